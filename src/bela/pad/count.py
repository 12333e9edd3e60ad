"""An entry as the count of a record, and back: what a count does not tell stands among its further fields."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bela.pad import fields
from bela.pad.form import KEYS, NOBODYS, read_form
from bela.pad.model import Announcement, Entry, Kept, OpenClaim, Unsound, Written
from bela.record import Count, Start
from bela.record.count import tally_fields
from bela.standing import NOBODY

if TYPE_CHECKING:
    from bela.pad.fields import Form
    from bela.record.jsonl import Object
    from bela.rules.model import Rules

CLAIM = "open_claim"
"""The kind of a claim between two deals, which is no count."""
IN_COUNT = ("maker", "trump", "announcements", "announced_by", "bela_by", "claimer", "note")
"""What stands among the further fields of a count; the date stands with its deal."""


def entry_fields(entry: Entry) -> Object:
    """The form that makes this entry, in one canonical spelling."""
    margins: Object = {
        "dealer": entry.tally.dealer,
        "maker": entry.maker,
        "trump": None if entry.trump is None else entry.trump.letter,
        "announcements": [announcement_fields(one) for one in entry.announcements] or None,
        "announced_by": NOBODYS if entry.announced_by == NOBODY else entry.announced_by,
        "bela_by": entry.bela_by,
        "claimer": entry.claimer,
        "date": entry.date or None,
        "note": entry.note or None,
    }
    count = tally_fields(entry.tally)
    if entry.announcements and not any(entry.tally.announced):
        del count["announced"]  # some of it may have lost: what counts follows
    return {**count, **{key: value for key, value in margins.items() if value is not None}}


def announcement_fields(one: Announcement) -> Object:
    """An announcement as it stands in a form."""
    who: Object = {"side": one.owner.side} if one.owner.seat is None else {"seat": one.owner.seat}
    return {**who, "what": str(one.what)}


def written_fields(written: Kept) -> Object:
    """An entry, or a claim between deals, as fields."""
    match written:
        case Entry():
            return entry_fields(written)
        case OpenClaim(seat):
            return {"kind": CLAIM, "seat": seat}
        case Unsound(form):
            return dict(form)


def read_written(rules: Rules, form: Form) -> Written:
    """An entry, or a claim between deals, from its fields. Raises PadError."""
    if isinstance(form, dict) and form.get("kind") == CLAIM:
        fields.known(form, ("kind", "seat"))
        return OpenClaim(fields.seat(rules, form.get("seat"), "seat"))
    return read_form(rules, form)


# ---------------------------------------------------------------- records
def count_of(entry: Entry) -> Count:
    """The entry as a record holds it."""
    margins = {key: value for key, value in entry_fields(entry).items() if key in IN_COUNT}
    dated: Object = {"date": entry.date} if entry.date else {}
    return Count(Start(dealer=entry.tally.dealer, extra=dated), entry.tally, {**margins, **entry.extra})


def entry_of(rules: Rules, count: Count) -> Entry:
    """The entry behind the count of a record. Raises PadError for figures that no deal can have."""
    extra = {**count.start.extra, **count.extra}
    form: dict[str, Any] = {**tally_fields(count.tally), "dealer": count.start.dealer}
    form |= {key: value for key, value in extra.items() if key in KEYS}
    if form.get("claimer") is not None:
        form.pop("claimed_by", None)  # a record tells who won as well
    unknown = {key: value for key, value in extra.items() if key not in KEYS}
    return replace(read_form(rules, form), extra=unknown)
