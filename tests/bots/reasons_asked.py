"""Seats that are asked something, and the reason that is given for an answer."""

from __future__ import annotations

from collections.abc import Iterator

from bela import match as m
from bela.bots.advice import reason_for
from bela.deal import actions as a
from bela.deal.decide import legal
from bela.deal.notation import action_text
from bela.deal.state import View
from bela.rules.variants import variant
from bela.table import Chance, Table
from driver.bots import wild


def positions(name: str, seed: int, count: int) -> Iterator[tuple[View, tuple[int, ...]]]:
    """What seats that are asked see in deals played by chance, and how the cards lie in truth."""
    rules = variant(name)
    table = Table(m.open_match(rules), {seat: wild() for seat in range(rules.seats)}, chance=Chance(seed))
    while count:
        seat, deal = table.match.to_act, table.match.deal
        if seat is not None and deal is not None:
            view = table.view(seat).deal
            assert view is not None
            yield view, tuple(0 if hand is None else hand.cards for hand in deal.hands)
            count -= 1
        table.step()


def choices(view: View) -> tuple[a.Action, ...]:
    assert view.hand is not None
    return legal(view.rules, view.board, view.hand)


def why(view: View, text: str) -> str:
    """The reason for an action, and the figures in it."""
    assert view.hand is not None
    open_ = legal(view.rules, view.board, view.hand)
    reason = reason_for(view, open_, next(action for action in open_ if action_text(action) == text))
    suit = "" if reason.suit is None else reason.suit.letter
    figures = [str(figure) for figure in (reason.n, reason.points) if figure is not None]
    return " ".join([reason.why, *[suit] * bool(suit), *figures])
