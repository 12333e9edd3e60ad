"""Reports on timers: who has how much time, and what happens when it is over."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bela.apps.web.clockwork import PER, RESERVE
from web.fakes import in_loop
from web.sitting import Guest, asked, club
from web.test_turns import room_of

report = pytest.mark.report
BRISK = PER["brisk"]


async def brisk(found: object, people: int = 2, **more: object) -> tuple[list[Guest], Guest]:
    """A table with clocks, and whoever is asked."""
    guests = await found.table("scottish_2", people, clock="brisk", **more)  # type: ignore[attr-defined]
    guest = await asked(guests)
    assert guest is not None
    return guests, guest


@report("FR-61")
@in_loop
async def test_a_refused_move_of_anybody_leaves_the_deadline_as_it_is(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests, guest = await brisk(found)
        other = next(one for one in guests if one is not guest)
        deadline = guest.parts["clock"]["deadline"]
        assert deadline == found.clock.now() + BRISK + RESERVE["brisk"]
        await found.clock.pass_by(deadline - found.clock.now() - 2_000)
        for one in (guest, other):
            assert (await one.do("7c bela"))["t"] == "refused"
            assert one.parts["clock"]["deadline"] == deadline
        state = guest.state
        await found.clock.pass_by(1_999)
        guest.hear()
        assert guest.state == state
        await found.clock.pass_by(1)
        guest.hear()
        assert guest.state == state + 1
        assert b'"why":"auto"' in b"".join(guest.heard)


@in_loop
async def test_what_a_move_takes_beyond_its_time_comes_from_the_reserve(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        _, guest = await brisk(found)
        seat = guest.seat
        assert seat is not None
        await found.clock.pass_by(BRISK - 1_000)
        await guest.do("pass")
        assert guest.parts["clock"]["left"][seat] == RESERVE["brisk"]
        guests, guest = await brisk(found)
        await found.clock.pass_by(BRISK + 7_000)
        await guest.do("pass")
        assert guest.parts["clock"]["left"][guest.seat or 0] == RESERVE["brisk"] - 7_000
        assert len(guests) == 2


@in_loop
async def test_a_move_that_comes_when_the_time_is_over_does_not_count_beside_the_automatic_one(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        _, guest = await brisk(found)
        room, state = room_of(guest), guest.state
        found.clock.time += BRISK + RESERVE["brisk"]  # the alarm has not rung yet
        answer = await guest.say({"t": "do", "id": "late", "state": state, "action": "take"})
        assert answer["error"]["code"] == "stale"
        assert room.state.turn == state + 1
        await found.clock.pass_by(0)
        assert room.state.turn == state + 1
        assert room.state.match is not None
        assert room.state.match.deal is not None
        assert room.state.match.deal.board.maker is None


@in_loop
async def test_who_lets_the_clock_run_out_twice_is_taken_to_be_away_until_the_next_move(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests, guest = await brisk(found, away=600)
        seat, rng = guest.seat, random.Random(1)
        assert seat is not None
        for _ in range(40):
            one = await asked(guests)
            if one is not None and one is not guest:
                await one.do(rng.choice(one.legal))
            elif one is not None:
                await found.clock.pass_by(BRISK + RESERVE["brisk"])
            if guest.parts["table"]["seats"][seat]["kind"] == "away":
                break
        assert guest.parts["table"]["seats"][seat]["kind"] == "away"
        assert (await guest.send("here"))["t"] == "update"
        assert guest.parts["table"]["seats"][seat]["kind"] == "person"


@in_loop
async def test_clocks_stand_while_nobody_is_there(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests, guest = await brisk(found)
        await found.clock.pass_by(5_000)
        left = guest.parts["clock"]["deadline"] - found.clock.now()
        for one in guests:
            await one.go()
        await found.clock.pass_by(10_000)
        assert room_of(guest).state.paused_at is not None
        await found.clock.pass_by(86_400_000)
        await guest.come()
        assert guest.parts["clock"]["paused"] is False
        assert guest.parts["clock"]["deadline"] - found.clock.now() == left - 10_000
        assert guest.legal


@in_loop
async def test_a_short_break_of_the_last_one_there_does_not_stop_the_clock(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests, guest = await brisk(found, 1)
        deadline = guest.parts["clock"]["deadline"]
        await guest.go()
        await found.clock.pass_by(9_000)
        await guest.come()
        assert guest.parts["clock"]["deadline"] == deadline
        assert len(guests) == 1


@in_loop
async def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2)
        guest = await asked(guests)
        assert guest is not None
        await found.clock.pass_by(86_400_000)
        guest.hear()
        assert guest.legal
        assert guest.parts["clock"]["deadline"] is None
