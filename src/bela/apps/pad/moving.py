"""People who sit elsewhere than was written down, or come for the next match."""

from __future__ import annotations

from bela.apps.pad.people import WhoError, player
from bela.apps.pad.session import Session, words_after
from bela.pad import change as c
from bela.pad.pages import names_of


def move(session: Session, parts: list[str]) -> None:
    """Seat the people of the match elsewhere, told in order of play; what that does to rows is told first."""
    names = names_of(session.sheet.header)
    if not any(names):
        raise WhoError("pad.seat.no_names", words_after(parts))
    seats = [player(session.voice, word.strip()) for word in words_after(parts).split(",")]
    _check_once(session, seats)
    if session.sheet.rows and len(seats) == len(names) and not _wanted(session, seats):
        session.say(session.words.t("pad.nothing_written"))
        return
    session.change(lambda change_id: c.Seat(change_id, tuple(names[seat] for seat in seats)))
    session.show()


def _check_once(session: Session, seats: list[int]) -> None:
    """Hold that nobody is told twice. Raises WhoError."""
    twice = [seat for seat in seats if seats.count(seat) > 1]
    if twice:
        raise WhoError("pad.who.twice", session.voice.names[twice[0]])


def _wanted(session: Session, seats: list[int]) -> bool:
    """Whether the rows written so far are to be those of others, which is told first."""
    names = session.voice.names
    lines = [
        session.words.t("pad.seat.moved", place=place + 1, before=names[place], after=names[seat])
        for place, seat in enumerate(seats)
        if seat != place
    ]
    return not lines or session.agreed("pad.seat.then", lines)


def gathered(session: Session, text: str) -> c.Names:
    """Who plays the next match, told in order of play: people of the book, or new ones by their names. Raises WhoError.

    Those of the last match are told by number, name or its beginning, those of earlier ones by name.
    """
    return tuple(_called(session, word.strip()) for word in text.split(","))


def _called(session: Session, word: str) -> str:
    """The name that is meant; one that nobody has yet is that of somebody new."""
    try:
        return names_of(session.sheet.header)[player(session.voice, word)] or word
    except WhoError as error:
        if error.key != "pad.who.nobody" or not word:
            raise
    known = (name for name in _known(session) if name.casefold() == word.casefold())
    return next(known, word)


def _known(session: Session) -> frozenset[str]:
    """Everybody in the book."""
    return frozenset(name for sheet in session.book.pages.sheets for name in names_of(sheet.header))


def newcomers(session: Session, names: c.Names) -> list[str]:
    """Who of them is not in the book yet."""
    known = _known(session)
    return [name for name in names if name not in known]
