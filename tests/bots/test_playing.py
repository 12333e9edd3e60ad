"""Card play of the bot of rules. Seat 0 plays; with four, seat 2 is its partner."""

from __future__ import annotations

import pytest

from bots.scenes import at_play, board_with, choice

TRUMPS_GONE = "Jh 9h Ah Th Kh Qh 8h 7h"


# ---------------------------------------------------------------- following
def test_the_cheapest_card_is_thrown_under_a_lost_trick() -> None:
    assert choice(at_play("croatian_4", "Td 7d Kc 9s", trump="h", trick="Ad 8d 9d")) == "7d"


def test_no_points_are_thrown_under_the_trump_of_an_opponent() -> None:
    assert choice(at_play("croatian_4", "Td Kd 8d Qs", trump="h", trick="7d Qd Jh")) == "8d"


def test_the_ten_is_fed_to_the_sure_trick_of_a_partner() -> None:
    view = at_play("croatian_4", "Td 8d 9c Ks", trump="h", trick="7d Jh 9d")
    assert choice(view) == "Td"


def test_an_ace_is_not_wasted_under_the_winning_trump_of_a_partner() -> None:
    view = at_play("croatian_4", "Ac Kc 7s", trump="h", trick="7c Jh 8c", gone="9h Ah Th Kh Qh 8h 7h")
    assert choice(view) == "Kc"


def test_the_last_to_play_takes_points_with_the_ace() -> None:
    assert choice(at_play("croatian_4", "Ad 8d 9c Ks", trump="h", trick="Td 9d 7d")) == "Ad"


def test_a_trick_that_nobody_can_take_back_is_taken_with_the_card_that_counts() -> None:
    assert choice(at_play("croatian_4", "Ad Td 9c Ks", trump="h", trick="7d 8d Kd", gone=TRUMPS_GONE)) in ("Ad", "Td")


def test_a_low_trump_is_enough_for_the_last_to_play() -> None:
    assert choice(at_play("croatian_4", "Jh 9h 7h Ks", trump="h", trick="Ad 8d Td")) == "7h"


def test_with_two_the_ace_takes_the_ten_that_was_led() -> None:
    assert choice(at_play("scottish_2", "Ac 7c Kd Qs", trump="h", trick="Tc")) == "Ac"


def test_with_two_the_jack_of_trumps_is_not_needed_against_the_queen() -> None:
    assert choice(at_play("scottish_2", "Jh Th Kd Qs", trump="h", trick="Qh")) == "Th"


def test_points_are_not_thrown_to_the_maker_by_an_opponent_alone() -> None:
    assert choice(at_play("croatian_3", "Tc 7c Kd", trump="h", trick="8c Ac", maker=2)) == "7c"


# ---------------------------------------------------------------- leading
def test_the_maker_draws_trumps_with_the_jack() -> None:
    assert choice(at_play("croatian_4", "Jh 9h Ah 7h Tc 8d 9d Ks", trump="h")) == "Jh"


def test_trumps_are_not_led_by_an_opponent_of_the_maker() -> None:
    led = choice(at_play("croatian_4", "Jh Ah 7h 8c 8d 9d Ks Qs", trump="h", maker=1))
    assert not led.endswith("h")


def test_an_ace_is_cashed_by_an_opponent_of_the_maker() -> None:
    assert choice(at_play("croatian_4", "Kh 7h Ac 7c 8d 9d Ks Qs", trump="h", maker=1)) == "Ac"


def test_the_last_ten_is_cashed_once_its_ace_is_gone() -> None:
    gone = f"{TRUMPS_GONE} Ad Kd 8c 9c Tc Jc Qc Kc Ac 7s 9s Ts"
    assert choice(at_play("croatian_4", "Td 7c 8s", trump="h", gone=gone, maker=1)) == "Td"


def test_a_ten_is_not_led_into_the_ace() -> None:
    gone = f"{TRUMPS_GONE} Qd Kd 8c 9c Tc Jc Qc Kc Ac 7s 8s 9s"
    assert choice(at_play("croatian_4", "Td 8d 7c", trump="h", gone=gone)) != "Td"


# ---------------------------------------------------------------- Bela
def test_bela_is_said_with_the_first_of_the_pair() -> None:
    view = at_play("clobyosh_2", "Kh Qh", trump="h", trick="Jh")
    assert choice(view) in ("Kh bela", "Qh bela")


def test_bela_is_said_with_the_only_card_that_may_be_played() -> None:
    view = at_play("croatian_4", "Kh Qh 7c", trump="h", trick="9h Jh Th")
    assert choice(view).endswith("bela")


def test_bela_is_not_said_twice() -> None:
    view = board_with(at_play("croatian_4", "Kh Qh 7c", trump="h", trick="9h Jh Th"), bela=0)
    assert choice(view) in ("Kh", "Qh")


@pytest.mark.parametrize("seed", range(5))
def test_card_play_leaves_nothing_to_chance(seed: int) -> None:
    view = at_play("croatian_4", "Jh 9h Ah 7h Ac 8d 9d Ks", trump="h")
    assert choice(view, seed=seed) == choice(view)
