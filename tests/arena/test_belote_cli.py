"""belote-cli: what it is shown, and that it is nothing that its seat may not know.

The program itself is tried where the extra ``rivals`` is installed; a stand-in takes its place elsewhere.
"""

from __future__ import annotations

import random
import sys
from types import ModuleType, SimpleNamespace
from typing import ClassVar

import pytest

from arena.scenes import moments, seen
from bela.arena.rivals import RIVALS
from bela.arena.rivals.belote_cli import BeloteCliBot
from bela.arena.rivals.cards import NotForRivalsError
from bela.bots import Bot
from bela.cards import FULL, cards_of
from bela.deal import decide
from bela.deal.actions import Play
from bela.deal.fold import view_of
from bela.deal.start import deal_from, lay_out
from bela.rules.variants import variant


class Player:
    """Stands in for its player: it plays the first card of its hand, and notes what it is shown."""

    shown: ClassVar[list[SimpleNamespace]] = []

    def __init__(self, seat: int, level: str, _rng: random.Random) -> None:
        assert level == "hard"
        self.seat = seat

    def update_memory(self, state: SimpleNamespace) -> None:
        self.shown.append(state)

    def decide_card(self, state: SimpleNamespace) -> object:
        return state.hands[self.seat][0]


def named(names: str) -> dict[str, SimpleNamespace]:
    return {name: SimpleNamespace(name=name) for name in names.split()}


def namespace(**fields: object) -> SimpleNamespace:
    return SimpleNamespace(**fields)


PARTS: dict[str, dict[str, object]] = {
    "deck": {
        "Suit": named("CLUBS DIAMONDS HEARTS SPADES"),
        "Rank": named("SEVEN EIGHT NINE TEN JACK QUEEN KING ACE"),
        "Card": lambda suit, rank: SimpleNamespace(suit=suit, rank=rank),
        "Contract": SimpleNamespace(NORMAL="normal"),
    },
    "game": {
        "Seat": int,
        "TrickCard": lambda seat, card: (seat, card),
        "GameState": namespace,
        "BossModifiers": namespace,
        "Phase": SimpleNamespace(PLAYING="playing"),
    },
    "ai": {"AIPlayer": Player, "Difficulty": SimpleNamespace(HARD="hard")},
}
"""The names that are used of it."""


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> Bot:
    """The player, with a stand-in for the package."""
    package = ModuleType("belote")
    for name, fields in {"": {}, **PARTS}.items():
        module = ModuleType(f"belote.{name}") if name else package
        vars(module).update(fields)
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(Player, "shown", [])
    return RIVALS["belote-cli"].bot(package)


def test_belote_cli_sees_its_own_hand_and_the_tricks(bot: Bot) -> None:
    for deal in list(moments(2))[:-1]:
        Player.shown.clear()
        view, board = seen(deal), deal.board
        assert view.hand is not None
        hand = cards_of(view.hand.cards)
        action = bot.choose(view, tuple(map(Play, hand)), random.Random(1))
        assert action == Play(hand[0])
        assert not bot.claims(view)
        states = Player.shown
        assert len(states) == 9 - len(hand)
        for turn, state in enumerate(states):
            sizes = [len(cards) for cards in state.hands]
            assert sizes == [(8 - turn) * (seat == board.to_act) for seat in range(4)]
            assert len(state.completed_tricks) == turn
            assert state.boss_modifiers.hide_partner_hand
        now = states[-1]
        assert (now.leader, now.turn, now.dealer, now.taker) == (board.leader, board.to_act, board.dealer, board.maker)
        assert [seat for seat, _ in now.current_trick] == [
            (board.leader + place) % 4 for place in range(len(board.trick))
        ]


def test_belote_cli_refuses_what_is_no_card_play(bot: Bot) -> None:
    deal, _ = deal_from(rules := variant("croatian_4"), lay_out(rules, cards_of(FULL), 0), 0)
    with pytest.raises(NotForRivalsError, match="trumps fixed"):
        bot.choose(view_of(deal, 1), (), random.Random(1))


# ---------------------------------------------------------------- the program itself
def test_belote_cli_lets_the_same_cards_be_played() -> None:
    game = pytest.importorskip("belote.game")
    bot = BeloteCliBot(pytest.importorskip("belote"))
    for number in range(40):
        for deal in list(moments(number, "belote-cli"))[:-1]:
            *_, state = bot.moments(seen(deal))
            legal = {play.card for play in decide.legal_for(deal, deal.board.to_act or 0) if isinstance(play, Play)}
            assert {bot.ours(card) for card in game.legal_cards(state, state.turn)} == legal
