"""One pair: the same chance, played once for every place of the first bot."""

from __future__ import annotations

import statistics
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from operator import index
from random import Random
from typing import assert_never

from bela.arena.bots import make_bot
from bela.arena.clock import Clocks, Timed, clocks_data, clocks_from
from bela.arena.frozen import frozen_deal
from bela.arena.plan import Lineup, Measure, Plan
from bela.arena.rivals import make_rival
from bela.bots import Bot
from bela.cards import cards_of
from bela.deal import decide
from bela.deal.fold import view_of
from bela.deal.start import deal_from, lay_out
from bela.deal.state import Deal
from bela.match import open_match
from bela.rules.model import Rules
from bela.scoring import Points
from bela.table import Chance, Fault, Table
from bela.table.agents import chosen

Data = dict[str, object]
SEEDS = 2**63


@dataclass(frozen=True)
class Pair:
    """What came of a pair."""

    number: int
    clocks: tuple[Clocks, Clocks]
    """Of the first bot and of the second."""
    written: tuple[Points, ...] = ()
    """Of deals, for each place of the first bot: the points written down, by side."""
    winners: tuple[int, ...] = ()
    """Of matches, for each place of the first bot: the side that won."""
    deals: int = 0
    """How many were played."""


@dataclass(frozen=True)
class Seated:
    """Two bots at a table, and how often they failed."""

    rules: Rules
    lineup: Lineup
    bots: tuple[Bot, Bot]
    clocks: tuple[Clocks, Clocks]

    def who(self, seat: int) -> int:
        """Which of the two sits there: 0 or 1."""
        return int(not self.lineup[self.rules.side_of(seat)])

    def at(self, seat: int) -> Bot:
        """The bot in a seat."""
        return self.bots[self.who(seat)]

    def failed(self, fault: Fault) -> None:
        """Note a fault; play goes on with a legal action instead."""
        self.clocks[self.who(fault.seat)].faults[fault.error] += 1


def play_pair(plan: Plan, number: int) -> Pair:
    """Play a pair. Raises UnknownBotError, MissingRivalError."""
    clocks = (Clocks(), Clocks())
    second = make_rival(plan.second) if plan.frozen else make_bot(plan.second)
    bots = (Timed(make_bot(plan.first), clocks[0]), Timed(second, clocks[1]))
    tables = [Seated(plan.rules, lineup, bots, clocks) for lineup in plan.lineups]
    match plan.measure:
        case Measure.DEALS:
            deal = (frozen_deal if plan.frozen else shuffled_deal)(plan.rules, plan.seed, number)
            written = tuple(play_deal(table, deal, plan.seed, number) for table in tables)
            return Pair(number, clocks, written=written, deals=len(written))
        case Measure.MATCHES:
            seed = Random(f"{plan.seed}/match/{number}").randrange(SEEDS)  # noqa: S311 - to be repeated
            played = [play_match(table, seed) for table in tables]
            winners = tuple(winner for winner, _ in played)
            return Pair(number, clocks, winners=winners, deals=sum(deals for _, deals in played))
    assert_never(plan.measure)


def play_deal(table: Seated, deal: Deal, seed: int, number: int) -> Points:
    """Play a deal for itself, outside a match; gives the points written down. Nobody claims."""
    chance = Chance(seed)
    for turn in count():
        if (seat := deal.board.to_act) is None:
            break
        legal, whims = decide.legal_for(deal, seat), chance.whims("deal", number, seat, turn)
        action = chosen(table.at(seat), view_of(deal, seat), legal, whims, table.failed)
        deal, _ = decide.act(deal, seat, action)
    assert deal.board.settlement is not None  # noqa: S101 - a deal that is over is settled
    return deal.board.settlement.written


def shuffled_deal(rules: Rules, seed: int, number: int) -> Deal:
    """A deal before its first call: the pack by the seed, the dealers in turn."""
    pack, dealer = list(cards_of(rules.pack)), number % rules.seats
    Chance(seed).cards("deal", number).shuffle(pack)
    return deal_from(rules, lay_out(rules, pack, dealer), dealer)[0]


def play_match(table: Seated, seed: int) -> tuple[int, int]:
    """Play a match to its end; gives the side that won it, and the number of deals."""
    rules, chance = table.rules, Chance(seed)
    bots = {seat: table.at(seat) for seat in range(rules.seats)}
    running = Table(open_match(rules, chance.first_dealer(rules)), bots, chance=chance, report=table.failed)
    while running.step():
        pass
    return running.match.hall.standing.match_winner, len(running.match.hall.past)


# ---------------------------------------------------------------- what it is worth
def worth(plan: Plan, pair: Pair) -> float:
    """The mean over the games of a pair: of points by which the first bot leads, or of matches that it won."""
    if plan.measure is Measure.MATCHES:
        games = zip(plan.lineups, pair.winners, strict=True)
        return statistics.fmean(lineup[winner] for lineup, winner in games)
    return statistics.fmean(lead(lineup, written) for lineup, written in zip(plan.lineups, pair.written, strict=True))


def lead(lineup: Lineup, written: Points) -> float:
    """By how many points the sides of the first bot are ahead of the others, mean against mean."""
    own = [points for points, first in zip(written, lineup, strict=True) if first]
    others = [points for points, first in zip(written, lineup, strict=True) if not first]
    return statistics.fmean(own) - statistics.fmean(others)


# ---------------------------------------------------------------- as data
def pair_data(pair: Pair) -> Data:
    """A pair as data."""
    result: Data = {"written": pair.written} if pair.written else {"winners": pair.winners}
    return {"pair": pair.number, **result, "deals": pair.deals, "bots": [clocks_data(each) for each in pair.clocks]}


def pair_from(data: Mapping[str, object], plan: Plan) -> Pair:
    """The pair that was written down. Raises TypeError, ValueError and KeyError for what was not."""
    number, deals, bots = data["pair"], data["deals"], data["bots"]
    if not (isinstance(number, int) and isinstance(deals, int) and isinstance(bots, list)):
        raise TypeError("no pair")
    first, second = map(clocks_from, bots)
    pair = Pair(number, (first, second), _rows(data.get("written")), _row(data.get("winners")), deals)
    worth(plan, pair)
    return pair


def _rows(value: object) -> tuple[Points, ...]:
    return tuple(map(_row, value)) if isinstance(value, list) else ()


def _row(value: object) -> Points:
    return tuple(map(index, value)) if isinstance(value, list) else ()
