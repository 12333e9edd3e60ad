"""The score pad of a page: the requests of ``bela.pad.api``, with every sentence that a reader sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bela.apps.inpage.pad_told import book_told, faces, figures_told, preview_told
from bela.apps.telling.faults import option_error
from bela.apps.telling.pad_drawing import drawing
from bela.apps.telling.pad_faults import pad_error
from bela.apps.telling.pad_voice import pad_voice
from bela.i18n import Translator
from bela.pad.api import book_asked, book_known, done, foreseen_by, foreseen_view, option_view, sheet_asked
from bela.pad.faults import PadError
from bela.pad.view import fault_view
from bela.rules.faults import OptionError
from bela.scoring import Result

Request = Mapping[str, Any]
Answer = dict[str, Any]


def answered(words: Translator, request: Request) -> Answer:
    """The answer to a request of the pad, with its sentences under ``told``; a refusal has its ``sentence``."""
    try:
        return _SPECIAL.get(str(request.get("do")), _plain)(words, request)
    except PadError as fault:
        return {"ok": False, "error": {**fault_view(fault), "sentence": pad_error(words, fault)}}
    except OptionError as error:
        return {"ok": False, "error": {**option_view(error), "sentence": option_error(words, error)}}


def _plain(words: Translator, request: Request) -> Answer:
    """What the pad answers; where that shows a book, with the book in words."""
    found = done(request)
    if "view" not in found:
        return found
    text = found.get("book") or f"{request.get('book')}{found.get('append', '')}"
    return {**found, "told": book_told(words, book_known(text))}


def _preview(words: Translator, request: Request) -> Answer:
    found = foreseen_by(request)
    return {"ok": True, **foreseen_view(found), "told": preview_told(words, found)}


def _find(words: Translator, request: Request) -> Answer:
    return done({**request, "labels": {result.value: words.t(f"sheet.{result}") for result in Result}})


def _statistics(words: Translator, request: Request) -> Answer:
    return {"ok": True, **figures_told(words, book_asked(request).pages.sheets, done(request)["statistics"])}


def _picture(words: Translator, request: Request) -> Answer:
    sheet, title = sheet_asked(request), book_asked(request).pages.title
    return {"ok": True, "svg": drawing(pad_voice(sheet, language=words.language, signs=True), sheet, title)}


_SPECIAL = {"preview": _preview, "find": _find, "statistics": _statistics, "picture": _picture, "faces": faces}
"""The requests whose answer is more than the pad's own with a book in words."""
