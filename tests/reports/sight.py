"""Which cards something names: found by the annotations of its fields, so that a new field is looked into as well."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from functools import cache

from bela.cards import BIT, Mask
from bela.deal.state import View
from bela.melds import Bela, Four, Run

MELDS = (Run, Four, Bela)
PLAIN = re.compile(r"(int|bool|str)( \| None)?")


def cards_in(found: object, kind: str = "") -> Mask:
    """Every card named in a value; ``kind`` is the annotation of the field that it stands in."""
    if isinstance(found, MELDS):
        return found.mask
    if is_dataclass(found):
        return union(cards_in(getattr(found, name), kind) for name, kind in kinds_in(found.__class__))
    if isinstance(found, tuple):
        return union(cards_in(one, kind) for one in found)
    if type(found) is int and "Mask" in kind:
        return found
    return BIT[found] if type(found) is int and "Card" in kind else 0


@cache
def kinds_in(kind: object) -> tuple[tuple[str, str], ...]:
    """The fields of a dataclass with their annotations, without those that are plain figures, words or flags."""
    assert is_dataclass(kind)
    return tuple((field.name, str(field.type)) for field in fields(kind) if not PLAIN.fullmatch(str(field.type)))


def seen(view: View) -> Mask:
    """Every card that a view names, the rules of the table left out."""
    return cards_in(view.board) | cards_in(view.hand)


def union(sets: Iterable[Mask]) -> Mask:
    """All cards of the sets together."""
    together = 0
    for cards in sets:
        together |= cards
    return together
