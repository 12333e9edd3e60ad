"""From words on the command line, or typed, to the rules and the bots of a table."""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable, Mapping
from io import BytesIO, TextIOWrapper
from pathlib import Path

from bela.apps.refused import RefusedError
from bela.apps.telling.clean import echo, printable
from bela.apps.telling.faults import option_error
from bela.bots import BOTS
from bela.i18n import Translator
from bela.rules.faults import OptionError
from bela.rules.house import load_house
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS
from bela.rules.variants import house, variant

STDIN = "-"
"""What stands for standard input where a file is named."""


class InBrowserError(Exception):
    """Somebody who was asked for a table wants one in the browser."""


def choose_rules(words: Translator, name: str | None, options: Iterable[str], file: Path | None) -> Rules:
    """The rules of a variant, or of a house rules file, with single options changed. Raises RefusedError."""
    named = named_options(words, options)
    try:
        base = variant(name or "") if file is None else _from_file(words, name, file)
        return house(base, named) if named else base
    except OptionError as error:
        raise RefusedError(option_error(words, error)) from error


def named_options(words: Translator, options: Iterable[str]) -> dict[str, str]:
    """By name the values of options written ``name=value``. Raises RefusedError, also for two values of one option."""
    named: dict[str, str] = {}
    for name, value in (split_option(words, text) for text in options):
        before = named.setdefault(name, value)
        if before.lower().split() != value.lower().split():
            raise RefusedError(words.t("cli.option_twice", name=name, before=echo(before), value=echo(value)))
    return named


def split_option(words: Translator, text: str) -> tuple[str, str]:
    """``name=value`` taken apart. Raises RefusedError."""
    name, sign, value = (part.strip() for part in text.partition("="))
    if name and value:
        return name, value
    if name and (sign or name in OPTIONS):
        raise RefusedError(words.t("cli.option_without_value", name=echo(name)))
    raise RefusedError(words.t("cli.not_an_option", text=echo(text)))


def _from_file(words: Translator, name: str | None, file: Path) -> Rules:
    rules = load_house(read_text(words, file), str(file))
    if name not in (None, rules.name):
        raise RefusedError(words.t("cli.other_variant", file=file, variant=rules.name, asked=name))
    return rules


def read_text(words: Translator, file: Path) -> str:
    """The text of a file: UTF-8, or UTF-16 where it begins with a byte order mark of that. Raises RefusedError."""
    return decoded(words, read_data(words, file), file)


def read_data(words: Translator, file: Path) -> bytes:
    """What a file holds. Raises RefusedError."""
    try:
        return file.read_bytes()
    except (OSError, ValueError) as error:  # no file can have a name with some characters
        reason = getattr(error, "strerror", None) or error
        raise RefusedError(words.t("cli.cannot_read", file=printable(str(file)), reason=reason)) from error


def decoded(words: Translator, data: bytes, file: Path) -> str:
    """The text that a file holds; see ``read_text``. Raises RefusedError."""
    encoding = "utf-16" if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) else "utf-8"
    try:
        return TextIOWrapper(BytesIO(data), encoding=encoding).read()
    except UnicodeDecodeError as error:
        raise RefusedError(words.t("cli.cannot_read", file=file, reason=words.t("cli.not_utf8"))) from error


def choose_bots(words: Translator, names: str, seats: Iterable[int]) -> Mapping[int, str]:
    """By seat the name of the bot in it; the names given come round in turn. Raises RefusedError."""
    places, given = list(seats), [name.strip() for name in names.split(",")]
    for name in given:
        if name not in BOTS:
            raise RefusedError(words.t("cli.no_such_bot", name=name, known=", ".join(BOTS)))
    if len(given) > len(places) > 0:
        raise RefusedError(words.n("cli.too_many_bots", len(places), bots=len(given)))
    return {seat: given[place % len(given)] for place, seat in enumerate(places)}
