"""Figures over many deals: who chose and made how many, averages, announcements, and the course of each game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bela.names import folded
from bela.pad.model import Entry, Worth
from bela.pad.pages import names_of, teams_of
from bela.pad.rivals import without
from bela.pad.sheets import was_played
from bela.scoring import Kind, Result
from bela.standing import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bela.match import Past
    from bela.pad.model import Announcement, Row, Sheet
    from bela.scoring import Points

Who = str
"""A name; a seat or a side by its number, with a mark in front, where nobody is named."""
SEAT, SIDE = "#", "@"


@dataclass
class PlayerFigures:
    """What one player did."""

    match: int = 0
    """The last match that this player is in: whoever has no name is called there as that match calls the place."""
    chosen: int = 0
    results: Counter[str] = field(default_factory=Counter)
    """By result: of the deals in which this player chose trumps."""
    dealt: int = 0
    belas: int = 0
    announced: Counter[str] = field(default_factory=Counter)
    """By what was announced and counted."""


@dataclass
class SideFigures:
    """What one side did."""

    match: int = 0
    """The last match that this side is in."""
    deals: int = 0
    """Deals that were played."""
    points: int = 0
    """Written down in them."""
    best: int = 0
    """The most in one deal."""
    chosen: int = 0
    made: int = 0
    capots: int = 0
    announced: int = 0
    """Points for runs and fours."""
    belas: int = 0
    games: int = 0
    matches: int = 0


@dataclass
class Figures:
    """Everything that is counted over some matches."""

    players: dict[Who, PlayerFigures] = field(default_factory=dict)
    sides: dict[Who, SideFigures] = field(default_factory=dict)
    results: Counter[str] = field(default_factory=Counter)
    """Deals, by how they ended."""
    courses: list[tuple[int, int, tuple[Points, ...]]] = field(default_factory=list)
    """Match and game, from 1, and the scores at its beginning and after each of its rows: the chart of the match."""
    spelt: dict[str, Who] = field(default_factory=dict)
    """How everybody was written first, who may be written otherwise in a later match."""

    def player(self, sheet: Sheet, seat: int) -> PlayerFigures:
        """What whoever sits there did."""
        return self.players.setdefault(self._spelt(player_name(sheet, seat)), PlayerFigures())

    def side(self, sheet: Sheet, side: int) -> SideFigures:
        """What a side did."""
        return self.sides.setdefault(self._spelt(side_name(sheet, side)), SideFigures())

    def _spelt(self, who: Who) -> Who:
        return self.spelt.setdefault(folded(who), who)


def player_name(sheet: Sheet, seat: int) -> Who:
    """What a player is counted under."""
    return names_of(sheet.header)[seat] or f"{SEAT}{seat}"


def side_name(sheet: Sheet, side: int) -> Who:
    """What a side is counted under: its team, else its players, else its number."""
    team, names = teams_of(sheet.header)[side], names_of(sheet.header)
    players = [names[seat] for seat in range(sheet.rules.seats) if sheet.rules.side_of(seat) == side]
    return team or (" + ".join(sorted(players, key=folded)) if all(players) else f"{SIDE}{side}")


def figures(sheets: Iterable[tuple[int, Sheet]]) -> Figures:
    """The figures of some matches, each with its number."""
    found = Figures()
    for number, sheet in sheets:
        for seat in range(sheet.rules.seats):
            found.player(sheet, seat).match = number
        for side in range(sheet.rules.sides):
            found.side(sheet, side).match = number
        for row in sheet.counting:
            _count_row(found, sheet, row)
        found.courses += [(number, game, course) for game, course in courses(sheet)]
    return found


def _count_row(found: Figures, sheet: Sheet, row: Row) -> None:
    _count_winners(found, sheet, row)
    if row.past is None or not isinstance(row.written, Entry):
        return
    found.results[row.past.settlement.result] += 1
    if row.past.dealer is not None:
        found.player(sheet, row.past.dealer).dealt += 1
    if was_played(row):
        _count_sides(found, sheet, row.past)
        _count_players(found, sheet, row.written, row.past)
        _count_announced(found, sheet, without(row.written.announcements, row.beaten))


def _count_winners(found: Figures, sheet: Sheet, row: Row) -> None:
    if row.after.game_winner != NOBODY:
        found.side(sheet, row.after.game_winner).games += 1
    if row.after.match_winner != NOBODY:
        found.side(sheet, row.after.match_winner).matches += 1


def _count_sides(found: Figures, sheet: Sheet, past: Past) -> None:
    settlement, capot = past.settlement, taker_of_all(past)
    for side in range(sheet.rules.sides):
        own = found.side(sheet, side)
        own.deals += 1
        own.points += settlement.written[side]
        own.best = max(own.best, settlement.written[side])
        own.capots += side == capot
        own.announced += settlement.announced[side]
        own.belas += settlement.bela[side] > 0
        own.chosen += side == past.tally.maker_side
        own.made += side == past.tally.maker_side and settlement.result is Result.MADE


def taker_of_all(past: Past) -> int | None:
    """The side that took all tricks of a deal that was played out; None where several took some."""
    takers = [side for side, tricks in enumerate(past.tally.tricks) if tricks]
    return takers[0] if past.tally.kind is Kind.PLAYED and len(takers) == 1 else None


def _count_players(found: Figures, sheet: Sheet, entry: Entry, past: Past) -> None:
    maker = entry.maker if sheet.rules.partners else past.tally.maker_side
    if maker is not None:
        own = found.player(sheet, maker)
        own.chosen += 1
        own.results[past.settlement.result] += 1
    if entry.bela_by is not None:
        found.player(sheet, entry.bela_by).belas += 1


def _count_announced(found: Figures, sheet: Sheet, counting: tuple[Announcement, ...]) -> None:
    for one in counting:
        if one.owner.seat is not None:
            what = "" if isinstance(one.what, Worth) else kind_of(one.what)
            found.player(sheet, one.owner.seat).announced[what or str(one.what)] += 1


def kind_of(what: object) -> str:
    """An announcement without its suit and height, as it is counted: ``/3`` for K-Q-J of hearts, ``4xJ`` as it is."""
    text = str(what)
    return f"/{text.partition('/')[2]}" if "/" in text else text


def courses(sheet: Sheet) -> Iterator[tuple[int, tuple[Points, ...]]]:
    """By game: the scores at its beginning and after each row."""
    course: list[Points] = []
    for row in sheet.counting:
        course = course or [row.before.scores]
        course.append(row.after.scores)
        if row.after.game_winner != NOBODY:
            yield sum(row.after.games), tuple(course)
            course = []
    if course:
        yield 1 + sum(sheet.match.hall.standing.games), tuple(course)
