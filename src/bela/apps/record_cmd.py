"""``bela record``: records of matches, checked, shown, replayed, and told."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from bela.apps.language import interface_words, lang_option
from bela.apps.line.console import Console, EndOfInputError
from bela.apps.refused import RefusedError
from bela.apps.telling.clean import printable
from bela.apps.telling.record_steps import deal_of, numbered_steps, position, step_lines
from bela.apps.telling.record_text import text_lines
from bela.apps.telling.record_voice import voice_for
from bela.apps.telling.records import record_error, record_note
from bela.apps.telling.voice import SIGNS, Voice
from bela.apps.web.fair_record import check_fair
from bela.i18n import Translator
from bela.record import NoteCode, Reading, Record, RecordError, Step, examine, redact, write_record

WORDS = interface_words()
FAULTY, UNREADABLE = 1, 2
LACKS = (NoteCode.NOT_OVER, NoteCode.NO_RESULT, NoteCode.NO_CHECKSUM)
"""What is worth noting of a record that is not complete."""
Numbered = Sequence[tuple[int, Step]]
STDIN = Path("<stdin>")
"""What stands in messages for the file ``-``."""


def _file(_ctx: click.Context, _param: click.Parameter, value: Path) -> Path:
    return STDIN if str(value) == "-" else value


FILE = click.argument("file", type=click.Path(path_type=Path), callback=_file)
LETTERS = click.option("--letters", is_flag=True, help=WORDS.t("cli.letters"))


@click.group(help=WORDS.t("record.help"))
def record() -> None:
    """Records of matches."""


# ---------------------------------------------------------------- verify
@record.command(help=WORDS.t("record.help.verify"))
@FILE
@click.option("--complete", is_flag=True, help=WORDS.t("record.help.complete"))
@lang_option
def verify(file: Path, *, complete: bool, lang: str) -> None:
    """Say what is wrong with a record; the exit code is 1 when something is, 2 when it cannot be read at all."""
    words = interface_words(lang)
    reading = examine(_bytes(words, file))
    if reading.faults or reading.match is None:
        _tell(_problems(words, file, reading), err=True)
        sys.exit(UNREADABLE if reading.record is None else FAULTY)
    hall = reading.match.hall
    _tell([words.n("record.sound", len(hall.past), file=file, variant=words.t(f"variant.{hall.rules.name}"))])
    _tell([f"{file}: {record_note(words, note)}" for note in reading.notes])
    if reading.record is not None and not _is_fair(words, file, reading.record):
        sys.exit(FAULTY)
    if complete and any(note.code in LACKS for note in reading.notes):
        sys.exit(FAULTY)


def _is_fair(words: Translator, file: Path, found: Record) -> bool:
    """Whether all that chance did follows from what was published; tells what does, and what does not."""
    account = check_fair(found)
    _tell([words.n("record.fair.proved", account.proved, file=file)] if account.proved else [])
    _tell([words.n("record.fair.sealed", account.sealed, file=file)] if account.sealed else [])
    for fault in account.faults:
        sentence = words.t(f"record.unfair.{fault.code}")
        key = "record.fair.before" if fault.deal is None else "record.fair.deal"
        _tell([words.t(key, file=file, deal=fault.deal, sentence=sentence)], err=True)
    return not account.faults


def _problems(words: Translator, file: Path, reading: Reading) -> list[str]:
    return [f"{file}: {record_error(words, fault, reading.match)}" for fault in reading.faults]


def _tell(lines: Iterable[str], *, err: bool = False) -> None:
    for line in lines:
        click.echo(printable(line), err=err)


# ---------------------------------------------------------------- show
@record.command(help=WORDS.t("record.help.show"))
@FILE
@click.option("--seat", type=int, help=WORDS.t("record.help.seat"))
@click.option("--public", is_flag=True, help=WORDS.t("record.help.public"))
@lang_option
def show(file: Path, *, seat: int | None, public: bool, lang: str) -> None:
    """Print a record in canonical form: all of it, or what a seat or the public may have."""
    words = interface_words(lang)
    if seat is not None and public:
        raise RefusedError(words.t("record.seat_or_public"))
    found = _sound(words, file)
    try:
        shown = redact(found, seat) if public or seat is not None else found
    except RecordError as error:
        raise RefusedError(f"{file}: {record_error(words, error)}") from error
    click.echo(write_record(shown).encode(), nl=False)


# ---------------------------------------------------------------- replay
@record.command("replay", help=WORDS.t("record.help.replay"))
@FILE
@click.option("--deal", type=click.IntRange(1), help=WORDS.t("record.help.deal"))
@click.option("--at", type=click.IntRange(1), help=WORDS.t("record.help.at"))
@click.option("--step", "by_step", is_flag=True, help=WORDS.t("record.help.step"))
@LETTERS
@lang_option
def replay_cmd(file: Path, *, deal: int | None, at: int | None, by_step: bool, letters: bool, lang: str) -> None:
    """Go through a match action by action, and tell what each led to."""
    words = interface_words(lang)
    found = _sound(words, file)
    console = Console(sys.stdin, sys.stdout)
    voice = _voice(words, console, found, letters=letters)
    told = [(number, step) for number, step in numbered_steps(found) if deal in (None, deal_of(step))]
    _are_there(words, file, told, deal, at)
    told = [(number, step) for number, step in told if at is None or number <= at]
    for number, step in told:
        console.say_all(step_lines(voice, number, step))
        if by_step and not _goes_on(words, console):
            return
    if at is not None:
        console.say_all(position(voice, told[-1][1].match))


def _are_there(
    words: Translator, file: Path, told: Sequence[tuple[int, Step]], deal: int | None, at: int | None
) -> None:
    """See that there is such a deal and such an action in it. Raises RefusedError."""
    if not told:
        raise RefusedError(words.t("record.nothing_there", file=file))
    first, last = told[0][0], told[-1][0]
    if at is None or first <= at <= last:
        return
    if deal is None:
        raise RefusedError(words.t("record.no_such_action", file=file, at=at, first=first, last=last))
    raise RefusedError(words.t("record.no_such_action_in_deal", deal=deal, at=at, first=first, last=last))


def _goes_on(words: Translator, console: Console) -> bool:
    try:
        return console.ask(words.t("record.go_on")).lower() != "q"
    except EndOfInputError:
        return False


# ---------------------------------------------------------------- text
@record.command(help=WORDS.t("record.help.text"))
@FILE
@LETTERS
@lang_option
def text(file: Path, *, letters: bool, lang: str) -> None:
    """Print a record for people."""
    words = interface_words(lang)
    found = _sound(words, file)
    console = Console(sys.stdin, sys.stdout)
    console.say_all(text_lines(_voice(words, console, found, letters=letters), found))


# ---------------------------------------------------------------- reading
def _bytes(words: Translator, file: Path) -> bytes:
    """What is in a file. Raises RefusedError."""
    try:
        return sys.stdin.buffer.read() if file is STDIN else file.read_bytes()
    except OSError as error:
        raise RefusedError(words.t("cli.cannot_read", file=file, reason=error.strerror)) from error


def _sound(words: Translator, file: Path) -> Record:
    """The record in a file; of a damaged one what is sound, with a word about the damage. Raises RefusedError."""
    reading = examine(_bytes(words, file))
    if reading.record is None:
        raise RefusedError("\n".join(_problems(words, file, reading)))
    if reading.faults:
        _tell([*_problems(words, file, reading), words.t("record.sound_until")], err=True)
    return reading.record


def _voice(words: Translator, console: Console, found: Record, *, letters: bool) -> Voice:
    signs = not letters and console.can_write(SIGNS)
    return voice_for(found.header, language=words.language, signs=signs)
