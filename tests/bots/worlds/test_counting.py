"""Ways are counted exactly, and each is drawn as often as the next."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bela.bots.worlds.counting import Kinds, Room, Split, below, branches, draw, ways
from bela.solve.plain.playout import Chance

WORDS = 1 << 64

HOLDERS = 3
kinds_of_cards = st.lists(st.tuples(st.integers(1, 7), st.integers(0, 2)), max_size=3).map(tuple)
rooms = st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 3))


@st.composite
def possible(draw: st.DrawFn) -> tuple[Kinds, Room]:
    """Kinds of cards, and room for them."""
    kinds, room = draw(kinds_of_cards), [0] * HOLDERS
    for holders, number in kinds:
        able = [at for at in range(HOLDERS) if holders >> at & 1]
        for _ in range(number):
            room[draw(st.sampled_from(able))] += 1
    return kinds, tuple(room)


tasks = st.one_of(possible(), st.tuples(kinds_of_cards, rooms))


def worlds(kinds: Kinds, room: Room) -> Counter[Split]:
    """Every way in which single cards can lie, by how the first kind is split."""
    cards = [(kind, holders) for kind, (holders, number) in enumerate(kinds) for _ in range(number)]
    found: Counter[Split] = Counter()
    for lying in product(range(len(room)), repeat=len(cards)):
        fits = all(holders >> at & 1 for at, (_, holders) in zip(lying, cards, strict=True))
        if fits and all(lying.count(at) == free for at, free in enumerate(room)):
            first = [at for at, (kind, _) in zip(lying, cards, strict=True) if kind == 0]
            found[tuple(map(first.count, range(len(room))))] += 1
    return found


@given(tasks)
def test_there_are_as_many_ways_as_can_be_listed(task: tuple[Kinds, Room]) -> None:
    kinds, room = task
    assert ways(kinds, room) == worlds(kinds, room).total()


@given(tasks)
def test_a_split_is_as_likely_as_it_has_ways(task: tuple[Kinds, Room]) -> None:
    kinds, room = task
    assume(kinds)
    found = branches(kinds, room)
    each = [total - before for before, total in zip((0, *found.totals), found.totals, strict=False)]
    assert dict(zip(found.splits, each, strict=True)) == dict(worlds(kinds, room))


@given(possible(), st.integers(0, WORDS - 1))
def test_what_is_drawn_is_a_way(task: tuple[Kinds, Room], seed: int) -> None:
    kinds, room = task
    drawn = list(draw(kinds, room, Chance(seed)))
    assert [sum(split) for split in drawn] == [number for _, number in kinds]
    assert tuple(map(sum, zip(*drawn, strict=True))) == room or not drawn
    for (holders, _), split in zip(kinds, drawn, strict=True):
        assert all(holders >> at & 1 for at, part in enumerate(split) if part)


@dataclass
class Script:
    """Chance that says what it was told to, word for word."""

    words: list[int]

    def next(self) -> int:
        return self.words.pop(0)


@pytest.mark.parametrize("end", [1, 2, 3, 10, 77, 2**33 + 5])
def test_a_number_comes_from_as_many_words_as_any_other(end: int) -> None:
    for number in {0, 1 % end, end // 2, end - 1}:
        first, after = -(-number * WORDS // end), -(-(number + 1) * WORDS // end)
        script = Script([first, WORDS - 1])
        assert below(script, end) == number or script.words == []  # type: ignore[arg-type]
        refused = not script.words
        assert after - first - refused == WORDS // end
        assert below(Script([first + 1]), end) == number or after - first == 1  # type: ignore[arg-type]
