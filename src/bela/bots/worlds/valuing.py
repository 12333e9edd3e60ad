"""What cards are worth: by worlds, and near the end of a deal of two by one step beyond them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bela.bots.worlds.beliefs import likelihoods, thinned
from bela.bots.worlds.engine import sample
from bela.bots.worlds.last_cards import Step, applies, line_of, step_worths
from bela.bots.worlds.moment import cards_played
from bela.bots.worlds.sampler import all_worlds
from bela.bots.worlds.search import Effort, Worth, card_worths, worths_in

if TYPE_CHECKING:
    import random

    from bela.bots.worlds.last_cards import Line
    from bela.bots.worlds.moment import Moment
    from bela.bots.worlds.turn import Turn
    from bela.cards import Card

MOST_STEP_WORLDS = 100
"""Worlds that a step looks at, at most: each is played on many times."""


def values_of(effort: Effort, step: Step, turn: Turn, rng: random.Random) -> dict[Card, Worth]:
    """What each of the cards is worth to the seat that is to play one."""
    if applies(step, turn.stakes.rules, turn.board):
        return by_step(replace(effort, worlds=min(effort.worlds, MOST_STEP_WORLDS)), step, turn, rng)
    return card_worths(effort, turn, rng)


def by_step(effort: Effort, step: Step, turn: Turn, rng: random.Random) -> dict[Card, Worth]:
    """The same for the last cards of two players."""
    moment, line, seed = turn.moment(), line_of(step, turn.stakes.rules, turn.board), rng.getrandbits(64)
    worlds = worlds_before(line, effort, turn, moment, seed, rng)
    stepped = step_worths(step, turn, moment, line, worlds, seed)
    plain = worths_in(turn, moment, worlds, step.tricks)
    return {card: mixed(stepped[card], plain[card], step.anchor) for card in turn.cards}


def worlds_before(line: Line, effort: Effort, turn: Turn, moment: Moment, seed: int, rng: random.Random) -> bytes:
    """All worlds where they are few, else some that explain what happened before the line."""
    plans = turn.plans()
    worlds = all_worlds(plans, effort.worlds)
    if worlds is not None:
        return worlds
    worlds = sample(plans, effort.worlds * effort.pool, seed)
    if effort.pool == 1:
        return worlds
    before = len(cards_played(turn.board)) - len(line.cards)
    logs = likelihoods(effort.trust, turn.board, moment, worlds, seed, before)
    return thinned(worlds, logs, effort.worlds, rng.random())


def mixed(one: Worth, other: Worth, share: float) -> Worth:
    """Two opinions in one, ``share`` of it the other's."""
    return Worth(*[(1.0 - share) * a + share * b for a, b in zip(one, other, strict=True)])
