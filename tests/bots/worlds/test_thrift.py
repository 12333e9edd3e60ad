"""No ten is thrown where a seven does as well."""

from __future__ import annotations

import random

import pytest

from bela.bots.worlds import engine, thrift
from bela.bots.worlds.payoff import stakes_of
from bela.bots.worlds.thrift import thrifty
from bela.bots.worlds.turn import Turn
from bela.cards import CARD_TEXT, parse_card
from bela.deal.actions import Play
from bela.deal.decide import legal
from bela.deal.state import View
from bots.scenes import at_play, board_with


def turn_of(view: View) -> Turn:
    """The turn of seat 0."""
    view = board_with(view, taken=(0,) * view.rules.sides, won=(0,) * view.rules.sides)
    assert view.hand is not None
    cards = [action.card for action in legal(view.rules, view.board, view.hand) if isinstance(action, Play)]
    return Turn(stakes_of(view.rules, view.board, 0), view.board, view.hand, tuple(dict.fromkeys(cards)))


def looked_at(view: View, chosen: str, worlds: int = 60) -> str:
    """The card that is played after the last look at the chosen one."""
    return CARD_TEXT[thrifty(worlds, turn_of(view), parse_card(chosen), random.Random(1))]


GONE = "7h 8h 9h Th Jh Qh Kh Ah 8d 9d Td Qd Kd 7s 8s 9s Ts Js Qs Ks"
"""Five tricks, all trumps among them."""


def under(trick: str, hand: str = "Tc 7c As") -> View:
    """Clubs are led to the sixth trick; trumps are gone."""
    return at_play("croatian_4", hand, trump="h", trick=trick, gone=GONE)


def test_the_seven_is_thrown_under_the_ace_of_an_opponent() -> None:
    assert looked_at(under("8c 9c Ac"), "Tc") == "7c"


def test_the_ten_goes_to_the_partner() -> None:
    assert looked_at(under("8c Ac 9c", "Tc 7c Jd"), "Tc") == "Tc"


def test_a_ten_that_takes_the_trick_stays() -> None:
    assert looked_at(under("8c 9c Kc"), "Tc") == "Tc"


def test_of_several_that_do_as_well_the_cheapest_is_played() -> None:
    assert looked_at(under("8c 9c Ac", "Tc Kc 7c"), "Tc") == "7c"


def test_cheap_cards_and_cards_alone_in_their_suit_are_not_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "sample", None)
    assert looked_at(under("8c 9c Ac", "Kc 7c As"), "Kc") == "Kc"
    assert looked_at(under("8c 9c Ac", "Tc 7d As"), "Tc") == "Tc"


def test_without_the_compiled_text_only_the_last_tricks_are_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "KERNEL", None)
    assert looked_at(under("8c 9c Ac"), "Tc", worlds=5) == "7c"
    monkeypatch.setattr(thrift, "IN_PYTHON_OF_FOUR", 2)
    assert looked_at(under("8c 9c Ac"), "Tc", worlds=5) == "Tc"
