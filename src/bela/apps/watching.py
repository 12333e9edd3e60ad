"""Matches among bots, and what came of them."""

from __future__ import annotations

import platform
import random
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from bela import __version__
from bela.apps.line.console import Console
from bela.apps.line.hearing import Ear
from bela.apps.telling.account import columns
from bela.apps.telling.table_rules import departures
from bela.apps.telling.voice import Voice
from bela.bots.making import USUAL_STYLE, make
from bela.i18n import Translator
from bela.match import open_match
from bela.rules.model import Rules
from bela.scoring import Points
from bela.standing import NOBODY
from bela.table import Chance, Patient, Table

SEEDS = 2**32


@dataclass(frozen=True)
class Watched:
    """What is to be played."""

    rules: Rules
    bots: tuple[str, ...]
    """By seat."""
    seed: int
    """Of the first match; each further one has the next."""
    deals: int | None
    """How many deals, over as many matches as that takes; None where matches are counted."""
    matches: int
    style: str = USUAL_STYLE
    """How the bots like to play."""


@dataclass(frozen=True)
class MatchOutcome:
    """What came of one match."""

    seed: int
    winner: int
    """The side that won it; -1 when it was not played to its end."""
    games: Points
    deals: int
    points: Points
    """Written down in all, by side."""


@dataclass(frozen=True)
class Outcome:
    """What came of all of them."""

    matches: tuple[MatchOutcome, ...]
    seconds: float

    def wins(self, sides: int) -> Points:
        """Matches won, by side."""
        return tuple(sum(match.winner == side for match in self.matches) for side in range(sides))

    def points(self, sides: int) -> Points:
        """Points written down, by side."""
        return tuple(sum(match.points[side] for match in self.matches) for side in range(sides))

    @property
    def deals(self) -> int:
        """Deals that were played or thrown in."""
        return sum(match.deals for match in self.matches)


def any_seed() -> int:
    """A seed for somebody who gave none."""
    return random.SystemRandom().randrange(SEEDS)


def watch_all(watched: Watched, console: Console | None, voice: Voice) -> Outcome:
    """Play everything; with a console, tell it as a spectator sees it."""
    begin = time.perf_counter()
    outcomes = tuple(_outcomes(watched, console, voice))
    return Outcome(outcomes, time.perf_counter() - begin)


def _outcomes(watched: Watched, console: Console | None, voice: Voice) -> Iterator[MatchOutcome]:
    left, number = watched.deals, 0
    while number < watched.matches if left is None else left > 0:
        outcome = watch_match(watched, watched.seed + number, left, console, voice)
        left = None if left is None else left - outcome.deals
        number += 1
        yield outcome


def watch_match(watched: Watched, seed: int, deals: int | None, console: Console | None, voice: Voice) -> MatchOutcome:
    """Play one match, or the first so many deals of it."""
    bots = {seat: Patient(make(name, watched.style)) for seat, name in enumerate(watched.bots)}
    chance = Chance(seed)
    table = Table(open_match(watched.rules, chance.first_dealer(watched.rules)), bots, chance=chance)
    if console is not None:
        table.listen(None, Ear(console, voice, table.view(None)).hear)
    while (deals is None or len(table.match.hall.past) < deals) and table.step():
        pass
    hall = table.match.hall
    written = [past.settlement.written for past in hall.past]
    points = tuple(sum(row[side] for row in written) for side in range(watched.rules.sides))
    return MatchOutcome(seed, hall.standing.match_winner, hall.standing.games, len(hall.past), points)


def summary(words: Translator, voice: Voice, watched: Watched, outcome: Outcome) -> list[str]:
    """The outcome in a few lines."""
    sides = watched.rules.sides
    ended = sum(match.winner != NOBODY for match in outcome.matches)
    return [
        "",
        words.t("watch.seed", seed=watched.seed),
        words.t("watch.bots", bots=", ".join(watched.bots)),
        words.t("watch.matches", count=ended, figures=columns(voice, outcome.wins(sides))),
        words.t("watch.points", count=outcome.deals, figures=columns(voice, outcome.points(sides))),
        words.t("watch.time", seconds=words.number(outcome.seconds, ".1f")),
    ]


def as_json(watched: Watched, outcome: Outcome) -> dict[str, object]:
    """The outcome as data; but for the time, the same for the same seed."""
    sides = watched.rules.sides
    return {
        "variant": watched.rules.name,
        "options": departures(watched.rules),
        "bots": watched.bots,
        "style": watched.style,
        "seed": watched.seed,
        "versions": {"bela": __version__, "python": platform.python_version()},
        "wins": outcome.wins(sides),
        "points": outcome.points(sides),
        "deals": outcome.deals,
        "matches": [asdict(match) for match in outcome.matches],
        "seconds": round(outcome.seconds, 3),
    }
