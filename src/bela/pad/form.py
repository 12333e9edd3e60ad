"""From a form, as a shell fills it in, to an entry: read, completed, and refused with the reason where it cannot be.

A form speaks the words of the ``count`` of scenarios, and some more; ``docs/pad.md`` lists them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, assert_never

from bela.melds import BELA_POINTS, Four
from bela.pad import fields
from bela.pad.contest import rivals_among
from bela.pad.faults import PadError, PadFault, by_law
from bela.pad.fields import Form
from bela.pad.model import Announcement, Entry, Owner, Worth, announced
from bela.pad.points import Known, card_points, row, took_tricks
from bela.pad.rivals import settled_claim
from bela.pad.together import check_held
from bela.referee import Fault
from bela.referee import fields as f
from bela.referee.counts import read_count
from bela.rules.law import Code
from bela.rules.relations import arises
from bela.rules.words import EndMode, FalseClaim
from bela.scoring import Kind, Tally
from bela.standing import NOBODY

if TYPE_CHECKING:
    from bela.rules.model import Rules
    from bela.scoring import Points

COUNT = ("kind", "maker_side", "card_points", "announced", "bela", "tricks", "claimed_by", "dealer")
MORE = (
    *("maker", "trump", "taken", "cards", "last_trick", "capot"),
    *("announcements", "announced_by", "bela_by", "claimer", "date", "note"),
)
NOBODYS = "nobody"
"""Whose announcements count where level rivals cancel each other."""
KEYS = (*COUNT, *MORE)
"""Every field that a form may have."""


def read_form(rules: Rules, form: Form) -> Entry:
    """The entry that a form makes. Raises PadError for what cannot be."""
    fields.known(form, KEYS)
    kind = Kind(fields.asked(lambda: f.word(form.get("kind") or "played", "kind", tuple(Kind))))
    check_kind(rules, kind)
    if kind is Kind.VOID:
        return _with_margins(rules, form, Entry(_tally(rules, {"kind": "void", "dealer": form.get("dealer")})))
    maker = fields.owner(rules, form, ("maker", "maker_side"))
    if maker is None:
        raise PadError(Fault.MISSING_KEY, "maker")
    table = {"kind": kind.value, "maker_side": maker.side, "dealer": form.get("dealer")}
    if kind is Kind.BELOT:
        return _with_margins(rules, form, Entry(_tally(rules, table), maker.seat))
    return _with_margins(rules, form, _counted(rules, kind, form, maker, table))


def _tally(rules: Rules, table: dict[str, Any]) -> Tally:
    """The count, read as scenarios read theirs. Raises PadError."""
    given = {key: value for key, value in table.items() if value is not None}
    tally: Tally = fields.asked(lambda: read_count(rules, given)).tally
    match tally.kind:
        case Kind.VOID:
            return Tally.void(rules.sides, tally.dealer)
        case Kind.BELOT:
            return Tally.belot(rules.sides, tally.dealer, tally.maker_side)
        case Kind.PLAYED | Kind.CLAIMED:
            return tally
    assert_never(tally.kind)


def _with_margins(rules: Rules, form: Form, entry: Entry) -> Entry:
    """The entry with what stands beside the figures."""
    trump = fields.suit(form, "trump")
    entry = replace(entry, trump=trump, date=fields.date(form), note=fields.text(form, "note"))
    check_held(rules, entry)
    return settled_claim(rules, entry, _figures(rules, form)) if entry.announcements else entry


def check_kind(rules: Rules, kind: Kind) -> None:
    """Refuse an end that no deal has at this table. Raises PadError."""
    if kind is Kind.VOID and not arises(rules, "void_deal_dealer"):
        raise by_law(rules, PadFault.NO_VOID_HERE, Code.MUST_CHOOSE, "kind")
    if kind is Kind.CLAIMED and rules.end_mode is EndMode.END_OF_DEAL:
        raise by_law(rules, PadFault.NO_CLAIMS_HERE, Code.NO_CLAIMS_HERE, "kind")


# ---------------------------------------------------------------- a deal of which cards were played
def _counted(rules: Rules, kind: Kind, form: Form, maker: Owner, table: dict[str, Any]) -> Entry:
    announcements = _announcements(rules, form)
    rivals = form.get("announcements") is not None and rivals_among(rules, maker.side, announcements)
    bela = _bela(rules, form)
    points = card_points(rules, kind, form)
    table |= {
        "card_points": list(points),
        "announced": list(announced(rules, () if rivals else announcements)),
        "bela": [BELA_POINTS * (bela is not None and side == bela.side) for side in range(rules.sides)],
        "tricks": _tricks(rules, kind, form, points, maker.side),
    }
    claimer, table["claimed_by"] = _claimed(rules, form) if kind is Kind.CLAIMED else (None, None)
    tally = _tally(rules, table)
    by = None if bela is None else bela.seat
    return Entry(tally, maker.seat, None, announcements, _announced_by(rules, form), by, claimer)


def _claimed(rules: Rules, form: Form) -> tuple[int | None, Any]:
    """The side that claimed, where more than that decides who wins; and the side that wins, where that is told.

    Raises PadError, also where both are told: one follows from the other.
    """
    claimer, winner = form.get("claimer"), form.get("claimed_by")
    if claimer is None:
        return None, winner
    claimer = fields.side(rules, claimer, "claimer")
    if winner not in (None, claimer) or (winner is not None and rules.false_claim is FalseClaim.LOSE_GAME):
        raise PadError(PadFault.DISAGREE, "claimer", claimer)
    return (claimer, None) if rules.false_claim is FalseClaim.LOSE_GAME else (None, claimer)


def _tricks(rules: Rules, kind: Kind, form: Form, points: Points, maker: int) -> list[int]:
    """Which sides took a trick. Raises PadError where a side has no points and nobody says whether it took one."""
    tricks, capot = form.get("tricks"), form.get("capot")
    if capot is not None and kind is Kind.PLAYED:
        return _tricks_of_capot(rules, form, capot)
    if tricks is None and form.get("cards") is not None:
        return list(took_tricks(rules, form, maker))
    told: Known = (None,) * rules.sides if tricks is None else row(rules, tricks, "tricks")
    for side, took in enumerate(told):
        if took is None and not points[side] and kind is Kind.PLAYED:
            raise PadError(PadFault.TRICK_OR_NOT, f"tricks[{side}]")
    return [int(points[side] > 0) if took is None else took for side, took in enumerate(told)]


def _tricks_of_capot(rules: Rules, form: Form, capot: int) -> list[int]:
    """All tricks are one side's. Raises PadError where another one is told to have taken one, such as the last."""
    if form.get("last_trick") not in (None, capot):
        raise PadError(PadFault.DISAGREE, "last_trick", capot)
    took = [int(side == capot) for side in range(rules.sides)]
    if form.get("tricks") is not None:
        told = row(rules, form["tricks"], "tricks")
        if any(tricks is not None and (tricks > 0) != took[side] for side, tricks in enumerate(told)):
            raise PadError(PadFault.DISAGREE, "capot", capot)
    return took


# ---------------------------------------------------------------- announcements
def _announcements(rules: Rules, form: Form) -> tuple[Announcement, ...]:
    """Everything announced that counts. Raises PadError, also where the list and the points disagree."""
    listed, figures = form.get("announcements"), form.get("announced")
    row = fields.asked(lambda: f.by_side(rules, figures, "announced"))
    if listed is None:
        return tuple(Announcement(Owner(side), Worth(points)) for side, points in enumerate(row) if points)
    if not isinstance(listed, list | tuple):
        raise PadError(PadFault.NOT_AN_OBJECT, "announcements")
    return tuple(_announcement(rules, one, f"announcements[{place}].") for place, one in enumerate(listed))


def _figures(rules: Rules, form: Form) -> Points | None:
    """The points that are told beside the list. Raises PadError."""
    figures = form.get("announced")
    return None if figures is None else tuple(fields.asked(lambda: f.by_side(rules, figures, "announced")))


def _announced_by(rules: Rules, form: Form) -> int | None:
    """The side whose announcements are said to count. Raises PadError."""
    value = form.get("announced_by")
    if value in (None, NOBODYS):
        return None if value is None else NOBODY
    return fields.side(rules, value, "announced_by")


def _announcement(rules: Rules, form: Form, where: str) -> Announcement:
    fields.known(form, ("seat", "side", "what"), where)
    owner = fields.owner(rules, form, ("seat", "side"), where)
    if owner is None:
        raise PadError(Fault.MISSING_KEY, f"{where}seat")
    what = fields.what(form.get("what", ""), f"{where}what")
    if isinstance(what, Four) and not rules.fours:
        raise by_law(rules, PadFault.FOURS_DO_NOT_COUNT, Code.FOUR_NOT_HELD, f"{where}what")
    return Announcement(owner, what)


def _bela(rules: Rules, form: Form) -> Owner | None:
    """Whose Bela counts: of a seat, or of the side that has points for it."""
    row = fields.asked(lambda: f.by_side(rules, form.get("bela"), "bela"))
    sides = [side for side, points in enumerate(row) if points]
    if len(sides) > 1 or (sides and row[sides[0]] != BELA_POINTS):
        raise PadError(Fault.NO_SUCH_BELA, "bela", BELA_POINTS)
    by_side = sides[0] if sides else None
    return fields.owner(rules, {"bela_by": form.get("bela_by"), "bela": by_side}, ("bela_by", "bela"))
