"""A pack that deals the hands one wants."""

from __future__ import annotations

import random
from collections.abc import Mapping

from bela.cards import Card, Cards, cards_of, mask_of, parse_card
from bela.deal.start import lay_out
from bela.deal.state import Layout
from bela.rules.model import Rules
from bela.table import Chance


def stacked(rules: Rules, dealer: int, hands: Mapping[int, str], turned: str = "") -> tuple[Card, ...]:
    """A pack from which the seats get these cards, the first ones first; what is left open is filled in order."""
    pack = cards_of(rules.pack)
    places = places_of(rules, pack, dealer)
    wanted: dict[int, Card] = {}
    if turned:
        wanted[places["turned"][0]] = parse_card(turned)
    for seat, text in hands.items():
        cards = [parse_card(word) for word in text.split()]
        wanted |= dict(zip(places[str(seat)], cards, strict=False))
    rest = iter(card for card in pack if card not in wanted.values())
    return tuple(wanted[place] if place in wanted else next(rest) for place in range(len(pack)))


def places_of(rules: Rules, pack: list[Card], dealer: int) -> dict[str, list[int]]:
    """By seat, and for the turned card: the places in the pack from which they are dealt."""
    layout = lay_out(rules, pack, dealer)
    held = {str(seat): _cards(layout, seat) for seat in range(rules.seats)}
    held["turned"] = [] if layout.turned is None else [layout.turned]
    return {owner: [pack.index(card) for card in cards] for owner, cards in held.items()}


def _cards(layout: Layout, seat: int) -> list[Card]:
    return [*cards_of(layout.first[seat] or 0), *cards_of(layout.later[seat] or 0)]


class Lying(random.Random):
    """Chance that lays a pack as wanted and cuts nothing off."""

    def __init__(self, pack: tuple[Card, ...]) -> None:
        super().__init__(0)
        self._pack = pack

    def shuffle(self, x: object) -> None:
        """Lay the pack."""
        assert isinstance(x, list)
        assert mask_of(x) == mask_of(self._pack)
        x[:] = self._pack

    def randrange(self, *_args: object) -> int:
        """Cut nothing."""
        return 0


class Stacked(Chance):
    """Chance that deals the pack given, deal after deal."""

    def __init__(self, pack: tuple[Card, ...]) -> None:
        super().__init__(0)
        self._pack = pack

    def cards(self, *purpose: int | str) -> random.Random:
        """The pack as wanted; the first dealer as chance has it."""
        return super().cards(*purpose) if purpose[0] == "draw" else Lying(self._pack)


def text_of(mask: int) -> str:
    """A set of cards as text."""
    return str(Cards(mask))
