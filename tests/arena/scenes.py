"""Moments of deals with a frozen auction."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from bela.arena.frozen import frozen_deal, without_runs
from bela.arena.rivals import RIVALS
from bela.deal import decide
from bela.deal.fold import view_of
from bela.deal.state import Deal, View

TABLE = without_runs(RIVALS["colver"].rules)


def moments(number: int, table: str = "colver", seed: int = 5) -> Iterator[Deal]:
    """A deal before each of its cards, which are played by chance, and at its end."""
    rng = random.Random(number)
    deal = frozen_deal(without_runs(RIVALS[table].rules), seed, number)
    while (seat := deal.board.to_act) is not None:
        yield deal
        deal, _ = decide.act(deal, seat, rng.choice(decide.legal_for(deal, seat)))
    yield deal


def seen(deal: Deal) -> View:
    """What the seat that is asked may know."""
    assert deal.board.to_act is not None
    return view_of(deal, deal.board.to_act)


def swapped(deal: Deal, rng: random.Random) -> Deal:
    """The same deal but for one card of each of two hands that the seat to act may not know."""
    hands = list(deal.hands)
    one, other = rng.sample([hand for hand in hands if hand and hand.cards and hand.seat != deal.board.to_act], 2)
    change = rng.choice(bits(one.cards)) | rng.choice(bits(other.cards))
    hands[one.seat] = replace(one, cards=one.cards ^ change)
    hands[other.seat] = replace(other, cards=other.cards ^ change)
    return replace(deal, hands=tuple(hands))


def bits(mask: int) -> list[int]:
    """The bits of a mask."""
    return [1 << place for place in range(mask.bit_length()) if mask >> place & 1]
