"""What is wrong with a record, or worth saying of one, in words."""

from __future__ import annotations

from collections.abc import Mapping

from bela.apps.telling.refusals import echo
from bela.i18n import MissingTextError, Translator
from bela.record import Note, RecordError

NOTHING = "-"


class Details(dict[str, str]):
    """What is filled in; of what an error does not say there is nothing to tell."""

    def __missing__(self, _name: str) -> str:
        return NOTHING


def record_error(words: Translator, error: RecordError) -> str:
    """The sentence for a fault of a record, with its line and its field."""
    sentence = words.fill(f"record.fault.{error.code}", details(words, error.params))
    place = [words.t("record.line", line=error.line)] if error.line is not None else []
    return ": ".join([*place, *[error.key] * bool(error.key), sentence])


def record_note(words: Translator, note: Note) -> str:
    """The sentence for something worth saying of a sound record."""
    sentence = words.t(f"record.note.{note.code}")
    return sentence if note.line is None else ": ".join([words.t("record.line", line=note.line), sentence])


def details(words: Translator, params: Mapping[str, object]) -> Details:
    """What is filled in: short and clean, and a reason that is a code in words where it has some."""
    found = Details({name: echo(str(value)) for name, value in params.items()})
    if "reason" in params:
        found["reason"] = reason(words, str(params["reason"]), found)
    return found


def reason(words: Translator, code: str, found: Details) -> str:
    """Why text is no action, where it is that; else the reason as it is given."""
    if not code.isidentifier():
        return code
    try:
        return words.fill(f"notation.{code}", Details(text=found["found"]))
    except MissingTextError:
        return code.replace("_", " ")
