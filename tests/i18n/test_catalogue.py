"""Texts by key: nothing is missing, nothing is left over, and names take the form that a sentence wants."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import catalogue_keys
import catalogues
from bela.cards import CARD_TEXT, CARDS, RANK_OF, SUIT_OF, Rank, Suit
from bela.i18n import LANGUAGES, MissingTextError, Term, Translator, family_of
from bela.rules.variants import VARIANTS

WORDS = Translator("en")


@pytest.mark.parametrize("path", catalogues.catalogues(), ids=lambda path: path.parent.parent.name)
def test_a_catalogue_has_all_texts_and_no_others_and_is_compiled(path: Path) -> None:
    assert list(catalogues.flaws(path)) == []


def test_every_language_has_a_catalogue() -> None:
    assert {path.parent.parent.name for path in catalogues.catalogues()} == set(LANGUAGES)


@pytest.mark.parametrize(
    ("before", "after", "flaw"),
    [
        ('msgid "refused.must_follow"', 'msgid "refused.must_swallow"', "no text for refused.must_follow"),
        ('msgid "refused.must_follow"', 'msgid "refused.must_swallow"', "refused.must_swallow is used nowhere"),
        ("suit: {led} were led", "suit: {lead} were led", "refused.must_follow has other placeholders"),
        ('msgstr "clubs"', 'msgstr ""', "suit.c has an empty text"),
        ('msgstr "clubs"', 'msgstr "crosses"', "the compiled catalogue is not up to date"),
    ],
)
def test_the_check_finds_what_is_wrong(tmp_path: Path, before: str, after: str, flaw: str) -> None:
    english = catalogues.catalogues()[0]
    place = tmp_path / "en" / "LC_MESSAGES"
    place.mkdir(parents=True)
    text = english.read_text(encoding="utf-8")
    assert before in text
    (place / "bela.po").write_text(text.replace(before, after), encoding="utf-8")
    (place / "bela.mo").write_bytes(english.with_suffix(".mo").read_bytes())
    assert [line for line in catalogues.flaws(place / "bela.po") if line.startswith(flaw)]


def test_codes_ids_and_option_values_are_among_the_keys() -> None:
    wanted = {"refused.must_follow", "rule.S-28", "option.tie.hang_all", "option.run_values.3_20_4_50_5_100"}
    wanted |= {"notation.said_twice", "fault.contradicts", "sheet.claimed", "ask.length", "variant.croatian_4_club"}
    assert wanted <= catalogue_keys.used()


def test_keys_in_the_code_are_found() -> None:
    assert {"event.played", "event.played.you", "account.games", "menu.ask"} <= catalogue_keys.used()


def test_a_key_without_a_text_is_an_error() -> None:
    with pytest.raises(MissingTextError, match="no_such_text"):
        WORDS.t("no_such_text")
    with pytest.raises(MissingTextError, match="no_such_text"):
        WORDS.n("no_such_text", 2)


def test_a_number_takes_its_form() -> None:
    assert WORDS.n("event.hanging", 1) == "1 point hangs for the winner of this deal."
    assert WORDS.n("event.hanging", 64) == "64 points hang for the winner of this deal."


def test_a_family_has_words_of_its_own() -> None:
    assert Translator("en", "scottish").t("account.last_trick") == "Last trick (Shtoch)"
    assert Translator("en", "croatian").t("choice.pass") == "Pass (dalje)"
    assert WORDS.t("choice.pass") == "Pass"


def test_the_family_is_that_of_the_law() -> None:
    families = {name: family_of(rules) for name, rules in VARIANTS.items()}
    assert families["barlinnie_4"] == families["clobyosh_2"] == "scottish"
    assert families["croatian_3_club"] == "croatian"


@pytest.mark.parametrize("language", LANGUAGES)
def test_32_cards_have_32_names_each_with_its_rank_and_suit(language: str) -> None:
    words = Translator(language)
    names = {card: str(words.card(card)) for card in CARDS}
    assert len(set(names.values())) == 32
    for card, name in names.items():
        assert str(words.rank(RANK_OF[card])) in name, CARD_TEXT[card]
        assert str(words.suit(SUIT_OF[card])) in name, CARD_TEXT[card]


def test_a_sentence_chooses_the_form_of_a_name() -> None:
    forms = {"": "srce", "acc": "srce (acc)"}
    suit = Term(lambda form: forms[form])
    assert f"{suit}, {suit:acc}, {suit:cap}, {suit:acc.cap}" == "srce, srce (acc), Srce, Srce (acc)"


def test_names_begin_a_sentence_in_capitals_where_it_says_so() -> None:
    sentence = Translator("en").t("event.trump_fixed", suit=WORDS.suit(Suit.HEARTS), who="West")
    assert sentence == "Hearts are trumps; West is the maker."


def test_things_in_a_row() -> None:
    assert WORDS.listed([]) == ""
    assert WORDS.listed(["one"]) == "one"
    assert WORDS.listed(["one", "two", WORDS.rank(Rank.ACE)]) == "one, two and ace"


def test_texts_are_plain() -> None:
    """An English text can be shown in every encoding, and is one line but for the help."""
    found = catalogues.read(catalogues.catalogues()[0])
    texts = {str(message.id): str(message.string) for message in found if message.id}
    not_ascii = {key for key, text in texts.items() if not text.isascii()}
    assert {key for key in not_ascii if not re.search(r"\.croatian$", key)} == set()
    assert {key for key, text in texts.items() if "\n" in text} == {"help.line"}
