"""The next match of a book: who plays it, and who deals first."""

from __future__ import annotations

from datetime import UTC, datetime

from bela.apps.pad.people import WhoError, one_of, player
from bela.apps.pad.session import Session, words_after
from bela.apps.telling.clean import echo
from bela.pad import change as c
from bela.pad.model import Sheet
from bela.pad.pages import check_names, names_of
from bela.standing import NOBODY
from bela.standing.dealers import next_game_dealer


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
    known = (name for name in _known(session) if name.casefold() == word.casefold())
    return next(known, word)


def _known(session: Session) -> frozenset[str]:
    """Everybody in the book."""
    return frozenset(name for sheet in session.book.pages.sheets for name in names_of(sheet.header))


# ---------------------------------------------------------------- who deals first
def _first_dealer(session: Session, names: c.Names) -> int | None:
    """Who deals first in the next match, by seat of that match; None where nobody knows."""
    before, by_rules = names_of(session.sheet.header), after_match(session.sheet)
    place = None if by_rules is None else _place_of(by_rules, before, names or before)
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


def _place_of(seat: int, before: c.Names, names: c.Names) -> int | None:
    """Where the deal goes on: at that seat, or with who sat there where people sit elsewhere; None if they are gone."""
    if all(name not in before or name == old for old, name in zip(before, names, strict=True)):
        return seat
    return names.index(before[seat]) if before[seat] in names else None


def after_match(sheet: Sheet) -> int | None:
    """Who deals first after a match that is over, as in the next game of one; None where the rules leave it open."""
    standing = sheet.match.hall.standing
    if standing.match_winner == NOBODY:
        return None
    return next_game_dealer(sheet.rules, standing.dealt, standing.match_winner)
