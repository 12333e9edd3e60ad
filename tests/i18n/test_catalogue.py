"""Texts by key: nothing is missing, nothing is left over, and names take the form that a sentence wants."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

import catalogue_keys
from bela.apps.tui.score import LABEL, NARROW
from bela.cards import CARD_TEXT, CARDS, RANK_OF, SUIT_OF, Suit
from bela.i18n import LANGUAGES, MissingTextError, Translator, family_of
from bela.rules.variants import VARIANTS
from bela.scoring import Result
from catalogue_flaws import flaws
from catalogue_texts import ENGLISH, catalogue_of, catalogues, language_of, read, texts_of
from catalogues import entry, lacking

WORDS = Translator("en")


@pytest.mark.parametrize("path", catalogues(), ids=language_of)
def test_a_catalogue_has_all_texts_and_no_others_and_is_compiled(path: Path) -> None:
    assert list(flaws(path)) == []


def test_every_language_has_a_catalogue() -> None:
    assert {language_of(path) for path in catalogues()} == set(LANGUAGES)


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
    place = tmp_path / "en" / "LC_MESSAGES"
    place.mkdir(parents=True)
    text = ENGLISH.read_text(encoding="utf-8")
    assert before in text
    (place / "bela.po").write_text(text.replace(before, after), encoding="utf-8")
    (place / "bela.mo").write_bytes(ENGLISH.with_suffix(".mo").read_bytes())
    assert [line for line in flaws(place / "bela.po") if line.startswith(flaw)]


@pytest.mark.parametrize(
    ("key", "text", "flaw"),
    [
        ("suit.h", "hearts", 'suit.h is like the English text, and no comment "same:" says why'),
        ("suit.h", "srdíčko", "suit.h has letters of another language: ['í']"),
        ("event.take", "{who} uzima the {card}.", "event.take has an English word: the"),
        ("event.take", "{who} uzima {card:acc}.", "event.take asks for word.card.acc, which is missing"),
        ("event.take", "{who:gen} uzima {card}.", "event.take asks for seat.west.gen, which is missing"),
        ("event.shown", "{who} pokazuje {melds:acc}.", "event.shown asks for word.bela.acc, which is missing"),
        ("event.got_first", "Uzimaš {cards:acc}.", "event.got_first asks for {cards:acc}, which has no forms"),
        ("ask.discard", "Odloži {picks:cards.acc}", "ask.discard asks for count.cards.acc, which is missing"),
        ("suit.h.acc", "srce", "suit.h.acc is used nowhere"),
        ("word.card", "{suit:{rank:gender}} {rank}", "word.card asks for rank.7.gender, which is missing"),
    ],
)
def test_the_check_finds_what_is_wrong_in_another_language(tmp_path: Path, key: str, text: str, flaw: str) -> None:
    assert flaw in foreign(tmp_path, f'msgid "{key}"\nmsgstr "{text}"\n')


def test_a_name_can_choose_the_form_of_another(tmp_path: Path) -> None:
    texts = ('msgid "word.card"\nmsgstr "{suit:{rank:gender}.acc} {rank}"\n', 'msgid "rank.K.gender"\nmsgstr "m"\n')
    assert "word.card asks for suit.h.m.acc, which is missing" in foreign(tmp_path, "\n".join(texts))


def test_a_text_may_be_like_the_english_one_where_a_comment_says_why(tmp_path: Path) -> None:
    found = foreign(tmp_path, '# same: the name of the game\nmsgid "account.bela"\nmsgstr "Bela"\n')
    assert not [line for line in found if line.startswith("account.bela")]


@pytest.mark.parametrize(
    ("texts", "sound"),
    [
        (("{n} bod visi.", "{n} boda vise.", "{n} bodova visi."), True),
        (("Jedan bod visi.", "{n} boda vise.", "{n} bodova visi."), False),
        (("{n} bod visi.", "{n} boda vise.", ""), False),
        (("{n} bod visi.", "{n} boda vise.", "{m} bodova visi."), False),
    ],
)
def test_each_plural_form_names_its_number_if_it_stands_for_several(
    tmp_path: Path, texts: tuple[str, ...], *, sound: bool
) -> None:
    forms = "\n".join(f'msgstr[{form}] "{text}"' for form, text in enumerate(texts))
    found = foreign(tmp_path, f'msgid "event.hanging"\nmsgid_plural "event.hanging"\n{forms}\n')
    assert (not [line for line in found if line.startswith("event.hanging")]) == sound


def test_the_plural_forms_are_those_of_the_language(tmp_path: Path) -> None:
    wrong = foreign(tmp_path, "", "nplurals=2; plural=(n != 1);")
    assert [line for line in wrong if line.startswith("Plural-Forms should be nplurals=3;")]


CROATIAN_PLURALS = Catalog(locale="hr").plural_forms


def foreign(place: Path, entries: str, plurals: str = CROATIAN_PLURALS) -> list[str]:
    """The flaws of a Croatian catalogue that holds nothing but these entries."""
    path = place / "hr" / "LC_MESSAGES" / "bela.po"
    path.parent.mkdir(parents=True)
    head = f'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Plural-Forms: {plurals}\\n"\n\n'
    path.write_text(head + entries, encoding="utf-8")
    return list(flaws(path))


def test_what_a_language_lacks_is_printed_ready_to_be_translated() -> None:
    found = "\n".join(entry("hr", "event.hanging", ("{n} point hangs.", "{n} points hang.")))
    assert found.splitlines()[:4] == [
        '# "{n} point hangs."',
        '# "{n} points hang."',
        'msgid "event.hanging"',
        'msgid_plural "event.hanging"',
    ]
    assert found.splitlines()[4:] == ['msgstr[0] ""', 'msgstr[1] ""', 'msgstr[2] ""']
    assert list(lacking("en")) == []


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
    """A suit may be an adjective there, which begins like its name: srdce, srdcový."""
    words = Translator(language)
    names = {card: str(words.card(card)) for card in CARDS}
    assert len(set(names.values())) == 32
    for card, name in names.items():
        assert str(words.rank(RANK_OF[card])) in name, CARD_TEXT[card]
        assert words.suit(SUIT_OF[card])[:3] in name, CARD_TEXT[card]


def test_names_begin_a_sentence_in_capitals_where_it_says_so() -> None:
    sentence = Translator("en").t("event.trump_fixed", suit=WORDS.suit(Suit.HEARTS), who="West")
    assert sentence == "Hearts are trumps; West is the maker."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_german_suits_and_courts_can_be_told_apart_in_every_encoding(language: str) -> None:
    words = Translator(language)
    suits, courts = ([words.t(f"tui.german.{letter}") for letter in letters] for letters in ("cdhs", "JQ"))
    assert len(set(suits)) == 4
    assert len({*courts, "K", "A"}) == 4
    assert all(letter.isascii() and len(letter) == 1 for letter in (*suits, *courts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_their_columns(language: str) -> None:
    words = Translator(language)
    label = re.compile(r"account\.(cards|last_trick|laid|announced|bela|capot|sum|moved|hung|paid|written)(\.\w+)?")
    labels = [text for key, (text, *_) in texts_of(read(catalogue_of(language))).items() if label.fullmatch(key)]
    assert max(map(len, labels)) < 20  # then comes the first figure
    beside = (words.t("tui.score", target=1001), words.t("tui.games"), words.t("tui.tricks"))
    assert max(map(len, beside)) <= NARROW
    results = [f"  1  {words.t(f'seat.{place}')}, {words.t(f'sheet.{result}')}" for place in SEATS for result in PLAYED]
    assert max(map(len, results)) <= LABEL


SEATS = ("you", "south", "west", "north", "east")
PLAYED = [result for result in Result if result is not Result.VOID]


def test_texts_are_plain() -> None:
    """An English text can be shown in every encoding, and is one line but for the help."""
    found = read(ENGLISH)
    texts = {str(message.id): str(message.string) for message in found if message.id}
    not_ascii = {key for key, text in texts.items() if not text.isascii()}
    assert {key for key in not_ascii if not re.search(r"\.croatian$", key)} == set()
    assert {key for key, text in texts.items() if "\n" in text} == {"help.line", "tui.help"}


BOUND = re.compile(r"\b(je|bylo|bilo|visi|visí|leží) \{\w+:points\b")
"""A verb in the singular before a number that may be two."""


@pytest.mark.parametrize("language", ["hr", "cs"])
def test_no_verb_in_the_singular_stands_before_points_that_may_be_two(language: str) -> None:
    texts = texts_of(read(catalogue_of(language)))
    assert [key for key, forms in texts.items() if len(forms) == 1 and BOUND.search(forms[0])] == []


def test_the_czech_trick_has_one_name() -> None:
    texts = texts_of(read(catalogue_of("cs")))
    assert [key for key, forms in texts.items() if re.search(r"zdvih", " ".join(forms), re.IGNORECASE)] == []
