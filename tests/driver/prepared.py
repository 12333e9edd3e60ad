"""A match on disk whose cards and bots a test has chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

from bela.apps.journal import Journal
from bela.apps.saved import Saved, header_of, left, resume
from bela.rules.model import Rules
from bela.table import Chance, Table
from bela.table.agents import Report
from bela.table.table import log_fault
from driver.bots import Doing, loud
from driver.lines import setup
from driver.packs import Stacked, stacked


@dataclass(frozen=True)
class Prepared(Saved):
    """The same with chance and bots of one's own."""

    chance: Chance = field(default_factory=Chance)
    others: Mapping[int, Doing] = field(default_factory=dict)

    def table(self, report: Report = log_fault) -> Table:
        return Table(self.match, self.others, chance=self.chance, journal=self.journal, turn=self.turn, report=report)


def prepared(
    folder: Path, rules: Rules, dealer: int, hands: Mapping[int, str], turned: str = "", *, seat: int = 0
) -> Prepared:
    """A new match in which every deal has these cards, against loud bots."""
    seated = setup(rules, seat=seat)
    journal = Journal.create(folder, replace(header_of(seated), dealer=dealer))
    chance = Stacked(stacked(rules, dealer, hands, turned))
    return Prepared(seated, journal.match, 0, journal, chance, {other: loud() for other in seated.bots})


def taken_up(folder: Path, before: Prepared) -> Prepared:
    """The only match in the folder, taken up again with the same chance and bots."""
    (one,) = left(folder)
    saved = resume(one)
    values = {part.name: getattr(saved, part.name) for part in fields(Saved)}
    return Prepared(**values, chance=before.chance, others=before.others)
