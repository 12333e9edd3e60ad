"""A deal that is known by its result alone: the ``count`` form of the scenario language."""

from __future__ import annotations

from bela.record.faults import Expected
from bela.record.fields import Fields
from bela.record.jsonl import Object
from bela.rules.model import Rules
from bela.scoring import Kind, Points, Tally


# ---------------------------------------------------------------- writing
def tally_fields(tally: Tally) -> Object:
    """The fields of a count; the dealer stands with the deal."""
    fields: Object = {"kind": tally.kind.value}
    if tally.kind is not Kind.VOID:
        fields["maker_side"] = tally.maker_side
    if tally.kind in (Kind.PLAYED, Kind.CLAIMED):
        fields |= {key: list(getattr(tally, key)) for key in ("card_points", "announced", "bela", "tricks")}
    if tally.winner is not None:
        fields["claimed_by"] = tally.winner
    return fields


# ---------------------------------------------------------------- reading
def read_tally(rules: Rules, fields: Fields, dealer: int | None) -> Tally:
    """Read the fields of a count. Raises RecordError."""
    word = fields.text("kind") or Kind.PLAYED
    if word not in list(Kind):
        fields.wrong("kind", word, Expected.ONE_OF, choices=tuple(Kind))
    kind = Kind(word)
    if kind is Kind.VOID:
        return Tally.void(rules.sides, dealer)
    maker_side = _side(rules, fields, "maker_side")
    if maker_side is None:
        fields.missing("maker_side")
    if kind is Kind.BELOT:
        return Tally.belot(rules.sides, dealer, maker_side)
    return _counted(rules, fields, kind, maker_side, dealer)


def _counted(rules: Rules, fields: Fields, kind: Kind, maker_side: int, dealer: int | None) -> Tally:
    points = fields.row("card_points", rules.sides)
    if points is None:
        fields.missing("card_points")
    return Tally(
        kind=kind,
        dealer=dealer,
        maker_side=maker_side,
        card_points=points,
        announced=_row(rules, fields, "announced", 0),
        bela=_row(rules, fields, "bela", 0),
        tricks=_row(rules, fields, "tricks", 1),
        winner=_side(rules, fields, "claimed_by"),
    )


def _row(rules: Rules, fields: Fields, key: str, missing: int) -> Points:
    row = fields.row(key, rules.sides)
    return (missing,) * rules.sides if row is None else row


def _side(rules: Rules, fields: Fields, key: str) -> int | None:
    side = fields.number(key)
    if side is not None and not 0 <= side < rules.sides:
        fields.wrong(key, side, Expected.ONE_OF, choices=tuple(range(rules.sides)))
    return side
