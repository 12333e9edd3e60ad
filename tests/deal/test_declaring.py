"""Declaring before the first card, with it, or by itself: what is open to each, and what the others hear of it."""

from __future__ import annotations

import pytest

from bela.deal import actions as a
from bela.deal.decide import act
from bela.deal.errors import IllegalAction
from bela.deal.notation import parse_run
from bela.rules.law import Code
from support.declaring import CLUBS, DIAMONDS, FOUR, LOW, THREE, table

CLUB_RUN = parse_run("Kc/3")


# ---------------------------------------------------------------- declaring
def test_all_declare_in_turn_before_the_first_card() -> None:  # C-12
    start = table(*THREE)
    assert start.asked == ("announcing", 0)
    assert start.say("declare").asked == ("announcing", 1)
    assert start.say("declare; declare").asked == ("announcing", 2)
    assert start.say("declare; declare; declare").asked == ("play", 0)


def test_a_player_may_declare_all_or_some_or_nothing() -> None:  # C-12
    start = table(f"{CLUBS} {LOW} Jh", f"{DIAMONDS} Ah Th 9h 8h", "7c 9c Tc 9d Td Ad As")
    assert start.may == "declare; declare Kc/3; declare 9s/3; declare Kc/3 9s/3"


def test_the_others_hear_the_points_only() -> None:  # C-12
    start = table(f"{CLUBS} {LOW} Jh", f"{DIAMONDS} Ah Th 9h 8h", "7c 9c Tc 9d Td Ad As").say("declare Kc/3 9s/3")
    assert start.contest.heard == (40, None, None)
    assert start.shown == ["", "", ""]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        pytest.param("declare Kd/3", "run_not_held C-13", id="a run of others"),
        pytest.param("declare Kc/4", "run_not_held C-13", id="longer than held"),
        pytest.param("declare 4xT", "four_not_held C-14", id="a four of others"),
        pytest.param("declare bela", "bela_not_now C-15", id="no Bela"),
        pytest.param("announce 20", "wrong_phase X-07", id="a word of the dialogue"),
        pytest.param("Kc", "wrong_phase X-07", id="a card"),
    ],
)
def test_only_what_is_held_is_declared(words: str, reason: str) -> None:
    assert table(*THREE).refusal(words) == reason


def test_a_part_of_a_run_is_no_run() -> None:
    assert table("Ac Kc Qc Jc", "9s 8s 7s Ah", "7c 9d Td Jh").refusal("declare Kc/3") == "run_not_held C-13"


def test_who_let_it_pass_is_too_late() -> None:  # C-12
    start = table(*THREE).say("declare; declare; declare")
    assert start.refusal("declare Kc/3") == "too_late_to_announce C-12"
    assert start.say("Kc").refusal("1:declare 9s/3") == "too_late_to_announce C-12"


def test_with_the_first_card_each_declares_after_playing_it() -> None:  # announce_when
    start = table(*THREE, announce_when="with_first_card")
    assert start.asked == ("play", 0)
    start = start.say("Kc")
    assert (start.asked, start.may) == (("announcing", 0), "declare; declare Kc/3")
    start = start.say("declare Kc/3; Ah; declare 9s/3; 7c; declare")
    assert (start.contest.winner, start.shown) == (0, ["Kc/3", "9s/3", ""])


def test_declared_before_ones_own_card_is_out_of_place() -> None:  # announce_when
    assert table(*THREE, announce_when="with_first_card").refusal("declare") == "wrong_phase X-07"


# ---------------------------------------------------------------- a card in two melds
def test_a_card_may_count_in_a_run_and_a_four() -> None:  # C-17
    hands = ("Tc Td Th Ts 9c 8c", "7c 9d Jd Qh Kh 9s", "Ac Kc Jc Qd Ad As", "Qc 7d 8d Kd 7s 8s")
    start = table(*hands)
    assert start.may == "declare; declare Tc/3; declare 4xT; declare Tc/3 4xT"
    assert start.say("declare Tc/3 4xT").contest.heard[0] == 120


def test_or_only_once_where_the_table_plays_it_so() -> None:  # card_reuse
    hands = ("Tc Td Th Ts 9c 8c", "7c 9d Jd Qh Kh 9s", "Ac Kc Jc Qd Ad As", "Qc 7d 8d Kd 7s 8s")
    start = table(*hands, card_reuse="once")
    assert start.may == "declare; declare Tc/3; declare 4xT"
    assert start.refusal("declare Tc/3 4xT") == "card_used_twice C-17"


def test_a_meld_is_named_once() -> None:
    start = table(*THREE)
    for twice in (a.Declare((CLUB_RUN, CLUB_RUN)), a.Declare((CLUB_RUN,) * 3)):
        with pytest.raises(IllegalAction) as caught:
            act(start.deal, 0, twice)
        assert (caught.value.code, caught.value.rule) == (Code.NOT_POSSIBLE, "X-07")


# ---------------------------------------------------------------- automatic
def test_the_engine_announces_everything_where_the_table_wants_it() -> None:  # announce_how
    start = table(*FOUR, announce_how="automatic")
    assert start.asked == ("play", 0)
    assert (start.contest.winner, start.contest.award) == (0, (40, 0))
    assert start.shown == ["Kc/3", "9s/3", "Kd/3", ""]


def test_and_with_the_first_card_once_all_have_played() -> None:  # announce_how, announce_when
    start = table(*FOUR, announce_how="automatic", announce_when="with_first_card").say("Kc; Jh; Th")
    assert not start.contest.settled
    start = start.say("7c")
    assert (start.contest.award, start.shown) == ((40, 0), ["Kc/3", "9s/3", "Kd/3", ""])
    assert start.asked == ("play", 1)


def test_of_melds_that_share_a_card_those_that_bring_most_are_announced() -> None:  # card_reuse
    hands = ("Tc Td Th Ts 9c 8c", "7c 9d Jd Qh Kh 9s", "Ac Kc Jc Qd Ad As", "Qc 7d 8d Kd 7s 8s")
    start = table(*hands, announce_how="automatic", card_reuse="once")
    assert start.shown[0] == "4xT"
