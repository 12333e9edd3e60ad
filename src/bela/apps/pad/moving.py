"""People who sit elsewhere than was written down."""

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
