"""The two texts of the search find the same in the same number of nodes."""

from __future__ import annotations

import json
import os
import sys
from array import array
from random import Random
from statistics import mean, median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, house, variant
from bela.solve import backend, engine
from bela.solve.ask import ask
from bela.solve.engine import Question, compiled, in_python
from bela.solve.plain.bits import playable
from bela.solve.plain.playout import play_outs
from bela.solve.plain.solver import exact
from oracle import solve_proof
from oracle.solve_legal import legal_differences, moments, who
from oracle.twins import twin_differences, whole_deal
from solver.hands import by_chance
from support.sources import stale

needs_compiled = pytest.mark.skipif(backend() != "compiled", reason="the compiled search was not built")


def test_the_compiled_search_was_built_where_it_must_be() -> None:
    if os.environ.get("BELA_REQUIRE_COMPILED"):
        assert backend() == "compiled"


@needs_compiled
def test_values_and_nodes_are_the_same_on_whole_deals() -> None:
    assert twin_differences(10, seed=1) == []


@needs_compiled
@given(st.sampled_from(list(VARIANTS.values())), st.integers(1, 4), st.integers(0, 10**6), st.booleans())
def test_every_question_is_answered_alike(rules: Rules, size: int, seed: int, capot: bool) -> None:  # noqa: FBT001 - drawn
    job = ask(by_chance(rules, size, seed), capot=capot).job
    for question in Question:
        assert compiled([job], question) == in_python([job], question)


@needs_compiled
@given(st.sampled_from(list(VARIANTS.values())), st.integers(1, 8), st.integers(0, 10**6))
def test_play_outs_are_the_same(rules: Rules, size: int, seed: int) -> None:
    job = ask(by_chance(rules, size, seed)).job
    assert engine.played_out(job, 5, seed) == play_outs(job.kit, job.task, 5, seed)


@needs_compiled
def test_moments_in_the_middle_of_a_trick_are_answered_alike() -> None:
    jobs = [who(here).job for here in moments(300, seed=5) if here.trick and here.hands[0].bit_count() < 5]
    assert len(jobs) > 50
    for question in Question:
        assert compiled(jobs, question) == in_python(jobs, question)
    for job in jobs[:50]:
        assert engine.played_out(job, 3, 8) == play_outs(job.kit, job.task, 3, 8)


def test_nothing_may_be_played_from_an_empty_hand() -> None:
    assert playable(ask(by_chance(variant("croatian_2"), 1, 0)).job.kit.lead, 0) == 0


def test_a_missing_build_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bela.solve._kernel", None)
    assert engine.built() is None


def test_only_so_many_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = house("croatian_2", last_trick=7).tables[0]
    monkeypatch.setattr(engine, "MOST_KNOWN", 0)
    assert engine.kit_for(tables).points == engine.kit_for(tables).points
    monkeypatch.undo()
    assert engine.kit_for(tables) is engine.kit_for(tables)


@needs_compiled
def test_engine_and_search_let_the_same_cards_be_played() -> None:
    assert legal_differences(3_000, seed=2) == (3_000, [])


def test_without_the_compiled_text_python_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = [ask(by_chance(variant("croatian_4"), 4, seed)).job for seed in range(3)]
    found = [engine.answers(jobs, question) for question in Question]
    points = engine.played_out(jobs[0], 5, 1)
    monkeypatch.setattr(engine, "KERNEL", None)
    assert backend() == "python"
    assert [engine.answers(jobs, question) for question in Question] == found
    assert engine.played_out(jobs[0], 5, 1) == points
    with pytest.raises(ImportError):
        engine.kernel()


@needs_compiled
@given(st.binary(max_size=200), st.integers(-1, 5), st.integers(-1, 3))
def test_the_compiled_text_refuses_what_is_no_task(words: bytes, question: int, threads: int) -> None:
    kit = engine.kernel().kit(ask(by_chance(variant("croatian_2"), 1, 0)).job.kit.packed)
    try:
        found = engine.kernel().answers((kit,), words, question, threads)
    except ValueError:
        return
    assert len(found) % 8 == 0


@needs_compiled
@pytest.mark.parametrize("need", [-(2**31), 2**31 - 1])
def test_the_compiled_text_refuses_to_look_for_more_points_than_there_can_be(need: int) -> None:
    job = ask(by_chance(variant("croatian_2"), 2, 0)).job
    kits = (engine.kernel().kit(job.kit.packed),)
    with pytest.raises(ValueError, match="a task is none"):
        engine.kernel().answers(kits, job.task.packed(0, need), Question.REACHES, 1)


@needs_compiled
@given(st.integers(0, 15), st.integers(0, 2**32 - 1))
def test_the_compiled_text_refuses_a_task_with_a_wrong_word(place: int, word: int) -> None:
    job = ask(by_chance(variant("croatian_2"), 2, 0)).job
    task = array("I", job.task.packed(0))
    task[place] = word
    kits = (engine.kernel().kit(job.kit.packed),)
    try:
        found = array("q", engine.kernel().answers(kits, task, Question.VALUE, 1))
    except ValueError:
        return
    assert len(found) == 2


@needs_compiled
def test_the_compiled_text_refuses_what_is_no_kit() -> None:
    with pytest.raises(ValueError, match="bytes"):
        engine.kernel().kit(b"short")
    with pytest.raises((TypeError, ValueError)):
        engine.kernel().answers((object(),), array("I", [0] * 16), 0, 1)
    with pytest.raises(ValueError, match="task"):
        engine.kernel().playouts((), array("I", [0] * 16), 0, 1)


NODES = {
    "croatian_4": (8_192, 11_462),
    "croatian_4_club": (6_243, 8_575),
    "barlinnie_4": (7_501, 10_095),
    "scottish_2": (1_088, 1_225),
}
"""Median and mean number of nodes of an exact value over the frozen deals, rounded down: the same on every machine."""


@needs_compiled
@pytest.mark.parametrize("name", NODES)
def test_an_exact_value_takes_as_many_nodes_as_it_did(name: str) -> None:
    rng, rules = Random(2024), variant(name)
    jobs = [ask(whole_deal(rules, rng)).job for _ in range(400)]
    nodes = [answer.nodes for answer in engine.answers(jobs, Question.VALUE, threads=2)]
    assert (int(median(nodes)), int(mean(nodes))) == NODES[name]


@pytest.mark.parametrize("hidden", range(-1, 31))
def test_a_value_is_closed_in_on_from_any_guess(hidden: int) -> None:
    for guess in (-50, 0, 7, 15, 30, 99):
        assert exact(-1, 30, guess, lambda need: hidden if hidden >= need else min(hidden, need - 1)) == hidden


def test_the_written_proof_speaks_for_the_sources_as_they_are() -> None:
    result = json.loads(solve_proof.RESULT.read_text(encoding="utf-8"))
    assert stale(solve_proof.SOURCES, result) == []
    assert result["differences"] == 0
    assert result["endings"] >= 50_000
    assert set(result["counts"]["cards a hand"]) == {"2", "3", "4", "5"}
