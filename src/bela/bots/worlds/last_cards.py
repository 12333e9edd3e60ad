"""The last cards of two players: one step beyond sampled worlds.

Each card is valued by playing on, in every world, as two players would who solve sampled worlds and see no more than
they may; worlds count by how well they explain the cards that the other has played. It needs the compiled text; without
it these cards are valued like all others. Manner and figures were found in a small game that is solved: see
``docs/meter.md``.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

from bela.bots.rules_bot.memory import lacking, shown
from bela.bots.worlds import engine
from bela.bots.worlds.moment import NOBODY, lyings_in
from bela.bots.worlds.search import Worth
from bela.cards import BIT
from bela.deal.state import changed
from bela.melds import bela_mask
from bela.solve.engine import ready

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bela.bots.worlds.moment import Moment
    from bela.bots.worlds.payoff import Stakes
    from bela.bots.worlds.turn import Turn
    from bela.cards import Card, Mask
    from bela.deal.state import Board, Trick
    from bela.rules.model import Rules

LINE = Struct("=11I20B2d")
LEAF = Struct("=d4I")
MOST_LINE = 20
SEATS = 2


@dataclass(frozen=True)
class Step:
    """When a step is taken, and how."""

    tricks: int = 4
    """From how many tricks before the end on; 0 for never."""
    inner: int = 36
    """How many worlds the players look at who play on."""
    model: float = 4.0
    """By how many points a card may be worse and still be believed a third as likely: how soft the other is thought."""
    play: float = 1.5
    """The same for both players as they play on."""
    anchor: float = 0.2
    """How much the value with open cards, all worlds alike, counts beside."""


class Line(NamedTuple):
    """The cards since the last tricks began, and what was known then."""

    leader: int
    cards: tuple[Card, ...]
    barred: tuple[Mask, ...]
    """By seat: cards that it surely did not hold."""
    shown: tuple[Mask, ...]
    """By seat: cards that it surely held, to all."""


def applies(step: Step, rules: Rules, board: Board) -> bool:
    """Whether the seat to act is so near the end of a deal of two."""
    return engine.KERNEL is not None and rules.seats == SEATS and max(board.counts) <= step.tricks


def line_of(step: Step, rules: Rules, board: Board) -> Line:
    """The line of the last tricks."""
    assert board.trump is not None  # noqa: S101 - asked of deals in play
    done = max(0, len(board.tricks) + max(board.counts) - step.tricks)
    earlier, later = board.tricks[:done], board.tricks[done:]
    cards = (*[card for trick in later for card in trick.cards], *board.trick)
    before = changed(board, tricks=earlier, trick=())
    barred = lacking(rules, before, rules.tables[board.trump])
    held = [shown(board, seat) & ~_played(earlier, seat) for seat in range(SEATS)]
    return Line(later[0].leader if later else board.leader, cards, tuple(barred), tuple(held))


def _played(tricks: Sequence[Trick], seat: int) -> Mask:
    cards = 0
    for trick in tricks:
        cards |= BIT[trick.cards[(seat - trick.leader) % SEATS]]
    return cards


def step_worths(step: Step, turn: Turn, moment: Moment, line: Line, worlds: bytes, seed: int) -> dict[Card, Worth]:
    """What the cards are worth; ``worlds`` are those that explain what happened before the line."""
    kit, other = moment.kit, 1 - turn.hand.seat
    hands = array("I", [kit.inside(lying[other]) for lying in lyings_in(worlds, SEATS)])
    numbers = bytes([kit.number[card] for card in turn.cards])
    assert engine.KERNEL is not None  # noqa: S101 - ``applies`` was asked
    found = engine.KERNEL.step(ready(kit), packed(step, moment, line), hands, numbers, seed)
    weights: list[dict[int, float]] = [{} for _ in turn.cards]
    for share, at, *taken in LEAF.iter_unpack(found):
        word = _word(moment, taken)
        weights[at][word] = weights[at].get(word, 0.0) + share
    return {card: _average(turn.stakes, weighed) for card, weighed in zip(turn.cards, weights, strict=True)}


def packed(step: Step, moment: Moment, line: Line) -> bytes:
    """The line as the compiled text reads it."""
    kit, viewer = moment.kit, moment.viewer
    unseen = moment.rules.pack & ~(viewer.cards | moment.gone)
    line_cards = [kit.number[card] for card in line.cards]
    return LINE.pack(
        *(kit.inside(viewer.cards), kit.inside(unseen)),
        *map(kit.inside, line.barred),
        *map(kit.inside, line.shown),
        *(line.leader, moment.rules.last_trick, len(line_cards), 0, step.inner),
        *line_cards,
        *[0] * (MOST_LINE - len(line_cards)),
        *(step.model, step.play),
    )


def _word(moment: Moment, taken: Sequence[int]) -> int:
    first, second, takers = taken
    cards = (moment.taken[0] + first, moment.taken[1] + second)
    bela = _bela(moment)
    return engine.word_from(cards, moment.takers | takers, bela)


def _bela(moment: Moment) -> int:
    """The side that has said Bela, or that is the viewer's and still may."""
    if moment.bela is not None:
        return moment.bela
    pair, (seat, cards, _) = bela_mask(moment.trump), moment.viewer
    return moment.rules.side_of(seat) if seat is not None and cards & pair == pair else NOBODY


def _average(stakes: Stakes, weighed: Mapping[int, float]) -> Worth:
    value = points = total = 0.0
    for word, share in weighed.items():
        worth, own = stakes.worth(word)
        value += share * worth
        points += share * own
        total += share
    return Worth(value / total, points / total)
