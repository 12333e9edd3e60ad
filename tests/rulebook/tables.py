"""Tables to be told of, and what is told of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from bela.apps.book import Document, document, text_lines
from bela.apps.book.document import Prose, Section
from bela.apps.telling.voice import Voice
from bela.rules.choices import Kind, Value
from bela.rules.faults import OptionError
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.options import options_of
from bela.rules.variants import SHAPES, VARIANTS, house

SAMPLES: dict[Kind, tuple[Value, ...]] = {
    Kind.NUMBER: (7, 333),
    Kind.ORDER: ("points seat", "length top trump nobody", "top points seat", "points fours_over_runs length top seat"),
}


def voice(rules: Rules, language: str) -> Voice:
    """Who tells of the table."""
    return Voice.at(rules, None, language=language, signs=False)


@cache
def told(rules: Rules, language: str) -> Document:
    """The book in words."""
    return document(voice(rules, language))


@cache
def text(rules: Rules, language: str) -> str:
    """The whole book as text."""
    return "\n".join(text_lines(voice(rules, language), told(rules, language)))


def rules_proper(rules: Rules, language: str) -> tuple[Section, ...]:
    """The chapters that tell how this table plays, without the points on which tables differ."""
    found = told(rules, language)
    return tuple(section for section in found.sections if section.name not in ("points", "numbers"))


def paragraphs(rules: Rules, language: str) -> tuple[str, ...]:
    """The sentences of those chapters: no tables, no examples."""
    pieces = (piece for section in rules_proper(rules, language) for piece in section.pieces)
    return tuple(piece.text for piece in pieces if isinstance(piece, Prose))


def proper_text(rules: Rules, language: str) -> str:
    """The same as text."""
    found = replace(told(rules, language), sections=rules_proper(rules, language))
    return "\n".join(text_lines(voice(rules, language), found))


def values(option: str) -> tuple[Value, ...]:
    """What an option may be; of numbers and orders some."""
    return SAMPLES.get(OPTIONS[option].kind, OPTIONS[option].values)


def can_be(name: str, **options: Value) -> Rules | None:
    """The table, if there can be one."""
    try:
        return house(name, options)
    except OptionError:
        return None


def changed() -> Iterator[tuple[str, str, Value, Rules]]:
    """Every variant with one option changed in every way that it can be."""
    for name in SHAPES:
        usual = options_of(VARIANTS[name])
        for option in usual:
            for value in values(option):
                rules = can_be(name, **{option: value})
                if rules is not None and value != usual[option]:
                    yield name, option, value, rules
