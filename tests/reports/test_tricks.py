"""Reports on who takes a trick, who leads next, and what the cards count."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from bela.cards import CARD_TEXT, CARDS, SUITS, cards_of
from bela.deal import events as e
from bela.deal.fold import evolve_view, open_view
from bela.deal.state import Board
from bela.rules.words import DiscardPoints
from bela.scoring import Kind
from oracle.naive_play import House, holding_seat, points
from reports.moments import taken
from reports.pool import steps, stories, tables
from support.play import Story

report = pytest.mark.report
TWO, FOUR = House("scottish", 2), House("croatian", 4, partners=True)
TRUMPS, PLAIN = "J9ATKQ87", "ATKQJ987"
"""High to low."""


@report("FR-11")
@pytest.mark.parametrize(("trump", "led"), tuple(permutations("cdhs", 2)))
def test_every_trump_takes_every_plain_card(trump: str, led: str) -> None:
    for card, ruff in product(PLAIN, TRUMPS):
        count = points(card + led, trump) + points(ruff + trump, trump)
        assert taken(TWO, trump, card + led, ruff + trump) == (1, count)


@report("FR-12")
@pytest.mark.parametrize(("led", "thrown"), tuple(permutations("cdh", 2)))
def test_no_card_of_another_plain_suit_takes_a_trick(led: str, thrown: str) -> None:
    for card, other in product(PLAIN, PLAIN):
        count = points(card + led, "s") + points(other + thrown, "s")
        assert taken(TWO, "s", card + led, other + thrown) == (0, count)


@report("FR-12", "FR-13")
@pytest.mark.parametrize(("suit", "order"), [("d", PLAIN), ("s", TRUMPS)])
def test_inside_a_suit_rank_decides_also_between_cards_that_count_the_same(suit: str, order: str) -> None:
    for led, answer in permutations(order, 2):
        winner = int(order.index(answer) < order.index(led))
        assert taken(TWO, "s", led + suit, answer + suit)[0] == winner


@report("FR-13")
def test_the_best_of_three_low_cards_takes_the_trick_wherever_it_lies() -> None:
    for low in permutations("987"):
        trick = " ".join(rank + "d" for rank in low)
        assert taken(FOUR, "c", trick, "Ts") == (low.index("9"), 10)


@report("FR-11", "FR-12", "FR-13")
def test_the_winner_of_every_trick_is_found_by_trumps_then_by_the_suit_led() -> None:
    for board in finished_boards():
        assert board.trump is not None
        for trick in board.tricks:
            texts = [CARD_TEXT[card] for card in trick.cards]
            assert trick.winner == holding_seat(texts, trick.leader, board.trump.letter, len(board.counts))
            assert trick.points == sum(points(text, board.trump.letter) for text in texts)


@report("FR-12")
def test_whoever_takes_a_trick_leads_to_the_next() -> None:
    for board in finished_boards():
        leaders = [trick.leader for trick in board.tricks[1:]]
        assert leaders == [trick.winner for trick in board.tricks[:-1]] or board.tricks == ()
    for step in steps():
        if any(isinstance(event, e.TrickTaken) for event in step.events):
            board = step.after.board
            assert board.to_act in (board.tricks[-1].winner, None)
            assert board.leader == board.tricks[-1].winner


@report("FR-14")
def test_what_everybody_hears_of_a_trick_is_what_the_state_says() -> None:
    told = 0
    for story in stories():
        for viewer in (None, *range(story.rules.seats)):
            view = open_view(story.rules, opening(story), viewer)
            for event in story.events[1:]:
                if e.visible(event, viewer):
                    view = evolve_view(view, event)
                if isinstance(event, e.TrickTaken):
                    trick = view.board.tricks[-1]
                    assert (trick.winner, trick.points) == (event.winner, event.points)
                    assert view.board.to_act == event.winner
                    told += event.winner == story.rules.seats - 1
            assert view.board == story.last.board
    assert told > 1000


def opening(story: Story) -> e.Dealt:
    """The event with which a deal begins."""
    first = story.dealt[0]
    assert isinstance(first, e.Dealt)
    return first


@report("FR-15")
def test_the_points_for_the_last_trick_go_to_whoever_took_it_and_to_nobody_before() -> None:
    met = 0
    for story in stories():
        board, rules = story.last.board, story.rules
        if board.tally is None or board.tally.kind is not Kind.PLAYED or rules.discard_points is DiscardPoints.MAKER:
            continue
        last = rules.side_of(board.tricks[-1].winner)
        extra = [rules.last_trick * (side == last) for side in range(rules.sides)]
        assert list(board.tally.card_points) == [own + more for own, more in zip(board.taken, extra, strict=True)]
        met += last != rules.side_of(board.tricks[-1].leader) and rules.last_trick > 0
    assert met > 20


@report("FR-40")
def test_trumps_count_152_with_the_other_suits_in_every_variant() -> None:
    for rules in tables():
        for trump in SUITS:
            counted = rules.trump_tables(trump).points
            assert [counted[card] for card in CARDS] == [points(CARD_TEXT[card], trump.letter) for card in CARDS]
            assert sum(counted) == 152


@report("FR-40")
def test_a_deal_that_is_played_out_holds_the_points_of_its_cards_and_of_the_last_trick() -> None:
    met = 0
    for story in stories():
        board, rules = story.last.board, story.rules
        if board.tally is None or board.tally.kind is not Kind.PLAYED:
            continue
        assert board.trump is not None
        counted = sum(board.played) | sum(laid(story) if rules.discard_points is DiscardPoints.MAKER else [])
        expected = sum(points(CARD_TEXT[card], board.trump.letter) for card in cards_of(counted))
        assert sum(board.tally.card_points) == expected + rules.last_trick
        met += 1
    assert met > 200


def laid(story: Story) -> list[int]:
    """The cards that each seat laid away."""
    return [hand.laid for hand in story.last.hands if hand is not None]


def finished_boards() -> list[Board]:
    """The boards of deals in which cards were played."""
    return [story.last.board for story in stories() if story.last.board.tricks]
