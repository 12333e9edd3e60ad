"""What happened, in words: seats, cards, the account of a deal."""

from __future__ import annotations

import pytest

from bela import match as m
from bela.apps.telling.account import account
from bela.apps.telling.clean import printable
from bela.apps.telling.hands import in_order
from bela.apps.telling.table_rules import departures, rules_that_hold, table_rules, value_sentence
from bela.apps.telling.voice import Voice
from bela.cards import CARDS, FULL, Cards, Suit, cards_text
from bela.deal.state import Board
from bela.i18n import Translator
from bela.match import Past
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.options import options_of, values_of
from bela.rules.variants import VARIANTS, house, variant
from bela.scoring import Kind, Tally, settle
from bela.standing import after_deal, first_game
from bela.table import Chance, Table
from driver.bots import wild

WORDS = Translator("en")


def voice(rules: Rules | str, me: int | None = 0, *, signs: bool = False) -> Voice:
    return Voice.at(variant(rules) if isinstance(rules, str) else rules, me, language="en", signs=signs)


# ---------------------------------------------------------------- seats
def test_the_next_player_sits_on_the_side_to_which_play_goes() -> None:
    """FR-70: counterclockwise to the right, clockwise to the left; the partner opposite."""
    right = voice(house("croatian_4", direction="counterclockwise"), me=1).names
    left = voice(house("croatian_4", direction="clockwise"), me=1).names
    assert (right[2], right[3], right[0]) == ("East", "North", "West")
    assert (left[2], left[3], left[0]) == ("West", "North", "East")
    assert right[1] == left[1] == "You"


def test_two_sit_opposite_and_three_left_and_right() -> None:
    assert voice("scottish_2", me=1).names == ("North", "You")
    assert voice("scottish_3", me=0).names == ("You", "West", "East")


def test_sides_are_ours_and_theirs_and_by_name_for_spectators() -> None:
    assert [voice("croatian_4", me=1).side(side) for side in (0, 1)] == ["Them", "Us"]
    assert [voice("croatian_4", me=None).side(side) for side in (0, 1)] == ["South/North", "East/West"]
    assert [voice("scottish_3", me=2).side(side) for side in (0, 1, 2)] == ["West", "East", "You"]


# ---------------------------------------------------------------- cards
@pytest.mark.parametrize("signs", [True, False])
def test_32_cards_are_told_apart_without_colour(signs: bool) -> None:  # noqa: FBT001 - both ways
    """FR-66."""
    shown = {voice("scottish_2", signs=signs).short(card) for card in CARDS}
    assert len(shown) == 32


def test_a_hand_is_sorted_by_suit_in_the_current_order_trumps_first() -> None:
    hand = Cards.parse("7h Jh 9h Th Ac Tc Kd 9d Js")
    assert cards_text(in_order(hand, None)) == "Js Th Jh 9h 7h Ac Tc Kd 9d"
    assert cards_text(in_order(hand, Suit.HEARTS)) == "Jh 9h Th 7h Ac Tc Kd 9d Js"
    assert cards_text(in_order(hand, Suit.DIAMONDS)) == "9d Kd Js Th Jh 9h 7h Ac Tc"


@pytest.mark.parametrize("trump", [None, *Suit])
def test_colours_alternate_in_a_sorted_hand(trump: Suit | None) -> None:
    suits = [card >> 3 for card in in_order(FULL, trump)[::8]]
    reds = [suit in (Suit.DIAMONDS, Suit.HEARTS) for suit in suits]
    assert len(set(suits)) == 4
    assert reds[0] != reds[1] != reds[2] != reds[3]


# ---------------------------------------------------------------- the account
def told(rules: Rules, tally: Tally, *, maker: int | None = 0, hanging: int = 0, me: int | None = 0) -> str:
    """The account of one deal that was settled so."""
    settlement = settle(rules, tally, hanging=hanging)
    after = after_deal(rules, first_game(rules, 1), tally.dealer, tally, settlement)
    past = Past(1, 1, tally.dealer or 0, maker, tally, settlement, after)
    return "\n".join(account(voice(rules, me), board_of(rules, tally), (past,)))


def board_of(rules: Rules, tally: Tally) -> Board:
    """A board at the end of a deal."""
    table = Table(m.open_match(rules), {seat: wild() for seat in range(rules.seats)}, chance=Chance(1))
    while not table.match.hall.past:
        table.step()
    assert table.match.deal is not None
    board = table.match.deal.board
    assert tally.dealer is not None
    return board


def tally(rules: Rules, cards: tuple[int, ...], **more: tuple[int, ...]) -> Tally:
    none = (0,) * rules.sides
    tricks = more.get("tricks", (1,) * rules.sides)
    return Tally(Kind.PLAYED, 1, 0, cards, more.get("announced", none), more.get("bela", none), tricks)


def test_a_deal_that_was_made() -> None:
    rules = variant("scottish_2")
    text = told(rules, tally(rules, (72, 64), announced=(20, 0)))
    assert "You made it: 92 against 64." in text
    assert "Written down        You   92  North   64" in text
    assert "You deal next." in text


def test_a_deal_that_fell_and_where_the_points_went() -> None:
    rules = variant("croatian_4")
    text = told(rules, tally(rules, (60, 102), bela=(20, 0)))
    assert "You fell: 80 against 102." in text
    assert "The maker's points go over: Them +80." in text
    assert "Written down        Us    0  Them  182" in text


def test_a_tie_that_counts_as_a_fall_says_so() -> None:
    rules = variant("croatian_4")
    assert "You fell: 81 against 81, and level is not enough." in told(rules, tally(rules, (81, 81)))


@pytest.mark.parametrize(
    ("tie", "reason"),
    [
        ("hang_maker", "a tie, and your points hang."),
        ("hang_all", "a tie, and all points hang."),
        ("half", "a tie, and you write nothing down."),
        ("made", "You made it: 64 against 64, and level is enough here."),
        ("fail", "You fell: 64 against 64, and level is not enough."),
    ],
)
def test_a_tie_is_told_as_the_table_plays_it(tie: str, reason: str) -> None:
    rules = house("scottish_2", tie=tie)
    assert reason in told(rules, tally(rules, (64, 64)))


def test_points_that_hang_and_points_that_are_paid_out() -> None:
    rules = variant("scottish_2")
    assert "64 points hang for the winner of the next deal." in told(rules, tally(rules, (64, 64)))
    assert "The points that were hanging are paid out: You +64." in told(rules, tally(rules, (70, 40)), hanging=64)


def test_all_tricks_and_what_is_void_without_one() -> None:
    rules = variant("croatian_4")
    text = told(rules, tally(rules, (162, 0), announced=(0, 50), bela=(0, 20), tricks=(8, 0)))
    assert "All tricks: Us +90." in text
    assert "Void without a trick: Them, 70 announced points." in text


def test_three_opponents_share_or_take_nothing() -> None:
    rules = variant("croatian_3")
    text = told(rules, tally(rules, (40, 60, 62)))
    assert "The maker's points go over: West +20." in text or "The maker's points go over: East +20." in text
    none = house("croatian_3", fail_recipient_3="nobody")
    assert "The maker's 40 points go to nobody." in told(none, tally(none, (40, 60, 62)))


def test_a_bela_that_is_kept_in_a_fall() -> None:
    rules = house("croatian_4", bela_survives_fail=True)
    assert "You keep the Bela." in told(rules, tally(rules, (60, 102), bela=(20, 0)))


def test_a_deal_that_was_not_played_and_a_belot() -> None:
    scottish, croatian = variant("scottish_2"), variant("croatian_4")
    assert "the deal is not played" in told(scottish, Tally.void(2, 1), maker=None)
    text = told(croatian, Tally.belot(2, 1, 1))
    assert "A Belot wins the whole game: Them." in text
    assert "They won the match." in text


def test_the_winner_is_spoken_to() -> None:
    rules = house("croatian_4", target=100)
    assert "You won the match." in told(rules, tally(rules, (162, 0), tricks=(8, 0)))
    assert "South/North won the match." in told(rules, tally(rules, (162, 0), tricks=(8, 0)), me=None)


def test_games_are_counted_where_several_win_a_match() -> None:
    rules = house("scottish_2", target=60)
    text = told(rules, tally(rules, (92, 40)))
    assert "You won the game." in text
    assert "Games: You    1  North    0  (2 win the match)" in text


# ---------------------------------------------------------------- the rules of a table
@pytest.mark.parametrize("name", VARIANTS)
def test_every_option_value_of_a_variant_has_a_sentence(name: str) -> None:
    for option, held in options_of(variant(name)).items():
        listed = values_of(option) if OPTIONS[option].limits is None or OPTIONS[option].kind.name == "WORD" else [held]
        for value in listed:
            assert value_sentence(WORDS, option, value).endswith(".")


def test_the_rules_of_a_table_are_what_departs_from_its_variant() -> None:
    rules = house("croatian_4", must_beat="all_suits", target=501)
    assert departures(rules) == {"must_beat": "all_suits", "target": 501}
    lines = table_rules(WORDS, rules)
    assert "  target = 501: A game goes to 501 points." in lines
    assert any(line.startswith("  must_beat = all_suits: A plain suit must be beaten too") for line in lines)
    assert len(lines) == 4


def test_a_table_by_the_usual_rules_says_so() -> None:
    assert table_rules(WORDS, variant("croatian_4"))[-1] == "This table plays by the usual rules of the variant."


@pytest.mark.parametrize("name", VARIANTS)
def test_every_rule_that_holds_is_told_once_and_under_its_subject(name: str) -> None:
    rules = house(name, target=301)
    told = rules_that_hold(WORDS, rules)
    for option, value in options_of(rules).items():
        sentence = value_sentence(WORDS, option, value)
        assert sum(line.endswith(sentence) for line in told) == 1, option
    assert [line for line in told if line and not line.startswith("  ")][-1] == "Game and match:"
    assert told.index("  target = 301: A game goes to 301 points.") == 2


def test_what_makes_a_club_table_is_told_before_the_rest() -> None:
    told = rules_that_hold(WORDS, house("croatian_4_club", must_beat="trump_only"))
    club = told[told.index("What makes it a club table:") : told.index("Dealing:")]
    assert any(line.startswith("  contest_unit = best_single: ") for line in club)
    assert not any("must_beat" in line for line in club), "the table departs from the clubs in it"
    assert "What makes it a club table:" not in rules_that_hold(WORDS, variant("croatian_4"))


def test_an_order_of_ranking_is_told_in_words() -> None:
    sentence = value_sentence(WORDS, "contest_order", "length top trump seat")
    assert sentence == (
        "Rival announcements are ranked by the longer run, then the higher top card, then trumps, "
        "then the seat nearer to the dealer."
    )


def test_of_a_text_from_outside_only_what_no_terminal_obeys_is_shown() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert printable(f"Ana {family}\u200d\x1b[2J\n") == f"Ana {family}??[2J?"
