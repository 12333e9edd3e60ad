"""Sentences of every language, word for word: numbers, cases, cards and seats as they are said at a table.

A row of a table names the key and what is filled in. What is filled in is a number, a text, or a thing: ``card:Kh``,
``suit:h``, ``rank:K``, ``four:K``, ``seat:west``, ``side:us``, ``meld:Kh/3``, ``meld:JJJJ``, ``bela:``; a list is
several. ``many`` is the number that chooses the plural form.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import catalogue_forms
from bela.apps.telling.voice import Voice
from bela.cards import SUITS, parse_card, parse_rank, parse_suit
from bela.i18n import LANGUAGES, Term, Translator
from bela.melds import Four, Run
from bela.rules.variants import variant
from catalogue_texts import catalogue_of, read, texts_of

TABLES = {path.stem: path for path in sorted((Path(__file__).parent / "sentences").glob("*.toml"))}
NUMBERS = {1, 2, 5, 11, 21, 22, 101}
ENOUGH = 40
NOT_FILLED_IN = ("key", "text", "family", "deck", "many")

Row = dict[str, object]


def rows(language: str) -> list[Row]:
    found: list[Row] = tomllib.loads(TABLES[language].read_text(encoding="utf-8"))["sentence"]
    return found


def all_rows() -> Iterator[object]:
    for language in TABLES:
        for row in rows(language):
            yield pytest.param(language, row, id=f"{language}: {row['text']}")


def filled(words: Translator, value: object) -> object:
    """What a row fills in."""
    match value:
        case list():
            return words.listed([named(words, str(one)) for one in value])
        case str():
            return named(words, value)
        case _:
            return value


def named(words: Translator, text: str) -> str:
    """The thing of that name, or the text itself."""
    kind, sign, name = text.partition(":")
    return THINGS[kind](words, name) if sign and kind in THINGS else text


def meld(words: Translator, name: str) -> Term:
    voice = Voice(words, variant("croatian_4"), None, (), signs=False)
    top, sign, length = name.partition("/")
    return voice.meld(Run(parse_card(top), int(length)) if sign else Four(parse_rank(name[0])))


THINGS: dict[str, Callable[[Translator, str], str]] = {
    "card": lambda words, name: words.card(parse_card(name)),
    "suit": lambda words, name: words.suit(parse_suit(name)),
    "rank": lambda words, name: words.rank(parse_rank(name)),
    "four": lambda words, name: words.ranks(parse_rank(name)),
    "seat": lambda words, name: words.term(f"seat.{name}"),
    "player": lambda words, name: words.term("tui.player", number=int(name)),
    "side": lambda words, name: words.term(f"side.{name}"),
    "bela": lambda words, _name: words.term("word.bela"),
    "meld": meld,
}


def said(words: Translator, row: Row) -> str:
    """The sentence of a row."""
    given = {name: filled(words, value) for name, value in row.items() if name not in NOT_FILLED_IN}
    many = row.get("many")
    return words.t(str(row["key"]), **given) if many is None else words.n(str(row["key"]), int(str(many)), **given)


@dataclass(frozen=True)
class Noting(Translator):
    """Notes the keys that are asked for."""

    asked: set[str] = field(default_factory=set)

    def t(self, key: str, **params: object) -> str:
        self.asked.add(key)
        return super().t(key, **params)

    def n(self, key: str, count: int, **params: object) -> str:
        self.asked.add(key)
        return super().n(key, count, **params)


@pytest.mark.parametrize(("language", "row"), list(all_rows()))
def test_a_sentence_is_what_is_said_at_the_table(language: str, row: Row) -> None:
    words = Translator(language, str(row.get("family", "")), str(row.get("deck", "")))
    assert said(words, row) == row["text"]


def test_every_language_has_its_table() -> None:
    assert set(TABLES) == set(LANGUAGES)


@pytest.mark.parametrize("language", TABLES)
def test_a_table_shows_every_form_that_the_language_has(language: str) -> None:
    words = Noting(language)
    for row in rows(language):
        said(words, row)
    wanted = catalogue_forms.wanted(texts_of(read(catalogue_of(language))))
    assert {kind(key) for key in wanted} - {kind(key) for key in words.asked} == set()


def kind(key: str) -> tuple[str, str]:
    """What has the form, and the form."""
    parts = key.split(".")
    return parts[0], parts[-1]


@pytest.mark.parametrize("language", TABLES)
def test_a_table_has_enough_sentences_with_numbers_and_all_suits(language: str) -> None:
    table = rows(language)
    assert len({str(row["text"]) for row in table}) >= ENOUGH
    given = [value for row in table for value in row.values()]
    assert {value for value in given if isinstance(value, int)} >= NUMBERS
    assert {f"suit:{suit.letter}" for suit in SUITS} <= {value for value in given if isinstance(value, str)}
