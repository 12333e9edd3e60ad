"""From rules to their book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from bela.rulebook.announcing import BELA, MELDS
from bela.rulebook.counting import COUNT, MATCH
from bela.rulebook.model import Block, Book, Chapter
from bela.rulebook.numbers import ids_of, index
from bela.rulebook.opening import CARDS, DEAL, GAME, HANDS, TRUMPS
from bela.rulebook.playing import ADVICE, PLAY
from bela.rulebook.points import points
from bela.rulebook.say import Par, Part, keys_of, paragraph
from bela.rules.model import Rules

POINTS, NUMBERS = "points", "numbers"

CHAPTERS: Mapping[str, tuple[Part, ...]] = MappingProxyType(
    {
        "game": GAME,
        "cards": CARDS,
        "deal": DEAL,
        "trumps": TRUMPS,
        "hands": HANDS,
        "melds": MELDS,
        "bela": BELA,
        "play": PLAY,
        "count": COUNT,
        "match": MATCH,
        "advice": ADVICE,
        POINTS: (points,),
    }
)
"""The chapters by their names, in the order of the book; the index of ids follows."""


def book(rules: Rules) -> Book:
    """The rule book of a table: complete for exactly these rules."""
    chapters = tuple(chapter for name, parts in CHAPTERS.items() for chapter in _chapter(rules, name, parts))
    return Book(rules.name, (*chapters, Chapter(NUMBERS, (index(rules, chapters),))))


def sentence_keys() -> tuple[str, ...]:
    """The keys of every sentence that a book may have."""
    pars = (part for parts in CHAPTERS.values() for part in parts if isinstance(part, Par))
    return tuple(dict.fromkeys(key for par in pars for says in par.says for key in keys_of(says)))


def chapter_names() -> tuple[str, ...]:
    """The names of all chapters that a book may have."""
    return (*CHAPTERS, NUMBERS)


def _chapter(rules: Rules, name: str, parts: tuple[Part, ...]) -> Iterator[Chapter]:
    """The chapter, unless there is nothing to say."""
    known = ids_of(rules)
    blocks = tuple(block for part in parts for block in _blocks(rules, part, known))
    if blocks:
        yield Chapter(name, blocks)


def _blocks(rules: Rules, part: Part, known: frozenset[str]) -> tuple[Block, ...]:
    return tuple(paragraph(rules, part, known)) if isinstance(part, Par) else part(rules)
