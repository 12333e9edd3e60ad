"""A moment of card play as both texts of the play-outs take it: plain numbers, cards relabelled."""

from __future__ import annotations

from array import array
from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

from bela.bots.rules_bot.memory import lacking, shown
from bela.bots.worlds.knowledge import known_gone
from bela.solve.task import MAX_SEATS, NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bela.bots.worlds.sampler import Lying
    from bela.cards import Mask
    from bela.deal.state import Board, Hand
    from bela.rules.model import Rules
    from bela.solve.kit import Kit

STAGE = Struct("=25I")
FRAME = Struct("=41I")


class Stage(NamedTuple):
    """What everybody at the table knows, in the kit's numbers."""

    seats: int
    partners: bool
    last_trick: int
    maker: int
    leader: int
    table: tuple[int, ...]
    """The cards of the trick in the making, from the leader on."""
    shown: tuple[Mask, ...]
    lacks: tuple[Mask, ...]
    gone: Mask
    taken: tuple[int, ...]
    """By side: card points."""
    takers: int
    """Bit per side: it has taken a trick."""
    capot: bool
    """Whether taking every trick is worth something."""
    solve: int
    """Tricks from which on play is searched; 0 for never."""

    def packed(self) -> bytes:
        """The stage as 32-bit words in the order in which the compiled text reads them."""
        return STAGE.pack(
            self.seats,
            self.partners,
            self.last_trick,
            self.maker,
            self.leader,
            len(self.table),
            *(self.table + NOTHING)[: MAX_SEATS - 1],
            *padded(self.shown),
            *padded(self.lacks),
            self.gone,
            *padded(self.taken),
            self.takers,
            self.capot,
            self.solve,
        )


class Frame(NamedTuple):
    """What the seat that thinks knows of its own cards; cards in the core's numbers."""

    number: tuple[int, ...]
    """By card: its number in the kit."""
    seats: int
    seat: int
    hand: Mask
    laid: Mask
    layer: int
    """The seat that laid cards away; ``MAX_SEATS`` for nobody."""
    played: tuple[Mask, ...]

    def packed(self) -> bytes:
        """The frame as the compiled text reads it."""
        own = (self.seats, self.seat, self.hand, self.laid, self.layer)
        return FRAME.pack(*self.number, *own, *padded(self.played))


def packed_lyings(lyings: Sequence[Lying], seats: int) -> bytes:
    """Drawn worlds as the compiled text reads them: four hands, whether there are as many seats or not, and the rest."""
    gap = NOTHING[seats:]
    return array("I", [cards for lying in lyings for cards in (*lying[:seats], *gap, lying[seats])]).tobytes()


def padded(figures: Sequence[int]) -> tuple[int, ...]:
    """Figures by seat or side, with nothing for seats that there are not."""
    return (*figures, *NOTHING[len(figures) :])


def stage_of(rules: Rules, board: Board, kit: Kit, solve: int) -> Stage:
    """The moment at which a deal in play stands."""
    assert board.trump is not None  # noqa: S101 - asked of deals in play
    assert board.maker is not None  # noqa: S101 - as above
    return Stage(
        seats=rules.seats,
        partners=rules.partners,
        last_trick=rules.last_trick,
        maker=board.maker,
        leader=board.leader,
        table=tuple([kit.number[card] for card in board.trick]),
        shown=tuple([kit.inside(shown(board, seat)) for seat in range(rules.seats)]),
        lacks=tuple([kit.inside(cards) for cards in lacking(rules, board, rules.tables[board.trump])]),
        gone=kit.inside(known_gone(rules, board)),
        taken=board.taken,
        takers=sum(1 << side for side, tricks in enumerate(board.won) if tricks),
        capot=bool(rules.capot_bonus),
        solve=solve,
    )


def first_stage(rules: Rules, board: Board, kit: Kit, stage: Stage) -> Stage:
    """The same deal before its first card."""
    leader = board.tricks[0].leader if board.tricks else board.leader
    gone = known_gone(rules, board)
    for cards in board.played:
        gone &= ~cards
    nothing = (0,) * rules.seats
    return stage._replace(
        leader=leader, table=(), lacks=nothing, gone=kit.inside(gone), taken=(0,) * rules.sides, takers=0
    )


def frame_of(rules: Rules, board: Board, hand: Hand, kit: Kit) -> Frame:
    """What a seat knows of its own cards."""
    layer = board.maker if rules.talon and board.maker is not None else MAX_SEATS
    return Frame(kit.number, rules.seats, hand.seat, hand.cards, hand.laid, layer, board.played)
