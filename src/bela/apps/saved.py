"""Matches on disk: begun, left, and taken up again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bela.apps.journal import Journal, unfinished
from bela.bots import BOTS, get_bot
from bela.match import Match
from bela.record import Header, Player
from bela.rules.model import Rules
from bela.table import Chance, Table

PERSON = "person"
SEED = "seed"


@dataclass(frozen=True)
class Setup:
    """A table that somebody sits down at."""

    rules: Rules
    seat: int
    """Where the person sits."""
    bots: Mapping[int, str]
    """By seat, of the others."""
    seed: int | None
    """None where nobody shall be able to foresee a card."""


@dataclass(frozen=True)
class Saved:
    """A match on disk."""

    setup: Setup
    match: Match
    turn: int
    """What was done in it so far."""
    journal: Journal

    def table(self) -> Table:
        """The table at which it is played on."""
        bots = {seat: get_bot(name) for seat, name in self.setup.bots.items()}
        chance = Chance(self.setup.seed)
        return Table(self.match, bots, chance=chance, journal=self.journal, turn=self.turn)


def begin(directory: Path, setup: Setup) -> Saved:
    """A new match. Raises OSError when nothing can be kept there."""
    journal = Journal.create(directory, header_of(setup))
    return Saved(setup, journal.match, 0, journal)


def header_of(setup: Setup) -> Header:
    """What the record of a match begins with."""
    kinds = [setup.bots.get(seat, PERSON) for seat in range(setup.rules.seats)]
    return Header(
        rules=setup.rules,
        players=tuple(Player(kind=kind) for kind in kinds),
        date=datetime.now(UTC).date().isoformat(),
        extra={} if setup.seed is None else {SEED: setup.seed},
    )


def left(directory: Path) -> Iterator[Path]:
    """The matches that can be taken up again, the last one first."""
    yield from unfinished(directory)


def resume(path: Path) -> Saved | None:
    """Take a match up again; None where it is not one of a person against bots. Raises OSError and RecordError."""
    journal = Journal.open(path)
    setup = setup_of(journal.header)
    return None if setup is None else Saved(setup, journal.match, journal.turn, journal)


def setup_of(header: Header) -> Setup | None:
    """Who sat where; None where it is not a table of one person and bots."""
    kinds = [player.kind for player in header.players]
    seed = header.extra.get(SEED)
    if kinds.count(PERSON) != 1 or not {*kinds} - {PERSON} <= BOTS.keys():
        return None
    seat = kinds.index(PERSON)
    bots = {place: kind for place, kind in enumerate(kinds) if place != seat}
    return Setup(header.rules, seat, bots, seed if isinstance(seed, int) else None)
