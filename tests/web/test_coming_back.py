"""Reports on broken lines, seats and leavers."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bela.rules.variants import VARIANTS
from web.fakes import in_loop
from web.sitting import Guest, asked, club
from web.test_turns import until

report = pytest.mark.report


@report("FR-53", "FR-54", "FR-59")
@pytest.mark.parametrize("variant", VARIANTS)
@in_loop
async def test_whoever_comes_back_has_the_same_seat_hand_and_moves(variant: str, tmp_path: Path) -> None:
    rng = random.Random(variant)
    async with club(tmp_path) as found:
        guests = await found.table(variant, VARIANTS[variant].seats, options={"target": 150})
        while (guest := await asked(guests)) is not None:
            one = rng.choice(guests)
            others = [other.seq for other in guests if other is not one]
            before = {name: one.parts[name] for name in ("you", "deal", "match", "table")}
            await one.anew()
            assert {name: one.parts[name] for name in before} == before
            found.hear(guests)
            assert [other.seq for other in guests if other is not one] == others
            assert (await guest.do(rng.choice(guest.legal)))["t"] == "update"


@report("FR-54")
@in_loop
async def test_the_first_message_tells_the_seat_and_a_move_from_it_counts_for_that_seat(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 4)
        guest = await until(guests, "bidding", random.Random(2))
        while guest.seat != 3:
            await guest.do("pass")
            guest = await until(guests, "bidding", random.Random(2))
        await guest.go()
        guest.heard.clear()
        await guest.come()
        assert b'"snapshot"' in guest.heard[0]
        assert guest.seat == 3
        answer = await guest.do(guest.legal[-1])
        assert answer["by"] == 3


@in_loop
async def test_what_was_missed_is_told_in_order_and_nothing_twice(tmp_path: Path) -> None:
    rng = random.Random(7)
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2)
        watcher = await Guest(found, guests[0].code, None, None).come()
        await asked(guests)
        watcher.hear()
        seen = watcher.seq
        await watcher.go()
        heard_before = len(guests[0].heard)
        for _ in range(10):
            guest = await asked(guests)
            assert guest is not None
            await guest.do(rng.choice(guest.legal))
        await watcher.come(after=seen)
        assert guests[0].heard[heard_before:]
        import json  # noqa: PLC0415 - used here only

        snapshot = json.loads(watcher.heard[-2] if b'"snapshot"' in watcher.heard[-2] else watcher.heard[-1])
        assert [one["seq"] for one in snapshot["missed"]] == list(range(seen + 1, snapshot["seq"] + 1))
        plays = [event["card"] for one in snapshot["missed"] for event in one["events"] if event["e"] == "played"]
        assert len(plays) == len(set(plays)) > 0


@in_loop
async def test_a_command_whose_answer_was_lost_is_sent_again_and_not_done_again(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2)
        guest = await asked(guests)
        assert guest is not None
        command = {"t": "do", "id": "lost", "state": guest.state, "action": guest.legal[0]}
        await guest.say(command)
        await guest.anew(after=guest.seq - 1)
        assert (await guest.say(command))["again"] is True


@report("FR-55")
@in_loop
async def test_a_bot_sits_in_for_who_is_away_too_long_and_gives_the_seat_back(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 4, away=60)
        guest = await asked(guests)
        assert guest is not None
        seat, rest = guest.seat, [one for one in guests if one is not guest]
        assert seat is not None
        await guest.go()
        await found.clock.pass_by(59_000)
        found.hear(rest)
        assert rest[0].parts["table"]["seats"][seat]["kind"] == "person"
        state = rest[0].state
        await found.clock.pass_by(3_000)
        found.hear(rest)
        assert rest[0].parts["table"]["seats"][seat] == {"kind": "away", "name": guest.person.name, "level": "medium"}  # type: ignore[union-attr]
        assert rest[0].state > state
        await guest.come()
        assert guest.seat == seat
        assert guest.parts["table"]["seats"][seat]["kind"] == "person"
        assert len(guest.parts["table"]["seats"]) == 4


@report("FR-55")
@in_loop
async def test_a_table_that_waits_goes_on_when_its_player_comes_from_another_device(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2)
        guest = await asked(guests)
        assert guest is not None
        answer = await guest.send("ticket")
        await guest.go()
        await found.clock.pass_by(3_600_000)
        other = await Guest(found, guest.code, answer["seat_token"], None).come()
        assert other.seat == guest.seat
        assert (await other.do(other.legal[0]))["t"] == "update"


@report("FR-56")
@in_loop
async def test_asking_again_gives_the_seat_that_one_has(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        (host,) = await found.table("croatian_4", start=False)
        guest = await Guest(found, host.code, None, await found.person("Eva")).come()
        seats = set()
        for _ in range(3):
            await guest.send("join")
            seats.add(guest.seat)
        twin = await Guest(found, host.code, None, guest.person).come()
        await twin.send("join", seat=guest.seat)
        seats.add(twin.seat)
        assert seats == {1}
        host.hear()
        assert [seat["kind"] for seat in host.parts["table"]["seats"]] == ["person", "person", "open", "open"]


@report("FR-57")
@in_loop
async def test_who_asks_for_a_seat_gets_that_seat_or_is_told_which_are_free(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        (host,) = await found.table("croatian_4", start=False)
        one = await Guest(found, host.code, None, await found.person("Eva")).come()
        other = await Guest(found, host.code, None, await found.person("Filip")).come()
        await one.send("join", seat=2)
        assert one.seat == 2
        answer = await other.send("join", seat=2)
        assert answer["error"] == {"code": "seat_taken", "free": [1, 3]}
        assert (await other.send("join", seat=3))["t"] == "snapshot"
        assert other.parts["you"]["seat"] == 3
        assert (await Guest(found, host.code, None, await found.person("G")).come()).seat is None


@in_loop
async def test_nobody_sits_down_in_a_running_match(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 2)
        late = await Guest(found, guests[0].code, None, await found.person("Late")).come()
        assert (await late.send("join", seat=3))["error"]["code"] == "match_running"
        assert (await late.send("join"))["error"]["code"] == "match_running"


@in_loop
async def test_a_token_that_opens_nothing_is_refused(tmp_path: Path) -> None:
    from bela.apps.web.refusing import NotDoneError  # noqa: PLC0415 - used here only

    async with club(tmp_path) as found:
        (host,) = await found.table("scottish_2")
        with pytest.raises(NotDoneError, match="no_seat_token"):
            await Guest(found, host.code, "x" * 43, None).come()
        with pytest.raises(NotDoneError, match="no_table"):
            await Guest(found, "ABCDEFGHJK", host.token, None).come()


@in_loop
async def test_watchers_see_nothing_where_the_table_lets_nobody_watch(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2, spectators=False)
        watcher = await Guest(found, guests[0].code, None, None).come(told=True)
        rng = random.Random(1)
        for _ in range(20):
            guest = await asked(guests)
            assert guest is not None
            await guest.do(rng.choice(guest.legal))
        watcher.hear()
        assert set(watcher.parts) == {"table", "presence", "you"}
        assert all(b'"events":[]' in data or b'"update"' not in data for data in watcher.heard)
