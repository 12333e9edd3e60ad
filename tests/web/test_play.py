"""Matches played over the network."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest

from bela.apps.web.protocol.messages import Message
from bela.rules.variants import VARIANTS
from web.fakes import in_loop
from web.sitting import Guest, asked, club

DECODER = msgspec.json.Decoder(Message)


async def played_out(guests: list[Guest], rng: random.Random, most: int = 10_000) -> int:
    """Play to the end of the match with whatever is legal; how much was done."""
    done = 0
    while done < most and (guest := await asked(guests)) is not None:
        answer = await guest.do(rng.choice(guest.legal))
        assert answer["t"] == "update", answer
        done += 1
    return done


@pytest.mark.parametrize("variant", VARIANTS)
@in_loop
async def test_a_match_of_people_is_played_to_its_end(variant: str, tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        people = VARIANTS[variant].seats
        guests = await found.table(variant, people, options={"target": 101, "match_wins": 1})
        assert await played_out(guests, random.Random(1)) > 20
        assert guests[0].parts["table"]["stage"] == "over"
        assert guests[0].parts["match"]["match_winner"] is not None


@in_loop
async def test_what_clients_fold_is_what_a_new_snapshot_tells(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 2, options={"target": 151})
        watcher = await Guest(found, guests[0].code, None, None).come()
        everybody, rng = [*guests, watcher], random.Random(3)
        while (guest := await asked(guests)) is not None:
            await guest.do(rng.choice(guest.legal))
            found.hear(everybody)
            for one in everybody:
                assert one.table is not None
                assert one.client is not None
                whole = json.loads(one.table.room.snapshot(one.client))
                assert one.parts == whole["parts"], (one.seat, one.heard[-1])


@in_loop
async def test_every_message_has_the_shape_that_the_schema_states(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2, options={"target": 101, "match_wins": 1})
        for guest in guests:
            await guest.anew(fair=True, told=True)
        await played_out(guests, random.Random(2))
        assert len(guests[0].heard) > 20
        for data in (data for guest in guests for data in guest.heard):
            DECODER.decode(data)
