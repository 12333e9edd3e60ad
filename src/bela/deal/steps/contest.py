"""Declaring in turn, or by itself, and the contest that follows (C-12 to C-18, C-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.cards import Suit
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.flow import Flow, after
from bela.deal.state import Board, Hand, Phase
from bela.deal.steps import tricks
from bela.deal.steps.ranking import allies, contest_winner, contesting, player_rank, unit_of
from bela.melds import (
    BELA_POINTS,
    Four,
    Meld,
    are_in_order,
    bela_mask,
    melds_in,
    selections,
    share_a_card,
    total_points,
)
from bela.rules.law import Code
from bela.rules.words import AnnounceWhen, BelaCall, CardReuse, WinnerScores

if TYPE_CHECKING:
    from bela.cards import Mask
    from bela.rules.model import Rules


def full_hand(board: Board, hand: Hand) -> Mask:
    """The cards of a hand as play began."""
    return hand.cards | board.played[hand.seat]


def bela_at_start(rules: Rules, board: Board, hand: Hand) -> bool:
    """Whether the seat may say Bela as it declares (C-15, C-16)."""
    assert board.trump is not None  # noqa: S101 - nothing is declared before trumps are chosen
    pair = bela_mask(board.trump)
    allowed = rules.bela_call is BelaCall.START_OR_EITHER and board.bela is None
    return allowed and full_hand(board, hand) & pair == pair


def declare_options(rules: Rules, board: Board, hand: Hand) -> tuple[a.Action, ...]:
    """Every choice of what is held, nothing first."""
    chosen = selections(rules, melds_in(rules, full_hand(board, hand)))
    plain = tuple(a.Declare(melds) for melds in chosen)
    if not bela_at_start(rules, board, hand):
        return plain
    return plain + tuple(a.Declare(melds, bela=True) for melds in chosen)


def _check(flow: Flow, hand: Hand, action: a.Declare) -> None:
    rules, board = flow.rules, flow.board
    held = melds_in(rules, full_hand(board, hand))
    for meld in action.melds:
        if meld not in held:
            flow.refuse(Code.FOUR_NOT_HELD if isinstance(meld, Four) else Code.RUN_NOT_HELD)
    if not are_in_order(action.melds):
        flow.refuse(Code.NOT_POSSIBLE)
    if rules.card_reuse is CardReuse.ONCE and share_a_card(action.melds):
        flow.refuse(Code.CARD_USED_TWICE)
    if action.bela and not bela_at_start(rules, board, hand):
        flow.refuse(Code.BELA_NOT_NOW)


def apply_declare(flow: Flow, seat: int, action: a.Action) -> None:
    """Let the seat declare. Raises IllegalAction."""
    hand = flow.hand(seat)
    match action:
        case a.Declare(melds, bela):
            if hand is not None:
                _check(flow, hand, action)
            flow.emit(e.Noted(seat, melds, bela))
            flow.emit(e.Declared(seat, total_points(flow.rules, melds) + BELA_POINTS * bela))
        case a.Heard(points) if hand is None:
            flow.emit(e.Declared(seat, points))
        case _:
            flow.refuse(Code.WRONG_PHASE)
    _declared(flow, seat)


def _declared(flow: Flow, seat: int) -> None:
    if flow.board.contest.asked == flow.rules.seats:
        settle(flow)
    elif flow.rules.announce_when is AnnounceWhen.BEFORE_FIRST_TRICK:
        flow.ask(Phase.ANNOUNCING, after(flow.rules.seats, seat))
    else:
        tricks.go_on(flow)


def declare_by_itself(flow: Flow) -> None:
    """The engine announces everything for everybody."""
    assert flow.board.trump is not None  # noqa: S101 - nothing is declared before trumps are chosen
    for seat in flow.rules.in_turn(flow.board.dealer):
        hand = flow.hand(seat)
        if hand is not None:
            flow.emit(e.Noted(seat, everything(flow.rules, flow.board.trump, full_hand(flow.board, hand)), bela=False))
    settle(flow)


def everything(rules: Rules, trump: Suit, cards: Mask) -> tuple[Meld, ...]:
    """All that may be announced together; where cards count once, what brings most, then what ranks highest."""
    chosen = selections(rules, melds_in(rules, cards))
    return max(chosen, key=lambda melds: (total_points(rules, melds), bool(melds) and player_rank(rules, trump, melds)))


def settle(flow: Flow) -> None:
    """All have had their say: find the winner and what scores, show it where it is shown at once, and go on."""
    flow.emit(_outcome(flow))
    tricks.go_on(flow)


def _outcome(flow: Flow) -> e.Won:
    rules, board, told = flow.rules, flow.board, flow.deal.told
    if told is not None and told.award is not None:
        return e.Won(told.winner, told.award)
    assert board.trump is not None  # noqa: S101 - nothing is declared before trumps are chosen
    trump = board.trump
    hands = [hand for hand in flow.deal.hands if hand is not None]
    winner = contest_winner(rules, board, {hand.seat: contesting(rules, trump, hand) for hand in hands})
    award = [0] * rules.sides
    for hand in hands:
        award[rules.side_of(hand.seat)] += scored_points(rules, board, hand, winner)
    return e.Won(winner, tuple(award))


def scored_points(rules: Rules, board: Board, hand: Hand, winner: int | None) -> int:
    """What a seat scores for runs and fours when that seat wins the contest; the Bela counts apart (X-17)."""
    if winner is None:
        return 0
    if rules.winner_scores is WinnerScores.BEST_ONLY:
        return total_points(rules, unit_of(rules, board, hand)) if hand.seat == winner else 0
    return total_points(rules, hand.declared) if allies(rules, board, hand.seat, winner) else 0
