"""What a lead is worth beyond the trick that it opens."""

from __future__ import annotations

from bela.bots.rules_bot.chances import chance_to_beat
from bela.bots.rules_bot.sight import Sight
from bela.cards import SUIT_OF, Card


def lead_worth(sight: Sight, card: Card) -> float:
    """The makers draw trumps, their opponents do not; masters are cashed while they hold."""
    suit = SUIT_OF[card].mask
    if suit == sight.tables.trump:
        return sight.weights.draw * trumps_drawn(sight) if sight.making else -sight.weights.defend
    return 0.0 if sight.tables.over[card] & suit & sight.out else sight.weights.cash


def trumps_drawn(sight: Sight) -> float:
    """How many trumps of opponents a lead of trumps is expected to draw."""
    trump = sight.tables.trump
    rivals = [seat for seat in sight.table.after if (seat - sight.seat) % sight.sides]
    return sum([chance_to_beat(sight.others[seat], trump, trump) for seat in rivals])
