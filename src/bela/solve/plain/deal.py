"""One deal prepared for search: hands, sides, and the shape of every set of remaining cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.solve.plain.bits import FILL_DOWN, sums_of

if TYPE_CHECKING:
    from bela.cards import Mask
    from bela.solve.kit import Kit
    from bela.solve.task import Task


class Deal:
    """What stays the same while a position is searched. Hands are as they were before the trick on the table."""

    def __init__(self, kit: Kit, task: Task) -> None:
        self.kit = kit
        self.sums = sums_of(kit)
        self.seats = task.seats
        self.partners = task.partners
        self.is_ours = [bool(task.side >> seat & 1) for seat in range(task.seats)]
        self.hands = list(task.hands[: task.seats])
        for place, card in enumerate(task.table):
            self.hands[(task.leader + place) % task.seats] |= 1 << card
        self.ours: Mask = sum(hand for hand, mine in zip(self.hands, self.is_ours, strict=True) if mine)
        self.shapes = [self._shapes(suit) for suit in range(4)]

    def shape_of(self, cards: Mask) -> Mask:
        """The first set of cards whose owners stand in the same order, suit by suit."""
        shapes = self.shapes
        return (
            shapes[0][cards & 0xFF]
            | shapes[1][cards >> 8 & 0xFF] << 8
            | shapes[2][cards >> 16 & 0xFF] << 16
            | shapes[3][cards >> 24] << 24
        )

    def _shapes(self, suit: int) -> list[int]:
        shapes = [0]
        for top in range(8):
            same, highest = self._alike(suit, top), 1 << top
            for rest in range(highest):
                first = shapes[rest]
                able = same & ~FILL_DOWN[first]
                shapes.append(first | able & -able if able else highest | rest)
        return shapes

    def _alike(self, suit: int, place: int) -> int:
        """Cards of a suit that stand for each other: of one owner, and led under one law."""
        fences = self.kit.fences >> 8 * suit & 0xFF
        upto = (2 << place) - 1
        below, above = fences & upto, fences & ~upto
        kind = ~(FILL_DOWN[below] >> 1) if below else 0xFF
        if above:
            kind &= (above & -above) - 1
        for hand in self.hands:
            if hand >> 8 * suit + place & 1:
                return kind & hand >> 8 * suit & 0xFF
        return 0
