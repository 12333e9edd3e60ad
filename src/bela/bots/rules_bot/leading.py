"""What a lead is worth beyond the trick that it opens."""

from __future__ import annotations

from bela.bots.rules_bot.chances import chance_to_beat
from bela.bots.rules_bot.sight import Sight
from bela.cards import SUIT_OF, Card


def lead_worth(sight: Sight, card: Card) -> float:
    """The makers draw trumps, their opponents do not; masters are cashed while they hold."""
    suit = SUIT_OF[card].mask
    master = not sight.tables.over[card] & suit & sight.out
    if suit != sight.tables.trump:
        return sight.weights.cash * master
    if not sight.making:
        return -sight.weights.defend
    return (sight.weights.draw + sight.weights.command * master) * trumps_drawn(sight)


def trumps_drawn(sight: Sight) -> float:
    """How many trumps of opponents a lead of trumps is expected to draw."""
    trump = sight.tables.trump
    rivals = [seat for seat in sight.table.after if (seat - sight.seat) % sight.sides]
    return sum([chance_to_beat(sight.others[seat], trump, trump) for seat in rivals])
