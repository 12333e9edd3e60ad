"""How chapters are written: sentences with the conditions on which they stand, as data."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bela.rulebook.facts import When, always
from bela.rulebook.figures import FIGURES
from bela.rulebook.model import Block, Figure, Paragraph, Sentence
from bela.rules.choices import Kind, Value, spell
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.relations import arises


@dataclass(frozen=True)
class Say:
    """A sentence that stands in the book on some condition."""

    key: str
    figures: tuple[str, ...] = ()
    when: When = always


@dataclass(frozen=True)
class Tell:
    """The sentence for what an option is, where its question arises; ``but`` are values of which nothing is said."""

    option: str
    figures: tuple[str, ...] = ()
    when: When = always
    but: tuple[Value, ...] = ()


@dataclass(frozen=True)
class Par:
    """A paragraph: the ledger ids that it states as far as the table has them, and what it says."""

    ids: tuple[str, ...]
    says: tuple[Say | Tell, ...]


Part = Par | Callable[[Rules], tuple[Block, ...]]
"""What a chapter is written in: a paragraph, or what makes other blocks."""


def value_word(value: Value) -> str:
    """A value of an option as part of a key."""
    return re.sub(r"\W", "_", str(value).lower())


def keys_of(says: Say | Tell) -> Iterator[str]:
    """The keys of all sentences that this may come to."""
    if isinstance(says, Say):
        yield says.key
        return
    values = OPTIONS[says.option].values
    yield from (f"{says.option}.{value_word(value)}" for value in values if value not in says.but)


def sentences(rules: Rules, says: Say | Tell) -> Iterator[Sentence]:
    """The sentence, if it stands at this table."""
    if not says.when(rules):
        return
    if isinstance(says, Say):
        yield Sentence(says.key, _figures(rules, says))
        return
    value = held(rules, says.option)
    if arises(rules, says.option) and value not in says.but:
        yield Sentence(f"{says.option}.{value_word(value)}", _figures(rules, says))


def held(rules: Rules, name: str) -> Value:
    """What the table has chosen, as the option file writes it."""
    option = OPTIONS[name]
    assert option.kind is Kind.WORD  # noqa: S101 - a number or an order is filled in, not chosen from
    return spell(option, getattr(rules, name))


def _figures(rules: Rules, says: Say | Tell) -> dict[str, Figure]:
    return {name: FIGURES[name](rules) for name in says.figures}


def paragraph(rules: Rules, par: Par, ids: frozenset[str]) -> Iterator[Paragraph]:
    """The paragraph with those of its ids that the table has; nothing where none of its sentences stands."""
    said = tuple(sentence for says in par.says for sentence in sentences(rules, says))
    if said:
        yield Paragraph(said, tuple(one for one in par.ids if one in ids))
