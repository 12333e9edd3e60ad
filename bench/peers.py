"""The other solvers and play-out engines that ours is measured beside; each is left out where it is not installed."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec

Run = Callable[[], object]
"""One round of work."""

RANKS = "23456789TJQKA"
SPIEL_GAME = "skat"


def dds(deals: int, seed: int) -> list[Run]:
    """Exact values of bridge endings of eight cards a hand with endplay's DDS, one by one."""
    if find_spec("endplay") is None:
        return []
    from endplay.dds import solve_board  # noqa: PLC0415 - only where it is installed
    from endplay.dds.solve import SolveMode  # noqa: PLC0415 - as above
    from endplay.types import Deal, Denom, Player  # noqa: PLC0415 - as above

    rng = random.Random(seed)
    runs: list[Run] = []
    for _ in range(deals):
        board = Deal("N:" + " ".join(bridge_hands(rng)))
        board.trump, board.first = Denom(rng.randrange(4)), Player(rng.randrange(4))
        runs.append(partial(solve_board, board, SolveMode.OptimalOne))
    return runs


def bridge_hands(rng: random.Random) -> list[str]:
    """Four hands of eight cards, as bridge players write them."""
    cards = rng.sample([suit + rank for suit in "SHDC" for rank in RANKS], 32)
    hands = [cards[8 * seat : 8 * seat + 8] for seat in range(4)]
    return [
        ".".join("".join(sorted(card[1] for card in hand if card[0] == suit)[::-1]) for suit in "SHDC")
        for hand in hands
    ]


def jass(games: int) -> tuple[Run, int] | None:
    """Random play with jass-kit's GameSim; with the number of cards played in a round."""
    if find_spec("jass") is None:
        return None
    import numpy as np  # noqa: PLC0415 - comes with jass-kit
    from jass.game.game_sim import GameSim  # noqa: PLC0415 - only where it is installed
    from jass.game.game_util import deal_random_hand  # noqa: PLC0415 - as above
    from jass.game.rule_schieber import RuleSchieber  # noqa: PLC0415 - as above

    rule = RuleSchieber()

    def run() -> None:
        for _ in range(games):
            game = GameSim(rule)
            game.init_from_cards(hands=deal_random_hand(), dealer=0)
            game.action_trump(0)
            while not game.is_done():
                valid = rule.get_valid_cards_from_obs(game.get_observation())
                game.action_play_card(np.random.choice(np.flatnonzero(valid)))  # noqa: NPY002 - as its agents do

    return run, 36 * games


def spiel(rollouts: int, seed: int) -> tuple[Run, int] | None:
    """OpenSpiel's own random rollouts, run natively from a dealt game; with the number of moves in a round."""
    if find_spec("pyspiel") is None:
        return None
    import pyspiel  # noqa: PLC0415 - only where it is installed

    rng, game = random.Random(seed), pyspiel.load_game(SPIEL_GAME)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    moves, walk = 0, state.clone()
    while not walk.is_terminal():
        walk.apply_action(rng.choice(walk.legal_actions()))
        moves += 1

    def run() -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, seed, False).mcts_search(state)  # noqa: FBT003 - its signature

    return run, moves * rollouts
