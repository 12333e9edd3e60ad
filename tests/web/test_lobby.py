"""Tables before and between matches: seats, house rules, bots, rematches, phrases."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from bela.apps.web import hall
from bela.apps.web.refusing import NotDoneError
from bela.rules.variants import VARIANTS
from web.fakes import in_loop
from web.sitting import Club, Guest, club
from web.test_play import played_out

report = pytest.mark.report
SHORT = {"target": 60, "match_wins": 1}


def settings_of(guest: Guest, **changes: object) -> dict[str, object]:
    return {**guest.parts["table"]["settings"], **changes}


@report("FR-74")
@in_loop
async def test_house_rules_are_seen_before_sitting_down_and_stay_as_they_are_in_a_match(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 2, start=False, options={"target": 60})
        visitor = await Guest(found, guests[0].code, None, None).come()
        assert visitor.parts["table"]["rules"]["target"] == 60
        assert "target = 60" in visitor.parts["table"]["house"]
        await guests[0].send("start")
        changed = settings_of(guests[0], options={"target": 60, "last_trick": 0})
        answer = await guests[0].send("settings", settings=changed)
        assert answer["error"]["code"] == "match_running"
        await played_out(guests, random.Random(1))
        assert (await guests[0].send("settings", settings=changed))["t"] == "update"
        assert guests[0].parts["table"]["rules"]["last_trick"] == 0
        await guests[0].send("start")
        assert guests[0].parts["table"]["match"] == 2


@in_loop
async def test_only_the_host_sets_the_table_up(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 2, start=False)
        for t, more in (
            ("settings", {"settings": settings_of(guests[1])}),
            ("bot", {"seat": 3, "level": "rules"}),
            ("start", {}),
        ):
            assert (await guests[1].send(t, **more))["error"]["code"] == "not_host"
        await guests[0].send("leave")
        guests[1].hear()
        assert guests[1].parts["table"]["host"] == 1
        assert (await guests[1].send("bot", seat=3, level="random"))["t"] == "update"
        assert guests[1].parts["table"]["seats"][3] == {"kind": "bot", "name": None, "level": "random"}


@in_loop
async def test_what_cannot_be_set_up_is_refused_with_the_reason_as_data(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        (host,) = await found.table("croatian_4", start=False)
        for changes, code in (
            ({"options": {"targt": 1}}, "bad_settings"),
            ({"options": {"target": 0}}, "bad_settings"),
            ({"variant": "whist"}, "bad_settings"),
            ({"level": "genius"}, "no_such_level"),
            ({"options": {"target": [1]}}, "bad_message"),
            ({"title": "a\nb"}, "bad_name"),
            ({"clock": "sundial"}, "bad_message"),
        ):
            answer = await host.send("settings", settings=settings_of(host, **changes))
            assert answer["error"]["code"] == code, changes
        answer = await host.send("settings", settings=settings_of(host, options={"targt": 1}))
        assert answer["error"]["fault"]["expected"] == ["target"]
        assert (await host.send("bot", seat=1, level="genius"))["error"]["code"] == "no_such_level"
        assert (await host.send("bot", seat=0, level="rules"))["error"]["code"] == "seat_taken"


@in_loop
async def test_bots_fill_the_open_seats_and_are_marked(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 2, level="random")
        kinds = [(seat["kind"], seat["level"]) for seat in guests[0].parts["table"]["seats"]]
        assert kinds == [("person", None), ("person", None), ("bot", "random"), ("bot", "random")]


@in_loop
async def test_a_rematch_begins_once_all_who_are_there_wish_it(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 3, options=SHORT)
        assert (await guests[0].send("rematch"))["error"]["code"] == "not_now"
        await played_out(guests, random.Random(2))
        await guests[2].go()
        await guests[0].send("rematch")
        guests[1].hear()
        assert guests[1].parts["table"]["wishes"] == [True, False, False, False]
        assert guests[1].parts["table"]["stage"] == "over"
        await guests[1].send("rematch")
        guests[0].hear()
        assert (guests[0].parts["table"]["stage"], guests[0].parts["table"]["match"]) == ("running", 2)
        assert guests[0].parts["match"] is None or guests[0].parts["match"]["sheet"] == []


async def with_other_partners(found: Club) -> list[Guest]:
    """Four at the beginning of their second match, who sat in order in the first."""
    guests = await found.table("croatian_4", 4, options=SHORT)
    await played_out(guests, random.Random(2))
    for guest in guests:
        await guest.send("rematch", swap=guest is guests[3])
    found.hear(guests)
    assert [guest.seat for guest in guests] == [0, 2, 3, 1]
    return guests


@in_loop
async def test_partners_change_where_somebody_wishes_it(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await with_other_partners(found)
        assert await played_out(guests, random.Random(3)) > 10


@in_loop
async def test_a_table_gets_as_many_seats_as_its_variant_has(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 3, start=False)
        answer = await guests[0].send("settings", settings=settings_of(guests[0], variant="scottish_2"))
        assert answer["error"]["code"] == "table_full"
        await guests[2].send("leave")
        await guests[0].send("settings", settings=settings_of(guests[0], variant="scottish_2"))
        assert len(guests[0].parts["table"]["seats"]) == VARIANTS["scottish_2"].seats


@in_loop
async def test_a_table_that_is_set_up_anew_after_a_match_waits_for_another(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 2, options=SHORT)
        await played_out(guests, random.Random(2))
        changed = settings_of(guests[0], variant="scottish_3", options={})
        assert (await guests[0].send("settings", settings=changed))["t"] == "update"
        guests[1].hear()
        for guest in guests:
            assert guest.parts["table"]["stage"] == "lobby"
            assert guest.parts["match"] is guest.parts["deal"] is guest.parts["result"] is None
            assert len(guest.parts["table"]["seats"]) == 3
        await guests[0].send("start")
        assert await played_out(guests, random.Random(3), most=20) == 20


@in_loop
async def test_phrases_reach_all_but_those_who_have_muted_the_seat(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 3, start=False)
        await guests[2].send("mute", seat=0)
        await guests[0].send("say", phrase="thanks")
        said = {"t": "phrase", "seat": 0, "phrase": "thanks"}
        assert said in guests[1].hear()
        assert said not in guests[2].hear()
        await guests[2].send("mute", seat=0, on=False)
        await guests[0].send("say", phrase="thanks")
        assert said in guests[2].hear()
        assert (await guests[0].send("say", phrase="anything at all"))["error"]["code"] == "no_such_phrase"
        visitor = await Guest(found, guests[0].code, None, None).come()
        assert (await visitor.send("say", phrase="thanks"))["error"]["code"] == "not_seated"


@in_loop
async def test_who_leaves_in_a_match_leaves_a_bot_and_keeps_the_seat(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 2)
        await guests[1].send("leave")
        guests[0].hear()
        assert guests[0].parts["table"]["seats"][1]["kind"] == "away"
        await guests[1].send("here")
        assert guests[1].parts["table"]["seats"][1]["kind"] == "person"


@in_loop
async def test_a_new_name_is_told_at_once(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2)
        person = guests[1].person
        assert person is not None
        await found.hall.people.rename(person, "Žofie")
        for seat in found.hall.awake():
            await seat.room.rename(person.id, "Žofie")
        guests[0].hear()
        assert guests[0].parts["table"]["seats"][1]["name"] == "Žofie"


@in_loop
async def test_only_so_many_may_watch_and_of_one_seat_the_oldest_connection_gives_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "MOST_WATCHERS", 2)
    monkeypatch.setattr(hall, "MOST_AT_SEAT", 2)
    async with club(tmp_path) as found:
        (host,) = await found.table("scottish_2", start=False)
        for _ in range(2):
            await Guest(found, host.code, None, None).come()
        with pytest.raises(NotDoneError, match="table_full"):
            await Guest(found, host.code, None, None).come()
        others = [await Guest(found, host.code, host.token, None).come() for _ in range(2)]
        assert host.client is not None
        assert host.client.gone == "replaced"
        assert [one.client.gone for one in others if one.client is not None] == [None, None]


@in_loop
async def test_a_client_that_takes_nothing_is_let_go(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2)
        client = guests[1].client
        assert client is not None
        while client.gone is None:
            client.send(json.dumps("x" * 10_000).encode())
        assert client.gone == "too_slow"
        assert client.take() is None
