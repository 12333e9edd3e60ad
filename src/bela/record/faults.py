"""What can be wrong with a record, and what is merely worth saying about one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class FaultCode(StrEnum):
    """What is wrong with a record. The words for it come from the catalogues."""

    # the text
    EMPTY = "empty"
    NOT_UTF8 = "not_utf8"
    NOT_JSON = "not_json"
    TRUNCATED = "truncated"
    NOT_AN_OBJECT = "not_an_object"
    KEY_TWICE = "key_twice"
    BAD_TEXT = "bad_text"
    TOO_DEEP = "too_deep"
    # the fields
    MISSING_KEY = "missing_key"
    WRONG_VALUE = "wrong_value"
    # the header
    NO_HEADER = "no_header"
    SECOND_HEADER = "second_header"
    NEWER_FORMAT = "newer_format"
    BAD_RULES = "bad_rules"
    # the game
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_MISSING = "seat_missing"
    BAD_ACTION = "bad_action"
    CARD_TWICE = "card_twice"
    CARD_NOT_IN_PACK = "card_not_in_pack"
    ILLEGAL = "illegal"
    OUT_OF_PLACE = "out_of_place"
    CONTRADICTS = "contradicts"
    UNFOUNDED = "unfounded"
    BAD_COUNT = "bad_count"
    # what is hidden
    HIDDEN_IN_FULL = "hidden_in_full"
    HIDDEN_AND_OVER = "hidden_and_over"
    BAD_HAND = "bad_hand"
    NOT_FOR_THIS_VIEW = "not_for_this_view"
    # the end
    AFTER_END = "after_end"
    BAD_CHECKSUM = "bad_checksum"


class Expected(StrEnum):
    """What a field should have held."""

    TEXT = "text"
    NUMBER = "number"
    NUMBERS = "numbers"
    ROW = "row"
    """As many numbers as ``size`` says."""
    OBJECT = "object"
    CARD = "card"
    CARDS = "cards"
    MELDS = "melds"
    SEATS = "seats"
    """As many seats as ``size`` says."""
    ONE_OF = "one_of"
    """One of the ``choices``."""


class RecordError(ValueError):
    """Something in a record that cannot be.

    ``line`` counts from 1, None where no line is meant; ``key`` is the field that is meant, empty for the whole line;
    ``params`` hold what was found and what would be right.
    """

    def __init__(self, code: FaultCode, line: int | None = None, key: str = "", **params: object) -> None:
        super().__init__(code, line, key, params)
        self.code = code
        self.line = line
        self.key = key
        self.params = params

    def __str__(self) -> str:
        where = "" if self.line is None else f"line {self.line}: "
        field = f"{self.key}: " if self.key else ""
        details = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{where}{field}{self.code}" + (f" ({details})" if details else "")

    def at(self, line: int) -> RecordError:
        """The same, now said of that line where none was named; what caused it stays with it."""
        self.line = self.line or line
        return self


class NoteCode(StrEnum):
    """What is worth saying about a sound record."""

    NO_RESULT = "no_result"
    NO_CHECKSUM = "no_checksum"
    NOT_OVER = "not_over"
    NOT_CANONICAL = "not_canonical"


@dataclass(frozen=True)
class Note:
    """Something worth saying that is no fault."""

    code: NoteCode
    line: int | None = None
