"""Whether rules can be dealt: for tables that research has cut to size with ``dataclasses.replace``."""

from __future__ import annotations

from collections.abc import Iterator

from bela.cards import FULL
from bela.rules.faults import Fault, FaultCode, OptionError
from bela.rules.model import Rules
from bela.rules.words import TurnupAfterTrump

SEATS = range(2, 5)
PARTNERED = 4


def check_rules(rules: Rules) -> None:
    """Raise OptionError when the seats, the packets and the pack do not fit together."""
    for fault in faults_of(rules):
        raise OptionError(fault)


def cards_needed(rules: Rules) -> int:
    """How many cards a deal takes: all hands, the talon, and a turned card that does not fall to the dealer."""
    on_table = rules.turned and rules.turnup_after_trump is not TurnupAfterTrump.TO_DEALER
    return rules.seats * rules.hand_size + rules.talon + on_table


def faults_of(rules: Rules) -> Iterator[Fault]:
    """Everything that keeps the rules from being dealt; a later fault may follow from an earlier one."""
    yield from _table_faults(rules)
    if not _are_packets(rules.first) or not rules.first:
        yield Fault(FaultCode.BAD_PACKETS, "first", str(rules.first))
    if not _are_packets(rules.later):
        yield Fault(FaultCode.BAD_PACKETS, "later", str(rules.later))
    if rules.talon not in range(rules.hand_size + 1):
        yield Fault(FaultCode.BAD_TALON, "talon", str(rules.talon), ("0", str(rules.hand_size)))
    yield from _pack_faults(rules)


def _table_faults(rules: Rules) -> Iterator[Fault]:
    if rules.seats not in SEATS:
        yield Fault(FaultCode.BAD_SEATS, "seats", str(rules.seats), (str(SEATS[0]), str(SEATS[-1])))
    if rules.partners and rules.seats != PARTNERED:
        yield Fault(FaultCode.BAD_PARTNERS, "partners", str(rules.partners).lower())


def _pack_faults(rules: Rules) -> Iterator[Fault]:
    if rules.pack & ~FULL:
        yield Fault(FaultCode.BAD_PACK, "pack", str(rules.pack))
    elif rules.pack.bit_count() < cards_needed(rules):
        yield Fault(FaultCode.PACK_TOO_SMALL, "pack", str(rules.pack.bit_count()), (str(cards_needed(rules)),))
    if rules.turned and rules.turnup_after_trump is TurnupAfterTrump.TO_DEALER and not rules.later:
        yield Fault(FaultCode.NO_ROOM_FOR_TURNED_CARD, "turnup_after_trump", rules.turnup_after_trump)


def _are_packets(packets: object) -> bool:
    return isinstance(packets, tuple) and all(type(size) is int and size > 0 for size in packets)
