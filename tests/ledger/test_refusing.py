"""X-07: what is not allowed is refused, says why and what would be right, and changes nothing."""

from __future__ import annotations

import pytest

from bela.deal.actions import Take
from bela.deal.decide import act
from bela.deal.errors import IllegalAction
from bela.referee import Ruling
from bela.referee.check import reason_against
from bela.rules.variants import house
from bela.rules.words import AnnounceWhen
from ledger.situations import ANY, hearts


def led(table: str) -> Ruling:
    """The forehand has led the king of spades, and the next player holds a spade and a trump."""
    first = [ANY] * house(table).seats if house(table).announce_when is AnnounceWhen.BEFORE_FIRST_TRICK else []
    words = ["silent"] if not first else []
    return hearts(table, "Ks Ah", "8s 9h", texts=[*first, "Ks", *words])


@pytest.mark.ledger("X-07")
def test_a_revoke_cannot_happen(table: str) -> None:
    assert reason_against(led(table), "9h") in ("S-28", "C-20")
    assert reason_against(led(table), "8s") == "allowed"


@pytest.mark.ledger("X-07")
def test_what_nothing_better_forbids_is_refused(table: str) -> None:
    for said in ("0:8s", "0:Ah", "Ah", "pass", "draw 0:Ah", "sing"):
        assert reason_against(led(table), said) == "X-07"


@pytest.mark.ledger("X-07")
def test_only_the_seat_to_act_is_told_what_would_be_right(table: str) -> None:
    situation = led(table).situation
    assert situation is not None
    for seat, legal in ((1, led(table).actions), (0, ())):
        with pytest.raises(IllegalAction) as refused:
            act(situation.deal, seat, Take())
        assert len(refused.value.legal) == len(legal)
        assert refused.value.to_act == 1
