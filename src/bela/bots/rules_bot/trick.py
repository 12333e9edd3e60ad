"""What a trick is expected to bring."""

from __future__ import annotations

from bela.bots.rules_bot.chances import chance_to_beat
from bela.bots.rules_bot.sight import Sight
from bela.cards import BIT, SUIT_OF, Card, Mask


def trick_worth(sight: Sight, card: Card) -> float:
    """What the trick is expected to bring to the side when the card is played to it."""
    table = sight.table
    best, holder = table.best, table.holder
    if best is None or sight.tables.over[best] & BIT[card]:
        best, holder = card, sight.seat
    points = table.points + sight.tables.points[card]
    chances = takers(sight, sight.tables.over[best], holder, table.led or SUIT_OF[card].mask)
    return sum(
        [chance * worth * (points + adds) for chance, worth, adds in zip(chances, sight.worth, sight.adds, strict=True)]
    )


def takers(sight: Sight, over: Mask, holder: int, led: Mask) -> list[float]:
    """By side: the chance that it takes a trick that ``holder`` holds with a card which the cards ``over`` beat."""
    owner, held = holder % sight.sides, 1.0
    taken = [0.0] * sight.sides
    for seat in sight.table.after:
        chance = chance_to_beat(sight.others[seat], over, led)
        if not chance:
            continue
        side, again = seat % sight.sides, chance * sight.weights.retake
        back = [0.0 if other == side else again * share for other, share in enumerate(taken)]
        taken = [share - lost for share, lost in zip(taken, back, strict=True)]
        beaten = 0.0 if side == owner else held * chance
        taken[side] += sum(back) + beaten
        held -= beaten
    taken[owner] += held
    return taken
