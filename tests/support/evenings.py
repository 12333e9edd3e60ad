"""An evening of four friends, for tests."""

from __future__ import annotations

from bela.pad.book import Book, changed, open_book
from bela.pad.change import Begin
from bela.pad.pages import with_names
from bela.record import Header
from bela.rules.variants import house
from support.pads import entered, new_id

NAMES = ("Ana", "Bo", "Cvita", "Dino")


def evening() -> Book:
    """Two matches of four friends, the second one just begun."""
    book = open_book(with_names(Header(house("croatian_4", target=501), dealer=3, date="2026-01-30"), NAMES), "Friday")
    book = entered(book, maker=0, card_points=[100, 62], announcements=[{"seat": 2, "what": "Kh/3"}], bela_by=2)
    book = entered(book, maker=1, card_points=[90, 72], note="=auto")
    book = entered(book, maker=3, capot=1, announcements=[{"seat": 1, "what": "4xJ"}, {"side": 1, "what": "20"}])
    assert book.sheet.match.over
    book = changed(book, Begin(new_id(), 0, ("Bo", "Ana", "Dino", "Cvita"), "2026-01-31"))
    return entered(book, maker_side=1, card_points=[50, 112])
