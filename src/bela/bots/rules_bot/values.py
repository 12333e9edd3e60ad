"""What a card is worth in the hand: the reason not to play it now."""

from __future__ import annotations

from bela.bots.rules_bot.chances import none_of
from bela.bots.rules_bot.sight import Sight
from bela.bots.rules_bot.weights import Weights
from bela.cards import BIT, SUIT_OF, Card, Mask


def keep(sight: Sight, card: Card) -> float:
    """What holding the card promises: the trick that it may take, less the points that it may cost."""
    suit = SUIT_OF[card].mask
    if suit == sight.tables.trump:
        return promise(sight, card, trump_chance(sight, card))
    return promise(sight, card, plain_chance(sight, card, suit)) + company(sight, card, suit)


def promise(sight: Sight, card: Card, chance: float) -> float:
    """What a card is worth that takes a trick later by that chance, and else falls to one of others."""
    points = sight.tables.points[card]
    partners = len(sight.others) > sight.sides
    lost = sight.weights.lost_partner if partners else sight.weights.lost_alone
    return chance * (points + sight.later) - (1.0 - chance) * points * lost


def trump_chance(sight: Sight, card: Card) -> float:
    """The chance that a trump takes a trick later."""
    above = (sight.tables.over[card] & sight.out).bit_count()
    if not above:
        return 1.0
    fellows = (sight.hand & sight.tables.trump).bit_count() - 1
    return sight.weights.trump_guarded if fellows >= above else sight.weights.trump_low


def plain_chance(sight: Sight, card: Card, suit: Mask) -> float:
    """The chance that a plain card takes a trick later."""
    above = (sight.tables.over[card] & suit & sight.out).bit_count()
    if above == 0 and not sight.out & sight.tables.trump:
        return sight.weights.safe_master
    chance = standing_chance(sight.weights, above, (sight.hand & suit).bit_count() - 1)
    return chance * unruffed(sight, suit) if chance else 0.0


def standing_chance(weights: Weights, above: int, guards: int) -> float:
    """The same where nobody trumps, by how many others beat the card and how many stand by it."""
    if above == 0:
        return weights.master
    if above == 1:
        return weights.second if guards else weights.third
    return weights.third if above == 2 and guards > 1 else 0.0  # noqa: PLR2004 - the two that beat it


def unruffed(sight: Sight, suit: Mask) -> float:
    """The chance that no opponent can trump the suit as things stand."""
    chance = 1.0
    for seat, other in enumerate(sight.others):
        may_ruff = (other.known | other.pool) & sight.tables.trump and not other.known & suit
        if may_ruff and (seat - sight.seat) % sight.sides:
            chance *= 1.0 - none_of(other.size, other.drawn, (other.pool & suit).bit_count())
    return chance


def company(sight: Sight, card: Card, suit: Mask) -> float:
    """What a plain card is worth beside the others of its suit: it guards one, or stands in the way of a void."""
    rest = sight.hand & suit & ~BIT[card]
    if not rest:
        return -sight.weights.void if sight.hand & sight.tables.trump else 0.0
    if rest & rest - 1:
        return 0.0
    fellow = rest.bit_length() - 1
    guarded = sight.tables.points[fellow] >= COUNTING and sight.tables.over[fellow] & suit & sight.out
    return sight.weights.guard if guarded else 0.0


COUNTING = 3
