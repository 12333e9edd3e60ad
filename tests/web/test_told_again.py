"""Whoever comes back is told the deal on the table once more, and nothing that was not for them."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from bela.rules.variants import VARIANTS
from web.fakes import in_loop
from web.sitting import Guest, asked, club
from web.test_turns import until

Lines = list[Any]


def heard_of_the_deal(guest: Guest) -> Lines:
    """The sentences of all updates since the cards were shuffled last."""
    lines: Lines = []
    for message in (json.loads(data) for data in guest.heard):
        if any(event["e"] == "shuffled" for event in message.get("events", ())):
            lines = []
        if message["t"] == "update":
            lines += message.get("told") or []
    return lines


async def told_again(guest: Guest) -> Lines | None:
    """What somebody is told who comes back."""
    await guest.go()
    before = len(guest.heard)
    await guest.come(told=True)
    snapshot = next(m for m in map(json.loads, guest.heard[before:]) if m["t"] == "snapshot")
    lines: Lines | None = snapshot["told"]
    return lines


@pytest.mark.parametrize("variant", VARIANTS)
@in_loop
async def test_it_is_what_was_told_as_it_happened_to_each_seat_and_to_a_watcher(variant: str, tmp_path: Path) -> None:
    rng, compared = random.Random(variant), 0
    async with club(tmp_path) as found:
        guests = await found.table(variant, VARIANTS[variant].seats, start=False, options={"target": 150})
        watcher = await Guest(found, guests[0].code, None, None).come(told=True)
        for guest in guests:
            await guest.anew(told=True)
        await guests[0].send("start")
        while (turn := await asked(guests)) is not None:
            await turn.do(rng.choice(turn.legal))
            found.hear([*guests, watcher])
            for one in [*guests, watcher]:
                if rng.random() < 0.1:
                    assert await told_again(one) == heard_of_the_deal(one), one.seat
                    compared += 1
    assert compared > 5


@in_loop
async def test_what_was_taken_back_is_told_no_more_and_a_deal_again_from_its_start(tmp_path: Path) -> None:
    rng = random.Random(5)
    async with club(tmp_path) as found:
        (guest,) = await found.table("croatian_4")
        await until([guest], "play", rng)
        before = await told_again(guest)
        assert before
        await until([guest], "play", rng)
        await guest.do(rng.choice(guest.legal))
        await asked([guest])
        after = await told_again(guest)
        assert after is not None
        assert len(after) > len(before)
        await guest.send("back", state=guest.state)
        assert await told_again(guest) == before
        await guest.send("again", state=guest.state)
        again = await told_again(guest)
        assert again is not None
        assert before[: len(again)] == again


@in_loop
async def test_a_visitor_of_a_closed_table_is_told_nothing(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_2", 2, spectators=False)
        await until(guests, "play", random.Random(1))
        visitor = Guest(found, guests[0].code, None, None)
        await visitor.come(told=True)
        assert await told_again(visitor) is None
        assert await told_again(guests[0])
