"""Answers that nobody expects, wishes, and the words of refusals, at the questions of a game."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from bela.apps.saved import begin
from bela.rules.variants import house, variant
from driver.bots import taking
from driver.lines import Answer, Typist, any_number, play, setup, typed
from driver.prepared import Prepared, prepared

JUNK = [
    "",
    "   ",
    "x",
    "0",
    "99",
    "-1",
    "²",
    "pass pass",
    "name x",
    "jx",
    "\x00\x01\x1b[2J",
    "Ж" * 3,
    "x" * 100_000,
]


def second_round(folder: Path) -> Prepared:
    """The person is asked in the second round, after the nine of clubs was refused; the bot names a suit at last."""
    saved = prepared(folder, variant("scottish_2"), 1, {0: "Kd Qd Jd"}, "9c")
    for bot in saved.others.values():
        bot.pick = lambda legal, _rng: legal[0]
    return saved


@pytest.mark.parametrize("junk", JUNK)
def test_the_suit_question_is_put_again_after_an_answer_that_is_none(tmp_path: Path, junk: str) -> None:
    """FR-68: nothing ends the program or changes anything."""
    text = play(Typist(typed("1", junk, "3")), second_round(tmp_path))
    asked = text.partition("The nine of clubs is turned up.\nYour hand")[2].partition(
        "The nine of clubs is turned up.\n"
    )[2]
    assert asked.count("Your call (1 to 4, ? for help):") == 2
    assert "Open to you: 1 Pass, 2 Name diamonds, 3 Name hearts, 4 Name spades." in asked
    assert "You name hearts." in asked
    assert max(map(len, text.splitlines())) < 200


def test_the_refused_suit_is_refused_with_its_rule(tmp_path: Path) -> None:
    text = play(Typist(typed("pass", "name c", "take", "name d")), second_round(tmp_path))
    assert "Clubs were turned up and refused: name another suit. (S-11)" in text
    assert "That cannot be done now. (X-07)" in text
    assert "You name diamonds." in text


def test_the_suit_that_was_named_is_named_everywhere(tmp_path: Path) -> None:
    """FR-20: the turned card's suit is spoken of no more."""
    text = play(Typist(typed("pass", "name d")), second_round(tmp_path))
    after = text.partition("You name diamonds.")[2]
    assert "Diamonds are trumps; you are the maker." in after
    assert "Diamonds are trumps, chosen by you." in after
    assert "lubs are trumps" not in after
    assert "Your hand: Kd Qd Jd" not in after
    assert "Your hand: Jd" in after, "the jack is the highest trump now"


def test_the_end_of_the_input_in_the_second_round_leaves_a_match(tmp_path: Path) -> None:
    text = play(Typist(typed("pass")), second_round(tmp_path))
    assert text.endswith("The match is kept. Start bela again to go on with it.\n")


# ---------------------------------------------------------------- refused cards
def ruffed(folder: Path, must_beat: str = "trump_only") -> Prepared:
    """The bot leads the nine of clubs; the person holds the seven and the ace, and trumps."""
    hands = {0: "7c Ac Jh Kh Qh", 1: "9c Tc Jc Qc"}
    saved = prepared(folder, house("scottish_2", must_beat=must_beat), 0, hands, "9h")
    return replace(saved, others={1: taking()})


def leading(*lines: str) -> Answer:
    """Passes nothing, leaves the turned card, and types these lines at the first card."""
    cards = typed(*lines)

    def answer(typist: Typist) -> str:
        return cards(typist) if typist.prompt.startswith("Your card") else "1\n"

    return answer


@pytest.mark.parametrize("card", ["Jh", "J♥", "jH", "8c", "Jh bela", "(4)", "Kh bela"])
def test_a_card_that_may_not_be_played_changes_nothing(tmp_path: Path, card: str) -> None:
    text = play(Typist(leading(card)), ruffed(tmp_path))
    prompt = "Your card (number or name, ? for help):"
    assert text.count(prompt) == 2
    assert "You play" not in text


def test_a_refused_card_is_told_the_rule_and_what_is_open(tmp_path: Path) -> None:
    """FR-09."""
    text = play(Typist(leading("Jh", "10h", "7c")), ruffed(tmp_path))
    assert "You must follow suit: clubs were led. (S-28)\nOpen to you: 1 Ac, 2 7c." in text
    assert "You do not hold the ten of hearts. (X-07)" in text
    assert "You play the seven of clubs." in text


def test_a_card_beyond_the_rule_of_the_table_names_that_rule(tmp_path: Path) -> None:
    text = play(Typist(leading("7c")), ruffed(tmp_path, "all_suits"))
    assert (
        "You hold a higher card of the suit led, and at this table it must be beaten. (C-02)\nOpen to you: 1 Ac."
        in text
    )


# ---------------------------------------------------------------- wishes
def test_wishes_are_granted_and_the_question_is_put_again(tmp_path: Path) -> None:
    text = play(Typist(typed("?", "r", "s", "l", "h", "S-28", "r S-28", "s-99", "pass")), second_round(tmp_path))
    assert "q  leave; the match is kept" in text
    assert "This table plays by the usual rules of the variant." in text
    assert "No deal has been written down yet." in text
    assert "There is no last trick yet." in text
    assert text.count("Your hand: ") >= 3, "once for the question, once for the wish, once in the second round"
    rule = "S-28: Follow suit; without the suit led, play a trump; without either, play any card.\n"
    assert text.count(rule) == 2
    assert "r S-28 tells the rule with that number" in text
    assert "No rule S-99 can refuse anything here." in text
    assert "You pass." in text


def test_the_last_trick_is_shown_with_who_played_what(tmp_path: Path) -> None:
    text = play(Typist(leading("7c", "l", "l")), ruffed(tmp_path))
    assert "The last trick: North 8c, You 7c.\nNorth takes the trick." in text


def test_house_rules_are_listed_as_they_depart(tmp_path: Path) -> None:
    saved = prepared(tmp_path, house("scottish_2", last_trick=0), 1, {}, "9c")
    text = play(Typist(typed("r")), saved)
    assert text.count("  last_trick = 0: The last trick counts 0.") == 2, "as the match begins, and when asked"


# ---------------------------------------------------------------- claims and Bela
def test_a_claim_that_falls_short_is_refused_and_shows_no_card(tmp_path: Path) -> None:
    """FR-73."""
    text = play(Typist(leading("7c", "c", "claim")), ruffed(tmp_path))
    told = "The claim falls short: you have not proved 501 points yet. Play goes on. (S-37)"
    assert text.count(told) == 2
    assert "You claim" not in text


def test_a_claim_where_deals_are_played_out_is_refused(tmp_path: Path) -> None:
    text = play(Typist(typed("c")), prepared(tmp_path, variant("croatian_2"), 1, {}))
    assert "At this table no game is claimed: deals are played out. (C-26)" in text


def test_a_claim_may_follow_a_card_straight_after(tmp_path: Path) -> None:
    rules = house("scottish_2", target=20, match_wins=1, bela_call="first_card")
    saved = prepared(tmp_path, rules, 1, {0: "Kc Qc"}, "9c")
    text = play(Typist(typed("take", "keep", "Kc bela c")), saved)
    assert "You claim the game." in text
    assert "You won the match." in text


def test_a_claim_that_follows_and_falls_short_leaves_what_was_played(tmp_path: Path) -> None:
    text = play(Typist(leading("7c c")), ruffed(tmp_path))
    told = "You play the seven of clubs.\n"
    assert told in text
    assert "Play goes on. (S-37)\n" in text.partition(told)[2]
    assert "Open to you" not in text


def test_nobody_is_told_of_a_claim_that_could_be_made(tmp_path: Path) -> None:
    rules = house("scottish_2", target=20, match_wins=1)
    saved = prepared(tmp_path, rules, 1, {0: "Ah Kh Qh Jc 9c"}, "Tc")
    text = play(Typist(typed("take", "1", "Jc", "announce 20")), saved)
    assert "claim" not in text.lower()


def test_bela_is_a_choice_of_its_own(tmp_path: Path) -> None:
    saved = prepared(tmp_path, house("scottish_2", bela_call="first_card"), 1, {0: "Kc Qc"}, "9c")
    text = play(Typist(typed("take", "keep", "Kc bela")), saved)
    assert "Kc    king of clubs, and say Bela" in text
    assert "Qc    queen of clubs, and say Bela" in text
    assert 'You play the king of clubs.\nYou say "Bela".' in text


def test_the_word_for_the_second_card_of_a_bela_follows_by_itself(tmp_path: Path) -> None:
    saved = prepared(tmp_path, house("scottish_2", bela_call="first_card"), 1, {0: "Jc Kc Qc Ac"}, "9c")
    answers = typed("take", "keep", "Kc bela")

    def answer(typist: Typist) -> str:
        queen = next((number for number in typist.numbers if f"{number:>4}   Qc" in typist.block), None)
        return answers(typist) or (f"{queen or typist.numbers[0]}\n" if "Trick 3" not in typist.block else "")

    assert 'You play the queen of clubs.\nYou say "from Bela".' in play(Typist(answer), saved)


def test_the_two_highest_trumps_have_their_names(tmp_path: Path) -> None:
    text = play(Typist(typed("take", "keep")), prepared(tmp_path, variant("scottish_2"), 1, {0: "Jc Tc"}, "9c"))
    assert "jack of clubs, the Yuss" in text


# ---------------------------------------------------------------- between deals
def test_a_game_is_claimed_between_deals_where_it_must_be(tmp_path: Path) -> None:
    rules = house("scottish_2", unclaimed_at_deal_end="must_claim", target=30, match_wins=1)

    def answer(typist: Typist) -> str:
        if typist.prompt.startswith("Enter"):
            return {0: "x\n", 1: "s\n"}.get(typist.seen.count("Enter for the next deal:") - 1, "c\n")
        return f"{typist.numbers[0]}\n"

    saved = prepared(tmp_path, rules, 0, {0: "Jc Ac Tc Ah Th Ad Td As Ts"}, "9c")
    text = play(Typist(answer), saved)
    assert "Press Enter to go on; ? tells what else may be typed." in text
    end = text.partition("You claim the game.\n\nGame 1, to 30 points.")[2].splitlines()
    assert end[1].startswith("   1. North, made ")
    again = f"bela pad --from last --data {tmp_path}"
    assert end[2:] == ["You won the match.", f"Open this match in the score pad with: {again}"]


@pytest.mark.parametrize("name", ["scottish_2", "croatian_3", "croatian_4"])
def test_a_hint_is_one_of_the_choices_with_a_reason_and_changes_nothing(tmp_path: Path, name: str) -> None:
    asked = Typist(typed("?", "hint", "hint"))
    text = play(asked, begin(tmp_path / "hinted", setup(name)))
    hints = [line for line in text.splitlines() if line.startswith("A strong player would choose: ")]
    assert len(hints) == 2
    assert len(set(hints)) == 1, "the same question has the same hint"
    assert "  hint  what a strong player would choose, and why" in text
    offers = re.findall(r"^ +[0-9]+   (.+)$", text, re.MULTILINE)
    chosen, _, reason = hints[0].removeprefix("A strong player would choose: ").partition(". ")
    assert chosen in offers
    assert reason.endswith(".")


def test_hints_are_given_whatever_is_asked(tmp_path: Path) -> None:
    go_on, hinted = any_number(random.Random(4)), [True]

    def answer(typist: Typist) -> str:
        hinted.append(not hinted[-1])
        return go_on(typist) if hinted[-1] else "hint\n"

    typist = Typist(lambda typist: "" if "Deal 2: " in typist.seen else answer(typist))
    text = play(typist, begin(tmp_path, setup("croatian_3")))
    assert text.count("A strong player would choose: ") == text.count("\nhint\n") + text.count(" hint\n")
    assert "A hint is given" not in text
