"""The exploitability meter, on packs small enough to be gone through hand by hand."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator, MutableSequence, Sequence
from random import Random

import pytest

import meter_game
import meter_kernel
from bela.cards import Card, Cards, Mask
from meter_game import Meter, Strategy, Verdict, averaged
from meter_kernel import MOST_CHOICES, Asked, Manner
from oracle.small_game import Chances, Line, SmallGame, legal, state_of
from oracle.small_players import Players, Settings

PACK: Mask = Cards.parse("Jc Ac Jd Ad Td Jh Ah Th")
HAND = 3
ROUNDS = 200
CLOSE = 1e-9
SIGNATURE = ctypes.CFUNCTYPE(
    None, ctypes.c_void_p, ctypes.POINTER(Asked), ctypes.c_int64, ctypes.POINTER(ctypes.c_double)
)
SETTINGS = Settings(model=4, play=1.5, anchor=0.2)

needs_compiler = pytest.mark.skipif(meter_kernel.compiler() is None, reason="there is no compiler")


def test_there_is_a_compiler_where_there_must_be() -> None:
    if os.environ.get("BELA_REQUIRE_COMPILED"):
        assert meter_kernel.compiler() is not None


@pytest.fixture(scope="module")
def meter() -> Iterator[Meter]:
    with Meter(PACK, HAND) as opened:
        opened.solve(ROUNDS)
        yield opened


@pytest.fixture
def game() -> SmallGame:
    return SmallGame(PACK, HAND)


def whims(seed: int, *, even: bool = True) -> Strategy:
    """Chances drawn at random, alike for turns that are twins; if even, for twin cards at a turn that is its own."""

    def strategy(_leader: bool, hand: Mask, line: Line) -> Chances:  # noqa: FBT001 - a strategy is called so
        image = tuple(map(twin, line))
        here, there = (line, hand), (image, twins(hand))
        if there < here:
            return {twin(card): chance for card, chance in drawn(seed, there[1], image).items()}
        found = drawn(seed, hand, line)
        if even and here == there:
            return {card: (found[card] + found[twin(card)]) / 2 for card in found}
        return found

    return strategy


def drawn(seed: int, hand: Mask, line: Line) -> Chances:
    rng, cards = Random(f"{seed} {hand} {line}"), legal_cards(hand, line)
    weights = [rng.choice((0.0, rng.random(), 1.0)) for _ in cards]
    weights[rng.randrange(len(cards))] += 1
    return {card: weight / sum(weights) for card, weight in zip(cards, weights, strict=True)}


def legal_cards(hand: Mask, line: Line) -> tuple[Card, ...]:
    return legal(state_of(line, HAND).trick, hand)


def twin(card: Card) -> Card:
    """The card of the other plain suit."""
    return Card(card if card < 8 else card + 8 if card < 16 else card - 8)


def twins(cards: Mask) -> Mask:
    return cards & 0xFF | (cards >> 8 & 0xFF) << 16 | (cards >> 16 & 0xFF) << 8


def set_up(**changed: int) -> Manner:
    return Manner(model=SETTINGS.model, play=SETTINGS.play, anchor=SETTINGS.anchor, **changed)


def nearly(verdict: Verdict) -> object:
    return pytest.approx(flat(verdict), abs=CLOSE)


def flat(verdict: Verdict) -> tuple[float, ...]:
    return (*verdict.losses, *verdict.exploits)


@needs_compiler
@pytest.mark.parametrize("seed", [1, 2])
def test_the_best_answer_is_that_of_a_search_by_hands(meter: Meter, game: SmallGame, seed: int) -> None:
    strategy = whims(seed)
    verdict, value = meter.judge(strategy), meter.solve(0).value
    assert verdict.exploits[0] == pytest.approx(game.best(1, strategy) + value, abs=CLOSE)
    assert verdict.exploits[1] == pytest.approx(game.best(0, strategy) - value, abs=CLOSE)


@needs_compiler
def test_cards_told_unevenly_at_a_turn_that_is_its_own_twin_are_evened(meter: Meter) -> None:
    assert flat(meter.judge(whims(3, even=False))) == nearly(meter.judge(whims(3)))


@needs_compiler
def test_the_solution_leaves_nothing_to_gain(meter: Meter) -> None:
    solved = meter.solve(0)
    assert solved.leader_must <= solved.value <= solved.leader_can
    assert 0 <= solved.exploitability < 0.001
    assert meter.judge_equilibrium().loss == 0


@needs_compiler
def test_nothing_is_judged_before_the_game_is_solved() -> None:
    with Meter(PACK, HAND) as fresh, pytest.raises(meter_game.UnsolvedError, match="call solve first"):
        fresh.judge_sampling()


@needs_compiler
def test_more_rounds_come_closer() -> None:
    with Meter(PACK, HAND) as fresh:
        assert fresh.solve(5).exploitability > 10 * fresh.solve(45).exploitability


@needs_compiler
@pytest.mark.parametrize("seed", [4, 5])
def test_nobody_beats_the_equilibrium_or_loses_more_than_can_be_taken(meter: Meter, seed: int) -> None:
    verdict, slack = meter.judge(whims(seed)), 2 * meter.solve(0).exploitability
    for loss, exploit in zip(verdict.losses, verdict.exploits, strict=True):
        assert -slack <= loss <= exploit + slack


@needs_compiler
def test_sampled_worlds_are_those_of_the_solver(meter: Meter, game: SmallGame) -> None:
    apart = meter.judge(Players(game, SETTINGS).sampling)
    assert flat(apart) == nearly(meter.judge_sampling())
    assert apart.exploitability > 0.1


@needs_compiler
@pytest.mark.parametrize("ahead", [0, 1, 2, 3])
def test_the_step_is_that_of_play_outs_world_by_world(meter: Meter, game: SmallGame, ahead: int) -> None:
    settings = SETTINGS._replace(ahead=ahead) if ahead else SETTINGS
    apart = meter.judge(Players(game, settings).step)
    assert flat(apart) == nearly(meter.judge_step(set_up(ahead=ahead)))


@needs_compiler
def test_a_step_loses_less_than_sampled_worlds(meter: Meter) -> None:
    assert meter.judge_step(set_up()).loss < meter.judge_sampling().loss


@needs_compiler
def test_as_many_worlds_as_there_are_is_all_of_them(meter: Meter) -> None:
    every = nearly(meter.judge_step(set_up()))
    assert flat(meter.judge_step(set_up(worlds=10, inner=10, seeds=2))) == every
    assert flat(meter.judge_step(set_up(worlds=2, inner=1, seeds=2))) != every


@needs_compiler
def test_turns_are_counted_without_twins(meter: Meter) -> None:
    meter.forget()
    counts = meter.counts()
    assert counts[0] == (56, 56, 31)  # six hands are their own twins
    assert [count.apart for count in counts] == [31, 47, 288, 420]
    assert [len(list(meter.turns(depth))) for depth in range(4)] == [31, 47, 288, 420]


@needs_compiler
def test_nothing_is_asked_where_a_strategy_does_not_go(meter: Meter) -> None:
    meter.judge(lambda _leader, hand, line: {min(legal_cards(hand, line)): 1.0})
    assert [count.apart for count in meter.counts()] < [31, 47, 288, 420]


@needs_compiler
def test_a_bot_with_whims_is_averaged(meter: Meter) -> None:
    even = averaged(lambda _leader, hand, line, seed: legal_cards(hand, line)[seed % len(legal_cards(hand, line))], 6)
    assert flat(meter.judge(even)) == nearly(meter.judge(uniform))


def uniform(_leader: bool, hand: Mask, line: Line) -> Chances:  # noqa: FBT001 - a strategy is called so
    cards = legal_cards(hand, line)
    return dict.fromkeys(cards, 1 / len(cards))


@needs_compiler
def test_a_compiled_strategy_is_asked_by_its_address(meter: Meter) -> None:
    given = {"data": 7}

    def strategy(data: int, turns: Sequence[Asked], number: int, chances: MutableSequence[float]) -> None:
        given["data"] += data
        for turn in range(number):
            for at in range(turns[turn].number):
                chances[MOST_CHOICES * turn + at] = 1 / turns[turn].number

    callback = SIGNATURE(strategy)
    address = ctypes.cast(callback, ctypes.c_void_p).value
    assert address is not None
    assert flat(meter.judge_compiled(address, data=5)) == nearly(meter.judge(uniform))
    assert given["data"] == 7 + 5 * meter.depths


@needs_compiler
@pytest.mark.parametrize("answer", [{}, {Card(7): 2.0}, {Card(0): 1.0}])
def test_an_answer_that_is_no_choice_is_refused(meter: Meter, answer: dict[Card, float]) -> None:
    with pytest.raises(meter_game.StrategyError, match="must sum up to 1"):
        meter.judge(lambda *_: answer)


@pytest.mark.parametrize(
    ("pack", "hand", "says"),
    [
        ("Jc Ac Jd Ad Jh Th", 2, "same diamonds as hearts"),
        ("Jc Ac Jd Ad Jh Ah Js", 2, "no spades"),
        ("Jc Ac Jd Ad Jh Ah", 4, "two hands of 4 from 6 cards"),
        ("Jc Ac Jd Ad Jh Ah", 1, "hands of 2 to 4"),
        ("Jc Ac Tc Kc Qc Jd Ad Td Kd Jh Ah Th Kh", 4, "13 cards"),
    ],
)
def test_a_pack_of_which_no_game_can_be_made_is_refused(pack: str, hand: int, says: str) -> None:
    with pytest.raises(meter_game.GameError, match=says):
        Meter(Cards.parse(pack), hand)
