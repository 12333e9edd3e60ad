"""The next match of a book: who plays it, and who deals first."""

from __future__ import annotations

from datetime import UTC, datetime

from bela.apps.pad.people import WhoError, one_of, player
from bela.apps.pad.session import Session, words_after
from bela.apps.telling.clean import echo
from bela.names import folded
from bela.pad import change as c
from bela.pad.dealing import dealer_after
from bela.pad.pages import check_names, names_of


def begin(session: Session, parts: list[str]) -> None:
    """Begin the next match, with whoever is said to deal first, or with the people who are said to play it.

    Without a word about the dealer it goes by the rules; where they leave it open, it is asked.
    """
    told = words_after(parts)
    names = _gathered(session, told) if "," in told else ()
    first = player(session.voice, told) if told and not names else _first_dealer(session, names)
    new = sorted(set(names) - _known(session))
    if not session.change(lambda change_id: c.Begin(change_id, first, names, date=today())):
        return
    session.show()
    if new:
        session.say(session.words.t("pad.match.new", who=session.words.listed(new)))
    if session.sheet.header.dealer is None:
        session.say(session.words.t("pad.dealer_unknown", typed=f"dealer {session.voice.names[0]}"))


def today() -> str:
    """The date on the wall."""
    return datetime.now(UTC).astimezone().date().isoformat()


# ---------------------------------------------------------------- who plays
def _gathered(session: Session, text: str) -> c.Names:
    """Who plays, told in order of play: people of the book, or new ones by their names. Raises WhoError and PadError.

    Those of the last match are told by number, name or its beginning, those of earlier ones by name.
    """
    names = tuple(_called(session, word.strip()) for word in text.split(","))
    check_names(names, session.book.rules.seats, "names")
    return names


def _called(session: Session, word: str) -> str:
    """The name that is meant; one that nobody has yet is that of somebody new."""
    try:
        return names_of(session.sheet.header)[player(session.voice, word)] or word
    except WhoError as error:
        if error.key != "pad.who.nobody" or not word:
            raise
    known = (name for name in _known(session) if folded(name) == folded(word))
    return next(known, word)


def _known(session: Session) -> frozenset[str]:
    """Everybody in the book."""
    return frozenset(name for sheet in session.book.pages.sheets for name in names_of(sheet.header))


# ---------------------------------------------------------------- who deals first
def _first_dealer(session: Session, names: c.Names) -> int | None:
    """Who deals first in the next match, by seat of that match; None where nobody knows."""
    place = dealer_after(session.sheet, names)
    if place is not None or not session.asks:
        return place
    return _asked(session, names or session.voice.names)


def _asked(session: Session, names: c.Names) -> int | None:
    """Whoever somebody says; nobody, where nothing is said."""
    while answer := session.console.ask(session.words.t("pad.ask.first_dealer")):
        try:
            return one_of(names, answer)
        except WhoError as error:
            session.say(session.words.t(error.key, text=echo(error.word)))
    return None
