"""Bots at tables of the server: what they see, how long they take, and what becomes of one that fails."""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bela.apps.web import thinking
from bela.apps.web.botting import QUANTUM
from bela.apps.web.game.due import AskBots, due
from bela.apps.web.game.state import State
from bela.apps.web.thinking import Asked, HereAndNow, Question, Thought, legal_of
from bela.apps.web.workers import Workers
from bela.bots import Bot
from bela.cards import CARDS
from bela.deal import actions as a
from bela.deal.notation import action_text
from bela.deal.state import View
from bela.match import act, open_match, view_of
from bela.rules.variants import VARIANTS, variant
from web.fakes import in_loop, settled
from web.sitting import asked, club
from web.test_turns import room_of

report = pytest.mark.report


class Wrong:
    """Answers what it likes."""

    def __init__(self, answer: Callable[[View], a.Action]) -> None:
        self._answer = answer

    def choose(self, view: View, _legal: tuple[a.Action, ...], _rng: random.Random) -> a.Action:
        return self._answer(view)

    def claims(self, _view: View) -> bool:
        return False


def raising(_view: View) -> a.Action:
    raise KeyError("Kh")


def foreign_card(view: View) -> a.Action:
    """A card that the seat does not hold."""
    assert view.hand is not None
    return a.play(next(card for card in CARDS if not view.hand.cards >> card & 1))


@report("FR-62")
@pytest.mark.parametrize("answer", [raising, foreign_card])
@in_loop
async def test_a_bot_that_fails_is_replaced_and_the_match_goes_on(
    answer: Callable[[View], a.Action],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(thinking, "bot_of", lambda _level, _style: Wrong(answer))
    rng = random.Random(1)
    with caplog.at_level(logging.ERROR):
        async with club(tmp_path) as found:
            guests = await found.table("scottish_2", options={"target": 60, "match_wins": 1})
            while (guest := await asked(guests)) is not None:
                await guest.do(rng.choice(guest.legal))
            told = [json.loads(data) for data in guests[0].heard if b"bot_failed" in data]
    assert told
    assert all(one == {"t": "bot_failed", "seat": 1} for one in told), "whose turn it was, and nothing else"
    assert "the bot in seat 1 failed" in caplog.text
    assert not [card for card in ("Kh", "7c", "8c") if card in caplog.text]


@report("FR-63")
@in_loop
async def test_a_bot_that_repeats_itself_is_asked_on_and_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "bot_of", lambda _level, _style: Wrong(lambda _view: a.Announce(20)))
    rng = random.Random(2)
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", options={"target": 60, "match_wins": 1})
        while (guest := await asked(guests)) is not None:
            await guest.do(rng.choice(guest.legal))
        assert guests[0].parts["table"]["stage"] == "over"


@in_loop
async def test_how_long_a_bot_takes_does_not_depend_on_any_hand(tmp_path: Path) -> None:
    """The delay is worked out from a state; with other cards in all hands it is the same."""
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4")
        seen, rng = 0, random.Random(3)
        for _ in range(30):
            room = room_of(guests[0])
            for one in due(room.state):
                if isinstance(one, AskBots):
                    seen += 1
                    assert one == next(other for other in due(with_other_hands(room.state)) if type(other) is AskBots)
            guest = await asked(guests)
            assert guest is not None
            await guest.do(rng.choice(guest.legal))
        assert seen > 10


def with_other_hands(state: State) -> State:
    match = state.match
    assert match is not None
    assert match.deal is not None
    deal = replace(match.deal, hands=(*match.deal.hands[1:], match.deal.hands[0]))
    return replace(state, match=replace(match, deal=deal))


class Slow(HereAndNow):
    """Thinks until it is let go."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()

    async def ask(self, question: Question) -> Thought:
        await self.ready.wait()
        return await super().ask(question)


@in_loop
async def test_a_bot_that_thinks_longer_answers_at_a_round_time(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4")
        room, slow = room_of(guests[0]), Slow()
        object.__setattr__(found.house, "thinkers", slow)
        while not any(isinstance(one, AskBots) and one.seat is not None for one in due(room.state)):
            found.hear(guests)
            if guests[0].legal:
                await guests[0].do(guests[0].legal[0])
            else:
                await found.clock.to_next()
        turn = room.state.turn
        (waits,) = [one.delay for one in due(room.state) if isinstance(one, AskBots)]
        began = room.state.times.asked_at
        await found.clock.pass_by(began + waits + 1_300 - found.clock.now())
        slow.ready.set()
        await settled()
        assert room.state.turn == turn
        await found.clock.to_next()
        assert room.state.turn == turn + 1
        assert found.clock.now() == began + waits + 3 * QUANTUM


def question(move: bool = True, level: str = "rules") -> Question:  # noqa: FBT001, FBT002 - a test's own
    match = open_match(variant("croatian_4"), 0)
    match, _ = act(match, None, a.Pack(CARDS))
    match, _ = act(match, None, a.Cut(0))
    view = view_of(match, 1).deal
    assert view is not None
    return Question((), Asked(level, "even", view) if move else None, "whim")


@in_loop
async def test_bots_play_in_the_style_of_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen, usual = set(), thinking.bot_of

    def noted(level: str, style: str) -> Bot:
        seen.add((level, style))
        return usual(level, style)

    monkeypatch.setattr(thinking, "bot_of", noted)
    async with club(tmp_path) as found:
        options = {"target": 1, "match_wins": 1}
        guests = await found.table("scottish_2", options=options, level="easy", style="bold")
        while (guest := await asked(guests)) is not None:
            await guest.do(guest.legal[0])
    assert seen == {("easy", "bold")}
    assert thinking.bot_of("easy", "bold") != thinking.bot_of("easy", "calm")


@pytest.mark.parametrize("name", VARIANTS)
def test_a_question_reaches_another_process_as_it_is(name: str) -> None:
    match = open_match(variant(name), 0)
    match, _ = act(match, None, a.Pack(CARDS))
    match, _ = act(match, None, a.Cut(0))
    view = view_of(match, 1).deal
    assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301 - our own


@in_loop
async def test_workers_answer_as_bots_do_here() -> None:
    workers = Workers(1)
    try:
        assert await workers.ask(question()) == thinking.think(question())
        assert await workers.ask(question(move=False)) == Thought()
        hinted = replace(question(), hint=True)
        assert await workers.ask(hinted) == thinking.think(hinted)
    finally:
        workers.close()


@in_loop
async def test_a_worker_that_hangs_or_dies_is_replaced_and_something_legal_is_done() -> None:
    workers = Workers(1, limit=0.0)
    try:
        thought = await workers.ask(question())
        view = question().move.view  # type: ignore[union-attr]
        assert thought.action in {action_text(action) for action in legal_of(view)}
        assert [fault.error for fault in thought.faults] == ["slow"]
        hinted = await workers.ask(replace(question(), hint=True))
        assert hinted.advice is not None
        assert (hinted.action, hinted.advice.best in legal_of(view)) == (None, True)
        workers._limit = 30.0  # noqa: SLF001 - the test's own worker
        assert (await workers.ask(question())).faults == ()
        unknown = await workers.ask(question(level="nobody"))
        assert unknown.action is not None
    finally:
        workers.close()
