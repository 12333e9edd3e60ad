"""Statistics of the score pad in lines, with a chart of each game that every terminal can show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bela.apps.telling.pad_voice import PadVoice
from bela.pad.statistics import SEAT, SIDE, Figures, PlayerFigures, SideFigures
from bela.pad.statistics_view import share

WIDTH = 40
"""Columns of the longest bar."""
BAR = "#"


def figure_lines(voices: Sequence[PadVoice], found: Figures) -> Iterator[str]:
    """Who chose and made how many, averages, announcements, and the course of each game.

    ``voices`` are those of the matches: each speaks of the people who played it, and of where they sat.
    """
    words = voices[-1].words
    yield words.t("pad.stats.players")
    yield from (_player(voices[own.match - 1], who, own) for who, own in found.players.items())
    yield words.t("pad.stats.sides")
    yield from (_side(voices[own.match - 1], who, own) for who, own in found.sides.items())
    for match, game, course in found.courses:
        yield words.t("pad.stats.course", match=match, game=game)
        yield from chart(voices[match - 1], course)


def _player(voice: PadVoice, who: str, own: PlayerFigures) -> str:
    announced = ", ".join(f"{what} x{times}" for what, times in sorted(own.announced.items()))
    return voice.words.t(
        "pad.stats.player",
        name=called(voice, who),
        chosen=own.chosen,
        made=own.results["made"],
        percent=percent(own.results["made"], own.chosen),
        dealt=own.dealt,
        belas=own.belas,
        announced=announced or "-",
    )


def _side(voice: PadVoice, who: str, own: SideFigures) -> str:
    average, words = share(own.points, own.deals), voice.words
    return words.t(
        "pad.stats.side",
        name=called(voice, who),
        average="-" if average is None else words.number(average, ".1f"),
        best=own.best,
        capots=own.capots,
        announced=own.announced,
        games=own.games,
        matches=own.matches,
    )


def called(voice: PadVoice, who: str) -> str:
    """A name; of somebody who has none, what the table calls the place."""
    number = who[1:]
    if not number.isdecimal() or int(number) >= voice.rules.seats:
        return who
    makers: Mapping[str, str] = {SEAT: voice.names[int(number)]}
    return voice.side(int(number)) if who[:1] == SIDE else makers.get(who[:1], who)


def percent(part: int, whole: int) -> str:
    """A share in a hundred."""
    found = share(part, whole)
    return "-" if found is None else f"{found:.0%}"


def chart(voice: PadVoice, course: tuple[tuple[int, ...], ...]) -> Iterator[str]:
    """Bars of the scores after each row; the figures stand behind them."""
    top = max(voice.rules.target, *(score for row in course for score in row))
    width = max(len(voice.side(side)) for side in range(voice.rules.sides))
    for number, row in enumerate(course[1:], start=1):
        for side, score in enumerate(row):
            bar = BAR * (score * WIDTH // top)
            yield f"{number if side == 0 else '':>4} {voice.side(side):<{width}} {bar} {score}"
