"""Things with a name in several forms, to be put into a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any, Self

CAPITAL = "cap"
FORMS = re.compile(r"[a-z]+(\.[a-z]+)*")
"""What may stand behind the colon of a placeholder; anything else there is how wide it is, or the like."""


class Term(str):
    """A name whose form the sentence chooses: ``{suit}``, ``{suit:acc}``, ``{suit:cap}``, ``{suit:acc.cap}``.

    By itself it is the name as it stands. ``cap`` writes the first letter large, as at the beginning of a sentence.
    What other forms there are is for each language to say: the catalogue holds them beside the name, as ``suit.h.acc``
    beside ``suit.h``.
    """

    __slots__ = ("_in_form",)
    _in_form: Callable[[str], str]

    def __new__(cls, in_form: Callable[[str], str]) -> Self:
        """A name of which that gives every form."""
        term = super().__new__(cls, in_form(""))
        term._in_form = in_form
        return term

    def __format__(self, spec: str) -> str:
        if not FORMS.fullmatch(spec):
            return super().__format__(spec)
        form, capital = parted(spec)
        text = self._in_form(form)
        return _capital(text) if capital else text


class Filler(Formatter):
    """Fills the placeholders of a text: terms in the form that is asked for, numbers with what is counted."""

    def __init__(self, counted: Callable[[str, int], str]) -> None:
        self._counted = counted

    def fill(self, text: str, params: Mapping[str, object]) -> str:
        """The text with its placeholders filled."""
        return self.vformat(text, (), params)

    def format_field(self, value: Any, format_spec: str) -> str:  # noqa: ANN401 - the signature of the standard library
        """``{points:points}`` is a number and what it counts: 21 points."""
        match value:
            case int() if FORMS.fullmatch(format_spec):
                return self._counted(format_spec, value)
            case str() if not isinstance(value, Term) and FORMS.fullmatch(format_spec):
                return _capital(value) if parted(format_spec)[1] else value
            case _:
                return format(value, format_spec)


def parted(spec: str) -> tuple[str, bool]:
    """The form that is asked for, and whether its first letter is to be large."""
    forms = spec.split(".")
    return ".".join(form for form in forms if form != CAPITAL), CAPITAL in forms


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
