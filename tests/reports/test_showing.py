"""Reports on when announcements are said, what is laid open, and what stays in the hand."""

from __future__ import annotations

import pytest

from bela.cards import RANKS, SUITS
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.decide import act
from bela.deal.errors import IllegalAction
from bela.deal.state import Deal, Phase
from bela.deal.steps.showing import scores
from bela.melds import Meld, total_points
from bela.rules.words import AnnounceHow, ShownWhen, WinnerScores
from bela.scoring import Kind
from reports.pool import loud_stories, sampled, stories
from support.play import Step, Story

report = pytest.mark.report

ANNOUNCEMENTS: tuple[a.Action, ...] = (
    a.Declare(),
    *(a.Announce(points) for points in (20, 50, 100)),
    a.Silent(),
    a.Good(),
    a.Same(),
    a.Length(5),
    a.From(RANKS[-1]),
    a.OfSuit(SUITS[0]),
)
KINDS = (a.Declare, a.Announce, a.Silent, a.Good, a.Same, a.Length, a.From, a.OfSuit, a.Show)


def announced_by_hand(story: Story) -> list[Step]:
    """The actions of a story by which something is announced or shown."""
    return [done for done in story.steps if isinstance(done.action, KINDS)]


@report("FR-32")
def test_nothing_is_shown_that_its_owner_did_not_announce() -> None:
    kept_back = 0
    for story in (*stories(), *loud_stories()):
        if story.rules.announce_how is AnnounceHow.AUTOMATIC or story.last.board.phase is not Phase.OVER:
            continue
        for event in shown(story):
            assert all(was_announced(story, event.seat, meld) for meld in event.melds), story.rules
        kept_back += any(not said_by(story, seat) for seat in range(story.rules.seats))
    assert kept_back > 100


def shown(story: Story) -> list[e.Shown]:
    """What was laid open, but for the eight cards that end a game."""
    events = [event for event in story.events if isinstance(event, e.Shown)]
    belot = story.last.board.tally is not None and story.last.board.tally.kind is Kind.BELOT
    return [] if belot else events


def said_by(story: Story, seat: int) -> list[a.Action]:
    """The announcements of a seat, without words that announce nothing."""
    nothing = (a.Silent(), a.Good(), a.Declare(), a.Show())
    mine = [done.action for done in announced_by_hand(story) if done.seat == seat]
    return [action for action in mine if action not in nothing]


def was_announced(story: Story, seat: int, meld: Meld) -> bool:
    """Whether a seat declared a run or four, asked to show it, or spoke in the dialogue of one worth as much."""
    for action in said_by(story, seat):
        match action:
            case a.Declare(melds) | a.Show(melds) if meld in melds:
                return True
            case a.Announce(points) if points == total_points(story.rules, [meld]):
                return True
            case _:
                continue
    return False


@report("FR-32")
def test_a_side_that_announced_nothing_scores_nothing_for_runs() -> None:
    met = 0
    for story in stories():
        rules, board = story.rules, story.last.board
        if rules.announce_how is AnnounceHow.AUTOMATIC or not board.contest.settled:
            continue
        speakers = {rules.side_of(seat) for seat in range(rules.seats) if said_by(story, seat)}
        for side in set(range(rules.sides)) - speakers:
            assert board.contest.award[side] == 0
            met += 1
    assert met > 100


@report("FR-33")
def test_once_the_time_for_it_is_over_every_announcement_is_refused_and_nothing_changes() -> None:
    met = 0
    for done in sampled(3):
        board, seat = done.before.board, done.before.board.to_act
        if board.phase is not Phase.PLAY or seat is None:
            continue
        for action in ANNOUNCEMENTS:
            error = refused(done.before, seat, action)
            if board.contest.settled or not board.first_trick:
                assert error.rule in ("S-16", "C-12")
                met += 1
    assert met > 1000


def refused(deal: Deal, seat: int, action: a.Action) -> IllegalAction:
    """The error with which an action is refused."""
    with pytest.raises(IllegalAction) as found:
        act(deal, seat, action)
    return found.value


@report("FR-34")
def test_all_that_scores_is_laid_open_to_everybody_once() -> None:
    met = {AnnounceHow.STEPWISE: 0, AnnounceHow.OPEN_VALUE: 0, AnnounceHow.AUTOMATIC: 0}
    for story in (*stories(), *loud_stories()):
        rules, board = story.rules, story.last.board
        if not board.contest.settled or not time_to_show_is_over(story) or not any(board.contest.award):
            continue
        events = shown(story)
        assert len({event.seat for event in events}) == len(events)
        assert all(e.visible(event, viewer) for event in events for viewer in (None, *range(rules.seats)))
        laid_open = sum(total_points(rules, event.melds) for event in events if scores(rules, board, event.seat))
        more = rules.winner_scores is WinnerScores.BEST_ONLY and rules.losers_shown
        assert laid_open == sum(board.contest.award) or (more and laid_open > sum(board.contest.award))
        met[rules.announce_how] += 1
    assert min(met.values()) > 20


def time_to_show_is_over(story: Story) -> bool:
    """Whether play went on until all who had to show had done so."""
    if story.rules.shown_when is ShownWhen.BEFORE_FIRST_TRICK:
        return bool(story.last.board.trick or story.last.board.tricks)
    return len(story.last.board.tricks) >= 2


@report("FR-34")
def test_what_lost_is_laid_open_only_by_an_option() -> None:
    met = {True: 0, False: 0}
    for story in (*stories(), *loud_stories()):
        rules, board = story.rules, story.last.board
        if not board.contest.settled or not time_to_show_is_over(story) or board.contest.winner is None:
            continue
        losers = [seat for seat in range(rules.seats) if said_by(story, seat) and not scores(rules, board, seat)]
        assert rules.losers_shown or not any(event.melds for event in shown(story) if event.seat in losers)
        met[rules.losers_shown] += len(losers)
    assert min(met.values()) > 50
