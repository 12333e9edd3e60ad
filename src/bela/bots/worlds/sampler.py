"""Worlds: ways in which the hidden cards may lie, drawn so that each is as likely as the next.

Where an announcement leaves several hands open, one is drawn by how many worlds it has; a world that fits several of
them would be drawn as often as that, and is thinned out accordingly.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from bela.bots.worlds.counting import Kinds, Room, below, draw, ways
from bela.bots.worlds.moment import packed_lying
from bela.cards import Mask, cards_of
from bela.solve.plain.playout import find
from bela.solve.task import MAX_SEATS, NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bela.bots.worlds.claimed import Case
    from bela.bots.worlds.places import Places
    from bela.solve.plain.playout import Chance

Lying = tuple[Mask, ...]
"""By holder: its cards, but for a seat that sees its own; the last is the rest."""


class Plan(NamedTuple):
    """One set of places to draw from."""

    sure: tuple[Mask, ...]
    """By holder: cards that lie there."""
    kinds: tuple[tuple[int, Mask], ...]
    """The loose cards by kind: the holders, a bit each, and the cards."""
    room: Room

    @property
    def counted(self) -> Kinds:
        """How many cards of each kind there are."""
        return tuple([(holders, cards.bit_count()) for holders, cards in self.kinds])

    @property
    def number(self) -> int:
        """In how many ways the cards can lie."""
        return ways(self.counted, self.room)


class Claim(NamedTuple):
    """What a seat has announced and not shown."""

    seat: int
    played: Mask
    cases: tuple[Case, ...]

    def fitting(self, lying: Lying) -> int:
        """Of how many of the cases a world is one."""
        full = lying[self.seat] | self.played
        return sum([case.holds(full) for case in self.cases])


class Plans(NamedTuple):
    """All that worlds are drawn from."""

    claims: tuple[Claim, ...]
    plans: tuple[Plan, ...]

    def packed(self) -> bytes:
        """As the compiled text reads it: the number of claims, the claims, the plans."""
        words = [len(self.claims)]
        for claim in self.claims:
            words += [claim.seat, claim.played, len(claim.cases), *(mask for case in claim.cases for mask in case)]
        for plan in self.plans:
            words += [*spread(plan.sure), *spread(plan.room), len(plan.kinds)]
            words += [mask for holders, cards in plan.kinds for mask in (_spread_bits(holders, len(plan.room)), cards)]
        return array("I", words).tobytes()


def all_worlds(plans: Plans, most: int) -> bytes | None:
    """Every world, packed one after another; None when there are more than ``most``, or an announcement is open."""
    if plans.claims or plans.plans[0].number > most:
        return None
    (plan,) = plans.plans
    return b"".join([packed_lying(lying, len(plan.room) - 1) for lying in every(plan.sure, plan.kinds, plan.room)])


def every(sure: Lying, kinds: Sequence[tuple[int, Mask]], room: Room) -> Iterator[Lying]:
    """Every way in which the cards can lie."""
    if not kinds:
        if not any(room):
            yield sure
        return
    (holders, cards), rest = kinds[0], kinds[1:]
    if not cards:
        yield from every(sure, rest, room)
        return
    card = cards & -cards
    for holder, free in enumerate(room):
        if free and holders >> holder & 1:
            dealt = tuple([held | card * (at == holder) for at, held in enumerate(sure)])
            left = tuple([number - (at == holder) for at, number in enumerate(room)])
            yield from every(dealt, ((holders, cards ^ card), *rest), left)


def spread(figures: Sequence[int]) -> tuple[int, ...]:
    """Figures by holder, with nothing for seats that there are not, and the rest last."""
    return (*figures[:-1], *NOTHING[len(figures) - 1 :], figures[-1])


def _spread_bits(holders: int, number: int) -> int:
    rest = holders >> number - 1 & 1
    return holders & (1 << number - 1) - 1 | rest << MAX_SEATS


def plans_for(places: Places, played: tuple[Mask, ...]) -> Plans:
    """What there is to draw from. Raises ValueError when the cards cannot lie anyhow."""
    claims = tuple([Claim(seat, played[seat], found) for seat, found in places.cases])
    found = [plan_of(*known) for known in _every_known(_Known(*places[:4]), claims)]
    plans = tuple([plan for plan in found if plan is not None])
    if not plans:
        raise ValueError("the cards cannot lie so")
    return Plans(claims, plans)


class _Known(NamedTuple):
    """Where cards may lie; see ``Places``."""

    sure: tuple[Mask, ...]
    barred: tuple[Mask, ...]
    loose: Mask
    room: Room

    def given(self, claim: Claim, case: Case) -> _Known | None:
        """The same once one case of a claim is taken for true; None when it cannot be."""
        seat, held = claim.seat, case.held & ~claim.played & ~self.sure[claim.seat]
        free = self.room[seat] - held.bit_count()
        if free < 0 or held & (~self.loose | self.barred[seat]) or case.missing & (self.sure[seat] | claim.played):
            return None
        return _Known(
            sure=_put(self.sure, seat, self.sure[seat] | held),
            barred=_put(self.barred, seat, self.barred[seat] | case.missing),
            loose=self.loose & ~held,
            room=_put(self.room, seat, free),
        )


def _put(figures: tuple[int, ...], at: int, figure: int) -> tuple[int, ...]:
    return (*figures[:at], figure, *figures[at + 1 :])


def _every_known(known: _Known, claims: Sequence[Claim]) -> Iterator[_Known]:
    """What is known in every choice of one case for each claim."""
    if not claims:
        yield known
        return
    for case in claims[0].cases:
        if (more := known.given(claims[0], case)) is not None:
            yield from _every_known(more, claims[1:])


def plan_of(sure: tuple[Mask, ...], barred: tuple[Mask, ...], loose: Mask, room: Room) -> Plan | None:
    """Sort the loose cards by where they may lie; None when they cannot lie anyhow."""
    if min(room) < 0:
        return None
    kinds: dict[int, Mask] = {}
    for card in cards_of(loose):
        holders = sum([1 << at for at, free in enumerate(room) if free and not barred[at] >> card & 1])
        kinds[holders] = kinds.get(holders, 0) | 1 << card
    plan = Plan(sure, tuple(sorted(kinds.items(), key=lambda kind: (kind[0].bit_count(), kind[0]))), room)
    return plan if plan.number else None


def draws(plans: Plans, chance: Chance) -> Iterator[Lying]:
    """Worlds without end."""
    totals = tuple(accumulate([plan.number for plan in plans.plans]))
    while True:
        at = bisect_right(totals, below(chance, totals[-1])) if len(totals) > 1 else 0
        world = _drawn(plans.plans[at], chance)
        again = 1
        for claim in plans.claims:
            again *= claim.fitting(world)
        if again == 1 or below(chance, again) == 0:
            yield world


def _drawn(plan: Plan, chance: Chance) -> Lying:
    lying = list(plan.sure)
    for (_, cards), split in zip(plan.kinds, draw(plan.counted, plan.room, chance), strict=True):
        left = cards
        for holder, part in enumerate(split):
            for _ in range(part):
                card = some_card(left, chance)
                left ^= card
                lying[holder] |= card
    return tuple(lying)


def some_card(cards: Mask, chance: Chance) -> Mask:
    """One of the cards, each as likely as the next."""
    number = cards.bit_count()
    return 1 << find(cards, below(chance, number)) if number > 1 else cards
