"""A pair: the same chance for both bots, and nothing but the seed and the number of the pair in it."""

from __future__ import annotations

import json
import random

import pytest

from arena.plans import outcome, plan
from bela.arena import Alone, Measure, Pair, Series, play_pair
from bela.arena.clock import Clocks, Kind
from bela.arena.pair import lead, pair_data, pair_from, shuffled_deal, worth
from bela.arena.plan import lineups
from bela.bots import RandomBot
from bela.deal.actions import Action
from bela.deal.state import View
from bela.rules.variants import VARIANTS, variant


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("measure", Measure)
def test_a_bot_is_as_good_as_itself(name: str, measure: Measure) -> None:
    """Whoever sits where, the same is played: points and wins are shared exactly."""
    made = plan(name, measure, bots="random random")
    pair = play_pair(made, 1)
    assert len({*pair.written, *pair.winners}) == 1
    assert worth(made, pair) == pytest.approx(0 if measure is Measure.DEALS else 1 / made.rules.sides)


@pytest.mark.parametrize("measure", Measure)
def test_a_pair_depends_on_seed_and_number_alone(measure: Measure) -> None:
    made = plan("croatian_4", measure)
    assert outcome(play_pair(made, 2)) == outcome(play_pair(made, 2))
    others = [play_pair(made, 3), play_pair(plan("croatian_4", measure, seed=4), 2)]
    assert all(outcome(other)[1:] != outcome(play_pair(made, 2))[1:] for other in others)


def test_dealers_come_in_turn_and_packs_do_not_depend_on_them() -> None:
    rules = variant("croatian_4")
    assert [shuffled_deal(rules, 1, number).board.dealer for number in range(5)] == [0, 1, 2, 3, 0]
    first, again, other = (shuffled_deal(rules, seed, 0).layout for seed in (1, 1, 2))
    assert first == again != other


def test_the_stronger_bot_leads() -> None:
    for name in ("croatian_4", "scottish_3"):
        series = Series(plan(name))
        for number in range(12):
            series.add(play_pair(series.plan, number))
        assert series.estimate is not None
        assert series.estimate.mean > 20


# ---------------------------------------------------------------- who sits where
def test_two_sides_are_taken_in_turn() -> None:
    assert all(lineups(2, alone) == ((True, False), (False, True)) for alone in Alone)


def test_with_three_seats_one_sits_alone_in_every_one() -> None:
    ones = ((True, False, False), (False, True, False), (False, False, True))
    others = ((False, True, True), (True, False, True), (True, True, False))
    assert lineups(3, Alone.FIRST) == ones
    assert lineups(3, Alone.SECOND) == others
    assert lineups(3, Alone.BOTH) == ones + others


@pytest.mark.parametrize(("alone", "fair"), [(Alone.FIRST, 1 / 3), (Alone.SECOND, 2 / 3), (Alone.BOTH, 1 / 2)])
def test_the_share_between_equals_is_known(alone: Alone, fair: float) -> None:
    assert plan("scottish_3", alone=alone).fair == pytest.approx(fair)
    assert plan("croatian_4", alone=alone).fair == pytest.approx(1 / 2)


def test_a_lead_is_that_of_the_means() -> None:
    assert lead((True, False), (90, 72)) == 18
    assert lead((True, False, False), (80, 40, 30)) == 45
    assert lead((False, True, True), (80, 40, 30)) == -45


def test_a_match_counts_for_whoever_won_it() -> None:
    made = plan("scottish_3", Measure.MATCHES, alone=Alone.BOTH)
    nothing = (Clocks(), Clocks())
    assert worth(made, Pair(0, nothing, winners=(0, 1, 2, 0, 1, 2), deals=9)) == pytest.approx(1 / 2)
    assert worth(made, Pair(0, nothing, winners=(0, 0, 0, 1, 0, 0), deals=9)) == pytest.approx(4 / 6)


# ---------------------------------------------------------------- times and faults
def test_decisions_are_counted_by_kind_and_forced_cards_are_none() -> None:
    pair = play_pair(plan("croatian_4", bots="random random"), 0)
    numbers = {kind: sum(clocks.timing(kind).number for clocks in pair.clocks) for kind in Kind}
    assert numbers[Kind.CALLING] >= 2
    assert 2 * 4 <= numbers[Kind.PLAY] <= 2 * 7 * 4


class Failing(RandomBot):
    """Fails at every card."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: random.Random) -> Action:
        if view.board.trump is not None:
            raise ZeroDivisionError
        return super().choose(view, legal, rng)


def test_faults_are_counted_and_play_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bela.bots.BOTS", {"failing": Failing, "random": RandomBot})
    for measure in Measure:
        pair = play_pair(plan("croatian_4", measure, bots="failing random"), 0)
        assert set(pair.clocks[0].faults) == {"ZeroDivisionError"}
        assert not pair.clocks[1].faults
        assert pair_from(json.loads(json.dumps(pair_data(pair))), plan("croatian_4", measure)) == pair
