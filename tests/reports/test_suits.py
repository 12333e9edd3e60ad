"""No suit is preferred: a deal in which the suits have changed names goes the same way."""

from __future__ import annotations

from random import Random

import pytest

from bela.cards import RANK_OF, SUIT_OF, SUITS, Card, Mask, Suit, cards_of, make_card, mask_of
from bela.deal import actions as a
from bela.deal.decide import act, legal_for
from bela.deal.start import deal_from
from bela.deal.state import Board, Deal, Layout
from bela.melds import Four, Meld, Run, meld_order
from reports.pool import loud_stories, stories
from support.play import Story

report = pytest.mark.report
Names = tuple[Suit, ...]
"""By suit: what it is called in the other deal."""


def card_in(names: Names, card: Card) -> Card:
    return make_card(RANK_OF[card], names[SUIT_OF[card]])


def cards_in(names: Names, cards: Mask | None) -> Mask:
    return mask_of(card_in(names, card) for card in cards_of(cards or 0))


def melds_in(names: Names, melds: tuple[Meld, ...]) -> tuple[Meld, ...]:
    renamed = (meld if isinstance(meld, Four) else Run(card_in(names, meld.top), meld.length) for meld in melds)
    return tuple(sorted(renamed, key=meld_order))


def action_in(names: Names, action: a.Action) -> a.Action:  # noqa: PLR0911 - one line for each word
    """The action as it is in the other deal."""
    match action:
        case a.Play(card, bela):
            return a.play(card_in(names, card), bela)
        case a.Name(suit):
            return a.Name(names[suit])
        case a.OfSuit(suit):
            return a.OfSuit(names[suit])
        case a.Discard(cards):
            return a.Discard(cards_in(names, cards))
        case a.Declare(melds, bela):
            return a.Declare(melds_in(names, melds), bela)
        case a.Show(runs):
            return a.Show(tuple(run for run in melds_in(names, runs) if isinstance(run, Run)))
        case _:
            return action


def opening_in(names: Names, story: Story) -> Deal:
    """The other deal before its first call."""
    board, layout = story.opening.board, story.opening.layout
    renamed = Layout(
        tuple(cards_in(names, cards) for cards in layout.first),
        tuple(cards_in(names, cards) for cards in layout.later),
        None if layout.turned is None else card_in(names, layout.turned),
        cards_in(names, layout.talon),
    )
    return deal_from(story.rules, renamed, board.dealer, board.scores, board.hanging)[0]


def course(board: Board) -> tuple[object, ...]:
    """How a deal stands, apart from the names of suits."""
    won = [(trick.winner, trick.points) for trick in board.tricks]
    contest = board.contest
    return (board.phase, board.to_act, board.maker, board.bela, won, contest.winner, contest.award, board.settlement)


@report("FR-20", "FR-27")
def test_a_deal_goes_the_same_way_whatever_the_suits_are_called() -> None:
    rng, announced = Random(8), 0
    for story in (*stories()[::10], *loud_stories()[::10]):
        names = tuple(rng.sample(SUITS, 4))
        deal = opening_in(names, story)
        for done in story.steps:
            listed = {action_in(names, action) for action in legal_for(done.before, done.seat)}
            assert set(legal_for(deal, done.seat)) == listed
            deal, _ = act(deal, done.seat, action_in(names, done.action))
            assert course(deal.board) == course(done.after.board)
        announced += any(deal.board.contest.award)
    assert announced > 30
