"""Cards, dealing, choosing trumps: C-01 to C-11."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bela.cards import SUITS, Suit, cards_of
from bela.deal.flow import Flow
from bela.deal.state import changed
from bela.deal.steps import announcing
from bela.rules.model import Rules
from bela.rules.option_table import PACK_28
from bela.rules.words import (
    AllPass,
    DiscardPoints,
    DiscardRestriction,
    Round2TurnedSuit,
    SevenExchange,
    SevenSource,
    TurnupAfterTrump,
    TurnupPosition,
)
from ledger.mutant import Mutant, Patch, becomes, every_table, mutant, rules
from ledger.mutants.scottish_deal import DEALER_SPEAKS_FIRST, KING_OVER_TEN, LOOKED_AT

Fix = Callable[[Flow, Suit, int], None]


def deaf(house: Callable[..., Rules]) -> Callable[..., Rules]:
    """Every table plays its variant, whatever it has chosen."""
    return lambda name, *_options, **_words: house(name)


def opponent_makes(fix_trumps: Fix) -> Fix:
    """The player after the one who chose is the maker."""
    return lambda flow, suit, maker: fix_trumps(flow, suit, (maker + 1) % flow.rules.seats)


def other_trumps(fix_trumps: Fix) -> Fix:
    """The suit after the chosen one is trumps."""
    return lambda flow, suit, maker: fix_trumps(flow, SUITS[(suit + 1) % 4], maker)


def face_up(apply_discard: Callable[[Flow, int, object], None]) -> Callable[[Flow, int, object], None]:
    """One of the cards laid away lies face up."""

    def applied(flow: Flow, seat: int, action: object) -> None:
        apply_discard(flow, seat, action)
        hand = flow.hand(seat)
        flow.deal = changed(flow.deal, board=changed(flow.board, up=cards_of(hand.laid)[0] if hand else None))

    return applied


def no_talon(flow: Flow, _maker: int) -> None:
    """The cards left over stay where they are."""
    announcing.begin(flow)


def fewer_closed(sound: Rules) -> Rules:
    """One card fewer is dealt face down."""
    return replace(sound, later=(sound.later[0] - 1,)) if sound.closed else sound


FEWER_CLOSED = every_table(fewer_closed)

MUTANTS: tuple[Mutant, ...] = (
    mutant("C-01", "The sevens are left out of the pack.", rules(pack=PACK_28)),
    mutant("C-01", "The king of a plain suit beats the ten.", KING_OVER_TEN),
    mutant("C-02", "A table's options are ignored.", Patch("rules.variants:house", deaf)),
    mutant("C-03", "The face-down cards are looked at before trumps are chosen.", LOOKED_AT),
    mutant("C-03", "Three cards each are dealt face down.", FEWER_CLOSED),
    mutant(
        "C-03",
        "The card is turned before the face-down cards are dealt.",
        rules(turnup_position=TurnupPosition.AFTER_OPEN_CARDS),
    ),
    mutant("C-03", "The turned card falls to the dealer.", rules(turnup_after_trump=TurnupAfterTrump.TO_DEALER)),
    mutant("C-04", "The other player is the maker.", Patch("deal.steps.handing:fix_trumps", opponent_makes)),
    mutant("C-04", "Another suit is trumps.", Patch("deal.steps.handing:fix_trumps", other_trumps)),
    mutant("C-04", "The dealer is asked first.", DEALER_SPEAKS_FIRST),
    mutant("C-05", "The turned suit may be named.", rules(round2_turned_suit=Round2TurnedSuit.ALLOWED)),
    mutant("C-06", "The dealer may pass as well.", rules(all_pass=AllPass.REDEAL)),
    mutant("C-07", "There is no exchange.", rules(seven_exchange=SevenExchange.OFF)),
    mutant("C-07", "Only the maker may exchange.", rules(seven_exchange=SevenExchange.MAKER_ONLY)),
    mutant("C-07", "A seven dealt face down may be exchanged.", rules(seven_source=SevenSource.FULL_HAND)),
    mutant("C-07", "The seven may be exchanged when another suit is trumps.", rules(seven_requires_turned_suit=False)),
    mutant("C-08", "The face-down cards are looked at before trumps are chosen.", LOOKED_AT),
    mutant("C-08", "Three cards each are dealt face down.", FEWER_CLOSED),
    mutant("C-09", "The two cards left over stay there.", becomes("deal.steps.handing:_exchange_or_discard", no_talon)),
    mutant("C-09", "One of the cards laid away lies face up.", Patch("deal.steps.handing:apply_discard", face_up)),
    mutant("C-09", "No trumps may be laid away.", rules(discard_restriction=DiscardRestriction.NO_TRUMPS)),
    mutant("C-09", "The cards laid away count for the maker.", rules(discard_points=DiscardPoints.MAKER)),
    mutant("C-10", "The face-down cards are looked at before trumps are chosen.", LOOKED_AT),
    mutant("C-10", "One card each is dealt face down.", FEWER_CLOSED),
    mutant("C-11", "The dealer may pass as well.", rules(all_pass=AllPass.REDEAL)),
    mutant("C-11", "The dealer is asked first.", DEALER_SPEAKS_FIRST),
    mutant(
        "X-18",
        "A dealer who must choose may name the turned suit.",
        rules(round2_turned_suit=Round2TurnedSuit.DEALER_ONLY),
    ),
    mutant("X-22", "The dealer may pass as well.", rules(all_pass=AllPass.REDEAL)),
    mutant("X-22", "The dealer is asked first.", DEALER_SPEAKS_FIRST),
)
