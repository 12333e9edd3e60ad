"""No table waits for ever: bots that take too long, and bots that think ahead."""

from __future__ import annotations

import gc
import random
import threading
from collections.abc import Iterator

import pytest

from bela import match as m
from bela.bots import Bot
from bela.deal import actions as a
from bela.deal.state import View
from bela.rules.variants import VARIANTS, variant
from bela.table import Chance, Fault, Patient, Table
from bela.table.agents import sensible
from bela.table.patience import Aside
from driver.bots import Doing, loud, wild

Legal = tuple[a.Action, ...]
Bots = dict[int, Bot]


@pytest.fixture
def never() -> Iterator[threading.Event]:
    """Nothing that happens while a test runs; afterwards whoever waits for it may go."""
    event = threading.Event()
    yield event
    event.set()


def hanging(never: threading.Event) -> Doing:
    def wait(legal: Legal, _rng: random.Random) -> a.Action:
        never.wait()
        return legal[-1]

    return Doing(wait)


def test_a_bot_that_never_answers_is_replaced_and_not_asked_again_before_it_is_done(never: threading.Event) -> None:
    faults: list[Fault] = []
    hangs = hanging(never)
    bots: Bots = {0: wild(), 1: Patient(hangs, limit=0.0), 2: wild(), 3: wild()}
    table = Table(m.open_match(variant("croatian_4")), bots, chance=Chance(1), report=faults.append)
    while not table.match.hall.past:
        assert table.step()
    assert set(faults) == {Fault(1, "slow")}
    assert len(faults) > 7
    assert hangs.asked <= 1


def test_a_patient_table_plays_as_one_without_a_limit() -> None:
    ends = []
    for patient in (False, True):
        bots: Bots = {seat: Patient(wild()) if patient else wild() for seat in range(3)}
        table = Table(m.open_match(variant("croatian_3")), bots, chance=Chance(2))
        while len(table.match.hall.past) < 2:
            table.step()
        ends.append(table.match.hall.past)
    assert ends[0] == ends[1]


def test_a_bot_that_fails_in_time_fails_as_without_a_limit() -> None:
    def breaks(_legal: Legal, _rng: random.Random) -> a.Action:
        raise KeyError("Kh")

    faults: list[Fault] = []
    bots: Bots = {0: wild(), 1: Patient(Doing(breaks))}
    table = Table(m.open_match(variant("scottish_2")), bots, chance=Chance(1), report=faults.append)
    while not faults:
        table.step()
    assert faults == [Fault(1, "KeyError")]


def test_a_claim_is_waited_for_no_longer(never: threading.Event) -> None:
    class Claims(Doing):
        def claims(self, _view: View) -> bool:
            return never.wait()

    faults: list[Fault] = []
    bots: Bots = {0: wild(), 1: Patient(Claims(lambda legal, _rng: legal[0]), limit=0.0)}
    table = Table(m.open_match(variant("scottish_2")), bots, chance=Chance(1), report=faults.append)
    while not faults:
        assert table.step()
    assert faults[0] == Fault(1, "slow")


def test_the_thread_of_a_bot_that_is_gone_ends() -> None:
    aside = Aside()
    thread = aside.within(10.0, threading.current_thread)
    assert thread.daemon
    del aside
    gc.collect()
    thread.join(10.0)
    assert not thread.is_alive()


# ---------------------------------------------------------------- what stands in for a bot
@pytest.mark.parametrize("name", VARIANTS)
def test_what_stands_in_is_legal_and_the_same_for_the_same_view(name: str) -> None:
    rules = variant(name)
    table = Table(m.open_match(rules), {seat: wild() for seat in range(rules.seats)}, chance=Chance(3))
    while not table.match.hall.past:
        seat = table.match.to_act
        if seat is not None:
            view = table.view(seat).deal
            assert view is not None
            assert sensible(view, table.legal(seat)) in table.legal(seat)
            assert sensible(view, table.legal(seat)) == sensible(view, table.legal(seat))
        table.step()


def test_where_the_one_that_stands_in_fails_too_play_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_arguments: object) -> a.Action:
        raise KeyError("Kh")

    monkeypatch.setattr("bela.table.agents.RulesBot.choose", fails)
    faults: list[Fault] = []
    bots = {seat: Doing(lambda _legal, _rng: a.Claim()) for seat in range(2)}
    table = Table(m.open_match(variant("scottish_2")), bots, chance=Chance(1), report=faults.append)
    while not table.match.hall.past:
        assert table.step()


# ---------------------------------------------------------------- thinking ahead
def test_what_a_bot_thought_of_ahead_is_done_once_and_is_what_it_would_have_done() -> None:
    ends = []
    for ahead in (False, True):
        bots = [wild(), loud()]
        table = Table(m.open_match(variant("scottish_2")), dict(enumerate(bots)), chance=Chance(5))
        while not table.match.hall.past:
            think = table.ahead() if ahead else None
            if think is not None:
                think()
                assert table.ahead() is None
            table.step()
        ends.append((table.match.hall.past, [bot.asked for bot in bots]))
    assert ends[0] == ends[1]


def test_nobody_thinks_ahead_while_a_person_or_chance_is_asked() -> None:
    table = Table(m.open_match(variant("scottish_2")), {}, chance=Chance(5))
    assert table.ahead() is None
    while table.step():
        pass
    assert table.waiting_for is not None
    assert table.ahead() is None
