"""The pairs of a plan played, kept, and counted while they come in."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import click

from bela.apps.arena_file import Header, NoResultsError, OtherResultsError, Results, header_of
from bela.apps.arena_told import short
from bela.apps.locks import InUseError
from bela.apps.refused import RefusedError
from bela.arena import Pair, Series, WorkersLostError, play_pairs
from bela.i18n import Translator

T = TypeVar("T")


@dataclass(frozen=True)
class Outcome:
    """What came of a run."""

    series: Series
    header: Header
    out: Path | None
    interrupted: bool


def run(words: Translator, series: Series, pairs: int, out: Path | None, jobs: int) -> Outcome:
    """Play until there are so many pairs, or enough of them; go on with those that are kept in the file.

    Raises RefusedError for a file that cannot be gone on with, ClickException when what was played cannot be kept.
    """
    results = None if out is None else about_file(words, out, lambda: Results.open(out, series.plan))
    header = header_of(series.plan) if results is None else results.header
    with nullcontext() if results is None else closing(results):
        for pair in () if results is None else results.pairs:
            if not enough(series, pairs):
                series.add(pair)
        keep = forget if results is None else results.add
        try:
            play(words, series, pairs, jobs, keep)
        except KeyboardInterrupt:
            return Outcome(series, header, out, interrupted=True)
        except OSError as error:
            raise click.ClickException(cannot_keep(words, out, error)) from error
        except WorkersLostError as error:
            raise click.ClickException(words.t("arena.workers_lost", pairs=len(series.values))) from error
    return Outcome(series, header, out, interrupted=False)


def enough(series: Series, pairs: int) -> bool:
    """Whether nothing is left to be played."""
    return series.verdict is not None or len(series.values) >= pairs


def forget(_pair: Pair) -> None:
    """Keep a pair nowhere."""


def play(words: Translator, series: Series, pairs: int, jobs: int, keep: Callable[[Pair], None]) -> None:
    """Play what is left; on a terminal a bar tells how far it is, and what is known so far."""
    begun = len(series.values)
    if enough(series, pairs):
        return
    with (
        closing(play_pairs(series.plan, range(begun, pairs), min(jobs, pairs - begun))) as coming,
        click.progressbar(
            length=pairs,
            label=words.t("arena.progress"),
            file=sys.stderr,
            hidden=not sys.stderr.isatty(),
            item_show_func=lambda shown: shown,
        ) as bar,
    ):
        bar.update(begun, None)
        for pair in coming:
            keep(pair)
            series.add(pair)
            bar.update(1, short(words, series))
            if enough(series, pairs):
                break


def about_file(words: Translator, out: Path, step: Callable[[], T]) -> T:
    """Do something with a results file. Raises RefusedError for all that may be wrong with it."""
    if out.exists() and not out.is_file() and not out.is_dir():
        raise RefusedError(words.t("arena.not_a_file", file=out))
    try:
        return step()
    except InUseError as error:
        raise RefusedError(words.t("arena.file_in_use", file=out)) from error
    except OSError as error:
        raise RefusedError(cannot_keep(words, out, error)) from error
    except NoResultsError as error:
        raise RefusedError(words.t("arena.no_results", file=out, line=error.line)) from error
    except OtherResultsError as error:
        found, asked = json.dumps(error.found), json.dumps(error.asked)
        text = words.t("arena.other_results", file=out, field=error.field, found=found, asked=asked)
        raise RefusedError(text) from error


def cannot_keep(words: Translator, out: Path | None, error: OSError) -> str:
    """Why results cannot be kept."""
    return words.t("arena.cannot_keep", file=out, reason=error.strerror or error)
