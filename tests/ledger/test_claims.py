"""Claiming the game, at every table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from bela.referee import Ruling
from bela.referee.check import reason_against
from bela.rules.variants import house
from ledger.situations import AS_IT_IS, TRICK, hearts

WINS = "Jh 9h Ac Kc Qc As"
"""The forehand takes the first trick, and holds a run of 20."""
ALLOWED = "allowed"
CLAIMS, DOSTA = {"end_mode": "claim"}, {"end_mode": "dosta"}


def taken(table: str, texts: Sequence[str], options: Mapping[str, str] = AS_IT_IS) -> int:
    """The card points of the forehand's side then."""
    points = hearts(table, WINS, texts=texts, options=options).taken
    assert points is not None
    return points[0]


def with_scores(
    table: str,
    texts: Sequence[str],
    scores: tuple[int, int],
    hanging: int = 0,
    options: Mapping[str, str] = AS_IT_IS,
) -> Ruling:
    """The same where the forehand's side, and every other, has so much already."""
    written = (scores[0], *[scores[1]] * (house(table).sides - 1))
    return hearts(table, WINS, texts=texts, scores=written, hanging=hanging, options=options)


@pytest.mark.ledger("S-37", "S-38")
def test_whoever_has_proved_the_target_may_claim_the_game(table: str) -> None:
    words = ["Jh", "announce 20", TRICK]
    need = house(table).target - taken(table, words) - 20
    assert reason_against(with_scores(table, words, (need, 0)), "0:claim") == ALLOWED
    assert reason_against(with_scores(table, words, (need - 1, 0)), "0:claim") == "S-37"


@pytest.mark.ledger("S-38")
def test_a_run_counts_for_a_claim_only_with_a_trick(table: str) -> None:
    held = ("7c 8c 9c Jh 9h", "Ac Kc", "Qc", "Jc")
    scores = [house(table).target - 20] + [0] * (house(table).sides - 1)
    ruling = hearts(table, *held, texts=["7c", "announce 20", "Ac", TRICK], scores=scores)
    assert (ruling.trick or (0, 0))[0] == 1
    assert reason_against(ruling, "0:claim") == "S-37"


@pytest.mark.ledger("S-37")
def test_a_claim_wins_at_once(table: str) -> None:
    words = ["Jh", TRICK]
    need = house(table).target - taken(table, words)
    ruling = with_scores(table, [*words, "0:claim"], (need, 0))
    assert (ruling.phase, ruling.standing.game_winner) == ("over", 0)


@pytest.mark.ledger("S-39")
def test_whoever_claims_first_wins_though_others_have_more(table: str) -> None:
    words = ["Jh", TRICK]
    need = house(table).target - taken(table, words)
    richer = house(table).target + 50
    ruling = with_scores(table, [*words, "0:claim"], (need, richer), options={"unclaimed_at_deal_end": "must_claim"})
    assert ruling.standing.game_winner == 0


@pytest.mark.ledger("X-12")
def test_a_claim_counts_what_is_proven_and_never_what_hangs(table: str) -> None:
    words = ["Jh", TRICK]
    need = house(table).target - taken(table, words, CLAIMS)
    assert reason_against(with_scores(table, words, (need, 0), options=CLAIMS), "0:claim") == ALLOWED
    short = with_scores(table, words, (need - 1, 0), options=CLAIMS, hanging=90)
    assert reason_against(short, "0:claim") in ("S-37", "X-12")
    assert (short.phase, short.to_act) == ("play", 0)


@pytest.mark.ledger("X-03")
def test_dosta_is_said_on_winning_a_trick_by_those_who_did_not_choose_trumps(table: str) -> None:
    words = ["Jh", TRICK]
    target = house(table).target
    need = target - taken(table, words, DOSTA)
    assert reason_against(with_scores(table, words, (need, 0), options=DOSTA), "0:claim") == ALLOWED
    assert reason_against(with_scores(table, words, (need - 1, 0), options=DOSTA), "0:claim") == "X-12"
    assert reason_against(with_scores(table, [*words, "9h"], (need, 0), options=DOSTA), "0:claim") == "X-03"


@pytest.mark.ledger("X-03")
def test_the_makers_cannot_say_dosta(table: str) -> None:
    maker = house(table).seats - 1
    held = ("Kh", *[""] * (maker - 1), "Jh")
    scores = [house(table).target - 1] * house(table).sides
    ruling = hearts(table, *held, texts=["Kh", TRICK], scores=scores, options=DOSTA)
    assert ruling.to_act == maker
    assert reason_against(ruling, f"{maker}:claim") == "X-03"
