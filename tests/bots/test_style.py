"""The dial from calm to bold (S-48)."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from bela.bots import LEVELS, ThinkingBot
from bela.bots.learned.calling import choose_by_learning
from bela.bots.rules_bot.calling import choose_by_table
from bela.bots.style import EVEN, STYLES, Style
from bela.cards import cards_of, cards_text
from bela.deal.decide import legal
from bela.deal.notation import action_text
from bela.deal.state import View
from bela.rules.variants import variant
from bots.scenes import at_call, choice


def hands(number: int, seed: int) -> list[View]:
    """A forehand of four that is asked with random cards."""
    rng, pack = random.Random(seed), cards_of(variant("croatian_4").pack)
    return [at_call("croatian_4", cards_text(rng.sample(pack, 6)), dealer=3) for _ in range(number)]


HANDS = hands(150, 5)


def taken(style: Style, *, learned: bool = False) -> list[bool]:
    """By hand: whether a bot of that style chooses trumps."""
    found = []
    for view in HANDS:
        assert view.hand is not None
        choose = choose_by_learning if learned else choose_by_table
        actions = legal(view.rules, view.board, view.hand)
        found.append(choose(style, view.rules, view.board, view.hand, actions, random.Random(1)))
    return [action_text(action) != "pass" for action in found]


@pytest.mark.parametrize("learned", [False, True])
def test_who_calls_when_calm_calls_when_bold(learned: bool) -> None:  # noqa: FBT001 - drawn
    rows = [taken(Style(boldness, whim=0.0), learned=learned) for boldness in (-12.0, 0.0, 12.0)]
    for calmer, bolder in pairwise(rows):
        assert all(one <= other for one, other in zip(calmer, bolder, strict=True))
        assert sum(calmer) < sum(bolder)


@pytest.mark.parametrize("learned", [False, True])
def test_the_dial_goes_from_calm_to_bold(learned: bool) -> None:  # noqa: FBT001 - drawn
    calls = [sum(taken(style, learned=learned)) for style in STYLES.values()]
    assert list(STYLES) == ["calm", "even", "bold"]
    assert calls[0] < calls[1] < calls[2]
    assert STYLES["even"] is EVEN


def test_the_score_moves_the_bold_more_than_the_calm() -> None:
    calm, bold = (Style(0.0, 0.0, nerve) for nerve in (0.5, 1.5))
    assert calm.ready(10.0, random.Random(1)) == 5.0
    assert bold.ready(10.0, random.Random(1)) == 15.0


def test_a_whim_goes_either_way_and_not_far() -> None:
    rng, style = random.Random(1), Style(2.0, whim=4.0)
    found = [style.ready(0.0, rng) for _ in range(200)]
    assert -2.0 <= min(found) < 0.0
    assert 4.0 < max(found) <= 6.0


def test_a_level_that_does_not_trust_its_hand_asks_for_more() -> None:
    calls = {name: [choice(view, ThinkingBot(LEVELS[name])) != "pass" for view in HANDS] for name in ("easy", "medium")}
    assert sum(calls["easy"]) < sum(calls["medium"])
