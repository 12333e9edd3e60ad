"""What can be typed in an open book besides a deal."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from bela.apps.line.console import EndOfInputError
from bela.apps.pad.big import big_lines
from bela.apps.pad.handing_out import drawing, link_lines, write_out
from bela.apps.pad.people import player
from bela.apps.pad.session import Command, Session, words_after
from bela.apps.telling.pad_figures import figure_lines
from bela.apps.telling.pad_sheet import maker_of, result_of, sheet_lines, spoken, standing_lines
from bela.apps.telling.pad_voice import pad_voice
from bela.apps.telling.table_rules import rules_that_hold
from bela.pad import change as c
from bela.pad.faults import PadError, PadFault
from bela.pad.history import found
from bela.pad.statistics import figures
from bela.scoring import Result


class LeftError(Exception):
    """The person closes the book."""


# ---------------------------------------------------------------- rows
def fix(session: Session, parts: list[str]) -> None:
    """Write a row anew."""
    row, place = session.row_id(parts[1] if len(parts) > 1 else "")
    session.write(words_after(parts, 2), lambda change_id, written: c.Correct(change_id, row, written), place)


def insert(session: Session, parts: list[str]) -> None:
    """Write a row that was forgotten before another one."""
    row, place = session.row_id(parts[1] if len(parts) > 1 else "")
    session.write(words_after(parts, 2), lambda change_id, written: c.Insert(change_id, row, written), place)


def delete(session: Session, parts: list[str]) -> None:
    """Take a row out."""
    row, _ = session.row_id(words_after(parts))
    session.change(lambda change_id: c.Remove(change_id, row))
    session.show()


def undo(session: Session, _parts: list[str]) -> None:
    """Take back the last change."""
    session.change(c.Undo)
    session.show()


def redo(session: Session, _parts: list[str]) -> None:
    """Do again what was taken back."""
    session.change(c.Redo)
    session.show()


# ---------------------------------------------------------------- matches and people
def begin(session: Session, parts: list[str]) -> None:
    """Begin the next match, with whoever deals first."""
    dealer = player(session.voice, parts[1]) if len(parts) > 1 else None
    session.change(lambda change_id: c.Begin(change_id, dealer, date=today()))
    session.show()


def today() -> str:
    """The date on the wall."""
    return datetime.now(UTC).astimezone().date().isoformat()


def call(session: Session, parts: list[str]) -> None:
    """Call people, teams or the book something else, or seat people elsewhere, as the first word says."""
    given = tuple(name.strip() for name in words_after(parts).split(","))
    match parts[0].lower():
        case "names":
            session.change(lambda change_id: c.Name(change_id, names=given))
        case "teams":
            session.change(lambda change_id: c.Name(change_id, teams=given))
        case "title":
            session.change(lambda change_id: c.Name(change_id, title=words_after(parts)))
        case _:
            session.change(lambda change_id: c.Seat(change_id, given))
    session.show()


def dealer(session: Session, parts: list[str]) -> None:
    """Say who dealt the first deal of the match."""
    first = player(session.voice, words_after(parts))
    session.change(lambda change_id: c.Dealer(change_id, first, len(session.book.pages.sheets)))
    session.say(*standing_lines(session.voice, session.sheet))


# ---------------------------------------------------------------- looking
def show(session: Session, parts: list[str]) -> None:
    """The sheet of a match, of the last one where none is named."""
    if len(parts) == 1:
        session.show()
        return
    sheets, word = session.book.pages.sheets, parts[1]
    if not word.isdecimal() or not 1 <= int(word[:6]) <= len(sheets):
        raise PadError(PadFault.NO_SUCH_MATCH, "match", len(sheets))
    session.say(*_sheet(session, int(word)))


def _sheet(session: Session, number: int) -> list[str]:
    sheet = session.book.pages.sheets[number - 1]
    voice = pad_voice(sheet, language=session.words.language, signs=False)
    return list(sheet_lines(voice, sheet, number, session.book.pages.title))


def find(session: Session, parts: list[str]) -> None:
    """The rows in which all the words stand."""
    labels = {result.value: session.words.t(f"sheet.{result}") for result in Result}
    places = found(session.book.pages.sheets, words_after(parts), labels)
    if not places:
        session.say(session.words.t("pad.found_nothing"))
    for number, place in places:
        sheet = session.book.pages.sheets[number - 1]
        voice, row = pad_voice(sheet, language=session.words.language, signs=False), sheet.rows[place - 1]
        scores = " : ".join(map(str, row.after.scores))
        maker, result = maker_of(voice, row), result_of(voice, row)
        session.say(session.words.t("pad.found", match=number, place=place, maker=maker, result=result, scores=scores))


def statistics(session: Session, _parts: list[str]) -> None:
    """Who chose and made how many, and the course of every game."""
    session.say(*figure_lines(session.voice, figures(enumerate(session.book.pages.sheets, start=1))))


def big(session: Session, _parts: list[str]) -> None:
    """The score in large figures."""
    session.say(*big_lines(session.voice, session.sheet))


def say(session: Session, _parts: list[str]) -> None:
    """The score as it would be called."""
    session.say(spoken(session.voice, session.sheet))


def rules(session: Session, _parts: list[str]) -> None:
    """Every rule that holds at the table."""
    session.say(*rules_that_hold(session.voice.words, session.book.rules))


# ---------------------------------------------------------------- out of the house
def export(session: Session, parts: list[str]) -> None:
    """The book into a file: records, or a table where its name ends in ``.csv``."""
    path = Path(words_after(parts)).expanduser()
    write_out(session.book, path)
    session.say(session.words.t("pad.written_to", file=str(path)))


def picture(session: Session, parts: list[str]) -> None:
    """The sheet as a picture, into a file."""
    path = Path(words_after(parts)).expanduser()
    with path.open("x", encoding="utf-8") as file:
        file.write(drawing(session.voice, session.sheet, session.book.pages.title))
    session.say(session.words.t("pad.written_to", file=str(path)))


def link(session: Session, _parts: list[str]) -> None:
    """The sheet as a short text, and as a QR code of it."""
    session.say(*link_lines(session.console, session.sheet, session.book.pages.title))


def tell_help(session: Session, _parts: list[str]) -> None:
    """What can be typed."""
    session.say(*help_lines(session))


def help_lines(session: Session) -> list[str]:
    """A line for everything that can be typed."""
    lines = (session.words.t(f"pad.help.{name}", typed=f"{typed:<26}") for name, typed in HELP.items())
    return [session.words.t("pad.help"), *lines]


def leave(_session: Session, _parts: list[str]) -> None:
    """Close the book."""
    raise LeftError


HELP: Mapping[str, str] = {
    "deal": "ana 100",
    "points": "ana 100-62, ana 60-50-52",
    "announced": "ana:/4 bo:4xJ ana:Kh/3",
    "more": "bela:ana capot none:bo",
    "exact": "last:ana trump:h note:...",
    "kinds": "pass, belot ana",
    "claims": "claim ana 60-20 by:bo",
    "open_claim": "wins ana",
    "rows": "fix 3, del 3, ins 3",
    "undo": "u, redo",
    "look": "s, b, say, r",
    "stats": "stats, find ana capot",
    "people": "names, teams, title, seat",
    "match": "match, dealer ana",
    "out": "link, export, picture",
    "leave": "q",
}
"""By what each line of the help is about: what is typed for it."""

COMMANDS: Mapping[str, Command] = {
    "?": tell_help,
    "help": tell_help,
    "fix": fix,
    "ins": insert,
    "del": delete,
    "u": undo,
    "undo": undo,
    "redo": redo,
    "s": show,
    "sheet": show,
    "b": big,
    "big": big,
    "say": say,
    "stats": statistics,
    "find": find,
    "r": rules,
    "rules": rules,
    "match": begin,
    "names": call,
    "teams": call,
    "title": call,
    "seat": call,
    "dealer": dealer,
    "link": link,
    "export": export,
    "picture": picture,
    "q": leave,
    "quit": leave,
}
"""By what is typed first."""


def run(session: Session) -> None:
    """Answer lines until the book is closed, or nobody types any more."""
    session.show()
    session.say(session.words.t("pad.how_to_help"))
    try:
        while True:
            _answer(session, session.console.ask(session.words.t("pad.prompt")))
    except (LeftError, EndOfInputError):
        session.say(session.words.t("pad.left", title=session.book.pages.title or session.file.path.stem))


def _answer(session: Session, line: str) -> None:
    parts = line.split()
    command = COMMANDS.get(parts[0].lower()) if parts else None
    try:
        if command is None:
            session.attempt(lambda: session.write(line, c.Enter))
        else:
            session.attempt(lambda: command(session, parts))
    except EndOfInputError:
        session.say(session.words.t("pad.nothing_written"))
