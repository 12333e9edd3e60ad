"""The talk beside the table: whole sentences, and what was told before."""

from __future__ import annotations

import pytest

from bela.apps.tui.talk import Log, spare
from bela.deal.state import Phase
from tui.looks import bidding, board
from tui.stage import LARGE, SMALL, Stage, on_stage
from tui.test_screens import FOUR


def shown(stage: Stage) -> list[str]:
    """The rows of the talk."""
    region = stage.page.query_one(Log).region
    return [row[region.x : region.right].strip() for row in stage.rows[region.y : region.bottom]]


@pytest.mark.parametrize("size", [SMALL, (90, 27), (100, 30), LARGE])
def test_what_was_told_last_begins_with_a_whole_sentence(size: tuple[int, int]) -> None:
    async def scene(stage: Stage) -> None:
        await stage.resize(*size)
        for _ in range(6):
            await stage.answer(lambda _count: 0)
            if board(stage).phase is not Phase.PLAY:
                continue
            told = stage.game.told(stage.table.voice)
            rows = [row for row in shown(stage) if row]
            assert any(line.startswith(rows[0]) for line in told)
            assert told[-1].endswith(rows[-1])

    on_stage(FOUR, scene)


def test_what_was_told_before_is_leafed_through() -> None:
    async def scene(stage: Stage) -> None:
        await stage.until(lambda: len(board(stage).tricks) > 4)
        turn, last = stage.game.table.turn, shown(stage)
        await stage.press("pageup")
        before = shown(stage)
        assert before != last
        await stage.press("home")
        assert "Deal 1: North deals." in shown(stage)
        await stage.press("h")
        assert "Deal 1: North deals." in shown(stage)
        await stage.press("pagedown")
        assert "Deal 1: North deals." not in shown(stage)
        await stage.press("end")
        assert (shown(stage), stage.game.table.turn) == (last, turn)
        await stage.press("home")
        await stage.answer(lambda _count: 0)
        assert "Deal 1: North deals." not in shown(stage)

    on_stage(FOUR, scene)


def test_the_choices_leave_the_keys_to_the_talk() -> None:
    async def scene(stage: Stage) -> None:
        turn = stage.game.table.turn
        await stage.press("end", "enter", "home", "enter")
        assert stage.game.table.turn == turn

    on_stage(bidding(), scene)


@pytest.mark.parametrize(
    ("heights", "room", "empty"),
    [((1, 2), 3, 0), ((2, 2), 3, 1), ((3, 1, 1), 4, 2), ((1, 5), 4, 0), ((), 4, 0), ((2, 1, 2), 3, 0)],
)
def test_rows_are_left_empty_so_that_no_sentence_is_cut(heights: tuple[int, ...], room: int, empty: int) -> None:
    """A sentence higher than the room shows its end."""
    assert spare(heights, room) == empty
