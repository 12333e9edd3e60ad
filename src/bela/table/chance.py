"""Where a table's chance comes from: the cards drawn, the packs, the cuts, and the whims of bots."""

from __future__ import annotations

import random

from bela.cards import cards_of
from bela.deal import actions as a
from bela.match import Match, Stage
from bela.rules.model import Rules
from bela.rules.words import FirstDealer


class Chance:
    """Streams of random numbers; with a seed, the same for everybody who has it.

    Each stream depends on the seed and on what it is for, not on what was drawn from others. So the packs of a match
    are the same whatever is played, and a match that is resumed goes on as if it had never stopped.
    """

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed

    def cards(self, *purpose: int | str) -> random.Random:
        """A stream for cards; without a seed from the system's own source, which nobody can foresee."""
        return random.SystemRandom() if self.seed is None else self._seeded(*purpose)

    def first_dealer(self, rules: Rules) -> int | None:
        """Who deals first where the table leaves that to chance; None where it is cut for."""
        by_chance = rules.first_dealer is FirstDealer.RANDOM
        return self.cards("first dealer").randrange(rules.seats) if by_chance else None

    def whims(self, *purpose: int | str) -> random.Random:
        """A stream for a bot, fast rather than secret."""
        return random.Random() if self.seed is None else self._seeded(*purpose)  # noqa: S311 - no card depends on it

    def _seeded(self, *purpose: int | str) -> random.Random:
        return random.Random("/".join(map(str, (self.seed, *purpose))))  # noqa: S311 - to be repeated is what a seed is for


def move_of_chance(match: Match, chance: Chance, turn: int) -> a.Chance | None:
    """What chance does now; None where it is not asked. ``turn`` counts what was done in the match so far."""
    hall = match.hall
    match hall.stage:
        case Stage.DRAW:
            seat = hall.drawing[len(hall.drawn)]
            lying = [card for card in cards_of(match.rules.pack) if card not in dict(hall.drawn).values()]
            return a.Draw(seat, chance.cards("draw", turn).choice(lying))
        case Stage.PACK:
            pack = cards_of(match.rules.pack)
            chance.cards("pack", hall.number).shuffle(pack)
            return a.Pack(tuple(pack))
        case Stage.CUT:
            return a.Cut(chance.cards("cut", hall.number).randrange(match.rules.pack.bit_count()))
        case Stage.DEAL | Stage.OVER:
            return None
