"""What can be wrong with options, with the shape of a table, or with a house rules file: codes and sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType


class FaultCode(StrEnum):
    """What was wrong. The sentence for each stands in ``ENGLISH``."""

    # names and values
    UNKNOWN_VARIANT = "unknown_variant"
    UNKNOWN_OPTION = "unknown_option"
    UNLIKE_OPTIONS = "unlike_options"
    UNKNOWN_VALUE = "unknown_value"
    NUMBER_OUT_OF_RANGE = "number_out_of_range"
    BAD_CONTEST_ORDER = "bad_contest_order"
    # what is allowed with what
    NOT_IN_THIS_VARIANT = "not_in_this_variant"
    VALUE_NOT_IN_THIS_VARIANT = "value_not_in_this_variant"
    DOES_NOT_ARISE = "does_not_arise"
    CONTRADICTS = "contradicts"
    # the shape of a table
    BAD_SEATS = "bad_seats"
    BAD_PARTNERS = "bad_partners"
    BAD_PACKETS = "bad_packets"
    BAD_TALON = "bad_talon"
    BAD_PACK = "bad_pack"
    PACK_TOO_SMALL = "pack_too_small"
    NO_ROOM_FOR_TURNED_CARD = "no_room_for_turned_card"
    # house rules files
    NOT_TOML = "not_toml"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    NOT_TEXT = "not_text"
    NOT_A_TABLE = "not_a_table"
    NOT_PACKETS = "not_packets"
    NOT_CARDS = "not_cards"
    PACK_TWICE = "pack_twice"
    CANNOT_BE_SAVED = "cannot_be_saved"


OPTION_CODES = frozenset(
    {
        FaultCode.UNKNOWN_OPTION,
        FaultCode.UNLIKE_OPTIONS,
        FaultCode.UNKNOWN_VALUE,
        FaultCode.NUMBER_OUT_OF_RANGE,
        FaultCode.BAD_CONTEST_ORDER,
        FaultCode.NOT_IN_THIS_VARIANT,
        FaultCode.VALUE_NOT_IN_THIS_VARIANT,
        FaultCode.DOES_NOT_ARISE,
        FaultCode.CONTRADICTS,
        FaultCode.PACK_TWICE,
    }
)
"""The codes that speak of a named option; the others speak of a key or a field."""


class Fact(StrEnum):
    """What a table must have for a question to arise; no option changes it."""

    TURNED = "turned"
    CLOSED = "closed"
    PARTNERS = "partners"
    TALON = "talon"
    NO_TALON = "no_talon"
    TWO_SIDES = "two_sides"
    THREE_SIDES = "three_sides"
    SPARE_CARD = "spare_card"


@dataclass(frozen=True)
class Missing:
    """A value that another option would need, in the spelling of the option file."""

    option: str
    needed: tuple[str, ...]
    actual: str


@dataclass(frozen=True)
class Fault:
    """One fault as data; what does not apply to its code is empty."""

    code: FaultCode
    option: str
    """The option, or the key of a file, or the field of ``Rules``."""
    value: str = ""
    expected: tuple[str, ...] = ()
    """What would be right instead: values, names, or the two ends of a range."""
    variant: str = ""
    fact: Fact | None = None
    needs: tuple[tuple[Missing, ...], ...] = ()
    """Any of these lists, taken as a whole, would remove the fault."""


class OptionError(ValueError):
    """Options or rules that cannot be. Says which option, why, and what would be right."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)

    @property
    def fault(self) -> Fault:
        """The fault as data."""
        found: Fault = self.args[0]
        return found

    @property
    def code(self) -> FaultCode:
        """What was wrong."""
        return self.fault.code

    @property
    def option(self) -> str:
        """Where it was wrong."""
        return self.fault.option

    def __str__(self) -> str:
        return sentence(self.fault)


class HouseFileError(OptionError):
    """A house rules file that cannot be read. Names the file, the key and the reason."""

    def __init__(self, fault: Fault, source: str, key: str) -> None:
        ValueError.__init__(self, fault, source, key)

    @property
    def source(self) -> str:
        """The name of the file, as the caller gave it."""
        return str(self.args[1])

    @property
    def key(self) -> str:
        """The key inside the file, with a dot between tables; empty where the whole file is meant."""
        return str(self.args[2])

    def __str__(self) -> str:
        return ": ".join(part for part in (self.source, self.key, sentence(self.fault)) if part)


def sentence(fault: Fault) -> str:
    """The fault in English."""
    return ENGLISH[fault.code].format(
        option=fault.option,
        value=fault.value,
        expected=" | ".join(fault.expected),
        first=fault.expected[0] if fault.expected else "",
        last=fault.expected[-1] if fault.expected else "",
        variant=fault.variant,
        fact=ENGLISH[fault.fact] if fault.fact else "",
        needs=ENGLISH["or"].join(ENGLISH["and"].join(map(_need, needs)) for needs in fault.needs),
    )


def _need(missing: Missing) -> str:
    return ENGLISH["need"].format(option=missing.option, needed=" | ".join(missing.needed), actual=missing.actual)


ENGLISH: MappingProxyType[str, str] = MappingProxyType(
    {
        FaultCode.UNKNOWN_VARIANT: "There is no variant {value!r}. Known are: {expected}.",
        FaultCode.UNKNOWN_OPTION: "There is no option {option!r}. The nearest name is {first!r}.",
        FaultCode.UNLIKE_OPTIONS: "There is no option {option!r}, and none with a name like that.",
        FaultCode.UNKNOWN_VALUE: "{option} cannot be {value!r}. It is one of: {expected}.",
        FaultCode.NUMBER_OUT_OF_RANGE: "{option} cannot be {value!r}. It is a whole number from {first} to {last}.",
        FaultCode.BAD_CONTEST_ORDER: (
            "{option} cannot be {value!r}. No word comes twice, and one of these is the last and no other: {expected}."
        ),
        FaultCode.NOT_IN_THIS_VARIANT: "{option} does not arise in {variant}: it needs {fact}.",
        FaultCode.VALUE_NOT_IN_THIS_VARIANT: "{option} cannot be {value!r} in {variant}: it needs {fact}.",
        FaultCode.DOES_NOT_ARISE: "{option} does not arise here: it needs {needs}.",
        FaultCode.CONTRADICTS: "{option} cannot be {value!r} here: it needs {needs}.",
        FaultCode.BAD_SEATS: "{option} cannot be {value}: a table has {first} to {last} seats.",
        FaultCode.BAD_PARTNERS: "{option} cannot be {value}: partners sit at a table of four.",
        FaultCode.BAD_PACKETS: (
            "{option} cannot be {value}: packets are whole numbers from 1 on, and at least one comes before the trumps."
        ),
        FaultCode.BAD_TALON: "{option} cannot be {value}: it is a number from {first} to {last}, the size of a hand.",
        FaultCode.BAD_PACK: "{option} cannot be {value}: it is a set of the 32 cards, given as a number of 32 bits.",
        FaultCode.PACK_TOO_SMALL: "{option} holds {value} cards, but dealing takes {first}.",
        FaultCode.NO_ROOM_FOR_TURNED_CARD: (
            "{option} cannot be {value!r} here: the turned card is one of the dealer's later cards, and there are none."
        ),
        FaultCode.NOT_TOML: "this is not a TOML file: {value}.",
        FaultCode.UNKNOWN_KEY: "there is no such key. Known are: {expected}.",
        FaultCode.MISSING_KEY: "this key is missing. It is one of: {expected}.",
        FaultCode.NOT_TEXT: "{value} is not a text in quotes.",
        FaultCode.NOT_A_TABLE: "{value} is not a table of options.",
        FaultCode.NOT_PACKETS: "{value} is not a list of packets, such as [3, 3].",
        FaultCode.NOT_CARDS: '{value} is not a list of different cards, such as "Ah Kh 7c".',
        FaultCode.PACK_TWICE: "the pack is given by its cards already, so that the option must be left out.",
        FaultCode.CANNOT_BE_SAVED: "{option} = {value} cannot be written as a house rule of {variant}.",
        Fact.TURNED: "a turned card",
        Fact.CLOSED: "cards that are dealt face down",
        Fact.PARTNERS: "partners",
        Fact.TALON: "cards left over for the maker",
        Fact.NO_TALON: "a deal without cards left over for the maker",
        Fact.TWO_SIDES: "two sides",
        Fact.THREE_SIDES: "three sides",
        Fact.SPARE_CARD: "a turned card that is left over; here all are dealt, and it falls to the dealer",
        "need": "{option} = {needed} (it is {actual})",
        "and": " and ",
        "or": " or ",
    }
)
"""Every sentence by its code. Formatted with the fields of ``Fault`` and the first and last of what was expected."""
