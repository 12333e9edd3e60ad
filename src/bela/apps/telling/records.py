"""What is wrong with a record, or worth saying of one, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bela.apps.telling.clean import echo, printable
from bela.apps.telling.faults import option_error
from bela.apps.telling.refusals import not_an_action, refusal
from bela.apps.telling.voice import Voice
from bela.deal.errors import IllegalAction
from bela.deal.notation import NotationError, parse_said
from bela.i18n import Translator, family_of
from bela.match import Match
from bela.record import Note, RecordError
from bela.rules.faults import OptionError

NOTHING = "-"


class Details(dict[str, str]):
    """What is filled in; of what an error does not say there is nothing to tell."""

    def __missing__(self, _name: str) -> str:
        return NOTHING


def record_error(words: Translator, error: RecordError, match: Match | None = None) -> str:
    """The sentence for a fault of a record, with its line and its field; ``match`` is as it was before the fault."""
    spoken = words if match is None else Translator(words.language, family_of(match.rules))
    place = [words.t("record.line", line=error.line)] if error.line is not None else []
    return ": ".join([*place, *[printable(error.key)] * bool(error.key), _sentence(spoken, error, match)])


def record_note(words: Translator, note: Note) -> str:
    """The sentence for something worth saying of a sound record."""
    sentence = words.t(f"record.note.{note.code}")
    return sentence if note.line is None else ": ".join([words.t("record.line", line=note.line), sentence])


def _sentence(words: Translator, error: RecordError, match: Match | None) -> str:
    found = Details({name: _written(value) for name, value in error.params.items()})
    if "expected" in error.params:
        found["expected"] = _expected(words, error.params)
    behind = _behind(words, error, match)
    if behind:
        found["reason"] = behind
    return words.fill(f"record.fault.{error.code}", found)


def _written(value: object) -> str:
    """A value of a record, short and clean."""
    return echo(" : ".join(map(str, value)) if isinstance(value, list | tuple) else str(value))


def _expected(words: Translator, params: Mapping[str, object]) -> str:
    """What a field should have held."""
    choices = params.get("choices", ())
    listed = ", ".join(map(str, choices)) if isinstance(choices, Sequence) else ""
    return words.t(f"record.expected.{params['expected']}", size=params.get("size", 0), choices=listed)


def _behind(words: Translator, error: RecordError, match: Match | None) -> str:
    """What lies behind the fault, where that has a sentence of its own."""
    match error.__cause__:
        case OptionError() as cause:
            return option_error(words, cause)
        case NotationError() as cause:
            return not_an_action(words, cause)
        case IllegalAction() as cause:
            return f"({cause.rule})" if match is None else _refusal(words, match, str(error.params["action"]), cause)
        case _:
            return ""


def _refusal(words: Translator, match: Match, text: str, cause: IllegalAction) -> str:
    voice = Voice.at(match.rules, None, language=words.language, signs=False)
    board = None if match.deal is None else match.deal.board
    return refusal(voice, board, parse_said(text)[1], cause)
