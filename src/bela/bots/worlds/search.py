"""The value of each card that may be played, over worlds that fit the view."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from bela.bots.rules_bot.weights import WEIGHTS, Weights
from bela.bots.worlds.beliefs import Trust, thinned
from bela.bots.worlds.calls import calls_made, packed_table
from bela.bots.worlds.knowledge import places
from bela.bots.worlds.payoff import Ending, Stakes, said_by
from bela.bots.worlds.sampler import Sampler
from bela.bots.worlds.scene import first_stage, frame_of, packed_lyings, stage_of
from bela.melds import bela_mask
from bela.cards import cards_of
from bela.play import points_of
from bela.rules.words import DiscardPoints
from bela.solve.engine import kit_for, ready

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from bela.bots.worlds.sampler import Lying
    from bela.cards import Card
    from bela.deal.state import Board, Hand
    from bela.rules.model import Rules

KERNEL = import_module("bela.bots._kernel")


@dataclass(frozen=True)
class Effort:
    """How hard the search works."""

    worlds: int = 20
    pool: int = 1
    """Worlds drawn for each that is looked at; those that explain what happened are kept."""
    solve: int = 32
    """Tricks from which on play is searched with open cards; before, it is played out by rules."""
    trust: Trust = field(default_factory=Trust)


class Worth(NamedTuple):
    """What a card is worth."""

    value: float
    """Points of lead, on average over the worlds."""
    points: float
    """Card points of the own side, the same."""


def card_worths(
    effort: Effort, stakes: Stakes, rules: Rules, board: Board, hand: Hand, cards: Sequence[Card], rng: random.Random
) -> dict[Card, Worth]:
    kit = kit_for(rules.tables[board.trump])
    sampler = Sampler(places(rules, board, hand), board.played)
    lyings = [sampler.draw(rng) for _ in range(effort.worlds * effort.pool)]
    stage = stage_of(rules, board, kit, effort.solve)
    frame = frame_of(rules, board, hand, kit).packed()
    if effort.pool > 1:
        logs = likelihoods(effort.trust, rules, board, hand, lyings, kit, stage, frame, rng)
        lyings = thinned(lyings, logs, effort.worlds, rng)
    numbers = bytes([kit.number[card] for card in cards])
    found = array("h", KERNEL.rollouts(ready(kit), PACKED, stage.packed(), frame, packed_lyings(lyings, rules.seats), numbers))
    said = said_by(rules, board)
    base = board.taken
    totals = [[0.0, 0.0] for _ in cards]
    side = stakes.side
    at = 0
    pair = bela_mask(board.trump)
    sides = range(rules.sides)
    for lying in lyings:
        bela = said
        if said is None:
            if hand.cards & pair == pair: bela = side
            else:
                for seat in range(rules.seats):
                    if seat != hand.seat and lying[seat] & pair == pair:
                        bela = rules.side_of(seat)
        laid = 0
        if rules.discard_points is DiscardPoints.MAKER:
            laid = points_of(rules.tables[board.trump], cards_of(hand.laid if board.maker == hand.seat else lying[-1]))
        for total in totals:
            p = [found[at + s] + base[s] for s in sides]
            if laid: p[rules.side_of(board.maker)] += laid
            total[0] += stakes.worth(Ending(tuple(p), found[at + 3], bela))
            total[1] += p[side]
            at += 4
    n = len(lyings)
    return {card: Worth(v / n, p / n) for card, (v, p) in zip(cards, totals, strict=True)}


def likelihoods(trust, rules, board, hand, lyings, kit, stage, frame, rng):
    logs = [0.0] * len(lyings)
    packed = packed_lyings(lyings, rules.seats)
    if trust.cards and (board.tricks or board.trick):
        past = first_stage(rules, board, kit, stage).packed()
        played = bytes([kit.number[card] for trick in board.tricks for card in trick.cards] + [kit.number[card] for card in board.trick])
        watched = sum(1 << seat for seat in range(rules.seats) if seat != hand.seat)
        found = array("d", KERNEL.plausibilities(ready(kit), PACKED, past, frame, packed, played, trust.heat, trust.whim, watched))
        logs = [a + trust.cards * b for a, b in zip(logs, found)]
    if trust.calls:
        calls = b"".join([call.packed() for call in calls_made(rules, board, hand.seat)])
        found = array("d", KERNEL.callings(packed_table(rules), trust.manner.packed(sum(rules.first)), calls, frame, packed, rng.getrandbits(64)))
        logs = [a + trust.calls * b for a, b in zip(logs, found)]
    return logs


def packed(weights: Weights) -> bytes:
    """The weights as the compiled text reads them."""
    return array("d", [getattr(weights, name) for name in weights.__dataclass_fields__]).tobytes()


PACKED = packed(WEIGHTS)
