"""What is thought out beside the screen: while a bot or a hint takes its time, the screen lives on."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest
from textual.events import Key

from bela.apps import hinting
from bela.apps.tui.manner import Tempo
from bela.apps.tui.page import TextPage
from bela.bots import LEVELS, RulesBot, ThinkingBot
from bela.bots.advice import Advice, advise
from bela.bots.making import make
from bela.deal import actions as a
from bela.deal.state import View
from bela.rules.variants import house
from bela.table import Patient
from tui.stage import AT_ONCE, Setting, Stage, on_stage


@pytest.fixture
def ready() -> Iterator[threading.Event]:
    """What a slow thinker waits for."""
    event = threading.Event()
    yield event
    event.set()


async def press(stage: Stage, key: str) -> None:
    """Press a key without waiting for anybody who thinks."""
    stage.app.post_message(Key(key, key))
    await stage.hop()


TWO = Setting(house("croatian_2", first_dealer="low_cut"), dealer=1)


# ---------------------------------------------------------------- hints
def test_while_a_hint_is_thought_out_the_screen_lives_on(
    ready: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(view: View, legal: tuple[a.Action, ...], rng: random.Random) -> Advice:
        ready.wait()
        return advise(view, legal, rng)

    monkeypatch.setattr(hinting, "advise", slow)

    async def scene(stage: Stage) -> None:
        await press(stage, "h")
        assert stage.notice == "One moment..."
        await press(stage, "l")
        assert isinstance(stage.page, TextPage)
        await press(stage, "q")
        ready.set()
        await stage.settle()
        assert stage.notice.startswith("A strong player would choose: ")

    on_stage(TWO, scene)


def test_a_hint_that_comes_too_late_is_not_told(ready: threading.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(view: View, legal: tuple[a.Action, ...], rng: random.Random) -> Advice:
        ready.wait()
        return advise(view, legal, rng)

    monkeypatch.setattr(hinting, "advise", slow)

    async def scene(stage: Stage) -> None:
        turn = stage.game.table.turn
        await press(stage, "h")
        await press(stage, "1")
        assert stage.game.table.turn > turn
        ready.set()
        await stage.settle()
        assert "A strong player" not in stage.notice

    on_stage(TWO, scene)


def test_who_is_not_asked_is_told_that_hints_come_later() -> None:
    async def scene(stage: Stage) -> None:
        await stage.until(lambda: stage.table.resting)
        stage.table.action_hint()
        await stage.settle()
        assert stage.notice == "A hint is given when you are asked something."

    two = replace(TWO, people=(0, 1), manner=replace(AT_ONCE, tempo=Tempo.KEY))
    on_stage(two, scene)


# ---------------------------------------------------------------- bots
class Slow(ThinkingBot):
    """A bot of a level that searches, and thinks until it is let go."""

    def __init__(self, ready: threading.Event) -> None:
        super().__init__(LEVELS["hard"])
        self._ready = ready

    def choose(self, view: View, legal: tuple[a.Action, ...], rng: random.Random) -> a.Action:
        self._ready.wait()
        return super().choose(view, legal, rng)


@pytest.mark.parametrize("tempo", [Tempo.OFF, Tempo.BRISK])
def test_while_a_bot_thinks_the_screen_lives_on(ready: threading.Event, tempo: Tempo) -> None:
    async def scene(stage: Stage) -> None:
        turn = stage.game.table.turn
        assert (stage.table.asked, stage.table.thinking) == (None, True)
        await press(stage, "l")
        assert isinstance(stage.page, TextPage)
        await press(stage, "q")
        assert stage.game.table.turn == turn
        ready.set()
        stage.app.manner = AT_ONCE
        await stage.settle()
        if tempo is Tempo.OFF:
            assert stage.game.table.turn > turn

    slow = Setting(
        house("croatian_2", first_dealer="low_cut"),
        dealer=0,
        bot=lambda: Patient(Slow(ready)),
        manner=replace(AT_ONCE, tempo=tempo),
        thinks=True,
    )
    on_stage(slow, scene)


class Failing(RulesBot):
    """Fails whenever it is asked."""

    def choose(self, view: View, legal: tuple[a.Action, ...], rng: random.Random) -> a.Action:
        raise KeyError(view.seat, legal, rng)


def test_of_a_bot_that_fails_it_is_told_on_the_table_and_play_goes_on() -> None:
    async def scene(stage: Stage) -> None:
        assert stage.table.asked is not None
        assert "the bot failed, and something sensible was done in its place." in stage.text

    on_stage(Setting(house("croatian_2", first_dealer="low_cut"), dealer=0, bot=Failing), scene)


def test_a_whole_deal_with_a_bot_that_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(stage: Stage) -> None:
        await stage.until(lambda: len(stage.game.table.match.hall.past) > 0)

    monkeypatch.setattr("bela.bots.level.LEAST_WORLDS", 2)
    on_stage(replace(TWO, bot=lambda: Patient(make("hard"))), scene)
