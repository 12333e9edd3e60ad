"""How long bots seem to think tells nothing about any hand."""

from __future__ import annotations

from bela import match as m
from bela.apps.pacing import LEAST, LEAST_CALL, MOST, thinking_time
from bela.deal.state import Board, Phase, changed
from bela.rules.variants import variant
from bela.table import Chance, Table
from driver.bots import wild


def boards(seed: int) -> list[tuple[int, Board, bool]]:
    """By turn of a deal: what everybody sees, and whether whoever is asked has no choice."""
    table = Table(m.open_match(variant("croatian_4")), {seat: wild() for seat in range(4)}, chance=Chance(seed))
    found = []
    while not table.match.hall.past:
        deal, seat = table.view(None).deal, table.match.to_act
        if deal is not None and seat is not None:
            found.append((table.turn, deal.board, len(table.legal(seat)) == 1))
        table.step()
    return found


def test_equal_boards_and_seeds_give_equal_times() -> None:
    first, again = ([thinking_time(7, turn, board) for turn, board, _ in boards(4)] for _ in range(2))
    assert first == again


def test_a_card_that_had_to_be_played_takes_as_long_as_any() -> None:
    """The time follows from the turn: with another hand, and so another number of choices, it is the same."""
    found = boards(4)
    assert {forced for _, board, forced in found if board.phase is Phase.PLAY} == {False, True}
    for turn, board, _ in found:
        bare = changed(board, counts=tuple(8 for _ in board.counts))
        assert thinking_time(7, turn, board) == thinking_time(7, turn, bare)


def test_cards_take_from_a_fifth_of_a_second_to_nine_tenths_and_calls_no_less_than_four() -> None:
    seconds = {phase: list[float]() for phase in Phase}
    for seed in range(60):
        for turn, board, _ in boards(1):
            seconds[board.phase].append(thinking_time(seed, turn, board))
    assert LEAST <= min(seconds[Phase.PLAY]) < LEAST + 0.01
    assert MOST - 0.01 < max(seconds[Phase.PLAY]) <= MOST
    assert min(seconds[Phase.BIDDING]) >= LEAST_CALL
    assert thinking_time(1, 1, None) >= LEAST_CALL


def test_other_seeds_give_other_times() -> None:
    assert len({thinking_time(seed, 9, None) for seed in range(20)}) == 20
