"""The score pad: matches played with real cards, written down deal by deal and settled by the engine's own rules.

A ``Book`` is a frozen value and the fold of its changes. What is entered is a form in the words of the ``count`` of
scenarios; ``read_written`` completes it, or refuses it with the reason. ``bela.pad.api`` speaks JSON.
"""

from bela.pad.book import Book, book_from, changed, open_book
from bela.pad.change import Begin, Change, Correct, Dealer, Enter, Insert, Name, Redo, Remove, Seat, Undo
from bela.pad.count import read_written, written_fields
from bela.pad.faults import PadError, PadFault
from bela.pad.lines import book_text, read_book
from bela.pad.link import book_from_link, link_of
from bela.pad.model import Announcement, AnyRun, Entry, OpenClaim, Owner, Row, Sheet, Worth, Written
from bela.pad.records import book_of, read_records, record_of, records_of, records_text

__all__ = [
    "Announcement",
    "AnyRun",
    "Begin",
    "Book",
    "Change",
    "Correct",
    "Dealer",
    "Enter",
    "Entry",
    "Insert",
    "Name",
    "OpenClaim",
    "Owner",
    "PadError",
    "PadFault",
    "Redo",
    "Remove",
    "Row",
    "Seat",
    "Sheet",
    "Undo",
    "Worth",
    "Written",
    "book_from",
    "book_from_link",
    "book_of",
    "book_text",
    "changed",
    "link_of",
    "open_book",
    "read_book",
    "read_records",
    "read_written",
    "record_of",
    "records_of",
    "records_text",
    "written_fields",
]
