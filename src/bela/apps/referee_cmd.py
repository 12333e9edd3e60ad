"""`bela referee`: rulings on situations, and whether they are what was expected."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from bela.apps.language import interface_words, lang_option
from bela.apps.telling.clean import printable, printable_lines
from bela.apps.telling.ruling import fault, told
from bela.apps.telling.ruling_data import for_programs
from bela.i18n import Translator
from bela.referee import ScenarioError, check, read_scenario, rule

DIFFERS = 1
UNREADABLE = 2


WORDS = interface_words()


@click.command("referee", help=WORDS.t("referee.help"))
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help=WORDS.t("referee.help.json"))
@click.option("--check", "checking", is_flag=True, help=WORDS.t("referee.help.check"))
@lang_option
def referee(paths: tuple[Path, ...], *, as_json: bool, checking: bool, lang: str) -> None:
    """Rule on the situation in a file, or check many."""
    words = interface_words(lang)
    if checking:
        sys.exit(check_all(words, paths))
    if len(paths) > 1:
        raise click.UsageError(words.t("referee.one_file"))
    sys.exit(rule_on(words, paths[0], as_json=as_json))


def rule_on(words: Translator, path: Path, *, as_json: bool) -> int:
    """Print one ruling; the exit code."""
    try:
        scenario = read_scenario(text_of(path), str(path))
        ruling = rule(scenario)
    except (ScenarioError, OSError, UnicodeDecodeError) as error:
        click.echo(printable_lines(problem(words, path, error)), err=True)
        return UNREADABLE
    if as_json:
        click.echo(json.dumps(for_programs(ruling)))
    else:
        click.echo(printable_lines("\n".join(told(words, scenario, ruling))))
    return 0


# ---------------------------------------------------------------- checking
def check_all(words: Translator, paths: Sequence[Path]) -> int:
    """Print a line for each difference; the exit code: the gravest that was met."""
    codes = [check_one(words, path) for path in files_of(paths)]
    if not codes:
        click.echo(words.t("referee.nothing_to_check"), err=True)
        return UNREADABLE
    click.echo(words.n("referee.checked", len(codes) - codes.count(UNREADABLE)))
    return max(codes)


def check_one(words: Translator, path: Path) -> int:
    """Print what differs in one file; the exit code."""
    try:
        differences = check(read_scenario(text_of(path), str(path)))
    except (ScenarioError, OSError, UnicodeDecodeError) as error:
        click.echo(printable_lines(problem(words, path, error)), err=True)
        return UNREADABLE
    for one in differences:
        row = words.t("referee.differs", file=path, place=one.key, expected=one.expected, got=one.got)
        click.echo(printable(row))
    return DIFFERS if differences else 0


def files_of(paths: Sequence[Path]) -> Iterator[Path]:
    """The files named, and of each folder all situations below it, in order of their names."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        else:
            yield path


def text_of(path: Path) -> str:
    """The text of a file. Raises OSError and UnicodeDecodeError."""
    return path.read_text(encoding="utf-8-sig")


def problem(words: Translator, path: Path, error: Exception) -> str:
    """One line that says what is wrong with a file: where, and why."""
    if isinstance(error, ScenarioError):
        return fault(words, path, error)
    if isinstance(error, OSError):
        return words.t("referee.unreadable", file=path, reason=error.strerror or str(error))
    return words.t("referee.not_utf8", file=path)
