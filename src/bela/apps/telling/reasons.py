"""How a deal came out, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bela.apps.telling.voice import Voice
from bela.deal.state import Board
from bela.match import Past
from bela.scoring import Result

Reasons = Iterator[str]


def reasons(voice: Voice, board: Board, past: Past) -> Reasons:
    """Why the sums became what is written down, sentence by sentence."""
    yield from _lost_announcements(voice, past)
    yield from _capot(voice, past)
    yield from _BY_RESULT[past.settlement.result](voice, board, past)
    yield from _hanging(voice, past)


def _lost_announcements(voice: Voice, past: Past) -> Reasons:
    """What was announced and is void for want of a trick (S-19, C-25, X-23)."""
    for side, tricks in enumerate(past.tally.tricks):
        void = past.tally.announced[side] if voice.rules.announced_needs_trick else 0
        void += past.tally.bela[side] if voice.rules.bela_needs_trick else 0
        if void and not tricks:
            yield voice.words.t("result.announced_void", side=voice.side(side), points=void)


def _capot(voice: Voice, past: Past) -> Reasons:
    for side, points in enumerate(past.settlement.capot):
        if points:
            yield voice.words.t("result.capot", side=voice.side(side), points=points)


def _sums(past: Past) -> tuple[int, int]:
    """What the maker's side counted, and what it had to beat."""
    own = past.settlement.sums[past.tally.maker_side]
    return own, own if past.settlement.need is None else past.settlement.need


def _maker(past: Past) -> int:
    assert past.maker is not None  # noqa: S101 - a deal that was played has a maker
    return past.maker


def _made(voice: Voice, _board: Board, past: Past) -> Reasons:
    own, need = _sums(past)
    key = "result.made" if own > need else "result.made_level"
    yield voice.of(_maker(past), key, own=own, need=need)


def _failed(voice: Voice, _board: Board, past: Past) -> Reasons:
    own, need = _sums(past)
    key = "result.failed" if own < need else "result.failed_level"
    yield voice.of(_maker(past), key, own=own, need=need)
    moved, side = past.settlement.moved, past.tally.maker_side
    gains = [(other, points) for other, points in enumerate(moved) if points > 0]
    for other, points in gains:
        yield voice.words.t("result.gains", side=voice.side(other), points=points)
    if moved[side] and not gains:
        yield voice.words.t("result.lost_to_nobody", points=-moved[side])
    if voice.rules.bela_survives_fail and past.settlement.bela[side]:
        yield voice.of(_maker(past), "result.bela_kept")


def _tied(voice: Voice, _board: Board, past: Past) -> Reasons:
    own, _ = _sums(past)
    hung = [points for points in past.settlement.hung if points]
    key = ("result.tied_half", "result.tied_maker_hangs", "result.tied_all_hang")[min(len(hung), 2)]
    yield voice.of(_maker(past), key, own=own)


def _void(voice: Voice, board: Board, _past: Past) -> Reasons:
    thrown_in = board.bidding.offered_by is not None
    yield voice.words.t("result.thrown_in" if thrown_in else "result.passed_out")


def _belot(voice: Voice, _board: Board, past: Past) -> Reasons:
    yield voice.words.t("result.belot", side=voice.side(past.tally.maker_side))


def _claimed(voice: Voice, board: Board, past: Past) -> Reasons:
    winner = past.settlement.winner
    assert winner is not None  # noqa: S101 - a claim ends the game
    points = past.after.scores[winner]
    if board.claimed_by is None:
        yield voice.words.t("result.ended_by_itself", side=voice.side(winner), points=points)
    elif voice.rules.side_of(board.claimed_by) == winner:
        yield voice.of(board.claimed_by, "result.claim_good", points=points)
    else:
        yield voice.of(board.claimed_by, "result.claim_false", side=voice.side(winner))


def _hanging(voice: Voice, past: Past) -> Reasons:
    settlement = past.settlement
    for side, points in enumerate(settlement.paid):
        if points:
            yield voice.words.t("result.paid", side=voice.side(side), points=points)
    if past.after.hanging:
        yield voice.words.n("result.hanging", past.after.hanging)


_BY_RESULT: Mapping[Result, Callable[[Voice, Board, Past], Reasons]] = {
    Result.MADE: _made,
    Result.FAILED: _failed,
    Result.TIED: _tied,
    Result.VOID: _void,
    Result.BELOT: _belot,
    Result.CLAIMED: _claimed,
}
