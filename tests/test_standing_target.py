"""Who wins a game when several sides reach the target with one deal."""

from __future__ import annotations

import pytest

from bela.rules.words import BothReached
from bela.scoring import Tally, TallyError
from bela.standing import NOBODY
from support.matches import standing, write
from support.rules import make_rules
from support.tallies import played


def test_when_both_reach_the_target_the_higher_total_wins() -> None:
    """X-05."""
    after = write(make_rules("croatian_4"), standing((930, 940)), played((90, 72)))
    assert (after.scores, after.game_winner) == ((1020, 1012), 0)


def test_when_both_are_level_at_the_target_another_deal_is_played_and_decides() -> None:
    """X-05."""
    rules = make_rules("croatian_4")
    level = write(rules, standing((930, 948)), played((90, 72)))
    assert (level.scores, level.game_winner, level.games) == ((1020, 1020), NOBODY, (0, 0))
    assert write(rules, level, played((80, 82), maker=1)).game_winner == 1
    assert write(rules, level, Tally.void(2, 0)).game_winner == NOBODY


@pytest.mark.parametrize(
    ("mode", "level", "maker_ahead", "opponent_ahead"),
    [
        (BothReached.HIGHER_ELSE_PLAY_ON, NOBODY, 0, 1),
        (BothReached.MAKER, 0, 0, 0),
        (BothReached.OPPONENT_FIRST, 1, 1, 1),
    ],
)
def test_who_wins_when_both_reach_the_target(
    mode: BothReached, level: int, maker_ahead: int, opponent_ahead: int
) -> None:
    """X-05."""
    rules = make_rules("croatian_2", both_reached=mode)
    for opponent, winner in ((448, level), (440, maker_ahead), (460, opponent_ahead)):
        assert write(rules, standing((430, opponent)), played((90, 72))).game_winner == winner


@pytest.mark.parametrize("mode", BothReached)
def test_who_reaches_the_target_alone_wins(mode: BothReached) -> None:
    """S-36, X-05."""
    rules = make_rules("croatian_2", both_reached=mode)
    assert write(rules, standing((430, 0)), played((90, 72))).game_winner == 0
    assert write(rules, standing((0, 430)), played((82, 80))).game_winner == 1


@pytest.mark.parametrize(("dealer", "winner"), [(0, 1), (1, 2), (2, 1)])
def test_with_three_the_first_in_turn_of_two_level_opponents_goes_first(dealer: int, winner: int) -> None:
    """X-05."""
    rules = make_rules("croatian_3", both_reached=BothReached.OPPONENT_FIRST)
    assert write(rules, standing((690, 670, 670)), played((82, 40, 40)), dealer).game_winner == winner


def test_with_three_the_higher_opponent_goes_first_and_needs_no_dealer() -> None:
    """X-05."""
    rules = make_rules("croatian_3", both_reached=BothReached.OPPONENT_FIRST)
    assert write(rules, standing((690, 670, 671)), played((82, 40, 40)), None).game_winner == 2
    with pytest.raises(TallyError, match="dealer"):
        write(rules, standing((690, 670, 670)), played((82, 40, 40)), None)


@pytest.mark.parametrize("mode", [BothReached.HIGHER_ELSE_PLAY_ON, BothReached.MAKER])
def test_with_three_level_opponents_play_on_where_the_turn_does_not_decide(mode: BothReached) -> None:
    """X-05."""
    rules = make_rules("croatian_3", both_reached=mode)
    assert write(rules, standing((0, 670, 670)), played((82, 40, 40))).game_winner == NOBODY
