"""Sitting down: at a new table as it is wanted, or at one that was left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bela.apps.choosing import choose_bots
from bela.apps.locks import InUseError
from bela.apps.refused import RefusedError
from bela.apps.saved import Saved, Setup, begin, has_sound_deal, resume, setup_of, strangers
from bela.apps.telling.clean import printable
from bela.apps.telling.records import record_error
from bela.apps.unfinished import Unfinished
from bela.bots import BOTS
from bela.bots.making import USUAL_STYLE
from bela.deal.state import Phase
from bela.i18n import Translator
from bela.match import Stage
from bela.record import FaultCode, RecordError
from bela.rules.model import Rules

OFFERED = 5
"""How many matches that were left are offered at most."""


@dataclass(frozen=True)
class Wanted:
    """What the command line says; None where it says nothing."""

    words: Translator
    variant: str | None = None
    options: tuple[str, ...] = ()
    file: Path | None = None
    bots: str | None = None
    seats: tuple[int, ...] = ()
    """Where people sit."""
    seed: int | None = None
    style: str = USUAL_STYLE


def begun(wanted: Wanted, rules: Rules, bots: str, directory: Path) -> Saved:
    """A new match by these rules. Raises RefusedError for what cannot be."""
    words = wanted.words
    for seat in wanted.seats:
        if not 0 <= seat < rules.seats:
            raise RefusedError(words.t("cli.no_such_seat", seat=seat, last=rules.seats - 1))
    others = choose_bots(words, bots, [seat for seat in range(rules.seats) if seat not in wanted.seats])
    try:
        return begin(directory, Setup(rules, min(wanted.seats), others, wanted.seed, wanted.style))
    except OSError as error:
        raise RefusedError(words.t("cli.cannot_keep", directory=directory, reason=error.strerror)) from error


def gone_on(words: Translator, one: Unfinished) -> Saved:
    """A match that was left. Raises RefusedError where it cannot be taken up."""
    try:
        return resume(one)
    except InUseError as error:
        raise RefusedError(words.t("menu.in_use", table=_table(words, one))) from error
    except (OSError, RecordError) as error:
        raise RefusedError(
            words.t("cli.cannot_read", file=printable(str(one.path)), reason=_reason(words, error))
        ) from error


def passed_over(words: Translator, found: Sequence[Unfinished]) -> list[str]:
    """Of the matches that were begun, those that are not offered and that somebody may look for: a line for each."""
    return [line for one in found if (line := _why_not(words, one))]


def several_people(words: Translator, one: Unfinished) -> str:
    """Of a match of several people: that it is not for line mode."""
    return words.t("menu.several_people", table=_table(words, one))


def _why_not(words: Translator, one: Unfinished) -> str:
    """Why a match is not offered; nothing where it is, or where nobody plays in it."""
    if one.in_use:
        return words.t("menu.in_use", table=_table(words, one))
    if strangers(one):
        return words.t(
            "menu.unknown_bots",
            file=printable(str(one.path)),
            names=printable(", ".join(strangers(one))),
            known=", ".join(BOTS),
        )
    if one.fault is None or one.can_go_on or has_sound_deal(one):
        return ""
    unread = isinstance(one.fault, OSError) or one.fault.code is FaultCode.NEWER_FORMAT
    key = "cli.cannot_read" if unread else "menu.lost"
    return words.t(key, file=one.path, reason=_reason(words, one.fault))


def _reason(words: Translator, error: RecordError | OSError) -> str:
    """Why a match cannot be taken up, without a full stop."""
    sentence = record_error(words, error) if isinstance(error, RecordError) else error.strerror or str(error)
    return sentence.rstrip(".")


def _table(words: Translator, one: Unfinished) -> str:
    """The game and how it stands; the name of the file where that is all that is known."""
    if one.match is None:
        return printable(str(one.path))
    hall = one.match.hall
    variant = words.t(f"variant.{hall.rules.name}")
    if not hall.number:
        return words.t("menu.table_set", variant=variant)
    scores = " : ".join(map(str, hall.standing.scores))
    return words.t("menu.table", variant=variant, number=hall.number, scores=scores)


def left_line(words: Translator, one: Unfinished) -> str:
    """A match that was left, in a line that tells it from others; of a damaged one, where it is damaged."""
    table = "; ".join([_table(words, one), *_marks(words, one)])
    if one.can_go_on:
        return words.t("menu.go_on", table=table)
    line = one.fault.line if isinstance(one.fault, RecordError) else None
    return words.t("menu.recover", table=table, file=printable(one.path.name), line=line or "-")


def _marks(words: Translator, one: Unfinished) -> Iterator[str]:
    """What tells a match from others at such a table: the trick, who plays, and when it was played last."""
    deal = None if one.match is None or one.match.hall.stage is not Stage.DEAL else one.match.deal
    if deal is not None and deal.board.phase is Phase.PLAY:
        yield words.t("menu.trick", number=len(deal.board.tricks) + 1)
    setup = setup_of(one.header)
    if setup is not None and len(setup.people) > 1:
        yield words.t("menu.people", number=len(setup.people))
    if setup is not None and setup.bots:
        yield words.t("menu.bots_in_it", bots=bots_in(words, setup))
    yield words.t("menu.played", when=local_time(one.written))


def bots_in(words: Translator, setup: Setup) -> str:
    """The bots at a table, each kind once, and how they like to play where that is not the usual way."""
    kinds = ", ".join(words.t(f"level.{name}") for name in dict.fromkeys(setup.bots.values()))
    return kinds if setup.style == USUAL_STYLE else f"{kinds}, {words.t(f'style.{setup.style}')}"


def local_time(seconds: float) -> str:
    """A moment, in seconds since 1970, by the clock on the wall."""
    return datetime.fromtimestamp(seconds, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
