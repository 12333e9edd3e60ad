"""What can be done to a book: one value for each thing, with an id, so that nothing is ever done twice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bela.pad.model import Kept

Names = tuple[str, ...]


@dataclass(frozen=True)
class Enter:
    """Write a row at the end of a match, which is counted from 1; of the last one where none is named."""

    id: str
    written: Kept
    match: int | None = None


@dataclass(frozen=True)
class Insert:
    """Write a row that was forgotten before another one."""

    id: str
    before: str
    written: Kept


@dataclass(frozen=True)
class Correct:
    """Write a row anew; everything after it is worked out again."""

    id: str
    row: str
    written: Kept


@dataclass(frozen=True)
class Remove:
    """Take a row out; everything after it is worked out again."""

    id: str
    row: str


@dataclass(frozen=True)
class Begin:
    """Begin the next match; one without any rows gives way to it."""

    id: str
    dealer: int | None = None
    names: Names = ()
    """By seat; none at all where everybody stays in place."""
    date: str = ""


@dataclass(frozen=True)
class Name:
    """Call people, teams or the book something else."""

    id: str
    names: Names = ()
    """By seat; none at all where they stay. A person is called so in every match."""
    teams: Names = ()
    """By side."""
    title: str | None = None


@dataclass(frozen=True)
class Seat:
    """Say who sits where in the last match."""

    id: str
    names: Names


@dataclass(frozen=True)
class Dealer:
    """Say who dealt the first deal of a match, which is counted from 1; None where nobody knows."""

    id: str
    dealer: int | None
    match: int


@dataclass(frozen=True)
class Undo:
    """Take back the last change that has not been taken back."""

    id: str


@dataclass(frozen=True)
class Redo:
    """Do again what was taken back last."""

    id: str


RowEdit = Enter | Insert | Correct | Remove
Edit = RowEdit | Begin | Name | Seat | Dealer
Change = Edit | Undo | Redo
