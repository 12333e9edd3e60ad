"""What is kept: across restarts, on a full disk, from older versions, and in copies."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from bela.apps.cli import main
from bela.apps.locks import InUseError
from bela.apps.web.store import CannotKeepError, Store, Write
from bela.apps.web.store import database as d
from bela.rules.variants import VARIANTS
from web.fakes import DirectStore, FakeClock, in_loop, settled
from web.sitting import Club, Guest, asked, club
from web.test_turns import room_of


@pytest.mark.parametrize("variant", VARIANTS)
@in_loop
async def test_a_table_that_is_woken_is_the_one_that_was_put_to_sleep(variant: str, tmp_path: Path) -> None:
    rng, clock = random.Random(variant), FakeClock()
    first = Club(tmp_path, clock)
    guests = await first.table(variant, min(2, VARIANTS[variant].seats), clock="relaxed", away=60)
    for _ in range(60):
        guest = await asked(guests)
        if guest is None:
            break
        await guest.do(rng.choice(guest.legal))
    first.hear(guests)
    before, state = [guest.parts for guest in guests], room_of(guests[0]).state
    first.close()  # nobody said goodbye
    clock.time += 3_600_000
    async with club(tmp_path, clock) as second:
        again = guests[0]
        for guest, parts in zip(guests, before, strict=True):
            again = await Guest(second, guest.code, guest.token, guest.person).come()
            for name in ("table", "match", "deal", "you", "result", "fair"):
                assert again.parts[name] == parts[name], name
            old, new = parts["clock"], again.parts["clock"]
            assert new["left"] == old["left"]
            if old["deadline"] is not None:
                assert new["deadline"] - clock.time == old["deadline"] - state.last_at
        assert room_of(again).state.match == state.match


@in_loop
async def test_a_table_with_matches_behind_it_is_woken_in_the_one_that_is_played(tmp_path: Path) -> None:
    rng, first = random.Random(9), Club(tmp_path)
    guests = await first.table("croatian_4", 2, options={"target": 60})
    for number in range(3):
        while (guest := await asked(guests)) is not None and (number < 2 or guest.state < 200):
            await guest.do(rng.choice(guest.legal))
        for one in guests:
            await one.send("rematch", swap=number == 1)
    first.hear(guests)
    state, seq = room_of(guests[0]).state, room_of(guests[0]).seq
    first.close()
    async with club(tmp_path) as second:
        woken = (await second.hall.table(guests[0].code)).room
        assert woken.seq == seq
        assert woken.state == state


@in_loop
async def test_commands_are_known_again_after_a_restart(tmp_path: Path) -> None:
    first = Club(tmp_path)
    guests = await first.table("scottish_2", 2)
    guest = await asked(guests)
    assert guest is not None
    command = {"t": "do", "id": "once", "state": guest.state, "action": guest.legal[0]}
    seq = (await guest.say(command))["seq"]
    first.close()
    async with club(tmp_path) as second:
        again = await Guest(second, guest.code, guest.token, guest.person).come(after=seq - 2)
        assert await again.say(command) == {"t": "ack", "ack": "once", "seq": seq, "again": True}


@in_loop
async def test_what_cannot_be_kept_has_not_happened_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2)
        guest = await asked(guests)
        assert guest is not None
        store = found.house.store
        assert isinstance(store, DirectStore)
        before, seq = room_of(guest).state, room_of(guest).seq
        store.full = True
        answer = await guest.do(guest.legal[0])
        assert answer["error"]["code"] == "cannot_keep"
        assert (room_of(guest).state, room_of(guest).seq) == (before, seq)
        store.full = False
        assert (await guest.do(guest.legal[0]))["seq"] == seq + 1


@in_loop
async def test_what_is_kept_is_true_also_when_nobody_waits_for_it_any_more(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2)
        guest = await asked(guests)
        assert guest is not None
        room, slow = room_of(guest), asyncio.get_running_loop().create_future()
        keep = found.house.store.keep

        def keep_slowly(write: Write) -> asyncio.Future[None]:
            keep(write)
            return slow

        object.__setattr__(found.house.store, "keep", keep_slowly)
        seq = room.seq
        doing = asyncio.create_task(guest.do(guest.legal[0]))
        await settled()
        doing.cancel()
        await settled()
        assert (room.seq, doing.done()) == (seq, False)
        slow.set_result(None)
        await settled()
        assert (room.seq, doing.cancelled()) == (seq + 1, True)


@in_loop
async def test_bots_and_chance_try_again_once_there_is_room(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2")
        store = found.house.store
        assert isinstance(store, DirectStore)
        store.full = True
        await found.clock.pass_by(20_000)
        state = room_of(guests[0]).state
        store.full = False
        await found.clock.pass_by(20_000)
        assert room_of(guests[0]).state.turn > state.turn


@in_loop
async def test_a_database_that_is_full_says_so_and_keeps_what_it_had(tmp_path: Path) -> None:
    store = Store(tmp_path)
    try:
        await store.append(Write("TABLE", ((1, b"first"),), sync=True))
        (pages,) = await store.call(lambda db: db.execute("PRAGMA page_count").fetchone())
        await store.call(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
        with pytest.raises(CannotKeepError, match="full"):
            await store.append(Write("TABLE", ((2, b"x" * 100_000),)))
        await store.append(Write("TABLE", ((2, b"second"),)))
        assert await store.load("TABLE") == [b"first", b"second"]
    finally:
        store.close()


@in_loop
async def test_writes_of_one_moment_are_kept_together_in_their_order(tmp_path: Path) -> None:
    store = Store(tmp_path)
    try:
        await asyncio.gather(*(store.append(Write(f"T{n % 7}", ((n, b"%d" % n),))) for n in range(200)))
        kept = [int(body) for body in await store.load("T3")]
        assert kept == [n for n in range(200) if n % 7 == 3]
        with pytest.raises(CannotKeepError):
            await store.append(Write("T3", ((3, b"a number that is taken"),)))
    finally:
        store.close()


@in_loop
async def test_a_folder_serves_one_server_at_a_time(tmp_path: Path) -> None:
    store = Store(tmp_path)
    try:
        with pytest.raises(InUseError):
            Store(tmp_path)
    finally:
        store.close()
    Store(tmp_path).close()


def test_data_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    newest = d.migrations()[-1][0]
    d.opened(tmp_path / d.NAME).close()
    with sqlite3.connect(tmp_path / d.NAME) as base:
        base.execute(f"PRAGMA user_version = {newest + 1}")
    base.close()
    with pytest.raises(d.NewerDataError) as caught:
        d.opened(tmp_path / d.NAME)
    assert (caught.value.found, caught.value.known) == (newest + 1, newest)


def test_migrations_are_numbered_without_a_gap_and_make_an_empty_file_what_is_needed(tmp_path: Path) -> None:
    assert [number for number, _ in d.migrations()] == list(range(1, len(d.migrations()) + 1))
    base = d.opened(tmp_path / d.NAME)
    tables = {name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert tables == {"log", "member", "person", "device"}
    assert base.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    base.close()


def test_a_migration_that_fails_leaves_the_data_as_they_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    base = d.opened(tmp_path / d.NAME)
    number = d.migrations()[-1][0]
    broken = [*d.migrations(), (number + 1, "CREATE TABLE more (x); CREATE TABLE more (x);")]
    monkeypatch.setattr(d, "migrations", lambda: broken)
    with pytest.raises(sqlite3.OperationalError):
        d.upgrade(base)
    base.close()
    base = sqlite3.connect(tmp_path / d.NAME)
    assert base.execute("PRAGMA user_version").fetchone() == (number,)
    assert not base.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchall()
    base.close()


@in_loop
async def test_a_copy_is_made_while_the_server_runs(tmp_path: Path) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy" / d.NAME
    copy.parent.mkdir()
    async with club(folder) as found:
        guests = await found.table("scottish_2", 2)
        guest = await asked(guests)
        assert guest is not None
        await guest.do(guest.legal[0])
        result = CliRunner().invoke(main, ["serve", "--data", str(folder), "--backup", str(copy), "--lang", "en"])
        assert (result.exit_code, result.output) == (0, f"Copied to {copy}.\n")
        match = room_of(guest).state.match
    async with club(copy.parent) as second:
        again = await Guest(second, guest.code, guest.token, guest.person).come()
        assert room_of(again).state.match == match
    again_made = CliRunner().invoke(main, ["serve", "--data", str(folder), "--backup", str(copy), "--lang", "en"])
    assert again_made.exit_code != 0
    assert "exists already" in again_made.output


@in_loop
async def test_tables_that_nobody_is_at_leave_the_memory_and_are_woken_by_their_link(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2)
        for guest in guests:
            await guest.go()
        await found.clock.pass_by(20_000)
        found.hall.tidy()
        await found.clock.pass_by(60_000)
        found.hall.tidy()
        assert found.hall.awake() == []
        await guests[0].come()
        assert guests[0].parts["table"]["stage"] == "running"
