"""No ten is thrown where a seven does as well: the last look at a card before it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.bots.worlds import engine
from bela.bots.worlds.moment import LYING
from bela.cards import SUIT_OF

if TYPE_CHECKING:
    import random

    from bela.bots.worlds.moment import Moment
    from bela.bots.worlds.payoff import Stakes
    from bela.bots.worlds.turn import Turn
    from bela.cards import Card
    from bela.deal.state import Hand
    from bela.rules.model import Rules

DEAR = 10
"""Card points from which a card is looked at again."""
SELDOM = 0.03
"""In which share of worlds the cheaper card may do worse: as good as never."""
FIRST_LOOK = 12
"""Worlds that nearly always tell already that the dear card has its reasons."""
ALL_TRICKS = 32
IN_PYTHON, IN_PYTHON_OF_FOUR = 5, 3
"""Tricks from the end on at which the search in Python is quick enough, and with four seats."""


def thrifty(worlds: int, turn: Turn, chosen: Card, rng: random.Random) -> Card:
    """The cheapest card of the same suit that does as well in as good as every world; else the card itself."""
    points = turn.stakes.rules.trump_tables(turn.stakes.trump).points
    cheaper = [card for card in turn.cards if SUIT_OF[card] is SUIT_OF[chosen] and points[card] < points[chosen]]
    if points[chosen] < DEAR or not cheaper or not _quick(turn.stakes.rules, turn.hand):
        return chosen
    moment, drawn = turn.moment(), engine.sample(turn.plans(), worlds, rng.getrandbits(64))
    for card in sorted(cheaper, key=lambda card: points[card]):
        if _as_good(turn.stakes, moment, drawn, card, chosen):
            return card
    return chosen


def _quick(rules: Rules, hand: Hand) -> bool:
    most = IN_PYTHON_OF_FOUR if rules.partners else IN_PYTHON
    return engine.KERNEL is not None or hand.cards.bit_count() <= most


def _as_good(stakes: Stakes, moment: Moment, worlds: bytes, card: Card, chosen: Card) -> bool:
    """Whether a card does no worse than the chosen one; a few worlds are asked first."""
    few = worlds[: FIRST_LOOK * LYING.size]
    if _worse(stakes, moment, few, card, chosen) > 1:
        return False
    return _worse(stakes, moment, worlds, card, chosen) <= SELDOM * (len(worlds) // LYING.size)


def _worse(stakes: Stakes, moment: Moment, worlds: bytes, card: Card, chosen: Card) -> int:
    """In how many worlds it does worse."""
    ours, theirs = engine.results(moment, worlds, (card, chosen), ALL_TRICKS)
    pairs = zip(ours, theirs, strict=True)
    return sum([one != other and stakes.worth(one)[0] < stakes.worth(other)[0] for one, other in pairs])
