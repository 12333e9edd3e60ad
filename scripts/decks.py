#!/usr/bin/env python3
"""Draw the project's decks: one SVG file of symbols each, from which the page puts cards together."""

from __future__ import annotations

import sys
from pathlib import Path

from deck_people import Person, drawn
from deck_signs import BACKS, FRENCH, GERMAN

DECKS = Path(__file__).resolve().parent.parent / "src" / "bela" / "apps" / "web" / "static" / "decks"

GREY, BROWN, BLACK, FAIR, RED = "#b9b2a6", "#5b3a22", "#2f2622", "#e3bb62", "#a4522a"

FRENCH_COURT = {
    "K-s": Person("mail", "points", "straight", "sword", "long", -1, GREY),
    "K-h": Person("ermine", "arch", "curls", "sceptre", "full", 1, FAIR),
    "K-d": Person("chain", "balls", "straight", "axe", "forked", -1, RED),
    "K-c": Person("cloak", "fur", "curls", "orb", "short", 1, BLACK),
    "Q-s": Person("gown", "lily", "veil", "mirror", "", 1, BLACK),
    "Q-h": Person("gown", "wreath", "loose", "rose", "", -1, FAIR),
    "Q-d": Person("bodice", "tiara", "braids", "fan", "", 1, RED),
    "Q-c": Person("shawl", "points", "bun", "tulip", "", -1, BROWN),
    "J-s": Person("stripes", "helmet", "page", "halberd", "", -1, BLACK),
    "J-h": Person("ruff", "beret", "page", "pipe", "", 1, FAIR),
    "J-d": Person("quarters", "pointed", "page", "banner", "", -1, RED),
    "J-c": Person("doublet", "floppy", "curls", "arrow", "", 1, BROWN),
}

GREEN, CRIMSON, OCHRE, BLUE = "#4f7a3a", "#b3312c", "#d79b2c", "#35618a"

GERMAN_COURT = {
    "K-h": Person("ermine", "points", "curls", "sceptre", "full", 1, BROWN, CRIMSON),
    "K-s": Person("cloak", "arch", "straight", "sword", "long", -1, GREY, GREEN),
    "K-d": Person("chain", "balls", "curls", "orb", "short", 1, BLACK, BLUE),
    "K-c": Person("mail", "fur", "straight", "axe", "forked", -1, RED, "#7a5230"),
    "Q-h": Person("ruff", "beret", "page", "sword", "moustache", -1, BLACK, CRIMSON),
    "Q-s": Person("doublet", "brim", "straight", "bow", "moustache", 1, BROWN, GREEN),
    "Q-d": Person("mail", "helmet", "none", "halberd", "full", -1, FAIR, OCHRE, "#b3312c"),
    "Q-c": Person("quarters", "flat", "curls", "scythe", "short", 1, RED, "#7a5230"),
    "J-h": Person("stripes", "cap", "page", "drum", "", 1, FAIR, CRIMSON),
    "J-s": Person("tabard", "hood", "none", "pipe", "", -1, BROWN, GREEN),
    "J-d": Person("doublet", "floppy", "page", "jug", "", 1, RED, BLUE),
    "J-c": Person("quarters", "pointed", "curls", "arrow", "", -1, BLACK, OCHRE, "#4f7a3a"),
}


def sheet(symbols: dict[str, tuple[str, str]]) -> str:
    """A file of symbols, by their names with the box each is drawn in."""
    inside = "\n".join(f'<symbol id="{name}" viewBox="{box}">{art}</symbol>' for name, (box, art) in symbols.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{inside}\n</svg>\n'


def deck(prefix: str, signs: dict[str, str], court: dict[str, Person]) -> dict[str, tuple[str, str]]:
    """The symbols of a deck: its suits, and the people of its court."""
    suits = {f"{prefix}-{suit}": ("0 0 100 100", art) for suit, art in signs.items()}
    return suits | {f"{prefix}-{card}": ("0 0 100 100", drawn(person)) for card, person in court.items()}


def files() -> dict[str, str]:
    """What each file should hold, by its name."""
    return {
        "french.svg": sheet(deck("french", FRENCH, FRENCH_COURT)),
        "german.svg": sheet(deck("german", GERMAN, GERMAN_COURT)),
        "backs.svg": sheet({f"back-{name}": ("0 0 100 144", art) for name, art in BACKS.items()}),
    }


def main() -> int:
    """Write the files."""
    for name, text in files().items():
        (DECKS / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
