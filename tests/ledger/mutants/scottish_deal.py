"""Cards, dealing, choosing trumps, the exchange: S-01 to S-14."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bela.cards import RANK_OF, SUIT_OF, SUITS, Card, Rank, Suit
from bela.deal.state import Board, Deal, Layout, changed
from bela.deal.steps.bidding import LAST_ROUND
from bela.match import events as match_events
from bela.match.state import Hall
from bela.rules.model import Rules
from bela.rules.option_table import PACK_28
from bela.rules.tables import PLAIN_ORDER, PLAIN_POINTS, TRUMP_ORDER, TRUMP_POINTS
from bela.rules.words import (
    AllPass,
    BiddingMode,
    FirstDealer,
    NextDealer,
    Round2TurnedSuit,
    SevenExchange,
    TurnupAfterTrump,
    VoidDealDealer,
)
from ledger.mutant import Mutant, Patch, becomes, every_table, mutant, rules

LayOut = Callable[[Rules, Sequence[Card], int], Layout]


def exchanged(order: Sequence[object], one: int, other: int) -> tuple[object, ...]:
    """The row with two places exchanged."""
    places = {one: other, other: one}
    return tuple(order[places.get(place, place)] for place in range(len(order)))


def other_seats(sound: Rules) -> Rules:
    """Two seats for three, and three for two."""
    return replace(sound, seats={2: 3, 3: 2}.get(sound.seats, sound.seats))


def first_of_the_best(hall: Hall) -> match_events.DealerFound:
    """The first of those who cut the highest card deals, though others cut one as high."""
    best = max(RANK_OF[card] for _, card in hall.drawn)
    return match_events.DealerFound(next(seat for seat, card in hall.drawn if RANK_OF[card] == best))


def from_below(lay_out: LayOut) -> LayOut:
    """The card turned up is the last of the pack."""
    return lambda rules, pack, dealer: replace(lay_out(rules, pack, dealer), turned=pack[-1])


def next_suit(board: Board) -> Suit:
    """Another suit than the one turned up."""
    return SUITS[(SUIT_OF[board.turned or Card(0)] + 1) % 4]


def dealer_first(new_board: Callable[..., Board]) -> Callable[..., Board]:
    """The dealer is asked first."""
    return lambda event: changed(new_board(event), to_act=event.dealer)


def all_at_once(deal_from: Callable[..., tuple[Deal, object]]) -> Callable[..., tuple[Deal, object]]:
    """All cards are looked at before trumps are chosen."""

    def dealt(rules: Rules, layout: Layout, *rest: object) -> tuple[Deal, object]:
        hands = tuple((one or 0) | (other or 0) for one, other in zip(layout.first, layout.later, strict=True))
        return deal_from(rules, replace(layout, first=hands, later=(0,) * rules.seats), *rest)

    return dealt


ONE_MORE_ROUND = becomes("deal.steps.bidding:LAST_ROUND", {**LAST_ROUND, BiddingMode.TURNED_TWO_ROUNDS: 3})
NINE_OVER_JACK = becomes("rules.tables:TRUMP_ORDER", exchanged(TRUMP_ORDER, 6, 7))
KING_OVER_TEN = becomes("rules.tables:PLAIN_ORDER", exchanged(PLAIN_ORDER, 5, 6))
JACK_AS_IN_PLAIN = becomes("rules.tables:TRUMP_POINTS", (*TRUMP_POINTS[: Rank.JACK], 2, *TRUMP_POINTS[Rank.QUEEN :]))
TEN_FOR_NOTHING = becomes("rules.tables:PLAIN_POINTS", (*PLAIN_POINTS[: Rank.TEN], 0, *PLAIN_POINTS[Rank.JACK :]))
LOOKED_AT = Patch("deal.start:deal_from", all_at_once)
DEALER_SPEAKS_FIRST = Patch("deal.fold:new_board", dealer_first)

MUTANTS: tuple[Mutant, ...] = (
    mutant("S-01", "The game for two is dealt to three, and that for three to two.", every_table(other_seats)),
    mutant("S-02", "The sevens are left out of the pack.", rules(pack=PACK_28)),
    mutant("S-03", "The nine of trumps beats the jack.", NINE_OVER_JACK),
    mutant("S-03", "The jack of trumps counts two.", JACK_AS_IN_PLAIN),
    mutant("S-04", "The king of a plain suit beats the ten.", KING_OVER_TEN),
    mutant("S-04", "The ten of a plain suit counts nothing.", TEN_FOR_NOTHING),
    mutant("S-05", "The lower card cut deals.", rules(first_dealer=FirstDealer.LOW_CUT)),
    mutant("S-05", "Of equal cards the first one cut deals.", becomes("match.act:_found", first_of_the_best)),
    mutant("S-06", "The deal passes to the next in turn, whoever won.", rules(next_dealer=NextDealer.ROTATE)),
    mutant(
        "S-07",
        "The pack is dealt as it was shuffled, wherever it is cut.",
        becomes("deal.start:cut", lambda pack, _: pack),
    ),
    mutant("S-08", "Cards are dealt in packets of two.", rules(first=(2, 2, 2))),
    mutant("S-08", "All six cards are dealt in one packet.", rules(first=(6,))),
    mutant("S-09", "The last card of the pack is turned up.", Patch("deal.start:lay_out", from_below)),
    mutant(
        "S-09",
        "Whoever takes has the suit after the turned one as trumps.",
        becomes("deal.steps.bidding:_turned_suit", next_suit),
    ),
    mutant("S-10", "The dealer is asked first.", DEALER_SPEAKS_FIRST),
    mutant("S-10", "Any suit may be named at once.", becomes("deal.steps.bidding:turned_round", lambda *_: False)),
    mutant(
        "S-11", "The turned suit may be named when all have passed.", rules(round2_turned_suit=Round2TurnedSuit.ALLOWED)
    ),
    mutant(
        "S-11",
        "Nobody may pass in the second round.",
        becomes("deal.steps.bidding:must_choose", lambda _, board: board.bidding.round == 2),
    ),
    mutant("S-12", "After a void deal the same player deals again.", rules(void_deal_dealer=VoidDealDealer.SAME)),
    mutant("S-12", "When all pass twice there is a third round.", ONE_MORE_ROUND),
    mutant("S-12", "When all others pass twice the dealer must choose.", rules(all_pass=AllPass.DEALER_MUST)),
    mutant("S-13", "All cards are dealt before trumps are chosen.", LOOKED_AT),
    mutant("S-13", "Four more cards are dealt once trumps are chosen.", rules(later=(4,))),
    mutant("S-14", "There is no exchange.", rules(seven_exchange=SevenExchange.OFF)),
    mutant("S-14", "The seven given in exchange lies face up.", rules(turnup_after_trump=TurnupAfterTrump.STAYS_UP)),
)
