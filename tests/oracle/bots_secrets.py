"""Swapping cards of which a bot may know nothing never changes what it does.

A deal is played twice, from packs in which two cards have changed places. At every choice of one seat a bot that has
lived in the one world and a bot that has lived in the other are asked, with the same seed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from bela.arena import make_bot
from bela.bots import Bot, RulesBot
from bela.deal.decide import legal_for
from bela.deal.fold import view_of
from bela.deal.state import Deal
from bela.rules.model import Rules
from bela.rules.variants import variant
from oracle.bots_tally import Tally
from support.play import Step, Story, random_opening, step
from support.worlds import Twins, moved_on, other_opening, told, twins_at

BOTS = ("beginner", "easy", "medium", "hard", "expert:time=0.1", "rules", "random")
WHIMS = 0.2
"""How often a seat does anything at all rather than what the rules bot would: so that positions are not all alike."""
TRIES = 3
"""How often other cards are tried where the other world cannot have come about so."""


def secrets(name: str, spec: str, number: int, seed: int) -> Tally:
    """Compare so many positions of one variant for one bot."""
    tally, rules = Tally(), variant(name)
    for deal in count():
        rng = Random(f"{seed} {name} {spec} {deal}")
        bots = make_bot(spec), make_bot(spec)
        for twins, other in _pairs(_story(rules, rng), rng):
            fault = difference(bots, twins, other, rng.getrandbits(32))
            tally.add(variant=name, bot=spec, phase=twins.story.states[twins.steps].board.phase.value)
            tally.faults += [f"{name} {spec} deal {deal}: {fault}"] if fault else []
            if tally.number("bot") == number:
                return tally
    raise AssertionError  # pragma: no cover - the counting never ends


def difference(bots: tuple[Bot, Bot], twins: Twins, other: Deal, seed: int) -> str | None:
    """What the bots do differently in the two worlds; None when they do the same."""
    seat = twins.observer
    assert seat is not None
    chosen = []
    for bot, deal in zip(bots, (twins.story.states[twins.steps], other), strict=True):
        view = view_of(deal, seat)
        chosen.append((bot.claims(view), bot.choose(view, legal_for(deal, seat), Random(seed))))
    return None if chosen[0] == chosen[1] else f"{twins}: {chosen[0]} became {chosen[1]}"


def _story(rules: Rules, rng: Random) -> Story:
    opening, dealt = random_opening(rules, rng)
    deal, steps, bot = opening, list[Step](), RulesBot()
    while (seat := deal.board.to_act) is not None:
        legal = legal_for(deal, seat)
        action = rng.choice(legal) if rng.random() < WHIMS else bot.choose(view_of(deal, seat), legal, rng)
        steps.append(step(deal, seat, action))
        deal = steps[-1].after
    return Story(opening, dealt, tuple(steps))


def _pairs(story: Story, rng: Random) -> Iterator[tuple[Twins, Deal]]:
    """Each choice of some seat, and the deal as it is in another world."""
    observer = rng.randrange(story.rules.seats)
    for steps, deal in enumerate(story.states):
        if deal.board.to_act != observer or len(legal_for(deal, observer)) == 1:
            continue
        for _ in range(TRIES):
            twins = twins_at(story, observer, steps, rng)
            other = None if twins is None else other_deal(twins)
            if twins is not None and other is not None:
                yield twins, other
                break


def other_deal(twins: Twins) -> Deal | None:
    """The other world at that moment; None where it cannot be, or where the observer was told what is different."""
    deal, _ = other_opening(twins)
    for made in twins.story.steps[: twins.steps]:
        found = moved_on(deal, made, twins.cards)
        if found is None or told(found[1], twins.observer) != told(made.events, twins.observer):
            return None
        deal = found[0]
    assert deal != twins.story.states[twins.steps]
    return deal
