"""The Scottish dialogue, between two, three and four."""

from __future__ import annotations

import pytest

from bela.referee import Ruling
from ledger.situations import ANY, TRICK, board_of, hearts

NINE_TO_JACK, TEN_TO_QUEEN, JACK_TO_KING = "9c Tc Jc", "Td Jd Qd", "Js Qs Ks"
LEADS = ["Jc", "announce 20", ANY]
"""The forehand leads and announces, and the next player has played."""


def winner(ruling: Ruling) -> int | None:
    """Whose announcement won."""
    return board_of(ruling.situation).contest.winner


@pytest.mark.ledger("S-15", "S-22")
def test_the_forehand_may_announce_straight_after_leading(table: str) -> None:
    before = hearts(table, NINE_TO_JACK)
    assert (before.phase, before.to_act) == ("play", 0)
    led = hearts(table, NINE_TO_JACK, texts=["Jc"])
    assert (led.phase, led.to_act, led.actions) == ("announcing", 0, ("silent", "announce 20"))


@pytest.mark.ledger("S-15")
def test_a_run_kept_silent_loses_to_a_lower_one(table: str) -> None:
    ruling = hearts(table, JACK_TO_KING, NINE_TO_JACK, texts=["Ks", "silent", ANY, "announce 20", TRICK])
    assert winner(ruling) == 1


@pytest.mark.ledger("S-16", "S-18")
def test_what_may_be_announced(table: str) -> None:
    worth = {"7s 8s 9s": ["20"], "9h Th Jh": ["20"], "8d 9d Td Jd": ["50"], "7d 8d 9d Td Jd": ["50"], "Tc Kc Ac": []}
    for cards, points in worth.items():
        ruling = hearts(table, cards, texts=[cards[-2:]])
        assert ruling.actions == ("silent", *(f"announce {each}" for each in points))


@pytest.mark.ledger("S-17", "S-23")
def test_a_longer_run_beats_a_higher_one(table: str) -> None:
    ruling = hearts(table, "7c 8c 9c Tc", JACK_TO_KING, texts=["7c", "announce 50", ANY])
    assert (ruling.to_act, ruling.actions) == (1, ("good",))
    ruling = hearts(table, JACK_TO_KING, "7c 8c 9c Tc", texts=["Ks", "announce 20", ANY, "announce 50"])
    assert ruling.to_act != 0 or ruling.phase == "play"


@pytest.mark.ledger("S-17", "S-24")
def test_of_equal_runs_the_higher_one_wins(table: str) -> None:
    ruling = hearts(table, NINE_TO_JACK, JACK_TO_KING, texts=[*LEADS, "announce 20", "from J", "from K", TRICK])
    assert winner(ruling) == 1
    ruling = hearts(table, JACK_TO_KING, NINE_TO_JACK, texts=["Ks", "announce 20", ANY, "announce 20", "from K"])
    assert (ruling.to_act, ruling.actions) == (1, ("good",))


@pytest.mark.ledger("S-23")
def test_as_much_or_more_may_be_announced_against_a_run(table: str) -> None:
    assert hearts(table, NINE_TO_JACK, JACK_TO_KING, texts=LEADS).actions == ("good", "announce 20")
    assert hearts(table, NINE_TO_JACK, "Js Qs Ks As", texts=LEADS).actions == ("good", "announce 50")
    assert hearts(table, NINE_TO_JACK, texts=LEADS).actions == ("good",)


@pytest.mark.ledger("S-24")
def test_at_equal_size_the_top_card_is_named_and_answered(table: str) -> None:
    asked = hearts(table, NINE_TO_JACK, "9s Ts Js", texts=[*LEADS, "announce 20"])
    assert (asked.to_act, asked.actions) == (0, ("from J",))
    level = hearts(table, NINE_TO_JACK, "9h Th Jh", texts=[*LEADS, "announce 20", "from J"])
    assert (level.to_act, level.actions) == (1, ("good", "same"))
    higher = hearts(table, NINE_TO_JACK, JACK_TO_KING, texts=[*LEADS, "announce 20", "from J"])
    assert (higher.to_act, higher.actions) == (1, ("good", "from K"))


@pytest.mark.ledger("S-25")
def test_at_equal_top_cards_the_run_in_trumps_wins(table: str) -> None:
    words = [*LEADS, "announce 20", "from J", "same", "suit c"]
    ruling = hearts(table, NINE_TO_JACK, "9h Th Jh", texts=words)
    assert (ruling.to_act, ruling.actions) == (1, ("good", "suit h"))
    assert winner(hearts(table, NINE_TO_JACK, "9h Th Jh", texts=[*words, "suit h", TRICK])) == 1


@pytest.mark.ledger("S-25")
def test_when_neither_run_is_in_trumps_the_forehand_wins(table: str) -> None:
    words = [*LEADS, "announce 20", "from J", "same", "suit c"]
    assert hearts(table, NINE_TO_JACK, "9s Ts Js", texts=words).actions == ("good",)
    assert winner(hearts(table, NINE_TO_JACK, "9s Ts Js", texts=[*words, TRICK])) == 0


@pytest.mark.ledger("X-15")
def test_between_fifties_the_lengths_come_before_the_top_cards(table: str) -> None:
    held = ("Jc Qc Kc Ac", "7s 8s 9s Ts Js")
    words = ["Ac", "announce 50", ANY, "announce 50"]
    asked = hearts(table, *held, texts=words)
    assert (asked.to_act, asked.actions) == (0, ("length 4",))
    answer = hearts(table, *held, texts=[*words, "length 4"])
    assert (answer.to_act, answer.actions) == (1, ("good", "length 5"))
    assert winner(hearts(table, *held, texts=[*words, "length 4", "length 5", TRICK])) == 1
