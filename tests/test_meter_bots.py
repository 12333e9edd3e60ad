"""The bots in the meter's small game play by what they play by at a table."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

import meter_kernel
from bela.bots.level import LEVELS
from bela.bots.worlds import engine
from bela.cards import Card, Cards, Mask
from bela.deal.state import Hand
from meter_bots import CardPointsBot, chooser, expert, opening, settled, view_at
from meter_game import RULES, Meter, Turn
from oracle.small_game import SmallGame, state_of
from oracle.small_players import Players, Settings

PACK: Mask = Cards.parse("Jc Ac Jd Ad Td Jh Ah Th")
HAND = 3
EXPERT = replace(LEVELS["expert"], thrift=0)

pytestmark = pytest.mark.skipif(
    (engine.KERNEL is None or meter_kernel.compiler() is None) and not os.environ.get("BELA_REQUIRE_COMPILED"),
    reason="the compiled text was not built",
)


@pytest.fixture(scope="module")
def meter() -> Iterator[Meter]:
    with Meter(PACK, HAND) as opened:
        opened.solve(100)
        yield opened


def some_turns(meter: Meter) -> Iterator[Turn]:
    meter.forget()
    for depth in range(meter.depths):
        yield from list(meter.turns(depth))[::7]


def test_cards_are_worth_to_the_expert_what_they_are_to_the_step(meter: Meter) -> None:
    players = Players(SmallGame(PACK, HAND), Settings(model=4, play=1.5, anchor=0.2))
    bot, board, rng = CardPointsBot(EXPERT), opening(PACK, HAND), Random(1)
    for turn in some_turns(meter):
        hand = Hand(0 if turn.leader else 1, turn.hand, turn.hand)
        found = bot.worths(RULES, view_at(hand, turn.line, board).board, hand, turn.cards, rng)
        gain = state_of(turn.line, HAND).gain * (1 if turn.leader else -1)
        expected = {card: gain + worth for card, worth in players.values(turn.hand, turn.line).items()}
        assert {card: worth.value for card, worth in found.items()} == pytest.approx(expected, abs=1e-9)


def test_the_card_that_is_played_is_one_of_the_best(meter: Meter) -> None:
    players = Players(SmallGame(PACK, HAND), Settings(model=4, play=1.5, anchor=0.2))
    choose = chooser(EXPERT, PACK, HAND)
    for turn in some_turns(meter):
        assert choose(turn.leader, turn.hand, turn.line, 0) in players.step(turn.leader, turn.hand, turn.line)


def test_seeds_that_agree_speak_for_all_and_others_are_all_asked() -> None:
    asked: list[int] = []

    def choose(_leader: bool, _hand: Mask, line: tuple[Card, ...], seed: int) -> Card:  # noqa: FBT001 - is called so
        asked.append(seed)
        return Card(seed % 2 if line else 0)

    strategy = settled(choose, seeds=10, first=3)
    assert strategy(True, 0, ()) == {Card(0): 1.0}  # noqa: FBT003 - as above
    assert asked == [0, 1, 2]
    assert strategy(True, 0, (Card(5),)) == {Card(0): 0.5, Card(1): 0.5}  # noqa: FBT003 - as above
    assert sorted(asked[3:]) == list(range(10))


def test_without_the_compiled_text_there_is_no_expert_to_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "KERNEL", None)
    with pytest.raises(SystemExit, match="was not built"):
        expert(seeds=1)
