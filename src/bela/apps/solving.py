"""Solving for the command line: positions out of files, and deals by chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from bela.apps.refused import RefusedError
from bela.apps.telling.records import record_error
from bela.apps.telling.ruling import fault
from bela.cards import SUITS, cards_of
from bela.deal.state import Deal
from bela.i18n import Translator
from bela.record import Record, RecordError, Said, read_record, steps
from bela.referee import ScenarioError, read_scenario
from bela.referee.run import play_through
from bela.referee.scenario import FromCount, Scenario
from bela.rules.model import Rules
from bela.solve import Position, PositionError, position_of
from bela.solve.statistics import first_lead


def position_in(words: Translator, path: Path, at: int | None) -> Position:
    """The position in a record or a scenario, after so many of its actions. Raises RefusedError."""
    text = text_of(words, path)
    try:
        deal = deal_of_record(words, text, at) if text.lstrip().startswith("{") else deal_of_scenario(words, text, at)
        return position_of(deal)
    except ScenarioError as error:
        raise RefusedError(fault(words, path, error)) from error
    except RecordError as error:
        raise RefusedError(record_error(words, error)) from error
    except PositionError as error:
        raise RefusedError(refusal(words, error)) from error


def text_of(words: Translator, path: Path) -> str:
    """The text of a file. Raises RefusedError."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise RefusedError(words.t("referee.unreadable", file=path, reason=error.strerror or str(error))) from error
    except UnicodeDecodeError as error:
        raise RefusedError(words.t("referee.not_utf8", file=path)) from error


def deal_of_scenario(words: Translator, text: str, at: int | None) -> Deal:
    """The deal of a scenario after so many of its actions. Raises RefusedError and ScenarioError."""
    scenario: Scenario = read_scenario(text)
    if isinstance(scenario.start, FromCount):
        raise RefusedError(words.t("solve.only_a_count"))
    _check_at(words, at, len(scenario.actions))
    return play_through(replace(scenario, actions=scenario.actions[:at]), scenario.start).deal


def deal_of_record(words: Translator, text: str, at: int | None) -> Deal:
    """The deal of a record after so many of its actions. Raises RefusedError and RecordError."""
    record: Record = read_record(text)
    said = sum(isinstance(entry, Said) for entry in record.entries)
    _check_at(words, at, said)
    met, found = 0, None
    for step in steps(record):
        met += isinstance(step.entry, Said)
        found = step.match.deal
        if met == (said if at is None else at):
            break
    if found is None:
        raise RefusedError(words.t("solve.no_deal"))
    return found


def _check_at(words: Translator, at: int | None, number: int) -> None:
    if at is not None and at > number:
        raise RefusedError(words.t("solve.too_few_actions", at=at, number=number))


def refusal(words: Translator, error: PositionError) -> str:
    """Why something cannot be solved, in words."""
    return words.t(f"solve.fault.{error.fault}", place=error.field, found=error.found)


@dataclass(frozen=True)
class Sample:
    """Deals by chance: random trumps, the forehand of a random dealer leads, every deal as likely as any other."""

    rules: Rules
    number: int
    seed: int

    def positions(self) -> Iterator[Position]:
        """The first leads, the same for the same seed."""
        rng = Random(self.seed)  # noqa: S311 - repeatable, not secret
        pack = cards_of(self.rules.pack)
        for _ in range(self.number):
            rng.shuffle(pack)
            yield first_lead(self.rules, pack, rng.choice(SUITS), rng.randrange(self.rules.seats))
