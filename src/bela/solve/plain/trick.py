"""A trick in the making: who holds it, who may still take it, and which cards are worth trying next."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bela.solve.order import LIKELY, LOST, SURE, UNLIKELY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bela.cards import Mask
    from bela.solve.kit import Kit
    from bela.solve.plain.claims import Moment
    from bela.solve.plain.deal import Deal

Places = tuple[int, ...]


class Hold(NamedTuple):
    """The trick on the table: the suit led, the card that holds it and its owner, the points on the table."""

    led: int
    best: int
    holder: int
    points: int


NOTHING = Hold(0, 0, 0, 0)


def with_card(kit: Kit, hold: Hold, card: int, seat: int, at: int) -> Hold:
    """The trick with one more card."""
    led, best, holder, points = hold
    if at == 0:
        return Hold(card >> 3, card, seat, kit.points[card])
    if kit.over[best] >> card & 1:
        return Hold(led, card, seat, points + kit.points[card])
    return Hold(led, best, holder, points + kit.points[card])


class Reach(NamedTuple):
    """What later players can do once a suit is led, by place."""

    theirs: Places
    """The cards with which later players of the other side might take the trick."""
    ours: Places
    least: Places
    """The least that later players add by following a plain suit."""


class Turn(NamedTuple):
    """Somebody's turn to play to a trick."""

    now: Moment
    """How things stood when the trick began."""
    hold: Hold
    rest: Mask
    """Cards not yet played, without those on the table."""
    reach: Reach
    sure: tuple[Mask, Mask]
    """The top trumps of the other side and of ours, which score for it whatever happens."""
    at: int
    """The place in the trick."""


def reach_of(deal: Deal, now: Moment, led: int) -> Reach:
    """What later players can do once that suit is led."""
    suit, seats, leader = 0xFF << 8 * led, deal.seats, now.leader
    least_of = deal.sums.least[led]
    sides, total = [0, 0], 0
    theirs, ours, least = [0] * seats, [0] * seats, [0] * seats
    for at in range(seats - 1, -1, -1):
        theirs[at], ours[at] = sides
        least[at] = total
        seat = (leader + at) % seats
        hand = deal.hands[seat] & now.rest
        bound = hand & suit
        sides[deal.is_ours[seat]] |= bound or hand
        if led:
            total += least_of[bound >> 8 * led]
    return Reach(tuple(theirs), tuple(ours), tuple(least))


def outlook(over: Mask, us: Mask, them: Mask, best: int, led: int, *, good: bool) -> int:
    """How the trick looks to a player whose side has it (``good``) or not.

    ``us`` and ``them`` are the cards with which later players might take it, ``over`` those that beat the card that
    holds it.
    """
    if not over & (them if good else us):
        return SURE if good else LOST
    if good:
        us |= 1 << best
    else:
        them |= 1 << best
    if (us | them) & 0xFF:
        return LIKELY if us & 0xFF > them & 0xFF else UNLIKELY
    return LIKELY if us >> 8 * led & 0xFF > them >> 8 * led & 0xFF else UNLIKELY


def groups_of(todo: Mask, others: Mask, fences: Mask) -> list[list[int]]:
    """Cards that stand for each other: no card of another hand lies between."""
    groups: list[list[int]] = []
    high = -1
    while todo:
        up = todo & -todo
        card = up.bit_length() - 1
        between = up - (2 << high) if high >= 0 else 0
        if high >> 3 != card >> 3 or others & between or fences & (between | up):
            groups.append([card])
        else:
            groups[-1].append(card)
        high = card
        todo ^= up
    return groups


def candidates(kit: Kit, group: Sequence[int], look: int) -> list[int]:
    """The cards of a group that may matter.

    One where the trick's side is certain: the fattest for one's own, the leanest for theirs. Else one of each count.
    """
    if look == SURE:
        return [group[-1]]
    if look == LOST or len(group) == 1:
        return [group[0]]
    points = kit.points
    return [card for at, card in enumerate(group) if at == 0 or points[card] != points[group[at - 1]]]
