"""What can be typed in an open book besides a deal."""

from __future__ import annotations

from collections.abc import Mapping

from bela.apps.line.console import EndOfInputError
from bela.apps.pad import looking
from bela.apps.pad.moving import move
from bela.apps.pad.next_match import begin
from bela.apps.pad.people import player
from bela.apps.pad.session import Command, Session, words_after
from bela.apps.telling.pad_sheet import standing_lines
from bela.pad import change as c


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
    if session.change(lambda change_id: c.Remove(change_id, row)):
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
def call(session: Session, parts: list[str]) -> None:
    """Call people, teams or the book something else, as the first word says."""
    given = tuple(name.strip() for name in words_after(parts).split(","))
    match parts[0].lower():
        case "names":
            session.change(lambda change_id: c.Name(change_id, names=given))
        case "teams":
            session.change(lambda change_id: c.Name(change_id, teams=given))
        case _:
            session.change(lambda change_id: c.Name(change_id, title=words_after(parts)))
    session.show()


def dealer(session: Session, parts: list[str]) -> None:
    """Say who dealt the first deal of the match."""
    first = player(session.voice, words_after(parts))
    session.change(lambda change_id: c.Dealer(change_id, first, len(session.book.pages.sheets)))
    session.say(*standing_lines(session.voice, session.sheet))


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
    "rivals": "counts:ana, counts:-",
    "exact": "last:ana trump:h note:...",
    "kinds": "pass, belot ana",
    "claims": "claim ana 60-20 by:bo",
    "open_claim": "wins ana",
    "rows": "fix 3, del 3, ins 3",
    "undo": "u, redo",
    "look": "s, b, say, r",
    "stats": "stats, find ana capot",
    "people": "names, teams, title, seat",
    "match": "match, match ana,bo,...",
    "dealer": "dealer ana",
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
    "s": looking.show,
    "sheet": looking.show,
    "b": looking.big,
    "big": looking.big,
    "say": looking.say,
    "stats": looking.statistics,
    "find": looking.find,
    "r": looking.rules,
    "rules": looking.rules,
    "match": begin,
    "names": call,
    "teams": call,
    "title": call,
    "seat": move,
    "dealer": dealer,
    "link": looking.link,
    "export": looking.export,
    "picture": looking.picture,
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
