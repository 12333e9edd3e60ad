"""Play, score, games: C-20 to C-27."""

from __future__ import annotations

from dataclasses import replace

from bela.rules.law import Code
from bela.rules.model import Rules
from bela.rules.words import FailTransfer, TieMode
from ledger.mutant import Mutant, Patch, becomes, every_table, mutant, rules
from ledger.mutants.scottish_deal import JACK_AS_IN_PLAIN, KING_OVER_TEN, NINE_OVER_JACK, TEN_FOR_NOTHING
from ledger.mutants.scottish_play import nothing_lost, same_leader, suit_by_suit, without


def other_partners(sound: Rules) -> Rules:
    """Each of four plays alone, and of three the first and the last together."""
    return replace(sound, partners=not sound.partners) if sound.seats > 2 else sound


def nobody_fails(sound: Rules) -> Rules:
    """Whoever chose trumps has made the deal when level."""
    return replace(sound, tie=TieMode.MADE, tie_3=TieMode.MADE)


TRUMP_TAKES_NOTHING = becomes("rules.tables:over_masks", suit_by_suit)

MUTANTS: tuple[Mutant, ...] = (
    mutant("C-20", "Nobody need follow suit.", without(Code.MUST_FOLLOW)),
    mutant("C-20", "Nobody need trump.", without(Code.MUST_TRUMP, Code.MUST_OVERTRUMP)),
    mutant("C-21", "Nobody need beat a trump that is led.", without(Code.MUST_BEAT_TRUMP)),
    mutant("C-21", "Nobody need beat an earlier trump.", rules(must_overtrump=False)),
    mutant("C-22", "The leader of a trick leads again.", Patch("deal.fold:_trick_taken", same_leader)),
    mutant("C-22", "A trump takes no plain card.", TRUMP_TAKES_NOTHING),
    mutant("C-23", "The nine of trumps beats the jack.", NINE_OVER_JACK),
    mutant("C-23", "The king of a plain suit beats the ten.", KING_OVER_TEN),
    mutant("C-23", "The jack of trumps counts two.", JACK_AS_IN_PLAIN),
    mutant("C-23", "The ten of a plain suit counts nothing.", TEN_FOR_NOTHING),
    mutant("C-23", "A trump takes no plain card.", TRUMP_TAKES_NOTHING),
    mutant("C-24", "A maker who is level has made the deal.", every_table(nobody_fails)),
    mutant("C-24", "A failed maker loses nothing.", becomes("scoring.fail:forfeit", nothing_lost)),
    mutant("C-24", "A failed maker keeps all but cards.", rules(fail_transfer=FailTransfer.CARDS_ONLY)),
    mutant("C-25", "All tricks bring nothing more.", rules(capot_bonus=0)),
    mutant("C-25", "What a side without a trick announced counts.", rules(announced_needs_trick=False)),
    mutant("C-26", "Every game goes to 601.", rules(target=601)),
    mutant("C-27", "Four play each alone, and of three two together.", every_table(other_partners)),
)
