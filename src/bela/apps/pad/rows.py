"""Rows that are written already: corrected, taken out, and put in before others."""

from __future__ import annotations

from bela.apps.pad.row_places import Place, place_of
from bela.apps.pad.session import Session, words_after
from bela.pad import change as c


def fix(session: Session, parts: list[str]) -> None:
    """Write a row anew."""
    place = _turned_to(session, parts[1] if len(parts) > 1 else "")
    session.write(words_after(parts, 2), lambda change_id, written: c.Correct(change_id, place.id, written), place)


def insert(session: Session, parts: list[str]) -> None:
    """Write a row that was forgotten before another one."""
    place = _turned_to(session, parts[1] if len(parts) > 1 else "")
    session.write(words_after(parts, 2), lambda change_id, written: c.Insert(change_id, place.id, written), place)


def delete(session: Session, parts: list[str]) -> None:
    """Take a row out."""
    place = _turned_to(session, words_after(parts))
    if session.change(lambda change_id: c.Remove(change_id, place.id)):
        session.show()


def _turned_to(session: Session, word: str) -> Place:
    """The row that is meant, with the session turned to its match. Raises QuickError and PadError."""
    place = place_of(session.book.pages, word)
    session.turn_to(place.match)
    return place
