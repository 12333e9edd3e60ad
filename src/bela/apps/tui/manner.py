"""How somebody wants to play: language, deck, tempo, light or dark. It changes nothing about the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from bela.i18n import LANGUAGES


class Tempo(StrEnum):
    """How fast the others play, and how long a finished trick lies there."""

    KEY = "key"
    """A finished trick lies until a key is pressed."""
    SLOW = "slow"
    BRISK = "brisk"
    OFF = "off"
    """Nothing is waited for."""

    @property
    def move(self) -> float:
        """How much longer than usual anybody else takes before they do something; 0 where nothing is waited for."""
        return {Tempo.KEY: 1.0, Tempo.SLOW: 2.0, Tempo.BRISK: 0.5, Tempo.OFF: 0.0}[self]

    @property
    def trick(self) -> float | None:
        """Seconds for which a finished trick lies; None until a key is pressed."""
        return {Tempo.KEY: None, Tempo.SLOW: 3.0, Tempo.BRISK: 1.0, Tempo.OFF: 0.0}[self]

    @property
    def grace(self) -> float:
        """Seconds after a question in which Enter is still taken to be for what was there before."""
        return 0.0 if self is Tempo.OFF else 0.3


class Deck(StrEnum):
    """How suits are shown."""

    FRENCH = "french"
    FOUR_COLOURS = "four_colours"
    LETTERS = "letters"
    WIDE = "wide"
    """French signs where the terminal makes them two columns wide."""
    GERMAN = "german"
    """Hearts, leaves, bells and acorns as pictures of two columns."""
    GERMAN_LETTERS = "german_letters"

    @property
    def is_german(self) -> bool:
        """Whether suits and courts have their German names."""
        return self in (Deck.GERMAN, Deck.GERMAN_LETTERS)

    @property
    def is_plain(self) -> bool:
        """Whether every terminal can show it."""
        return self in (Deck.LETTERS, Deck.GERMAN_LETTERS)


@dataclass(frozen=True)
class Manner:
    """Everything that a player may change in mid-deal."""

    language: str = LANGUAGES[0]
    deck: Deck = Deck.FRENCH
    tempo: Tempo = Tempo.KEY
    dark: bool = True
    plain: bool = False
    """Whether the terminal has nothing but plain characters: then boxes are drawn with them and suits are letters."""

    def next_language(self) -> Manner:
        """The same in the next language."""
        return replace(self, language=_after(self.language, LANGUAGES))

    def next_tempo(self) -> Manner:
        """The same at the next tempo."""
        return replace(self, tempo=_after(self.tempo, tuple(Tempo)))

    def next_deck(self) -> Manner:
        """The same with the next deck that the terminal can show."""
        decks = tuple(deck for deck in Deck if deck.is_plain or not self.plain)
        return replace(self, deck=_after(self.deck, decks))

    def other_light(self) -> Manner:
        """Dark instead of light, or the other way round."""
        return replace(self, dark=not self.dark)


Thing = TypeVar("Thing")


def _after(now: Thing, row: tuple[Thing, ...]) -> Thing:
    """What follows in the row, which goes round."""
    return row[(row.index(now) + 1) % len(row)] if now in row else row[0]
