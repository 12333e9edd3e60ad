"""Looking back on deals and matches."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from bela.apps.web.answers import answer
from bela.apps.web.refusing import NotDoneError
from bela.apps.web.review import Review
from bela.record import Sight, read_record, replay
from bela.rules.variants import VARIANTS
from web.fakes import in_loop
from web.sitting import Guest, asked, club
from web.test_play import played_out
from web.test_turns import room_of


async def review_of(guest: Guest) -> Review:
    return await Review.of(guest.club.hall, guest.code)


@pytest.mark.parametrize("variant", VARIANTS)
@in_loop
async def test_every_deal_of_a_match_can_be_stepped_through_with_all_hands(variant: str, tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table(variant, 2, options={"target": 120, "match_wins": 1})
        await played_out(guests, random.Random(variant))
        review = await review_of(guests[0])
        whole = json.loads(bytes(answer(review.match(1, 0)).body))
        assert whole["sheet"] == guests[0].parts["match"]["sheet"]
        assert [one["kind"] for one in whole["players"]][:2] == ["person", "person"]
        for row in whole["sheet"]:
            deal = json.loads(bytes(answer(review.deal(1, row["number"], 0)).body))
            first, last = deal["steps"][0], deal["steps"][-1]
            assert all(first["hands"])
            assert last["deal"]["phase"] == "over"
            assert last["deal"]["layout"] is not None
            assert deal["result"]["number"] == row["number"]
            played = [event["card"] for step in deal["steps"] for event in step["events"] if event["e"] == "played"]
            assert len(played) == len(set(played))
            assert row["result"] == "void" or played


@in_loop
async def test_a_deal_that_goes_on_cannot_be_looked_at(tmp_path: Path) -> None:
    rng = random.Random(3)
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2, options={"target": 501})
        for _ in range(12):
            guest = await asked(guests)
            assert guest is not None
            await guest.do(rng.choice(guest.legal))
        review = await review_of(guests[0])
        running = guests[0].parts["match"]["number"]
        with pytest.raises(NotDoneError, match="no_deal"):
            review.deal(1, running, 0)
        with pytest.raises(NotDoneError, match="no_match"):
            review.match(2, 0)
        for seat, sight in ((0, Sight.SEAT), (None, Sight.PUBLIC)):
            record = read_record(review.record(1, seat))
            assert record.header.view is sight
            assert record.ending is None
            assert "pack -" in review.record(1, seat)


@in_loop
async def test_the_record_of_a_match_replays_to_its_end(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_3", 3, options={"target": 120})
        await played_out(guests, random.Random(5))
        record = read_record((await review_of(guests[0])).record(1, None))
        assert record.header.view is Sight.FULL
        assert replay(record) == room_of(guests[0]).state.match
        assert [player.name for player in record.header.players] == ["Ana", "Bruno", "Cvita"]


@in_loop
async def test_every_match_of_a_table_is_kept(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2, options={"target": 60, "match_wins": 1})
        await played_out(guests, random.Random(1))
        first = (await review_of(guests[0])).record(1, None)
        for guest in guests:
            await guest.send("rematch")
        await played_out(guests, random.Random(2))
        review = await review_of(guests[0])
        assert review.numbers == [1, 2]
        assert review.record(1, None) == first
        assert len(review.fair()) == len(room_of(guests[0]).state.shown)
