"""Whole matches played at random, kept step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bela.cards import cards_of
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.match import Match, MatchEvent, Stage, act, legal, open_match
from bela.rules.model import Rules
from support.dealing import pack_for, random_cards
from support.play import choose

MOST_DEALS = 150
"""Matches that go on for longer are left unfinished: nobody may reach a target of thousands."""
CLAIMS = 0.02


@dataclass(frozen=True)
class Move:
    """One action in a match, and what came of it."""

    before: Match
    seat: int | None
    """None for chance."""
    action: a.Anything
    events: tuple[MatchEvent, ...]
    after: Match


def random_match(rules: Rules, seed: int, most: int = MOST_DEALS) -> tuple[Move, ...]:
    """A match played at random, to its end or to so many deals; the same for the same seed."""
    return tuple(moves(open_match(rules), Random(seed), most))


def moves(match: Match, rng: Random, most: int) -> Iterator[Move]:
    """The moves to the end of the match."""
    while not match.over and len(match.hall.past) < most:
        move = next(claims(match, rng), None)
        if move is None:
            seat = match.to_act
            chosen = chance(match, rng) if seat is None else choose(rng, legal(match, seat), 0.2)
            move = made(match, seat, chosen)
        yield move
        match = move.after


def claims(match: Match, rng: Random) -> Iterator[Move]:
    """The claim of some seat, if it is accepted; more often between deals."""
    often = 1 / 4 if match.to_act is None else CLAIMS
    if rng.random() < often:
        try:
            yield made(match, rng.randrange(match.rules.seats), a.Claim())
        except IllegalAction:
            return


def made(match: Match, seat: int | None, action: a.Anything) -> Move:
    """The move of one action. Raises IllegalAction."""
    after, events = act(match, seat, action)
    return Move(match, seat, action, events, after)


def chance(match: Match, rng: Random) -> a.Chance:
    """What chance does next; of two packs one as it is when nobody shuffles well."""
    hall = match.hall
    if hall.stage is Stage.DRAW:
        taken = {card for _, card in hall.drawn}
        seat = hall.drawing[len(hall.drawn)]
        return a.Draw(seat, rng.choice([card for card in cards_of(hall.rules.pack) if card not in taken]))
    if hall.stage is Stage.CUT:
        return a.Cut(rng.randrange(hall.rules.pack.bit_count()))
    assert hall.standing.dealer is not None
    return a.Pack(pack_for(hall.rules, random_cards(hall.rules, rng, hall.standing.dealer), hall.standing.dealer))
