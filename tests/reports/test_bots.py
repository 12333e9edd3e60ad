"""Reports on bots: only legal moves, none of them twice, and a game that goes on whatever a bot answers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bela import match as m
from bela.bots import BOTS, get_bot
from bela.cards import CARDS
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.state import View
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS
from bela.table import Chance, Fault, Table
from reports.pool import tables
from support.bots import quick_bot
from support.effort import rounds

report = pytest.mark.report
DEALS = len(rounds(8))
"""At every variant's table."""
ANNOUNCEMENTS = (a.Announce(20), a.Announce(50), a.Declare(bela=True), a.Show(), a.Same(), a.Silent())
Legal = tuple[a.Action, ...]


class Wilful:
    """A bot that answers as a function says, and never claims."""

    def __init__(self, answer: Callable[[Legal, Random], a.Action]) -> None:
        self.answer = answer

    def choose(self, _view: View, legal: Legal, rng: Random) -> a.Action:
        """Whatever the function says."""
        return self.answer(legal, rng)

    def claims(self, _view: View) -> bool:
        """Never."""
        return False


def no_fault(fault: Fault) -> None:
    """Let no fault pass."""
    raise AssertionError(fault)


def play(table: Table, deals: int = DEALS) -> int:
    """Play so many deals, or to the end of the match; how many were played."""
    while len(table.match.hall.past) < deals and table.step():
        assert table.turn < 3000, "the deal never ends"
    return len(table.match.hall.past)


@report("FR-62")
@pytest.mark.parametrize("bot", BOTS)
def test_every_move_of_a_bot_is_legal_at_every_table(bot: str) -> None:
    for seed, rules in enumerate(tables()):
        table = Table(
            m.open_match(rules),
            {seat: quick_bot(bot) for seat in range(rules.seats)},
            chance=Chance(seed),
            report=no_fault,
        )
        assert play(table, DEALS if rules in VARIANTS.values() else 1) > 0


def wilful_table(rules: Rules, answer: Callable[[Legal, Random], a.Action], faults: list[Fault]) -> Table:
    """A table at which seat 1 answers as it likes."""
    bots = {seat: get_bot("random") for seat in range(rules.seats)}
    return Table(m.open_match(rules), {**bots, 1: Wilful(answer)}, chance=Chance(7), report=faults.append)


@report("FR-62")
def test_what_a_bot_may_not_do_is_replaced_and_the_deal_comes_to_its_end() -> None:
    faults: list[Fault] = []
    for rules in tables():
        assert play(wilful_table(rules, illegal, faults), 2) > 0
    assert {(fault.seat, fault.error) for fault in faults} == {(1, "illegal")}
    assert len(faults) > 1000


def illegal(legal: Legal, rng: Random) -> a.Action:
    """Some card that may not be played."""
    return rng.choice([action for card in CARDS if (action := a.play(card)) not in legal])


@report("FR-63")
@pytest.mark.parametrize("answer", ANNOUNCEMENTS, ids=str)
def test_a_bot_that_says_the_same_for_ever_is_heard_at_most_as_often_as_it_is_asked(answer: a.Action) -> None:
    for rules in (*VARIANTS.values(), *tables()[10:40]):
        table = wilful_table(rules, lambda _legal, _rng: answer, [])
        spoken: list[m.MatchEvent] = []
        table.listen(None, spoken.append)
        deals = play(table, 2)
        said = [event for event in spoken if isinstance(event, e.Spoken) and event.seat == 1 and event.word == answer]
        assert deals > 0
        assert isinstance(answer, a.Same) or len(said) <= table.match.hall.number
