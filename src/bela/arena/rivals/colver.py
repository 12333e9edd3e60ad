"""colver (MIT): its search over sampled deals, each solved with open cards (IS-DD), with uniform worlds.

Its state wants all four hands. It gets the hand of the seat that is asked, what everybody has played, and the rest of
the cards in any order: what it chooses does not depend on them, for it samples worlds of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bela.arena.rivals.cards import NotForRivalsError, own, play_of, plays
from bela.cards import RANK_OF, SUIT_OF, Card, Mask, Rank, Suit, cards_of, make_card
from bela.deal.actions import Action
from bela.deal.state import Board, View
from bela.melds import bela_mask

if TYPE_CHECKING:
    import random

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
RANKS = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
"""In the order of its numbers."""
PASS = 0
SEEDS = 2**63

SPEC = """
[bid]
strategy = "heuristic"
[play]
method = "isdd"
determinizations = 20
[worlds]
source = "uniform"
"""
"""Its player, as its arena writes it; the bidder is never asked."""


def theirs(card: Card) -> int:
    """Its number of a card."""
    return 8 * SUITS.index(SUIT_OF[card]) + RANKS.index(RANK_OF[card])


def ours(number: int) -> Card:
    """The card with its number."""
    return make_card(RANKS[number % 8], SUITS[number // 8])


def eighty(trump: Suit) -> int:
    """Its bid of 80 in a suit, the least there is: whoever has more than half has made it."""
    return 1 + SUITS.index(trump)


@dataclass(frozen=True)
class Story:
    """A deal as it is told to colver."""

    dealer: int
    hands: tuple[tuple[int, ...], ...]
    """By seat, before the first card; only that of the seat that is asked is the true one."""
    actions: tuple[int, ...]
    """The auction, and the cards so far."""


def story(view: View, rng: random.Random) -> Story:
    """What a seat may know, with the cards that it may not know in any order. Raises NotForRivalsError."""
    board = view.board
    if board.trump is None or board.maker is None or view.rules.seats != len(SUITS):
        raise NotForRivalsError("colver plays cards, with four seats and trumps fixed")
    hands = invented(view, board.trump, rng)
    cards = (theirs(card) for _, card in plays(board))
    return Story(
        board.dealer,
        tuple(tuple(map(theirs, cards_of(hand))) for hand in hands),
        (*auction(board.dealer, board.maker, board.trump), *cards),
    )


def auction(dealer: int, maker: int, trump: Suit) -> Iterator[int]:
    """All pass but the maker, who bids 80."""
    before = (maker - dealer - 1) % 4
    yield from (PASS,) * before
    yield eighty(trump)
    yield from (PASS,) * 3


def invented(view: View, trump: Suit, rng: random.Random) -> list[Mask]:
    """Hands of which the seat's own and all that was played are true; no king and queen of trumps come together.

    Raises NotForRivalsError where they would have to: such deals are not played against rivals.
    """
    seat, _ = own(view)
    known = list(known_cards(view))
    unseen = [card for card in cards_of(view.rules.pack) if not any(hand >> card & 1 for hand in known)]
    for _ in range(TRIES):
        rng.shuffle(unseen)
        hands = filled(known, unseen, view.board, seat)
        if not any(together(hand, trump) for hand in hands):
            return hands
    raise NotForRivalsError("king and queen of trumps are in one hand")


TRIES = 1000


def known_cards(view: View) -> Iterator[Mask]:
    """By seat: what the seat that is asked knows of a hand as it was dealt."""
    seat, cards = own(view)
    yield from (played | cards * (place == seat) for place, played in enumerate(view.board.played))


def filled(known: list[Mask], unseen: list[Card], board: Board, seat: int) -> list[Mask]:
    """The hands filled up with the cards that were not seen, as many for each as it still holds."""
    hands, rest = list(known), list(unseen)
    for place, count in enumerate(board.counts):
        if place != seat:
            hands[place] |= sum(1 << rest.pop() for _ in range(count))
    return hands


def together(hand: Mask, trump: Suit) -> bool:
    """Whether king and queen of trumps are in a hand."""
    return hand & bela_mask(trump) == bela_mask(trump)


class ColverBot:
    """IS-DD with 20 uniform worlds."""

    def __init__(self, colver: Any) -> None:  # noqa: ANN401 - a module that is not always there
        self._colver = colver

    def choose(self, view: View, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """The card that it plays."""
        seat, _ = own(view)
        if len(legal) == 1:
            return legal[0]
        told = story(view, rng)
        env = self._colver.Env.deal_with_hands(told.dealer, list(map(list, told.hands)))
        agent = self._colver.Agent(SPEC, seat, rng.randrange(SEEDS))
        agent.init_deal(env)
        for action in told.actions:
            agent.observe(env, action)
            env.step(action)
        return play_of(ours(agent.action(env)), legal)

    def claims(self, view: View) -> bool:  # noqa: ARG002 - French players claim nothing
        """Never."""
        return False
