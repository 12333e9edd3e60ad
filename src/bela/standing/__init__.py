"""How a match stands: the scores after each deal, who deals next, and how games and the match end."""

from bela.standing.model import NOBODY, Standing, StandingError
from bela.standing.steps import after_deal, after_open_claim, first_game, next_game
from bela.standing.winners import winner_by_false_claim

__all__ = [
    "NOBODY",
    "Standing",
    "StandingError",
    "after_deal",
    "after_open_claim",
    "first_game",
    "next_game",
    "winner_by_false_claim",
]
