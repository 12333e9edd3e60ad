"""What can be pressed."""

from __future__ import annotations

COMMANDS: dict[str, str] = {
    "?": "help",
    "h": "hint",
    "r": "rules",
    "s": "score",
    "l": "last",
    "c": "claim",
    "q": "leave",
    "g": "language",
    "t": "tempo",
    "d": "deck",
    "n": "light",
}
"""By key: the name of what it does; the first are shown first where there is no room for all."""

LABELS = "1234567890" + "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMANDS)
"""What is pressed for the first choice, the second, and so on: the digits, then the letters that do nothing else."""


def label_of(place: int) -> str:
    """What is pressed for the choice at that place, from 0; nothing for one that can only be pointed at."""
    return LABELS[place] if place < len(LABELS) else ""


def place_of(character: str | None, choices: int) -> int | None:
    """Which of so many choices the key is for, from 0."""
    place = LABELS.find(character) if character else -1
    return place if 0 <= place < choices else None
