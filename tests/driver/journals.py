"""Matches that are kept, for tests."""

from __future__ import annotations

import os
import random
import sys

from bela.apps.journal import Journal
from bela.match import Match
from bela.record import Header, Player
from bela.rules.variants import house
from record.randomplay import choose

HEADER = Header(house("croatian_4", target=200), (Player("Ana"),) * 4)
PATHS = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
"""The environment of a child that finds what this process finds."""


def play(journal: Journal, actions: int, seed: int = 1) -> list[Match]:
    """Play on at random; every match on the way. The same turn of the same seed is always the same."""
    played = []
    for _ in range(actions):
        if journal.match.over:
            break
        journal.append(*choose(journal.match, random.Random(f"{seed} {journal.turn}")))
        played.append(journal.match)
    return played


def on_disk(journal: Journal) -> bytes:
    """What is in the file."""
    assert journal.path is not None
    return journal.path.read_bytes()
