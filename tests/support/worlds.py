"""Two worlds that differ in two cards which an observer may not know, played side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from random import Random

from bela.cards import BIT, Card, Mask, Rank, cards_of, make_card, mask_of
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.decide import act, legal_for
from bela.deal.errors import IllegalAction
from bela.deal.fold import view_of
from bela.deal.start import deal_from
from bela.deal.state import Deal, Layout
from bela.melds import BELA_POINTS, bela_mask, runs_in, total_points
from bela.rules.model import Rules
from bela.rules.words import AnnounceHow
from support.play import Step, Story

EARLY = 3
"""One moment of three lies so early, when much is hidden and little said."""


class Outcome(Enum):
    """What became of the other world."""

    SAME = "the observer was told the same all the way"
    ILLEGAL = "an action was not possible in it"
    REVEALED = "what was laid open was not the same"


@dataclass(frozen=True)
class Twins:
    """A story up to some step, who watches it, and two cards that change places."""

    story: Story
    observer: int | None
    steps: int
    cards: tuple[Card, Card]

    def __str__(self) -> str:
        return f"{self.observer=} {self.steps=} {self.cards=} {self.story.opening.layout}"


def random_twins(story: Story, rng: Random) -> Twins | None:
    """Some observer, moment and cards; None where no two hidden cards lie in different places."""
    observer = rng.choice((None, *range(story.rules.seats)))
    steps = rng.randrange(len(story.steps) if rng.randrange(3) else min(len(story.steps), EARLY))
    return twins_at(story, observer, steps, rng)


def twins_at(story: Story, observer: int | None, steps: int, rng: Random) -> Twins | None:
    """Some cards of which that observer knows nothing then; None as above."""
    hidden = story.rules.pack & ~known_to(story, observer, steps)
    if not hidden:
        return None
    said = hidden & announced(story.states[steps]) * rng.randrange(2)
    one = rng.choice(cards_of(said or hidden))
    layout = story.opening.layout
    others = [card for card in cards_of(hidden) if place_of(layout, card) != place_of(layout, one)]
    return Twins(story, observer, steps, (one, rng.choice(others))) if others else None


def announced(deal: Deal) -> Mask:
    """The cards of runs and fours that were announced, shown or not."""
    cards = 0
    for hand, said in zip(deal.hands, deal.board.contest.said, strict=True):
        assert hand is not None
        melds = hand.declared if said is None else runs_in(hand.cards | deal.board.played[hand.seat])
        for meld in melds:
            cards |= meld.mask
    return cards


def place_of(layout: Layout, card: Card) -> object:
    """Where a card lies before it is given out; None for the stock."""
    places = (*enumerate(layout.first), *enumerate(layout.later, start=10), (20, layout.talon))
    return next((place for place, cards in places if cards and cards >> card & 1), None)


def known_to(story: Story, observer: int | None, steps: int) -> Mask:
    """The cards that the observer was told of."""
    events = (*story.dealt, *(event for step in story.steps[:steps] for event in step.events))
    trump = story.states[steps].board.trump
    known = 0
    for event in events:
        if e.visible(event, observer):
            known |= told_by(event)
        if isinstance(event, e.Swapped) or (isinstance(event, e.Shown) and event.bela):
            assert trump is not None
            known |= bela_mask(trump) if isinstance(event, e.Shown) else BIT[make_card(Rank.SEVEN, trump)]
    return known


def told_by(event: e.Event) -> Mask:
    """The cards that an event names."""
    match event:
        case e.Dealt(turned=int(card)) | e.Played(card=card):
            return BIT[card]
        case e.Got(cards=cards) | e.Laid(cards=cards):
            return cards
        case e.Shown(melds=melds) | e.Noted(melds=melds):
            return mask_of(card for meld in melds for card in cards_of(meld.mask))
        case _:
            return 0


def exchanged(cards: Mask | None, pair: tuple[Card, Card]) -> Mask:
    """The set with each of the two cards in place of the other."""
    assert cards is not None
    one, other = pair
    differ = (cards >> one ^ cards >> other) & 1
    return cards ^ (differ << one | differ << other)


def other_opening(twins: Twins) -> tuple[Deal, tuple[e.Event, ...]]:
    """The other world before its first call."""
    opening, layout, pair = twins.story.opening, twins.story.opening.layout, twins.cards
    other = Layout(
        first=tuple(exchanged(cards, pair) for cards in layout.first),
        later=tuple(exchanged(cards, pair) for cards in layout.later),
        turned=layout.turned,
        talon=exchanged(layout.talon, pair),
    )
    board = opening.board
    return deal_from(opening.rules, other, board.dealer, board.scores, board.hanging)


def counterparts(deal: Deal, step: Step, pair: tuple[Card, Card]) -> Iterator[a.Action]:
    """What may stand in the other world for an action of which not everything is told."""
    match step.action:
        case a.Discard(cards):
            yield a.Discard(exchanged(cards, pair))
        case a.Declare():
            yield step.action
            yield from (found for found in legal_for(deal, step.seat) if worth(deal, found) == worth(deal, step.action))
        case _:
            yield step.action


def worth(deal: Deal, action: a.Action) -> int:
    """The points that the others hear."""
    assert isinstance(action, a.Declare)
    return total_points(deal.rules, action.melds) + BELA_POINTS * action.bela


def live_on(twins: Twins) -> Outcome:
    """Play the other world beside the first. Asserts that the observer is told the same, sees and may do the same."""
    deal, dealt = other_opening(twins)
    assert told(dealt, twins.observer) == told(twins.story.dealt, twins.observer)
    for step in twins.story.steps[: twins.steps]:
        found = moved_on(deal, step, twins.cards)
        if found is None:
            assert deal.hands[step.seat] != step.before.hands[step.seat]
            return Outcome.ILLEGAL
        deal, events = found
        mine, others = told(step.events, twins.observer), told(events, twins.observer)
        if mine != others:
            assert isinstance(first_difference(mine, others), revealing(deal.rules))
            return Outcome.REVEALED
        assert view_of(deal, twins.observer) == view_of(step.after, twins.observer)
        if twins.observer is not None:
            assert legal_for(deal, twins.observer) == legal_for(step.after, twins.observer)
    return Outcome.SAME


def revealing(rules: Rules) -> tuple[type, ...]:
    """What may tell worlds apart, since it says what was hidden: cards laid open, and where it was not said who won."""
    return (e.Shown,) if rules.announce_how is AnnounceHow.STEPWISE else (e.Shown, e.Won)


def moved_on(deal: Deal, step: Step, pair: tuple[Card, Card]) -> tuple[Deal, tuple[e.Event, ...]] | None:
    """The other world after the step, and what happened; None where it cannot be."""
    for action in counterparts(deal, step, pair):
        try:
            return act(deal, step.seat, action)
        except IllegalAction:
            continue
    return None


def told(events: Iterable[e.Event], observer: int | None) -> list[e.Event]:
    """The events that the observer learns of."""
    return [event for event in events if e.visible(event, observer)]


def first_difference(mine: list[e.Event], others: list[e.Event]) -> e.Event | None:
    """The first event of which the other world says something else; what is laid open, where it is there only."""
    for one, other in zip(mine, others, strict=False):
        if one != other:
            return other if isinstance(other, e.Shown) else one
    return None
