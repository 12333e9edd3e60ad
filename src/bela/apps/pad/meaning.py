"""Whether a line is a command or a deal, since people may be called as commands are; and what a command takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from bela.apps.pad.handing_out import BY_SUFFIX
from bela.apps.pad.people import WhoError, player
from bela.apps.pad.quick import BY_SIDE, QuickError, begins_deal, either, read_deal
from bela.apps.pad.row_places import place_of
from bela.apps.pad.session import Session, words_after
from bela.pad.count import read_written
from bela.pad.faults import PadError, PadFault

Takes = Callable[[Session, str], bool]
"""Whether the words behind a command, one at least, may be meant for it."""

LEFT_OPEN = (PadFault.TRICK_OR_NOT, PadFault.RIVALS_UNDECIDED, PadFault.BELA_UNDECIDED)
"""What is asked about a deal, and no reason against it."""


def is_deal(session: Session, parts: Sequence[str], takes: Takes) -> bool:
    """Whether a line that begins like a command is a deal: of somebody who is called so, with figures behind.

    Raises QuickError where it may be both.
    """
    line = " ".join(parts)
    if not begins_deal(session.voice, line):
        return False
    fault = _fault(session, line)
    if not takes(session, words_after(parts)):
        return takes is nothing or fault is None or fault.key == "pad.who.several"
    if fault is None and _can_be(session, line):
        raise either(session.voice, parts)
    return False


def _fault(session: Session, line: str) -> QuickError | WhoError | None:
    """Why a line does not read as a deal."""
    try:
        read_deal(session.voice, line)
    except (QuickError, WhoError) as fault:
        return fault
    return None


def _can_be(session: Session, line: str) -> bool:
    """Whether the figures of a deal are such as a deal can have: nobody means a deal of 1 point."""
    try:
        read_written(session.book.rules, read_deal(session.voice, line))
    except PadError as fault:
        return fault.code in LEFT_OPEN
    return True


def check_taken(parts: Sequence[str], takes: Takes) -> None:
    """Hold that nothing stands behind a command that takes nothing, since that would be lost. Raises QuickError."""
    if takes is nothing and len(parts) > 1:
        raise QuickError("pad.quick.left_over", words_after(parts), parts[0])


# ---------------------------------------------------------------- what commands take
def nothing(_session: Session, _rest: str) -> bool:
    """No word at all."""
    return False


def anything(_session: Session, rest: str) -> bool:
    """Any words; figures by side are a deal's alone."""
    return not any(map(BY_SIDE.fullmatch, rest.split()))


def people(_session: Session, rest: str) -> bool:
    """Several names."""
    return "," in rest


def somebody(session: Session, rest: str) -> bool:
    """A player, or several."""
    try:
        player(session.voice, rest)
    except WhoError:
        return people(session, rest)
    return True


def match(session: Session, rest: str) -> bool:
    """The number of a match."""
    return is_number(rest, len(session.book.pages.sheets))


def is_number(word: str, last: int) -> bool:
    """Whether a word is a number from 1 to that."""
    return word.isdecimal() and len(word) <= len(str(last)) and 1 <= int(word) <= last


def row(session: Session, rest: str) -> bool:
    """A row, and perhaps a deal."""
    try:
        place_of(session.book.pages, rest.split(maxsplit=1)[0])
    except (PadError, QuickError):
        return False
    return True


def file(_session: Session, rest: str) -> bool:
    """A file that an export can make."""
    return Path(rest).suffix.lower() in BY_SUFFIX
