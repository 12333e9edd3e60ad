"""From one standing to the next."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bela.rules.words import FalseClaim, UnclaimedAtDealEnd
from bela.scoring import reached
from bela.scoring.shares import added, full
from bela.standing.dealers import next_dealer, next_game_dealer
from bela.standing.model import NOBODY, Standing, StandingError
from bela.standing.winners import game_winner, winner_by_false_claim

if TYPE_CHECKING:
    from bela.rules.model import Rules
    from bela.scoring import Settlement, Tally


def first_game(rules: Rules, dealer: int | None) -> Standing:
    """A match before its first deal."""
    nothing = full(rules, 0, ())
    return Standing(scores=nothing, games=nothing, hanging=0, dealer=dealer)


def after_deal(rules: Rules, standing: Standing, dealer: int | None, tally: Tally, settlement: Settlement) -> Standing:
    """Write down a deal that ``dealer`` dealt and that was settled with the hanging points of ``standing``.

    Raises StandingError when the game is over, TallyError when the turn decides who has won it and no dealer is known.
    """
    if standing.game_winner != NOBODY:
        raise StandingError("the game is over: the next deal belongs to the next game")
    scores = added(standing.scores, settlement.written)
    winner = game_winner(rules, scores, dealer, tally.maker_side, settlement)
    written = replace(
        standing,
        scores=scores,
        hanging=settlement.hanging,
        dealer=next_dealer(rules, dealer, tally.maker_side, settlement),
        dealt=dealer,
    )
    return written if winner == NOBODY else after_game(rules, written, winner)


def after_game(rules: Rules, standing: Standing, winner: int) -> Standing:
    """Credit a game to its winner (S-40); what hangs lapses (X-09)."""
    games = added(standing.games, full(rules, 1, (winner,)))
    over = games[winner] >= rules.match_wins
    return replace(
        standing,
        games=games,
        hanging=0,
        dealer=None if over else next_game_dealer(rules, standing.dealt, winner),
        game_winner=winner,
        match_winner=winner if over else NOBODY,
    )


def next_game(rules: Rules, standing: Standing) -> Standing:
    """Begin the next game of a match. Raises StandingError while a game goes on, and when the match is over."""
    if standing.game_winner == NOBODY:
        raise StandingError("the game is not over yet")
    if standing.match_winner != NOBODY:
        raise StandingError("the match is over")
    return replace(standing, scores=full(rules, 0, ()), hanging=0, game_winner=NOBODY)


def after_open_claim(rules: Rules, standing: Standing, side: int) -> Standing:
    """Side ``side`` claims the game between two deals, where only a claim wins it (S-39).

    Raises StandingError where no such claim is open, and for one that falls short where that is refused (X-12). Raises
    TallyError where one that falls short loses the game, the turn decides who wins it, and no dealer is known.
    """
    if rules.unclaimed_at_deal_end is not UnclaimedAtDealEnd.MUST_CLAIM or standing.game_winner != NOBODY:
        raise StandingError("no claim is open between deals")
    if side in reached(rules, standing.scores):
        return after_game(rules, standing, side)
    if rules.false_claim is FalseClaim.REJECT:
        raise StandingError(f"the claim falls short: {standing.scores[side]} of {rules.target} points")
    return after_game(rules, standing, winner_by_false_claim(rules, standing.scores, standing.dealt, side))
