"""Deals played at random, kept step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from bela.deal import actions as a
from bela.deal.decide import act, legal_for
from bela.deal.errors import IllegalAction
from bela.deal.events import Event
from bela.deal.start import deal_from, lay_out
from bela.deal.state import Deal
from bela.rules.model import Rules
from support.dealing import pack_for, random_cards

T = TypeVar("T")

TAME = (0.1, 0.2, 0.7)
"""How often the tamest action is taken whatever else there is: to pass, to be silent, to keep; one of these a deal."""
CLAIMS = 0.03
NEAR = 200
"""How far from the target the scores are at most."""
CLAIM = a.Claim()


@dataclass(frozen=True)
class Step:
    """One action, and what came of it."""

    before: Deal
    seat: int
    action: a.Action
    events: tuple[Event, ...]
    after: Deal


@dataclass(frozen=True)
class Story:
    """A deal from its beginning to its end."""

    opening: Deal
    dealt: tuple[Event, ...]
    steps: tuple[Step, ...]

    @property
    def rules(self) -> Rules:
        """The rules of the deal."""
        return self.opening.rules

    @property
    def states(self) -> tuple[Deal, ...]:
        """The deal before the first action and after each."""
        return (self.opening, *(step.after for step in self.steps))

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened."""
        return (*self.dealt, *(event for step in self.steps for event in step.events))

    @property
    def last(self) -> Deal:
        """The deal at its end."""
        return self.states[-1]


def choose(rng: Random, actions: Sequence[T], tame: float) -> T:
    """One of the actions, the first of them with the chance given."""
    return actions[0] if len(actions) == 1 or rng.random() < tame else rng.choice(actions[1:])


def random_story(rules: Rules, seed: int) -> Story:
    """A deal played at random; the same for the same seed."""
    rng = Random(seed)
    opening, dealt = random_opening(rules, rng)
    return Story(opening, dealt, played_on(opening, rng))


def random_opening(rules: Rules, rng: Random) -> tuple[Deal, tuple[Event, ...]]:
    """A deal before its first call, with some scores and perhaps hanging points, and what happened to make it so."""
    dealer = rng.randrange(rules.seats)
    pack = pack_for(rules, random_cards(rules, rng, dealer), dealer)
    scores = tuple(rng.randrange(max(0, rules.target - NEAR), rules.target) for _ in range(rules.sides))
    return deal_from(rules, lay_out(rules, pack, dealer), dealer, scores, rng.choice((0, 0, 35)))


def played_on(deal: Deal, rng: Random) -> tuple[Step, ...]:
    """The steps to the end of the deal."""
    steps: list[Step] = []
    tame = rng.choice(TAME)
    while deal.board.to_act is not None:
        steps.append(random_step(deal, rng, tame))
        deal = steps[-1].after
    return tuple(steps)


def random_step(deal: Deal, rng: Random, tame: float) -> Step:
    """A claim where one is tried and stands, else what the seat to act chooses."""
    claimant = rng.randrange(deal.rules.seats)
    if rng.random() < CLAIMS and stands(deal, claimant, CLAIM):
        return step(deal, claimant, CLAIM)
    seat = deal.board.to_act
    assert seat is not None
    return step(deal, seat, choose(rng, legal_for(deal, seat), tame))


def step(deal: Deal, seat: int, action: a.Action) -> Step:
    """The step of one action."""
    after, events = act(deal, seat, action)
    return Step(deal, seat, action, events, after)


def stands(deal: Deal, seat: int, action: a.Action) -> bool:
    """Whether the action is accepted."""
    try:
        act(deal, seat, action)
    except IllegalAction:
        return False
    return True


def replay(opening: Deal, actions: Sequence[tuple[int, a.Action]]) -> tuple[Step, ...]:
    """The steps of the given actions. Raises IllegalAction."""
    steps: list[Step] = []
    for seat, action in actions:
        steps.append(step(steps[-1].after if steps else opening, seat, action))
    return tuple(steps)
