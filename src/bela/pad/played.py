"""What a score pad would have written down of a match that was played, or of one that was counted."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bela.deal.steps.showing import scores
from bela.match.events import ClaimedBetween, Scored
from bela.pad.count import entry_of
from bela.pad.faults import PadError, PadFault
from bela.pad.model import Announcement, Entry, OpenClaim, Owner, Worth, announced
from bela.pad.rivals import settled_claim
from bela.record import Count, RecordError, steps
from bela.rules.words import FalseClaim
from bela.scoring import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bela.deal.state import Board
    from bela.match import Past
    from bela.pad.model import Written
    from bela.record import Record, Step
    from bela.rules.model import Rules

Announcements = tuple[Announcement, ...]


def written_in(record: Record) -> tuple[Written, ...]:
    """What would stand on the sheet of a record. Raises PadError, also for a record that cannot be replayed."""
    try:
        return tuple(one for step in steps(record) for one in _written(record.header.rules, step))
    except RecordError as error:
        raise PadError(PadFault.BAD_RECORD, str(error.line or ""), error.code) from error


def _written(rules: Rules, step: Step) -> Iterator[Written]:
    for event in step.events:
        match event:
            case Scored(past) if isinstance(step.entry, Count):
                entry = entry_of(rules, step.entry)
                yield replace(entry, tally=replace(entry.tally, dealer=past.dealer))
            case Scored(past):
                assert step.match.deal is not None  # noqa: S101 - what is not counted was played
                yield entry_from(rules, past, step.match.deal.board)
            case ClaimedBetween(seat, _):
                yield OpenClaim(seat)
            case _:
                pass


def entry_from(rules: Rules, past: Past, board: Board) -> Entry:
    """A deal that was played and settled, as it would be written down; ``board`` is how it ended."""
    tally = replace(past.tally, dealer=past.dealer)
    if tally.kind not in (Kind.PLAYED, Kind.CLAIMED):
        return Entry(tally)
    shown = shown_announcements(rules, board)
    listed = shown if announced(rules, shown) == tally.announced else plain_announcements(tally.announced)
    entry = Entry(tally, past.maker, board.trump, listed, bela_by=board.bela)
    if board.claimed_by is not None and rules.false_claim is FalseClaim.LOSE_GAME:
        claimer = rules.side_of(board.claimed_by)
        entry = replace(entry, claimer=claimer, tally=replace(tally, winner=None))
    return settled_claim(rules, entry, tally.announced) if listed else entry


def plain_announcements(points: tuple[int, ...]) -> Announcements:
    """Announcements of which only the points are known, by side."""
    return tuple(Announcement(Owner(side), Worth(own)) for side, own in enumerate(points) if own)


def shown_announcements(rules: Rules, board: Board) -> Announcements:
    """What was laid open and scores, by seat."""
    return tuple(
        Announcement(Owner(rules.side_of(seat), seat), meld)
        for seat, melds in enumerate(board.contest.shown)
        if scores(rules, board, seat)
        for meld in melds or ()
    )
