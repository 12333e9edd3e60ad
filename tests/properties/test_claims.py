"""Claims: who may claim, when, and with what, stated a second time and tried by every seat at every moment."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bela.deal import actions as a
from bela.deal.decide import act
from bela.deal.errors import IllegalAction
from bela.deal.state import Deal, Phase
from bela.rules.law import Code
from bela.rules.words import EndMode, FalseClaim
from bela.scoring import Kind
from support.effort import examples
from support.play import random_story
from support.tables import EVERY_VARIANT, SEEDS, stories, tables

CLAIMING = (EndMode.CLAIM, EndMode.DOSTA)


def proven(deal: Deal, side: int) -> int:
    """What the side may count on: scores, tricks, and what was announced where that needs no trick or has one."""
    rules, board = deal.rules, deal.board
    points = board.scores[side] + board.taken[side]
    if board.won[side] or not rules.announced_needs_trick:
        points += board.contest.award[side]
    if board.bela is not None and rules.side_of(board.bela) == side and (board.won[side] or not rules.bela_needs_trick):
        points += 20
    return points


def makers(deal: Deal) -> int | None:
    """The side that chose trumps."""
    return None if deal.board.maker is None else deal.rules.side_of(deal.board.maker)


def on_winning_a_trick(deal: Deal, side: int) -> bool:
    """Whether the side has just won a trick, and nobody has played since."""
    tricks = deal.board.tricks
    return bool(tricks) and not deal.board.trick and deal.rules.side_of(tricks[-1].winner) == side


def verdict(deal: Deal, seat: int) -> Code | None:
    """Why the claim of a seat is refused; None where it is not."""
    rules, board, side = deal.rules, deal.board, deal.rules.side_of(seat)
    led = board.trick or board.tricks or any(points is not None for points in board.contest.heard)
    if rules.end_mode not in CLAIMING:
        return Code.NO_CLAIMS_HERE
    if not led or board.phase is Phase.OVER:
        return Code.WRONG_PHASE
    if makers(deal) == side and not rules.maker_may_claim:
        return Code.CLAIM_NOT_YOURS
    if rules.end_mode is EndMode.DOSTA and not on_winning_a_trick(deal, side):
        return Code.CLAIM_NOT_YOURS
    short = proven(deal, side) < rules.target and rules.false_claim is FalseClaim.REJECT
    return Code.CLAIM_FALLS_SHORT if short else None


def claimed(deal: Deal, seat: int) -> Deal | Code:
    """What comes of the claim of a seat."""
    try:
        return act(deal, seat, a.Claim())[0]
    except IllegalAction as error:
        return error.code


@EVERY_VARIANT
@examples(20)
@given(data=st.data())
def test_a_claim_stands_when_what_is_proven_reaches_the_target(name: str, data: st.DataObject) -> None:
    for deal in data.draw(stories(name)).states:
        for seat in range(deal.rules.seats):
            came = claimed(deal, seat)
            assert (came if isinstance(came, Code) else None) == verdict(deal, seat)
            if isinstance(came, Deal):
                side, found = deal.rules.side_of(seat), came.board.settlement
                assert found is not None
                assert (found.winner == side) == (proven(deal, side) >= deal.rules.target)
                assert came.board.claimed_by == seat
                assert found.hanging == 0


@EVERY_VARIANT
@examples(20)
@given(seed=SEEDS, data=st.data())
def test_an_automatic_game_ends_as_soon_as_the_target_is_proven(name: str, seed: int, data: st.DataObject) -> None:
    rules = replace(data.draw(tables(name)), end_mode=EndMode.AUTOMATIC)
    for deal in random_story(rules, seed).states:
        board = deal.board
        if board.phase is Phase.PLAY:
            sides = [side for side in range(rules.sides) if rules.maker_may_claim or side != makers(deal)]
            assert max(proven(deal, side) for side in sides) < rules.target
        if board.tally is not None and board.tally.kind is Kind.CLAIMED:
            assert board.tally.winner is not None
            assert proven(deal, board.tally.winner) >= rules.target
