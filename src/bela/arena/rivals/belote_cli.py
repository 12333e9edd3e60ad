"""belote-cli (MIT): the rule player of its level ``hard``.

That player looks into its partner's hand unless it is told that the hand is hidden. Here it is told so, and there is
nothing to look into: the hands of the others are empty.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

from bela.arena.rivals.cards import NotForRivalsError, own, play_of, plays
from bela.cards import RANK_OF, SUIT_OF, Card, Mask, cards_of, make_card
from bela.cards import RANKS as OUR_RANKS
from bela.cards import SUITS as OUR_SUITS
from bela.deal.actions import Action
from bela.deal.state import View

if TYPE_CHECKING:
    import random

SUITS = {"c": "CLUBS", "d": "DIAMONDS", "h": "HEARTS", "s": "SPADES"}
RANKS = {"7": "SEVEN", "8": "EIGHT", "9": "NINE", "T": "TEN", "J": "JACK", "Q": "QUEEN", "K": "KING", "A": "ACE"}
"""Its names by our letters."""
TRICK = 4


class BeloteCliBot:
    """The player of its level ``hard``."""

    def __init__(self, belote: Any) -> None:  # noqa: ANN401 - a module that is not always there
        name = belote.__name__
        self._deck, self._game, self._ai = (import_module(f"{name}.{part}") for part in ("deck", "game", "ai"))

    def choose(self, view: View, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """The card that it plays.

        It remembers what it did in the deal, so it is asked for each of its cards so far again, in a new memory.
        """
        seat, _ = own(view)
        player = self._ai.AIPlayer(self._game.Seat(seat), self._ai.Difficulty.HARD, rng)
        card = None
        for state in self.moments(view):
            player.update_memory(state)
            card = player.decide_card(state)
        return play_of(self.ours(card), legal)

    def claims(self, view: View) -> bool:  # noqa: ARG002 - French players claim nothing
        """Never."""
        return False

    def moments(self, view: View) -> Iterator[Any]:
        """Its state at each moment at which the seat was asked, this one last. Raises NotForRivalsError."""
        seat, hand = own(view)
        played = list(plays(view.board))
        turns = [place for place, (who, _) in enumerate(played) if who == seat]
        for place in (*turns, len(played)):
            later = sum(1 << card for who, card in played[place:] if who == seat)
            yield self.state(view, played[:place], hand | later)

    def state(self, view: View, played: list[tuple[int, Card]], hand: Mask) -> Any:  # noqa: ANN401 - a class of its own
        """Its state after those cards, with that hand. Raises NotForRivalsError."""
        board, game = view.board, self._game
        if board.trump is None or board.maker is None or view.rules.seats != TRICK:
            raise NotForRivalsError("belote-cli plays cards, with four seats and trumps fixed")
        full = len(played) // TRICK * TRICK
        tricks = [self.trick(played[place : place + TRICK]) for place in range(0, full, TRICK)]
        leader = game.Seat(played[full][0] if full < len(played) else self.leader(view, full // TRICK))
        seat, _ = own(view)
        return game.GameState(
            hands=tuple(tuple(map(self.theirs, cards_of(hand if place == seat else 0))) for place in range(TRICK)),
            trump=self.suit(board.trump.letter),
            contract=self._deck.Contract.NORMAL,
            dealer=game.Seat(board.dealer),
            leader=leader,
            turn=game.Seat(seat),
            phase=game.Phase.PLAYING,
            taker=game.Seat(board.maker),
            current_trick=self.trick(played[full:]),
            completed_tricks=tuple(tricks),
            first_trick_done=bool(tricks),
            boss_modifiers=game.BossModifiers(hide_partner_hand=True),
        )

    def leader(self, view: View, tricks: int) -> int:
        """Who leads to the trick after so many."""
        done = view.board.tricks
        return done[tricks].leader if tricks < len(done) else view.board.leader

    def trick(self, cards: list[tuple[int, Card]]) -> tuple[Any, ...]:
        """Cards with their seats, as it writes them."""
        game = self._game
        return tuple(game.TrickCard(game.Seat(seat), self.theirs(card)) for seat, card in cards)

    def theirs(self, card: Card) -> Any:  # noqa: ANN401 - a class of its own
        """Its card."""
        return self._deck.Card(self.suit(SUIT_OF[card].letter), self._deck.Rank[RANKS[RANK_OF[card].letter]])

    def suit(self, letter: str) -> Any:  # noqa: ANN401 - a class of its own
        """Its suit."""
        return self._deck.Suit[SUITS[letter]]

    @staticmethod
    def ours(card: Any) -> Card:  # noqa: ANN401 - a class of its own
        """Our card."""
        suit = next(suit for suit in OUR_SUITS if SUITS[suit.letter] == card.suit.name)
        rank = next(rank for rank in OUR_RANKS if RANKS[rank.letter] == card.rank.name)
        return make_card(rank, suit)
