"""What the Croatian games announce, and what becomes of it."""

from __future__ import annotations

import pytest

from bela.cards import mask_of, parse_cards
from bela.referee import Ruling
from bela.rules.variants import house
from bela.rules.words import AnnounceHow
from ledger.situations import ANY, TRICK, board_of, hearts

RUN, HIGHER_RUN = "9c Tc Jc", "Js Qs Ks"
TRUMPS = "Jh 9h Ah Th Kh Qh"


def winner(ruling: Ruling) -> int | None:
    """Whose announcement won."""
    return board_of(ruling.situation).contest.winner


def award(ruling: Ruling) -> int:
    """What scores of the announcements, once a trick confirms it."""
    return sum(board_of(ruling.situation).contest.award)


def silent(table: str, said: int) -> list[str]:
    """All who have not declared say nothing."""
    return ["declare"] * (house(table).seats - said)


def declared(table: str, *held: str) -> Ruling:
    """Each seat has declared all that it can."""
    texts: list[str] = []
    for _ in range(house(table).seats):
        ruling = hearts(table, *held, texts=texts)
        texts.append(max((text for text in ruling.actions if "bela" not in text), key=len))
    return hearts(table, *held, texts=texts)


@pytest.mark.ledger("C-12", "C-13")
def test_runs_are_announced_before_the_first_trick_and_shown(table: str) -> None:
    worth = {"7s 8s 9s": 20, "8d 9d Td Jd": 50, "8d 9d Td Jd Qd": 100, "9h Th Jh": 20, "Ac Tc Kc": 0, "Ac Kc 7c": 0}
    for held, points in worth.items():
        ruling = declared(table, held)
        assert (ruling.phase, ruling.to_act, award(ruling)) == ("play", 0, points)
        for seat in range(1, house(table).seats):
            assert bool(ruling.seen[seat] & mask_of(parse_cards(held))) == bool(points)


@pytest.mark.ledger("C-14")
def test_fours_and_their_worth(table: str) -> None:
    for rank, points in {"J": 200, "9": 150, "A": 100, "K": 100, "Q": 100, "T": 100, "8": 0, "7": 0}.items():
        held = " ".join(f"{rank}{suit}" for suit in ("cds" if rank in "87" and house(table).turned else "cdhs"))
        assert award(declared(table, held)) == points


@pytest.mark.ledger("C-15", "X-17")
def test_the_bela_is_said_with_either_card_and_counts_whoever_wins_the_contest(table: str) -> None:
    texts = [*silent(table, 0), "Kh bela", TRICK]
    assert "Kh" in hearts(table, TRUMPS, texts=texts[:-2]).actions
    assert hearts(table, TRUMPS, texts=texts).bela[0] == 20
    beaten = hearts(table, TRUMPS, RUN, texts=["declare", "declare Jc/3", *silent(table, 2), "Kh bela", TRICK])
    assert (winner(beaten), beaten.bela[0]) == (1, 20)


@pytest.mark.ledger("C-15")
def test_king_or_queen_alone_or_of_another_suit_are_no_bela(table: str) -> None:
    for held in ("Kh Ks Qs Ad", "Qh Kd Qd As"):
        ruling = hearts(table, held, texts=silent(table, 0))
        assert held[:2] in ruling.actions
        assert "bela" not in " ".join(ruling.actions)


@pytest.mark.ledger("C-16")
def test_a_bela_said_at_the_start_can_decide_the_contest(table: str) -> None:
    held = (RUN, "Kh Qh 7s 8s 9s")
    assert "declare 9s/3 bela" in hearts(table, *held, texts=["declare Jc/3"]).actions
    with_bela = hearts(table, *held, texts=["declare Jc/3", "declare 9s/3 bela", *silent(table, 2)])
    assert winner(with_bela) == 1
    without = hearts(table, *held, texts=["declare Jc/3", "declare 9s/3", *silent(table, 2)])
    assert winner(without) == 0


@pytest.mark.ledger("C-17", "X-17")
def test_a_card_may_count_in_a_run_and_in_four_of_a_kind(table: str) -> None:
    assert award(declared(table, "8d 9d Td Tc Th Ts")) == 120
    trumps = hearts(table, TRUMPS, texts=["declare Ah/6", *silent(table, 1), "Kh bela", TRICK])
    assert (trumps.bela[0], award(trumps)) == (20, 100)


@pytest.mark.ledger("C-18", "X-16")
def test_at_equal_points_the_player_earlier_in_turn_scores(table: str) -> None:
    for earlier in range(house(table).seats - 1):
        held = [*[""] * earlier, RUN, HIGHER_RUN]
        assert winner(declared(table, *held)) == earlier


@pytest.mark.ledger("C-28")
def test_all_that_a_player_announced_is_compared_and_scored(table: str) -> None:
    ruling = declared(table, HIGHER_RUN, "7c 8c 9c Td Jd Qd")
    assert (winner(ruling), award(ruling)) == (1, 40)


@pytest.mark.ledger("C-19")
def test_all_eight_cards_of_a_suit_win_the_game(table: str) -> None:
    for held in (("7c 8c 9c Tc Jc Qc Kc Ac",), ("", "7d 8d 9d Td Jd Qd Kd Ad")):
        ruling = hearts(table, *held, scores=[400] * house(table).sides)
        assert ruling.settlement is not None
        assert (ruling.settlement.result, ruling.standing.game_winner) == ("belot", len(held) - 1)


@pytest.mark.ledger("X-08")
def test_a_run_is_taken_at_its_full_length(table: str) -> None:
    for held, longest in {"8d 9d Td Jd": "Jd/4", "7d 8d 9d Td Jd Qd": "Qd/6", "Ac Kc 7c": ""}.items():
        lead = [held[:2]] if house(table).announce_how is AnnounceHow.STEPWISE else []
        ruling = hearts(table, held, texts=lead)
        points = {"Jd/4": 50, "Qd/6": house(table).run_values[2]}.get(longest)
        stepwise = ("silent", f"announce {points}") if points else ("silent",)
        assert ruling.actions == (stepwise if lead else ("declare", f"declare {longest}") if longest else ("declare",))


@pytest.mark.ledger("X-17")
def test_the_bela_is_its_owners_whoever_wins_the_announcing(table: str) -> None:
    texts = ["declare", "declare Jc/3", *silent(table, 2), "Kh bela", TRICK]
    if house(table).announce_how is AnnounceHow.STEPWISE:
        texts = ["Kh bela", "silent", ANY, "announce 20", TRICK]
    ruling = hearts(table, TRUMPS, RUN, options={"bela_call": "either"}, texts=texts)
    assert (winner(ruling), ruling.bela[0]) == (1, 20)
