"""Alone against bots: hints, taking back, and the same deal again."""

from __future__ import annotations

import random
from pathlib import Path
from typing import cast

import pytest

from bela.apps.web.review import Review
from bela.bots.advice import Why
from bela.i18n import Translator
from bela.record import read_record
from bela.rules.variants import VARIANTS
from web.fakes import in_loop
from web.sitting import asked, club
from web.test_turns import until


@pytest.mark.parametrize("variant", ["scottish_2", "croatian_3", "croatian_4"])
@in_loop
async def test_a_move_is_taken_back_with_all_that_followed(variant: str, tmp_path: Path) -> None:
    rng = random.Random(variant)
    async with club(tmp_path) as found:
        guests = await found.table(variant)
        guest = await until(guests, "play", rng)
        before = {name: guest.parts[name] for name in ("deal", "match")}
        hand, legal, state = guest.parts["you"]["hand"], guest.legal, guest.state
        await guest.do(rng.choice(legal))
        await asked(guests)
        assert guest.parts["you"]["can_take_back"] is True
        answer = await guest.send("back", state=guest.state)
        assert answer["events"] == [{"e": "taken_back"}]
        assert {name: guest.parts[name] for name in before} == before
        assert (guest.parts["you"]["hand"], guest.legal) == (hand, legal)
        assert guest.state > state


@in_loop
async def test_what_was_taken_back_is_not_in_the_record_but_that_it_was(tmp_path: Path) -> None:
    rng = random.Random(1)
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", options={"target": 80, "match_wins": 1})
        undone = 0
        while (guest := await asked(guests)) is not None:
            await guest.do(rng.choice(guest.legal))
            if undone < 2 and guest.parts["you"]["can_take_back"]:
                undone += (await guest.send("back", state=guest.state))["t"] == "update"
        record = read_record((await Review.of(found.hall, guests[0].code)).record(1, 0))
        assert record.header.extra["undone"] == undone == 2
        assert record.ending is not None


@pytest.mark.parametrize("variant", VARIANTS)
@in_loop
async def test_the_same_deal_can_be_played_again(variant: str, tmp_path: Path) -> None:
    rng = random.Random(variant)
    async with club(tmp_path) as found:
        guests = await found.table(variant)
        guest = await until(guests, "play", rng)
        first = sorted(guest.parts["you"]["first"])
        await guest.do(guest.legal[0])
        answer = await guest.send("again", state=guest.state)
        assert [event["e"] for event in answer["events"]][:2] == ["taken_back", "shuffled"]
        assert sorted(guest.parts["you"]["first"]) == first
        assert guest.parts["deal"]["tricks"] == []


def shaped(value: object) -> bool:
    """Whether it is a sentence, or a parameter of one, as the page on the protocol has them."""
    match value:
        case None | int() | str():
            return True
        case [str(), dict() as params, None | int()] | {"key": str(), "params": dict() as params}:
            return all(map(shaped, params.values()))
        case {"list": list() as items}:
            return all(map(shaped, items))
        case _:
            return (
                isinstance(value, dict)
                and len(value) == 1
                and {*value} <= {"seat", "side", "suit", "rank", "ranks", "card"}
            )


@in_loop
async def test_a_hint_is_legal_and_changes_nothing(tmp_path: Path) -> None:
    rng = random.Random(4)
    async with club(tmp_path) as found:
        guests, told = await found.table("croatian_3"), list[list[object]]()
        for _ in range(15):
            guest = await asked(guests)
            assert guest is not None
            before = guest.table.room.state  # type: ignore[union-attr]
            answer = await guest.send("hint", state=guest.state)
            assert answer["hint"]["a"] in guest.legal
            told += answer["why"]
            assert guest.table.room.state is before  # type: ignore[union-attr]
            assert str(answer["why"][-1][0]) in {f"hint.{why}" for why in Why}
            await guest.do(rng.choice(guest.legal))
        assert {str(line[0]) for line in told} <= {
            "answer.hint_equal",
            "answer.hint_any",
            *(f"hint.{why}" for why in Why),
        }
        assert len({str(line[0]) for line in told}) > 3
        assert [line for line in told if not shaped(line)] == []
        for key, params, _ in told:
            assert Translator("en").fill(str(key), cast("dict[str, object]", params)) is not None


@in_loop
async def test_with_other_people_there_are_no_hints_and_nothing_is_taken_back(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 2)
        guest = await asked(guests)
        assert guest is not None
        await guest.do(guest.legal[0])
        guest = await asked(guests)
        assert guest is not None
        for t in ("hint", "back", "again"):
            assert (await guest.send(t, state=guest.state))["error"]["code"] == "not_alone"
        assert guest.parts["you"]["can_hint"] is guest.parts["you"]["can_take_back"] is False


@in_loop
async def test_a_table_may_do_without_taking_back(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", take_back=False)
        guest = await asked(guests)
        assert guest is not None
        await guest.do(guest.legal[0])
        await asked(guests)
        assert (await guest.send("back", state=guest.state))["error"]["code"] == "not_now"


@in_loop
async def test_nothing_can_be_taken_back_before_anything_was_done(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2")
        guest = await asked(guests)
        assert guest is not None
        assert guest.parts["you"]["can_take_back"] is False
        assert (await guest.send("back", state=guest.state))["error"]["code"] == "not_now"
        assert (await guest.send("back", state=guest.state - 1))["error"]["code"] == "stale"
