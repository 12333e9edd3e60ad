"""Best lines: cards by which every side gets what the value says, to the end of the deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bela.cards import CARD_TEXT, Card, cards_of
from bela.solve.ask import Asked, ask, reaches_asked, value_asked
from bela.solve.faults import Fault, PositionError
from bela.solve.position import Played, Position, play

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Outcome:
    """What a line of cards brings, from the position on."""

    points: tuple[int, ...]
    """By seat: card points of the tricks taken, with those for the last trick once it is played."""
    tricks: tuple[int, ...]
    """By seat."""
    position: Position | None
    """Where it ends; None when all is played."""


def play_line(position: Position, line: Sequence[Card]) -> Outcome:
    """Play the cards of a line. Raises PositionError at one that may not be played."""
    points, tricks = [0] * position.rules.seats, [0] * position.rules.seats
    here: Position | None = position
    for card in line:
        if here is None:
            raise PositionError(Fault.NO_CARDS, "line", CARD_TEXT[card])
        played = play(here, card)
        if played.winner is not None:
            points[played.winner] += played.points
            tricks[played.winner] += 1
        here = played.position
    return Outcome(tuple(points), tuple(tricks), here)


def best_line(
    position: Position, side: int | None = None, *, alone: int | None = None, capot: bool = False
) -> list[Card]:
    """A line of best play to the end: of several best cards the first in the cards' order. Raises PositionError."""
    asked = ask(position, side, alone=alone, capot=capot)
    still, line = value_asked(asked), []
    while True:
        card, played, gain = _best_step(asked, still)
        line.append(card)
        if played.position is None:
            return line
        asked, still = asked.at(played.position), still - gain


def _best_step(asked: Asked, still: int) -> tuple[Card, Played, int]:
    """The first card after which the side still gets what it is to get, and what the card brought it."""
    steps = [(card, play(asked.position, card)) for card in cards_of(asked.position.legal)]
    best = next((card, played) for card, played in steps if _keeps(asked, played, still))
    return *best, _gain(asked, best[1])


def _gain(asked: Asked, played: Played) -> int:
    return played.points if played.winner is not None and asked.seats >> played.winner & 1 else 0


def _keeps(asked: Asked, played: Played, still: int) -> bool:
    """Whether a card gives away nothing of what is still to be had."""
    if played.position is None:
        return True
    after, rest = asked.at(played.position), still - _gain(asked, played)
    ours = asked.seats >> asked.position.to_act & 1
    return reaches_asked(after, rest) if ours else not reaches_asked(after, rest + 1)
