"""Every refusal in words: what is wrong, and the id of the rule behind it."""

from __future__ import annotations

import re

import pytest

import catalogue_keys
from bela.apps.telling.clean import echo
from bela.apps.telling.faults import option_error
from bela.apps.telling.refusals import not_an_action, refusal, rule_sentence
from bela.apps.telling.voice import Voice
from bela.cards import Rank, Suit, make_card
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.deal.notation import NotationError, parse_action
from bela.deal.start import Position, deal_at
from bela.deal.state import Board, changed
from bela.i18n import LANGUAGES, Translator
from bela.rules.faults import FaultCode, OptionError
from bela.rules.house import load_house
from bela.rules.law import Code
from bela.rules.ledger import ledger
from bela.rules.variants import VARIANTS, house, variant

WORDS = Translator("en")
KING = make_card(Rank.KING, Suit.HEARTS)


def board(name: str) -> Board:
    """A trick in which spades were led, hearts being trumps, with a diamond turned up before."""
    cards = {seat: 1 << (24 + seat) for seat in range(variant(name).seats)}
    trick = (make_card(Rank.ACE, Suit.SPADES),)
    found = deal_at(variant(name), Position(0, Suit.HEARTS, 0, 0, trick, cards)).board
    return changed(found, turned=make_card(Rank.NINE, Suit.DIAMONDS))


@pytest.mark.parametrize("name", ["scottish_2", "croatian_4"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", Code)
def test_every_code_has_a_sentence_with_its_rule(language: str, name: str, code: Code) -> None:
    rules = variant(name)
    voice = Voice.at(rules, 1, language=language, signs=False)
    error = IllegalAction(code, rules.rule_behind(code), to_act=0)
    sentence = refusal(voice, board(name), a.Play(KING), error)
    assert sentence.endswith(f" ({rules.rule_behind(code)})")
    assert len(sentence.split()) > 3
    assert "{" not in sentence


def test_what_was_led_is_named() -> None:
    voice = Voice.at(variant("scottish_2"), 1, language="en", signs=False)
    error = IllegalAction(Code.MUST_FOLLOW, "S-28", to_act=1)
    sentence = refusal(voice, board("scottish_2"), a.Play(KING), error)
    assert sentence == "You must follow suit: spades were led. (S-28)"


def test_no_board_is_needed_between_deals() -> None:
    voice = Voice.at(variant("scottish_2"), 1, language="en", signs=False)
    for code in (Code.CLAIM_FALLS_SHORT, Code.WRONG_PHASE, Code.NO_CLAIMS_HERE, Code.NOT_POSSIBLE):
        assert refusal(voice, None, a.Claim(), IllegalAction(code, "S-37")).endswith("(S-37)")


@pytest.mark.parametrize("rule", sorted(catalogue_keys.refusing_rules()))
def test_every_rule_that_can_refuse_is_told_by_its_id(rule: str) -> None:
    assert rule in ledger()
    assert len(rule_sentence(WORDS, rule).split()) > 5


def test_a_rule_that_refuses_nothing_is_not_told() -> None:
    assert rule_sentence(WORDS, "S-99") == "No rule S-99 can refuse anything here."


@pytest.mark.parametrize(
    "text",
    ["", "Kh Kh", "pass pass", "announce x", "name", "declare Kx/3", "declare Kh/9", "show Kh/3 Kh/3", "draw Kh", "??"],
)
def test_what_is_no_action_is_answered_in_words(text: str) -> None:
    with pytest.raises(NotationError) as found:
        parse_action(text)
    assert re.search(r"[a-z]{2}.*\.$", not_an_action(WORDS, found.value))


def test_what_was_typed_is_echoed_short_and_clean() -> None:
    assert echo("  Kh\x1b[2J\x07 ") == "Kh?[2J?"
    assert len(echo("x" * 5000)) == 40


@pytest.mark.parametrize(
    ("name", "options", "sentence"),
    [
        ("nowhere", {}, 'There is no variant "nowhere". There are: '),
        ("scottish_2", {"must_beet": 1}, 'There is no option "must_beet". Did you mean must_beat?'),
        ("scottish_2", {"must_beat": "some"}, 'must_beat cannot be "some". It is one of: trump_only | all_suits.'),
        ("scottish_2", {"target": 0}, 'target cannot be "0". It is a whole number from 1 to 9999.'),
        ("croatian_4", {"bidding": "turned_two_rounds"}, 'bidding cannot be "turned_two_rounds" in croatian_4: that '),
        ("croatian_4", {"tie_3": "half"}, "tie_3 is no question in croatian_4: it takes three sides."),
        ("croatian_4", {"announce_how": "stepwise"}, 'announce_how cannot be "stepwise" here: that takes '),
        ("croatian_4", {"false_claim": "reject"}, "false_claim is no question here: it takes end_mode = claim | dosta"),
        ("croatian_4", {"contest_order": "seat points"}, 'contest_order cannot be "seat points". No word comes twice'),
    ],
)
def test_options_that_cannot_be_are_refused_with_the_reason(
    name: str, options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(OptionError) as found:
        house(name, options)
    assert option_error(WORDS, found.value).startswith(sentence)


def test_a_house_rules_file_is_named_with_the_key() -> None:
    with pytest.raises(OptionError) as found:
        load_house('variant = "croatian_4"\n[options]\ntarget = "many"\n', "ours.toml")
    assert option_error(WORDS, found.value).startswith('ours.toml: options.target: target cannot be "many".')


@pytest.mark.parametrize("code", FaultCode)
def test_every_fault_of_options_has_words(code: FaultCode) -> None:
    assert WORDS.t(f"fault.{code}", **dict.fromkeys(PLACES, "x"))[-1] in ".?"


PLACES = ("option", "value", "expected", "first", "last", "variant", "fact", "needs")


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_is_described(name: str) -> None:
    assert WORDS.t(f"variant.{name}.about").endswith(".")


def test_barlinnie_is_called_a_reconstruction() -> None:
    assert "reconstruction" in WORDS.t("variant.barlinnie_4.about")
