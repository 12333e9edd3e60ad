"""Matches on disk: begun, left, and taken up again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bela.apps.journal import Journal
from bela.apps.unfinished import Unfinished, unfinished
from bela.bots import BOTS
from bela.bots.making import USUAL_STYLE, make
from bela.bots.style import STYLES
from bela.match import Match
from bela.record import Header, Player, Sight
from bela.record.jsonl import Json
from bela.rules.model import Rules
from bela.table import Chance, Patient, Table
from bela.table.agents import Report
from bela.table.table import log_fault

PERSON = "person"
SEED, STYLE = "seed", "style"
"""What a record says of a table besides: the number that all chance follows from, and how the bots like to play."""
DAMAGED = ".damaged"
"""What the name of a file ends in once its sound part has been recovered."""


@dataclass(frozen=True)
class Setup:
    """A table that somebody sits down at."""

    rules: Rules
    seat: int
    """Where the person sits; of several people the first."""
    bots: Mapping[int, str]
    """By seat, of the others."""
    seed: int | None
    """None where nobody shall be able to foresee a card."""
    style: str = USUAL_STYLE
    """How the bots like to play."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats in which people sit."""
        return tuple(seat for seat in range(self.rules.seats) if seat not in self.bots)


@dataclass(frozen=True)
class Saved:
    """A match on disk."""

    setup: Setup
    match: Match
    turn: int
    """What was done in it so far."""
    journal: Journal

    def table(self, report: Report = log_fault) -> Table:
        """The table at which it is played on; ``report`` is told of bots that fail."""
        bots = {seat: Patient(make(name, self.setup.style)) for seat, name in self.setup.bots.items()}
        chance = Chance(self.setup.seed)
        return Table(self.match, bots, chance=chance, journal=self.journal, turn=self.turn, report=report)


def begin(directory: Path, setup: Setup) -> Saved:
    """A new match. Raises OSError when none can be kept there, RecordError for rules that no record can state."""
    journal = Journal.create(directory, header_of(setup))
    return Saved(setup, journal.match, 0, journal)


def header_of(setup: Setup) -> Header:
    """What the record of a match begins with."""
    kinds = [setup.bots.get(seat, PERSON) for seat in range(setup.rules.seats)]
    return Header(
        rules=setup.rules,
        players=tuple(Player(kind=kind) for kind in kinds),
        dealer=Chance(setup.seed).first_dealer(setup.rules),
        date=datetime.now(UTC).date().isoformat(),
        extra=_extra(setup),
    )


def _extra(setup: Setup) -> dict[str, Json]:
    """What the record says of the table besides; nothing of what is usual."""
    seed: dict[str, Json] = {} if setup.seed is None else {SEED: setup.seed}
    return seed if setup.style == USUAL_STYLE else {**seed, STYLE: setup.style}


def left(directory: Path) -> list[Unfinished]:
    """The matches of people and bots that can be taken up or recovered, the one played last first."""
    return [one for one in unfinished(directory) if can_be_offered(one)]


def can_be_offered(one: Unfinished) -> bool:
    """Whether people can play on with the match, or with as much of it as is worth recovering."""
    worth = one.can_go_on or has_sound_deal(one)
    return worth and not one.in_use and setup_of(one.header) is not None


def strangers(one: Unfinished) -> list[str]:
    """The bots in a match of people that are not known here."""
    kinds = [] if one.header is None else [player.kind for player in one.header.players]
    return sorted({*kinds} - {PERSON, *BOTS}) if PERSON in kinds else []


def has_sound_deal(one: Unfinished) -> bool:
    """Whether a deal was begun before the file is damaged; what comes before that is no loss."""
    return one.match is not None and one.match.hall.number > 0


def is_alone(one: Unfinished) -> bool:
    """Whether the match is one of one person against bots."""
    setup = setup_of(one.header)
    return setup is not None and len(setup.people) == 1


def resume(one: Unfinished) -> Saved:
    """Take up a match that was left; of a damaged one, what is sound. Raises OSError and RecordError."""
    journal = Journal.open(one.path) if one.can_go_on else salvaged(one.path)
    setup = setup_of(journal.header)
    assert setup is not None  # noqa: S101 - only such matches are among those left
    return Saved(setup, journal.match, journal.turn, journal)


def salvaged(path: Path) -> Journal:
    """What is sound of a damaged match, in a new file; the damaged one is put aside. Raises OSError and RecordError."""
    journal = Journal.salvage(path)
    path.rename(path.with_suffix(DAMAGED))
    if journal.match.over:
        journal.finish()
    return journal


def setup_of(header: Header | None) -> Setup | None:
    """Who sat where; None where it is not a table of people and bots, or where the record lacks cards."""
    kinds = [] if header is None or header.view is not Sight.FULL else [player.kind for player in header.players]
    if header is None or PERSON not in kinds or not {*kinds} - {PERSON} <= BOTS.keys():
        return None
    seat, seed, style = kinds.index(PERSON), header.extra.get(SEED), header.extra.get(STYLE, USUAL_STYLE)
    bots = {place: kind for place, kind in enumerate(kinds) if kind != PERSON}
    known = str(style) if style in STYLES else USUAL_STYLE
    return Setup(header.rules, seat, bots, seed if isinstance(seed, int) else None, known)
