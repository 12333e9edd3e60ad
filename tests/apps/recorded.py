"""A short match and its record, and `bela record` on it."""

from __future__ import annotations

from dataclasses import replace

from click.testing import CliRunner, Result

from bela.apps.cli import main
from bela.record import Player, Record, ending_of
from bela.rules.variants import house
from record.randomplay import Moment, last, play

NAMES = (Player("Ana", "person"), Player("Bo", "rules"), Player("Željko", "rules"))


def run(*words: object, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["record", *map(str, words)], input=typed, catch_exceptions=False)


def whole() -> Moment:
    """A short match that was played to its end."""
    return last(play(house("croatian_3", target=200), 4, deals=9))


def closed() -> Record:
    moment = whole()
    header = replace(moment.record.header, players=NAMES, date="2024-05-01")
    return Record(header, moment.record.entries, ending_of(moment.match))
