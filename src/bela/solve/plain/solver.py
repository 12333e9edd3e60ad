"""Questions about a position, answered by searching one window after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.solve.plain.bits import playable
from bela.solve.plain.claims import Moment, all_bounds
from bela.solve.plain.deal import Deal
from bela.solve.plain.search import Search, sure_trumps
from bela.solve.plain.trick import NOTHING, Reach, Turn, reach_of, with_card

if TYPE_CHECKING:
    from collections.abc import Callable

    from bela.cards import Mask
    from bela.solve.kit import Kit
    from bela.solve.task import Task

STEP = 8


class Solver:
    """One position, and what was learnt of it so far."""

    def __init__(self, kit: Kit, task: Task) -> None:
        self.deal = deal = Deal(kit, task)
        self.search = Search(deal)
        everything = sum(deal.hands)
        self.at = len(task.table)
        self.seat = (task.leader + self.at) % task.seats
        self.hold = NOTHING
        for at, card in enumerate(task.table):
            self.hold = with_card(kit, self.hold, card, (task.leader + at) % task.seats, at)
        self.sure = sure_trumps(deal, everything)
        left = task.last_trick + deal.sums.sum_of(everything)
        self.now = Moment(sum(task.hands), task.leader, left, deal.hands[0].bit_count(), task.open)
        self.reach = reach_of(deal, self.now, self.hold.led)

    @property
    def nodes(self) -> int:
        """Trick starts and card positions visited."""
        return self.search.nodes

    def playable(self) -> Mask:
        """The cards that may be played next."""
        row = self.search.row(self.hold, self.seat) if self.at else self.deal.kit.lead
        return playable(row, self.deal.hands[self.seat] & self.now.rest)

    def window(self, need: int) -> int:
        """A bound on the points of our side, good for telling whether they reach ``need``."""
        if self.at == 0:
            return self.search.start(self.now, need)
        return self.search.follow(self._turn(self.reach), need)

    def value(self) -> int:
        """The points of our side from here on."""
        low, high = all_bounds(self.now)
        return exact(low, high, self.guess(), self.window)

    def values(self) -> dict[int, int]:
        """The value after each card that may be played."""
        low, high = all_bounds(self.now)
        best, mine = self.value(), self.deal.is_ours[self.seat]
        found, todo = {}, self.playable()
        while todo:
            card = (todo & -todo).bit_length() - 1
            after = self._after(card)
            found[card] = exact(low, best, best, after) if mine else exact(best, high, best + 1, after)
            todo &= todo - 1
        return found

    def guess(self) -> int:
        """Half of what is to be had, and what the cards and the lead are likely to bring beyond."""
        deal, kit, rest = self.deal, self.deal.kit, self.now.rest
        quarters = kit.lead_worth if deal.is_ours[self.now.leader] else -kit.lead_worth
        for card in range(32):
            if rest >> card & 1:
                quarters += kit.worth[card] if deal.ours >> card & 1 else -kit.worth[card]
        return (self.now.left >> 1) + (quarters >> 2)

    def _after(self, card: int) -> Callable[[int], int]:
        reach = self.reach if self.at else reach_of(self.deal, self.now, card >> 3)
        turn = self._turn(reach)
        return lambda need: self.search.next(turn, card << 1, need)

    def _turn(self, reach: Reach) -> Turn:
        return Turn(self.now, self.hold, self.now.rest, reach, self.sure, self.at)


def exact(low: int, high: int, guess: int, window: Callable[[int], int]) -> int:
    """Close in on a value: from the guess on in steps that double, then by halves."""
    need, step = min(max(guess, low + 1), high), STEP
    rose = fell = False
    while low < high:
        value = window(need)
        if value >= need:
            low, rose = max(low, value), True
        else:
            high, fell = min(high, value), True
        need = low + high + 1 >> 1
        if rose and fell:
            continue
        if rose and low + step <= high:
            need = low + step
        if fell and high - step + 1 > low:
            need = high - step + 1
        step *= 2
    return low
