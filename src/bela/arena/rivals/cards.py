"""What every translation to a French program needs: who played what, and in which order."""

from __future__ import annotations

from collections.abc import Iterator

from bela.cards import Card
from bela.deal.actions import Action, Play
from bela.deal.state import Board, View


class NotForRivalsError(ValueError):
    """A rival was asked for something else than a card after a frozen auction."""


def plays(board: Board) -> Iterator[tuple[int, Card]]:
    """Every card played so far with its seat, in order."""
    for trick in [*((trick.leader, trick.cards) for trick in board.tricks), (board.leader, board.trick)]:
        leader, cards = trick
        yield from (((leader + place) % len(board.counts), card) for place, card in enumerate(cards))


def own(view: View) -> tuple[int, int]:
    """The seat that is asked, and the cards in its hand. Raises NotForRivalsError for a spectator's view."""
    if view.hand is None:
        raise NotForRivalsError("a rival needs a hand")
    return view.hand.seat, view.hand.cards


def play_of(card: Card, legal: tuple[Action, ...]) -> Action:
    """The legal action of playing a card, with Bela where it can be said. Raises NotForRivalsError for no such card."""
    found = [action for action in legal if isinstance(action, Play) and action.card == card]
    if not found:
        raise NotForRivalsError(f"card {card} may not be played")
    return max(found, key=lambda action: action.bela)
