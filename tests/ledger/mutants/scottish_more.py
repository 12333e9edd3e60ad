"""Schmeiss and three players: S-41 to S-47."""

from __future__ import annotations

from dataclasses import replace

from bela.cards import Suit
from bela.deal.steps import bidding
from bela.rules.model import Rules
from bela.rules.words import FailRecipient3, Make3, SchmeissMode, SchmeissRefusedMaker, VoidDealDealer
from ledger.mutant import Mutant, becomes, every_table, mutant, rules


def two_sides(sound: Rules) -> Rules:
    """Of three the first and the last play for one side."""
    return replace(sound, partners=True) if sound.seats == 3 else sound


def four_later(sound: Rules) -> Rules:
    """Ten cards each for three."""
    return replace(sound, later=(4,)) if sound.seats == 3 else sound


MUTANTS: tuple[Mutant, ...] = (
    mutant("S-41", "Schmeiss is not played.", rules(schmeiss=SchmeissMode.OFF)),
    mutant("S-41", "Schmeiss may be said in both rounds.", rules(schmeiss=SchmeissMode.BOTH_ROUNDS)),
    mutant("S-42", "The same dealer deals when Schmeiss is accepted.", rules(void_deal_dealer=VoidDealDealer.SAME)),
    mutant(
        "S-42",
        "Whoever agrees has to play all the same.",
        becomes("deal.steps.bidding:_agree", bidding.__dict__["_insist"]),
    ),
    mutant("S-43", "Whoever refuses is the maker.", rules(schmeiss_refused_maker=SchmeissRefusedMaker.REFUSER)),
    mutant("S-43", "Spades are trumps then.", becomes("deal.steps.bidding:_turned_suit", lambda _board: Suit.SPADES)),
    mutant("S-44", "Two of the three play for one side.", every_table(two_sides)),
    mutant("S-44", "Each of the three has ten cards.", every_table(four_later)),
    mutant("S-45", "The maker must beat both together.", rules(make_3=Make3.SUM)),
    mutant("S-46", "Both opponents share a failed maker's points.", rules(fail_recipient_3=FailRecipient3.SPLIT)),
    mutant("S-46", "A failed maker's points are lost.", rules(fail_recipient_3=FailRecipient3.NOBODY)),
    mutant("S-47", "Nobody need overtrump.", rules(must_overtrump=False)),
)
