"""Reports on acting out of turn, twice, or with words that mean nothing; and on what the seats are told afterwards."""

from __future__ import annotations

import pytest

from bela import match as m
from bela.cards import SUITS, cards_of
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.decide import act, legal_for
from bela.deal.errors import IllegalAction
from bela.deal.notation import NotationError, action_text, parse_action
from bela.deal.state import Deal
from bela.referee import check, read_scenario
from bela.rules.variants import VARIANTS
from reports.pool import matches, sampled, stories
from support.play import replay, stands

report = pytest.mark.report
CALLS: tuple[a.Action, ...] = (
    a.Pass(),
    a.Take(),
    a.Name(SUITS[0]),
    a.Keep(),
    a.Swap(),
    a.Declare(),
    a.Announce(20),
    a.Silent(),
    a.Good(),
)
NOT_ACTIONS = ("claim rest", "claim all", "rest", "lay open", "show hand", "", "1", "take it", "claim 0")


@report("FR-49")
def test_whatever_is_done_out_of_turn_is_refused_at_once() -> None:
    for done in sampled(9):
        deal = done.before
        for seat in set(range(deal.rules.seats)) - {deal.board.to_act}:
            hand = deal.hands[seat]
            assert hand is not None
            assert legal_for(deal, seat) == ()
            for action in (*map(a.play, cards_of(hand.cards)), *CALLS):
                with pytest.raises(IllegalAction) as found:
                    act(deal, seat, action)
                assert (found.value.rule, found.value.to_act, found.value.legal) == ("X-07", deal.board.to_act, ())


@report("FR-49")
def test_what_was_refused_leaves_no_trace_in_what_follows() -> None:
    for story in stories()[::5]:
        tried = []
        for done in story.steps:
            for seat in range(story.rules.seats):
                assert seat == done.before.board.to_act or not stands(done.before, seat, tame(done.before, seat))
            tried.append((done.seat, done.action))
        assert replay(story.opening, tried) == story.steps


def tame(deal: Deal, seat: int) -> a.Action:
    """Something that a seat might do if it were its turn."""
    hand = deal.hands[seat]
    assert hand is not None
    return a.play(cards_of(hand.cards)[0]) if hand.cards else a.Pass()


@report("FR-50")
def test_an_action_sent_twice_counts_once() -> None:
    """The second is refused; only in the dialogue may one word answer two questions in a row."""
    for done in sampled(2):
        assert not stands(done.after, done.seat, done.action) or isinstance(done.action, a.Same)


@report("FR-50")
def test_an_announcement_is_asked_of_a_seat_once() -> None:
    met = 0
    for story in stories():
        firsts = (a.Announce, a.Silent, a.Declare)
        seats = [done.seat for done in story.steps if isinstance(done.action, firsts)]
        assert len(set(seats)) == len(seats)
        met += len(seats)
    assert met > 500


@report("FR-58")
def test_after_every_action_each_seat_and_every_watcher_knows_the_phase_and_who_is_to_act() -> None:
    met = 0
    for moves in matches()[::2]:
        rules = moves[0].before.rules
        views = [m.open_view(rules, viewer) for viewer in (None, *range(rules.seats))]
        for move in moves:
            for place, view in enumerate(views):
                told = (event for event in move.events if m.visible(event, view.seat))
                for event in told:
                    view = m.evolve_view(view, event)  # noqa: PLW2901 - a view is the fold of what is told
                views[place] = view
                assert view.to_act == move.after.to_act
                assert view.hall == move.after.hall
                assert (view.deal is None) == (move.after.deal is None)
                assert view.deal is None or move.after.deal is None or view.deal.board == move.after.deal.board
                met += 1
    assert met > 10_000


@report("FR-60")
def test_a_card_is_told_before_the_seat_after_it_is_asked() -> None:
    """In one list, in order: nobody is asked while what lies on the table is still untold."""
    for done in sampled(2):
        if isinstance(done.action, a.Play):
            kinds = [type(event) for event in done.events]
            assert kinds[0] is e.Played
            assert e.Asked not in kinds or kinds[-1] in (e.Asked, e.Ended)


@report("FR-73")
@pytest.mark.parametrize("text", NOT_ACTIONS)
def test_there_is_no_word_for_claiming_the_rest_of_the_tricks(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text)


@report("FR-73")
@pytest.mark.parametrize("name", VARIANTS)
def test_a_claim_that_falls_short_or_is_not_played_shows_no_card_and_changes_nothing(name: str) -> None:
    met = 0
    for done in (done for story in stories() if story.rules is VARIANTS[name] for done in story.steps[::3]):
        before = fingerprint(done.before)
        for seat in range(done.before.rules.seats):
            if not stands(done.before, seat, a.Claim()):
                assert fingerprint(done.before) == before
                met += 1
    assert met > 100


def fingerprint(deal: Deal) -> int:
    """A figure that tells two states apart, also if one were made out of the other in place."""
    return hash((deal.board, deal.hands, deal.layout))


@report("FR-73")
def test_laying_the_hand_open_is_refused_and_what_was_announced_stays() -> None:
    scenario = """
    variant = "croatian_4"
    [deal]
    dealer = 0
    hands = [
        "9s 9h Jd 9c 7s Ah 7c 7d", "Ac Kc Qc Jh Ks 8h 7h Td", "Jc Js 8s Tc 8d As 8c Qh", "Ad Kd Qd Th 9d Qs Kh Ts",
    ]
    actions = ["name s", "declare Ac/3", "declare", "declare", "declare", "Qc", "8c", "Qs", "7c"]
    [expect]
    announced = [0, 20]
    to_act = 3
    refused = { action = "%s", rule = "%s" }
    unseen = { 0 = "Ad Kd", 2 = "Ad Kd" }
    """
    for action, rule in (("claim rest", "X-07"), ("3:claim", "C-26"), ("1:claim", "C-26")):
        assert check(read_scenario(scenario % (action, rule))) == []


@report("FR-49", "FR-50")
def test_every_listed_action_is_written_and_read_back_as_itself() -> None:
    for done in sampled(3):
        for action in legal_for(done.before, done.before.board.to_act or 0):
            assert parse_action(action_text(action)) == action
