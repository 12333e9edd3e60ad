"""What each reason says of a view, stated anew: by the trick played out and by all worlds that fit the view."""

from __future__ import annotations

from collections.abc import Callable

from bela.bots.advice import Why
from bela.bots.rules_bot.nerve import DESPERATE, HASTY, nerve
from bela.bots.rules_bot.strength import strength
from bela.cards import BIT, RANK_OF, SUIT_OF, SUITS, Card, Mask, Rank, cards_of, make_card
from bela.deal import actions as a
from bela.melds import total_points
from bela.play import best_place
from bela.rules.words import AllPass
from bots.reasons_seen import Said

MANY = 60


def points_of_card(said: Said) -> bool:
    return said.reason.points == said.tables.points[said.card]


def higher(said: Said, card: Card) -> Mask:
    """The cards of its suit that beat it."""
    return said.tables.over[card] & SUIT_OF[card].mask


def nobody_higher(said: Said, card: Card) -> bool:
    return not any(said.elsewhere(higher(said, card)))


def guarded_ten(said: Said) -> bool:
    assert said.reason.suit is not None
    mine = [RANK_OF[card] for card in cards_of(said.hand.cards & said.reason.suit.mask)]
    ace = BIT[make_card(Rank.ACE, said.reason.suit)]
    out = not ace & (said.hand.cards | said.hand.laid | sum(said.board.played))
    guard = [card for card in said.others if SUIT_OF[card] is said.reason.suit and RANK_OF[card] is not Rank.TEN]
    cheap = all(said.tables.points[card] <= said.tables.points[said.card] for card in guard)
    return (
        len(mine) == 2 and Rank.TEN in mine and len(guard) == 1 and cheap and out and said.reason.suit.mask != said.suit
    )


def last_of_suit(said: Said) -> bool:
    rest = said.hand.cards & ~BIT[said.card]
    return said.suit != said.tables.trump and not rest & said.suit and bool(rest & said.tables.trump)


def of_makers(said: Said) -> bool:
    assert said.board.maker is not None
    same = said.rules.side_of(said.board.maker) == said.rules.side_of(said.hand.seat)
    return not said.board.trick and said.suit == said.tables.trump and same


def partner_has_none(said: Said) -> bool:
    partner = (said.hand.seat + 2) % 4
    return said.rules.partners and not any(world[partner] & said.suit for world in said.worlds)


def may_be_taken_by_partner(said: Said) -> bool:
    """Whether in some world the partner, who is still to play, holds a card that takes the trick and may be played."""
    partner, trick = (said.hand.seat + 2) % 4, (*said.board.trick, said.card)
    led, best = SUIT_OF[trick[0]].mask, trick[best_place(said.tables, trick)]
    held = [world[partner] for world in said.drawn(MANY)]
    after = len(trick) + 2 <= said.rules.seats
    return said.rules.partners and after and any((cards & led or cards) & said.tables.over[best] for cards in held)


def of_a_defender(said: Said) -> bool:
    """Whether three play, and the trick is the other's who wants the maker to fail, as the seat does."""
    trick, maker = said.board.trick, said.board.maker
    holder = (said.board.leader + best_place(said.tables, trick)) % said.rules.seats
    return said.rules.sides == 3 and len({maker, holder, said.hand.seat}) == 3


def longest(said: Said) -> bool:
    counts = [(said.hand.cards & suit.mask).bit_count() for suit in SUITS]
    return said.reason.n == (said.hand.cards & said.suit).bit_count() == max(counts) >= 3


def announced(said: Said) -> int | None:
    match said.action:
        case a.Declare(melds, bela):
            return total_points(said.rules, melds) + 20 * bela
        case a.Announce(points):
            return points
        case a.Show(runs):
            return total_points(said.rules, runs)
        case _:
            return None


def laid_points(said: Said) -> bool:
    return said.reason.points == sum(said.tables.points[card] for card in cards_of(said.laid))


TRUE: dict[Why, Callable[[Said], bool]] = {
    Why.ONLY: lambda said: len(said.legal) == 1,
    Why.BELA: lambda said: isinstance(said.action, a.Play) and said.action.bela and said.reason.points == 20,
    Why.FEEDS: lambda said: (
        said.partner_holds
        and not said.holds(said.card)
        and points_of_card(said)
        and said.cannot_be_beaten(said.board.trick[best_place(said.tables, said.board.trick)])
    ),
    Why.FOR_PARTNER: lambda said: said.partner_holds and not said.holds(said.card) and points_of_card(said),
    Why.HOPES: lambda said: (
        not said.partner_holds and points_of_card(said) and not said.cheapest and may_be_taken_by_partner(said)
    ),
    Why.AGAINST_MAKER: lambda said: points_of_card(said) and not said.holds(said.card) and of_a_defender(said),
    Why.PARTNER_HAS: lambda said: said.partner_holds and not said.holds(said.card) and said.cheapest,
    Why.LAST_LOW: lambda said: (
        said.last
        and said.holds(said.card)
        and said.reason.points == said.in_trick
        and all(said.tables.over[said.card] & BIT[card] for card in said.others if said.holds(card))
    ),
    Why.TAKES: lambda said: said.last and said.holds(said.card) and said.reason.points == said.in_trick,
    Why.SURE: lambda said: (
        said.holds(said.card) and said.cannot_be_beaten(said.card) and said.reason.points == said.in_trick
    ),
    Why.RUFFS: lambda said: (
        said.holds(said.card)
        and said.suit == said.tables.trump != SUIT_OF[said.board.trick[0]].mask
        and all(said.tables.over[said.card] & BIT[card] for card in said.others if said.holds(card))
        and said.reason.points == said.in_trick
    ),
    Why.LEADS_TRICK: lambda said: said.holds(said.card) and said.reason.points == said.in_trick,
    Why.GUARDS: guarded_ten,
    Why.VOID: last_of_suit,
    Why.NO_WAY: lambda said: (
        not said.partner_holds and not any(map(said.holds, [said.card, *said.others])) and said.cheapest
    ),
    Why.KEEPS: lambda said: said.reason.card in said.others and nobody_higher(said, said.reason.card),
    Why.LETS_GO: lambda said: (
        not said.holds(said.card)
        and not said.partner_holds
        and any(map(said.holds, said.others))
        and said.reason.points == said.in_trick - said.tables.points[said.card]
    ),
    Why.PAYS: lambda said: (
        points_of_card(said)
        and len(said.board.trick) == said.rules.seats - 1
        and not said.holds(said.card)
        and not said.partner_holds
        and any(said.tables.points[card] < said.tables.points[said.card] for card in said.others)
    ),
    Why.COSTS: lambda said: points_of_card(said) and len(said.board.trick) < said.rules.seats - 1,
    Why.DRAWS_SURELY: lambda said: of_makers(said) and nobody_higher(said, said.card),
    Why.DRAWS_TRUMPS: of_makers,
    Why.HIGHEST: lambda said: not said.board.trick and nobody_higher(said, said.card),
    Why.PARTNER_RUFFS: partner_has_none,
    Why.ONE_HIGHER: lambda said: (
        said.reason.card is not None
        and bool(BIT[said.reason.card] & higher(said, said.card))
        and not any(said.elsewhere(higher(said, said.card) & ~BIT[said.reason.card]))
    ),
    Why.LOW_LEAD: lambda said: not said.board.trick and said.cheapest,
    Why.LONGEST: longest,
    Why.MUST_CHOOSE: lambda said: said.chooses() and a.Pass() not in said.legal and said.counted(said.with_turned),
    Why.BEHIND: lambda said: (
        said.chooses() and said.passes_alone and nerve(said.rules, said.board, said.hand.seat) == DESPERATE
    ),
    Why.NEARLY_HOME: lambda said: (
        said.chooses() and said.passes_alone and nerve(said.rules, said.board, said.hand.seat) == HASTY
    ),
    Why.JACK_NINE: lambda said: (
        said.chooses() and said.has(Rank.JACK) and said.has(Rank.NINE) and said.counted(said.with_turned)
    ),
    Why.JACK_ACE: lambda said: (
        said.chooses()
        and said.has(Rank.JACK)
        and any(said.with_turned & BIT[make_card(Rank.ACE, suit)] for suit in SUITS if suit is not said.reason.suit)
        and said.counted(said.with_turned)
    ),
    Why.LONG: lambda said: said.chooses() and (said.reason.n or 0) >= 4 and said.counted(said.with_turned),
    Why.TRUMPS: lambda said: not isinstance(said.action, a.Pass) and said.counted(said.with_turned),
    Why.FEW_TRUMPS: lambda said: not said.chooses() and said.counted(said.with_turned),
    Why.DEALER_MUST: lambda said: (
        isinstance(said.action, a.Pass)
        and said.rules.all_pass is AllPass.DEALER_MUST
        and said.rules.side_of(said.board.dealer) != said.rules.side_of(said.hand.seat)
    ),
    Why.SCORES: lambda said: said.reason.points == announced(said) and bool(said.reason.points),
    Why.NOTHING_MORE: lambda said: not announced(said),
    Why.DETAIL: lambda said: isinstance(said.action, a.Length | a.From | a.OfSuit | a.Same),
    Why.SWAP: lambda said: isinstance(said.action, a.Swap) and said.reason.card == said.board.turned,
    Why.KEEP_RUN: lambda said: said.to_announce(said.swapped()) < said.to_announce(said.hand.cards),
    Why.KEEP_SEVEN: lambda said: (
        said.board.trump is not None
        and isinstance(said.action, a.Keep)
        and strength(said.rules, said.swapped(), said.board.trump)
        <= strength(said.rules, said.hand.cards, said.board.trump)
    ),
    Why.LAYS_VOID: lambda said: (
        said.reason.suit is not None
        and not (said.hand.cards & ~said.laid) & said.reason.suit.mask
        and bool(said.laid & said.reason.suit.mask)
    ),
    Why.LAYS_POINTS: lambda said: laid_points(said) and said.rules.discard_points == "maker",
    Why.DISCARD: laid_points,
}
"""By reason: whether it is true."""
