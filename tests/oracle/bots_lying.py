"""How hidden cards may lie, found out the long way: card by card, and holder by holder."""

from __future__ import annotations

from collections.abc import Iterator

from bela.bots.worlds.moment import known_gone
from bela.bots.worlds.places import Places
from bela.bots.worlds.sampler import Lying, Plan, Plans
from bela.cards import BIT, Card, Mask, cards_of
from bela.deal.state import Deal


def truth(deal: Deal, seat: int) -> Lying:
    """How the cards really lie that a seat does not see."""
    own = deal.hands[seat]
    assert own is not None
    hands = [0 if hand is None or hand.seat == seat else hand.cards for hand in deal.hands]
    seen = known_gone(deal.rules, deal.board) | own.cards | own.laid
    return (*hands, deal.rules.pack & ~(seen | sum(hands)))


def is_one_of(plan: Plan, lying: Lying) -> bool:
    """Whether a plan can bring forth that world."""
    if any(sure & ~held for sure, held in zip(plan.sure, lying, strict=True)):
        return False
    loose = [held & ~sure for sure, held in zip(plan.sure, lying, strict=True)]
    if tuple(map(int.bit_count, loose)) != plan.room or sum(loose) != sum(cards for _, cards in plan.kinds):
        return False
    return all(holders >> at & 1 or not held & cards for holders, cards in plan.kinds for at, held in enumerate(loose))


def times(plans: Plans, lying: Lying) -> int:
    """From how many of the plans a world may come."""
    return sum(is_one_of(plan, lying) for plan in plans.plans)


def every_lying(places: Places, played: tuple[Mask, ...]) -> Iterator[Lying]:
    """Every world that fits, whatever kinds its cards are of: each card is tried everywhere."""
    lyings = _dealt(places, cards_of(places.loose), places.sure, places.room)
    return (lying for lying in lyings if fits_claims(places, played, lying))


def _dealt(places: Places, cards: list[Card], lying: Lying, room: tuple[int, ...]) -> Iterator[Lying]:
    if not cards:
        yield lying
        return
    bit, rest = BIT[cards[0]], cards[1:]
    for at, barred in enumerate(places.barred):
        if room[at] and not barred & bit:
            left = (*room[:at], room[at] - 1, *room[at + 1 :])
            yield from _dealt(places, rest, (*lying[:at], lying[at] | bit, *lying[at + 1 :]), left)


def fits_claims(places: Places, played: tuple[Mask, ...], lying: Lying) -> bool:
    """Whether everybody's words are true."""
    hands = ((lying[seat] | played[seat], cases) for seat, cases in places.cases)
    return all(
        any(case.held & hand == case.held and not case.missing & hand for case in cases) for hand, cases in hands
    )
