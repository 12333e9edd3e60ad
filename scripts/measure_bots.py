#!/usr/bin/env python3
"""Measure one bot against another: matches won, and points a deal over mirrored deals; the seed decides all."""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from pathlib import Path
from typing import NamedTuple, NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from bela.bots import BOTS, Bot, get_bot
from bela.cards import cards_of
from bela.deal import decide
from bela.deal.fold import view_of
from bela.deal.start import deal_from, lay_out
from bela.deal.state import Deal
from bela.match import open_match
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, variant
from bela.table import Table
from bela.table.agents import Fault
from bela.table.chance import Chance

Bots = tuple[Bot, ...]
"""By seat."""


class Interval(NamedTuple):
    """A mean and half of its 95 % interval."""

    mean: float
    half: float


def seated(rules: Rules, own: Bot, other: Bot, side: int) -> Bots:
    """The first bot in every seat of one side, the other everywhere else."""
    return tuple(own if rules.side_of(seat) == side else other for seat in range(rules.seats))


# ---------------------------------------------------------------- deals
def play_deal(deal: Deal, bots: Bots, rng: random.Random) -> Deal:
    """Play a deal to its end, without claims: of what the deal alone brings."""
    while deal.board.to_act is not None:
        seat = deal.board.to_act
        choices = decide.legal_for(deal, seat)
        deal, _ = decide.act(deal, seat, bots[seat].choose(view_of(deal, seat), choices, rng))
    return deal


def shuffled_deal(rules: Rules, dealer: int, rng: random.Random) -> Deal:
    """A deal before its first call."""
    pack = list(cards_of(rules.pack))
    rng.shuffle(pack)
    return deal_from(rules, lay_out(rules, pack, dealer), dealer)[0]


def lead(deal: Deal, side: int) -> float:
    """By how many points a side has written down more than the others do on average."""
    settlement = deal.board.settlement
    written = () if settlement is None else settlement.written
    return written[side] - statistics.fmean(written[:side] + written[side + 1 :])


def mirrored(rules: Rules, own: Bot, other: Bot, deals: int, seed: int) -> Interval:
    """Points a deal by which the first bot leads; each deal is played once for every side that it may sit on."""
    rng = random.Random(seed)
    means = []
    for number in range(deals):
        deal, whim = shuffled_deal(rules, number % rules.seats, rng), rng.random()
        leads = [
            lead(play_deal(deal, seated(rules, own, other, side), random.Random(whim)), side)
            for side in range(rules.sides)
        ]
        means.append(statistics.fmean(leads))
    return Interval(statistics.fmean(means), 1.96 * statistics.stdev(means) / len(means) ** 0.5)


# ---------------------------------------------------------------- matches
def play_match(rules: Rules, bots: Bots, seed: int) -> int:
    """Play a match to its end; gives the side that won it."""
    chance = Chance(seed)
    match = open_match(rules, chance.first_dealer(rules))
    table = Table(match, dict(enumerate(bots)), chance=chance, report=give_up)
    while table.step():
        pass
    return table.match.hall.standing.match_winner


def give_up(fault: Fault) -> NoReturn:
    """A bot that fails is not measured. Raises RuntimeError."""
    raise RuntimeError(f"the bot in seat {fault.seat} failed: {fault.error}")


def rate(rules: Rules, own: Bot, other: Bot, matches: int, seed: int) -> float:
    """The share of matches won by the first bot, which takes every side in turn."""
    won = 0
    for number in range(matches):
        side = number % rules.sides
        bots = seated(rules, own, other, side)
        won += play_match(rules, bots, matches * seed + number) == side
    return won / matches


def speed(rules: Rules, bot: Bot, deals: int, seed: int) -> float:
    """Deals that the bot plays against itself in a second of processor time."""
    rng = random.Random(seed)
    starts = [shuffled_deal(rules, number % rules.seats, rng) for number in range(deals)]
    begin = time.process_time()
    for deal in starts:
        play_deal(deal, (bot,) * rules.seats, rng)
    return deals / (time.process_time() - begin)


# ---------------------------------------------------------------- the command
def measure(name: str, args: argparse.Namespace) -> str:
    """One line of results for a variant."""
    rules, own, other = variant(name), get_bot(args.bot), get_bot(args.against)
    points = mirrored(rules, own, other, args.deals, args.seed)
    won = rate(rules, own, other, args.matches, args.seed)
    a_second = speed(rules, own, args.deals, args.seed)
    return f"{name:16} {won:7.1%} {points.mean:+8.1f} ±{points.half:5.1f} {a_second:8.0f}"


def main() -> None:
    """Measure the variants asked for, all of them unless told otherwise."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", choices=tuple(VARIANTS), action="append", help="may be given several times")
    parser.add_argument("--bot", choices=tuple(BOTS), default="rules")
    parser.add_argument("--against", choices=tuple(BOTS), default="random")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--deals", type=int, default=1000, help="deals to mirror, and to time")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(f"{args.bot} against {args.against}: {args.matches} matches, {args.deals} deals mirrored, seed {args.seed}")
    print(f"{'variant':16} {'won':>7} {'points a deal':>15} {'deals/s':>8}")
    for name in args.variant or VARIANTS:
        print(measure(name, args), flush=True)


if __name__ == "__main__":
    main()
