"""Taking the fields of a form one by one. Whatever cannot stand there is refused with the field and the reason."""

from __future__ import annotations

import calendar
import re
from typing import TYPE_CHECKING, Any, TypeAlias

from bela.cards import CardError, Mask, mask_of, parse_cards, parse_suit
from bela.deal.notation import NotationError, parse_meld
from bela.melds import FOUR_RANKS, LONGEST_PAID, SHORTEST, Four
from bela.pad.faults import PadError, PadFault, of_count
from bela.pad.model import AnyRun, Owner, What, Worth
from bela.referee import Fault, ScenarioError
from bela.referee import fields as f

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from bela.cards import Suit
    from bela.rules.model import Rules

Form: TypeAlias = "Mapping[str, Any]"
"""What somebody filled in, by the names of the fields."""
MONTHS = range(1, 13)
DATE = re.compile(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}")
ANY_RUN = re.compile(r"/([3-8])")
LONGEST_TEXT = 200


def known(form: Form, keys: Collection[str], where: str = "") -> None:
    """Refuse a field that has no meaning. Raises PadError."""
    if not isinstance(form, dict):
        raise PadError(PadFault.NOT_AN_OBJECT, where)
    for key in form:
        if key not in keys:
            raise PadError(Fault.UNKNOWN_KEY, f"{where}{key}", ", ".join(keys))


def asked(read: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever is read
    """What a reader of scenarios gives, its refusals turned into the pad's. Raises PadError."""
    try:
        return read()
    except ScenarioError as error:
        raise of_count(error) from error


def number(value: object, key: str) -> int:
    """A whole number that is not below nothing. Raises PadError."""
    found: int = asked(lambda: f.number(value, key))
    return found


def side(rules: Rules, value: object, key: str) -> int:
    """A side. Raises PadError."""
    found: int = asked(lambda: f.side(rules, value, key))
    return found


def seat(rules: Rules, value: object, key: str) -> int:
    """A seat. Raises PadError."""
    found: int = asked(lambda: f.seat(rules, value, key))
    return found


def text(form: Form, key: str) -> str:
    """A short text, empty where it is missing. Raises PadError."""
    value = form.get(key) or ""
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise PadError(PadFault.NOT_A_WORD, key, LONGEST_TEXT)
    return value.strip()


def any_text(form: Form, key: str) -> str:
    """A text of any length. Raises PadError, also where it is missing."""
    value = form.get(key)
    if not isinstance(value, str):
        raise PadError(PadFault.NOT_A_WORD, key, "")
    return value


def names(form: Form, key: str) -> tuple[str, ...]:
    """A list of texts, empty where it is missing. Raises PadError."""
    value = form.get(key) or []
    if not isinstance(value, list | tuple) or any(not isinstance(one, str) for one in value):
        raise PadError(PadFault.NOT_A_WORD, key)
    return tuple(value)


def part(form: Form, key: str) -> dict[str, Any]:
    """An object inside, empty where it is missing. Raises PadError."""
    value = form.get(key) or {}
    if not isinstance(value, dict):
        raise PadError(PadFault.NOT_AN_OBJECT, key)
    return value


def date(form: Form, key: str = "date") -> str:
    """A date, empty where it is missing. Raises PadError."""
    found = text(form, key)
    if found and not (DATE.fullmatch(found) and _in_calendar(found)):
        raise PadError(PadFault.BAD_DATE, key, found)
    return found


def _in_calendar(found: str) -> bool:
    """Whether there is such a day."""
    year, month, day = map(int, found.split("-"))
    return month in MONTHS and 1 <= day <= calendar.monthrange(year, month)[1]


def suit(form: Form, key: str) -> Suit | None:
    """A suit. Raises PadError."""
    word = text(form, key)
    try:
        return parse_suit(word) if word else None
    except CardError:
        raise PadError(Fault.BAD_SUIT, key, word) from None


def cards(rules: Rules, value: object, key: str) -> Mask:
    """Cards of the pack. Raises PadError."""
    try:
        found = mask_of(parse_cards(value if isinstance(value, str) else str(value)))
    except CardError as error:
        raise PadError(PadFault.NO_SUCH_CARDS, key, error) from None
    if found & ~rules.pack:
        raise PadError(PadFault.NO_SUCH_CARDS, key, value)
    return found


def owner(rules: Rules, form: Form, names: tuple[str, str], where: str = "") -> Owner | None:
    """Whose something is, by seat or by side; None where neither is said. Raises PadError, also where they disagree."""
    by_seat, by_side = (form.get(name) for name in names)
    if by_seat is None:
        return None if by_side is None else Owner(side(rules, by_side, f"{where}{names[1]}"))
    found = seat(rules, by_seat, f"{where}{names[0]}")
    if by_side not in (None, rules.side_of(found)):
        raise PadError(PadFault.DISAGREE, f"{where}{names[1]}", rules.side_of(found))
    return Owner(rules.side_of(found), found)


def what(value: object, key: str) -> What:
    """A run or four: ``Kh/3``, ``4xJ``, ``/3`` where only the length is known, ``50`` for points. Raises PadError."""
    word = str(value).strip()
    any_run = ANY_RUN.fullmatch(word)
    if any_run:
        return AnyRun(int(any_run[1]))
    if word.isdecimal():
        return Worth(number(int(word), key))
    try:
        found = parse_meld(word)
    except (NotationError, CardError):
        raise PadError(PadFault.NO_SUCH_MELD, key, word) from None
    if isinstance(found, Four) and found.rank not in FOUR_RANKS:
        raise PadError(PadFault.NO_SUCH_MELD, key, word)
    return found


def any_runs() -> tuple[AnyRun, ...]:
    """The runs that are told apart by what they are worth: of three, of four, of five and more."""
    return tuple(AnyRun(length) for length in range(SHORTEST, LONGEST_PAID + 1))
