"""What is written down for a deal, and a match as it stands on its sheet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bela.melds import Four, Run, meld_points, run_points

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bela.cards import Suit
    from bela.match import Match, Past
    from bela.pad.faults import PadError
    from bela.record import Header
    from bela.record.jsonl import Json
    from bela.rules.model import Rules
    from bela.scoring import Points, Tally
    from bela.standing import Standing


@dataclass(frozen=True)
class Owner:
    """Whose something is: a side, and the seat where that is known."""

    side: int
    seat: int | None = None


@dataclass(frozen=True)
class AnyRun:
    """A run of which only the length is known."""

    length: int

    def __str__(self) -> str:
        return f"/{self.length}"


@dataclass(frozen=True)
class Worth:
    """Announcements of which only the points are known."""

    points: int

    def __str__(self) -> str:
        return str(self.points)


What = Run | Four | AnyRun | Worth


@dataclass(frozen=True)
class Announcement:
    """One run or four of a kind that counts, or several by their points."""

    owner: Owner
    what: What


def worth(rules: Rules, what: What) -> int:
    """The points of an announcement."""
    match what:
        case Worth(points):
            return points
        case AnyRun(length):
            return run_points(rules, length)
        case Run() | Four():
            return meld_points(rules, what)


def announced(rules: Rules, announcements: tuple[Announcement, ...]) -> Points:
    """The points of announcements, by side."""
    points = [0] * rules.sides
    for one in announcements:
        points[one.owner.side] += worth(rules, one.what)
    return tuple(points)


@dataclass(frozen=True)
class Entry:
    """A deal as it is written down: its count, and what the count does not tell."""

    tally: Tally
    """Its dealer is the one that was stated, for a deal whose dealer the match does not know."""
    maker: int | None = None
    """The seat that chose trumps, where more than its side is known."""
    trump: Suit | None = None
    announcements: tuple[Announcement, ...] = ()
    """What makes up ``tally.announced``. Where some of it may have lost (see ``bela.pad.rivals``) all of it, and the
    tally holds nothing: what counts follows."""
    announced_by: int | None = None
    """The side whose announcements count, or NOBODY, where what is written leaves that open; a Bela may have won."""
    bela_by: int | None = None
    """The seat that had the Bela, where more than its side is known."""
    claimer: int | None = None
    """The side that claimed, at a table where a claim that falls short loses the game: who wins follows from how the
    match stands there, and the tally names nobody. None where only the winner is known."""
    date: str = ""
    """When it was played, as YYYY-MM-DD, where that is not the date of the match."""
    note: str = ""
    extra: Mapping[str, Json] = field(default_factory=dict)
    """Fields of an imported record that this version does not know."""

    @property
    def bela(self) -> Owner | None:
        """Whose Bela is written down."""
        row = self.tally.bela
        return Owner(row.index(max(row)), self.bela_by) if any(row) else None


@dataclass(frozen=True)
class OpenClaim:
    """A seat claims the game between two deals (S-39)."""

    seat: int


@dataclass(frozen=True)
class Unsound:
    """What stands in a kept book and cannot be by these rules: it is shown, counts nothing, and can be corrected.

    A book is never locked for one row that a program of another version took.
    """

    form: Mapping[str, Json]
    """Its fields, as they stand there."""
    fault: PadError = field(compare=False)
    """Why it cannot be."""


Written = Entry | OpenClaim
Kept = Written | Unsound


@dataclass(frozen=True)
class Row:
    """One line of a sheet, and what followed from it."""

    id: str
    written: Kept
    before: Standing
    after: Standing
    beaten: tuple[Announcement, ...] = ()
    """What was announced and lost against rivals."""
    past: Past | None = None
    """The deal as it was settled; None for a claim between deals, and where ``fault`` says why it does not count."""
    fault: PadError | None = field(default=None, compare=False)
    """Why the row does not count where it stands; it does again once what comes before it allows it."""

    @property
    def counted(self) -> Written:
        """What is written in a row that counts."""
        assert not isinstance(self.written, Unsound)  # noqa: S101 - such a row has a fault
        return self.written


@dataclass(frozen=True)
class Sheet:
    """One match on paper. ``rows`` and ``match`` are always what ``bela.pad.sheets`` makes of what was written."""

    header: Header
    match: Match
    rows: tuple[Row, ...] = ()

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.header.rules

    @property
    def counting(self) -> tuple[Row, ...]:
        """The rows that count."""
        return tuple(row for row in self.rows if row.fault is None)

    @property
    def scores(self) -> Points:
        """The points of the game, by side."""
        return self.match.hall.standing.scores
