"""What a catalogue holds for the browser: texts of the game and the page, plural forms by the browser's categories."""

from __future__ import annotations

import json
from collections.abc import Mapping
from gettext import c2py
from pathlib import Path

from babel import Locale
from babel.messages.catalog import Catalog

from catalogue_texts import Texts, language_of, read, texts_of

PAGE = Path(__file__).resolve().parent.parent / "src" / "bela" / "apps" / "web" / "static"
ELSEWHERE = (
    *("ask", "book", "cli", "help", "menu", "notation", "play", "record", "referee", "scenario"),
    *("solve", "start", "tui", "watch", "pad.cli", "pad.fault", "pad.help", "pad.quick", "pad.who"),
)
"""How the keys begin that the page has no use for."""
SHARED = (
    "book.title",
    "play.bot_failed",
    *(
        f"tui.{name}"
        for name in (
            *("german", "dealer", "maker", "turned", "last_trick", "score"),
            *("games", "tricks", "claim", "claim_no"),
        )
    ),
)
"""What the rule book, the full screen and the page say alike."""
COUNTS = range(201)


def page_of(path: Path) -> Path:
    """Where the page finds the texts of a catalogue."""
    return PAGE / "i18n" / f"{language_of(path)}.json"


def for_page(path: Path) -> str:
    """The file for the page."""
    catalog = read(path)
    categories = _categories(catalog, language_of(path))
    texts = {key: _shown(several, categories) for key, several in sorted(_wanted(texts_of(catalog)).items())}
    return json.dumps(texts, ensure_ascii=False, indent=0, sort_keys=True) + "\n"


def _wanted(texts: Texts) -> Texts:
    return {key: several for key, several in texts.items() if _of_use(key)}


def _of_use(key: str) -> bool:
    if " " in key or "." not in key:
        return key == "refused"
    return _begins(key, SHARED) or not _begins(key, ELSEWHERE)


def _begins(key: str, beginnings: tuple[str, ...]) -> bool:
    return any(f"{key}.".startswith(f"{one}.") for one in beginnings)


def _shown(several: tuple[str, ...], categories: Mapping[str, int]) -> str | dict[str, str]:
    if len(several) == 1:
        return several[0]
    return {category: several[form] for category, form in categories.items()}


def _categories(catalog: Catalog, language: str) -> dict[str, int]:
    """By category of Intl.PluralRules: the plural form of the catalogue. Raises ValueError where the two differ."""
    form_of, locale = c2py(catalog.plural_expr), Locale.parse(language)
    found: dict[str, int] = {}
    for count in COUNTS:
        category = locale.plural_form(count)
        if found.setdefault(category, form_of(count)) != form_of(count):
            message = f"{language}: {count} is {category} by CLDR, and that is no single plural form here"
            raise ValueError(message)
    return {"other": form_of(max(COUNTS)), **found}
