"""A book of the score pad in words, piece by piece, as a page sets them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bela.apps.telling.account import settled_rows
from bela.apps.telling.pad_effects import effect_lines
from bela.apps.telling.pad_faults import pad_error
from bela.apps.telling.pad_figures import called
from bela.apps.telling.pad_sheet import aim, spoken, standing_lines
from bela.apps.telling.pad_table import maker_of, result_of
from bela.apps.telling.pad_voice import PadVoice, pad_voice, pad_voices
from bela.apps.telling.reasons import reason_sentence
from bela.apps.telling.voice import Voice
from bela.i18n import Translator
from bela.pad.book import Book
from bela.pad.effects import Foreseen
from bela.pad.model import Row, Sheet
from bela.pad.view import row_reasons
from bela.rules.variants import house

Told = dict[str, Any]


def book_told(words: Translator, book: Book) -> Told:
    """Every match in words."""
    return {"matches": [sheet_told(words, sheet) for sheet in book.pages.sheets]}


def sheet_told(words: Translator, sheet: Sheet) -> Told:
    """Who plays, every row, how it stands, and what would be called out."""
    voice, rules = pad_voice(sheet, language=words.language, signs=True), sheet.rules
    return {
        **_people(voice),
        "aim": aim(words, rules),
        "rows": [row_told(voice, row) for row in sheet.rows],
        "standing": list(standing_lines(voice, sheet))[1:],
        "spoken": spoken(voice, sheet),
    }


def _people(voice: PadVoice) -> Told:
    return {
        "seats": [str(name) for name in voice.names],
        "sides": [str(voice.side(side)) for side in range(voice.rules.sides)],
        "side_of": [voice.rules.side_of(seat) for seat in range(voice.rules.seats)],
    }


def row_told(voice: PadVoice, row: Row) -> Told:
    """Who chose, what became of it, its account and why; or why the row does not count."""
    past = row.past
    shown = () if past is None else (("account.cards", past.tally.card_points), *settled_rows(past.settlement))
    return {
        "maker": str(maker_of(voice, row)),
        "result": result_of(voice, row),
        "account": [[voice.words.t(key), list(points)] for key, points in shown if any(points)],
        "reasons": [reason_sentence(voice, reason) for reason in row_reasons(voice.rules, row)],
        "fault": None if row.fault is None else pad_error(voice.words, row.fault, voice),
    }


def preview_told(words: Translator, found: Foreseen) -> Told:
    """Why a row that is not written yet would come out so, and what follows from it."""
    voice = pad_voice(found.sheet, language=words.language, signs=True)
    reasons = () if found.row is None else row_reasons(found.sheet.rules, found.row)
    return {
        "reasons": [reason_sentence(voice, reason) for reason in reasons],
        "effects": list(effect_lines(voice, found.effects)),
    }


def figures_told(words: Translator, sheets: Iterable[Sheet], found: Mapping[str, Any]) -> Told:
    """The figures, each under the name of whom they are about; ``sheets`` are all matches of the book."""
    voices = pad_voices(sheets, language=words.language, signs=True)
    players, sides = (
        [{"name": str(called(voices[own["match"] - 1], who)), **own} for who, own in found[key].items()]
        for key in ("players", "sides")
    )
    results = [[words.t(f"sheet.{result}"), times] for result, times in found["results"].items()]
    courses = [{**course, "names": _people(voices[course["match"] - 1])["sides"]} for course in found["courses"]]
    return {"players": players, "sides": sides, "results": results, "courses": courses}


def faces(words: Translator, request: Mapping[str, Any]) -> Told:
    """What seats and sides are called at a table where nobody has a name yet. Raises OptionError."""
    rules = house(str(request.get("variant")), request.get("options") or {})
    voice = Voice.at(rules, None, language=words.language, signs=True)
    return {"ok": True, "seats": [str(name) for name in voice.names], "sides": rules.sides, "partners": rules.partners}
