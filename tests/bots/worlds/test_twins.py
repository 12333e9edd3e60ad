"""The compiled text of the bots and the one in Python answer alike, and what makes no sense is refused."""

from __future__ import annotations

import os
import sys
from itertools import islice
from math import inf
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bela.bots import RulesBot, backend
from bela.bots.rules_bot.weights import WEIGHTS
from bela.bots.worlds import engine
from bela.bots.worlds.calls import Call, Manner, packed_table
from bela.bots.worlds.moment import LYING, Moment, lyings_in, packed_lying
from bela.cards import Suit
from bela.deal.actions import Play
from bela.deal.decide import legal_for
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, variant
from bela.solve.engine import ready
from option_sets import house_rules
from oracle.bots_turns import Asked, turns
from oracle.bots_twins import QUESTIONS, chosen, in_python, twin_differences

needs_compiled = pytest.mark.skipif(backend() != "compiled", reason="the compiled text of the bots was not built")
every_variant = pytest.mark.parametrize("name", VARIANTS)


def test_the_compiled_text_was_built_where_it_must_be() -> None:
    if os.environ.get("BELA_REQUIRE_COMPILED"):
        assert backend() == "compiled"


def test_without_the_compiled_text_python_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "KERNEL", None)
    assert backend() == "python"
    monkeypatch.setitem(sys.modules, "bela.bots._kernel", None)
    assert engine.built() is None


def test_the_compiled_bots_need_the_compiled_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "SEARCH", None)
    assert engine.built() is None


# ---------------------------------------------------------------- the same answers
@needs_compiled
@every_variant
def test_both_texts_answer_alike_in_every_variant(name: str) -> None:
    assert twin_differences(variant(name), 12, seed=1) == []


@needs_compiled
@settings(max_examples=15)
@given(house_rules(), st.integers(0, 2**32))
def test_both_texts_answer_alike_under_any_rules(rules: Rules, seed: int) -> None:
    assert twin_differences(rules, 3, seed) == []


@needs_compiled
@every_variant
def test_play_outs_follow_the_rules_bot(name: str) -> None:
    bot, rng = RulesBot(), Random(name)
    for asked in islice(turns(variant(name), rng, share=0.5), 25):
        action = bot.choose(asked.view, legal_for(asked.deal, asked.seat), rng)
        assert isinstance(action, Play)
        worlds, number = engine.sample(asked.turn.plans(), 3, 7), asked.turn.moment().kit.number[action.card]
        assert chosen(asked, worlds, 0) == [number] * 3
        with in_python():
            assert chosen(asked, worlds, 0) == [number] * 3


@every_variant
def test_an_ending_is_one_word_and_back(name: str) -> None:
    rules = variant(name)
    asked = next(turns(rules, Random(1)))
    worlds = engine.sample(asked.turn.plans(), 4, 1)
    for words in engine.results(asked.turn.moment(), worlds, asked.turn.cards, 2):
        for word in words:
            ending = engine.ending_of(word, rules.sides)
            assert engine.word_of(ending) == word
            assert len(ending.cards) == rules.sides


def test_worlds_are_packed_and_read_back() -> None:
    for lying in ((1, 2, 4), (1, 2, 4, 8), (1, 2, 4, 8, 16)):
        assert lyings_in(packed_lying(lying, len(lying) - 1), len(lying) - 1) == [lying]


@every_variant
def test_the_moment_before_play_is_as_it_was_then(name: str) -> None:
    first: Moment | None = None
    for asked in islice(turns(variant(name), Random(3)), 60):
        if not asked.cards:
            first = asked.turn.moment()
        if first is not None:
            then = asked.start._replace(viewer=first.viewer, shown=first.shown, played=first.played, bela=first.bela)
            assert then == first


# ---------------------------------------------------------------- nonsense
def asked_late(name: str = "croatian_4") -> Asked:
    """A turn with a few tricks to go, others on the table."""
    found = turns(variant(name), Random(2))
    return next(each for each in found if each.view.board.trick and max(each.view.board.counts) < 5)


class Parts:
    """What the compiled text is handed at one turn, each part to be spoilt."""

    def __init__(self) -> None:
        self.asked = asked = asked_late()
        moment = asked.turn.moment()
        self.kit, self.weights = ready(moment.kit), engine.packed(WEIGHTS)
        self.stage, self.frame = moment.packed_stage(2), moment.packed_frame()
        self.worlds = engine.sample(asked.turn.plans(), 3, 1)
        self.cards = bytes([moment.kit.number[card] for card in asked.turn.cards])

    def ask(self) -> bytes:
        """Ask for play-outs."""
        assert engine.KERNEL is not None
        found: bytes = engine.KERNEL.rollouts(self.kit, self.weights, self.stage, self.frame, self.worlds, self.cards)
        return found


def with_word(data: bytes, at: int, word: int) -> bytes:
    """The bytes with one word of 32 bits changed."""
    return data[: 4 * at] + word.to_bytes(4, "little") + data[4 * at + 4 :]


STAGE_WORDS = {
    "seats": (0, 5),
    "no such number of partners": (1, 0),
    "maker": (3, 4),
    "leader": (4, 4),
    "cards on the table": (5, 4),
    "a card on the table": (6, 32),
    "a card there that nobody played": (17, 0),
    "points taken": (18, 1 << 31),
    "last trick": (2, 10_000),
    "who said Bela": (25, 4),
}
FRAME_WORDS = {"a card's number": (0, 32), "seats": (32, 5), "other seats": (32, 3), "seat": (33, 9), "layer": (36, 9)}


@needs_compiled
def test_a_sound_turn_is_answered() -> None:
    parts = Parts()
    assert len(parts.ask()) == 8 * 3 * len(parts.cards)


@needs_compiled
@pytest.mark.parametrize("what", STAGE_WORDS)
def test_a_moment_that_cannot_be_is_refused(what: str) -> None:
    parts = Parts()
    parts.stage = with_word(parts.stage, *STAGE_WORDS[what])
    with pytest.raises(ValueError, match="no moment of card play is like this"):
        parts.ask()


@needs_compiled
@pytest.mark.parametrize("what", FRAME_WORDS)
def test_a_view_that_cannot_be_is_refused(what: str) -> None:
    parts = Parts()
    parts.frame = with_word(parts.frame, *FRAME_WORDS[what])
    with pytest.raises(ValueError, match="no moment of card play is like this"):
        parts.ask()


@needs_compiled
@pytest.mark.parametrize("part", ["weights", "stage", "frame", "worlds", "cards"])
def test_parts_of_a_wrong_size_are_refused(part: str) -> None:
    parts = Parts()
    setattr(parts, part, getattr(parts, part)[:-1] if part != "cards" else b"\x20")
    with pytest.raises(ValueError, match="no moment of card play is like this"):
        parts.ask()


@needs_compiled
def test_a_world_with_a_card_too_many_is_refused() -> None:
    parts = Parts()
    lying = [*lyings_in(parts.worlds, 4)[0]]
    other = next(seat for seat in range(4) if lying[seat])
    lying[other] |= next(1 << card for card in range(32) if not sum(lying) >> card & 1)
    parts.worlds += packed_lying(tuple(lying), 4)
    with pytest.raises(ValueError, match="no moment of card play is like this"):
        parts.ask()


@needs_compiled
def test_a_card_that_may_not_be_played_is_refused() -> None:
    parts = Parts()
    missing = next(number for number in range(32) if number not in parts.cards)
    parts.cards = bytes([missing])
    with pytest.raises(ValueError, match="no moment of card play is like this"):
        parts.ask()


@needs_compiled
def test_what_is_no_kit_is_refused() -> None:
    parts = Parts()
    parts.kit = object()
    with pytest.raises((TypeError, ValueError)):
        parts.ask()


@needs_compiled
def test_a_soft_player_must_be_soft() -> None:
    parts, cards = Parts(), b""
    assert engine.KERNEL is not None
    with pytest.raises(ValueError, match="no moment"):
        engine.KERNEL.plausibilities(parts.kit, parts.weights, parts.stage, parts.frame, b"", cards, 0.0, 0.1, 15)
    rules = parts.asked.view.rules
    call = Call((parts.asked.seat + 1) % 4, (Suit.CLUBS,), None, 0, 0, 5.0).packed()
    for manner in (Manner(heat=0.0), Manner(pick=0.0), Manner(tries=0), Manner(tries=1001)):
        with pytest.raises(ValueError, match="no moment"):
            engine.KERNEL.callings(packed_table(rules), manner.packed(6), call, parts.frame, parts.worlds, 1)
    with pytest.raises(ValueError, match="no moment"):
        engine.KERNEL.callings(packed_table(rules), Manner().packed(6), b"\xff" * 32, parts.frame, parts.worlds, 1)


def test_no_worlds_are_nothing_to_answer() -> None:
    asked = asked_late()
    assert all(list(question(asked, b"", 3)) == [] for name, question in QUESTIONS.items() if name != "sample")
    assert len(engine.sample(asked.turn.plans(), 0, 1)) == 0 * LYING.size


@pytest.mark.parametrize("text", ["compiled", "python"])
def test_a_world_in_which_a_card_could_not_be_played_is_impossible(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if text == "python":
        monkeypatch.setattr(engine, "KERNEL", None)
    asked = asked_late()
    worlds, (first, *_) = engine.sample(asked.turn.plans(), 2, 1), asked.cards
    assert min(engine.plausibilities(asked.start, worlds, (first,), asked.past)) > -inf
    assert list(engine.plausibilities(asked.start, worlds, (first, first), asked.past)) == [-inf, -inf]
