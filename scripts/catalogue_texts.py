"""Catalogues read, and their texts by key."""

from __future__ import annotations

import re
import string
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from bela.i18n.catalogue import KNOWN

LOCALES = Path(__file__).resolve().parent.parent / "src" / "bela" / "i18n" / "locales"
FORMATTER = string.Formatter()
SUFFIX = re.compile(r"\.(you|them|scottish|croatian|german)(?=\.|$)")
"""What a key may have behind it: the reader, the reader's opponents, and the words of a rule family or a deck."""

Texts = dict[str, tuple[str, ...]]
"""By key the text, or the text in each plural form."""


def catalogue_of(language: str) -> Path:
    """Where the catalogue of a language is."""
    return LOCALES / language / "LC_MESSAGES" / "bela.po"


ENGLISH = catalogue_of(KNOWN[0])


def catalogues() -> list[Path]:
    """The catalogues, as texts; the English one first."""
    return [path for language in KNOWN if (path := catalogue_of(language)).exists()]


def language_of(path: Path) -> str:
    """The language of a catalogue."""
    return path.parent.parent.name


def read(path: Path) -> Catalog:
    """A catalogue. Raises PoFileError for a text that is none."""
    with path.open("rb") as file:
        return read_po(file, locale=language_of(path), abort_invalid=True)


def messages_of(catalog: Catalog) -> dict[str, Message]:
    """The entries of a catalogue by their keys, without its head."""
    return {message.id if isinstance(message.id, str) else message.id[0]: message for message in catalog if message.id}


def texts_of(catalog: Catalog) -> Texts:
    """The texts of a catalogue."""
    return {key: _texts(message) for key, message in messages_of(catalog).items()}


def _texts(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ("",))


def common(key: str) -> str:
    """The key without what it may have behind it."""
    return SUFFIX.sub("", key)


def placeholders(text: str) -> set[str]:
    """The names of what is filled in, whatever their form."""
    return {name for _, name, _, _ in FORMATTER.parse(text) if name is not None}
