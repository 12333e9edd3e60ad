"""Learning calls: deals played out are those that the bots would play, and the fit finds what there is to find."""

from __future__ import annotations

import json
import sys
from itertools import islice
from pathlib import Path
from random import Random
from statistics import pvariance

import pytest

import learn_calls
import learn_fit as fit
from bela.bots import RulesBot
from bela.bots.learned import Learned, every, shape_of
from bela.bots.rules_bot.calling import choose_by_table
from bela.bots.style import Style
from bela.cards import Suit
from bela.deal.decide import act, legal_for
from bela.deal.fold import view_of
from bela.deal.start import deal_from
from bela.deal.state import Bidding, Board, Deal, Hand, Layout
from bela.deal.steps.bidding import PASS, SCHMEISS, options
from bela.melds import bela_mask, melds_in
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, variant
from learn_deals import DEALER, Contract, Dealt, shuffled, worths
from learn_samples import Place, after_pass, asked, at_place, by_table, by_weights, places, said, samples
from support.effort import rounds

PLACES = [
    pytest.param(name, place, id=f"{name} {place}") for name, rules in VARIANTS.items() for place in places(rules)
]


def opened(rules: Rules, dealt: Dealt) -> Deal:
    """The deal at a table."""
    turned = dealt.board.turned
    later = [full & ~first for first, full in zip(dealt.first, dealt.full, strict=True)]
    if rules.turned and turned is not None:
        later = [cards & ~(1 << turned) for cards in later]
    return deal_from(rules, Layout(dealt.first, tuple(later), turned, dealt.talon), DEALER)[0]


def played(deal: Deal) -> Deal:
    """The deal after the rules bot has done everything for everybody."""
    while (seat := deal.board.to_act) is not None:
        deal, _ = act(deal, seat, RulesBot().choose(view_of(deal, seat), legal_for(deal, seat), Random(1)))
    return deal


def nothing_to_say(rules: Rules, deal: Deal) -> bool:
    """Whether nobody announced or said anything, which play-outs do not hear."""
    assert deal.board.layout is not None
    assert deal.board.trump is not None
    pair = bela_mask(deal.board.trump)
    return not any(melds_in(rules, cards) or cards & pair == pair for cards in deal.board.played)


@pytest.mark.parametrize("name", ["croatian_4", "barlinnie_4", "scottish_2", "croatian_2", "scottish_3", "croatian_3"])
def test_a_deal_played_out_ends_as_it_does_at_a_table(name: str) -> None:
    rules, compared = variant(name), 0
    for seed in rounds(60):
        dealt = shuffled(rules, Random(seed))
        end = played(opened(rules, dealt))
        board = end.board
        if board.maker is None or board.trump is None or not nothing_to_say(rules, end):
            continue
        assert board.settlement is not None
        written = board.settlement.written
        for side in range(rules.sides):
            lead = written[side] - (sum(written) - written[side]) / (rules.sides - 1)
            assert worths(rules, side, [(dealt, Contract(board.maker, board.trump))]) == [pytest.approx(lead)]
        compared += 1
    assert compared


@pytest.mark.parametrize(("name", "place"), PLACES)
def test_something_was_learned_for_every_place_of_every_variant(name: str, place: Place) -> None:
    found = every()[shape_of(VARIANTS[name])][str(place)]
    (sample,) = samples(VARIANTS[name], place, by_table, 1, Random(1))
    assert len(found.choose) == len(sample.choosing)
    assert len(found.leave) in (0, len(sample.passing))


@pytest.mark.parametrize("name", ["croatian_4", "scottish_2", "barlinnie_4"])
def test_others_call_by_the_table_as_the_rules_bot_does_without_whims(name: str) -> None:
    rules, sober = variant(name), Style(whim=0.0, nerve=0.0)
    for seed in rounds(10):
        dealt = shuffled(rules, Random(seed))
        for place in places(rules):
            _, board, hand = at_place(rules, dealt, place)
            call = choose_by_table(sober, rules, board, hand, options(rules, board), Random(1))
            assert (said(rules, dealt, place, by_table) is None) == (call in (PASS, SCHMEISS))


def third_takes(rules: Rules, board: Board, hand: Hand) -> Suit | None:
    """A caller who passes unless it is third to be asked in the first round."""
    return Suit.HEARTS if board.bidding == Bidding(1, 2) and hand.seat == rules.in_turn(board.dealer)[2] else None


def test_after_a_pass_whoever_is_asked_next_may_choose() -> None:
    rules = variant("barlinnie_4")
    dealt = shuffled(rules, Random(1))
    seat = rules.in_turn(DEALER)[2]
    assert after_pass(rules, dealt, Place(1, 0), third_takes) == Contract(seat, Suit.HEARTS)
    assert after_pass(rules, dealt, Place(1, 2), third_takes) is None  # thrown in after two rounds
    found = samples(rules, Place(1, 2), third_takes, 3, Random(1))
    assert [each.passed for each in found] == [0.0] * 3


def test_who_must_choose_does_not_pass() -> None:
    rules = variant("croatian_4")
    assert after_pass(rules, shuffled(rules, Random(1)), Place(1, 3), by_table) is None


def test_others_may_call_by_what_was_learned() -> None:
    rules = variant("croatian_3")
    found = every()[shape_of(rules)]
    never = {place: Learned((-1000.0, *[0.0] * (len(each.choose) - 1)), each.leave) for place, each in found.items()}
    dealt = shuffled(rules, Random(1))
    assert [said(rules, dealt, place, by_weights(never)) is None for place in places(rules)] == [True, True, False]


def test_hands_are_asked_only_where_everybody_before_has_passed() -> None:
    rules = variant("croatian_4")
    for row in islice(asked(rules, Place(1, 2), by_table, Random(1)), 5):
        assert [said(rules, row.dealt, Place(1, turn), by_table) for turn in (0, 1)] == [None, None]


def test_the_fit_finds_weights_and_how_much_they_tell() -> None:
    rng, weights = Random(1), (5.0, -20.0, 1.5)
    figures = [(1.0, rng.random(), rng.gauss(0, 3)) for _ in range(20_000)]
    points = [sum(w * x for w, x in zip(weights, row, strict=True)) + rng.gauss(0, 1) for row in figures]
    parts = [fit.summed(figures[at::4], points[at::4]) for at in range(4)]
    whole = fit.total(parts)
    assert fit.fitted(whole) == pytest.approx(weights, abs=0.2)
    assert fit.spread(whole) == pytest.approx(pvariance(points))
    assert learn_calls.foretold(tuple(parts)) == pytest.approx(1 - 1 / pvariance(points), abs=0.01)


def test_nothing_is_learned_of_points_that_are_all_alike() -> None:
    assert fit.fitted(fit.summed([(1.0, 2.0), (1.0, 3.0)], [0.0, 0.0])) == []


def test_one_variant_stands_for_each_way_of_choosing_trumps() -> None:
    shapes = [shape_of(variant(name)) for name in learn_calls.kinds()]
    assert sorted(shapes) == sorted({shape_of(rules) for rules in VARIANTS.values()}) == sorted(every())


def arguments(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["learn_calls.py", "--jobs", "1", *words])


def test_weights_are_written_alike_for_the_same_seed_and_others_are_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    written = []
    for name, seed in (("one", 1), ("two", 1), ("three", 2)):
        words = ("--deals", "30", "--variant", "croatian_3_club", "--seed", str(seed), "--out", str(tmp_path / name))
        arguments(monkeypatch, *words)
        assert learn_calls.main() == 0
        written.append((tmp_path / name).read_text(encoding="utf-8"))
    assert written[0] == written[1] != written[2]
    shape = shape_of(variant("croatian_3_club"))
    old, new = json.loads(learn_calls.WEIGHTS.read_text(encoding="utf-8")), json.loads(written[0])
    assert new.keys() == old.keys()
    assert {key: found for key, found in new.items() if key != shape} == {k: v for k, v in old.items() if k != shape}
    assert new[shape] != old[shape]


def test_the_short_form_finds_no_place_without_weights(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments(monkeypatch, "--short", "--variant", "croatian_4", "--variant", "croatian_3_club")
    assert learn_calls.main() == 0
    assert "5 places learned" in capsys.readouterr().out


def test_a_place_without_weights_and_weights_of_another_form_are_found() -> None:
    shape, found = "3 first_must redeal", Learned((1.0, 2.0), ())
    weights = {"croatian_3_club": {"1/0": found}}
    assert list(learn_calls.gaps(weights, {shape: {"1/0": found}})) == []
    assert list(learn_calls.gaps(weights, {})) == ["croatian_3_club 1/0: no weights were written"]
    other = {shape: {"1/0": Learned((1.0,), (2.0,))}}
    assert list(learn_calls.gaps(weights, other)) == [
        "croatian_3_club 1/0: [1, 1] weights were written, and [2, 0] are needed"
    ]
