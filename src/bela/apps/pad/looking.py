"""What an open book shows, and what it hands out."""

from __future__ import annotations

from pathlib import Path

from bela.apps.pad.big import big_lines
from bela.apps.pad.handing_out import link_lines, write_out
from bela.apps.pad.meaning import is_number
from bela.apps.pad.quick import QuickError
from bela.apps.pad.session import Session, words_after
from bela.apps.telling.pad_drawing import drawing
from bela.apps.telling.pad_figures import figure_lines
from bela.apps.telling.pad_sheet import spoken
from bela.apps.telling.pad_table import maker_of, result_of
from bela.apps.telling.pad_voice import pad_voice, pad_voices
from bela.apps.telling.table_rules import rules_that_hold
from bela.pad.faults import PadError, PadFault
from bela.pad.history import found
from bela.pad.statistics import figures
from bela.scoring import Result


def show(session: Session, parts: list[str]) -> None:
    """The sheet of a match, of the last one where none is named."""
    if len(parts) > 1:
        session.turn_to(_match(session, words_after(parts)))
    session.show()


def _match(session: Session, word: str) -> int:
    last = len(session.book.pages.sheets)
    if not is_number(word, last):
        raise PadError(PadFault.NO_SUCH_MATCH, "match", last)
    return int(word)


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
    sheets = session.book.pages.sheets
    voices = pad_voices(sheets, language=session.words.language, signs=False)
    session.say(*figure_lines(voices, figures(enumerate(sheets, start=1))))


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
    """The book into a file, of the kind that the end of its name tells."""
    path = _file(parts, "friday.csv")
    write_out(session.book, path)
    session.say(session.words.t("pad.written_to", file=str(path)))


def _file(parts: list[str], such: str) -> Path:
    """The file that is named behind a command. Raises QuickError where none is."""
    if len(parts) == 1:
        raise QuickError("pad.quick.file", parts[0], f"{parts[0]} {such}")
    return Path(words_after(parts)).expanduser()


def picture(session: Session, parts: list[str]) -> None:
    """The sheet as a picture, into a file."""
    path = _file(parts, "friday.svg")
    with path.open("x", encoding="utf-8") as file:
        file.write(drawing(session.voice, session.sheet, session.book.pages.title))
    session.say(session.words.t("pad.written_to", file=str(path)))


def link(session: Session, _parts: list[str]) -> None:
    """The sheet as a short text, and as a QR code of it."""
    session.say(*link_lines(session.console, session.sheet, session.book.pages.title))
