"""The pages of a book, and who sits at its table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count
from typing import TYPE_CHECKING

from bela.names import cut, folded, plain
from bela.pad.faults import PadError, PadFault
from bela.record import Player

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bela.pad.model import Sheet
    from bela.record import Header

TEAMS = "teams"
"""The field of a header under which the names of teams stand, by side."""
LONGEST_NAME = 40
"""Signs, as somebody sees them."""
LONGEST_TEXT = 8 * LONGEST_NAME
"""Letters of Unicode, of which a picture may have several."""


@dataclass(frozen=True)
class Pages:
    """The matches of a book, the one being played last. There is always one."""

    title: str
    sheets: tuple[Sheet, ...]

    def place_of(self, row: str) -> tuple[int, int]:
        """In which match a row stands, and where in it, both from 0. Raises PadError."""
        for number, sheet in enumerate(self.sheets):
            for place, one in enumerate(sheet.rows):
                if one.id == row:
                    return number, place
        raise PadError(PadFault.NO_SUCH_ROW, "row", row)

    def number_of(self, match: int | None) -> int:
        """Where a match stands that is counted from 1, itself from 0; None means the last one. Raises PadError."""
        if match is None:
            return len(self.sheets) - 1
        if not 1 <= match <= len(self.sheets):
            raise PadError(PadFault.NO_SUCH_MATCH, "match", len(self.sheets))
        return match - 1

    def with_sheet(self, number: int, sheet: Sheet) -> Pages:
        """The pages with one match changed."""
        return replace(self, sheets=(*self.sheets[:number], sheet, *self.sheets[number + 1 :]))


def names_of(header: Header) -> tuple[str, ...]:
    """The names of the people, by seat; empty ones where nobody is named."""
    return tuple(player.name for player in header.players) or ("",) * header.rules.seats


def teams_of(header: Header) -> tuple[str, ...]:
    """The names of the sides where they have any; empty ones elsewhere."""
    teams = header.extra.get(TEAMS)
    if not isinstance(teams, list) or len(teams) != header.rules.sides:
        return ("",) * header.rules.sides
    return tuple(str(team) for team in teams)


def with_names(header: Header, names: tuple[str, ...]) -> Header:
    """The header with other people, by seat; the kinds of players stay."""
    check_names(names, header.rules.seats, "names")
    before = header.players or (Player(),) * header.rules.seats
    return replace(
        header, players=tuple(replace(player, name=name) for player, name in zip(before, names, strict=True))
    )


def with_teams(header: Header, teams: tuple[str, ...]) -> Header:
    """The header with other names of sides."""
    check_names(teams, header.rules.sides, "teams")
    rest = {key: value for key, value in header.extra.items() if key != TEAMS}
    return replace(header, extra={**rest, TEAMS: list(teams)} if any(teams) else rest)


def told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """The names, with a number behind each that somebody before is called by."""
    found: list[str] = []
    for name in names:
        known = {folded(one) for one in found}
        found.append(next(one for one in _numbered(name) if not one or folded(one) not in known))
    return tuple(found)


def _numbered(name: str) -> Iterator[str]:
    yield name
    for number in count(2):
        tail = f" {number}"
        yield f"{cut(name, LONGEST_NAME - len(tail)).rstrip()}{tail}"


def check_name(name: str, key: str) -> None:
    """Refuse a name that is too long for whoever reads it, or holds what no sheet shows. Raises PadError."""
    shown = plain(name)
    if len(shown) > LONGEST_NAME or len(name) > LONGEST_TEXT or name != name.strip() or not shown.isprintable():
        raise PadError(PadFault.BAD_NAME, key, name)


def check_names(names: tuple[str, ...], wanted: int, key: str) -> None:
    """Refuse names of which there are too many or too few, that are too long, or by which two are called."""
    if len(names) != wanted:
        raise PadError(PadFault.WRONG_NUMBER_OF_NAMES, key, wanted)
    for name in names:
        check_name(name, key)
    given = [folded(name) for name in names if name]
    twice = [name for name in given if given.count(name) > 1]
    if twice:
        raise PadError(PadFault.NAME_TWICE, key, twice[0])
