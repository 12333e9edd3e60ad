"""How a deal between two sides is settled."""

from __future__ import annotations

import pytest

from bela.rules.words import TieMode, UnconfirmedGoTo
from bela.scoring import Flaw, Kind, Result, Tally, TallyError, proven, settle
from support.rules import make_rules
from support.tallies import claimed, played


def test_a_maker_with_more_points_than_the_opponent_makes_the_deal_and_each_writes_down_their_own() -> None:
    """S-33, S-34."""
    settlement = settle(make_rules("scottish_2"), played((52, 64), announced=(20, 0)), hanging=0)
    assert (settlement.result, settlement.written) == (Result.MADE, (72, 64))
    assert settlement.need == 64
    assert settlement.winner == 0


def test_one_point_more_makes_the_deal_and_one_point_less_fails_it() -> None:
    """C-24."""
    rules = make_rules("croatian_4")
    assert settle(rules, played((82, 80))).result is Result.MADE
    assert settle(rules, played((80, 82))).result is Result.FAILED


def test_the_sums_of_a_failed_maker_go_to_the_opponents() -> None:
    """C-24, FR-41."""
    settlement = settle(make_rules("croatian_4"), played((92, 70), maker=1))
    assert settlement.result is Result.FAILED
    assert settlement.sums == (92, 70)
    assert settlement.moved == (70, -70)
    assert settlement.written == (162, 0)
    assert settlement.winner == 0


def test_announcements_help_the_maker_and_hurt_the_maker() -> None:
    """C-12, C-24."""
    rules = make_rules("croatian_4")
    assert settle(rules, played((92, 70), maker=1, announced=(0, 50))).written == (92, 120)
    assert settle(rules, played((100, 62), announced=(0, 50))).written == (0, 212)


def test_the_bela_of_a_failed_maker_goes_over_and_that_of_an_opponent_stays() -> None:
    """S-34, C-24, FR-38."""
    rules = make_rules("croatian_4")
    assert settle(rules, played((60, 102), bela=(20, 0))).written == (0, 182)
    assert settle(rules, played((60, 102), bela=(0, 20))).written == (0, 182)
    survives = make_rules("croatian_4", bela_survives_fail=True)
    assert settle(survives, played((60, 102), bela=(20, 0))).written == (20, 162)
    assert settle(survives, played((60, 102), bela=(0, 20))).written == (0, 182)


def test_level_sums_are_compared_and_not_level_cards() -> None:
    """C-24, FR-42: 71 and a run of three against 91."""
    settlement = settle(make_rules("croatian_4"), played((71, 91), announced=(20, 0)))
    assert (settlement.result, settlement.written, settlement.hanging) == (Result.FAILED, (0, 182), 0)


def test_the_sum_of_a_level_maker_hangs_and_goes_to_the_winner_of_the_next_deal() -> None:
    """S-35, FR-43."""
    rules = make_rules("scottish_2")
    tie = settle(rules, played((64, 64), maker=1))
    assert (tie.result, tie.written, tie.hung, tie.hanging) == (Result.TIED, (64, 0), (0, 64), 64)
    assert tie.winner is None
    after = settle(rules, played((70, 40)), hanging=tie.hanging)
    assert (after.written, after.paid, after.hanging) == ((134, 40), (64, 0), 0)


def test_hanging_points_go_to_the_opponent_of_a_failed_maker() -> None:
    """S-34, S-35."""
    settlement = settle(make_rules("scottish_2"), played((35, 60)), hanging=35)
    assert (settlement.written, settlement.paid, settlement.hanging) == ((0, 130), (0, 35), 0)


def test_hanging_points_of_several_ties_add_up() -> None:
    """X-09."""
    settlement = settle(make_rules("scottish_2"), played((35, 35)), hanging=40)
    assert (settlement.written, settlement.paid, settlement.hanging) == ((0, 35), (0, 0), 75)


@pytest.mark.parametrize("tie", TieMode)
def test_no_tie_rule_touches_a_deal_that_is_not_level(tie: TieMode) -> None:
    """S-34, S-35."""
    rules = make_rules("scottish_2", tie=tie)
    assert settle(rules, played((65, 64))).result is Result.MADE
    assert settle(rules, played((64, 65))).result is Result.FAILED


def test_hanging_points_are_no_part_of_the_comparison() -> None:
    """S-35."""
    settlement = settle(make_rules("scottish_2"), played((40, 60)), hanging=100)
    assert (settlement.result, settlement.sums) == (Result.FAILED, (40, 60))


def test_a_void_deal_writes_nothing_and_leaves_points_hanging() -> None:
    """S-12, S-42, X-09."""
    settlement = settle(make_rules("scottish_2"), Tally.void(2, dealer=1), hanging=35)
    assert (settlement.result, settlement.written, settlement.hanging) == (Result.VOID, (0, 0), 35)
    assert settlement.winner is None


def test_all_tricks_bring_the_bonus_beside_cards_and_bela() -> None:
    """C-25, FR-37."""
    settlement = settle(make_rules("croatian_4"), played((162, 0), bela=(20, 0), tricks=(8, 0)))
    assert (settlement.written, settlement.capot) == ((272, 0), (90, 0))


def test_one_trick_of_the_others_is_enough_to_lose_the_bonus() -> None:
    """C-25: also when the trick holds no points."""
    assert settle(make_rules("croatian_4"), played((162, 0), tricks=(7, 1))).written == (162, 0)


def test_what_a_side_without_a_trick_announced_is_void() -> None:
    """C-25, S-19, X-23."""
    settlement = settle(make_rules("croatian_4"), played((0, 162), announced=(20, 0), bela=(20, 0), tricks=(0, 8)))
    assert (settlement.announced, settlement.bela, settlement.written) == ((0, 0), (0, 0), (0, 252))


def test_the_bonus_is_part_of_what_the_maker_compares() -> None:
    """C-25: without it 162 would fall short of four jacks and more."""
    rules = make_rules("croatian_4", announced_needs_trick=False)
    settlement = settle(rules, played((162, 0), announced=(0, 250), tricks=(8, 0)))
    assert (settlement.result, settlement.need, settlement.written) == (Result.MADE, 250, (252, 250))


def test_a_belot_writes_down_the_target_and_nothing_hangs_on() -> None:
    """C-19."""
    settlement = settle(make_rules("croatian_4"), Tally.belot(2, dealer=3, owner=1), hanging=10)
    assert (settlement.result, settlement.written, settlement.hanging) == (Result.BELOT, (0, 1001), 0)
    assert settlement.winner == 1


def test_after_a_claim_each_side_writes_down_what_it_has_proved() -> None:
    """S-37, S-38, X-12: the run of the side without a trick is not proved, and nothing changes hands."""
    tally = claimed((60, 0), winner=0, announced=(20, 50), tricks=(4, 0))
    settlement = settle(make_rules("scottish_2"), tally, hanging=30)
    assert (settlement.result, settlement.written, settlement.hanging) == (Result.CLAIMED, (80, 0), 0)
    assert settlement.winner == 0


def test_a_claim_in_mid_deal_brings_no_bonus_for_all_tricks() -> None:
    """C-25 speaks of a deal that was played out."""
    rules = make_rules("scottish_2", capot_bonus=90)
    assert settle(rules, claimed((60, 0), winner=0, tricks=(4, 0))).written == (60, 0)


def test_the_scores_tell_who_claimed() -> None:
    """S-37."""
    tally = claimed((40, 30), winner=None)
    assert settle(make_rules("scottish_2"), tally, scores=(430, 480)).winner == 1


@pytest.mark.parametrize("scores", [None, (0, 0), (490, 490)])
def test_a_claim_without_a_winner_is_refused_unless_one_side_alone_reaches_the_target(
    scores: tuple[int, int] | None,
) -> None:
    with pytest.raises(TallyError) as error:
        settle(make_rules("scottish_2"), claimed((40, 30), winner=None), scores=scores)
    assert error.value.flaw is Flaw.WINNER_UNKNOWN


def test_proven_points_wait_for_the_trick_that_confirms_them() -> None:
    """S-38: a run needs a trick of its owner, the Bela of this variant does not."""
    rules = make_rules("scottish_2")
    before = proven(rules, taken=(0, 30), announced=(50, 0), bela=(20, 0), tricks=(0, 2), last_trick_by=None)
    after = proven(rules, taken=(14, 30), announced=(50, 0), bela=(20, 0), tricks=(1, 2), last_trick_by=None)
    assert (before, after) == ((20, 30), (84, 30))


@pytest.mark.parametrize(("points", "expected"), [(0, (60, 40)), (10, (60, 50)), (25, (60, 65))])
def test_the_last_trick_is_proved_once_it_is_taken(points: int, expected: tuple[int, int]) -> None:
    """S-32, X-02, X-12."""
    rules = make_rules("scottish_2", last_trick=points)
    none = (0, 0)
    assert proven(rules, taken=(60, 40), announced=none, bela=none, tricks=(5, 3), last_trick_by=None) == (60, 40)
    assert proven(rules, taken=(60, 40), announced=none, bela=none, tricks=(5, 4), last_trick_by=1) == expected


def test_all_tricks_prove_nothing_beyond_their_cards() -> None:
    """X-12."""
    rules = make_rules("croatian_2")
    assert proven(rules, taken=(90, 0), announced=(0, 0), bela=(0, 0), tricks=(6, 0), last_trick_by=None) == (90, 0)


def test_what_passes_to_opponents_is_not_proved_before_the_deal_is_over() -> None:
    """C-25, X-12: the side may still take a trick."""
    rules = make_rules("croatian_4", unconfirmed_go_to=UnconfirmedGoTo.OPPONENTS)
    assert proven(rules, taken=(0, 40), announced=(50, 0), bela=(0, 0), tricks=(0, 2), last_trick_by=None) == (0, 40)


@pytest.mark.parametrize(
    ("tally", "flaw", "field"),
    [
        (played((60, 60, 42)), Flaw.LENGTH, "card_points"),
        (played((-5, 167)), Flaw.NEGATIVE, "card_points"),
        (played((81, 81), announced=(20, -20)), Flaw.NEGATIVE, "announced"),
        (played((81, 81), maker=2), Flaw.NO_SUCH_SIDE, "maker_side"),
        (played((81, 81), maker=-1), Flaw.NO_SUCH_SIDE, "maker_side"),
        (played((81, 81), dealer=4), Flaw.NO_SUCH_SEAT, "dealer"),
        (played((81, 81), tricks=(0, 0)), Flaw.NO_TRICK, "tricks"),
        (claimed((81, 81), winner=2), Flaw.NO_SUCH_SIDE, "winner"),
        (Tally.belot(2, dealer=0, owner=3), Flaw.NO_SUCH_SIDE, "maker_side"),
    ],
)
def test_a_tally_that_no_deal_can_have_is_refused(tally: Tally, flaw: Flaw, field: str) -> None:
    with pytest.raises(TallyError, match=field) as error:
        settle(make_rules("croatian_4"), tally)
    assert (error.value.flaw, error.value.field) == (flaw, field)


def test_less_than_nothing_cannot_hang() -> None:
    with pytest.raises(TallyError, match="hanging"):
        settle(make_rules("scottish_2"), Tally.void(2, dealer=0), hanging=-1)


def test_a_void_deal_needs_no_maker() -> None:
    assert Tally.void(3, dealer=None) == Tally(Kind.VOID, None, -1, (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0))
    assert settle(make_rules("scottish_3"), Tally.void(3, dealer=None)).written == (0, 0, 0)
