"""Worlds: ways in which the hidden cards may lie, drawn so that each is as likely as the next."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate, product
from typing import TYPE_CHECKING, NamedTuple

from bela.bots.worlds.counting import Kinds, Room, draw, ways
from bela.cards import Mask, cards_of

if TYPE_CHECKING:
    import random

    from bela.bots.worlds.claimed import Case
    from bela.bots.worlds.knowledge import Places

Lying = tuple[Mask, ...]
"""By holder: its cards, but for a seat that sees its own; the last is the rest."""


class Plan(NamedTuple):
    """One set of places to draw from: the loose cards by kind."""

    sure: tuple[Mask, ...]
    kinds: Kinds
    cards: tuple[tuple[int, ...], ...]
    """Of each kind: its cards, as bits."""
    room: Room
    number: int
    """In how many ways the cards can lie."""


class Sampler:
    """Draws worlds that fit what is known. Raises ValueError when none does.

    Where an announcement leaves several hands open, one is drawn by how many worlds it has; a world that fits several of
    them would be drawn as often as that, and is thinned out accordingly.
    """

    def __init__(self, places: Places, played: tuple[Mask, ...]) -> None:
        self._cases = places.cases
        self._seats = tuple(seat for seat, _ in places.cases)
        self._played = played
        plans = [planned for cases in product(*(found for _, found in places.cases)) if (planned := self._plan(places, cases))]
        self._plans = tuple(plans)
        self._totals = tuple(accumulate(each.number for each in plans))
        if not plans:
            raise ValueError("the cards cannot lie so")

    @property
    def number(self) -> int:
        """In how many ways the cards can lie: exact unless an announcement is open, and then an upper bound."""
        return self._totals[-1]

    def draw(self, rng: random.Random) -> Lying:
        """A world."""
        while True:
            world = _drawn(self._some_plan(rng), rng)
            again = self._fitting(world)
            if again == 1 or rng.randrange(again) == 0:
                return world

    def _some_plan(self, rng: random.Random) -> Plan:
        if len(self._plans) == 1:
            return self._plans[0]
        return self._plans[bisect_right(self._totals, rng.randrange(self._totals[-1]))]

    def _fitting(self, world: Lying) -> int:
        """From how many plans a world can be drawn."""
        number = 1
        for seat, cases in self._cases:
            full = world[seat] | self._played[seat]
            number *= sum(case.holds(full) for case in cases)
        return number

    def _plan(self, places: Places, cases: tuple[Case, ...]) -> Plan | None:
        sure, barred, loose = list(places.sure), list(places.barred), places.loose
        room = list(places.room)
        for seat, case in zip(self._seats, cases, strict=True):
            held = case.held & ~self._played[seat] & ~sure[seat]
            if held & ~loose or held & barred[seat] or case.missing & (sure[seat] | self._played[seat]):
                return None
            sure[seat] |= held
            barred[seat] |= case.missing
            loose &= ~held
            room[seat] -= held.bit_count()
        return plan(tuple(sure), tuple(barred), loose, tuple(room))


def plan(sure: tuple[Mask, ...], barred: tuple[Mask, ...], loose: Mask, room: Room) -> Plan | None:
    """Sort the loose cards by where they may lie; None when they cannot lie anywhere."""
    if min(room) < 0:
        return None
    by_kind: dict[int, list[int]] = {}
    for card in cards_of(loose):
        holders = sum(1 << at for at, free in enumerate(room) if free and not barred[at] >> card & 1)
        by_kind.setdefault(holders, []).append(1 << card)
    order = sorted(by_kind, key=lambda holders: (holders.bit_count(), holders))
    kinds = tuple((holders, len(by_kind[holders])) for holders in order)
    number = ways(kinds, room)
    return Plan(sure, kinds, tuple(tuple(by_kind[holders]) for holders in order), room, number) if number else None


def _drawn(planned: Plan, rng: random.Random) -> Lying:
    lying = list(planned.sure)
    for cards, split in zip(planned.cards, draw(planned.kinds, planned.room, rng), strict=True):
        mixed, at = rng.sample(cards, len(cards)) if len(cards) > 1 else cards, 0
        for holder, part in enumerate(split):
            if part:
                lying[holder] |= sum(mixed[at : at + part])
                at += part
    return tuple(lying)
