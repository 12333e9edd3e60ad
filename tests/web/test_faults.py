"""A fault of the server is told as one, changes nothing, and puts no card into the log."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bela.apps.web import wishes
from bela.apps.web.game import due
from bela.cards import CARD_TEXT, Rank, Suit, make_card
from web.fakes import in_loop
from web.sitting import asked, club
from web.test_turns import room_of

CARD = CARD_TEXT[make_card(Rank.KING, Suit.HEARTS)]


def raising(*_: object) -> None:
    raise KeyError(CARD)


@in_loop
async def test_a_command_that_fails_is_told_so_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("scottish_2", 2)
        guest = await asked(guests)
        assert guest is not None
        before = room_of(guest).state
        with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
            patch.setattr(wishes, "fresh", raising)
            assert (await guest.do(guest.legal[0]))["error"]["code"] == "internal"
        assert room_of(guest).state is before
        assert (await guest.do(guest.legal[0]))["t"] == "update"
    assert "KeyError" in caplog.text
    assert CARD not in caplog.text


@in_loop
async def test_a_table_that_could_not_go_on_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with club(tmp_path) as found:
        guests = await found.table("croatian_4", 1, start=False)
        with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
            patch.setattr(due, "givers", raising)
            await guests[0].send("start")
            await found.clock.pass_by(1_000)
            assert room_of(guests[0]).state.round is None
        assert CARD not in caplog.text
        await found.clock.pass_by(2_000)
        assert room_of(guests[0]).state.match is not None
