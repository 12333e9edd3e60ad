"""Programs from outside, by name."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from arena.scenes import moments
from bela.arena.rivals import RIVALS, MissingRivalError, make_rival, rival_version
from bela.arena.rivals.cards import NotForRivalsError, play_of, plays
from bela.cards import parse_cards
from bela.deal.actions import Play

CARD = parse_cards("Kh")[0]


def test_cards_are_told_in_the_order_played() -> None:
    *before, end = moments(1)
    assert [len(list(plays(deal.board))) for deal in (*before, end)] == list(range(33))
    assert [who for who, _ in plays(end.board)][:4] == [(end.board.tricks[0].leader + place) % 4 for place in range(4)]


def test_a_card_that_may_not_be_played_is_refused() -> None:
    with pytest.raises(NotForRivalsError, match="may not be played"):
        play_of(CARD, ())


def test_bela_is_said_where_it_can_be() -> None:
    assert play_of(CARD, (Play(CARD), Play(CARD, bela=True))) == Play(CARD, bela=True)


def test_a_program_that_is_not_installed_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "colver", None)
    with pytest.raises(MissingRivalError):
        make_rival("colver")
    monkeypatch.setattr("bela.arena.rivals.RIVALS", {"none": replace(RIVALS["colver"], package="no-such")})
    with pytest.raises(MissingRivalError):
        rival_version("none")
