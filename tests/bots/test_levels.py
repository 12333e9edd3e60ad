"""The levels: whole matches of each, with and without the compiled text, and what makes one weaker than another."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bela.bots import LEVELS, Level, ThinkingBot
from bela.bots.level import LEAST_WORLDS, TABLE_WORLDS, ByTable, hurried
from bela.bots.rules_bot.memory import Memory, lacking, others, remembered, unseen
from bela.bots.rules_bot.playing import best_of
from bela.bots.rules_bot.sight import look
from bela.bots.rules_bot.weights import WEIGHTS
from bela.bots.thinking_bot import choose_among
from bela.bots.worlds import engine
from bela.bots.worlds.search import Effort, Worth
from bela.cards import CARD_TEXT, Cards, cards_of, cards_text, parse_card
from bela.deal.decide import legal_for
from bela.match import open_match
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, house, variant
from bela.solve import engine as search_engine
from bela.table import Chance, Table
from bela.table.agents import Fault
from bots.scenes import at_play, choice
from option_sets import house_rules
from oracle.bots_turns import Asked, turns
from support.bots import quick_bot, quick_level

levels = pytest.mark.parametrize("level", LEVELS)
every_variant = pytest.mark.parametrize("name", VARIANTS)
MOST_STEPS = 5_000


def played(rules: Rules, level: str, seed: int) -> Table:
    """A match of bots of a level that is over, in which none of them was at fault."""
    faults: list[Fault] = []
    bots = {seat: quick_bot(level) for seat in range(rules.seats)}
    table = Table(open_match(rules, 0), bots, chance=Chance(seed), report=faults.append)
    steps = 0
    while table.step():
        steps += 1
        assert steps < MOST_STEPS
    assert faults == []
    return table


@levels
@every_variant
def test_a_level_plays_a_match_to_its_end_in_every_variant(level: str, name: str) -> None:
    table = played(house(name, target=250), level, seed=3)
    assert table.match.to_act is None
    assert max(table.match.hall.standing.games) >= 1


@levels
@settings(max_examples=5)
@given(house_rules(), st.integers(0, 2**32))
def test_a_level_plays_a_match_under_any_rules(level: str, rules: Rules, seed: int) -> None:
    short = replace(rules, target=min(rules.target, 150), match_wins=1)
    assert played(short, level, seed).match.to_act is None


@pytest.fixture
def python(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no compiled text."""
    monkeypatch.setattr(engine, "KERNEL", None)
    monkeypatch.setattr(search_engine, "KERNEL", None)


@levels
@pytest.mark.usefixtures("python")
@pytest.mark.parametrize("name", ["croatian_2", "scottish_3", "croatian_4"])
def test_a_level_plays_without_the_compiled_text(level: str, name: str) -> None:
    rng, bot = random.Random(4), quick_bot(level)
    for asked in islice(turns(variant(name), rng, share=0.3), 12):
        legal = legal_for(asked.deal, asked.seat)
        assert bot.choose(asked.view, legal, rng) in legal


@levels
def test_the_same_view_and_seed_give_the_same_card_to_a_fresh_bot(level: str) -> None:
    used = quick_bot(level)
    for asked in islice(turns(variant("croatian_2"), random.Random(6), share=0.5), 30):
        legal = legal_for(asked.deal, asked.seat)
        chosen = used.choose(asked.view, legal, random.Random(7))
        assert quick_bot(level).choose(asked.view, legal, random.Random(7)) == chosen


def test_a_spectator_and_a_seat_without_a_choice_need_no_thought() -> None:
    asked = next(turns(variant("croatian_4"), random.Random(1)))
    legal = legal_for(asked.deal, asked.seat)
    for bot in (ThinkingBot(Level()), ThinkingBot(LEVELS["expert"])):
        assert bot.choose(asked.view, legal[:1], random.Random(1)) == legal[0]
        assert bot.choose(replace(asked.view, hand=None), legal, random.Random(1)) == legal[0]


def test_a_card_that_is_the_only_one_is_played_with_bela() -> None:
    view = at_play("croatian_4", "Kh Qh 7c", trump="h", trick="8h 9c Jc")
    assert choice(view, ThinkingBot(quick_level("expert"))) in ("Kh bela", "Qh bela")
    assert choice(at_play("croatian_4", "Kh 7c", trump="h", trick="8h 9c Jc"), ThinkingBot(Level())) == "Kh"


def test_what_was_settled_once_is_kept_as_long_as_the_same_is_at_stake() -> None:
    bot, asked = ThinkingBot(LEVELS["hard"]), next(turns(variant("croatian_4"), random.Random(1)))
    rules, board, hand = asked.view.rules, asked.view.board, asked.turn.hand
    first = bot.stakes(rules, board, hand)
    assert bot.stakes(rules, board, hand) is first
    assert bot.stakes(rules, replace(board, scores=(1, 1)), hand) is not first


# ---------------------------------------------------------------- time
@pytest.mark.parametrize(("share", "worlds"), [(1.0, 600), (0.1, 60), (0.01, 20), (2.0, 1200)])
def test_less_time_means_fewer_worlds(share: float, worlds: int) -> None:
    effort = hurried(LEVELS["expert"], share).effort
    assert effort is not None
    assert effort.worlds == worlds
    assert TABLE_WORLDS == 600


def test_who_looks_at_few_worlds_anyway_is_not_hurried() -> None:
    for worlds in (1, LEAST_WORLDS):
        level = Level(effort=Effort(worlds=worlds))
        assert hurried(level, 0.001) == level
    assert hurried(LEVELS["beginner"], 0.1) == LEVELS["beginner"]


# ---------------------------------------------------------------- tables
KINDS = ("scottish_2", "scottish_3", "croatian_4", "croatian_2", "croatian_3")
"""A table of each kind, in the order of the figures."""


@pytest.mark.parametrize(("number", "name"), list(enumerate(KINDS, start=1)))
def test_each_kind_of_table_has_its_own_figure(number: int, name: str) -> None:
    assert ByTable(1.0, 2.0, 3.0, 4.0, 5.0).at(variant(name)) == number
    assert ByTable(1.0, 2.0, 3.0, 4.0, 5.0).at(variant("barlinnie_4")) == 3.0


def test_a_table_may_limit_the_worlds_that_are_looked_at_but_not_add_any() -> None:
    level = Level(effort=Effort(worlds=6), most_worlds=ByTable(4, 9, 9, 9, 1))
    found = {name: level.effort_at(variant(name)) for name in KINDS}
    assert {name: one.worlds for name, one in found.items() if one} == dict(zip(KINDS, (4, 6, 6, 6, 1), strict=True))
    assert Level().effort_at(variant("croatian_4")) is None


# ---------------------------------------------------------------- memory
PLAYED = "Jh 9h Ac Tc Kc 7c"


def forgotten(memory: Memory) -> str:
    """The cards among those played that a player takes for unseen."""
    view = at_play("croatian_4", "Ad 8d", trump="h", trick="7d", gone=PLAYED)
    assert view.hand is not None
    return cards_text(cards_of(unseen(view.rules, view.board, view.hand, memory) & Cards.parse(PLAYED + " 7d")))


def test_low_plain_cards_are_forgotten_first_and_trumps_never() -> None:
    assert forgotten(Memory.ALL) == ""
    assert set(forgotten(Memory.HIGH).split()) == {"Kc", "7c"}
    assert set(forgotten(Memory.LITTLE).split()) == {"Ac", "Tc", "Kc", "7c"}


def test_before_trumps_are_chosen_only_high_cards_are_worth_a_thought() -> None:
    view = at_play("croatian_4", "Ad 8d", trump="h")
    board = replace(view.board, trump=None)
    assert remembered(board, Cards.parse("Ac 7h"), Memory.HIGH) == Cards.parse("Ac")


def test_who_remembers_little_does_not_know_who_lacks_a_suit() -> None:
    forgot = 0
    for asked in islice(turns(variant("croatian_4"), random.Random(2)), 100):
        rules, board, hand = asked.view.rules, asked.view.board, asked.turn.hand
        tables = rules.trump_tables(asked.turn.stakes.trump)
        lacks = lacking(rules, board, tables)
        for memory in (Memory.ALL, Memory.HIGH):
            pools = [other.pool for other in others(rules, board, hand, tables, memory)]
            assert [pool & lack for pool, lack in zip(pools, lacks, strict=True)] == [0] * rules.seats
        pools = [other.pool for other in others(rules, board, hand, tables, Memory.LITTLE)]
        forgot += any(pool & lack for pool, lack in zip(pools, lacks, strict=True))
    assert forgot > 20


# ---------------------------------------------------------------- tolerance
def test_a_tolerant_player_takes_the_natural_card_where_another_is_a_little_better() -> None:
    found = [each for each in islice(turns(variant("croatian_4"), random.Random(9)), 150) if len(each.turn.cards) > 2]
    exact, easy, wide = ([natural_choice(each, tolerance) for each in found] for tolerance in (0.0, 4.0, 1000.0))
    changes = [sum(a != b for a, b in zip(exact, other, strict=True)) for other in (easy, wide)]
    assert 0 < changes[0] < changes[1]


def natural_choice(asked: Asked, tolerance: float) -> int:
    """The card that a player of rules takes."""
    sight = look(WEIGHTS, asked.view.rules, asked.view.board, asked.turn.hand)
    return best_of(sight, asked.turn.cards, tolerance)


def among(worths: dict[str, tuple[float, float]], tolerance: float = 0.0) -> str:
    """The card chosen of some with those worths, in hearts."""
    view = at_play("croatian_4", " ".join(worths), trump="h", trick="8c 9c Jc", gone="7h 8h 9h Th Jh Qh Kh Ah")
    assert view.hand is not None
    read = {parse_card(card): Worth(*worth) for card, worth in worths.items()}
    return CARD_TEXT[choose_among(view.rules, view.board, view.hand, read, tolerance)]


def test_the_most_valuable_card_is_played() -> None:
    assert among({"Kc": (3.0, 80.0), "7c": (3.1, 70.0)}) == "7c"


def test_of_equals_the_one_with_more_card_points_is_played_then_the_most_natural() -> None:
    assert among({"Kc": (3.0, 80.0), "7c": (3.0, 81.0)}) == "7c"
    assert among({"Kc": (3.0, 80.0), "7c": (3.0, 80.0)}) == "7c"
    assert among({"Ac": (3.0, 80.0), "7c": (3.0, 80.0)}) == "Ac"
    assert among({"7c": (3.0, 80.0), "Ac": (3.0, 80.0)}) == "Ac"


def test_tolerance_makes_equals_of_more_cards() -> None:
    assert among({"Kc": (3.0, 80.0), "7c": (3.5, 70.0)}, tolerance=1.0) == "Kc"
