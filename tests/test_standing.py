"""How games and matches end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bela.rules.words import FalseClaim, UnclaimedAtDealEnd
from bela.scoring import Tally, reached
from bela.standing import (
    NOBODY,
    Standing,
    StandingError,
    after_open_claim,
    first_game,
    next_game,
    winner_by_false_claim,
)
from support.matches import standing, write
from support.rules import make_rules
from support.tallies import claimed, played

if TYPE_CHECKING:
    from bela.scoring import Points

MUST_CLAIM = UnclaimedAtDealEnd.MUST_CLAIM


def test_a_match_begins_with_nothing_written_down() -> None:
    assert first_game(make_rules("scottish_3"), 2) == Standing((0, 0, 0), (0, 0, 0), 0, 2, NOBODY, NOBODY, None)


def test_what_a_deal_brings_is_added_to_the_scores() -> None:
    """S-33, S-35."""
    rules = make_rules("scottish_2")
    after = write(rules, first_game(rules, 0), played((64, 64), maker=1))
    assert (after.scores, after.hanging, after.dealt) == ((64, 0), 64, 0)
    again = write(rules, after, played((70, 40)))
    assert (again.scores, again.hanging) == ((198, 40), 0)


def test_a_void_deal_changes_no_figure() -> None:
    """S-12, X-09, FR-46."""
    after = write(make_rules("scottish_2"), standing((120, 96), hanging=35), Tally.void(2, 0))
    assert (after.scores, after.games, after.hanging, after.game_winner) == ((120, 96), (0, 0), 35, NOBODY)


def test_the_target_is_reached_by_the_total() -> None:
    """C-26, FR-44."""
    after = write(make_rules("croatian_4"), standing((990, 400)), played((100, 62)))
    assert (after.scores, after.games, after.game_winner, after.match_winner) == ((1090, 462), (1, 0), 0, 0)


@pytest.mark.parametrize("target", [1, 501, 1001, 9999])
def test_a_game_is_won_with_exactly_the_target_and_not_with_a_point_less(target: int) -> None:
    """S-36, C-26."""
    rules = make_rules("croatian_4", target=target)
    assert reached(rules, (target, target - 1)) == (0,)
    assert write(rules, standing((target - 1, 0)), played((0, 162), tricks=(1, 7))).game_winner == (
        1 if target == 1 else NOBODY
    )
    assert write(rules, standing((max(target - 100, 0), 0)), played((100, 0))).game_winner == 0


@pytest.mark.parametrize(("variant", "target"), [("croatian_2", 501), ("croatian_3", 701), ("croatian_4", 1001)])
def test_the_target_goes_by_the_number_of_players(variant: str, target: int) -> None:
    """C-26."""
    rules = make_rules(variant)
    assert reached(rules, (target - 1, target, 0)[: rules.sides]) == (1,)


def test_reaching_the_target_without_a_claim_wins_or_does_not() -> None:
    """S-36, S-39."""
    before, tally = standing((430, 455)), played((72, 64))
    assert write(make_rules("scottish_2"), before, tally).game_winner == 1
    after = write(make_rules("scottish_2", unclaimed_at_deal_end=MUST_CLAIM), before, tally)
    assert (after.scores, after.game_winner, after.games) == ((502, 519), NOBODY, (0, 0))


def test_a_belot_wins_the_game_whatever_the_scores_and_the_target() -> None:
    """C-19."""
    after = write(make_rules("croatian_4", target=9999), standing((0, 9000)), Tally.belot(2, 0, owner=0))
    assert (after.scores, after.game_winner, after.match_winner) == ((9999, 9000), 0, 0)


def test_a_claim_wins_the_game_even_against_a_higher_score() -> None:
    """S-37, S-39."""
    rules = make_rules("scottish_2", unclaimed_at_deal_end=MUST_CLAIM)
    after = write(rules, standing((430, 480)), claimed((71, 60), winner=0))
    assert (after.scores, after.game_winner) == ((501, 540), 0)


def test_hanging_points_lapse_when_the_game_ends() -> None:
    """X-09: those of a tie that ends it, those before a Belot or a claim."""
    rules = make_rules("scottish_2")
    tied = write(rules, standing((100, 450)), played((60, 60)))
    assert (tied.scores, tied.game_winner, tied.hanging) == ((100, 510), 1, 0)
    assert write(rules, standing((480, 0), hanging=35), claimed((30, 0), winner=0)).hanging == 0


def test_hanging_points_that_are_paid_out_may_win_the_game() -> None:
    """S-35, S-36."""
    assert write(make_rules("scottish_2"), standing((400, 0), hanging=35), played((70, 40))).game_winner == 0


@pytest.mark.parametrize("wins", [1, 2, 3])
def test_a_match_is_won_with_the_agreed_number_of_games(wins: int) -> None:
    """S-40."""
    rules = make_rules("scottish_2", match_wins=wins)
    before = standing((500, 0), games=(wins - 1, wins - 1))
    last = write(rules, before, played((70, 40)))
    assert (last.games, last.match_winner, last.dealer) == ((wins, wins - 1), 0, None)
    if wins > 1:
        earlier = write(rules, replace(before, games=(wins - 2, wins - 1)), played((70, 40)))
        assert (earlier.game_winner, earlier.match_winner) == (0, NOBODY)


def test_the_scores_of_a_game_that_is_over_stay_until_the_next_begins() -> None:
    """S-40."""
    rules = make_rules("scottish_2")
    over = write(rules, standing((500, 30)), played((70, 40)))
    assert (over.scores, over.games, over.game_winner, over.dealer) == ((570, 70), (1, 0), 0, 0)
    begun = next_game(rules, over)
    assert (begun.scores, begun.games, begun.hanging, begun.game_winner) == ((0, 0), (1, 0), 0, NOBODY)
    assert begun.dealer == over.dealer


def test_no_deal_is_written_into_a_game_that_is_over() -> None:
    rules = make_rules("scottish_2")
    over = write(rules, standing((500, 30)), played((70, 40)))
    with pytest.raises(StandingError, match="the game is over"):
        write(rules, over, played((70, 40)))


def test_the_next_game_begins_only_between_games_of_a_match() -> None:
    rules = make_rules("scottish_2")
    with pytest.raises(StandingError, match="not over yet"):
        next_game(rules, standing((500, 30)))
    over = write(rules, standing((500, 30), games=(1, 0)), played((70, 40)))
    with pytest.raises(StandingError, match="the match is over"):
        next_game(rules, over)


def test_between_deals_the_first_to_claim_wins_even_with_less() -> None:
    """S-39."""
    rules = make_rules("scottish_2", unclaimed_at_deal_end=MUST_CLAIM)
    after = after_open_claim(rules, standing((502, 519), hanging=20), 0)
    assert (after.game_winner, after.games, after.scores, after.hanging) == (0, (1, 0), (502, 519), 0)


def test_a_claim_between_deals_that_falls_short_is_refused_or_loses_the_game() -> None:
    """X-12."""
    rules = make_rules("scottish_2", unclaimed_at_deal_end=MUST_CLAIM)
    with pytest.raises(StandingError, match="falls short: 500 of 501"):
        after_open_claim(rules, standing((500, 30)), 0)
    loses = replace(rules, false_claim=FalseClaim.LOSE_GAME)
    assert after_open_claim(loses, standing((500, 30)), 0).game_winner == 1


def test_no_claim_is_open_between_deals_where_it_is_not_needed_or_comes_too_late() -> None:
    """S-39."""
    with pytest.raises(StandingError, match="no claim is open"):
        after_open_claim(make_rules("scottish_2"), standing((502, 502)), 0)
    rules = make_rules("scottish_2", unclaimed_at_deal_end=MUST_CLAIM)
    won = after_open_claim(rules, standing((502, 502)), 0)
    with pytest.raises(StandingError, match="no claim is open"):
        after_open_claim(rules, won, 1)


@pytest.mark.parametrize(
    ("scores", "dealer", "winner"), [((400, 300, 310), 0, 2), ((400, 310, 310), 0, 1), ((400, 310, 310), 1, 2)]
)
def test_a_false_claim_makes_the_higher_of_the_others_win(scores: Points, dealer: int, winner: int) -> None:
    """X-12."""
    assert winner_by_false_claim(make_rules("scottish_3"), scores, dealer, 0) == winner


def test_a_false_claim_against_partners_makes_the_other_side_win() -> None:
    """X-12."""
    assert winner_by_false_claim(make_rules("barlinnie_4"), (0, 500), None, 1) == 0
