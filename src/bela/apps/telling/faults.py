"""What is wrong with options, or with a house rules file, in words."""

from __future__ import annotations

from bela.apps.telling.clean import echo, printable
from bela.i18n import Translator
from bela.rules.faults import Fault, HouseFileError, Missing, OptionError


def option_error(words: Translator, error: OptionError) -> str:
    """The sentence for options, or a house rules file, that cannot be."""
    sentence = fault_sentence(words, error.fault)
    if not isinstance(error, HouseFileError):
        return sentence
    return ": ".join(part for part in (printable(error.source), printable(error.key), sentence) if part)


def fault_sentence(words: Translator, fault: Fault) -> str:
    """The sentence for a fault."""
    all_of = [words.t("fault.and").join(_need(words, missing) for missing in needs) for needs in fault.needs]
    return words.t(
        f"fault.{fault.code}",
        option=printable(fault.option),
        value=echo(fault.value),
        expected=" | ".join(fault.expected),
        first=fault.expected[0] if fault.expected else "",
        last=fault.expected[-1] if fault.expected else "",
        variant=fault.variant,
        fact=words.t(f"fact.{fault.fact}") if fault.fact else "",
        needs=words.t("fault.or").join(all_of),
    )


def _need(words: Translator, missing: Missing) -> str:
    return words.t("fault.need", option=missing.option, needed=" | ".join(missing.needed), actual=missing.actual)
