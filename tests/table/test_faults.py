"""Bots that fail: play goes on, the fault is told, and no card is named (FR-62, FR-63)."""

from __future__ import annotations

import logging
import random

import pytest

from bela import match as m
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.state import View
from bela.rules.variants import VARIANTS, house, variant
from bela.table import Chance, Fault, Table
from bela.table.agents import instead
from driver.bots import Doing, loud, wild

Legal = tuple[a.Action, ...]


def illegal(_legal: Legal, _rng: random.Random) -> a.Action:
    return a.Claim()


def breaks(_legal: Legal, _rng: random.Random) -> a.Action:
    raise ValueError("Kh 9s")


def table_with(name: str, bot: Doing, faults: list[Fault], seed: int = 1) -> Table:
    rules = variant(name)
    others = {seat: wild() for seat in range(rules.seats)}
    return Table(m.open_match(rules), {**others, 1: bot}, chance=Chance(seed), report=faults.append)


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize(("pick", "error"), [(illegal, "illegal"), (breaks, "ValueError")])
def test_a_bot_that_answers_wrongly_is_replaced_for_that_move(name: str, pick: object, error: str) -> None:
    faults: list[Fault] = []
    bot = Doing(pick)  # type: ignore[arg-type]
    table = table_with(name, bot, faults)
    while table.step():
        pass
    assert table.match.over
    assert len(faults) == bot.asked > 0
    assert set(faults) == {Fault(1, error)}


def test_a_fault_in_the_log_names_the_seat_and_no_card(caplog: pytest.LogCaptureFixture) -> None:
    rules = variant("croatian_4")
    table = Table(m.open_match(rules), {seat: Doing(breaks) for seat in range(4)}, chance=Chance(1))
    with caplog.at_level(logging.ERROR):
        while not caplog.records:
            table.step()
    assert "seat" in caplog.text
    assert "ValueError" in caplog.text
    assert "Kh" not in caplog.text


def test_the_replacement_is_legal_and_cheap() -> None:
    rules = variant("croatian_4")
    table = Table(m.open_match(rules), {}, chance=Chance(4))
    plays = 0
    while plays < 32:
        while table.step():
            pass
        seat = table.waiting_for
        assert seat is not None
        view, legal = table.view(seat).deal, table.legal(seat)
        assert isinstance(view, View)
        action = instead(view, legal)
        assert action in legal
        if isinstance(action, a.Play) and view.board.trump is not None:
            points = rules.trump_tables(view.board.trump).points
            assert points[action.card] == min(points[one.card] for one in legal if isinstance(one, a.Play))
            plays += 1
        table.act(seat, action)


@pytest.mark.parametrize("name", ["scottish_2", "scottish_3", "barlinnie_4", "croatian_4"])
def test_no_bot_announces_the_same_again_and_again(name: str) -> None:
    """A bot that only wants to announce, allowed or not, says as much as the dialogue asks, and plays its cards."""

    def shouts(legal: Legal, _rng: random.Random) -> a.Action:
        return next((one for one in legal if isinstance(one, a.Announce)), a.Announce(100))

    faults: list[Fault] = []
    table = table_with(name, Doing(shouts), faults)
    said: list[int] = []
    table.listen(None, lambda event: said.append(1) if _announces(event, 1) else None)
    deals = 0
    while deals < 20 and table.step():
        if len(table.match.hall.past) > deals:
            deals = len(table.match.hall.past)
            assert len(said) <= 1
            said.clear()
    assert deals > 1


def _announces(event: m.MatchEvent, seat: int) -> bool:
    return isinstance(event, e.Spoken) and event.seat == seat and isinstance(event.word, a.Announce)


# ---------------------------------------------------------------- claims
def test_bots_are_asked_for_a_claim_and_a_good_one_wins_the_game() -> None:
    rules = house("scottish_2", match_wins=1, target=100)
    claims = [loud(), loud()]
    for bot in claims:
        bot.claiming = True
    faults: list[Fault] = []
    table = Table(m.open_match(rules), dict(enumerate(claims)), chance=Chance(1), report=faults.append)
    while table.step():
        pass
    last = table.match.hall.past[-1].settlement
    assert last.result == "claimed"
    assert max(table.match.hall.standing.scores) >= 100
    assert faults, "claims that fell short were refused, and play went on"


def test_a_refused_claim_is_not_made_again_before_something_has_happened() -> None:
    faults: list[Fault] = []
    bot = loud()
    bot.claiming = True
    rules = house("scottish_2", target=9999)
    table = Table(m.open_match(rules), {0: wild(), 1: bot}, chance=Chance(1), report=faults.append)
    at_turn: list[int] = []
    while len(table.match.hall.past) < 2:
        before = len(faults)
        table.step()
        assert len(faults) - before <= 1
        at_turn += [table.turn] * (len(faults) - before)
    assert at_turn
    assert len(set(at_turn)) == len(at_turn)


@pytest.mark.parametrize("end_mode", ["end_of_deal", "automatic"])
def test_nobody_is_asked_where_nothing_is_claimed(end_mode: str) -> None:
    class Asked(Doing):
        def claims(self, _view: View) -> bool:
            raise AssertionError("asked")

    faults: list[Fault] = []
    rules = house("croatian_4", end_mode=end_mode)
    bots = {seat: Asked(lambda legal, rng: rng.choice(legal)) for seat in range(4)}
    table = Table(m.open_match(rules), bots, chance=Chance(1), report=faults.append)
    while table.step():
        pass
    assert faults == []


def test_a_bot_that_fails_when_asked_for_a_claim_does_not_claim() -> None:
    class Fails(Doing):
        def claims(self, _view: View) -> bool:
            raise KeyError("Kh")

    faults: list[Fault] = []
    bots = {seat: Fails(lambda legal, rng: rng.choice(legal)) for seat in range(2)}
    table = Table(m.open_match(variant("scottish_2")), bots, chance=Chance(1), report=faults.append)
    while len(table.match.hall.past) < 1:
        assert table.step()
    assert set(faults) == {Fault(0, "KeyError"), Fault(1, "KeyError")}
    assert table.match.hall.past[0].settlement.result != "claimed"


def test_a_claim_is_open_to_bots_before_the_first_call_of_the_next_deal() -> None:
    """Where a game must be claimed, the bot at the target that claims late still wins it (S-39)."""

    class Late(Doing):
        def claims(self, view: View) -> bool:
            return view.board.phase == "bidding" and view.board.scores[view.seat or 0] >= view.rules.target

    rules = house("scottish_2", unclaimed_at_deal_end="must_claim", target=50, match_wins=1)
    bots = {seat: Late(lambda legal, rng: rng.choice(legal)) for seat in range(2)}
    table = Table(m.open_match(rules), bots, chance=Chance(1))
    claimed: list[m.MatchEvent] = []
    table.listen(None, lambda event: claimed.append(event) if type(event).__name__ == "ClaimedBetween" else None)
    while table.step():
        pass
    assert table.match.over
    assert len(claimed) == 1
