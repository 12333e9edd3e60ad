"""Sitting down: at a new table as it is wanted, or at one that was left."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bela.apps.choosing import choose_bots
from bela.apps.refused import RefusedError
from bela.apps.saved import Saved, Setup, begin, resume
from bela.apps.unfinished import Unfinished
from bela.i18n import Translator
from bela.record import RecordError
from bela.rules.model import Rules

OFFERED = 5
"""How many matches that were left are offered at most."""


@dataclass(frozen=True)
class Wanted:
    """What the command line says; None where it says nothing."""

    words: Translator
    variant: str | None
    options: tuple[str, ...]
    file: Path | None
    bots: str | None
    seats: tuple[int, ...]
    """Where people sit."""
    seed: int | None


def begun(wanted: Wanted, rules: Rules, bots: str, directory: Path) -> Saved:
    """A new match by these rules. Raises RefusedError for what cannot be."""
    words = wanted.words
    for seat in wanted.seats:
        if not 0 <= seat < rules.seats:
            raise RefusedError(words.t("cli.no_such_seat", seat=seat, last=rules.seats - 1))
    others = choose_bots(words, bots, [seat for seat in range(rules.seats) if seat not in wanted.seats])
    try:
        return begin(directory, Setup(rules, min(wanted.seats), others, wanted.seed))
    except OSError as error:
        raise RefusedError(words.t("cli.cannot_keep", directory=directory, reason=error.strerror)) from error


def gone_on(words: Translator, one: Unfinished) -> Saved:
    """A match that was left. Raises RefusedError where it cannot be taken up."""
    try:
        return resume(one)
    except (OSError, RecordError) as error:
        raise RefusedError(words.t("cli.cannot_read", file=one.path, reason=error)) from error


def left_line(words: Translator, one: Unfinished) -> str:
    """A match that was left, in a line; of a damaged one, where it is damaged."""
    assert one.match is not None  # noqa: S101 - what is left has been read
    hall = one.match.hall
    scores = " : ".join(map(str, hall.standing.scores))
    variant = words.t(f"variant.{hall.rules.name}")
    table = words.t("menu.table", variant=variant, number=hall.number, scores=scores)
    if one.can_go_on:
        return words.t("menu.go_on", table=table)
    line = one.fault.line if isinstance(one.fault, RecordError) else None
    return words.t("menu.recover", table=table, file=one.path.name, line=line or "-")
