"""A moment of card play, as both texts of the play-outs take it.

Cards keep the core's numbers here; they get the kit's only where they are packed for the compiled text.
"""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

from bela.bots.rules_bot.memory import lacking, out_of_play, shown
from bela.melds import bela_mask
from bela.rules.words import DiscardPoints
from bela.solve.engine import kit_for
from bela.solve.task import MAX_SEATS, NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bela.bots.worlds.sampler import Lying
    from bela.cards import Card, Mask, Suit
    from bela.deal.state import Board, Hand
    from bela.rules.model import Rules
    from bela.rules.tables import Tables
    from bela.scoring import Points
    from bela.solve.kit import Kit

EVERY: Mask = 0xFFFFFFFF
STAGE = Struct("=28I")
LYING = Struct("=5I")
NOBODY = 3
"""Stands for no side."""
FRAME = Struct("=41I")


class Viewer(NamedTuple):
    """What the seat that thinks knows of its own cards."""

    seat: int | None
    """None where nobody's cards are the same in all worlds."""
    cards: Mask = 0
    laid: Mask = 0


class Moment(NamedTuple):
    """A moment, and what everybody at the table knows."""

    rules: Rules
    trump: Suit
    maker: int
    leader: int
    """The seat that led to the trick on the table, or is to lead."""
    trick: tuple[Card, ...]
    shown: tuple[Mask, ...]
    """By seat: cards that it is known to hold, or to have held."""
    lacks: tuple[Mask, ...]
    """By seat: cards that it is known not to hold."""
    gone: Mask
    """Cards known to be in no hand, played ones among them."""
    taken: Points
    """Card points by side."""
    takers: int
    """Bit per side: it has taken a trick."""
    played: tuple[Mask, ...]
    """By seat: the cards played."""
    bela: int | None
    """The side that has said it."""
    viewer: Viewer

    @property
    def tables(self) -> Tables:
        """The tables of card play."""
        return self.rules.tables[self.trump]

    @property
    def kit(self) -> Kit:
        """The same, relabelled."""
        return kit_for(self.tables)

    @property
    def counts_laid(self) -> bool:
        """Whether what the maker laid away counts for it."""
        return bool(self.rules.talon) and self.rules.discard_points is DiscardPoints.MAKER

    @property
    def layer(self) -> int | None:
        """The seat that laid cards away."""
        return self.maker if self.rules.talon else None

    def before_play(self) -> Moment:
        """The same deal before its first card, when nobody had told anything by playing."""
        gone, nothing = self.gone, (0,) * self.rules.seats
        for cards in self.played:
            gone &= ~cards
        return self._replace(lacks=nothing, gone=gone, taken=(0,) * self.rules.sides, takers=0, trick=())

    def packed_stage(self, solve: int) -> bytes:
        """What everybody knows, as the compiled text reads it; play is searched from ``solve`` tricks on."""
        rules, kit = self.rules, self.kit
        return STAGE.pack(
            *(rules.seats, rules.partners, rules.last_trick, self.maker, self.leader, len(self.trick)),
            *padded([kit.number[card] for card in self.trick])[: MAX_SEATS - 1],
            *padded(list(map(kit.inside, self.shown))),
            *padded(list(map(kit.inside, self.lacks))),
            kit.inside(self.gone),
            *padded(self.taken),
            *(self.takers, bool(rules.capot_bonus), solve),
            *(NOBODY if self.bela is None else self.bela, kit.inside(bela_mask(self.trump)), self.counts_laid),
        )

    def packed_frame(self) -> bytes:
        """What the viewer knows, as the compiled text reads it."""
        rules, (seat, cards, laid) = self.rules, self.viewer
        layer = MAX_SEATS if self.layer is None else self.layer
        own = (rules.seats, rules.seats if seat is None else seat, cards, laid, layer)
        return FRAME.pack(*self.kit.number, *own, *padded(self.played))


def moment_of(rules: Rules, board: Board, hand: Hand) -> Moment:
    """The moment at which a deal in play stands for a seat."""
    assert board.trump is not None  # noqa: S101 - asked of deals in play
    assert board.maker is not None  # noqa: S101 - as above
    return Moment(
        rules=rules,
        trump=board.trump,
        maker=board.maker,
        leader=board.leader,
        trick=board.trick,
        shown=tuple([shown(board, seat) for seat in range(rules.seats)]),
        lacks=tuple(lacking(rules, board, rules.tables[board.trump])),
        gone=known_gone(rules, board),
        taken=board.taken,
        takers=sum([1 << side for side, tricks in enumerate(board.won) if tricks]),
        played=board.played,
        bela=None if board.bela is None else rules.side_of(board.bela),
        viewer=Viewer(hand.seat, hand.cards, hand.laid),
    )


def known_gone(rules: Rules, board: Board) -> Mask:
    """Cards that everybody knows to be in no hand: those played, laid open out of play, or not in the pack."""
    gone = out_of_play(rules, board) | ~rules.pack & EVERY
    for cards in board.played:
        gone |= cards
    return gone


def padded(figures: Sequence[int]) -> tuple[int, ...]:
    """Figures by seat or side, with nothing for seats that there are not."""
    return (*figures, *NOTHING[len(figures) :])


def packed_lying(lying: Lying, seats: int) -> bytes:
    """A world as the compiled text reads it: four hands, whether there are as many seats or not, and the rest."""
    return LYING.pack(*lying[:seats], *NOTHING[seats:], lying[seats])


def lyings_in(worlds: bytes, seats: int) -> list[Lying]:
    """Undoes ``packed_lying`` for one world after another."""
    return [(*words[:seats], words[MAX_SEATS]) for words in LYING.iter_unpack(worlds)]


def cards_played(board: Board) -> tuple[Card, ...]:
    """The cards of the deal in the order in which they were played."""
    return (*[card for trick in board.tricks for card in trick.cards], *board.trick)


def first_leader(board: Board) -> int:
    """The seat that led to the first trick."""
    return board.tricks[0].leader if board.tricks else board.leader
