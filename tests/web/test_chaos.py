"""Whatever people send, in whatever order, a table stays one that its log tells, and that everybody sees alike."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from bela.apps.web.answering import answered
from bela.apps.web.room import Room
from bela.apps.web.wishes import PHRASES
from web.fakes import in_loop, settled
from web.sitting import Club, Guest, club
from web.test_turns import room_of

STEPS = 600
ACTIONS = (
    "pass",
    "take",
    "name h",
    "7c",
    "Kh bela",
    "declare",
    "claim",
    "silent",
    "keep",
    "refuse",
    "discard 7c 8c",
    "x",
)


def something(guest: Guest, rng: random.Random, number: int) -> dict[str, Any]:
    """Something to send: now and then what is right, else anything."""
    state = guest.state - (rng.random() < 0.1)
    legal = guest.legal or [rng.choice(ACTIONS)]
    action = rng.choice(legal) if rng.random() < 0.8 else rng.choice(ACTIONS)
    kinds: list[dict[str, Any]] = [
        *[{"t": "do", "state": state, "action": action}] * 12,
        {"t": "join", "seat": rng.choice((None, 0, 1, 2, 3))},
        {"t": "leave"},
        *[{"t": "here"}] * 2,
        {"t": "bot", "seat": rng.randrange(4), "level": rng.choice((None, "rules", "nobody"))},
        {"t": "settings", "settings": guest.parts["table"]["settings"]},
        *[{"t": "start"}] * 2,
        *[{"t": "rematch", "swap": rng.random() < 0.5}] * 2,
        {"t": "back", "state": state},
        {"t": "again", "state": state},
        {"t": "say", "phrase": rng.choice((*PHRASES, "anything"))},
        {"t": "mute", "seat": rng.randrange(4)},
        {"t": "commit", "round": rng.randrange(5), "hash": "0" * 64},
        {"t": "share", "round": rng.randrange(5), "share": "0" * 64},
        {"t": "ticket"},
        {"t": "nonsense"},
    ]
    return {"id": f"n{number if rng.random() < 0.9 else number - 1}", **rng.choice(kinds)}


async def one_step(found: Club, everybody: list[Guest], rng: random.Random, number: int) -> str:
    """Something happens; what was sent, if anything was."""
    guest = rng.choice(everybody)
    chance = rng.random()
    if chance < 0.05 and guest.client is not None:
        await guest.go()
        guest.token = None if guest.seat is None else guest.token
    elif chance < 0.3:
        await found.clock.pass_by(rng.choice((100, 1_000, 20_000)))
    if guest.client is None:
        await guest.come(after=guest.seq, fair=True)
    found.hear([one for one in everybody if one.client is not None])
    if rng.random() < 0.7 and await guest.give():
        return "gave"
    return await sent(guest, something(guest, rng, number))


async def sent(guest: Guest, message: dict[str, Any]) -> str:
    """Send it; a refusal has changed nothing."""
    assert guest.table is not None
    assert guest.client is not None
    before = guest.table.room.state
    reply = await answered(guest.club.hall, guest.table, guest.client, guest.person, json.dumps(message))
    if reply is not None and b'"refused"' in reply:
        after = guest.table.room.state
        assert after is before, (message, reply)
        assert b'"internal"' not in reply, (message, reply)
    if reply is not None:
        guest.client.send(reply)
    await settled()
    return str(message["t"])


@pytest.mark.parametrize("seed", range(6))
@in_loop
async def test_a_table_stays_what_its_log_tells_and_what_everybody_sees(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    variant = ("croatian_4", "scottish_3", "croatian_2")[seed % 3]
    options = {"target": 60}
    async with club(tmp_path) as found:
        guests = await found.table(variant, 2, start=False, away=30, options=options)
        visitors = [await Guest(found, guests[0].code, None, await found.person("Eva")).come() for _ in range(2)]
        everybody = [*guests, *visitors]
        for one in everybody:
            await one.go()
        kinds = {await one_step(found, everybody, rng, number) for number in range(STEPS)}
        assert {"do", "gave", "join", "start"} <= kinds
        room = room_of(guests[0])
        assert room.state.turn > 20
        log = await found.house.store.load(room.state.code)
        assert len(log) == room.seq
        again = Room.woken(found.house, room.state.code, log)
        assert again.state == room.state
        for one in (one for one in everybody if one.client is not None and one.table is not None):
            one.hear()
            assert one.client is not None
            assert one.parts == json.loads(room.snapshot(one.client))["parts"]
