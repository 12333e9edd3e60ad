"""An example of announcing step by step, led by the engine."""

from __future__ import annotations

from bela.cards import Suit, mask_of, parse_cards
from bela.deal import actions as a
from bela.deal.decide import act, legal_for
from bela.deal.events import Event, Spoken, Won
from bela.deal.start import Position, deal_at
from bela.deal.state import Deal
from bela.rulebook.facts import stepwise
from bela.rulebook.model import Block, DialogueExample
from bela.rules.model import Rules

TRUMP = Suit.HEARTS


FOREHAND, DEALER = parse_cards("Js Ts 9s Ac"), parse_cards("Kd Qd Jd Tc")
"""A run of three from the jack, and one from the king."""
BETWEEN = (parse_cards("As Qh Th 8c"), parse_cards("Ks Jh 8h 9c"))
"""Hands without a run, for the seats between them."""


def dialogue_example(rules: Rules) -> tuple[Block, ...]:
    """What forehand and dealer say where announcements are compared step by step."""
    hands = [mask_of(cards) for cards in (FOREHAND, *BETWEEN[: rules.seats - 2], DEALER)]
    if not stepwise(rules) or any(hand & ~rules.pack for hand in hands):
        return ()
    position = Position(rules.seats - 1, TRUMP, 0, 0, (), dict(enumerate(hands)), first_trick=True)
    events = _until_settled(deal_at(rules, position))
    won = next(event for event in events if isinstance(event, Won))
    spoken = tuple((e.seat, e.word) for e in events if isinstance(e, Spoken) and e.seat in (0, rules.seats - 1))
    return (DialogueExample(TRUMP, FOREHAND, DEALER, spoken, won.winner, max(won.award)),)


def _until_settled(deal: Deal) -> list[Event]:
    """Everything that happens until the contest is settled, when each plays and announces as well as may be."""
    events: list[Event] = []
    while not deal.board.contest.settled:
        seat = deal.board.to_act
        assert seat is not None  # noqa: S101 - until then somebody is asked
        deal, more = act(deal, seat, _boldest(legal_for(deal, seat)))
        events += more
    return events


def _boldest(actions: tuple[a.Action, ...]) -> a.Action:
    """The first card that may be played; of words the one that says most, which is listed last."""
    return actions[0] if isinstance(actions[0], a.Play) else actions[-1]
