"""colver: what it is told, and that it holds nothing that its seat may not know.

The program itself is tried where the extra ``rivals`` is installed; a stand-in takes its place elsewhere.
"""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arena.scenes import moments, seen, swapped
from bela.arena.rivals import make_rival
from bela.arena.rivals.cards import NotForRivalsError, plays
from bela.arena.rivals.colver import PASS, ColverBot, auction, eighty, ours, story, theirs, together
from bela.cards import FULL, Suit, cards_of, mask_of, parse_cards
from bela.deal import decide
from bela.deal.actions import Play
from bela.deal.fold import view_of
from bela.deal.start import deal_from, lay_out
from bela.rules.variants import variant

NUMBERS = st.integers(0, 30)


def test_every_card_has_a_number_of_its_own() -> None:
    assert [ours(theirs(card)) for card in cards_of(FULL)] == cards_of(FULL)
    assert list(map(theirs, parse_cards("7s As 7h Jh Th Ac"))) == [0, 7, 8, 11, 14, 31]


def test_the_auction_is_the_makers_eighty_and_passes() -> None:
    assert list(auction(dealer=1, maker=2, trump=Suit.SPADES)) == [1, PASS, PASS, PASS]
    assert list(auction(dealer=1, maker=1, trump=Suit.CLUBS)) == [PASS, PASS, PASS, 4, PASS, PASS, PASS]
    assert list(map(eighty, (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS))) == [1, 2, 3, 4]


@given(NUMBERS, NUMBERS)
def test_the_story_is_true_as_far_as_the_seat_knows(number: int, chance: int) -> None:
    rng = random.Random(chance)
    for deal in list(moments(number))[:-1]:
        view, seat = seen(deal), deal.board.to_act
        assert seat is not None
        told = story(view, rng)
        hands = [mask_of(map(ours, hand)) for hand in told.hands]
        played = [card for _, card in plays(deal.board)]
        assert [hand.bit_count() for hand in hands] == [8] * 4
        assert hands[0] | hands[1] | hands[2] | hands[3] == FULL
        assert hands[seat] == deal.layout.first[seat] | deal.layout.later[seat]  # type: ignore[operator]
        assert all(hands[who] >> card & 1 for who, card in plays(deal.board))
        assert not any(together(hand, view.board.trump or Suit.CLUBS) for hand in hands)
        assert list(told.actions[-len(played) :] if played else ()) == list(map(theirs, played))


@given(NUMBERS, NUMBERS)
def test_hidden_cards_change_nothing(number: int, chance: int) -> None:
    """Two hidden cards swapped: what is told is the same to the last bit."""
    rng = random.Random(chance)
    for deal in list(moments(number))[:24:5]:
        other = swapped(deal, rng)
        assert other.hands != deal.hands
        assert story(seen(other), random.Random(1)) == story(seen(deal), random.Random(1))


class Env:
    """Stands in for colver's game."""

    def __init__(self, dealer: int, hands: list[list[int]]) -> None:
        self.dealer = dealer
        self.hands = hands
        self.done: list[int] = []

    @classmethod
    def deal_with_hands(cls, dealer: int, hands: list[list[int]]) -> Env:
        return cls(dealer, hands)

    def step(self, action: int) -> None:
        self.done.append(action)


class Agent:
    """Stands in for its player: hears every action before it is done, and plays the first card that is left."""

    def __init__(self, spec: str, seat: int, seed: int) -> None:
        assert 'source = "uniform"' in spec
        assert "determinizations = 20" in spec
        assert seed >= 0
        self.seat = seat
        self.heard: list[int] = []

    def init_deal(self, env: Env) -> None:
        assert env.done == []

    def observe(self, env: Env, action: int) -> None:
        assert env.done == self.heard
        self.heard.append(action)

    def action(self, env: Env) -> int:
        assert env.done == self.heard
        cards = self.heard[next(place for place, action in enumerate(self.heard) if action) + 4 :]
        return next(card for card in env.hands[self.seat] if card not in cards)


def test_colver_hears_the_whole_deal_and_its_card_is_played() -> None:
    bot = ColverBot(SimpleNamespace(Env=Env, Agent=Agent))
    asked = 0
    for deal in list(moments(3))[:-1]:
        view = seen(deal)
        assert view.hand is not None
        every = tuple(Play(card) for card in cards_of(view.hand.cards))
        action = bot.choose(view, every, random.Random(1))
        assert action == min(every, key=lambda play: cards_of(view.hand.cards).index(play.card))  # type: ignore[union-attr]
        assert not bot.claims(view)
        asked += 1
    assert asked == 32


def test_what_is_no_card_play_is_refused() -> None:
    deal, _ = deal_from(rules := variant("croatian_4"), lay_out(rules, cards_of(FULL), 0), 0)
    with pytest.raises(NotForRivalsError, match="trumps fixed"):
        story(view_of(deal, 1), random.Random(1))
    moment = next(moments(0))
    with pytest.raises(NotForRivalsError, match="needs a hand"):
        story(view_of(moment, None), random.Random(1))


# ---------------------------------------------------------------- the program itself
def test_colver_lets_the_same_cards_be_played_and_counts_the_same_points() -> None:
    colver = pytest.importorskip("colver")
    for number in range(40):
        *played, end = moments(number, "colver")
        hands = [list(map(theirs, cards_of(hand.cards if hand else 0))) for hand in played[0].hands]
        board, cards = played[0].board, [card for _, card in plays(end.board)]
        env = colver.Env.deal_with_hands(board.dealer, hands)
        for action in auction(board.dealer, board.maker or 0, board.trump or Suit.CLUBS):
            env.step(action)
        for deal in played:
            seat = deal.board.to_act or 0
            legal = {play.card for play in decide.legal_for(deal, seat) if isinstance(play, Play)}
            assert (env.current_player(), set(map(ours, env.legal_actions()))) == (seat, legal)
            env.step(theirs(cards[len(list(plays(deal.board)))]))
        assert end.board.tally is not None
        if 0 not in end.board.tally.tricks:
            assert tuple(env.get_points()) == end.board.tally.card_points


def test_colver_does_not_look_at_the_cards_that_were_invented() -> None:
    pytest.importorskip("colver")
    bot = make_rival("colver")
    for deal in list(moments(4, "colver"))[20:-1]:
        view = seen(deal)
        legal = decide.legal_for(deal, deal.board.to_act or 0)
        assert len({bot.choose(view, legal, SameSeed(invention)) for invention in range(5)}) == 1


class SameSeed(random.Random):
    """Shuffles by its seed, but hands out the same one."""

    def randrange(self, *_range: int) -> int:  # type: ignore[override]
        return 4711
