"""What is wrong with a record, or worth saying about one, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bela.apps.telling.faults import option_error
from bela.apps.telling.refusals import echo, not_an_action, refusal
from bela.apps.telling.voice import Voice
from bela.deal.errors import IllegalAction
from bela.deal.notation import NotationError, parse_said
from bela.i18n import Translator, family_of
from bela.match import Match
from bela.record import Note, RecordError
from bela.rules.faults import OptionError

PARAMS = ("found", "right", "last", "known", "most", "at", "card", "action", "held", "reason")
"""What the sentences may speak of."""


def fault_line(words: Translator, file: object, fault: RecordError, match: Match | None) -> str:
    """One line: file, line, field and reason; ``match`` is the match before the fault."""
    place = str(file) if fault.line is None else words.t("record.place", file=file, line=fault.line)
    parts = [place, *([fault.key] if fault.key else []), fault_sentence(words, fault, match)]
    return ": ".join(parts)


def fault_sentence(words: Translator, fault: RecordError, match: Match | None) -> str:
    """The reason alone."""
    params = {name: shown(fault.params[name]) if name in fault.params else "-" for name in PARAMS}
    params["reason"] = _cause(words, fault, match) or params["reason"]
    params["expected"] = _expected(words, fault)
    return words.t(f"record.fault.{fault.code}", **params)


def _cause(words: Translator, fault: RecordError, match: Match | None) -> str:
    """The sentence for what lies behind it, where that has one of its own."""
    match fault.__cause__:
        case OptionError() as error:
            return option_error(words, error)
        case NotationError() as error:
            return not_an_action(words, error)
        case IllegalAction() as error if match is not None:
            voice = Voice.at(match.rules, None, language=words.language, signs=False)
            board = None if match.deal is None else match.deal.board
            return refusal(voice, board, parse_said(str(fault.params["action"]))[1], error)  # type: ignore[arg-type]
        case _:
            return ""


def _expected(words: Translator, fault: RecordError) -> str:
    """What a field should have held."""
    if "expected" not in fault.params:
        return ""
    choices = fault.params.get("choices", ())
    listed = ", ".join(map(str, choices)) if isinstance(choices, Sequence) else ""
    return words.t(f"record.expected.{fault.params['expected']}", size=fault.params.get("size", 0), choices=listed)


def shown(value: object) -> str:
    """A value of a record, short enough for a sentence."""
    return echo(" : ".join(map(str, value)) if isinstance(value, list | tuple) else str(value))


def note_line(words: Translator, file: object, note: Note) -> str:
    """One line about something worth saying."""
    return f"{file}: {words.t(f'record.note.{note.code}')}"


def sound_line(words: Translator, file: object, match: Match) -> str:
    """One line about a record in which nothing is wrong."""
    variant = words.t(f"variant.{match.rules.name}")
    return words.n("record.sound", len(match.hall.past), file=file, variant=variant)


def family_words(words: Translator, match: Match | None) -> Translator:
    """The words of the rule family that a record is about."""
    return words if match is None else Translator(words.language, family_of(match.rules))
