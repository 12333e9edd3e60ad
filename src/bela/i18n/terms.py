"""Things with a name in several forms, to be put into a sentence."""

from __future__ import annotations

from collections.abc import Callable

CAPITAL = "cap"


class Term:
    """A name whose form the sentence chooses: ``{suit}``, ``{suit:acc}``, ``{suit:cap}``, ``{suit:acc.cap}``.

    ``cap`` writes the first letter large, as at the beginning of a sentence. What other forms there are is for each
    language to say: the catalogue holds them beside the name, as ``suit.h.acc`` beside ``suit.h``.
    """

    def __init__(self, in_form: Callable[[str], str]) -> None:
        self._in_form = in_form

    def __format__(self, spec: str) -> str:
        forms = [form for form in spec.split(".") if form]
        text = self._in_form(".".join(form for form in forms if form != CAPITAL))
        return text[:1].upper() + text[1:] if CAPITAL in forms else text

    def __str__(self) -> str:
        return format(self)
