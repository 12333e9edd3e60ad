"""The fold: how one event changes what is known. The only code that makes a new state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from bela.cards import BIT, Rank, make_card
from bela.deal import events as e
from bela.deal.state import Bidding, Board, Contest, Deal, Hand, Phase, Trick, View, changed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bela.rules.model import Rules


T = TypeVar("T")


def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with one place changed."""
    return (*row[:place], value, *row[place + 1 :])


def new_board(event: e.Dealt) -> Board:
    """The board as a deal begins."""
    sides = len(event.scores)
    nothing = (0,) * sides
    forehand = (event.dealer + 1) % event.seats
    return Board(
        dealer=event.dealer,
        scores=event.scores,
        hanging=event.hanging,
        counts=(event.cards,) * event.seats,
        phase=Phase.BIDDING,
        to_act=forehand,
        turned=event.turned,
        turned_to=None,
        up=event.turned,
        bidding=Bidding(),
        contest=Contest(
            said=(None,) * event.seats, heard=(None,) * event.seats, award=nothing, shown=(None,) * event.seats
        ),
        leader=forehand,
        played=(0,) * event.seats,
        taken=nothing,
        won=nothing,
    )


def _asked(board: Board, event: e.Asked) -> Board:
    return changed(board, phase=event.phase, to_act=event.seat)


def _called(board: Board, event: e.Called) -> Board:
    return changed(board, bidding=event.bidding)


def _trump_fixed(board: Board, event: e.TrumpFixed) -> Board:
    return changed(board, trump=event.trump, maker=event.maker)


def _completed(board: Board, event: e.Completed) -> Board:
    return changed(board, counts=event.counts, turned_to=event.seat, up=event.up)


def _talon_taken(board: Board, event: e.TalonTaken) -> Board:
    return changed(board, counts=put(board.counts, event.seat, board.counts[event.seat] + event.cards))


def _kept(board: Board, _event: e.Kept) -> Board:
    return changed(board, swaps_asked=board.swaps_asked + 1)


def _swapped(board: Board, event: e.Swapped) -> Board:
    return changed(board, swaps_asked=board.swaps_asked + 1, turned_to=event.seat, up=event.up)


def _laid_away(board: Board, event: e.LaidAway) -> Board:
    return changed(board, counts=put(board.counts, event.seat, board.counts[event.seat] - event.cards))


def _spoken(board: Board, event: e.Spoken) -> Board:
    return changed(board, contest=event.contest)


def _declared(board: Board, event: e.Declared) -> Board:
    contest = board.contest
    heard = put(contest.heard, event.seat, event.points)
    return changed(board, contest=changed(contest, heard=heard, asked=contest.asked + 1))


def _won(board: Board, event: e.Won) -> Board:
    return changed(
        board,
        contest=changed(board.contest, settled=True, winner=event.winner, award=event.award, rival=None, due=None),
    )


def _shown(board: Board, event: e.Shown) -> Board:
    contest = board.contest
    side = event.seat % len(board.scores)
    contest = changed(
        contest,
        shown=put(contest.shown, event.seat, event.melds),
        award=put(contest.award, side, contest.award[side] + event.extra),
        bela_shown=contest.bela_shown or event.bela,
    )
    return changed(board, contest=contest, bela=event.seat if event.bela else board.bela)


def _played(board: Board, event: e.Played) -> Board:
    seat = event.seat
    return changed(
        board,
        trick=(*board.trick, event.card),
        counts=put(board.counts, seat, board.counts[seat] - 1),
        played=put(board.played, seat, board.played[seat] | BIT[event.card]),
        to_act=(seat + 1) % len(board.counts),
    )


def _bela_said(board: Board, event: e.BelaSaid) -> Board:
    return changed(board, bela=event.seat)


def _trick_taken(board: Board, event: e.TrickTaken) -> Board:
    side = event.winner % len(board.scores)
    return changed(
        board,
        tricks=(*board.tricks, Trick(board.leader, board.trick, event.winner, event.points)),
        trick=(),
        leader=event.winner,
        to_act=event.winner,
        phase=Phase.PLAY,
        taken=put(board.taken, side, board.taken[side] + event.points),
        won=put(board.won, side, board.won[side] + 1),
        first_trick=False,
    )


def _claim_made(board: Board, event: e.ClaimMade) -> Board:
    return changed(board, claimed_by=event.seat)


def _ended(board: Board, event: e.Ended) -> Board:
    over = changed(board, phase=Phase.OVER, to_act=None, layout=event.layout)
    return changed(over, tally=event.tally, settlement=event.settlement)


_BOARD: dict[type, Callable[[Board, Any], Board]] = {
    e.Asked: _asked,
    e.Called: _called,
    e.TrumpFixed: _trump_fixed,
    e.Completed: _completed,
    e.TalonTaken: _talon_taken,
    e.Kept: _kept,
    e.Swapped: _swapped,
    e.LaidAway: _laid_away,
    e.Spoken: _spoken,
    e.Declared: _declared,
    e.Won: _won,
    e.Shown: _shown,
    e.Played: _played,
    e.BelaSaid: _bela_said,
    e.TrickTaken: _trick_taken,
    e.ClaimMade: _claim_made,
    e.Ended: _ended,
}


def _hand_got(hand: Hand, _board: Board, event: e.Got) -> Hand:
    return changed(hand, cards=hand.cards | event.cards, first=event.cards if event.first else hand.first)


def _hand_laid(hand: Hand, _board: Board, event: e.Laid) -> Hand:
    return changed(hand, cards=hand.cards & ~event.cards, laid=event.cards)


def _hand_noted(hand: Hand, _board: Board, event: e.Noted) -> Hand:
    return changed(hand, declared=event.melds, bela=event.bela)


def _hand_played(hand: Hand, _board: Board, event: e.Played) -> Hand:
    return changed(hand, cards=hand.cards & ~BIT[event.card])


def _hand_swapped(hand: Hand, board: Board, _event: e.Swapped) -> Hand:
    assert board.turned is not None  # noqa: S101 - there is no exchange without a turned card
    assert board.trump is not None  # noqa: S101 - nor before trumps are chosen
    return changed(hand, cards=hand.cards & ~BIT[make_card(Rank.SEVEN, board.trump)] | BIT[board.turned])


def _hand_completed(hand: Hand, board: Board, _event: e.Completed) -> Hand:
    assert board.turned is not None  # noqa: S101 - only a turned card falls to a seat
    return changed(hand, cards=hand.cards | BIT[board.turned])


_HAND: dict[type, Callable[[Hand, Board, Any], Hand]] = {
    e.Got: _hand_got,
    e.Laid: _hand_laid,
    e.Noted: _hand_noted,
    e.Played: _hand_played,
    e.Swapped: _hand_swapped,
    e.Completed: _hand_completed,
}


def evolve(deal: Deal, event: e.Event) -> Deal:
    """The whole deal after one event."""
    kind = type(event)
    board_after, hand_after = _BOARD.get(kind), _HAND.get(kind)
    board = deal.board if board_after is None else board_after(deal.board, event)
    if hand_after is None:
        return changed(deal, board=board)
    seat: int | None = event.seat  # type: ignore[union-attr]
    hand = None if seat is None else deal.hands[seat]
    if hand is None:
        return changed(deal, board=board)
    return changed(deal, board=board, hands=put(deal.hands, hand.seat, hand_after(hand, deal.board, event)))


def evolve_view(view: View, event: e.Event) -> View:
    """One seat's view after an event that it learns of."""
    kind = type(event)
    board_after, hand_after = _BOARD.get(kind), _HAND.get(kind)
    board = view.board if board_after is None else board_after(view.board, event)
    hand = view.hand
    if hand is not None and hand_after is not None and event.seat == hand.seat:  # type: ignore[union-attr]
        hand = hand_after(hand, view.board, event)
    return changed(view, board=board, hand=hand)


def open_view(rules: Rules, event: e.Dealt, seat: int | None) -> View:
    """A view as the deal begins, before the seat has looked at its cards."""
    return View(rules, new_board(event), seat, None if seat is None else Hand(seat, cards=0, first=0))


def fold(deal: Deal, events: Iterable[e.Event]) -> Deal:
    """The deal after the events, in order."""
    for event in events:
        deal = evolve(deal, event)
    return deal


def view_of(deal: Deal, seat: int | None) -> View:
    """The board with one hand (None: with no hand, as a spectator sees it)."""
    return View(deal.rules, deal.board, seat, None if seat is None else deal.hands[seat])
