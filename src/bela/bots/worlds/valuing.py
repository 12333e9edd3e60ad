"""What cards are worth: by worlds, and near the end of a deal of two by one step beyond them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bela.bots.worlds.beliefs import likelihoods, thinned
from bela.bots.worlds.engine import sample
from bela.bots.worlds.last_cards import Step, applies, line_of, step_worths
from bela.bots.worlds.moment import cards_played, moment_of
from bela.bots.worlds.places import places
from bela.bots.worlds.sampler import all_worlds, plans_for
from bela.bots.worlds.search import Effort, Worth, card_worths, worths_in

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from bela.bots.worlds.payoff import Stakes
    from bela.cards import Card
    from bela.deal.state import Board, Hand

MOST_STEP_WORLDS = 100
"""Worlds that a step looks at, at most: each is played on many times."""


def values_of(
    effort: Effort, step: Step, stakes: Stakes, board: Board, hand: Hand, cards: Sequence[Card], rng: random.Random
) -> dict[Card, Worth]:
    """What each of the cards is worth to the seat that is to play one."""
    if applies(step, stakes.rules, board):
        return by_step(replace(effort, worlds=min(effort.worlds, MOST_STEP_WORLDS)), step, stakes, board, hand, cards, rng)
    return card_worths(effort, stakes, board, hand, cards, rng)


def by_step(
    effort: Effort, step: Step, stakes: Stakes, board: Board, hand: Hand, cards: Sequence[Card], rng: random.Random
) -> dict[Card, Worth]:
    """The same for the last cards of two players: all worlds where they are few, else likely ones."""
    moment = moment_of(stakes.rules, board, hand)
    line = line_of(step, stakes.rules, board)
    plans = plans_for(places(stakes.rules, board, hand), board.played)
    seed = rng.getrandbits(64)
    worlds = all_worlds(plans, effort.worlds)
    if worlds is None:
        worlds = sample(plans, effort.worlds * effort.pool, seed)
        if effort.pool > 1:
            before = len(cards_played(board)) - len(line.cards)
            logs = likelihoods(effort.trust, board, moment, worlds, seed, before)
            worlds = thinned(worlds, logs, effort.worlds, rng.random())
    stepped = step_worths(step, stakes, moment, line, worlds, cards, seed)
    plain = worths_in(stakes, moment, worlds, cards, step.tricks)
    return {card: mixed(stepped[card], plain[card], step.anchor) for card in cards}


def mixed(one: Worth, other: Worth, share: float) -> Worth:
    """Two opinions in one, ``share`` of it the other's."""
    return Worth(*[(1.0 - share) * a + share * b for a, b in zip(one, other, strict=True)])
