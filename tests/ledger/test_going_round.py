"""X-24: the announcing with more than two players."""

from __future__ import annotations

import pytest

from bela.referee import Ruling
from ledger.situations import ANY, TRICK, board_of, hearts

JACK, QUEEN, KING = "9c Tc Jc", "Td Jd Qd", "Js Qs Ks"
KING_OF_FOUR = "Ts Js Qs Ks"
FIRST = ["Jc", "announce 20"]


def asked(ruling: Ruling) -> tuple[int | None, tuple[str, ...]]:
    """Who is asked, and for what."""
    return ruling.to_act, ruling.actions


@pytest.mark.ledger("X-24")
def test_a_later_player_is_measured_against_what_stands(table: str) -> None:
    held, words = ("", JACK, KING), [ANY, "silent", ANY, "announce 20", ANY]
    assert asked(hearts(table, *held, texts=words)) == (2, ("good", "announce 20"))
    assert asked(hearts(table, *held, texts=[*words, "announce 20"])) == (1, ("from J",))
    assert asked(hearts(table, *held, texts=[*words, "announce 20", "from J"])) == (2, ("good", "from K"))


@pytest.mark.ledger("X-24")
def test_what_was_said_stands_against_later_players_as_well(table: str) -> None:
    words = [*FIRST, ANY, "announce 20", "from J", "from Q", ANY, "announce 20"]
    assert asked(hearts(table, JACK, QUEEN, KING, texts=words)) == (2, ("good", "from K"))


@pytest.mark.ledger("X-24")
def test_the_best_of_all_wins(table: str) -> None:
    words = [*FIRST, ANY, "announce 20", "from J", "from Q", ANY, "announce 20", "from K"]
    ruling = hearts(table, JACK, QUEEN, KING, texts=[*words, TRICK])
    assert board_of(ruling.situation).contest.winner == 2


@pytest.mark.ledger("X-24", "X-14")
def test_a_partner_is_asked_only_for_what_scores_more(table: str) -> None:
    words = [*FIRST, ANY, "good", ANY]
    assert asked(hearts(table, JACK, "", KING, texts=words)) == (2, ("good",))
    assert asked(hearts(table, JACK, "", KING_OF_FOUR, texts=words)) == (2, ("good", "announce 50"))


@pytest.mark.ledger("X-24", "X-14")
def test_both_partners_show(table: str) -> None:
    first_trick = ["Jh", "announce 20", ANY, "good", ANY, "good", ANY, "good"]
    held = ("Jh 9h 9c Tc Jc", "", "Jd Qd Kd")
    assert asked(hearts(table, *held, texts=[*first_trick, "9h"])) == (0, ("show",))
    assert asked(hearts(table, *held, texts=[*first_trick, "9h", "show", ANY, ANY])) == (2, ("show", "show Kd/3"))
    ruling = hearts(table, *held, texts=[*first_trick, "9h", "show", ANY, ANY, "show Kd/3", ANY])
    assert ruling.announced == (40, 0)
