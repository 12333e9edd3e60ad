"""Matches played at random, and their records."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis.vendor.pretty import RepresentationPrinter

from bela.cards import BIT, cards_of
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.match import Match, MatchEvent, Stage, act, legal
from bela.record import Entry, Header, Record, begin, entries_for, write_record
from bela.rules.model import Rules


@dataclass(frozen=True)
class Moment:
    """A match after one action, and the record of all that has happened in it."""

    match: Match
    record: Record
    seat: int | None
    action: a.Anything
    events: tuple[MatchEvent, ...]

    def _repr_pretty_(self, printer: RepresentationPrinter, _cycle: bool) -> None:  # noqa: FBT001 - hypothesis's own
        printer.text(write_record(self.record))


def play(rules: Rules, seed: int, *, deals: int = 3, most: int = 400) -> Iterator[Moment]:
    """Play at random until the match, or so many deals, or so many actions are over."""
    rng = random.Random(seed)
    header = Header(rules)
    match, entries = begin(header), list[Entry]()
    for _ in range(most):
        if match.over or len(match.hall.past) >= deals:
            return
        seat, action = choose(match, rng)
        entries += entries_for(match, seat, action)
        match, events = act(match, seat, action)
        yield Moment(match, Record(header, tuple(entries)), seat, action, events)


def choose(match: Match, rng: random.Random) -> tuple[int | None, a.Anything]:
    """Any action that is legal; now and then a claim, where one would be heard."""
    seat = rng.randrange(match.rules.seats)
    if rng.random() < 0.1 and hears(match, seat):
        return seat, a.Claim()
    match match.hall.stage:
        case Stage.DRAW:
            drawn = sum(BIT[card] for _, card in match.hall.drawn)
            drawing = match.hall.drawing[len(match.hall.drawn)]
            return None, a.Draw(drawing, rng.choice(cards_of(match.rules.pack & ~drawn)))
        case Stage.PACK:
            cards = cards_of(match.rules.pack)
            rng.shuffle(cards)
            return None, a.Pack(tuple(cards))
        case Stage.CUT:
            return None, a.Cut(rng.randrange(match.rules.pack.bit_count()))
        case _:
            return say(match, rng)


def say(match: Match, rng: random.Random) -> tuple[int, a.Anything]:
    """Any legal action of the seat that is asked; what ends a deal early is rare."""
    seat = match.to_act
    assert seat is not None
    choices = legal(match, seat)
    return seat, rng.choice([one for one in choices if not isinstance(one, a.Pass | a.Agree)] or choices)


def hears(match: Match, seat: int) -> bool:
    """Whether a claim of the seat would be accepted."""
    try:
        act(match, seat, a.Claim())
    except IllegalAction:
        return False
    return True


def last(moments: Iterator[Moment]) -> Moment:
    """The moment at the end."""
    *_, moment = moments
    return moment
