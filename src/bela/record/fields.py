"""Taking the fields of a line one by one; what is left over is kept as unknown."""

from __future__ import annotations

from typing import NoReturn

from bela.cards import CARD_TEXT, Card, CardError, Mask, cards_of, cards_text, mask_of, parse_card, parse_cards
from bela.record.faults import Expected, FaultCode, RecordError
from bela.record.jsonl import Json, Object


class Fields:
    """The fields of one object as they are read."""

    def __init__(self, fields: Object, within: str = "") -> None:
        self.rest = dict(fields)
        self.within = within

    def take(self, key: str) -> Json:
        """Any value; None when the field is missing or null."""
        return self.rest.pop(key, None)

    def text(self, key: str) -> str:
        """A text, empty when missing. Raises RecordError."""
        value = self.take(key)
        return "" if value is None else value if isinstance(value, str) else self.wrong(key, value, Expected.TEXT)

    def need_text(self, key: str) -> str:
        """A text. Raises RecordError when it is missing or empty."""
        return self.text(key) or self.missing(key)

    def number(self, key: str) -> int | None:
        """A whole number. Raises RecordError."""
        value = self.take(key)
        return None if value is None else self._whole(key, value)

    def numbers(self, key: str) -> tuple[int, ...] | None:
        """Whole numbers. Raises RecordError."""
        value = self.take(key)
        if value is None:
            return None
        return (
            tuple(self._whole(key, one) for one in value)
            if isinstance(value, list)
            else self.wrong(key, value, Expected.NUMBERS)
        )

    def row(self, key: str, size: int) -> tuple[int, ...] | None:
        """As many whole numbers as stated, one for each side. Raises RecordError."""
        row = self.numbers(key)
        if row is not None and len(row) != size:
            self.wrong(key, list(row), Expected.ROW, size=size)
        return row

    def part(self, key: str) -> Fields | None:
        """An object of its own. Raises RecordError."""
        value = self.take(key)
        if value is None:
            return None
        return Fields(value, self.name(key)) if isinstance(value, dict) else self.wrong(key, value, Expected.OBJECT)

    def card(self, key: str) -> Card | None:
        """A card. Raises RecordError."""
        text = self.text(key)
        try:
            return parse_card(text) if text else None
        except CardError:
            self.wrong(key, text, Expected.CARD)

    def cards(self, key: str) -> Mask | None:
        """A set of cards; the empty text is the empty set. Raises RecordError."""
        value = self.take(key)
        if value is None:
            return None
        if not isinstance(value, str):
            self.wrong(key, value, Expected.CARDS)
        return read_cards(value, self.name(key))

    def name(self, key: str) -> str:
        """How the field is named in messages, the object that it lies in included."""
        return f"{self.within}.{key}" if self.within else key

    def missing(self, key: str) -> NoReturn:
        """Refuse to do without a field. Raises RecordError."""
        raise RecordError(FaultCode.MISSING_KEY, key=self.name(key))

    def wrong(
        self, key: str, found: object, expected: Expected, *, size: int = 0, choices: tuple[object, ...] = ()
    ) -> NoReturn:
        """Refuse the value of a field. Raises RecordError."""
        raise RecordError(
            FaultCode.WRONG_VALUE, key=self.name(key), found=found, expected=expected, size=size, choices=choices
        )

    def _whole(self, key: str, value: Json) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong(key, value, Expected.NUMBER)
        return value


def read_cards(text: str, key: str) -> Mask:
    """A set of cards, as written. Raises RecordError, with a reason of its own for a card that comes twice."""
    try:
        return mask_of(parse_cards(text))
    except CardError as error:
        raise card_fault(str(error), key) from None


def card_fault(text: str, key: str) -> RecordError:
    """What is wrong with a word among cards: it is none, or it is one that came before."""
    if text in CARD_TEXT:
        return RecordError(FaultCode.CARD_TWICE, key=key, card=text)
    return RecordError(FaultCode.WRONG_VALUE, key=key, found=text, expected=Expected.CARD)


def write_cards(cards: Mask) -> str:
    """A set of cards by suit, in natural order."""
    return cards_text(cards_of(cards))
