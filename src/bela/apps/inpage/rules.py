"""Rules for a page: what can be chosen, what holds then, and the rule book of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bela.apps.book import document, fragment
from bela.apps.offering import fault_data, held_data, offered
from bela.apps.telling.faults import option_error
from bela.apps.telling.voice import Voice
from bela.cards import cards_of, cards_text
from bela.i18n import Translator
from bela.rules.faults import OptionError
from bela.rules.variants import house

Answer = dict[str, Any]


def answered(words: Translator, request: Mapping[str, Any]) -> Answer:
    """``do`` is ``offered``, ``held`` or ``book``; the last two take ``variant`` and ``options``."""
    if request.get("do") == "offered":
        return {"ok": True, **offered()}
    try:
        rules = house(str(request.get("variant")), request.get("options") or {})
        held = held_data(rules, "")
    except OptionError as error:
        return {"ok": False, "error": {**fault_data(error.fault), "sentence": option_error(words, error)}}
    if request.get("do") != "book":
        return {"ok": True, **held, "pack": cards_text(cards_of(rules.pack))}
    voice = Voice.at(rules, None, language=words.language, signs=True)
    found = document(voice)
    return {"ok": True, "title": found.title, "html": fragment(voice, found), "changed": held["changed"]}
