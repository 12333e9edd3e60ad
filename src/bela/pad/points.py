"""The card points of a form: told by one side, by the piles without the last trick, by cards, or by all tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.cards import cards_of
from bela.pad import fields
from bela.pad.faults import PadError, PadFault
from bela.play import points_of
from bela.referee import Fault
from bela.referee.counts import (
    all_points,
    cards_counted,
    check_sum,
    deal_points,
    laid_cards_count,
    sums_of,
    total_fixed,
)
from bela.scoring import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bela.cards import Mask
    from bela.pad.fields import Form
    from bela.rules.model import Rules
    from bela.scoring import Points

Known = tuple[int | None, ...]
"""Points by side, None where nobody has said."""


def total(rules: Rules) -> int:
    """The most points that a deal can have, the last trick included."""
    return deal_points(rules)[1]


def card_points(rules: Rules, kind: Kind, form: Form) -> Points:
    """The card points of every side, with the last trick. Raises PadError for what is missing or cannot be."""
    points = _told(rules, kind, form)
    fields.asked(lambda: check_sum(rules, kind, sum(points)))
    return points


def _check_room(rules: Rules, kind: Kind, known: Known, whole: int, key: str) -> None:
    """Hold that the points told so far are no more than the deal has. Raises PadError."""
    if sum(points or 0 for points in known) > whole:
        exact = total_fixed(rules) and kind is Kind.PLAYED
        raise PadError(Fault.NOT_THE_TOTAL if exact else Fault.MORE_THAN_THE_DEAL, key, whole)


def _told(rules: Rules, kind: Kind, form: Form) -> Points:
    taker = None if form.get("last_trick") is None else fields.side(rules, form["last_trick"], "last_trick")
    capot = None if form.get("capot") is None else fields.side(rules, form["capot"], "capot")
    if capot is not None and kind is Kind.PLAYED:
        return _of_capot(rules, form, capot)
    if form.get("card_points") is not None:
        return _completed(rules, kind, row(rules, form["card_points"], "card_points"), total(rules), "card_points")
    key = "cards" if form.get("cards") is not None else "taken"
    if form.get(key) is None:
        raise PadError(PadFault.POINTS_MISSING, "card_points", total(rules))
    if taker is None and rules.last_trick and kind is Kind.PLAYED:
        raise PadError(PadFault.LAST_TRICK_MISSING, "last_trick", rules.last_trick)
    known = _of_cards(rules, kind, form) if key == "cards" else row(rules, form[key], key)
    taken = _completed(rules, kind, known, total(rules) - rules.last_trick, key)
    _check_made(rules, taken, key)
    return tuple(points + rules.last_trick * (side == taker) for side, points in enumerate(taken))


def _check_made(rules: Rules, taken: Points, key: str) -> None:
    """Hold that every side's points without the last trick are those of some cards. Raises PadError."""
    possible = sums_of(all_points(rules), total(rules))
    for side, points in enumerate(taken):
        if not possible >> points & 1:
            raise PadError(Fault.NO_SUCH_POINTS, f"{key}[{side}]", points)


def row(rules: Rules, value: object, key: str) -> Known:
    """Figures by side, None where nobody has said. Raises PadError."""
    if not isinstance(value, list | tuple) or len(value) != rules.sides:
        raise PadError(Fault.WRONG_LENGTH, key, rules.sides)
    return tuple(None if one is None else fields.number(one, f"{key}[{side}]") for side, one in enumerate(value))


def _completed(rules: Rules, kind: Kind, known: Known, whole: int, key: str) -> Points:
    """All figures, a single missing one worked out where the deal has a fixed total. Raises PadError."""
    _check_room(rules, kind, known, whole, key)
    missing = [side for side, points in enumerate(known) if points is None]
    if not missing:
        return tuple(points or 0 for points in known)
    if len(missing) > 1 or not total_fixed(rules) or kind is not Kind.PLAYED:
        fault = PadFault.CARDS_MISSING if key == "cards" else PadFault.POINTS_MISSING
        raise PadError(fault, f"{key}[{missing[0]}]", whole)
    said = sum(points or 0 for points in known)
    return tuple(whole - said if points is None else points for points in known)


def _of_capot(rules: Rules, form: Form, side: int) -> Points:
    """Everything for the side that took all tricks; what is not plain from that must be said."""
    laid = laid_cards_count(rules)
    stated = form.get("card_points")
    if stated is None and (laid or not total_fixed(rules)):
        raise PadError(PadFault.POINTS_MISSING, "card_points", total(rules))
    known = (None,) * rules.sides if stated is None else row(rules, stated, "card_points")
    nothing = None if laid else 0
    others = tuple(nothing if points is None and at != side else points for at, points in enumerate(known))
    return _completed(rules, Kind.PLAYED, others, total(rules), "card_points")


def _of_cards(rules: Rules, kind: Kind, form: Form) -> Known:
    """The points of the cards that each side won, as far as they are told: those of one side tell the other's."""
    trump = fields.suit(form, "trump")
    if trump is None:
        raise PadError(PadFault.TRUMP_MISSING, "trump")
    piles = _piles(rules, form["cards"])
    _check_piles(rules, kind, piles)
    tables = rules.trump_tables(trump)
    return tuple(None if pile is None else points_of(tables, cards_of(pile)) for pile in piles)


def _piles(rules: Rules, value: object) -> Sequence[Mask | None]:
    if not isinstance(value, list | tuple) or len(value) != rules.sides:
        raise PadError(Fault.WRONG_LENGTH, "cards", rules.sides)
    piles = [None if one is None else fields.cards(rules, one, f"cards[{side}]") for side, one in enumerate(value)]
    met = 0
    for side, pile in enumerate(piles):
        if met & (pile or 0):
            raise PadError(Fault.CARD_TWICE, f"cards[{side}]", value[side])
        met |= pile or 0
    return piles


def _check_piles(rules: Rules, kind: Kind, piles: Sequence[Mask | None]) -> None:
    """Hold that tricks are whole, and that all of them are there where every side's cards are told. Raises PadError."""
    told = [pile.bit_count() for pile in piles if pile is not None]
    most = cards_counted(rules)
    if any(cards % rules.seats for cards in told) and not laid_cards_count(rules):
        raise PadError(PadFault.NO_WHOLE_TRICKS, "cards", rules.seats)
    lacking = kind is Kind.PLAYED and len(told) == rules.sides and sum(told) < most
    if lacking or sum(told) > most:
        raise PadError(Fault.WRONG_CARDS, "cards", most)


def took_tricks(rules: Rules, form: Form, maker: int) -> Iterator[int]:
    """By the cards that the sides won, which of them took a trick; laid cards are no trick."""
    piles = _piles(rules, form["cards"])
    told = sum(pile.bit_count() for pile in piles if pile is not None)
    for side, pile in enumerate(piles):
        laid = rules.talon * (laid_cards_count(rules) and side == maker)
        yield int((rules.seats * rules.hand_size > told) if pile is None else pile.bit_count() > laid)
