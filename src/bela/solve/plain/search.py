"""The search: does our side reach so many points? Answered with a bound on the points, on the side where they fall."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from bela.solve.order import LOST, ORDER, SURE
from bela.solve.plain.bits import FILL_DOWN, playable
from bela.solve.plain.claims import Moment, all_bounds, claim
from bela.solve.plain.memo import Memo
from bela.solve.plain.trick import NOTHING, Hold, Reach, Turn, candidates, groups_of, outlook, reach_of, with_card

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bela.cards import Mask
    from bela.solve.kit import Steps
    from bela.solve.plain.deal import Deal

HISTORY_BITS = 10
MOST = 1 << 25
IN_VAIN = 23
"""How much more a card loses that was tried in vain than one gains that decided."""

History = list[int]


class Search:
    """The search of one position."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.nodes = 0
        self.memo = Memo(deal)
        self.histories: defaultdict[int, History] = defaultdict(lambda: [0] * 32)

    def start(self, now: Moment, need: int) -> int:
        """From between two tricks on."""
        self.nodes += 1
        known = all_bounds(now)
        if known[0] >= need or known[1] < need:
            return known[0] if known[0] >= need else known[1]
        if now.tricks == 1:
            return self._last(now)
        if now.tricks == 2:  # noqa: PLR2004 - the last two tricks are walked through without remembering anything
            return self._two(now, NOTHING, now.rest, 0, need)
        shape, tag = self.deal.shape_of(now.rest), now.leader | now.open << 2
        known = self.memo.recall(now.rest, shape, tag, known)
        if known[0] < need <= known[1]:
            known = claim(self.deal, now, known)
            if known[0] < need <= known[1]:
                value = self.lead(now, need)
                known = (max(known[0], value), known[1]) if value >= need else (known[0], min(known[1], value))
                self.memo.keep(now.rest, shape, tag, known)
        return known[0] if known[0] >= need else known[1]

    def lead(self, now: Moment, need: int) -> int:
        """The first card of a trick."""
        self.nodes += 1
        deal, kit, seat = self.deal, self.deal.kit, now.leader
        mine, hand = deal.is_ours[seat], deal.hands[seat] & now.rest
        history = self._history(0, seat, now.rest & 0xFF, now.tricks)
        reaches: list[Reach | None] = [None] * 4
        keys: list[int] = []
        for group in groups_of(playable(kit.lead, hand), now.rest ^ hand, kit.fences):
            high = group[-1]
            led = high >> 3
            reach = reaches[led]
            if reach is None:
                reach = reaches[led] = reach_of(deal, now, led)
            us, them = (reach.ours[0], reach.theirs[0]) if mine else (reach.theirs[0], reach.ours[0])
            self._add(keys, group, outlook(kit.over[high], us, them, high, led, good=True), 0, history, takes=True)
        sure = sure_trumps(deal, now.rest)

        def follow(key: int) -> int:
            found = reaches[key >> 4 & 3]
            assert found is not None  # noqa: S101 - filled for every suit that has a key
            return self.next(Turn(now, NOTHING, now.rest, found, sure, 0), key, need)

        keys.sort(reverse=True)
        return self._best_of(now, keys, history, need, follow, mine=mine)

    def follow(self, turn: Turn, need: int) -> int:
        """A later card of a trick."""
        self.nodes += 1
        deal, kit = self.deal, self.deal.kit
        now, hold, rest, reach, _, at = turn
        seat = (now.leader + at) % deal.seats
        hand, best, over = deal.hands[seat] & rest, hold.best, kit.over
        todo = playable(self.row(hold, seat), hand)
        if not todo & todo - 1:
            return self._forced(turn, todo.bit_length() - 1, need)
        mine = deal.is_ours[seat]
        held = deal.is_ours[hold.holder] == mine
        history = self._history(at, seat, best, rest >> 8 * hold.led & 0xFF)
        us, them = (reach.ours[at], reach.theirs[at]) if mine else (reach.theirs[at], reach.ours[at])
        keys: list[int] = []
        for group in groups_of(todo, rest ^ hand | 1 << best, kit.fences):
            takes = bool(over[best] >> group[-1] & 1)
            holds = group[-1] if takes else best
            look = outlook(over[holds], us, them, holds, hold.led, good=takes or held)
            self._add(keys, group, look, at, history, takes=takes)
        keys.sort(reverse=True)
        if at + 1 == deal.seats and now.tricks > 3:  # noqa: PLR2004 - of shorter endings nothing is kept
            known = self._known_reply(turn, keys, need, mine=mine)
            if known is not None:
                return known
        return self._best_of(now, keys, history, need, lambda key: self.next(turn, key, need), mine=mine)

    def _known_reply(self, turn: Turn, keys: list[int], need: int, *, mine: bool) -> int | None:
        """What a card brings that ends the trick where it is already known to decide."""
        deal, now, at = self.deal, turn.now, turn.at
        seat = (now.leader + at) % deal.seats
        for key in keys:
            card = key >> 1 & 31
            after = with_card(deal.kit, turn.hold, card, seat, at)
            then = self._following(now, after, turn.rest ^ 1 << card)
            shape = deal.shape_of(then.rest)
            low, high = self.memo.recall(then.rest, shape, then.leader | then.open << 2, all_bounds(then))
            value = (after.points if deal.is_ours[after.holder] else 0) + (low if mine else high)
            if (value >= need) == mine:
                return value
        return None

    def _forced(self, turn: Turn, card: int, need: int) -> int:
        """The only card that may be played."""
        kit, at = self.deal.kit, turn.at
        after = with_card(kit, turn.hold, card, (turn.now.leader + at) % self.deal.seats, at)
        against = turn.reach.theirs if self.deal.is_ours[after.holder] else turn.reach.ours
        certain = not kit.over[after.best] & against[at]
        return self.next(turn, card << 1 | certain, need)

    def next(self, turn: Turn, key: int, need: int) -> int:
        """What follows a card. Where the trick's side is certain, what it brings may already decide."""
        deal, card = self.deal, key >> 1 & 31
        now, hold, rest, reach, sure, at = turn
        after = with_card(deal.kit, hold, card, (now.leader + at) % deal.seats, at)
        ours = deal.is_ours[after.holder]
        rest ^= 1 << card
        if at + 1 == deal.seats:
            gain = after.points if ours else 0
            return gain + self.start(self._following(now, after, rest), need - gain)
        if key & 1:
            bound = after.points + reach.least[at] + deal.sums.sum[0][sure[ours] & rest]
            if ours and bound >= need:
                return bound
            if not ours and now.left - bound < need:
                return now.left - bound
        return self.follow(Turn(now, after, rest, reach, sure, at + 1), need)

    def row(self, hold: Hold, seat: int) -> Steps:
        """The row of rungs that binds a later player."""
        partner = self.deal.partners and (hold.holder ^ seat) & 1 == 0
        return self.deal.kit.follow[partner][hold.led][hold.best]

    def _following(self, now: Moment, hold: Hold, rest: Mask) -> Moment:
        still = now.open & (1 if self.deal.is_ours[hold.holder] else 2)
        return Moment(rest, hold.holder, now.left - hold.points, now.tricks - 1, still)

    def _history(self, at: int, seat: int, first: int, second: int) -> History:
        """How cards have fared at moments that look like this one."""
        key = ((first * 256 + second) * 4 + at) * 4 + seat
        return self.histories[(key * 0x9E3779B1 & 0xFFFFFFFF) >> 32 - HISTORY_BITS]

    def _add(self, keys: list[int], group: Sequence[int], look: int, at: int, history: History, *, takes: bool) -> None:
        """Add the cards of a group that may matter: score << 6 | card << 1 | whether the trick's side is certain."""
        base, per_point, trump, taking = ORDER[4 - self.deal.seats + at if at else 0][look]
        base += (1 << 24) + (taking if takes else 0) + (trump if group[0] < 8 else 0)  # noqa: PLR2004 - byte 0
        certain = look in (SURE, LOST)
        for card in candidates(self.deal.kit, group, look):
            score = base + per_point * self.deal.kit.points[card] + (history[card] >> 2)
            keys.append(score << 6 | card << 1 | certain)

    def _best_of(
        self, now: Moment, keys: list[int], history: History, need: int, follow: Callable[[int], int], *, mine: bool
    ) -> int:
        value = -MOST if mine else MOST
        for at, key in enumerate(keys):
            got = follow(key)
            value = max(value, got) if mine else min(value, got)
            if (got >= need) == mine:
                learn(keys[:at], key, now.tricks * now.tricks, history)
                break
        return value

    def _last(self, now: Moment) -> int:
        """The last trick plays itself."""
        hold, deal = NOTHING, self.deal
        for at in range(deal.seats):
            seat = (now.leader + at) % deal.seats
            hold = with_card(deal.kit, hold, (deal.hands[seat] & now.rest).bit_length() - 1, seat, at)
        return now.left + (now.open & 1) if deal.is_ours[hold.holder] else -(now.open >> 1)

    def _two(self, now: Moment, hold: Hold, rest: Mask, at: int, need: int) -> int:
        deal = self.deal
        if at == deal.seats:
            gain = hold.points if deal.is_ours[hold.holder] else 0
            return gain + self._last(self._following(now, hold, rest))
        seat = (now.leader + at) % deal.seats
        mine, value = deal.is_ours[seat], None
        todo = playable(self.row(hold, seat) if at else deal.kit.lead, deal.hands[seat] & rest)
        while todo:
            card = (todo & -todo).bit_length() - 1
            got = self._two(now, with_card(deal.kit, hold, card, seat, at), rest ^ 1 << card, at + 1, need)
            if value is None or (got > value) == mine:
                value = got
            if (value >= need) == mine:
                break
            todo &= todo - 1
        assert value is not None  # noqa: S101 - a hand that is to play holds a card
        return value


def learn(in_vain: Sequence[int], decided: int, weight: int, history: History) -> None:
    """The card that decided gains, those tried in vain before it lose."""
    good = decided >> 1 & 31
    history[good] = min(history[good] + weight, MOST)
    for key in in_vain:
        card = key >> 1 & 31
        history[card] = max(history[card] - IN_VAIN * weight, -MOST)


def sure_trumps(deal: Deal, cards: Mask) -> tuple[Mask, Mask]:
    """The top trumps of the other side and of ours, which score for it whatever happens."""
    ours, theirs = cards & deal.ours & 0xFF, cards & ~deal.ours & 0xFF
    return theirs & ~FILL_DOWN[ours], ours & ~FILL_DOWN[theirs]
