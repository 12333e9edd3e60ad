"""What a side can be sure of without any search."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bela.solve.plain.bits import COUNT, FILL_DOWN, without_high, without_low

if TYPE_CHECKING:
    from collections.abc import Callable

    from bela.cards import Mask
    from bela.solve.plain.deal import Deal
    from bela.solve.plain.memo import Bounds

    Choice = Callable[[Mask, int], Mask]


class Moment(NamedTuple):
    """A moment between tricks."""

    rest: Mask
    """Cards not yet played."""
    leader: int
    left: int
    """Points still to be had, the last trick's included."""
    tricks: int
    """Tricks still to be played."""
    open: int
    """Bit 0: our side may still take every trick, bit 1: theirs may; 0 where that is worth nothing."""


def all_bounds(now: Moment) -> Bounds:
    """What is known before anything is: taking every trick is one better than taking every point."""
    return (-(now.open >> 1), now.left + (now.open & 1))


def run_of(deal: Deal, now: Moment) -> tuple[Mask, list[int]]:
    """The tricks that the leader can take in a row, whatever the others do: the cards, and how many by suit.

    First trumps that nobody beats, then plain cards that nobody beats as long as whoever still has trumps must follow.
    """
    hand = deal.hands[now.leader] & now.rest
    others = now.rest ^ hand
    free = hand & deal.sums.free_lead
    cards = free & 0xFF & ~FILL_DOWN[others & 0xFF]
    leads = [COUNT[cards], 0, 0, 0]
    ruffers = [other & others for other in deal.hands if COUNT[other & others & 0xFF] > leads[0]]
    for suit in (1, 2, 3):
        low = 8 * suit
        masters = free >> low & 0xFF & ~FILL_DOWN[others >> low & 0xFF]
        if masters:
            most = min([COUNT[other >> low & 0xFF] for other in ruffers], default=8)
            masters = without_low(masters, most)
            leads[suit] = COUNT[masters]
            cards |= masters << low
    return cards, leads


def run_points(deal: Deal, now: Moment, cards: Mask, leads: list[int], sure: Mask) -> int:
    """The points that the leader's run and sure trumps bring to the leader's side.

    Partners give what counts most, the others what counts least, as far as following suit leaves them the choice.
    """
    sums, points, length = deal.sums, 0, sum(leads)
    own = cards | sure
    for seat in range(deal.seats if length else 0):
        if seat == now.leader:
            continue
        hand = deal.hands[seat] & now.rest
        friend = deal.is_ours[seat] == deal.is_ours[now.leader]
        bound = _following(hand, leads, without_low if friend else without_high)
        if friend:
            own |= bound
        else:
            points += sums.sum_of(bound)
        spare = length - bound.bit_count()
        if spare:
            points += (sums.richest if friend else sums.cheapest)(hand ^ bound, spare)
    return points + sums.sum_of(own)


def _following(hand: Mask, leads: list[int], choose: Choice) -> Mask:
    """What a hand gives while it follows the suits of a run."""
    bound = 0
    for suit, number in enumerate(leads):
        byte = hand >> 8 * suit & 0xFF
        if number and byte:
            bound |= choose(byte, number) << 8 * suit
    return bound


def claim(deal: Deal, now: Moment, known: Bounds) -> Bounds:
    """Narrow the bounds by the leader's run, and by the top trumps of either side, which always score for it."""
    mine = deal.is_ours[now.leader]
    friends = now.rest & (deal.ours if mine else ~deal.ours)
    own, against = friends & 0xFF, (now.rest ^ friends) & 0xFF
    sure, lost = own & ~FILL_DOWN[against], against & ~FILL_DOWN[own]
    cards, leads = run_of(deal, now)
    (worst, best), (low, high) = all_bounds(now), known
    if sum(leads) == now.tricks:
        return (max(low, best), high) if mine else (low, min(high, worst))
    if cards | sure:
        gain = run_points(deal, now, cards, leads, sure)
        low, high = (max(low, gain), high) if mine else (low, min(high, now.left - gain))
    if lost:
        loss = deal.sums.sum[0][lost]
        low, high = (low, min(high, now.left - loss)) if mine else (max(low, loss), high)
    return low, high
