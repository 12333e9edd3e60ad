"""After a match: who played it stays with it, and whoever comes or wishes for more sits in their seat again."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from bela.apps.web.answers import answer
from bela.apps.web.review import Review
from web.fakes import in_loop
from web.sitting import Guest, club
from web.test_lobby import SHORT, with_other_partners
from web.test_play import played_out


def names(guest: Guest, part: str = "seats") -> list[str | None]:
    return [seat["name"] for seat in guest.parts["table"][part]]


def kinds(guest: Guest) -> list[str]:
    return [seat["kind"] for seat in guest.parts["table"]["seats"]]


@in_loop
async def test_a_match_keeps_those_who_played_it_whoever_sits_down_afterwards(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_2", 2, options=SHORT)
        assert guests[0].parts["table"]["played"] is None
        await played_out(guests, random.Random(1))
        await guests[1].send("leave")
        dora = await Guest(found, guests[0].code, None, await found.person("Dora")).come()
        await dora.send("join", seat=1)
        guests[0].hear()
        for guest in (guests[0], dora):
            assert (names(guest), names(guest, "played")) == (["Ana", "Dora"], ["Ana", "Bruno"])
    async with club(tmp_path) as anew:
        ana = await Guest(anew, guests[0].code, guests[0].token, guests[0].person).come()
        assert (names(ana), names(ana, "played")) == (["Ana", "Dora"], ["Ana", "Bruno"])
        await ana.send("settings", settings=ana.parts["table"]["settings"])
        assert ana.parts["table"]["played"] is None


@in_loop
async def test_looking_back_tells_the_table_as_it_was_in_that_match(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 2, options=SHORT)
        await played_out(guests, random.Random(1))
        await guests[0].send("leave")
        settings = {**guests[1].parts["table"]["settings"], "variant": "scottish_2", "options": {"target": 70}}
        await guests[1].send("settings", settings=settings)
        dora = await Guest(found, guests[0].code, None, await found.person("Dora")).come()
        await dora.send("join", seat=0)
        review = await Review.of(found.hall, guests[0].code)
        for asking, seat in ((0, None), (1, 1), (None, None)):
            whole = json.loads(bytes(answer(review.match(1, asking)).body))
            assert [one["name"] for one in whole["seats"]] == ["Ana", "Bruno", None, None]
            assert (whole["sides"], whole["rules"]["target"], whole["seat"]) == ([[0, 2], [1, 3]], 60, seat)
        told = [step["told"] for step in review.deal(1, 1, 0)["steps"]]
        assert told == [step["told"] for step in review.deal(1, 1, None)["steps"]]
        assert told != [step["told"] for step in review.deal(1, 1, 1)["steps"]]


@in_loop
async def test_a_place_that_changed_for_the_next_match_is_the_old_one_in_the_old_match(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await with_other_partners(found)
        review = await Review.of(found.hall, guests[0].code)
        assert [review.match(1, guest.seat)["seat"] for guest in guests] == [0, 1, 2, 3]
        assert [review.match(2, guest.seat)["seat"] for guest in guests] == [0, 2, 3, 1]


@pytest.mark.parametrize("again", [True, False])
@in_loop
async def test_whoever_was_away_sits_in_their_seat_when_the_next_match_begins(tmp_path: Path, *, again: bool) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_2", 2, options=SHORT)
        await guests[1].send("leave")
        assert kinds(guests[1]) == ["person", "away"]
        await played_out(guests[:1], random.Random(1))
        guests[1].hear()
        assert kinds(guests[1]) == ["person", "away"]
        if again:
            await guests[1].anew()
            assert kinds(guests[1]) == ["person", "person"]
        await guests[1].send("rematch")
        await guests[0].send("rematch")
        assert (guests[0].parts["table"]["stage"], guests[0].parts["table"]["match"]) == ("running", 2)
        assert kinds(guests[0]) == ["person", "person"]


@in_loop
async def test_a_host_who_was_away_sits_in_the_match_that_they_begin(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_2", 2, options=SHORT)
        await guests[0].send("leave")
        await played_out(guests[1:], random.Random(1))
        guests[0].hear()
        await guests[0].send("settings", settings=guests[0].parts["table"]["settings"])
        await guests[0].send("start")
        assert guests[0].parts["table"]["stage"] == "running"
        assert kinds(guests[0]) == ["person", "person"]
