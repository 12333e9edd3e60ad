"""What the score pad refuses, in words."""

from __future__ import annotations

from bela.apps.telling.clean import echo, printable
from bela.apps.telling.records import record_error
from bela.i18n import Translator
from bela.pad.faults import PadError, PadFault
from bela.record import RecordError

NESTED = (PadFault.BAD_LINE, PadFault.BAD_TABLE)
"""Faults behind which stands another one."""


def pad_error(words: Translator, fault: PadError) -> str:
    """The sentence for a refusal, with the rule behind it where there is one."""
    sentence = reason(words, fault)
    return words.t("refused", sentence=sentence, rule=fault.rule) if fault.rule else sentence


def reason(words: Translator, fault: PadError) -> str:
    """Why something is refused."""
    cause = fault.__cause__
    if fault.code in NESTED and isinstance(cause, PadError):
        return words.t(fault.key, field=printable(fault.field), detail=reason(words, cause))
    detail = record_error(words, cause) if isinstance(cause, RecordError) else echo(fault.detail)
    sentence = words.t(fault.key, field=printable(fault.field), detail=detail)
    return f"{sentence[:1].upper()}{sentence[1:].rstrip('. ')}."
