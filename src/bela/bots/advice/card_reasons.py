"""Why a card is a good one to play: rows of conditions, of which the first that holds gives the reason."""

from __future__ import annotations

from bela.bots.advice.reason import Reason, Why
from bela.bots.advice.situation import Situation, held_by, is_safe, partner_of, rivals_may_trump
from bela.bots.rules_bot.chances import chance_to_beat
from bela.cards import BIT, SUIT_OF, SUITS, Card, Rank, cards_of, make_card


def card_reason(at: Situation) -> Reason:
    """Why the card is a good one."""
    rows = LEADING if at.sight.table.best is None else TAKING if at.takes else GIVING
    return next((found for row in rows if (found := row(at)) is not None), Reason(Why.COSTS, points=at.points))


# ---------------------------------------------------------------- taking the trick
def last_low(at: Situation) -> Reason | None:
    """The lowest of several cards that take the trick for sure, since nobody plays after it."""
    others = at.takers & ~BIT[at.card]
    if at.sight.table.after or not others or others & ~at.over:
        return None
    return Reason(Why.LAST_LOW, points=at.in_trick)


def takes(at: Situation) -> Reason | None:
    """The trick is taken, and nobody plays after it."""
    return None if at.sight.table.after else Reason(Why.TAKES, points=at.in_trick)


def sure(at: Situation) -> Reason | None:
    """No opponent can beat the card."""
    led = at.sight.table.led or at.suit
    return Reason(Why.SURE, points=at.in_trick) if is_safe(at.sight, at.over, led) else None


def ruffs(at: Situation) -> Reason | None:
    """The lowest trump that takes a trick of another suit."""
    trump = at.sight.tables.trump
    if at.suit != trump or at.sight.table.led == trump or at.takers & ~BIT[at.card] & ~at.over:
        return None
    return Reason(Why.RUFFS, points=at.in_trick)


def leads_trick(at: Situation) -> Reason | None:
    """It is the best card so far."""
    return Reason(Why.LEADS_TRICK, points=at.in_trick)


# ---------------------------------------------------------------- leaving the trick to whoever holds it
def feeds_most(at: Situation) -> Reason | None:
    """The most points that there are for a trick of the partner's."""
    return feeds(at) if at.dearest else None


def feeds(at: Situation) -> Reason | None:
    """Points for a trick of the partner's, safe or not."""
    table = at.sight.table
    if table.best is None or not at.partner_holds or not at.points:
        return None
    safe = is_safe(at.sight, at.sight.tables.over[table.best], table.led)
    return Reason(Why.FEEDS if safe else Why.FOR_PARTNER, points=at.points)


def hopes(at: Situation) -> Reason | None:
    """Points for a trick that the partner may well take: more than the seat has to give."""
    table, partner = at.sight.table, partner_of(at.sight)
    if partner not in table.after or at.partner_holds or at.cheapest:
        return None
    over = at.sight.tables.over[at.card if table.best is None else table.best]
    chance = chance_to_beat(at.sight.others[partner], over, table.led or at.suit)
    return Reason(Why.HOPES, points=at.points) if chance >= HOPE else None


def against_maker(at: Situation) -> Reason | None:
    """Points for a trick of another who wants the maker to fail."""
    table, sides = at.sight.table, at.sight.sides
    defends = sides > TWO and at.maker not in (at.sight.seat, table.holder)
    return Reason(Why.AGAINST_MAKER, points=at.points) if defends and at.points and not at.cheapest else None


def guards(at: Situation) -> Reason | None:
    """Another card could go as well, but guards a ten."""
    for suit in SUITS:
        ten, ace = make_card(Rank.TEN, suit), make_card(Rank.ACE, suit)
        mine = at.sight.hand & suit.mask
        guard = mine & ~BIT[ten]
        plain = suit.mask not in (at.sight.tables.trump, at.suit)
        if plain and mine & BIT[ten] and guard.bit_count() == 1 and guard & at.no_dearer and BIT[ace] & at.sight.out:
            return Reason(Why.GUARDS, suit=suit)
    return None


def void(at: Situation) -> Reason | None:
    """The last card of a suit that may be led again, in a hand with trumps."""
    trump = at.sight.tables.trump
    alone = at.sight.hand & at.suit == BIT[at.card]
    useful = at.suit not in (trump, at.sight.table.led) and at.sight.hand & trump and at.sight.out & at.suit
    return Reason(Why.VOID, suit=SUIT_OF[at.card]) if alone and useful and at.no_dearer & ~at.suit else None


def no_way(at: Situation) -> Reason | None:
    """The trick cannot be taken: the fewest points go."""
    return Reason(Why.NO_WAY) if not at.partner_holds and not at.takers and at.cheapest else None


def keeps(at: Situation) -> Reason | None:
    """A card that nobody beats in its suit is kept."""
    kept = [card for card in cards_of(at.legal & ~BIT[at.card] & ~at.sight.tables.trump) if is_master(at, card)]
    if is_master(at, at.card) or not kept:
        return None
    return Reason(Why.KEEPS, card=max(kept, key=lambda card: at.sight.tables.points[card]))


def partner_has(at: Situation) -> Reason | None:
    """The partner's trick needs nothing more."""
    return Reason(Why.PARTNER_HAS) if at.partner_holds and at.cheapest else None


def lets_go(at: Situation) -> Reason | None:
    """A trick that could be held is left to others."""
    return Reason(Why.LETS_GO, points=at.sight.table.points) if at.takers and not at.partner_holds else None


def pays(at: Situation) -> Reason | None:
    """Nobody plays after it, and others take the trick: a cheaper card is kept for later."""
    lost = not at.sight.table.after and not at.partner_holds
    return Reason(Why.PAYS, points=at.points) if lost and not at.cheapest else None


# ---------------------------------------------------------------- leading
def draws(at: Situation) -> Reason | None:
    """The makers draw trumps."""
    sight = at.sight
    if at.suit != sight.tables.trump or not sight.making or not rivals_may_trump(sight):
        return None
    return Reason(Why.DRAWS_TRUMPS if at.over & sight.out else Why.DRAWS_SURELY)


def highest(at: Situation) -> Reason | None:
    """Nobody has a higher card of the suit."""
    return Reason(Why.HIGHEST, suit=SUIT_OF[at.card]) if is_master(at, at.card) else None


def partner_ruffs(at: Situation) -> Reason | None:
    """The partner has none of the suit, and perhaps a trump."""
    sight = at.sight
    partner = partner_of(sight)
    held = 0 if partner is None else held_by(sight, partner)
    if at.suit == sight.tables.trump or held & at.suit or not held & sight.tables.trump:
        return None
    return Reason(Why.PARTNER_RUFFS, suit=SUIT_OF[at.card])


def one_higher(at: Situation) -> Reason | None:
    """The way is nearly free: what is still higher may be drawn."""
    higher = at.over & at.suit & at.sight.out
    return Reason(Why.ONE_HIGHER, card=cards_of(higher)[0]) if higher.bit_count() == 1 else None


def longest(at: Situation) -> Reason | None:
    """Of this suit the hand has most, and more than a pair."""
    counts = {suit: (at.sight.hand & suit.mask).bit_count() for suit in SUITS}
    n = counts[SUIT_OF[at.card]]
    return Reason(Why.LONGEST, suit=SUIT_OF[at.card], n=n) if n == max(counts.values()) > PAIR else None


def low_lead(at: Situation) -> Reason | None:
    """As little as possible is risked."""
    return Reason(Why.LOW_LEAD) if at.cheapest else None


def is_master(at: Situation, card: Card) -> bool:
    """Whether nobody else has a higher card of its suit."""
    return not at.sight.tables.over[card] & SUIT_OF[card].mask & at.sight.out


TAKING = (last_low, takes, sure, ruffs, leads_trick)
GIVING = (feeds_most, hopes, against_maker, guards, void, no_way, keeps, feeds, partner_has, lets_go, pays)
LEADING = (draws, sure, highest, partner_ruffs, void, low_lead, one_higher, longest, hopes)
PAIR = 2
TWO = 2
"""Sides at most tables."""
HOPE = 0.25
"""The chance from which on it is said that the partner may well take a trick."""
