"""How a deal is settled when three play, each for oneself."""

from __future__ import annotations

import pytest

from bela.rules.words import Capot3, FailRecipient3, FailRecipientLevel, TieMode, UnconfirmedGoTo
from bela.scoring import Flaw, Result, TallyError, settle
from support.rules import make_rules
from support.tallies import played


def test_the_maker_needs_more_than_each_of_the_others() -> None:
    """S-45."""
    tally = played((50, 40, 55), announced=(20, 0, 0), bela=(0, 20, 0))
    settlement = settle(make_rules("scottish_3"), tally)
    assert (settlement.result, settlement.need, settlement.written) == (Result.MADE, 60, (70, 60, 55))


def test_the_maker_needs_more_than_both_others_together() -> None:
    """X-06."""
    rules = make_rules("croatian_3")
    assert settle(rules, played((82, 40, 40))).written == (82, 40, 40)
    failed = settle(rules, played((80, 42, 40)))
    assert (failed.result, failed.need) == (Result.FAILED, 82)


def test_a_failed_maker_loses_everything_to_the_better_opponent() -> None:
    """S-46."""
    settlement = settle(make_rules("scottish_3"), played((42, 60, 50), maker=1, announced=(0, 0, 20)))
    assert (settlement.written, settlement.moved) == ((42, 0, 130), (0, -60, 60))
    assert settlement.winner == 2


def test_the_better_opponent_is_found_by_the_whole_sum() -> None:
    """S-33, S-46: not by the cards alone."""
    assert settle(make_rules("scottish_3"), played((55, 50, 57), maker=1, bela=(20, 0, 0))).written == (125, 0, 57)


def test_a_failed_maker_is_shared_by_the_two_opponents() -> None:
    """X-25."""
    assert settle(make_rules("croatian_3"), played((80, 42, 40))).written == (0, 82, 80)


@pytest.mark.parametrize(("dealer", "written"), [(0, (0, 86, 85)), (1, (0, 85, 86)), (2, (0, 86, 85))])
def test_an_odd_point_goes_to_the_opponent_who_is_first_in_turn(dealer: int, written: tuple[int, ...]) -> None:
    """X-10."""
    tally = played((41, 65, 65), dealer=dealer)
    assert settle(make_rules("scottish_3"), tally).written == written


def test_an_odd_point_cannot_be_given_without_a_dealer() -> None:
    rules = make_rules("scottish_3")
    assert settle(rules, played((40, 65, 65))).written == (0, 85, 85)
    with pytest.raises(TallyError, match="dealer") as error:
        settle(rules, played((41, 65, 65)))
    assert error.value.flaw is Flaw.DEALER_UNKNOWN


def test_two_level_opponents_are_no_tie() -> None:
    """S-45, FR-42."""
    settlement = settle(make_rules("scottish_3"), played((46, 70, 46), maker=1))
    assert (settlement.result, settlement.written) == (Result.MADE, (46, 70, 46))


def test_a_maker_who_is_level_with_the_best_opponent_leaves_the_sum_hanging() -> None:
    """X-11."""
    settlement = settle(make_rules("scottish_3"), played((60, 60, 42)))
    assert (settlement.result, settlement.written, settlement.hanging) == (Result.TIED, (0, 60, 42), 60)


def test_with_three_the_tie_rule_for_two_does_not_apply() -> None:
    """X-11."""
    rules = make_rules("scottish_3", tie=TieMode.MADE)
    assert settle(rules, played((60, 60, 42))).result is Result.TIED


def test_with_two_the_tie_rule_for_three_does_not_apply() -> None:
    """S-35."""
    rules = make_rules("scottish_2", tie_3=TieMode.MADE)
    assert settle(rules, played((60, 60))).result is Result.TIED


def test_level_with_both_together_has_failed() -> None:
    """C-24, X-06."""
    settlement = settle(make_rules("croatian_3"), played((81, 41, 40), dealer=0))
    assert (settlement.result, settlement.hanging) == (Result.FAILED, 0)


def test_hanging_points_go_to_who_writes_down_most() -> None:
    """S-35, X-11: with the points of the failed maker counted."""
    made = settle(make_rules("scottish_3"), played((70, 50, 42)), hanging=60)
    assert (made.written, made.paid) == ((130, 50, 42), (60, 0, 0))
    failed = settle(make_rules("scottish_3"), played((50, 52, 60)), hanging=60)
    assert (failed.written, failed.paid, failed.hanging) == ((0, 52, 170), (0, 0, 60), 0)


@pytest.mark.parametrize(("dealer", "winner"), [(0, 1), (1, 2), (2, 1)])
def test_hanging_points_go_to_the_first_in_turn_of_two_who_are_level(dealer: int, winner: int) -> None:
    """S-35, X-11."""
    settlement = settle(make_rules("scottish_3"), played((40, 60, 60), dealer=dealer), hanging=31)
    assert settlement.winner == winner
    assert settlement.paid == tuple(31 if side == winner else 0 for side in (0, 1, 2))


def test_the_winner_of_a_deal_stays_open_between_level_sides_when_nobody_knows_who_dealt() -> None:
    rules = make_rules("scottish_3")
    assert settle(rules, played((40, 60, 60))).winner is None
    with pytest.raises(TallyError, match="dealer"):
        settle(rules, played((40, 60, 60)), hanging=31)


@pytest.mark.parametrize("capot", Capot3)
def test_one_player_with_all_tricks_has_the_whole_bonus(capot: Capot3) -> None:
    """C-25, X-21."""
    rules = make_rules("croatian_3", capot_3=capot)
    assert settle(rules, played((162, 0, 0), tricks=(10, 0, 0))).written == (252, 0, 0)
    assert settle(rules, played((0, 162, 0), tricks=(0, 10, 0))).written == (0, 252, 0)


@pytest.mark.parametrize("capot", Capot3)
def test_a_maker_and_one_opponent_who_share_the_tricks_have_no_bonus(capot: Capot3) -> None:
    """X-21."""
    rules = make_rules("croatian_3", capot_3=capot)
    assert settle(rules, played((100, 62, 0), tricks=(6, 4, 0))).written == (100, 62, 0)


@pytest.mark.parametrize(("dealer", "written"), [(0, (0, 146, 107)), (1, (0, 145, 108))])
def test_the_odd_point_of_a_shared_bonus_goes_to_the_first_in_turn(dealer: int, written: tuple[int, ...]) -> None:
    """X-10, X-21."""
    rules = make_rules("croatian_3", capot_3=Capot3.OPPONENTS_TOO, capot_bonus=91)
    assert settle(rules, played((0, 100, 62), dealer=dealer, tricks=(0, 6, 4))).written == written


@pytest.mark.parametrize(("dealer", "announced"), [(2, (13, 0, 12)), (1, (12, 0, 13))])
def test_what_a_player_without_a_trick_announced_is_shared_by_the_two_others(
    dealer: int, announced: tuple[int, ...]
) -> None:
    """C-25."""
    rules = make_rules("croatian_3", unconfirmed_go_to=UnconfirmedGoTo.OPPONENTS)
    tally = played((100, 0, 62), dealer=dealer, announced=(0, 25, 0), tricks=(6, 0, 4))
    assert settle(rules, tally).announced == announced


def test_lost_points_may_reach_nobody() -> None:
    """X-25."""
    rules = make_rules("croatian_3", fail_recipient_3=FailRecipient3.NOBODY)
    settlement = settle(rules, played((60, 60, 42)))
    assert (settlement.moved, settlement.written) == ((-60, 0, 0), (0, 60, 42))


@pytest.mark.parametrize("level", FailRecipientLevel)
def test_what_holds_for_level_opponents_does_not_touch_others(level: FailRecipientLevel) -> None:
    """S-46, X-10."""
    rules = make_rules("scottish_3", fail_recipient_level=level)
    assert settle(rules, played((41, 66, 65), dealer=0)).written == (0, 107, 65)
