"""What cards are worth: over worlds, and near the end of a deal of two by one step beyond them."""

from __future__ import annotations

from itertools import islice
from random import Random
from types import ModuleType

import pytest

from bela.bots.rules_bot.memory import shown
from bela.bots.worlds import engine, last_cards, search, valuing
from bela.bots.worlds.beliefs import Trust
from bela.bots.worlds.last_cards import Step, applies, line_of, packed, step_worths
from bela.bots.worlds.moment import cards_played
from bela.bots.worlds.sampler import Plans
from bela.bots.worlds.search import Effort, Worth, card_worths
from bela.bots.worlds.valuing import mixed, values_of
from bela.cards import BIT, Cards
from bela.deal.state import Phase
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, variant
from bela.solve import card_values
from bela.solve.engine import ready
from bela.solve.position import position_of
from oracle.bots_turns import Asked, deals, turns

TWO = [name for name, rules in VARIANTS.items() if rules.seats == 2]
needs_compiled = pytest.mark.skipif(engine.KERNEL is None, reason="the compiled text was not built")
every_variant = pytest.mark.parametrize("name", VARIANTS)
STEP = Step(inner=6)
ALL_TRICKS = 32


def asked_at(rules: Rules, most: int, seed: int = 1, least: int = 2) -> Asked:
    """A turn with a choice and at most so many cards in hand."""
    found = (each for each in turns(rules, Random(seed)) if len(each.turn.cards) > 1)
    return next(each for each in found if least <= max(each.view.board.counts) <= most)


def counting(monkeypatch: pytest.MonkeyPatch, module: ModuleType) -> list[int]:
    """How many worlds the module will draw, each time that it does."""
    numbers = []

    def sample(plans: Plans, number: int, seed: int) -> bytes:
        numbers.append(number)
        return engine.sample(plans, number, seed)

    monkeypatch.setattr(module, "sample", sample)
    return numbers


# ---------------------------------------------------------------- over worlds
@every_variant
def test_every_card_has_a_worth_and_the_same_for_the_same_seed(name: str) -> None:
    asked = asked_at(variant(name), 4)
    effort = Effort(worlds=6, pool=2, trust=Trust(calls=0.5))
    found = card_worths(effort, asked.turn, Random(3))
    assert tuple(found) == asked.turn.cards
    assert card_worths(effort, asked.turn, Random(3)) == found
    assert all(0 <= worth.points <= 300 for worth in found.values())


def test_more_worlds_are_drawn_than_looked_at_where_they_are_chosen_among(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = counting(monkeypatch, search)
    asked = asked_at(variant("croatian_4"), 4)
    card_worths(Effort(worlds=6, pool=1), asked.turn, Random(3))
    card_worths(Effort(worlds=6, pool=3), asked.turn, Random(3))
    assert numbers == [6, 18]


@pytest.mark.parametrize("name", ["croatian_4", "croatian_4_club", "barlinnie_4"])
def test_where_only_one_world_is_left_cards_are_worth_what_open_cards_are(name: str) -> None:
    seen = 0
    for asked in islice(turns(variant(name), Random(5)), 400):
        turn = asked.turn
        if len(turn.cards) > 1 and sum(plan.number for plan in turn.plans().plans) == 1:
            seen += 1
            found = card_worths(Effort(worlds=2, solve=ALL_TRICKS), turn, Random(1))
            solved = card_values(position_of(asked.deal), side=asked.view.rules.side_of(asked.seat))
            before = turn.board.taken[turn.stakes.side]
            assert {card: worth.points - before for card, worth in found.items()} == pytest.approx(solved)
    assert seen > 5


# ---------------------------------------------------------------- one step beyond
def of_two(name: str, seed: int = 1) -> Asked:
    """A turn of two players at which a step is taken."""
    return asked_at(variant(name), 4, seed)


@needs_compiled
def test_a_step_is_taken_near_the_end_of_a_deal_of_two() -> None:
    late, four = of_two("croatian_2"), asked_at(variant("croatian_4"), 4)
    early = asked_at(variant("croatian_2"), 9, least=6)
    assert applies(STEP, late.view.rules, late.view.board)
    assert not applies(STEP, early.view.rules, early.view.board)
    assert not applies(STEP, four.view.rules, four.view.board)
    assert not applies(Step(tricks=0), late.view.rules, late.view.board)


def test_without_the_compiled_text_no_step_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    late = of_two("croatian_2")
    monkeypatch.setattr(engine, "KERNEL", None)
    assert not applies(STEP, late.view.rules, late.view.board)
    found = values_of(Effort(worlds=2), STEP, late.turn, Random(1))
    assert found == card_worths(Effort(worlds=2), late.turn, Random(1))


@pytest.mark.parametrize("name", TWO)
def test_the_line_tells_what_was_known_when_the_last_tricks_began(name: str) -> None:
    rules, seen, known = variant(name), 0, 0
    lines: dict[int, tuple[int, int, list[int]]] = {}
    for seed in range(8):
        for deal in deals(rules, Random(seed)):
            board = deal.board
            if board.phase is not Phase.PLAY:
                continue
            hands = [0 if hand is None else hand.cards for hand in deal.hands]
            if max(board.counts) == STEP.tricks and not board.trick:
                lines[seed] = (len(cards_played(board)), board.leader, hands)
            if max(board.counts) <= STEP.tricks:
                seen += 1
                number, leader, held = lines[seed]
                line = line_of(STEP, rules, board)
                assert line.cards == cards_played(board)[number:]
                assert line.leader == leader
                assert line.shown == tuple(shown(board, seat) & hand for seat, hand in enumerate(held))
                assert all(not barred & hand for barred, hand in zip(line.barred, held, strict=True))
                known += any(line.shown)
    assert seen >= known > 0


@needs_compiled
@pytest.mark.parametrize("name", TWO)
def test_a_step_values_every_card(name: str) -> None:
    asked = of_two(name)
    effort = Effort(worlds=30, pool=2)
    found = values_of(effort, STEP, asked.turn, Random(3))
    assert tuple(found) == asked.turn.cards
    assert values_of(effort, STEP, asked.turn, Random(3)) == found
    assert found != card_worths(effort, asked.turn, Random(3))


@needs_compiled
def test_few_worlds_are_all_looked_at_and_many_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = counting(monkeypatch, valuing)
    asked = of_two("croatian_2")
    number = asked.turn.plans().plans[0].number
    assert number > 10
    values_of(Effort(worlds=5), STEP, asked.turn, Random(1))
    values_of(Effort(worlds=5, pool=2), STEP, asked.turn, Random(1))
    assert drawn == [5, 10]
    monkeypatch.setattr(valuing, "MOST_STEP_WORLDS", number)
    values_of(Effort(worlds=number), STEP, asked.turn, Random(1))
    assert drawn == [5, 10]


@needs_compiled
def test_what_was_taken_before_is_counted() -> None:
    turn = of_two("croatian_2").turn
    rules, moment, line = turn.stakes.rules, turn.moment(), line_of(STEP, turn.stakes.rules, turn.board)
    worlds = engine.sample(turn.plans(), 3, 1)
    found = step_worths(STEP, turn, moment, line, worlds, 1)
    richer = moment._replace(taken=tuple(points + 7 for points in moment.taken))
    more = step_worths(STEP, turn, richer, line, worlds, 1)
    assert rules.seats == 2
    assert [worth.points for worth in more.values()] == pytest.approx([worth.points + 7 for worth in found.values()])


def test_two_opinions_are_mixed_by_their_share() -> None:
    assert mixed(Worth(10.0, 4.0), Worth(0.0, 8.0), 0.25) == Worth(7.5, 5.0)


@needs_compiled
def test_bela_that_may_still_be_said_is_counted() -> None:
    asked = of_two("croatian_2")
    moment = asked.turn.moment()
    pair = Cards.parse("Kc Qc") << 8 * moment.trump
    mine = moment._replace(bela=None, viewer=moment.viewer._replace(cards=moment.viewer.cards | pair))
    side = asked.turn.stakes.side
    assert last_cards._bela(mine) == side  # noqa: SLF001 - how often both are held so late is left to chance
    assert last_cards._bela(moment._replace(bela=1)) == 1  # noqa: SLF001 - as above


# ---------------------------------------------------------------- nonsense
def with_word(data: bytes, at: int, word: int) -> bytes:
    """The bytes with one word of 32 bits changed."""
    return data[: 4 * at] + word.to_bytes(4, "little") + data[4 * at + 4 :]


WORDS = {"leader": (6, 2), "last trick": (7, 10_000), "length": (8, 21), "no hand": (0, 0), "inner": (10, 1 << 31)}


@needs_compiled
@pytest.mark.parametrize("what", [*WORDS, "size", "hands", "a card twice", "a hand too long", "cards"])
def test_a_line_that_cannot_be_is_refused(what: str) -> None:
    asked = of_two("croatian_2")
    turn, moment = asked.turn, asked.turn.moment()
    line = packed(STEP, moment, line_of(STEP, asked.view.rules, asked.view.board))
    other = moment.kit.inside(asked.truth()[1 - asked.seat])
    numbers = bytes([moment.kit.number[card] for card in turn.cards])
    assert engine.KERNEL is not None
    assert engine.KERNEL.step(ready(moment.kit), line, other.to_bytes(4, "little"), numbers, 1)
    hands = other.to_bytes(4, "little")
    match what:
        case "size":
            line = line[:-1]
        case "hands":
            hands = b"123"
        case "a card twice":
            line = with_word(line, 1, (1 << 32) - 1)
        case "a hand too long":
            hands = (other | BIT[0] | BIT[1] | BIT[2]).to_bytes(4, "little")
        case "cards":
            numbers = bytes([next(number for number in range(32) if number not in numbers)])
        case _:
            line = with_word(line, *WORDS[what])
    with pytest.raises(ValueError, match="no moment of card play is like this"):
        engine.KERNEL.step(ready(moment.kit), line, hands, numbers, 1)
