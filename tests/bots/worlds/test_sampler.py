"""Worlds: exactly those that fit, each as often as the next, in both texts."""

from __future__ import annotations

from array import array
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bela.bots.worlds import engine
from bela.bots.worlds.claimed import Case
from bela.bots.worlds.moment import LYING, lyings_in
from bela.bots.worlds.places import Places, places
from bela.bots.worlds.sampler import Lying, Plans, all_worlds, plan_of, plans_for
from bela.cards import Cards
from bela.deal.fold import view_of
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, variant
from option_sets import house_rules
from oracle.bots_lying import every_lying, times, truth
from oracle.bots_turns import Asked, deals, turns

TEXTS = ("compiled", "python")
SIGMAS = 5
"""How many standard deviations a count may be off; the seeds are fixed."""
MOST_WORLDS = 300


@pytest.fixture(params=TEXTS)
def text(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Either text."""
    name: str = request.param
    if name == "python":
        monkeypatch.setattr(engine, "KERNEL", None)
    elif engine.KERNEL is None:
        pytest.skip("the compiled text was not built")
    return name


def late(rules: Rules, seed: int) -> Asked:
    """A turn at which few worlds are left."""
    return next(asked for asked in turns(rules, Random(seed)) if number_of(asked) <= MOST_WORLDS)


def number_of(asked: Asked) -> int:
    """How many worlds there are; of open announcements, with some counted more than once."""
    return sum(plan.number for plan in asked.turn.plans().plans)


def placed(asked: Asked) -> tuple[Places, tuple[int, ...]]:
    """What the seat knows of the hidden cards, and the cards played."""
    turn = asked.turn
    return places(turn.stakes.rules, turn.board, turn.hand), turn.board.played


# ---------------------------------------------------------------- which worlds there are
@settings(max_examples=15)
@given(house_rules(), st.integers(0, 2**32))
def test_the_worlds_are_those_that_fit(rules: Rules, seed: int) -> None:
    where, played = placed(late(rules, seed))
    plans, fitting = plans_for(where, played), set(every_lying(where, played))
    assert fitting
    assert {lying for lying in fitting if times(plans, lying)} == fitting
    if not plans.claims:
        assert [plan.number for plan in plans.plans] == [len(fitting)]
        packed = all_worlds(plans, len(fitting))
        assert packed is not None
        assert Counter(lyings_in(packed, rules.seats)) == Counter(dict.fromkeys(fitting, 1))
        assert all_worlds(plans, len(fitting) - 1) is None


@settings(max_examples=40)
@given(house_rules(), st.integers(0, 2**32))
def test_the_truth_is_always_among_the_worlds(rules: Rules, seed: int) -> None:
    truth_is_among_worlds(rules, seed)


@pytest.mark.parametrize("name", VARIANTS)
def test_the_truth_is_among_the_worlds_of_every_variant(name: str) -> None:
    assert sum(truth_is_among_worlds(variant(name), seed) for seed in range(5)) > 100


def truth_is_among_worlds(rules: Rules, seed: int) -> int:
    """Whoever looks, and whenever; as often as announcements allow it. How often that was seen to."""
    looked = 0
    for deal in deals(rules, Random(seed)):
        for seat in range(rules.seats):
            view = view_of(deal, seat)
            assert view.hand is not None
            plans, lying = plans_for(places(rules, view.board, view.hand), view.board.played), truth(deal, seat)
            found, fitting = times(plans, lying), 1
            for claim in plans.claims:
                fitting *= claim.fitting(lying)
            assert found == fitting > 0
            looked += 1
    return looked


# ---------------------------------------------------------------- how often each is drawn
def drawn(plans: Plans, number: int, seats: int, seed: int = 1) -> Counter[Lying]:
    """How often each world is drawn."""
    return Counter(lyings_in(engine.sample(plans, number, seed), seats))


def evenly(found: Counter[Lying], worlds: set[Lying], number: int) -> None:
    """Every world is drawn, and nothing else, as often as the next within what chance allows."""
    assert set(found) == worlds
    mean = number / len(worlds)
    bound = SIGMAS * (mean * (1 - 1 / len(worlds))) ** 0.5
    assert all(abs(times - mean) <= bound for times in found.values())


@pytest.mark.parametrize("name", VARIANTS)
def test_every_world_is_drawn_as_often_as_the_next(name: str, text: str) -> None:
    rules = variant(name)
    asked = next(each for each in turns(rules, Random(4)) if 3 < number_of(each) < 80)
    where, played = placed(asked)
    worlds = set(every_lying(where, played))
    number = (200 if text == "compiled" else 40) * len(worlds)
    evenly(drawn(plans_for(where, played), number, rules.seats), worlds, number)


LOOSE = Cards.parse("7c 8c 9c Tc Jc Qc Kc Ac 7d")


def with_words(*cases: tuple[int, tuple[tuple[str, str], ...]]) -> Places:
    """Nine cards in three hands of two to four, with words of some seats that leave several hands open."""
    read = [(seat, tuple(Case(Cards.parse(held), Cards.parse(gone)) for held, gone in each)) for seat, each in cases]
    return Places((0, 0, 0, 0), (0, Cards.parse("7c"), 0, 0), LOOSE, (0, 4, 3, 2), tuple(read))


ONE = with_words((1, (("8c 9c", "Tc"), ("9c Tc", "8c"), ("Jc", ""))))
TWO = with_words((1, (("8c 9c", ""), ("9c Tc", ""))), (2, (("Qc", ""), ("Kc", "Qc"), ("Ac", ""))))


@pytest.mark.parametrize("where", [ONE, TWO], ids=["one seat", "two seats"])
@pytest.mark.usefixtures("text")
def test_a_world_that_fits_several_announcements_is_not_drawn_more_often(where: Places) -> None:
    played = (0, 0, 0)
    worlds, plans = set(every_lying(where, played)), plans_for(where, played)
    assert sum(plan.number for plan in plans.plans) > len(worlds) > 100
    number = 40 * len(worlds)
    evenly(drawn(plans, number, 3), worlds, number)


def test_cards_that_were_played_are_counted_with_the_hand() -> None:
    where = with_words((1, (("As 8c", ""), ("Ks 9c", ""))))
    plans = plans_for(where, (0, Cards.parse("As"), 0))
    assert set(drawn(plans, 50, 3)) <= set(every_lying(where, (0, Cards.parse("As"), 0)))
    assert [plan.sure[1] for plan in plans.plans] == [Cards.parse("8c")]


def test_words_that_nobody_can_have_meant_leave_no_world() -> None:
    for words in ("7c", "As", "8c 9c Tc Jc Qc"):
        with pytest.raises(ValueError, match="the cards cannot lie so"):
            plans_for(with_words((1, ((words, ""),))), (0, 0, 0))
    with pytest.raises(ValueError, match="the cards cannot lie so"):
        plans_for(with_words((1, (("", "As"),))), (0, Cards.parse("As"), 0))


def test_cards_that_nobody_may_hold_leave_no_world() -> None:
    assert plan_of((0, 0, 0), (1, 1, 1), 1, (1, 0, 0)) is None
    assert plan_of((0, 0, 0), (0, 0, 0), 1, (-1, 1, 1)) is None


@pytest.mark.usefixtures("text")
def test_the_same_seed_draws_the_same_worlds_and_more_of_them_go_on() -> None:
    plans = plans_for(ONE, (0, 0, 0))
    few, many = engine.sample(plans, 3, 5), engine.sample(plans, 9, 5)
    assert many[: 3 * LYING.size] == few
    assert engine.sample(plans, 9, 6) != many


def test_open_announcements_are_not_listed() -> None:
    assert all_worlds(plans_for(ONE, (0, 0, 0)), 10**9) is None


# ---------------------------------------------------------------- the compiled text refuses nonsense
needs_compiled = pytest.mark.skipif(engine.KERNEL is None, reason="the compiled text was not built")
GOOD = plans_for(ONE, (0, 0, 0)).packed()


@needs_compiled
@pytest.mark.parametrize(
    "words",
    [b"", b"123", GOOD[:-4], GOOD + b"\0\0\0\0", b"\xff" * len(GOOD), b"\0\0\0\0"],
    ids=len,
)
def test_what_is_no_set_of_places_is_refused(words: bytes) -> None:
    assert engine.KERNEL is not None
    with pytest.raises(ValueError, match=r"no moment of card play is like this|the cards cannot lie so"):
        engine.KERNEL.sample(words, 1, 1)


@needs_compiled
def test_numbers_that_cannot_be_are_refused() -> None:
    assert engine.KERNEL is not None
    with pytest.raises(ValueError, match="no moment"):
        engine.KERNEL.sample(GOOD, 1, -1)
    with pytest.raises(MemoryError):
        engine.KERNEL.sample(GOOD, 1, 1 << 62)


@needs_compiled
def test_a_card_in_two_places_is_refused() -> None:
    assert engine.KERNEL is not None
    plan = [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 2, 3, 1, 3]
    assert engine.KERNEL.sample(array("I", [0, *plan, 2]), 1, 1)
    for card in (1, 0):
        with pytest.raises(ValueError, match="no moment"):
            engine.KERNEL.sample(array("I", [0, *plan, card]), 1, 1)


@needs_compiled
def test_more_loose_cards_than_there_can_be_are_refused() -> None:
    assert engine.KERNEL is not None
    plan = [0, 0, 0, 0, 0, 8, 8, 8, 8, 0, 1, 15, (1 << 32) - 1]
    with pytest.raises(ValueError, match="no moment"):
        engine.KERNEL.sample(array("I", [0, *plan]), 1, 1)
    sound = [0, 0, 0, 0, 0, 8, 8, 8, 7, 0, 1, 15, (1 << 31) - 1]
    assert len(engine.KERNEL.sample(array("I", [0, *sound]), 1, 1)) == LYING.size
