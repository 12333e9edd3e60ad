"""What becomes of a run that won, and of the Bela."""

from __future__ import annotations

import pytest

from bela.cards import mask_of, parse_cards
from bela.referee import Ruling
from bela.rules.variants import house
from bela.rules.words import BelaCall
from ledger.situations import ANY, TRICK, hearts

STRONG = "Jh 9h 9c Tc Jc Qs Ks As"
"""Two runs, and the two highest trumps to win the first two tricks."""
WEAK = "7d 8d 9d"
"""A run that loses."""
CONTESTED = ("Jh", "announce 20", ANY, "announce 20", "from A", "good", TRICK)
"""The first trick: the forehand announces, the next player too, and loses."""
EITHER = {"bela_call": "either"}
TRUMPS = "Jh 9h Ah Th Kh Qh"
"""The Bela, and no trump outside is higher."""


def sees(ruling: Ruling, seat: int, cards: str) -> str:
    """Which of the cards the seat has seen."""
    return " ".join(card for card in cards.split() if ruling.seen[seat] & mask_of(parse_cards(card)))


@pytest.mark.ledger("S-16")
def test_nothing_is_announced_in_the_second_trick(table: str) -> None:
    ruling = hearts(table, STRONG, texts=["Jh", "silent", TRICK, "9h"])
    assert (ruling.phase, ruling.to_act) == ("play", 1)


@pytest.mark.ledger("S-19")
def test_a_run_counts_once_its_owner_has_taken_a_trick(table: str) -> None:
    held = ("7c 8c 9c Jh 9h", "Ac Kc", "Qc", "Jc")
    first = hearts(table, *held, texts=["7c", "announce 20", "Ac", "good", TRICK])
    assert (first.trick or (0, 0))[0] == 1
    assert first.announced[0] == 0
    won = hearts(table, *held, texts=["Jh", "announce 20", TRICK])
    assert (won.trick, won.announced[0]) == ((0, (won.trick or (0, 0))[1]), 20)


@pytest.mark.ledger("S-26", "S-27")
def test_the_winner_scores_all_runs_that_are_shown(table: str) -> None:
    asked = hearts(table, STRONG, WEAK, texts=[*CONTESTED, "9h"])
    assert (asked.to_act, asked.actions) == (0, ("show", "show Jc/3"))
    for shown, points in (("show Jc/3", 40), ("show", 20)):
        ruling = hearts(table, STRONG, WEAK, texts=[*CONTESTED, "9h", shown, TRICK])
        assert ruling.announced == (points, *[0] * (len(ruling.announced) - 1))


@pytest.mark.ledger("S-27")
def test_a_run_is_shown_in_the_second_trick_and_the_losing_one_never(table: str) -> None:
    words = CONTESTED
    for texts, run in ((words, ""), ([*words, "9h"], ""), ([*words, "9h", "show"], "Qs Ks As")):
        ruling = hearts(table, STRONG, WEAK, texts=texts)
        assert sees(ruling, 1, "9c Tc Jc Qs Ks As") == run
    assert sees(hearts(table, STRONG, WEAK, texts=[*words, "9h", "show", TRICK]), 0, "9d") == ""


@pytest.mark.ledger("S-20", "X-17")
def test_king_and_queen_of_trumps_in_one_hand_bring_20(table: str) -> None:
    pair = hearts(table, "Kh Qh Ks Qs Ad", options=EITHER)
    assert [text for text in pair.actions if "bela" in text] == ["Qh bela", "Kh bela"]
    said = hearts(table, TRUMPS, options=EITHER, texts=["Kh bela", "silent", TRICK])
    assert said.bela[0] == 20
    assert said.announced[0] == 0


@pytest.mark.ledger("S-20")
def test_the_king_without_the_queen_is_no_bela(table: str) -> None:
    for held in ("Kh Ks Qs Ad", "Qh Kd Qd As", "Kh Jh Ad"):
        ruling = hearts(table, held, options=EITHER)
        assert held[:2] in ruling.actions
        assert "bela" not in " ".join(ruling.actions)


@pytest.mark.ledger("S-21")
def test_the_bela_is_said_with_the_card_that_the_table_wants(table: str) -> None:
    first = ["Kh", "silent", TRICK]
    ruling = hearts(table, TRUMPS, texts=first)
    assert "Qh" in ruling.actions
    assert ("Qh bela" in ruling.actions) == (house(table).bela_call is BelaCall.SECOND_CARD)
