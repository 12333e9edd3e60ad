"""People: what is kept about them, and what becomes of their seats when it is deleted."""

from __future__ import annotations

from pathlib import Path

import pytest

from bela.apps.web.people import PersonError, clean_name, fits, hashed
from web.fakes import in_loop
from web.sitting import Guest, asked, club
from web.test_turns import room_of

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ana  Marija ", "Ana Marija"),
        ("Šimun", "Šimun"),
        ("S\u030cimun", "Šimun"),
        ("7", "7"),
        (FAMILY, FAMILY),
        (FAMILY * 24, FAMILY * 24),
    ],
)
def test_names_are_kept_in_one_spelling(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize("text", ["", "-", "a\u0007", "\u202eAna", "\ue000x", "x" * 25, "\u200d", FAMILY * 25])
def test_names_that_show_nothing_or_more_than_themselves_are_refused(text: str) -> None:
    with pytest.raises(PersonError, match="bad_name"):
        clean_name(text)


def test_a_password_fits_what_is_kept_of_it_and_nothing_else() -> None:
    kept = hashed("correct horse")
    assert "correct" not in kept
    assert fits("correct horse", kept)
    assert not fits("Correct horse", kept)
    assert hashed("correct horse") != kept


@in_loop
async def test_a_bot_takes_the_seat_of_somebody_who_is_deleted_and_the_match_goes_on(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 2)
        await asked(guests)
        person = guests[1].person
        assert person is not None
        await found.hall.forget(person)
        guests[0].hear()
        guests[1].hear()
        assert guests[0].parts["table"]["seats"][1] == {"kind": "bot", "name": None, "level": "medium"}
        assert guests[1].seat is None
        assert person.id not in room_of(guests[0]).names
        for _ in range(5):
            assert await asked(guests[:1]) is guests[0]
            await guests[0].do(guests[0].legal[0])


@in_loop
async def test_a_table_of_somebody_alone_is_deleted_with_them(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        (guest,) = await found.table("scottish_2")
        person = guest.person
        assert person is not None
        await found.hall.forget(person)
        assert guest.client is not None
        assert guest.client.gone == "left"
        assert await found.house.store.load(guest.code) == []
        assert await found.hall.people.tables(person.id) == []


@in_loop
async def test_names_are_not_in_the_log(tmp_path: Path) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 2)
        log = b"".join(await found.house.store.load(guests[0].code))
        assert b"Bruno" not in log
        woken = await Guest(found, guests[0].code, None, None).come()
        assert [seat["name"] for seat in woken.parts["table"]["seats"]] == ["Ana", "Bruno", None, None]
