"""What is wrong with a catalogue: by itself, beside the code, and beside the English one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from gettext import c2py
from pathlib import Path

from babel.messages.catalog import Catalog, Message

import catalogue_forms
import catalogue_keys
from bela.i18n.catalogue import KNOWN
from catalogue_json import for_page, page_of
from catalogue_mo import compiled
from catalogue_texts import ENGLISH, FORMATTER, Texts, common, language_of, messages_of, placeholders, read, texts_of

COUNTS = range(201)
"""The numbers that tell which plural form stands for which."""

LETTERS = {"en": "", "hr": "čćđšž", "cs": "áčďéěíňóřšťúůýž", "de": "äöüß"}
"""The letters that a language has besides those of English; words of Croatian tables keep theirs in every language."""

ENGLISH_WORD = re.compile(
    r"\b(the|of|you|your|are|is|not|with|when|which|and|cards?|trumps?|points|tricks?|dealer|game)\b"
)
"""What no text in another language holds, and most of the English ones do."""

IN_ENGLISH = {"number_type"}
"""What click fills in in English; other languages do without."""

SAME = "same:"
"""How a translator's comment begins that says why a text is like the English one."""


def flaws(path: Path) -> Iterator[str]:
    """Everything that is wrong with a catalogue, in sentences."""
    catalog = read(path)
    texts = texts_of(catalog)
    yield from _plurals(path, catalog)
    yield from (f"no text for {key}" for key in missing(texts))
    yield from (f"{key} is used nowhere" for key in _left_over(texts))
    yield from (f"{key} has an empty text" for key, several in texts.items() if not all(several))
    yield from _forms(texts)
    yield from _placeholders(catalog, texts)
    if language_of(path) != KNOWN[0]:
        yield from _too_english(language_of(path), messages_of(catalog), texts)
    mo = path.with_suffix(".mo")
    if not mo.exists() or mo.read_bytes() != compiled(path):
        yield "the compiled catalogue is not up to date: compile it"
    yield from _of_the_page(path)


def _of_the_page(path: Path) -> Iterator[str]:
    page = page_of(path)
    try:
        if not page.exists() or page.read_text(encoding="utf-8") != for_page(path):
            yield "the texts of the page are not up to date: compile the catalogue"
    except ValueError as error:
        yield str(error)


def missing(texts: Texts) -> list[str]:
    """The keys that the code uses and the catalogue lacks."""
    return sorted(catalogue_keys.used() - texts.keys())


def _left_over(texts: Texts) -> Iterator[str]:
    """What neither the code uses nor another text asks for as a form of a name."""
    wanted = catalogue_keys.used() | catalogue_forms.wanted(texts).keys()
    yield from (key for key in sorted(texts) if not {key, common(key), f"{common(key)}.you"} & wanted)


def _forms(texts: Texts) -> Iterator[str]:
    """Forms of names that a text asks for and that are not there."""
    for form, key in sorted(catalogue_forms.wanted(texts).items()):
        if catalogue_forms.is_a_form_of_nothing(form):
            yield f"{key} asks for {form}, which has no forms"
        elif form not in texts:
            yield f"{key} asks for {form}, which is missing"


# ---------------------------------------------------------------- plurals and placeholders
def _plurals(path: Path, catalog: Catalog) -> Iterator[str]:
    right = Catalog(locale=language_of(path)).plural_forms
    if catalog.plural_forms != right:
        yield f"Plural-Forms should be {right}"


def _placeholders(catalog: Catalog, texts: Texts) -> Iterator[str]:
    """Texts that leave out or add a placeholder of the English text under the same key."""
    english = texts_of(read(ENGLISH))
    alone = _alone(catalog)
    for key, several in texts.items():
        wanted = placeholders(english.get(key, several)[-1])
        for form, text in enumerate(several):
            differing = placeholders(text) ^ wanted
            optional = {"n"} if form in alone and len(several) > 1 else set()
            if differing - (optional | IN_ENGLISH):
                yield f"{key} has other placeholders: {sorted(differing)}"


def _alone(catalog: Catalog) -> set[int]:
    """The plural forms that stand for a single number, which they need not name."""
    form_of = c2py(catalog.plural_expr)
    forms = [form_of(count) for count in COUNTS]
    return {form for form in forms if forms.count(form) == 1}


# ---------------------------------------------------------------- beside the English one
def _too_english(language: str, messages: dict[str, Message], texts: Texts) -> Iterator[str]:
    """Texts that are like the English one, hold English words, or letters that the language does not have."""
    english = texts_of(read(ENGLISH))
    for key, several in texts.items():
        said = [" ".join(literal for literal, *_ in FORMATTER.parse(text)) for text in several]
        if several[-1] == english.get(key, ("",))[-1] and _has_words(said[-1]) and not _argued(messages[key]):
            yield f'{key} is like the English text, and no comment "{SAME}" says why'
        for word in sorted({word for text in said for word in ENGLISH_WORD.findall(text)}):
            yield f"{key} has an English word: {word}"
        letters = LETTERS[language] + LETTERS["hr"] * key.endswith(".croatian")
        strange = {char for text in said for char in text.lower() if char.isalpha() and not char.isascii()} - {*letters}
        if strange:
            yield f"{key} has letters of another language: {sorted(strange)}"


def _has_words(text: str) -> bool:
    return any(char.isalpha() for char in text)


def _argued(message: Message) -> bool:
    return any(comment.startswith(SAME) for comment in message.user_comments)
