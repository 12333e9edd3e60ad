"""Worlds played on by the rules bot, and how likely what has been played is."""

from __future__ import annotations

from math import exp, inf, log
from typing import TYPE_CHECKING

from bela.bots.rules_bot.playing import best_of, score
from bela.bots.worlds.plain.scene import Scene
from bela.bots.worlds.result import Ending
from bela.cards import BIT, Card, cards_of
from bela.solve.engine import Job, Question, answers, kit_for
from bela.solve.plain.bits import sums_of
from bela.solve.task import OURS, THEIRS, Task

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bela.bots.rules_bot.weights import Weights
    from bela.bots.worlds.moment import Moment
    from bela.bots.worlds.result import Past
    from bela.bots.worlds.sampler import Lying


def choice(scene: Scene) -> Card:
    """The rules bot's card."""
    able = cards_of(scene.playable())
    return able[0] if len(able) == 1 else best_of(scene.sight(), able)


def roll_out(weights: Weights, moment: Moment, lying: Lying, card: Card | None, solve: int) -> Ending:
    """What becomes of a card in a world; without a card, of the moment."""
    scene = Scene(weights, moment, lying)
    if card is not None:
        scene.play(card)
    searched = solve if scene.rules.sides == len(BOTH) else 0
    while not scene.over:
        if scene.hands[scene.seat].bit_count() <= searched:
            return search(scene)
        scene.play(choice(scene))
    return Ending(tuple(scene.taken), scene.takers, scene.bela)


BOTH = (OURS, THEIRS)


def search(scene: Scene) -> Ending:
    """The rest with best play of both sides who see all."""
    rules, kit = scene.rules, kit_for(scene.tables)
    hands = tuple([kit.inside(cards) for cards in scene.hands])
    table = tuple([kit.number[card] for card in scene.trick])
    opened = sum(own for own, rival in zip(BOTH, BOTH[::-1], strict=True) if not scene.takers & rival)
    seats = sum(1 << seat for seat in range(0, rules.seats, 2))
    opened = opened if rules.capot_bonus else 0
    task = Task(rules.seats, rules.partners, rules.last_trick, seats, hands, scene.leader, table, opened)
    left = sums_of(kit).sum_of(sum(hands) | sum([1 << number for number in table])) + rules.last_trick
    value = answers([Job(kit, task)], Question.VALUE)[0].word
    return _with_rest(scene, value, left, capot=bool(rules.capot_bonus))


def _with_rest(scene: Scene, value: int, left: int, *, capot: bool) -> Ending:
    points = min(max(value, 0), left)
    every, none = (value > left, value < 0) if capot else (value == left, value == 0)
    takers = scene.takers | (0 if every else THEIRS) | (0 if none else OURS)
    return Ending((scene.taken[0] + points, scene.taken[1] + left - points), takers, scene.bela)


def plausibility(weights: Weights, moment: Moment, lying: Lying, cards: Sequence[Card], past: Past) -> float:
    """How likely the cards are in a world: a logarithm; minus infinity where they could not have been played."""
    scene, total = Scene(weights, moment, lying, whole=True), 0.0
    for card in cards:
        able = scene.playable()
        if not able & BIT[card]:
            return -inf
        if past.watched >> scene.seat & 1 and able & able - 1:
            total += _log_of(scene, card, cards_of(able), past)
        scene.play(card)
    return total


def _log_of(scene: Scene, card: Card, able: Sequence[Card], past: Past) -> float:
    sight = scene.sight()
    own = score(sight, card)
    others = sum([exp((score(sight, other) - own) / past.heat) for other in able])
    return log((1.0 - past.whim) / others + past.whim / len(able))
