"""Who deals next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bela.rules.words import NextDealer, NextGameDealer, TieMode, UnclaimedAtDealEnd, VoidDealDealer
from bela.scoring import Points, Tally
from bela.standing import after_open_claim, next_game
from support.matches import standing, write
from support.rules import make_rules
from support.tallies import played

if TYPE_CHECKING:
    from bela.rules.model import Rules


def dealer_after(rules: Rules, dealer: int | None, tally: Tally, scores: Points | None = None) -> int | None:
    """Who deals after a deal of ``dealer``."""
    return write(rules, standing(scores or (0,) * rules.sides), tally, dealer).dealer


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_winner_of_a_deal_deals_the_next(dealer: int) -> None:
    """S-06: the maker who made it, else the opponent."""
    rules = make_rules("scottish_2")
    assert dealer_after(rules, dealer, played((70, 40))) == 0
    assert dealer_after(rules, dealer, played((40, 70))) == 1


def test_the_winner_of_a_deal_between_two_is_known_without_the_dealer() -> None:
    """S-06."""
    assert dealer_after(make_rules("scottish_2"), None, played((70, 40))) == 0


def test_after_a_tie_the_opponent_of_the_maker_deals() -> None:
    """X-20: whoever dealt, and whatever becomes of the sums."""
    for tie in (TieMode.HANG_MAKER, TieMode.HANG_ALL, TieMode.HALF):
        rules = make_rules("scottish_2", tie=tie)
        assert [dealer_after(rules, dealer, played((60, 60), maker=1)) for dealer in (0, 1)] == [0, 0]


@pytest.mark.parametrize(("dealer", "expected"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_deal_passes_to_the_next_in_turn(dealer: int, expected: int) -> None:
    """X-04."""
    assert dealer_after(make_rules("croatian_4"), dealer, played((82, 80))) == expected


def test_the_next_dealer_goes_by_the_option() -> None:
    """S-06, X-04."""
    tally = played((70, 40), maker=0)
    assert dealer_after(make_rules("scottish_2", next_dealer=NextDealer.DEAL_WINNER), 0, tally) == 0
    assert dealer_after(make_rules("scottish_2", next_dealer=NextDealer.ROTATE), 0, tally) == 1


@pytest.mark.parametrize(("dealer", "maker_wins", "opponents_win"), [(0, 2, 1), (1, 2, 3), (2, 0, 3), (3, 0, 1)])
def test_of_partners_the_first_of_the_winning_side_after_the_old_dealer_deals(
    dealer: int, maker_wins: int, opponents_win: int
) -> None:
    """S-06, X-20."""
    rules = make_rules("barlinnie_4", next_dealer=NextDealer.DEAL_WINNER)
    assert dealer_after(rules, dealer, played((82, 80))) == maker_wins
    assert dealer_after(rules, dealer, played((80, 82))) == opponents_win
    assert dealer_after(rules, dealer, played((81, 81))) == opponents_win
    assert dealer_after(rules, None, played((82, 80))) is None


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_with_three_the_one_who_writes_down_most_deals(dealer: int) -> None:
    """S-06: the failed maker's points counted; after a tie as well."""
    rules = make_rules("scottish_3")
    assert dealer_after(rules, dealer, played((70, 50, 42))) == 0
    assert dealer_after(rules, dealer, played((50, 42, 70))) == 2
    assert dealer_after(rules, dealer, played((60, 42, 60))) == 2


@pytest.mark.parametrize(("dealer", "expected"), [(0, 1), (1, 2), (2, 1)])
def test_with_three_the_first_in_turn_of_level_ones_deals(dealer: int, expected: int) -> None:
    """S-06."""
    assert dealer_after(make_rules("scottish_3"), dealer, played((40, 60, 60))) == expected
    assert dealer_after(make_rules("scottish_3"), None, played((40, 60, 60))) is None


def test_after_a_deal_that_was_not_played_the_next_or_the_same_deals() -> None:
    """S-12, S-42."""
    for variant, sides, following in (("scottish_2", 2, 0), ("scottish_3", 3, 2), ("barlinnie_4", 2, 2)):
        rotate = make_rules(variant, void_deal_dealer=VoidDealDealer.ROTATE)
        same = make_rules(variant, void_deal_dealer=VoidDealDealer.SAME)
        assert dealer_after(rotate, 1, Tally.void(sides, 1)) == following
        assert dealer_after(same, 1, Tally.void(sides, 1)) == 1


@pytest.mark.parametrize(
    ("mode", "expected"), [(NextGameDealer.GAME_WINNER, 1), (NextGameDealer.ROTATE, 0), (NextGameDealer.CUT, None)]
)
def test_who_deals_first_in_the_next_game(mode: NextGameDealer, expected: int | None) -> None:
    """S-40: here the deal is won by side 0, the game by side 1, and seat 1 dealt."""
    rules = make_rules("scottish_2", next_game_dealer=mode)
    over = write(rules, standing((430, 455)), played((72, 64)), 1)
    assert (over.game_winner, over.dealer) == (1, expected)
    assert next_game(rules, over).dealer == expected


@pytest.mark.parametrize(("dealer", "expected"), [(0, 1), (1, 3), (2, 3), (3, 1)])
def test_of_partners_who_won_a_game_the_first_after_the_old_dealer_deals(dealer: int, expected: int) -> None:
    """S-40."""
    assert dealer_after(make_rules("barlinnie_4"), dealer, played((72, 90)), (0, 455)) == expected


@pytest.mark.parametrize(("mode", "expected"), [(NextGameDealer.GAME_WINNER, 0), (NextGameDealer.ROTATE, 1)])
def test_a_claim_between_deals_leaves_the_turn_with_who_dealt_last(mode: NextGameDealer, expected: int) -> None:
    """S-39, S-40: not with who was to deal next."""
    rules = make_rules("scottish_2", next_game_dealer=mode, unclaimed_at_deal_end=UnclaimedAtDealEnd.MUST_CLAIM)
    waiting = write(rules, standing((455, 430)), played((64, 72), maker=1), 0)
    assert waiting.dealer == 1
    assert after_open_claim(rules, waiting, 0).dealer == expected
