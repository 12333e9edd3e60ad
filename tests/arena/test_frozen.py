"""Deals with a frozen auction: the same for both, nothing announced, and no king and queen of trumps together."""

from __future__ import annotations

import pytest

from arena.scenes import TABLE, moments
from bela.arena import Measure, Plan, play_pair
from bela.arena.frozen import frozen_deal
from bela.arena.rivals import RIVALS
from bela.bots import RandomBot
from bela.deal.state import Phase
from bela.melds import bela_mask
from bela.rules.house import save_house

NUMBERS = range(12)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_first_card_is_to_be_played_and_nothing_was_announced(number: int) -> None:
    deal = frozen_deal(TABLE, 1, number)
    board = deal.board
    assert board.phase is Phase.PLAY
    assert board.dealer == number % 4
    assert (board.tricks, board.trick, board.contest.award) == ((), (), (0, 0))
    assert board.trump is not None
    both = bela_mask(board.trump)
    assert all(hand is not None and hand.cards & both != both for hand in deal.hands)


def test_a_deal_depends_on_seed_and_number_alone() -> None:
    assert frozen_deal(TABLE, 1, 3) == frozen_deal(TABLE, 1, 3)
    assert len({frozen_deal(TABLE, seed, number).layout for seed in (1, 2) for number in NUMBERS}) == 24


def test_makers_are_found_by_bidding_and_not_always_the_same() -> None:
    made = [frozen_deal(TABLE, 1, number).board for number in range(40)]
    assert {(board.maker or 0) - board.dealer for board in made} >= {0, 1}
    assert len({board.trump for board in made}) == 4


def test_runs_are_worth_nothing() -> None:
    plan = Plan("random", "colver", save_house(RIVALS["colver"].rules), Measure.DEALS, 1, frozen=True)
    assert plan.rules.run_values == frozen_deal(plan.rules, 1, 0).rules.run_values == (0, 0, 0)
    for number in NUMBERS:
        *_, end = moments(number)
        assert end.board.settlement is not None
        assert end.board.settlement.announced == (0, 0)
        assert end.board.settlement.bela == (0, 0)


def test_both_play_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same player on both sides: no pair has a winner."""
    monkeypatch.setattr("bela.arena.pair.make_rival", lambda _name: RandomBot())
    plan = Plan("random", "colver", save_house(RIVALS["colver"].rules), Measure.DEALS, 1, frozen=True)
    for number in range(5):
        pair = play_pair(plan, number)
        assert pair.written[0] == pair.written[1]
