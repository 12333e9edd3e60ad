"""A book open in front of somebody: lines typed, and what comes of them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bela.apps.line.console import Console, EndOfInputError
from bela.apps.pad.files import PadFile
from bela.apps.pad.people import WhoError
from bela.apps.pad.prompts import Prompts
from bela.apps.pad.quick import Form, QuickError, read_deal
from bela.apps.pad.row_places import Place, sheet_before
from bela.apps.telling.clean import echo, printable
from bela.apps.telling.pad_effects import effect_lines
from bela.apps.telling.pad_faults import pad_error
from bela.apps.telling.pad_sheet import row_lines, sheet_lines, standing_lines
from bela.apps.telling.pad_voice import PadVoice, pad_voice
from bela.apps.telling.voice import SIGNS
from bela.i18n import Translator
from bela.pad import change as c
from bela.pad.book import Book
from bela.pad.count import read_written
from bela.pad.effects import foreseen
from bela.pad.faults import PadError, PadFault
from bela.pad.model import Sheet, Written

ID_BYTES = 6
Make = Callable[[str, Written], c.Change]


def new_id() -> str:
    """An id that no change has yet."""
    return secrets.token_hex(ID_BYTES)


class Session:
    """One open book. What is refused is told with the reason, and the book is as it was."""

    def __init__(
        self, console: Console, file: PadFile, words: Translator, *, letters: bool = False, asks: bool = True
    ) -> None:
        """Take a book that is open. Unless it ``asks``, what changes rows that follow is told, and done."""
        self.console = console
        self.file = file
        self.words = words
        self.asks = asks
        self._match: int | None = None
        self._signs = not letters and console.can_write(SIGNS)

    @property
    def book(self) -> Book:
        """The book as it is kept."""
        return self.file.book

    @property
    def number(self) -> int:
        """Which match is meant, from 1: the one that is being played, unless turned to another."""
        return self._match or len(self.book.pages.sheets)

    @property
    def sheet(self) -> Sheet:
        """The match that is meant."""
        return self.book.pages.sheets[self.number - 1]

    @property
    def voice(self) -> PadVoice:
        """Speaks of the people who play it."""
        return pad_voice(self.sheet, language=self.words.language, signs=self._signs)

    @property
    def prompts(self) -> Prompts:
        """Asks about the next deal of that match."""
        return Prompts(self.console, self.voice, self.sheet)

    def say(self, *lines: str) -> None:
        """Tell something."""
        self.console.say_all(lines)

    def show(self) -> None:
        """The sheet of the match that is meant."""
        self.console.say_all(sheet_lines(self.voice, self.sheet, self.number, self.book.pages.title))

    def turn_to(self, match: int) -> None:
        """Mean that match, counted from 1, until what is being done is done."""
        self._match = match

    # ------------------------------------------------------------ doing
    def attempt(self, act: Callable[[], None]) -> bool:
        """Do something; whether it could be done. What refuses it is told."""
        try:
            act()
        except PadError as fault:
            self.say(pad_error(self.voice.words, fault, self.voice))
        except WhoError as error:
            self.say(self.words.t(error.key, text=echo(error.word)))
        except QuickError as error:
            self.say(self.words.t(error.key, text=echo(error.word), other=echo(error.other)))
        except OSError as error:
            file = printable(str(error.filename or self.file.path))
            self.say(self.words.t("pad.not_kept", file=file, reason=error.strerror or error))
        else:
            return True
        finally:
            self._match = None
        return False

    def change(self, make: Callable[[str], c.Change]) -> bool:
        """Make a change, if whoever types still wants it; whether it was made. Raises PadError and OSError."""
        change = make(new_id())
        if isinstance(change, c.Insert | c.Correct | c.Remove) and not self._wanted(change):
            self.say(self.words.t("pad.nothing_written"))
            return False
        self.file.do(change)
        return True

    def _wanted(self, edit: c.Insert | c.Correct | c.Remove) -> bool:
        """Whether an earlier row is to change with everything that follows from it, which is told first."""
        is_last = self.number == len(self.book.pages.sheets) and self.sheet.rows[-1].id
        if not isinstance(edit, c.Insert) and is_last == edit.row:
            return True
        lines = list(effect_lines(self.voice, foreseen(self.book, edit).effects))
        return self.agreed("pad.effect" if lines else "pad.effect.none", lines)

    def agreed(self, head: str, lines: Sequence[str]) -> bool:
        """Whether what a change does, told first, is wanted; nobody is asked where it does nothing."""
        self.say(self.words.t(head), *lines)
        return not (self.asks and lines) or self.prompts.sure()

    def write(self, line: str, make: Make, place: Place | None = None) -> None:
        """Write down a deal that was typed, or that is asked for where nothing was. Raises as ``attempt`` tells."""
        form = read_deal(self.voice, line) if line else self._asked(place)
        try:
            done = self._write(form, make)
        except PadError as fault:
            if fault.code not in (PadFault.RIVALS_UNDECIDED, PadFault.BELA_UNDECIDED):
                raise
            done = self._write({**form, "announced_by": self.prompts.announced_by()}, make)
        if done:
            self._tell(len(self.sheet.rows) if place is None else place.row)

    def _asked(self, place: Place | None) -> Form:
        sheet = self.sheet if place is None else sheet_before(self.sheet, place.row)
        return replace(self.prompts, sheet=sheet).deal()

    def _tell(self, place: int) -> None:
        """What a row came to, and how its match stands: one that is not being played any more is shown whole."""
        self.say("", *row_lines(self.voice, self.sheet.rows[place - 1], place))
        if self.number == len(self.book.pages.sheets):
            self.say(*standing_lines(self.voice, self.sheet))
        else:
            self.show()

    def _write(self, form: Form, make: Make) -> bool:
        written = self.completed(form)
        return self.change(lambda change_id: make(change_id, written))

    def completed(self, form: Form) -> Written:
        """What a form makes; where it leaves open who took no trick, that is asked. Raises PadError."""
        try:
            return read_written(self.book.rules, form)
        except PadError as fault:
            if fault.code is not PadFault.TRICK_OR_NOT:
                raise
            side = int(fault.field.removeprefix("tricks[").rstrip("]"))
        tricks = list(form.get("tricks") or [None] * self.book.rules.sides)
        tricks[side] = int(self.prompts.took_a_trick(side))
        return self.completed({**form, "tricks": tricks})


def words_after(parts: Sequence[str], count: int = 1) -> str:
    """What was typed behind the first words."""
    return " ".join(parts[count:])


Command = Callable[[Session, list[str]], Any]
__all__ = ["Command", "EndOfInputError", "Session", "new_id", "words_after"]
