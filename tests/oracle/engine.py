"""The engine's side of the comparison, put into the words of the naive statement."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from bela.cards import BIT, Card, Mask, Suit, cards_of
from bela.play import best_place, playable, row_for
from bela.rules.law import Code
from bela.rules.variants import variant
from bela.rules.words import LowTrumpLead, MustBeat, PartnerExemption
from oracle.naive_play import House

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bela.rules.model import Rules

BASE = {
    ("scottish", 2): "scottish_2",
    ("scottish", 3): "scottish_3",
    ("scottish", 4): "barlinnie_4",
    ("croatian", 2): "croatian_2",
    ("croatian", 3): "croatian_3",
    ("croatian", 4): "croatian_4",
}


@cache
def rules_for(house: House) -> Rules:
    """The engine's rules for a table of the naive statement."""
    return replace(
        variant(BASE[house.family, house.seats]),
        partners=house.partners,
        must_beat=MustBeat(house.must_beat),
        must_overtrump=house.must_overtrump,
        must_undertrump=house.must_undertrump,
        partner_exemption=PartnerExemption(house.partner_exemption),
        low_trump_lead=LowTrumpLead(house.low_trump_lead),
    )


def house_of(rules: Rules) -> House:
    """What card play depends on in the engine's rules, in the words of the naive statement."""
    return House(
        "scottish" if rules.rule_behind(Code.MUST_FOLLOW) == "S-28" else "croatian",
        rules.seats,
        rules.partners,
        rules.must_beat.value,
        rules.must_overtrump,
        rules.must_undertrump,
        rules.partner_exemption.value,
        rules.low_trump_lead.value,
    )


def engine_perft(rules: Rules, hands: Sequence[Mask], leader: int, trump: Suit, depth: int) -> int:
    """The number of different sequences of so many cards, from the first lead of these hands on."""
    return Walk(rules, trump).count(list(hands), leader, [], depth)


class Walk:
    """Counts sequences with the engine's play functions, under one table's rules and trumps."""

    def __init__(self, rules: Rules, trump: Suit) -> None:
        self.rules = rules
        self.tables = rules.trump_tables(trump)

    def count(self, hands: list[Mask], leader: int, trick: list[Card], depth: int) -> int:
        """The number of sequences of so many cards from that moment on."""
        if depth == 0:
            return 1
        if len(trick) == self.rules.seats:
            return self.count(hands, (leader + best_place(self.tables, trick)) % self.rules.seats, [], depth)
        seat = (leader + len(trick)) % self.rules.seats
        cards = playable(row_for(self.tables, trick, partners=self.rules.partners), hands[seat])
        if depth == 1:
            return cards.bit_count()
        return sum(
            self.count([*hands[:seat], hands[seat] ^ BIT[card], *hands[seat + 1 :]], leader, [*trick, card], depth - 1)
            for card in cards_of(cards)
        )
