"""What the score pad refuses, in words."""

from __future__ import annotations

from bela.apps.telling.clean import echo, printable
from bela.apps.telling.pad_voice import PadVoice
from bela.apps.telling.records import record_error
from bela.i18n import Translator
from bela.pad.faults import PadError, PadFault
from bela.record import RecordError

DISAGREEING = ("maker_side", "side", "bela", "last_trick", "capot", "announced_by", "claimer", "dealer")
"""The fields of which a contradiction says whose they can only be; under ``pad.disagree.`` in the catalogues."""
NESTED = (PadFault.BAD_LINE, PadFault.BAD_TABLE)
"""Faults behind which stands another one."""


def pad_error(words: Translator, fault: PadError, voice: PadVoice | None = None) -> str:
    """The sentence for a refusal, with the rule behind it where there is one.

    Where a ``voice`` is given, it names sides and players; else they go by their numbers in order of play.
    """
    sentence = reason(words, fault, voice)
    return words.t("refused", sentence=sentence, rule=fault.rule) if fault.rule else sentence


def reason(words: Translator, fault: PadError, voice: PadVoice | None = None) -> str:
    """Why something is refused."""
    cause = fault.__cause__
    if fault.code in NESTED and isinstance(cause, PadError):
        return words.t(fault.key, field=printable(fault.field), detail=reason(words, cause, voice))
    if fault.code is PadFault.DISAGREE:
        return _disagreement(words, fault, voice)
    own = printable if fault.code is PadFault.OTHER_RULES else echo  # what the program says itself is told whole
    detail = record_error(words, cause) if isinstance(cause, RecordError) else own(fault.detail)
    sentence = words.t(fault.key, field=printable(fault.field), detail=detail)
    return f"{sentence[:1].upper()}{sentence[1:].rstrip('. ')}."


def _disagreement(words: Translator, fault: PadError, voice: PadVoice | None) -> str:
    """What can only be otherwise, and how it can be."""
    about = fault.field.rpartition(".")[2]
    if about == "announced":
        return words.t("pad.disagree.announced", who=fault.detail)
    if not fault.detail:
        return words.t("pad.disagree.nothing_announced")
    who = [_called(voice, int(number), is_seat=about == "dealer") for number in fault.detail.split()]
    return words.t(f"pad.disagree.{about}", who=words.listed(who))


def _called(voice: PadVoice | None, number: int, *, is_seat: bool) -> str:
    """A player or a side by name, or by number from 1 where no names are known."""
    if voice is None:
        return str(number + 1)
    return voice.names[number] if is_seat else voice.side(number)
