"""The pad for shells that speak JSON: one request, one answer, nothing kept.

``handle({"do": "enter", "book": TEXT, "id": "1", "entry": {...}})`` gives ``{"ok": True, "append": LINE, ...}``: the
shell keeps the book as its text, and puts the line behind it. What cannot be gives ``{"ok": False, "error": ...}``,
and nothing has happened. ``docs/pad.md`` lists the requests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from bela.pad import fields
from bela.pad.book import Book, changed, open_book
from bela.pad.csv_text import table_text
from bela.pad.effects import Foreseen, effect_view, foreseen
from bela.pad.faults import PadError, PadFault
from bela.pad.history import found
from bela.pad.importing import imported
from bela.pad.lines import book_text, change_line, read_book, read_change
from bela.pad.link import book_from_link, link_of
from bela.pad.model import Sheet
from bela.pad.offers import offers
from bela.pad.pages import with_names, with_teams
from bela.pad.picture import Words, picture
from bela.pad.records import records_text
from bela.pad.statistics import figures
from bela.pad.statistics_view import figures_view
from bela.pad.view import book_view, fault_view, row_view
from bela.record import Header
from bela.rules.faults import OptionError
from bela.rules.variants import house

Request = Mapping[str, Any]
Answer = dict[str, Any]


def done(request: Request) -> Answer:
    """The answer to a request. Raises PadError, and OptionError for rules that cannot be."""
    act = REQUESTS.get(str(request.get("do")), _change)
    return {"ok": True, **act(request)}


def handle(request: Request) -> Answer:
    """The answer to a request; never raises for what a request holds."""
    try:
        return done(request)
    except PadError as fault:
        return {"ok": False, "error": fault_view(fault)}
    except OptionError as error:
        return {"ok": False, "error": option_view(error)}


def option_view(error: OptionError) -> Answer:
    """A refusal of rules as data; its sentence stands under ``fault`` in the catalogues."""
    code = error.fault.code.value
    return {"code": code, "key": f"fault.{code}", "field": error.option, "detail": error.fault.value, "rule": None}


@lru_cache(maxsize=8)
def book_known(text: str) -> Book:
    """The book of a text, which may be known already, see ``_change``. Raises PadError."""
    known = _KNOWN.get(text)
    return read_book(text) if known is None else known


_KNOWN: dict[str, Book] = {}
"""The last book that came of a change, by its text, so that it need not be read again."""


def book_asked(request: Request) -> Book:
    """The book that a request holds. Raises PadError."""
    return book_known(fields.any_text(request, "book"))


def _shown(book: Book) -> Answer:
    return {"view": book_view(book), "offers": offers(book.sheet)}


# ---------------------------------------------------------------- opening and changing
def _open(request: Request) -> Answer:
    """A new book: ``variant``, and where wanted ``options``, ``title``, ``names``, ``teams``, ``dealer``, ``date``."""
    rules = house(str(request.get("variant")), fields.part(request, "options"))
    dealer = request.get("dealer")
    header = Header(rules, dealer=None if dealer is None else fields.seat(rules, dealer, "dealer"))
    names, teams = fields.names(request, "names"), fields.names(request, "teams")
    header = with_names(header, names) if names else header
    header = with_teams(header, teams) if teams else header
    header = Header(header.rules, header.players, header.dealer, date=fields.date(request), extra=header.extra)
    return _new(open_book(header, fields.text(request, "title")))


def _new(book: Book) -> Answer:
    return {"book": book_text(book), **_shown(book)}


def _change(request: Request) -> Answer:
    """Do one thing to a book: any change of ``bela.pad.change``, by its name."""
    if request.get("do") not in CHANGES:
        raise PadError(PadFault.UNKNOWN_REQUEST, "do", request.get("do"))
    before = book_asked(request)
    change = read_change(before.rules, {key: value for key, value in request.items() if key != "book"})
    after = changed(before, change)
    line = "" if after is before else change_line(change)
    _KNOWN.clear()
    _KNOWN[request["book"] + line] = after
    return {"append": line, **_shown(after)}


CHANGES = ("enter", "insert", "correct", "remove", "begin", "name", "seat", "dealer", "undo", "redo")


def _preview(request: Request) -> Answer:
    """What an entry would come to, and what else becomes otherwise; nothing is written.

    It stands at the end, of the last match or of ``match``, or as ``change`` says: ``correct`` of the ``row``,
    ``insert`` before it, ``remove`` of it.
    """
    return foreseen_view(foreseen_by(request))


def foreseen_view(found: Foreseen) -> Answer:
    """What is foreseen, as data."""
    row = None if found.row is None else row_view(found.sheet.rules, found.row, found.place or 0)
    return {"row": row, "effects": list(map(effect_view, found.effects))}


def foreseen_by(request: Request) -> Foreseen:
    """What a request for a preview would come to. Raises PadError."""
    book, do = book_asked(request), request.get("change") or "enter"
    if do not in PREVIEWED:
        raise PadError(PadFault.UNKNOWN_REQUEST, "change", ", ".join(PREVIEWED))
    given = {key: request[key] for key in PREVIEWED[do] if key in request}
    return foreseen(book, read_change(book.rules, {"do": do, "id": "-", **given}))  # type: ignore[arg-type]


PREVIEWED = {
    "enter": ("entry", "match"),
    "correct": ("row", "entry"),
    "insert": ("row", "entry"),
    "remove": ("row",),
}


# ---------------------------------------------------------------- looking
def _find(request: Request) -> Answer:
    """The rows in which all words of ``text`` stand; ``labels`` say what the shell calls codes."""
    book = book_asked(request)
    labels = {key: str(value) for key, value in fields.part(request, "labels").items()}
    rows = found(book.pages.sheets, fields.text(request, "text"), labels)
    return {"rows": [{"match": number, "place": place} for number, place in rows]}


def _statistics(request: Request) -> Answer:
    """Figures over all matches, or over the one that ``match`` names."""
    book, only = book_asked(request), request.get("match")
    numbered = enumerate(book.pages.sheets, start=1)
    return {"statistics": figures_view(figures((n, sheet) for n, sheet in numbered if only in (None, n)))}


def _picture(request: Request) -> Answer:
    """The match ``match`` as SVG, in the ``words`` of the shell."""
    sheet, said = sheet_asked(request), fields.part(request, "words")
    sides, seats = fields.names(said, "sides"), fields.names(said, "seats")
    if (len(sides), len(seats)) != (sheet.rules.sides, sheet.rules.seats):
        raise PadError(PadFault.WRONG_NUMBER_OF_NAMES, "words", f"{sheet.rules.sides}, {sheet.rules.seats}")
    title, subtitle, maker, footer = (fields.text(said, key) for key in ("title", "subtitle", "maker", "footer"))
    results = {key: str(value) for key, value in fields.part(said, "results").items()}
    return {"svg": picture(sheet, Words(title, subtitle, maker, sides, seats, results, footer))}


def sheet_asked(request: Request) -> Sheet:
    """The match that a request means by its number, else the last one. Raises PadError."""
    pages = book_asked(request).pages
    return pages.sheets[pages.number_of(fields.number(request["match"], "match") if "match" in request else None)]


# ---------------------------------------------------------------- in and out
FORMS: Mapping[str, Callable[[Book], str]] = {"record": records_text, "csv": table_text, "book": book_text}
"""By the word for it, how a book is written."""


def _export(request: Request) -> Answer:
    """The book in one of the ``FORMS``, as ``record`` where none is named."""
    form = str(request.get("form") or "record")
    if form not in FORMS:
        raise PadError(PadFault.UNKNOWN_REQUEST, "form", ", ".join(FORMS))
    return {"text": FORMS[form](book_asked(request))}


def _import(request: Request) -> Answer:
    """A new book from the ``text`` of records, of a book, or of a table (with ``variant`` and ``options``)."""
    return _new(imported(fields.any_text(request, "text"), request))


def _link(request: Request) -> Answer:
    """A match as a short text for a link or a QR code."""
    return {"link": link_of(sheet_asked(request), book_asked(request).pages.title)}


def _from_link(request: Request) -> Answer:
    """A new book from such a text."""
    return _new(book_from_link(fields.any_text(request, "link")))


REQUESTS: Mapping[str, Callable[[Request], Answer]] = {
    "open": _open,
    "view": lambda request: _shown(book_asked(request)),
    "preview": _preview,
    "find": _find,
    "statistics": _statistics,
    "picture": _picture,
    "export": _export,
    "import": _import,
    "link": _link,
    "from_link": _from_link,
}
"""By the word of a request; every other word is that of a change."""
