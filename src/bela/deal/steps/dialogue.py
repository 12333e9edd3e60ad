"""The Scottish dialogue, which tells no more than is needed (S-22 to S-26, X-15, X-24).

One announcement stands. A rival who says as much makes its owner state the next detail, and the two settle who stands.
``verdict`` walks the contest order over what was said and finds either the winner or the detail that is missing.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from bela.cards import RANK_OF, SUIT_OF
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.flow import Flow
from bela.deal.fold import put
from bela.deal.state import Board, Claimed, Contest, Hand, Phase, changed
from bela.deal.steps import tricks
from bela.deal.steps.ranking import allies, by_priority, fitting, held_runs
from bela.melds import LONGEST_PAID, SHORTEST, meld_points, run_points
from bela.rules.law import Code
from bela.rules.words import Criterion

if TYPE_CHECKING:
    from bela.melds import Run
    from bela.rules.model import Rules

SILENT, GOOD, SAME = a.Silent(), a.Good(), a.Same()


class Verdict(Enum):
    """Who stands, as far as the words decide it."""

    OWNER = "owner"
    RIVAL = "rival"
    LEVEL = "level"


# ---------------------------------------------------------------- what the words decide
def lengths_differ(rules: Rules, points: int) -> bool:
    """Whether runs of these points may differ in length."""
    lengths = [length for length in range(SHORTEST, LONGEST_PAID + 1) if run_points(rules, length) == points]
    return len(lengths) > 1 or lengths == [LONGEST_PAID]


def _than(rival: int, owner: int) -> Verdict | None:
    return Verdict.RIVAL if rival > owner else Verdict.OWNER if rival < owner else None


def _detail(rules: Rules, criterion: Criterion, owner: Claimed, rival: Claimed) -> Verdict | Criterion | None:
    """What one word of the contest order says: a winner, itself when a detail is missing, None when level."""
    match criterion:
        case Criterion.POINTS:
            return _than(rival.points, owner.points)
        case Criterion.LENGTH if owner.points != rival.points or not lengths_differ(rules, owner.points):
            return _than(rival.points, owner.points)
        case Criterion.LENGTH:
            known = owner.length is not None and rival.length is not None
            return _than(rival.length or 0, owner.length or 0) if known else criterion
        case Criterion.TOP:
            known = owner.top is not None and rival.top is not None
            return _than(rival.top or 0, owner.top or 0) if known else criterion
        case Criterion.TRUMP if owner.trump or rival.trump:
            return Verdict.OWNER if owner.trump else Verdict.RIVAL
        case Criterion.TRUMP:
            return None if owner.trump is False and rival.trump is False else criterion
        case _:
            return None


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


def _standing(board: Board, rival: int, words: Claimed) -> tuple[tuple[int, int], tuple[Claimed, Claimed]]:
    owner = board.contest.owner
    assert owner is not None  # noqa: S101 - asked only where something stands
    stands = board.contest.said[owner]
    assert stands is not None  # noqa: S101 - whoever stands has said so
    return (owner, rival), (stands, words)


# ---------------------------------------------------------------- what may be said
def options(rules: Rules, board: Board, hand: Hand) -> tuple[a.Action, ...]:
    """What the seat that is asked may truthfully say."""
    contest = board.contest
    runs = held_runs(board, hand)
    if contest.rival is None:
        return _first_words(rules, board, hand.seat, runs)
    said = contest.said[hand.seat]
    assert said is not None  # noqa: S101 - both have announced
    true = fitting(rules, board, runs, said)
    if hand.seat == contest.owner:
        return tuple(dict.fromkeys(_word(run, contest.due) for run in reversed(true)))
    return _answers(rules, board, hand.seat, true)


def _first_words(rules: Rules, board: Board, seat: int, runs: tuple[Run, ...]) -> tuple[a.Action, ...]:
    points = sorted({meld_points(rules, run) for run in runs})
    if board.contest.owner is None:
        return (SILENT, *(a.Announce(worth) for worth in points))
    return (GOOD, *(a.Announce(worth) for worth in points if not _lost(rules, board, seat, worth)))


def _lost(rules: Rules, board: Board, seat: int, points: int) -> bool:
    """Whether announcing so much would be lost already; a partner of the owner needs more."""
    seats, said = _standing(board, seat, Claimed(points))
    if not board.contest.level and allies(rules, board, *seats):
        return points <= said[0].points
    return verdict(rules, board, seats, said) is Verdict.OWNER


def _word(run: Run, due: Criterion | None) -> a.Action:
    """The word that states that detail of a run."""
    match due:
        case Criterion.LENGTH:
            return a.Length(run.length)
        case Criterion.TOP:
            return a.From(RANK_OF[run.top])
        case _:
            return a.OfSuit(SUIT_OF[run.top])


def _answers(rules: Rules, board: Board, rival: int, true: list[Run]) -> tuple[a.Action, ...]:
    """A rival's answers to a stated detail: concede, level, or more."""
    words: dict[a.Action, None] = {}
    for run in reversed(true):
        word = _word(run, board.contest.due)
        answer = SAME if _level_word(board, word) else word
        found = _after(rules, board, rival, answer)
        if found is Verdict.RIVAL or (answer == SAME and found is not Verdict.OWNER):
            words[answer] = None
    return (GOOD, *sorted(words, key=lambda word: word != SAME))


def _level_word(board: Board, word: a.Action) -> bool:
    """Whether the word would say the same as the owner said; plain suits are all the same."""
    owner = board.contest.said[board.contest.owner or 0]
    assert owner is not None  # noqa: S101 - whoever stands has said so
    match word:
        case a.Length(length):
            return length == owner.length
        case a.From(top):
            return top is owner.top
        case a.OfSuit(suit):
            return suit is not board.trump
        case _:
            return False


def _after(rules: Rules, board: Board, rival: int, word: a.Action) -> Verdict | Criterion:
    seats, (owner, said) = _standing(board, rival, _with_word(board, rival, word))
    return verdict(rules, board, seats, (owner, said))


def _with_word(board: Board, seat: int, word: a.Action) -> Claimed:
    """What the seat has said, this word included."""
    said = board.contest.said[seat]
    if isinstance(word, a.Announce):
        return Claimed(word.points)
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
            return changed(said, trump=False)


# ---------------------------------------------------------------- saying it
def apply(flow: Flow, seat: int, action: a.Action) -> None:
    """Let the seat say it. Raises IllegalAction."""
    hand = flow.hand(seat)
    if not isinstance(action, a.Announce | a.Silent | a.Good | a.Length | a.From | a.Same | a.OfSuit):
        flow.refuse(Code.WRONG_PHASE)
    if hand is not None and action not in options(flow.rules, flow.board, hand):
        flow.refuse(refusal(flow.rules, flow.board, hand, action))
    contest = flow.board.contest
    if contest.rival is None:
        _first_word(flow, seat, action)
    elif isinstance(action, a.Good):
        _stands(flow, seat, action, changed(contest, rival=None, due=None))
    else:
        _measure(flow, seat, action, _said(flow.board, seat, action))


def refusal(rules: Rules, board: Board, hand: Hand, action: a.Word) -> Code:
    """Why the word may not be said."""
    due = board.contest.due
    if isinstance(action, a.Announce) and board.contest.rival is None:
        held = any(meld_points(rules, run) == action.points for run in held_runs(board, hand))
        return Code.TOO_LITTLE_TO_ANNOUNCE if held else Code.RUN_NOT_HELD
    fitting_word = {Criterion.LENGTH: a.Length, Criterion.TOP: a.From, Criterion.TRUMP: a.OfSuit}
    if due is not None and isinstance(action, (fitting_word[due], a.Same)):
        return Code.RUN_NOT_HELD
    return Code.WRONG_PHASE


def _said(board: Board, seat: int, word: a.Action) -> Contest:
    contest = board.contest
    return changed(contest, said=put(contest.said, seat, _with_word(board, seat, word)))


def _first_word(flow: Flow, seat: int, action: a.Word) -> None:
    board = flow.board
    contest = changed(board.contest, asked=board.contest.asked + 1)
    if not isinstance(action, a.Announce):
        _stands(flow, seat, action, contest)
        return
    contest = changed(contest, said=put(contest.said, seat, Claimed(action.points)))
    partner = contest.owner is not None and not contest.level and allies(flow.rules, board, seat, contest.owner)
    if contest.owner is None or partner:
        _stands(flow, seat, action, changed(contest, owner=seat))
    else:
        _measure(flow, seat, action, changed(contest, rival=seat))


def _measure(flow: Flow, seat: int, word: a.Word, contest: Contest) -> None:
    """Compare owner and rival by what has been said now; ask for the missing detail, or settle who stands."""
    owner, rival = contest.owner, contest.rival
    assert owner is not None  # noqa: S101 - two are measured against each other
    assert rival is not None  # noqa: S101 - as above
    seats, said = _standing(changed(flow.board, contest=contest), rival, contest.said[rival] or Claimed(0))
    match verdict(flow.rules, flow.board, seats, said):
        case Verdict.OWNER:
            _stands(flow, seat, word, changed(contest, rival=None, due=None))
        case Verdict.RIVAL:
            _stands(flow, seat, word, changed(contest, owner=rival, level=False, rival=None, due=None))
        case Verdict.LEVEL:
            _stands(flow, seat, word, changed(contest, level=True, rival=None, due=None))
        case Criterion() as due:
            flow.emit(e.Spoken(seat, word, changed(contest, due=due)))
            flow.ask(Phase.ANNOUNCING, rival if _stated(said[0], due) else owner)


def _stated(owner: Claimed, due: Criterion) -> bool:
    details = {Criterion.LENGTH: owner.length, Criterion.TOP: owner.top, Criterion.TRUMP: owner.trump}
    return details[due] is not None


def _stands(flow: Flow, seat: int, word: a.Word, contest: Contest) -> None:
    """Nobody is being measured: the next card follows, or the contest is over."""
    flow.emit(e.Spoken(seat, word, contest))
    if contest.asked == flow.rules.seats:
        flow.emit(outcome(flow.rules, flow.board))
    tricks.go_on(flow)


def outcome(rules: Rules, board: Board) -> e.Won:
    """Who won the dialogue, and the points of the winning run (S-26)."""
    contest = board.contest
    winner = None if contest.level else contest.owner
    said = None if winner is None else contest.said[winner]
    award = [0] * rules.sides
    if winner is not None and said is not None:
        award[rules.side_of(winner)] = said.points
    return e.Won(winner, tuple(award))
