"""What a person likes, from one time to the next."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from bela.apps.tui.manner import Deck, Manner, Tempo

FILE = "terminal.json"


def liked(directory: Path, manner: Manner) -> Manner:
    """The manner as it was last liked; what cannot be read is as given."""
    try:
        found = json.loads((directory / FILE).read_text(encoding="utf-8"))
        deck = Deck(found["deck"])
        usual = replace(manner, tempo=Tempo(found["tempo"]), dark=bool(found["dark"]))
    except (OSError, ValueError, KeyError, TypeError):
        return manner
    can_be_shown = deck.is_plain or not manner.plain
    return replace(usual, deck=deck) if can_be_shown else usual


def remember(directory: Path, manner: Manner) -> None:
    """Keep it for the next time; a system that cannot keep it is no reason not to play."""
    likes = {"deck": manner.deck, "tempo": manner.tempo, "dark": manner.dark}
    with suppress(OSError):
        directory.mkdir(parents=True, exist_ok=True)
        (directory / FILE).write_text(json.dumps(likes), encoding="utf-8")
