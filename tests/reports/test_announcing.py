"""Reports on runs and fours of a kind: what is one, which is the greater, and what scores."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from bela.cards import RANKS, SUITS, Rank, Suit, make_card, parse_rank
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.decide import act, legal_for
from bela.deal.errors import IllegalAction
from bela.melds import Four, Meld, Run, meld_order, runs_in
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, house
from bela.rules.words import AnnounceHow, CardReuse, ContestUnit, Criterion, SeatPriority, WinnerScores
from reports.contests import asked, contest
from reports.pool import loud_stories, steps
from support.play import Story, stands

report = pytest.mark.report
NATURAL = "789TJQKA"
FOURS = {"J": 200, "9": 150, "A": 100, "K": 100, "Q": 100, "T": 100}
C, D, H, S = SUITS


def run(top: Rank, suit: Suit, length: int = 3) -> Run:
    return Run(make_card(top, suit), length)


def worth(rules: Rules, melds: tuple[Meld, ...]) -> int:
    """Points of announcements, counted afresh."""
    runs = sum(rules.run_values[min(meld.length, 5) - 3] for meld in melds if isinstance(meld, Run))
    return runs + sum(FOURS[meld.rank.letter] for meld in melds if isinstance(meld, Four))


def declared(story: Story) -> dict[int, tuple[Meld, ...]]:
    """What every seat declared in turn, or had declared for it."""
    return {event.seat: event.melds for event in story.events if isinstance(event, e.Noted)}


@report("FR-25")
def test_announcements_are_compared_by_player_never_by_the_sum_of_two_partners() -> None:
    outweighed = 0
    for story in loud_stories():
        rules, contest = story.rules, story.last.board.contest
        by_points = rules.contest_order[0] is Criterion.POINTS and rules.contest_unit is ContestUnit.PLAYER_TOTAL
        if not (rules.partners and by_points) or rules.announce_how is AnnounceHow.STEPWISE or contest.winner is None:
            continue
        totals = [worth(rules, melds) for _, melds in sorted(declared(story).items())]
        beaten = [total for seat, total in enumerate(totals) if rules.side_of(seat) != rules.side_of(contest.winner)]
        assert totals[contest.winner] + 20 >= max(beaten)  # a Bela said at the start may make up for 20
        outweighed += sum(beaten) > sum(totals) - sum(beaten)
    assert outweighed > 0


@report("FR-25")
def test_one_four_beats_two_of_partners_that_are_worth_more_together() -> None:
    for ranks in permutations(FOURS, 3):
        one, two, alone = (FOURS[rank] for rank in ranks)
        held = {seat: [Four(parse_rank(rank))] for seat, rank in zip((0, 2, 1), ranks, strict=True)}
        board = contest(VARIANTS["croatian_4"], held, D)  # seat 1 is first in turn
        assert board.contest.award == ((0, alone) if alone >= max(one, two) else (one + two, 0))


@report("FR-26")
@pytest.mark.parametrize("ending", ["seat", "nobody"])
@pytest.mark.parametrize("name", ["barlinnie_4", "croatian_4", "croatian_4_club"])
def test_level_announcements_of_two_partners_never_cancel_each_other(name: str, ending: str) -> None:
    order = " ".join(word for word in VARIANTS[name].contest_order if word not in ("seat", "nobody"))
    rules = house(name, contest_order=f"{order} {ending}")
    for seats, trump in product(((0, 2), (1, 3)), (C, D)):
        board = contest(rules, {seats[0]: [run(Rank.ACE, C)], seats[1]: [run(Rank.ACE, H)]}, trump)
        assert board.contest.winner in seats
        assert board.contest.award[seats[0] % 2] >= 20
        assert board.contest.award[1 - seats[0] % 2] == 0


@report("FR-26")
def test_where_one_side_alone_announces_it_wins() -> None:
    met = 0
    for story in loud_stories():
        rules, contest = story.rules, story.last.board.contest
        announced = {seat for seat, melds in declared(story).items() if melds}
        sides = {rules.side_of(seat) for seat in announced}
        if contest.settled and rules.announce_how is not AnnounceHow.STEPWISE and len(sides) == 1:
            assert contest.winner in announced
            met += len(announced) > 1
    assert met > 2


@report("FR-27")
@pytest.mark.parametrize("name", ["scottish_2", "croatian_2", "croatian_4", "barlinnie_4"])
@pytest.mark.parametrize("priority", SeatPriority)
def test_level_runs_of_opponents_go_by_the_turn_whatever_their_suits(name: str, priority: SeatPriority) -> None:
    rules = house(name, seat_priority=priority.value)
    for suits, dealer in product(permutations((D, H, S), 2), range(rules.seats)):
        seats = (dealer + 1) % rules.seats, (dealer + 2) % rules.seats
        board = contest(
            rules, {seat: [run(Rank.ACE, suit)] for seat, suit in zip(seats, suits, strict=True)}, C, dealer
        )
        assert board.contest.winner == seats[priority is SeatPriority.DEALER_FIRST]
        assert sorted(board.contest.award) == [0, 20]


@report("FR-28")
@pytest.mark.parametrize("name", ["scottish_2", "clobyosh_2", "scottish_3", "barlinnie_4", "croatian_4_club"])
def test_of_two_runs_of_one_length_the_higher_wins_at_every_height(name: str) -> None:
    rules = VARIANTS[name]
    for tops in permutations(RANKS[2:], 2):
        board = contest(rules, {0: [run(tops[0], H)], 1: [run(tops[1], S)]}, H if tops[0] < tops[1] else S)
        assert board.contest.winner == int(tops[1] > tops[0])
        assert board.contest.award[board.contest.winner] == 20


@report("FR-29")
def test_a_run_is_three_or_more_neighbours_of_one_suit_in_natural_order_and_nothing_else() -> None:
    for suit, size in product(SUITS, range(9)):
        for ranks in combinations(range(8), size):
            held = "".join(NATURAL[rank] if rank in ranks else " " for rank in range(8)).split()
            expected = {f"{block[-1]}{suit.letter}/{len(block)}" for block in held if len(block) >= 3}
            assert {str(found) for found in runs_in(sum(1 << (8 * suit + rank) for rank in ranks))} == expected


@report("FR-29")
def test_only_runs_that_are_held_may_be_announced() -> None:
    every = [run(top, suit, length) for suit in SUITS for top in RANKS for length in range(3, top + 2)]
    met = 0
    for done in [done for done in steps() if isinstance(done.action, a.Declare)][::3]:
        hand = done.before.hands[done.seat]
        assert hand is not None
        held = runs_in(hand.cards | done.before.board.played[done.seat])
        assert {one for one in every if stands(done.before, done.seat, a.Declare((one,)))} == set(held)
        met += bool(held)
    assert met > 20


@report("FR-30")
def test_all_that_the_winners_declared_is_added_up() -> None:
    several = 0
    for story in loud_stories():
        rules, contest = story.rules, story.last.board.contest
        if rules.announce_how is AnnounceHow.STEPWISE or not rules.partners or contest.winner is None:
            continue
        if rules.winner_scores is WinnerScores.ALL_OF_SIDE:
            side = rules.side_of(contest.winner)
            scoring = [melds for seat, melds in declared(story).items() if rules.side_of(seat) == side]
            assert contest.award[side] == sum(worth(rules, melds) for melds in scoring)
            assert sum(contest.award) == contest.award[side]
            several += max(map(len, scoring)) > 1
    assert several > 5


@report("FR-30")
def test_two_runs_in_one_hand_score_seventy() -> None:
    board = contest(VARIANTS["croatian_4"], {1: [run(Rank.ACE, C, 4), run(Rank.NINE, H)]}, D)
    assert board.contest.award == (0, 70)


@report("FR-31")
@pytest.mark.parametrize("name", ["croatian_2", "croatian_4", "croatian_4_club"])
@pytest.mark.parametrize("reuse", CardReuse)
def test_a_card_counts_in_a_run_and_a_four_unless_an_option_forbids_it(name: str, reuse: CardReuse) -> None:
    rules = house(name, card_reuse=reuse.value)
    for place, step_up in product((Rank.TEN, Rank.QUEEN, Rank.ACE), range(3)):
        top = RANKS[min(place + step_up, Rank.ACE)]
        melds: tuple[Meld, ...] = (run(top, H), Four(place))
        deal, seat = asked(rules, {1: melds}, D, 1), 1
        both = a.Declare(tuple(sorted(melds, key=meld_order)))
        assert (both in legal_for(deal, seat)) == (reuse is CardReuse.ALLOWED)
        if reuse is CardReuse.ALLOWED:
            told = [event for event in act(deal, seat, both)[1] if isinstance(event, e.Declared)]
            assert told == [e.Declared(seat, 120)]
        else:
            with pytest.raises(IllegalAction) as found:
                act(deal, seat, both)
            assert found.value.rule == "C-17"
