"""The Scottish dialogue, which tells no more than is needed (S-22 to S-26, X-15, X-24).

One announcement stands. A rival who says as much makes its owner state the next detail, and the two settle who stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bela.cards import RANK_OF, SUIT_OF
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.flow import Flow
from bela.deal.fold import put
from bela.deal.state import Board, Claimed, Contest, Hand, Phase, changed
from bela.deal.steps import tricks
from bela.deal.steps.ranking import allies, fitting, held_runs
from bela.deal.steps.words import Verdict, standing, verdict, with_word
from bela.melds import meld_points
from bela.rules.law import Code
from bela.rules.words import Criterion

if TYPE_CHECKING:
    from bela.melds import Run
    from bela.rules.model import Rules

SILENT, GOOD, SAME = a.Silent(), a.Good(), a.Same()


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
    seats, said = standing(board, seat, Claimed(points))
    if not board.contest.level and allies(rules, board, *seats):
        return points <= said[0].points
    return verdict(rules, board, seats, said) is Verdict.OWNER


def _word(run: Run, due: Criterion | None) -> a.Detail:
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


def _level_word(board: Board, word: a.Detail) -> bool:
    """Whether the word would say the same as the owner said; plain suits are all the same."""
    owner = board.contest.said[board.contest.owner or 0]
    assert owner is not None  # noqa: S101 - whoever stands has said so
    match word:
        case a.Length(length):
            return length == owner.length
        case a.From(top):
            return top is owner.top
        case a.OfSuit(suit):
            return (suit is board.trump) == owner.trump
    assert_never(word)


def _after(rules: Rules, board: Board, rival: int, word: a.Action) -> Verdict | Criterion:
    seats, (owner, said) = standing(board, rival, with_word(board, rival, word))
    return verdict(rules, board, seats, (owner, said))


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
    return changed(contest, said=put(contest.said, seat, with_word(board, seat, word)))


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
    seats, said = standing(changed(flow.board, contest=contest), rival, contest.said[rival] or Claimed(0))
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
