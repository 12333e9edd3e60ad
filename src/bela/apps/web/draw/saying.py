"""Sentences as keys and parameters, for a reader who has the catalogue: the same that the terminal tells in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Self

from bela.apps.telling.voice import Voice
from bela.cards import CARD_TEXT, Card, Rank, Suit
from bela.i18n import Term, Translator, family_of
from bela.rules.model import Rules

Line = list[Any]


class Coded(Term):
    """A name, or a sentence, as data; by itself it is empty."""

    __slots__ = ("data",)
    data: Any

    def __new__(cls, data: Any) -> Self:  # noqa: ANN401 - whatever JSON can hold
        """Something to be put into words elsewhere."""
        term = super().__new__(cls, lambda _form: "")
        term.data = data
        return term


@dataclass(frozen=True)
class Keys(Translator):
    """Gives keys instead of texts."""

    def t(self, key: str, **params: object) -> str:
        """A sentence."""
        return Coded([key, _plain(params), None])

    def n(self, key: str, count: int, **params: object) -> str:
        """A sentence with a number in it."""
        return Coded([key, _plain({**params, "n": count}), count])

    def term(self, key: str, **params: object) -> Term:
        """A name."""
        return Coded({"key": key, "params": _plain(params)})

    def suit(self, suit: Suit) -> Term:
        """A suit."""
        return Coded({"suit": suit.letter})

    def rank(self, rank: Rank) -> Term:
        """A rank."""
        return Coded({"rank": rank.letter})

    def ranks(self, rank: Rank) -> Term:
        """Several cards of a rank."""
        return Coded({"ranks": rank.letter})

    def card(self, card: Card) -> Term:
        """A card."""
        return Coded({"card": CARD_TEXT[card]})

    def listed(self, items: Sequence[str]) -> Term:
        """Several things in a row."""
        return Coded({"list": [_value(item) for item in items]})


@dataclass(frozen=True)
class KeyVoice(Voice):
    """Speaks in keys."""

    def short(self, card: Card) -> str:
        """A card as it stands in all messages."""
        return CARD_TEXT[card]

    def side(self, side: int) -> str:
        """A side by its number: what it is called, the reader knows."""
        return Coded({"side": side})


@lru_cache(maxsize=1000)
def key_voice(rules: Rules, me: int | None) -> KeyVoice:
    """The voice for a seat, or for a visitor (None)."""
    names = tuple(Coded({"seat": seat}) for seat in range(rules.seats))
    return KeyVoice(Keys("en", family_of(rules)), rules, me, names, signs=False)


def lines(told: Sequence[str]) -> list[Line]:
    """Sentences as data; blank lines, which part things on a terminal, are left out."""
    return [one.data for one in told if isinstance(one, Coded)]


def _plain(params: dict[str, object]) -> dict[str, Any]:
    return {name: _value(value) for name, value in params.items()}


def _value(value: object) -> Any:  # noqa: ANN401 - whatever JSON can hold
    return value.data if isinstance(value, Coded) else value
