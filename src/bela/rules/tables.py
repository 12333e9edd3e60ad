"""From rules and trumps to the integer tables that card play walks.

A situation picks a row of rungs; a rung is a pair of masks. The first rung of which the hand holds a card in ``need``
is the law: only its cards in ``give`` may be played. Every rule on card play is a rung of such a row, and nothing else
is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bela.cards import BIT, CARDS, FULL, RANK_OF, SUIT_OF, SUITS, Card, Mask, Rank, Suit, make_card
from bela.rules.law import Code
from bela.rules.words import LowTrumpLead, MustBeat, PartnerExemption

if TYPE_CHECKING:
    from bela.rules.model import Rules

Rung = tuple[Mask, Mask, Code]
"""(need, give, what a card outside ``give`` offends against)."""
Row = tuple[Rung, ...]

TRUMP_ORDER = (Rank.SEVEN, Rank.EIGHT, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE, Rank.NINE, Rank.JACK)  # S-03, C-23
PLAIN_ORDER = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)  # S-04, C-23
TRUMP_POINTS = (0, 0, 14, 10, 20, 3, 4, 11)  # by rank, seven to ace
PLAIN_POINTS = (0, 0, 0, 10, 2, 3, 4, 11)

ANY: Rung = (FULL, FULL, Code.CARD_NOT_HELD)


@dataclass(frozen=True)
class Tables:
    """Card play with one suit as trumps."""

    trump: Mask
    points: tuple[int, ...]
    """Card points, by card."""
    over: tuple[Mask, ...]
    """By card: the cards that take the trick from it."""
    lead: Row
    follow: tuple[tuple[tuple[Row, ...], ...], ...]
    """Rows by [whether the partner holds the trick][suit led][card that holds the trick]."""


def strength(trump: Suit) -> tuple[int, ...]:
    """By card: its place inside its suit, 0 the lowest, trumps eight higher."""
    return tuple(
        TRUMP_LIFT + TRUMP_ORDER.index(RANK_OF[card]) if SUIT_OF[card] is trump else PLAIN_ORDER.index(RANK_OF[card])
        for card in CARDS
    )


TRUMP_LIFT = 8


def over_masks(trump: Suit) -> tuple[Mask, ...]:
    """By card: the cards that take the trick from it (S-31, C-22)."""
    power = strength(trump)
    return tuple(
        sum(BIT[other] for other in CARDS if power[other] > power[card] and SUIT_OF[other] in (SUIT_OF[card], trump))
        for card in CARDS
    )


def lead_row(rule: LowTrumpLead, trump: Suit) -> Row:
    """What may be led (S-30)."""
    high = FULL & ~(BIT[make_card(Rank.SEVEN, trump)] | BIT[make_card(Rank.EIGHT, trump)])
    needs = {
        LowTrumpLead.OFF: 0,
        LowTrumpLead.FORBID_IF_OTHER_CARD: high,
        LowTrumpLead.FORBID_IF_COUNTING_TRUMP: high & trump.mask,
    }
    return ((needs[rule], high, Code.LOW_TRUMP_LEAD), ANY)


def follow_row(rules: Rules, trump: Suit, led: Suit, best: Card, over: Mask, *, exempt: bool) -> Row:
    """What may be played to a trick whose first card is of ``led`` and which ``best`` holds."""
    follow: Rung = (led.mask, led.mask, Code.MUST_FOLLOW)
    if led is trump:
        return ((over & led.mask, over & led.mask, Code.MUST_BEAT_TRUMP), follow, ANY)
    rungs: list[Rung] = []
    trumped = SUIT_OF[best] is trump
    if rules.must_beat is MustBeat.ALL_SUITS:
        rungs.append((over & led.mask, over & led.mask, Code.MUST_BEAT_PLAIN))
    rungs.append(follow)
    if not exempt:
        rungs += ruff_rungs(rules, trump, over & trump.mask, trumped=trumped)
    return (*rungs, ANY)


def ruff_rungs(rules: Rules, trump: Suit, higher: Mask, *, trumped: bool) -> list[Rung]:
    """The duties of a player without the suit led (S-28, S-47, C-20, C-21)."""
    rungs: list[Rung] = []
    usual = rules.must_undertrump and rules.partner_exemption is PartnerExemption.NONE
    if rules.must_overtrump:
        rungs.append((higher, higher, Code.MUST_OVERTRUMP if usual else Code.MUST_OVERTRUMP_HOUSE))
    need = trump.mask if rules.must_undertrump or not trumped else higher
    return [*rungs, (need, trump.mask, Code.MUST_TRUMP)]


def make_tables(rules: Rules) -> tuple[Tables, ...]:
    """The tables for each suit as trumps."""
    return tuple(trump_table(rules, trump) for trump in SUITS)


def trump_table(rules: Rules, trump: Suit) -> Tables:
    """The tables for one suit as trumps."""
    over = over_masks(trump)
    relief = rules.partner_exemption is PartnerExemption.VOID_MAY_DISCARD
    return Tables(
        trump=trump.mask,
        points=tuple((TRUMP_POINTS if SUIT_OF[card] is trump else PLAIN_POINTS)[RANK_OF[card]] for card in CARDS),
        over=over,
        lead=lead_row(rules.low_trump_lead, trump),
        follow=tuple(
            tuple(
                tuple(follow_row(rules, trump, led, best, over[best], exempt=exempt and relief) for best in CARDS)
                for led in SUITS
            )
            for exempt in (False, True)
        ),
    )
