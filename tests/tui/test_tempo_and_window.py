"""Tempo and window: what is looked at and how long, and what may be done where too little is seen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from textual.events import MouseDown, MouseUp

from bela.apps.tui.account_page import AccountPage
from bela.apps.tui.cloth import Cloth
from bela.apps.tui.manner import Tempo
from bela.i18n import LANGUAGES
from bela.rules.variants import house
from driver.bots import tame
from tui.looks import board
from tui.stage import AT_ONCE, LARGE, Setting, Stage, on_stage
from tui.test_screens import FOUR, playing


# ---------------------------------------------------------------- tempo
def test_a_finished_trick_lies_until_a_key_is_pressed_and_that_key_does_nothing_else() -> None:
    async def scene(stage: Stage) -> None:
        await stage.until(lambda: stage.table.resting)
        assert stage.notice.endswith("the trick. Any key goes on.")
        played = board(stage).tricks[-1].cards
        for card in played:
            assert stage.table.voice.short(card) in stage.text
        assert "┏" in "".join(stage.rows[1:17])
        await stage.press("q")
        assert not stage.table.resting
        assert len(board(stage).trick) == 0

    leading = {1: "As Ks Ac Kc Ad Kd Ah Kh", 0: "Js 9s Ts 7s 8s Qs Jh 9h"}
    two = replace(AT_ONCE, tempo=Tempo.KEY)
    on_stage(Setting(house("croatian_2"), people=(0, 1), dealer=1, hands=leading, turned="7d", manner=two), scene)


def test_title_score_and_talk_follow_the_trick_that_is_looked_at() -> None:
    """Nothing that the last trick of a deal led to is told before that trick has been looked at."""

    async def scene(stage: Stage) -> None:
        last = ""
        while any(board(stage).counts) or not last:
            await stage.until(lambda: stage.table.resting)
            assert stage.rows[0].endswith(f"Deal 1, trick {len(board(stage).tricks)}")
            last = stage.text
            await stage.press("space")
        assert isinstance(stage.page, AccountPage)
        assert any(stage.game.view.hall.standing.scores)
        score = next(row for row in last.splitlines() if "To 1001" in row)
        assert score.split()[-2:] == ["0", "0"]
        assert "written" not in last

    two = replace(AT_ONCE, tempo=Tempo.KEY)
    on_stage(Setting(house("croatian_2", target=1001), people=(0, 1), dealer=1, manner=two, bot=tame), scene)


def test_the_mouse_ends_the_look_at_a_trick_as_well() -> None:
    async def scene(stage: Stage) -> None:
        await stage.until(lambda: stage.table.resting)
        await stage.click("Cloth", 3, 9)
        assert not stage.table.resting

    two = replace(AT_ONCE, tempo=Tempo.KEY)
    on_stage(Setting(house("croatian_2"), people=(0, 1), dealer=1, manner=two), scene)


def test_the_tempo_goes_round_on_a_key() -> None:
    async def scene(stage: Stage) -> None:
        seen = []
        for _ in Tempo:
            await stage.press("t")
            seen.append(stage.notice)
        assert len(set(seen)) == len(Tempo)
        assert stage.app.manner == AT_ONCE

    on_stage(FOUR, scene)


def test_others_take_their_time_unless_told_not_to() -> None:
    waits = {tempo: (tempo.move, tempo.trick) for tempo in Tempo}
    assert waits[Tempo.OFF] == (0, 0)
    assert waits[Tempo.KEY][1] is None
    assert all(move > 0 for tempo, (move, _) in waits.items() if tempo is not Tempo.OFF)


# ---------------------------------------------------------------- the window
def test_the_window_may_change_in_mid_trick() -> None:
    async def scene(stage: Stage) -> None:
        await playing(stage)
        before, turn = stage.text, stage.game.table.turn
        for size in (LARGE, (100, 30), (80, 40), (80, 24)):
            await stage.resize(*size)
            assert stage.table.query_one(Cloth).size.height > 0
            for card in board(stage).trick:
                assert stage.table.voice.rank_short(card) in stage.text
        assert (stage.text, stage.game.table.turn) == (before, turn)
        await stage.press("enter")
        assert stage.game.table.turn > turn

    on_stage(FOUR, scene)


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5)])
def test_a_window_that_is_too_small_is_told_so_and_shows_no_card(size: tuple[int, int]) -> None:
    async def scene(stage: Stage) -> None:
        await playing(stage)
        before = stage.text
        await stage.resize(*size)
        told = " ".join(stage.text.split())
        assert told.startswith("The table needs a window")
        assert not set("♣♦♥♠│") & set(told)
        await stage.resize(80, 24)
        assert stage.text == before

    on_stage(FOUR, scene)


@pytest.mark.parametrize("size", [(79, 24), (80, 23)])
def test_in_a_window_that_is_too_small_nothing_is_done_unseen(size: tuple[int, int]) -> None:
    async def scene(stage: Stage) -> None:
        await playing(stage)
        turn, manner, page = stage.game.table.turn, stage.app.manner, stage.page
        await stage.resize(*size)
        await stage.press("enter", "space", *"1234567890", "question_mark", "escape", "right", "enter", "t", "g", "c")
        for kind in (MouseDown, MouseUp):
            for y in range(size[1]):
                stage.app.post_message(kind(None, 30, y, 0, 0, 1, shift=False, meta=False, ctrl=False))
            await stage.settle()
        assert (stage.game.table.turn, stage.app.manner, stage.page) == (turn, manner, page)

    on_stage(FOUR, scene)


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
def test_a_window_that_is_too_small_can_be_left(key: str) -> None:
    async def scene(stage: Stage) -> None:
        await stage.resize(60, 20)
        await stage.press(key)
        assert stage.app._exit

    on_stage(replace(FOUR, people=(0, 2)), scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_that_matter_most_are_named_in_the_smallest_window(language: str) -> None:
    async def scene(stage: Stage) -> None:
        shown = stage.rows[-1].split("  ")
        assert [name.strip()[0] for name in shown][:7] == ["?", "h", "r", "s", "l", "c", "q"]

    on_stage(replace(FOUR, manner=replace(AT_ONCE, language=language)), scene)
