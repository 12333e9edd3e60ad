"""How a deal ends: played out, thrown in, by a Belot or by a claim; and what each side has proved on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.cards import cards_of
from bela.deal import events as e
from bela.deal.state import Board, Phase
from bela.melds import BELA_POINTS
from bela.play import points_of
from bela.rules.law import Code
from bela.rules.words import DiscardPoints, EndMode, FalseClaim
from bela.scoring import Kind, Tally, proven, settle
from bela.standing import winner_by_false_claim

if TYPE_CHECKING:
    from bela.deal.flow import Flow
    from bela.rules.model import Rules


def bela_points(rules: Rules, board: Board) -> tuple[int, ...]:
    """By side: points of the Bela that was said."""
    owner = None if board.bela is None else rules.side_of(board.bela)
    return tuple(BELA_POINTS * (side == owner) for side in range(rules.sides))


def proved(rules: Rules, board: Board) -> tuple[int, ...]:
    """By side: what it has proved in this deal so far (S-38, X-12)."""
    return proven(
        rules,
        taken=board.taken,
        announced=board.contest.award,
        bela=bela_points(rules, board),
        tricks=board.won,
        last_trick_by=_last_taker(rules, board),
    )


def _last_taker(rules: Rules, board: Board) -> int | None:
    return None if any(board.counts) or not board.tricks else rules.side_of(board.tricks[-1].winner)


def _close(flow: Flow, tally: Tally | None) -> None:
    settlement = None if tally is None else settle(flow.rules, tally, hanging=flow.board.hanging)
    flow.emit(e.Ended(tally, settlement, flow.deal.layout))


def _tally(flow: Flow, kind: Kind, side: int, winner: int | None = None) -> Tally:
    rules, board = flow.rules, flow.board
    return Tally(
        kind=kind,
        dealer=board.dealer,
        maker_side=side,
        card_points=_card_points(flow),
        announced=board.contest.award,
        bela=bela_points(rules, board),
        tricks=board.won,
        winner=winner,
    )


def _card_points(flow: Flow) -> tuple[int, ...]:
    rules, board = flow.rules, flow.board
    last = _last_taker(rules, board)
    points = [taken + rules.last_trick * (side == last) for side, taken in enumerate(board.taken)]
    if last is not None and rules.discard_points is DiscardPoints.MAKER and board.maker is not None:
        points[rules.side_of(board.maker)] += _laid_points(flow, board.maker)
    return tuple(points)


def _laid_points(flow: Flow, maker: int) -> int:
    hand, trump = flow.hand(maker), flow.board.trump
    assert trump is not None  # noqa: S101 - cards are laid away only once trumps are chosen
    tables = flow.rules.trump_tables(trump)
    return 0 if hand is None else points_of(tables, cards_of(hand.laid))


def void(flow: Flow) -> None:
    """The deal is not played (S-12, S-42)."""
    _close(flow, Tally.void(flow.rules.sides, flow.board.dealer))


def belot(flow: Flow, seat: int) -> None:
    """The owner of a Belot wins the game (C-19)."""
    _close(flow, Tally.belot(flow.rules.sides, flow.board.dealer, flow.rules.side_of(seat)))


def played_out(flow: Flow) -> None:
    """Every card is played; of a position, only what was seen is known."""
    maker = flow.board.maker
    assert maker is not None  # noqa: S101 - nothing is played before trumps are chosen
    _close(flow, _tally(flow, Kind.PLAYED, flow.rules.side_of(maker)) if flow.deal.whole else None)


# ---------------------------------------------------------------- claims
def claims_open(board: Board) -> bool:
    """Whether play has come far enough for a claim: a card was led, or somebody has declared."""
    begun = bool(board.trick or board.tricks) or any(points is not None for points in board.contest.heard)
    return begun and board.phase is not Phase.OVER


def claim(flow: Flow, seat: int) -> None:
    """A seat claims the game (S-37, X-03, X-12). Raises IllegalAction."""
    rules, board = flow.rules, flow.board
    if rules.end_mode not in (EndMode.CLAIM, EndMode.DOSTA):
        flow.refuse(Code.NO_CLAIMS_HERE)
    if not claims_open(board):
        flow.refuse(Code.WRONG_PHASE)
    side = rules.side_of(seat)
    if not may_claim(rules, board, side):
        flow.refuse(Code.CLAIM_NOT_YOURS)
    if reaches(rules, board, side):
        flow.emit(e.ClaimMade(seat))
        win_by_claim(flow, side)
    elif rules.false_claim is FalseClaim.LOSE_GAME:
        flow.emit(e.ClaimMade(seat))
        win_by_claim(flow, winner_by_false_claim(rules, board.scores, board.dealer, side))
    else:
        flow.refuse(Code.CLAIM_FALLS_SHORT)


def may_claim(rules: Rules, board: Board, side: int) -> bool:
    """Whether the side may claim now: not the makers where they may not, and for dosta only on winning a trick."""
    if board.maker is not None and rules.side_of(board.maker) == side and not rules.maker_may_claim:
        return False
    if rules.end_mode is not EndMode.DOSTA:
        return True
    return not board.trick and bool(board.tricks) and rules.side_of(board.tricks[-1].winner) == side


def reaches(rules: Rules, board: Board, side: int) -> bool:
    """Whether what the side has written and proved reaches the target; hanging points never count."""
    return board.scores[side] + proved(rules, board)[side] >= rules.target


def win_by_claim(flow: Flow, side: int) -> None:
    """The game ends in mid-deal; each side writes down what it has proved."""
    maker = flow.board.maker
    assert maker is not None  # noqa: S101 - claims open once a card is led
    _close(flow, _tally(flow, Kind.CLAIMED, flow.rules.side_of(maker), winner=side))


def ends_by_itself(flow: Flow) -> bool:
    """Where the game ends as soon as the target is proved: end it, and tell whether it has ended."""
    rules, board = flow.rules, flow.board
    if rules.end_mode is not EndMode.AUTOMATIC or not flow.deal.whole:
        return False
    order = dict.fromkeys(rules.side_of(seat) for seat in rules.in_turn(board.dealer))
    there = [side for side in order if reaches(rules, board, side) and _by_itself(rules, board, side)]
    if not there:
        return False
    points = proved(rules, board)
    win_by_claim(flow, max(there, key=lambda side: board.scores[side] + points[side]))
    return True


def _by_itself(rules: Rules, board: Board, side: int) -> bool:
    return rules.maker_may_claim or board.maker is None or rules.side_of(board.maker) != side
