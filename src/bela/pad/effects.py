"""What a change to an earlier row changes in everything that follows it, told before it is made."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, assert_never

from bela.match import Stage
from bela.pad.book import edited
from bela.pad.change import Correct, Enter, Insert, Remove
from bela.pad.view import fault_view
from bela.standing import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bela.pad.book import Book
    from bela.pad.change import RowEdit
    from bela.pad.faults import PadError
    from bela.pad.model import Row, Sheet
    from bela.pad.pages import Pages
    from bela.record.jsonl import Object
    from bela.scoring import Points
    from bela.standing import Standing


class What(StrEnum):
    """What becomes otherwise; under ``pad.effect.`` in the catalogues."""

    ROW = "row"
    UNCOUNTED = "uncounted"
    COUNTS_AGAIN = "counts_again"
    GAME_WON = "game_won"
    GAME_OPEN = "game_open"
    GAME_SCORES = "game_scores"
    MATCH_WON = "match_won"
    MATCH_OPEN = "match_open"
    SCORES = "scores"
    HANGING = "hanging"
    DEALER = "dealer"


@dataclass(frozen=True)
class Effect:
    """One thing that becomes otherwise; figures by side or single ones, before and after."""

    code: What
    place: int | None = None
    """The row that is meant, from 1, as the rows stand before."""
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()
    fault: PadError | None = field(default=None, compare=False)
    """Why a row does not count any more."""


@dataclass(frozen=True)
class Foreseen:
    """What an edit would come to; nothing has been done."""

    sheet: Sheet
    """The match that is meant, as it would stand."""
    place: int | None
    """Where the row would stand that is written, from 1; None where one is taken out."""
    effects: tuple[Effect, ...]

    @property
    def row(self) -> Row | None:
        """The row that is written."""
        return None if self.place is None else self.sheet.rows[self.place - 1]


def foreseen(book: Book, edit: RowEdit) -> Foreseen:
    """What an edit would come to. Raises PadError for one that cannot be."""
    after = edited(book.pages, edit)
    number = _match_of(book.pages, edit)
    old, new = book.pages.sheets[number], after.sheets[number]
    written = edit.row if isinstance(edit, Correct | Remove) else edit.id
    places = [place for place, row in enumerate(new.rows, start=1) if row.id == written]
    return Foreseen(new, places[0] if places else None, effects(old, new, written))


def _match_of(pages: Pages, edit: RowEdit) -> int:
    """The match that an edit is about, from 0."""
    match edit:
        case Enter(match=match):
            return pages.number_of(match)
        case Insert(before=row) | Correct(row=row) | Remove(row=row):
            return pages.place_of(row)[0]
    assert_never(edit)


def effects(before: Sheet, after: Sheet, written: str) -> tuple[Effect, ...]:
    """What else becomes otherwise when the row with the id ``written`` is written anew, put in, or taken out."""
    return (*_rows(before, after, written), *_games(before, after), *_standing(before, after))


def effect_view(effect: Effect) -> Object:
    """An effect as data."""
    fault = None if effect.fault is None else fault_view(effect.fault)
    sides: Object = {"before": list(effect.before), "after": list(effect.after)}
    return {"code": effect.code, "place": effect.place, **sides, "fault": fault}


# ---------------------------------------------------------------- rows
def _rows(before: Sheet, after: Sheet, written: str) -> Iterator[Effect]:
    """The rows that count otherwise, or no more, or again, by their places on the sheet as it stands before."""
    new = {row.id: row for row in after.rows}
    for place, row in enumerate(before.rows, start=1):
        if row.id in new and row.id != written:
            yield from _row(row, new[row.id], place)


def _row(old: Row, new: Row, place: int) -> Iterator[Effect]:
    if new.fault is not None:
        if old.fault is None:
            yield Effect(What.UNCOUNTED, place, fault=new.fault)
    elif old.fault is not None:
        yield Effect(What.COUNTS_AGAIN, place)
    elif _written(old) != _written(new):
        yield Effect(What.ROW, place, _written(old), _written(new))


def _written(row: Row) -> Points:
    return () if row.past is None else row.past.settlement.written


# ---------------------------------------------------------------- games and match
def _games(before: Sheet, after: Sheet) -> Iterator[Effect]:
    """The games that somebody else wins, or that are not over yet, or over now."""
    old, new = _ends(before), _ends(after)
    for number in sorted({*old, *new}):
        was, will = (ends[number].game_winner if number in ends else NOBODY for ends in (old, new))
        if was != will:
            yield Effect(What.GAME_OPEN if will == NOBODY else What.GAME_WON, number, (was,), (will,))
        elif old[number].scores != new[number].scores:
            yield Effect(What.GAME_SCORES, number, old[number].scores, new[number].scores)
    was, will = (sheet.match.hall.standing.match_winner for sheet in (before, after))
    if was != will:
        yield Effect(What.MATCH_OPEN if will == NOBODY else What.MATCH_WON, None, (was,), (will,))


def _ends(sheet: Sheet) -> dict[int, Standing]:
    """How the games of a match that are over ended, by number."""
    ends = (row.after for row in sheet.counting if row.after.game_winner != NOBODY)
    return dict(enumerate(ends, start=1))


def _standing(before: Sheet, after: Sheet) -> Iterator[Effect]:
    """The score, what hangs, and who deals."""
    old, new = before.match.hall.standing, after.match.hall.standing
    same_end = NOBODY not in (old.game_winner, new.game_winner) and old.games == new.games
    if not same_end and (old.scores, sum(old.games)) != (new.scores, sum(new.games)):
        yield Effect(What.SCORES, None, old.scores, new.scores)
    if old.hanging != new.hanging:
        yield Effect(What.HANGING, None, (old.hanging,), (new.hanging,))
    if old.dealer != new.dealer and after.match.hall.stage is not Stage.OVER and new.dealer is not None:
        yield Effect(What.DEALER, None, () if old.dealer is None else (old.dealer,), (new.dealer,))
