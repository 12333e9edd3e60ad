"""The colours: a dark green cloth, cards like paper, one accent. Nothing is told by colour alone."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from textual.theme import Theme

from bela.apps.tui.manner import Deck, Manner
from bela.cards import Suit

PAPER = "#f3eee0"
SHADED = "#b9b9a8"
"""The paper of a card that may not be played."""

TWO_COLOURS = {Suit.CLUBS: "#1c1c1c", Suit.DIAMONDS: "#b3271e", Suit.HEARTS: "#b3271e", Suit.SPADES: "#1c1c1c"}
FOUR_COLOURS = {**TWO_COLOURS, Suit.CLUBS: "#17693b", Suit.DIAMONDS: "#1f4e9e"}

DARK_CLOTH = ("#14402c", "#0f3022", "#e4eee6", "#9dbba9", "#f2cf6b")
LIGHT_CLOTH = ("#2d6a4c", "#25593f", "#ffffff", "#cfe3d6", "#ffe08a")
"""Cloth, rail, text, what is quiet, and the seat that is asked."""

DARK = Theme(
    name="bela-dark",
    dark=True,
    primary="#e3b341",
    background="#0f1512",
    surface="#151d19",
    panel="#1d2822",
    foreground="#dfe6df",
    accent="#e3b341",
    warning="#e3b341",
)
LIGHT = Theme(
    name="bela-light",
    dark=False,
    primary="#7a4b00",
    background="#f6f3ea",
    surface="#eeeadd",
    panel="#e2dccb",
    foreground="#20251f",
    accent="#7a4b00",
    warning="#7a4b00",
)


@dataclass(frozen=True)
class Palette:
    """The styles of what is drawn by hand."""

    cloth: Style
    rail: Style
    """Round the cloth, where the window is larger than a table needs to be."""
    name: Style
    """A seat on the cloth."""
    turn: Style
    """The seat that is asked."""
    quiet: Style
    """What is there to be looked up."""
    inks: dict[Suit, str]

    def card(self, suit: Suit, *, shaded: bool = False) -> Style:
        """The face of a card."""
        return Style(color=self.inks[suit], bgcolor=SHADED if shaded else PAPER, bold=not shaded)

    def edge(self, *, shaded: bool = False) -> Style:
        """The edge of a card."""
        return Style(color="#4a4a42", bgcolor=SHADED if shaded else PAPER)


def palette(manner: Manner) -> Palette:
    """The styles for a manner of playing."""
    cloth, rail, text, quiet, turn = DARK_CLOTH if manner.dark else LIGHT_CLOTH
    return Palette(
        cloth=Style(color=text, bgcolor=cloth),
        rail=Style(color=quiet, bgcolor=rail),
        name=Style(color=text, bgcolor=cloth, bold=True),
        turn=Style(color=turn, bgcolor=cloth, bold=True),
        quiet=Style(color=quiet, bgcolor=cloth),
        inks=TWO_COLOURS if manner.deck is Deck.FRENCH else FOUR_COLOURS,
    )
