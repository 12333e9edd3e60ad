"""Checking the deals of a match that goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from bela.apps.web.fair_record import check_fair
from bela.apps.web.review import Review
from bela.record import read_record
from web.fakes import in_loop
from web.sitting import Club, Guest, asked, club


async def in_the_third_deal(found: Club, reveal: str) -> list[Guest]:
    """Two people, two deals of theirs behind them, in the third one."""
    guests = await found.table("scottish_2", 2, start=False, reveal=reveal, options={"target": 501})
    for guest in guests:
        await guest.anew(fair=True)
    await guests[0].send("start")
    while not _there(guests[0]):
        guest = await asked(guests)  # type: ignore[assignment]
        await guest.do(guest.legal[-1])
        found.hear(guests)
    return guests


def _there(guest: Guest) -> bool:
    match, deal = guest.parts["match"], guest.parts["deal"]
    return bool(match and len(match["sheet"]) == 2 and deal and deal["phase"] == "play")


@pytest.mark.parametrize(("reveal", "told"), [("deal", True), ("match", False)])
@in_loop
async def test_it_can_be_checked_as_far_as_its_secrets_may_be_told(reveal: str, told: bool, tmp_path: Path) -> None:  # noqa: FBT001 - from the table above
    async with club(tmp_path) as found:
        guests = await in_the_third_deal(found, reveal)
        table = guests[0].table
        assert table is not None
        *over, running = (held.secret for held in table.room.state.shown)
        review = await Review.of(found.hall, guests[0].code)
        for text in (review.record(1, 0), review.record(1, None)):
            account = check_fair(read_record(text))
            assert account.faults == ()
            assert account.proved == (len(over) if told else 0)
            assert [secret in text for secret in over] == [told] * len(over)
            assert running not in text
