"""belote-cli: what it is shown, and that it is nothing that its seat may not know.

The program itself is tried where the extra ``rivals`` is installed; a stand-in takes its place elsewhere.
"""

from __future__ import annotations

import random
import sys
from types import ModuleType, SimpleNamespace

import pytest

from arena.scenes import moments, seen
from bela.arena.rivals import RIVALS
from bela.arena.rivals.belote_cli import BeloteCliBot
from bela.arena.rivals.cards import NotForRivalsError
from bela.cards import FULL, cards_of
from bela.deal import decide
from bela.deal.actions import Play
from bela.deal.fold import view_of
from bela.deal.start import deal_from, lay_out
from bela.rules.variants import variant


def belote_stand_in(monkeypatch: pytest.MonkeyPatch, seen_states: list[SimpleNamespace]) -> ModuleType:
    """A package with the names that are used of it; its player plays its first card and notes what it is shown."""

    def namespace(**fields: object) -> SimpleNamespace:
        return SimpleNamespace(**fields)

    def named(names: str) -> dict[str, SimpleNamespace]:
        return {name: SimpleNamespace(name=name) for name in names.split()}

    class Player:
        def __init__(self, seat: int, level: str, _rng: random.Random) -> None:
            assert level == "hard"
            self.seat = seat

        def update_memory(self, state: SimpleNamespace) -> None:
            seen_states.append(state)

        def decide_card(self, state: SimpleNamespace) -> SimpleNamespace:
            card: SimpleNamespace = state.hands[self.seat][0]
            return card

    parts = {
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
    package = ModuleType("belote")
    monkeypatch.setitem(sys.modules, "belote", package)
    for part, fields in parts.items():
        module = ModuleType(f"belote.{part}")
        vars(module).update(fields)
        monkeypatch.setitem(sys.modules, f"belote.{part}", module)
    return package


def test_belote_cli_sees_its_own_hand_and_the_tricks(monkeypatch: pytest.MonkeyPatch) -> None:
    states: list[SimpleNamespace] = []
    bot = RIVALS["belote-cli"].bot(belote_stand_in(monkeypatch, states))
    for deal in list(moments(2))[:-1]:
        states.clear()
        view, board = seen(deal), deal.board
        assert view.hand is not None
        hand = cards_of(view.hand.cards)
        action = bot.choose(view, tuple(map(Play, hand)), random.Random(1))
        assert action == Play(hand[0])
        assert not bot.claims(view)
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


def test_belote_cli_refuses_what_is_no_card_play(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = RIVALS["belote-cli"].bot(belote_stand_in(monkeypatch, []))
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
