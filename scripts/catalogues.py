"""Compile the catalogues, and find what is missing or wrong in them. Started by catalogue.py."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog

import catalogue_forms
import catalogue_keys
from bela.i18n.catalogue import KNOWN
from catalogue_flaws import flaws, missing
from catalogue_json import for_page, page_of
from catalogue_mo import compiled
from catalogue_texts import ENGLISH, catalogue_of, catalogues, language_of, read, texts_of


def main() -> int:
    """Do what the command line asks; 1 when something is wrong."""
    parser = argparse.ArgumentParser(description="The catalogues of words.")
    tasks = parser.add_subparsers(dest="task", required=True)
    tasks.add_parser("check", help="hold the catalogues to the code and to each other")
    tasks.add_parser("compile", help="make the complete ones ready to use")
    tasks.add_parser("extract", help="list the keys that the code uses")
    absent = tasks.add_parser("missing", help="print what a language lacks, in English, ready to be translated")
    absent.add_argument("language", choices=KNOWN)
    asked = parser.parse_args()
    match asked.task:
        case "compile":
            return max(map(compile_one, catalogues()))
        case "extract":
            print(*sorted(catalogue_keys.used()), sep="\n")
            return 0
        case "missing":
            print(*lacking(asked.language), sep="\n")
            return 0
        case _:
            wrong = [f"{language_of(path)}: {line}" for path in catalogues() for line in flaws(path)]
            print(*wrong, f"flaws: {len(wrong)}", sep="\n")
            return int(bool(wrong))


def compile_one(path: Path) -> int:
    """Compile a catalogue if it is complete, else 1: what a language lacks would break a game in the middle."""
    lacks = missing(texts_of(read(path)))
    if lacks:
        path.with_suffix(".mo").unlink(missing_ok=True)
        page_of(path).unlink(missing_ok=True)
        print(f"{language_of(path)}: not compiled, for {len(lacks)} texts are missing")
        return 1
    path.with_suffix(".mo").write_bytes(compiled(path))
    page_of(path).write_text(for_page(path), encoding="utf-8")
    return 0


# ---------------------------------------------------------------- what a language lacks
def lacking(language: str) -> Iterator[str]:
    """The entries that a catalogue lacks, each below its English text, and the forms that its texts ask for."""
    path, english = catalogue_of(language), texts_of(read(ENGLISH))
    texts = texts_of(read(path)) if path.exists() else {}
    wanted = set(missing(texts))
    for key in english:
        if key in wanted:
            yield from entry(language, key, english[key])
    for form, key in sorted(catalogue_forms.wanted(texts).items()):
        if form not in texts and not catalogue_forms.is_a_form_of_nothing(form):
            yield from (f"# {key} asks for this form", f'msgid "{form}"', 'msgstr ""', "")


def entry(language: str, key: str, english: tuple[str, ...]) -> Iterator[str]:
    """An empty entry."""
    yield from (f"# {json.dumps(text, ensure_ascii=False)}" for text in english)
    yield f'msgid "{key}"'
    if len(english) == 1:
        yield 'msgstr ""'
    else:
        yield f'msgid_plural "{key}"'
        yield from (f'msgstr[{form}] ""' for form in range(Catalog(locale=language).num_plurals))
    yield ""


if __name__ == "__main__":
    sys.exit(main())
