"""Deals played out by chance: every playable card is as likely as any other."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from bela.solve.plain.bits import playable
from bela.solve.plain.trick import NOTHING, Hold, with_card

if TYPE_CHECKING:
    from bela.cards import Mask
    from bela.solve.kit import Kit
    from bela.solve.task import Task

WORD = (1 << 64) - 1


class Chance:
    """SplitMix64: small, and the same in both texts."""

    def __init__(self, seed: int) -> None:
        self.state = seed & WORD

    def next(self) -> int:
        """64 bits by chance."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & WORD
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & WORD
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & WORD
        return z ^ z >> 31


def play_outs(kit: Kit, task: Task, number: int, seed: int) -> array[int]:
    """The points of our side in so many play-outs from the position on, the last trick's included."""
    chance, hold = Chance(seed), NOTHING
    for at, card in enumerate(task.table):
        hold = with_card(kit, hold, card, (task.leader + at) % task.seats, at)
    return array("h", [play_out(kit, task, hold, chance) for _ in range(number)])


def play_out(kit: Kit, task: Task, hold: Hold, chance: Chance) -> int:
    """One of them."""
    points, draw, fresh = 0, 0, True
    at, leader, rest = len(task.table), task.leader, sum(task.hands)
    while rest:
        draw = chance.next() if fresh else draw >> 32
        fresh = not fresh
        seat = (leader + at) % task.seats
        partner = task.partners and (hold.holder ^ seat) & 1 == 0
        row = kit.follow[partner][hold.led][hold.best] if at else kit.lead
        able = playable(row, task.hands[seat] & rest)
        card = find(able, (draw & 0xFFFFFFFF) * able.bit_count() >> 32)
        rest ^= 1 << card
        hold = with_card(kit, hold, card, seat, at)
        at += 1
        if at == task.seats:
            if task.side >> hold.holder & 1:
                points += hold.points + (0 if rest else task.last_trick)
            at, leader = 0, hold.holder
    return points


def find(mask: Mask, number: int) -> int:
    """The card with so many others below it."""
    for _ in range(number):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
