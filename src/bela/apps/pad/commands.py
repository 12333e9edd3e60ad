"""What can be typed in an open book besides a deal."""

from __future__ import annotations

from collections.abc import Mapping

from bela.apps.line.console import EndOfInputError
from bela.apps.pad import looking, meaning, rows
from bela.apps.pad.meaning import Takes
from bela.apps.pad.moving import move
from bela.apps.pad.next_match import begin
from bela.apps.pad.people import player
from bela.apps.pad.quick import COMMAND, NOT_ONE
from bela.apps.pad.session import Command, Session, words_after
from bela.apps.telling.pad_sheet import standing_lines
from bela.pad import change as c


class LeftError(Exception):
    """The person closes the book."""


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
    """Call people or teams something else, as the first word says."""
    given = tuple(name.strip() for name in words_after(parts).split(","))
    if parts[0].lower() == "names":
        session.change(lambda change_id: c.Name(change_id, names=given))
    else:
        session.change(lambda change_id: c.Name(change_id, teams=given))
    session.show()


def call_book(session: Session, parts: list[str]) -> None:
    """Call the book something else; without a word, tell what it is called."""
    title, given = session.book.pages.title, words_after(parts)
    if not given:
        session.say(session.words.t("pad.quick.title" if title else "pad.quick.no_title", title=title, none=NOT_ONE))
        return
    session.change(lambda change_id: c.Name(change_id, title="" if given == NOT_ONE else given))
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
    "earlier": "fix 1.2, del 1.2, s 1",
    "undo": "u, redo",
    "look": "s, b, say, r",
    "stats": "stats, find ana capot",
    "people": "names, teams, title, seat",
    "match": "match, match ana,bo,...",
    "dealer": "dealer ana",
    "out": "link, export, picture",
    "leave": "q",
    "named": "/u, /s 2",
}
"""By what each line of the help is about: what is typed for it."""

COMMANDS: Mapping[str, tuple[Command, Takes]] = {
    "?": (tell_help, meaning.nothing),
    "help": (tell_help, meaning.nothing),
    "fix": (rows.fix, meaning.row),
    "ins": (rows.insert, meaning.row),
    "del": (rows.delete, meaning.row),
    "u": (undo, meaning.nothing),
    "undo": (undo, meaning.nothing),
    "redo": (redo, meaning.nothing),
    "s": (looking.show, meaning.match),
    "sheet": (looking.show, meaning.match),
    "b": (looking.big, meaning.nothing),
    "big": (looking.big, meaning.nothing),
    "say": (looking.say, meaning.nothing),
    "stats": (looking.statistics, meaning.nothing),
    "find": (looking.find, meaning.anything),
    "r": (looking.rules, meaning.nothing),
    "rules": (looking.rules, meaning.nothing),
    "match": (begin, meaning.somebody),
    "names": (call, meaning.people),
    "teams": (call, meaning.people),
    "title": (call_book, meaning.anything),
    "seat": (move, meaning.people),
    "dealer": (dealer, meaning.somebody),
    "link": (looking.link, meaning.nothing),
    "export": (looking.export, meaning.file),
    "picture": (looking.picture, meaning.anything),
    "q": (leave, meaning.nothing),
    "quit": (leave, meaning.nothing),
}
"""By what is typed first: what it does, and which words behind it may be meant for it."""


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
    try:
        session.attempt(lambda: answer(session, line))
    except EndOfInputError:
        session.say(session.words.t("pad.nothing_written"))


def answer(session: Session, line: str) -> None:
    """Do what a line says, or write down the deal that it tells. Raises as ``Session.attempt`` tells, and LeftError."""
    parts = line.split()
    word = parts[0].removeprefix(COMMAND) if parts else ""
    act, takes = COMMANDS.get(word.lower(), (None, meaning.nothing))
    is_plain = parts[:1] == [word]
    if act is None or (is_plain and meaning.is_deal(session, parts, takes)):
        session.write(line, c.Enter)
        return
    meaning.check_taken([word, *parts[1:]], takes)
    act(session, [word, *parts[1:]])
