"""The fold of a sheet: a match is what was written down, one row after the other, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING

from bela.deal.actions import Claim
from bela.match import Match
from bela.pad.count import count_of
from bela.pad.faults import PadError, PadFault
from bela.pad.model import Entry, Kept, OpenClaim, Row, Sheet, Unsound, announced
from bela.pad.place import check_claim, of_record, won_by_claim
from bela.pad.rivals import counting, without
from bela.record import Header, RecordError, Said, advance, begin, upcoming
from bela.scoring import Kind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bela.match import Past
    from bela.pad.contest import Announcements
    from bela.standing import Standing


def blank(header: Header) -> Sheet:
    """A match before its first row."""
    return Sheet(header, begin(header))


def sheet_of(header: Header, written: Iterable[tuple[str, Kept]]) -> Sheet:
    """The sheet of everything that was written down, by row id. A row that cannot be where it stands does not count."""
    return reduce(lambda sheet, one: extended(sheet, *one), written, blank(header))


def check_row(row: Row) -> None:
    """Refuse a row that does not count where it is being written, or that states another dealer than the match knows.

    Raises PadError. Of rows written earlier the match's own dealer holds.
    """
    if row.fault is not None:
        raise row.fault
    stated = row.written.tally.dealer if isinstance(row.written, Entry) else None
    if stated is not None and row.before.dealer not in (None, stated):
        raise PadError(PadFault.DISAGREE, "dealer", row.before.dealer)


def extended(sheet: Sheet, row_id: str, written: Kept) -> Sheet:
    """The sheet with one more row at its end, whether it counts or not."""
    before = standing_before(sheet.match)
    try:
        match, past, beaten = _taken_in(sheet, before, written)
    except PadError as fault:
        return replace(sheet, rows=(*sheet.rows, Row(row_id, written, before, before, fault=fault)))
    row = Row(row_id, written, before, match.hall.standing, beaten, past)
    return replace(sheet, match=match, rows=(*sheet.rows, row))


def standing_before(match: Match) -> Standing:
    """How the match stands for the next row: in the next game where the last one is over."""
    standing, start = match.hall.standing, upcoming(match)
    if match.over or start.scores is None:
        return standing
    return replace(standing, scores=start.scores, hanging=start.hanging or 0, game_winner=-1)


def _taken_in(sheet: Sheet, before: Standing, written: Kept) -> tuple[Match, Past | None, Announcements]:
    """The match with what was written, the deal as it was settled, and what of its announcements lost."""
    try:
        match written:
            case OpenClaim(seat):
                return advance(sheet.match, Said(seat, Claim()))[0], None, ()
            case Entry():
                return _counted(sheet, before, written)
            case Unsound(_, fault):
                raise fault
    except RecordError as error:
        raise of_record(error) from error


def _counted(sheet: Sheet, before: Standing, entry: Entry) -> tuple[Match, Past, Announcements]:
    counted = counting(sheet.rules, entry, entry.tally.dealer if before.dealer is None else before.dealer)
    beaten = without(entry.announcements, counted)
    entry = replace(entry, tally=replace(entry.tally, announced=announced(sheet.rules, counted)))
    match = _settled(sheet, before, entry)
    return match, match.hall.past[-1], beaten


def _settled(sheet: Sheet, before: Standing, entry: Entry) -> Match:
    """The match with a deal of which everything is known but who wins by a claim that may have fallen short."""
    if entry.claimer is None:
        match, _ = advance(sheet.match, count_of(entry))
        check_claim(sheet.rules, before, match.hall.past[-1])
        return match
    match = _won_by(sheet, entry, entry.claimer)
    winner = won_by_claim(sheet.rules, before, match.hall.past[-1], entry.claimer)
    return match if winner == entry.claimer else _won_by(sheet, entry, winner)


def _won_by(sheet: Sheet, entry: Entry, winner: int) -> Match:
    return advance(sheet.match, count_of(replace(entry, tally=replace(entry.tally, winner=winner))))[0]


def was_played(row: Row) -> bool:
    """Whether the row is a deal in which somebody chose trumps and cards were played."""
    return row.past is not None and row.past.tally.kind in (Kind.PLAYED, Kind.CLAIMED)
