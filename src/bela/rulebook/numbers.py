"""The ledger ids of a book, and the anchors under which they stand."""

from __future__ import annotations

from collections.abc import Sequence

from bela.rulebook.model import Chapter, Index, Numbered, Paragraph
from bela.rulebook.refusing import refusing
from bela.rules.ledger import ledger
from bela.rules.model import Rules
from bela.rules.variants import OVERLAYS


def anchor(rule_id: str) -> str:
    """Where a rule stands in any book that has it: what follows the address of the page.

    >>> anchor("C-12")
    '#C-12'
    """
    return f"#{rule_id}"


def ids_of(rules: Rules) -> frozenset[str]:
    """The rules that bind the table's variant, and those that its refusals name."""
    return frozenset(binding(rules)) | frozenset(refusing(rules))


def binding(rules: Rules) -> tuple[str, ...]:
    """The rules that bind the table's variant."""
    name = OVERLAYS.get(rules.name, rules.name)
    return tuple(entry.id for entry in ledger().values() if name in entry.variants)


def index(rules: Rules, chapters: Sequence[Chapter]) -> Index:
    """Every id, in the order of the ledger, with the chapter that states it."""
    where = {
        one: chapter.name
        for chapter in reversed(chapters)
        for block in chapter.blocks
        if isinstance(block, Paragraph)
        for one in block.ids
    }
    named = {*where, *refusing(rules)}
    return Index(tuple(Numbered(one, where.get(one)) for one in ledger() if one in named))
