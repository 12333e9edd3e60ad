"""What the words of the dialogue decide, by walking the contest order over what was said (S-23 to S-25, X-15)."""

from __future__ import annotations

from enum import Enum

from bela.deal import actions as a
from bela.deal.state import Board, Claimed, changed
from bela.deal.steps.ranking import by_priority
from bela.melds import LONGEST_PAID, SHORTEST, run_points
from bela.rules.model import Rules
from bela.rules.words import Criterion


class Verdict(Enum):
    """Who stands, as far as the words decide it."""

    OWNER = "owner"
    RIVAL = "rival"
    LEVEL = "level"


def lengths_differ(rules: Rules, points: int) -> bool:
    """Whether runs of these points may differ in length."""
    lengths = [length for length in range(SHORTEST, LONGEST_PAID + 1) if run_points(rules, length) == points]
    return len(lengths) > 1 or lengths == [LONGEST_PAID]


def _than(rival: int | None, owner: int | None) -> Verdict | None:
    rival, owner = rival or 0, owner or 0
    return Verdict.RIVAL if rival > owner else Verdict.OWNER if rival < owner else None


def _detail(rules: Rules, criterion: Criterion, owner: Claimed, rival: Claimed) -> Verdict | Criterion | None:
    """What one word of the contest order says: a winner, itself when a detail is missing, None when level."""
    match criterion:
        case Criterion.LENGTH if owner.points == rival.points and lengths_differ(rules, owner.points):
            return criterion if None in (owner.length, rival.length) else _than(rival.length, owner.length)
        case Criterion.POINTS | Criterion.LENGTH:
            return _than(rival.points, owner.points)
        case Criterion.TOP:
            return criterion if None in (owner.top, rival.top) else _than(rival.top, owner.top)
        case Criterion.TRUMP if None in (owner.trump, rival.trump) and not _alone_in_trumps(owner, rival):
            return criterion
        case Criterion.TRUMP:
            return _than(rival.trump, owner.trump)
        case _:
            return None


def _alone_in_trumps(owner: Claimed, rival: Claimed) -> bool:
    """Whether the owner's run is in trumps and the rival's cannot be: runs of one suit differ in their top cards."""
    return bool(owner.trump) and owner.top is not None and owner.top == rival.top


def verdict(rules: Rules, board: Board, seats: tuple[int, int], said: tuple[Claimed, Claimed]) -> Verdict | Criterion:
    """Who stands between owner and rival, or the detail that is missing."""
    owner, rival = said
    for criterion in rules.contest_order:
        found = _detail(rules, criterion, owner, rival)
        if found is not None:
            return found
    if Criterion.NOBODY in rules.contest_order:
        return Verdict.LEVEL
    order = by_priority(rules, board)
    return Verdict.OWNER if order.index(seats[0]) < order.index(seats[1]) else Verdict.RIVAL


def standing(board: Board, rival: int, words: Claimed) -> tuple[tuple[int, int], tuple[Claimed, Claimed]]:
    """Owner and rival: their seats, and what they have said."""
    owner = board.contest.owner
    assert owner is not None  # noqa: S101 - asked only where something stands
    stands = board.contest.said[owner]
    assert stands is not None  # noqa: S101 - whoever stands has said so
    return (owner, rival), (stands, words)


def with_word(board: Board, seat: int, word: a.Action) -> Claimed:
    """What the seat has said, this word included."""
    said = board.contest.said[seat]
    assert said is not None  # noqa: S101 - details follow an announcement
    match word:
        case a.Length(length):
            return changed(said, length=length)
        case a.From(top):
            return changed(said, top=top)
        case a.OfSuit(suit):
            return changed(said, suit=suit, trump=suit is board.trump)
        case _:
            return _same(board, said)


def _same(board: Board, said: Claimed) -> Claimed:
    owner = board.contest.said[board.contest.owner or 0]
    assert owner is not None  # noqa: S101 - whoever stands has said so
    match board.contest.due:
        case Criterion.LENGTH:
            return changed(said, length=owner.length)
        case Criterion.TOP:
            return changed(said, top=owner.top)
        case _:
            return changed(said, trump=owner.trump)
