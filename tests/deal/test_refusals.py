"""Refusals: each reason is given where it bites, with the ledger id behind it, and nothing changes (X-07)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from bela.cards import CARDS
from bela.deal import actions as a
from bela.deal.decide import act, decide
from bela.deal.errors import IllegalAction
from bela.rules.law import Code
from support.scenes import Scene, scene


@dataclass(frozen=True)
class Row:
    """A table, what was said there, what is refused then, and why."""

    name: str
    hands: str
    """By seat, parted by a stroke; then the turned card or those left over, where there are any."""
    said: str
    refused: str
    reason: str
    options: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.name}: {self.refused}: {self.reason}"

    def scene(self) -> Scene:
        """The deal when the action is refused."""
        *hands, last = self.hands.split(" | ")
        place = {True: {"spare": last}, False: {"turned": last}}[self.name.startswith("croatian_3")]
        start = scene(self.name, *hands, options=self.options, **place)  # type: ignore[arg-type]
        return start.say(self.said) if self.said else start


SAID = "take; {}; silent"
CROATIAN = "take; declare; declare; {}"
THREE = "name h; discard 7d 8d; declare; declare; declare; {}"
DIALOGUE = {"announce_when": "with_first_card", "fours": "off", "announce_how": "stepwise", "seven_exchange": "off"}

ROWS = (
    # card play
    Row("scottish_2", "Ac 9s | Kc 9d | 7h", SAID.format("Ac"), "9d", "must_follow S-28"),
    Row("croatian_2", "Ac 9s | Kc 9d | 7h", CROATIAN.format("Ac"), "9d", "must_follow C-20"),
    Row("scottish_2", "Ac 9s | Kh 9d | 7h", SAID.format("Ac"), "9d", "must_trump S-28"),
    Row("croatian_2", "Ac 9s | Kh 9d | 7h", CROATIAN.format("Ac"), "9d", "must_trump C-20"),
    Row("scottish_2", "Th 9s | Ah 8h | 7h", SAID.format("Th"), "8h", "must_beat_trump S-29"),
    Row("croatian_2", "Th 9s | Ah 8h | 7h", CROATIAN.format("Th"), "8h", "must_beat_trump C-21"),
    Row("scottish_3", "Ac 9s | Th 9d | Ah 8h | 7h", "take; Ac; silent; Th; silent", "8h", "must_overtrump S-47"),
    Row("croatian_3", "Ac 9s | Th 9d | Ah 8h | 7d 8d", THREE.format("Ac; Th"), "8h", "must_overtrump C-21"),
    Row(
        *("scottish_3", "Ac 9s | Th 9d | Ah 8h | 7h", "take; Ac; silent; Th; silent", "8h"),
        reason="must_overtrump_house S-29",
        options={"must_undertrump": False},
    ),
    Row(
        *("croatian_3", "Ac 9s | Th 9d | Ah 8h | 7d 8d", THREE.format("Ac; Th"), "8h"),
        reason="must_overtrump_house C-21",
        options={"must_undertrump": False},
    ),
    Row(
        *("scottish_2", "Qc 9s | Kc 7c | 7h", SAID.format("Qc"), "7c", "must_beat_plain C-02"),
        options={"must_beat": "all_suits"},
    ),
    Row("scottish_2", "8h Ac | Kc 7c | 7h", "take", "8h", "low_trump_lead S-30"),
    Row("scottish_2", "Ac 9s | Kc 9d | 7h", "take", "Kc", "card_not_held X-07"),
    # choosing trumps
    Row("scottish_2", "Ac 9s | Kc 9d | 7h", "pass; pass", "name h", "turned_suit_named S-11"),
    Row("croatian_2", "Ac 9s | Kc 9d | 7h", "pass; pass", "name h", "turned_suit_named C-05"),
    Row("croatian_2", "Ac 9s | Kc 9d | 7h", "pass; pass; pass", "name h", "turned_suit_forced X-18"),
    Row("croatian_2", "Ac 9s | Kc 9d | 7h", "pass; pass; pass", "pass", "must_choose C-06"),
    Row("croatian_3", "Ac 9s | Kc 9d | Ah 8h | 7d 8d", "pass; pass", "pass", "must_choose X-22"),
    Row("scottish_2", "Ac 9s | Kc 9d | 7h", "", "schmeiss", "schmeiss_not_now S-41"),
    Row("clobyosh_2", "Ac 9s | Kc 9d | 7h", "schmeiss", "take", "schmeiss_answer S-42"),
    # exchange and discard
    Row("scottish_2", "Ac 9s | Kc 7h | Ah", "take", "swap", "no_swap S-14"),
    Row("croatian_2", "Ac 9s | Kc 7h | Ah", "take", "swap", "no_swap C-07"),
    Row("croatian_3", "Ac 9s | Kc 9d | Ah 8h | 7d 8d", "name h", "discard Kc 9d", "bad_discard C-09"),
    Row("croatian_3", "Ac 9s | Kc 9d | Ah 8h | 7d 8d", "name h", "swap", "wrong_phase X-07"),
    Row("croatian_3", "Ac 9s | Kc 9d | Ah 8h | 7d 8d", "name h; discard 7d 8d", "swap", "no_swap X-07"),
    # announcing
    Row("scottish_2", "Ac 9s | Kc 9d | 7h", "take; Ac", "announce 20", "run_not_held S-16"),
    Row(
        "scottish_2", "Ac 9s | Kc 9d | 7h", "take; Ac; silent; Kc; silent", "0:announce 20", "too_late_to_announce S-16"
    ),
    Row(
        *("scottish_2", "Kc Qc Jc Tc | 9d 8d 7d Ad | 7h", "take; Kc; announce 50; Ad", "announce 20"),
        reason="too_little_to_announce S-23",
    ),
    Row(
        *("croatian_2", "Kc Qc Jc Tc | 9d 8d 7d Ad | 7h", "take; Kc; announce 50; Ad", "announce 20"),
        reason="too_little_to_announce C-28",
        options=DIALOGUE,
    ),
    Row("croatian_2", "Ac 9s | Kc 9d | 7h", "take", "declare Ac/3", "run_not_held C-13"),
    Row("croatian_2", "Ac 9s | Kc 9d | 7h", "take", "declare 4xA", "four_not_held C-14"),
    Row(
        *("scottish_2", "Ac 9s | Kc 9d | 7h", "take; Ac", "declare 4xA", "four_not_held S-16"),
        options={"announce_how": "open_value"},
    ),
    Row("croatian_2", "Ac 9s | Kc 9d | 7h", "take; declare; declare", "declare", "too_late_to_announce C-12"),
    Row(
        *("croatian_2", "Tc Td Th Ts 9c 8c | Ac Kc Ad Kd As Ks | 7h", "take", "declare Tc/3 4xT"),
        reason="card_used_twice C-17",
        options={"card_reuse": "once"},
    ),
    Row("scottish_2", "Kh Ac | Kc 7c | 7h", "take", "Kh bela", "bela_not_now S-21"),
    Row("croatian_2", "Kh Ac | Kc 7c | 7h", "take", "declare bela", "bela_not_now C-15"),
    # claims
    Row("scottish_2", "Ac 9s | Kc 9d | 7h", "take; Ac", "0:claim", "claim_falls_short S-37"),
    Row(
        "croatian_2", "Ac 9s | Kc 9d | 7h", "take; declare", "0:claim", "claim_falls_short X-12", {"end_mode": "claim"}
    ),
    Row("croatian_2", "Ac 9s | Kc 9d | 7h", "take; declare", "0:claim", "claim_not_yours X-03", {"end_mode": "dosta"}),
    Row("croatian_2", "Ac 9s | Kc 9d | 7h", "take; declare", "0:claim", "no_claims_here C-26"),
    # whatever has no better id
    Row("scottish_2", "Ac 9s | Kc 9d | 7h", "", "1:pass", "not_your_turn X-07"),
    Row("scottish_2", "Ac 9s | Kc 9d | 7h", "", "Ac", "wrong_phase X-07"),
    Row("croatian_2", "Ac 9s | Kc 9d | 7h", "take", "Ac", "wrong_phase X-07"),
)
ELSEWHERE = {Code.NOT_POSSIBLE}
"""Only chance, and what cannot be written, is refused so."""


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_the_reason_and_the_id_are_those_of_the_rule_that_bites(row: Row) -> None:
    assert row.scene().refusal(row.refused) == row.reason


def test_every_reason_is_given_somewhere() -> None:
    assert {row.reason.split()[0] for row in ROWS} == {code.value for code in set(Code) - ELSEWHERE}


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_what_would_be_legal_is_told_to_the_seat_to_act_alone(row: Row) -> None:
    start = row.scene()
    asked = start.board.to_act
    for seat in range(start.deal.rules.seats):
        told = refused(start, seat, a.Discard(None))
        assert (told.to_act, bool(told.legal)) == (asked, seat == asked)


def refused(start: Scene, seat: int, action: a.Action) -> IllegalAction:
    """The refusal of an action."""
    with pytest.raises(IllegalAction) as caught:
        decide(start.deal, seat, action)
    return caught.value


@pytest.mark.parametrize("seat", [-1, 2, 99])
@pytest.mark.parametrize("action", [a.Pass(), a.Claim(), a.Play(CARDS[0])])
def test_a_seat_that_is_not_at_the_table_does_nothing(seat: int, action: a.Action) -> None:
    start = scene("scottish_2", "Ac 9s", "Kc 9d", turned="7h", options={"target": 1}).say(
        "take; Ac; silent; Kc; silent"
    )
    told = refused(start, seat, action)
    assert (told.code, told.to_act, told.legal) == (Code.NOT_YOUR_TURN, 0, ())


def test_when_the_deal_is_over_nothing_is_done() -> None:
    start = scene("scottish_2", "Ac", "Kc", turned="7h").say("take; Ac; silent; Kc; silent")
    assert start.asked == ("over", None)
    for action in (a.Pass(), a.Good(), a.Swap()):
        told = refused(start, 0, action)
        assert (told.code, told.to_act, told.legal) == (Code.NOT_YOUR_TURN, None, ())
    assert refused(start, 0, a.Claim()).code is Code.WRONG_PHASE


def test_a_refusal_says_what_was_wrong_and_why() -> None:
    told = refused(scene("scottish_2", "Ac 9s", "Kc 9d", turned="7h"), 1, a.Pass())
    assert str(told) == "not_your_turn (X-07)"


def test_acting_tells_what_happened_and_deciding_tells_the_same() -> None:
    start = scene("scottish_2", "Ac 9s", "Kc 9d", turned="7h")
    assert act(start.deal, 0, a.Take())[1] == decide(start.deal, 0, a.Take())
