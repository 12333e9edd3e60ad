"""Compile the catalogues, and find what is wrong with them. Started by catalogue.py."""

from __future__ import annotations

import argparse
import io
import re
import string
import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

import catalogue_keys

LOCALES = Path(__file__).resolve().parent.parent / "src" / "bela" / "i18n" / "locales"
FORMATTER = string.Formatter()
SUFFIX = re.compile(r"\.(you|them|scottish|croatian|german)(?=\.|$)")
"""What a key may have behind it: the reader, the reader's opponents, and the words of a rule family or a deck."""


def main() -> int:
    """Do what the command line asks; 1 when something is wrong."""
    parser = argparse.ArgumentParser(description="The catalogues of words.")
    parser.add_argument("task", choices=("check", "compile", "extract"))
    match parser.parse_args().task:
        case "compile":
            for path in catalogues():
                path.with_suffix(".mo").write_bytes(compiled(path))
            return 0
        case "extract":
            print(*sorted(catalogue_keys.used()), sep="\n")
            return 0
        case _:
            wrong = [f"{path.parent.parent.name}: {line}" for path in catalogues() for line in flaws(path)]
            print(*wrong, f"flaws: {len(wrong)}", sep="\n")
            return int(bool(wrong))


def catalogues() -> list[Path]:
    """The catalogues, as texts."""
    return sorted(LOCALES.glob("*/LC_MESSAGES/bela.po"))


def read(path: Path) -> Catalog:
    """A catalogue. Raises PoFileError for a text that is none."""
    with path.open("rb") as file:
        return read_po(file, locale=path.parent.parent.name, abort_invalid=True)


class Lean(Catalog):
    """A catalogue that is compiled to the same bytes at any time and by any version: its header says little."""

    def __iter__(self) -> Iterator[Message]:
        messages = super().__iter__()
        next(messages)
        yield Message("", f"Content-Type: text/plain; charset=utf-8\nPlural-Forms: {self.plural_forms}\n")
        yield from messages


def compiled(path: Path) -> bytes:
    """What the compiled catalogue should hold."""
    found = read(path)
    lean = Lean(locale=found.locale, charset="utf-8")
    for message in found:
        if message.id:
            lean[message.id] = message
    out = io.BytesIO()
    write_mo(out, lean)
    return out.getvalue()


def flaws(path: Path) -> Iterator[str]:
    """Everything that is wrong with a catalogue, in sentences."""
    found = {str(_key(message)): message for message in read(path) if message.id}
    used = catalogue_keys.used()
    yield from (f"no text for {key}" for key in sorted(used - found.keys()))
    yield from (f"{key} is used nowhere" for key in sorted(found) if not _is_used(key, used))
    yield from (f"{key} has an empty text" for key, message in found.items() if not all(_texts(message)))
    yield from _differing(found)
    compiled_path = path.with_suffix(".mo")
    if not compiled_path.exists() or compiled_path.read_bytes() != compiled(path):
        yield "the compiled catalogue is not up to date: compile it"


def _is_used(key: str, used: set[str]) -> bool:
    """Whether the code uses the key, or one for which this is the family's own, or whose form this is."""
    common = SUFFIX.sub("", key)
    forms = {key.rpartition(".")[0], common.rpartition(".")[0]}
    return bool({key, common, f"{common}.you"} & used or forms & catalogue_keys.terms())


def _differing(found: dict[str, Message]) -> Iterator[str]:
    """Texts that leave out or add a placeholder of the first catalogue's text under the same key."""
    first = {str(_key(message)): message for message in read(catalogues()[0]) if message.id}
    for key, message in found.items():
        wanted = placeholders(first[key]) if key in first else placeholders(message)
        if placeholders(message) != wanted:
            yield f"{key} has other placeholders: {sorted(placeholders(message) ^ wanted)}"


def placeholders(message: Message) -> set[str]:
    """The names of what is filled in, whatever their form."""
    return {name for text in _texts(message) for _, name, _, _ in FORMATTER.parse(text) if name is not None}


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _texts(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ("",))


if __name__ == "__main__":
    sys.exit(main())
