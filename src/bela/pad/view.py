"""A book as plain data, for shells that draw it: rows, totals, who deals next, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bela.match import Stage
from bela.pad.count import announcement_fields, written_fields
from bela.pad.dealing import dealer_after
from bela.pad.explain import Reason, Told, reasons
from bela.pad.model import Entry, OpenClaim, announced
from bela.pad.offers import match_offers
from bela.pad.pages import names_of, teams_of
from bela.rules.options import options_of

if TYPE_CHECKING:
    from bela.pad.book import Book
    from bela.pad.faults import PadError
    from bela.pad.model import Row, Sheet
    from bela.record.jsonl import Json, Object
    from bela.rules.model import Rules


def book_view(book: Book) -> Object:
    """Everything that a shell shows of a book."""
    sheets = book.pages.sheets
    return {
        "title": book.pages.title,
        **rules_view(book.rules),
        "matches": [sheet_view(sheet, number) for number, sheet in enumerate(sheets, start=1)],
        "undo": len(book.past),
        "redo": len(book.future),
        "changes": len(book.changes),
    }


def rules_view(rules: Rules) -> Object:
    """What a shell needs to know of the table."""
    options: Object = dict(options_of(rules))
    return {
        "variant": rules.name,
        "options": options,
        "seats": rules.seats,
        "sides": rules.sides,
        "partners": rules.partners,
        "target": rules.target,
        "match_wins": rules.match_wins,
        "direction": rules.direction.value,
    }


def sheet_view(sheet: Sheet, number: int) -> Object:
    """One match: its people, its rows, and how it stands."""
    standing = sheet.match.hall.standing
    return {
        "match": number,
        "date": sheet.header.date,
        "first_dealer": sheet.header.dealer,
        "next_dealer": dealer_after(sheet),
        "names": list(names_of(sheet.header)),
        "teams": list(teams_of(sheet.header)),
        "rows": [row_view(sheet.rules, row, place) for place, row in enumerate(sheet.rows, start=1)],
        "game": sheet.match.hall.game,
        "scores": list(standing.scores),
        "games": list(standing.games),
        "hanging": standing.hanging,
        "dealer": standing.dealer,
        "forehand": None if standing.dealer is None else sheet.rules.in_turn(standing.dealer)[0],
        "game_winner": standing.game_winner,
        "match_winner": standing.match_winner,
        "over": sheet.match.hall.stage is Stage.OVER,
        "offers": match_offers(sheet),
    }


def row_view(rules: Rules, row: Row, place: int) -> Object:
    """One row: what was written, what came of it, and why."""
    seen: Object = {
        "row": row.id,
        "place": place,
        "entry": written_fields(row.written),
        "scores": list(row.after.scores),
        "games": list(row.after.games),
        "hanging": row.after.hanging,
        "game_winner": row.after.game_winner,
        "match_winner": row.after.match_winner,
        "fault": None if row.fault is None else fault_view(row.fault),
        "beaten": [announcement_fields(one) for one in row.beaten],
        "reasons": [reason_view(reason) for reason in row_reasons(rules, row)],
    }
    return {**seen, **_settled(row)}


def _settled(row: Row) -> Object:
    """How the deal of a row was settled; of a row without a deal, nothing."""
    if row.past is None:
        return {"deal": None, "result": CLAIMED_BETWEEN if row.fault is None else None}
    settlement = row.past.settlement
    figures: Object = {key: list(getattr(settlement, key)) for key in FIGURES}
    return {
        "deal": row.past.number,
        "game": row.past.game,
        "dealer": row.past.dealer,
        "maker": row.written.maker if isinstance(row.written, Entry) else None,
        "maker_side": row.past.tally.maker_side,
        "result": settlement.result.value,
        "cards": list(row.past.tally.card_points),
        "need": settlement.need,
        "winner": settlement.winner,
        **figures,
    }


CLAIMED_BETWEEN = "claimed"
FIGURES = ("sums", "announced", "bela", "capot", "moved", "hung", "paid", "written")
"""The rows of an account."""


def row_reasons(rules: Rules, row: Row) -> tuple[Reason, ...]:
    """Why a row came out so; nothing for one that does not count."""
    if row.fault is not None:
        return ()
    match written := row.counted:
        case Entry(maker=maker, claimer=claimer):
            assert row.past is not None  # noqa: S101 - a deal that counts was settled
            seat = None if rules.partners else claimer
            told = Told(maker, beaten=announced(rules, row.beaten), claimed_by=seat, claimer=claimer)
            return tuple(reasons(rules, row.past, told))
        case OpenClaim(seat):
            winner = row.after.game_winner
            figures = {"points": row.before.scores[winner]}
            return (Reason("claim_good" if rules.side_of(seat) == winner else "claim_false", winner, seat, figures),)
    assert_never(written)


def reason_view(reason: Reason) -> Object:
    """A reason as data."""
    figures: Object = dict(reason.figures)
    return {"code": reason.code, "side": reason.side, "seat": reason.seat, "figures": figures}


def fault_view(fault: PadError) -> Object:
    """A refusal as data: its code, the key of its sentence, the field, what would be right, and the rule behind it."""
    found: Json = fault.detail
    return {
        "code": fault.code.value,
        "key": fault.key,
        "field": fault.field,
        "detail": found,
        "rule": fault.rule or None,
    }
