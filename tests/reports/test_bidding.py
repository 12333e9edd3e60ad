"""Reports on choosing trumps: who is asked, what may be said, and what comes of it."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

import pytest

from bela import match as m
from bela.cards import SUIT_OF, SUITS, Suit
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.decide import legal_for
from bela.deal.state import Board, Deal, Phase
from bela.rules.model import Rules
from bela.rules.variants import house
from bela.rules.words import (
    AllPass,
    BiddingMode,
    Round2TurnedSuit,
    SchmeissMode,
    SchmeissRefusedMaker,
    SchmeissWho,
    VoidDealDealer,
)
from reports.pool import deal_with, steps, stories, tables
from support.play import Step, stands, step
from support.rounds import chance

report = pytest.mark.report
SCHMEISS = a.Schmeiss()
PASSING = 0.6


@cache
def bids() -> tuple[Step, ...]:
    """Every call of many deals in which passing is common."""
    rng, found = Random(3), []
    for rules in (*tables(), *offering_tables()):
        for seed in range(4):
            deal = deal_with(rules, {}, seed, dealer=rng.randrange(rules.seats))
            while deal.board.phase is Phase.BIDDING and deal.board.to_act is not None:
                listed = legal_for(deal, deal.board.to_act)
                call = listed[0] if rng.random() < PASSING else rng.choice(listed)
                found.append(step(deal, deal.board.to_act, call))
                deal = found[-1].after
    return tuple(found)


def offering_tables() -> list[Rules]:
    """Tables at which a deal may be thrown in, for every number of players."""
    return [
        house(name, schmeiss=mode, schmeiss_who=who, schmeiss_refused_maker=maker)
        for name, mode, who, maker in product(
            ("scottish_2", "scottish_3", "clobyosh_2", "barlinnie_4", "croatian_2"),
            ("first_round", "both_rounds"),
            SchmeissWho,
            SchmeissRefusedMaker,
        )
    ]


@report("FR-17")
def test_the_seat_after_the_dealer_speaks_first_and_the_dealer_last() -> None:
    rounds = {1: 0, 2: 0}
    for bid in bids():
        board, seats = bid.before.board, bid.before.rules.seats
        if board.bidding.offered_by is None:
            assert bid.seat == (board.dealer + 1 + board.bidding.passes) % seats
            rounds[board.bidding.round] += bid.seat == board.dealer
    assert min(rounds.values()) > 20


@report("FR-17", "FR-18")
def test_where_everybody_passes_the_choosing_comes_to_an_end_at_every_table() -> None:
    met = {AllPass.REDEAL: 0, AllPass.DEALER_MUST: 0}
    for number, rules in enumerate(tables()):
        dealer = number % rules.seats
        match, calls = all_tame(rules, dealer)
        if rules.bidding is BiddingMode.FIRST_MUST:
            assert calls == 1
            continue
        rounds = 2 if rules.bidding is BiddingMode.TURNED_TWO_ROUNDS else 1
        assert calls == rounds * rules.seats
        assert match.deal is not None
        if rules.all_pass is AllPass.DEALER_MUST:
            assert match.deal.board.maker == dealer
        else:
            passed_on = rules.void_deal_dealer is VoidDealDealer.ROTATE
            assert match.hall.stage is m.Stage.PACK
            assert not any(match.hall.standing.scores)
            assert match.hall.standing.dealer == (dealer + passed_on) % rules.seats
        met[rules.all_pass] += 1
    assert min(met.values()) > 20


def all_tame(rules: Rules, dealer: int) -> tuple[m.Match, int]:
    """A deal in which everybody passes who may, and how many calls were made until that was over."""
    rng, match, calls = Random(dealer), m.open_match(rules, dealer=dealer), 0
    for _ in ("pack", "cut"):
        match, _events = m.act(match, None, chance(match, rng))
    while match.deal is not None and match.deal.board.phase is Phase.BIDDING:
        seat = match.to_act
        assert seat is not None
        match, calls = m.act(match, seat, m.legal(match, seat)[0])[0], calls + 1
    return match, calls


@report("FR-18")
def test_a_dealer_who_must_choose_is_offered_no_pass_and_refused_one() -> None:
    met = 0
    for bid in bids():
        board, rules = bid.before.board, bid.before.rules
        may_pass = stands(bid.before, bid.seat, a.Pass())
        assert may_pass == (a.Pass() in legal_for(bid.before, bid.seat))
        if board.bidding.offered_by is None and not may_pass:
            forced = rules.all_pass is AllPass.DEALER_MUST and bid.seat == board.dealer
            assert forced or rules.bidding is BiddingMode.FIRST_MUST
            met += forced
    assert met > 10


@report("FR-19")
def test_the_suit_turned_down_may_be_named_in_the_second_round_only_by_an_option() -> None:
    met = dict.fromkeys(Round2TurnedSuit, 0)
    for bid in bids():
        board, rules = bid.before.board, bid.before.rules
        if rules.bidding is not BiddingMode.TURNED_TWO_ROUNDS or board.bidding.offered_by is not None:
            continue
        named = {suit for suit in SUITS if stands(bid.before, bid.seat, a.Name(suit))}
        assert named == {action.suit for action in legal_for(bid.before, bid.seat) if isinstance(action, a.Name)}
        assert named == open_suits(rules, bid.before)
        met[rules.round2_turned_suit] += board.bidding.round == 2
    assert min(met.values()) > 3
    assert met[Round2TurnedSuit.BANNED] > 50


def open_suits(rules: Rules, deal: Deal) -> set[Suit]:
    """The suits that may be named where a card was turned."""
    board = deal.board
    if board.bidding.round == 1:
        return set()
    assert board.turned is not None
    must = not stands(deal, board.to_act or 0, a.Pass())
    free = {
        Round2TurnedSuit.BANNED: False,
        Round2TurnedSuit.DEALER_ONLY: must,
        Round2TurnedSuit.ALLOWED: True,
    }[rules.round2_turned_suit]
    return set(SUITS) if free else set(SUITS) - {SUIT_OF[board.turned]}


@report("FR-20")
def test_the_suit_that_was_chosen_is_trumps_from_then_on_for_everybody() -> None:
    named = 0
    for done in (*bids(), *steps()):
        board, chosen = done.before.board, chosen_suit(done)
        assert done.after.board.trump is (board.trump if chosen is None else chosen)
        fixed = [event.trump for event in done.events if isinstance(event, e.TrumpFixed)]
        assert fixed == ([] if chosen is None else [chosen])
        named += chosen is not None and board.turned is not None and SUIT_OF[board.turned] is not chosen
    assert named > 50


def chosen_suit(done: Step) -> Suit | None:
    """The suit that an action makes trumps; None when it makes none."""
    board = done.before.board
    match done.action:
        case a.Name(suit):
            return suit
        case a.Take() | a.Refuse():
            assert board.turned is not None
            return SUIT_OF[board.turned]
        case _:
            return None


@report("FR-21")
def test_schmeiss_may_be_said_only_where_when_and_by_whom_the_options_say() -> None:
    met = dict.fromkeys(SchmeissMode, 0)
    for bid in bids():
        board, rules = bid.before.board, bid.before.rules
        in_round = {SchmeissMode.OFF: (), SchmeissMode.FIRST_ROUND: (1,), SchmeissMode.BOTH_ROUNDS: (1, 2)}
        by_whom = rules.schmeiss_who is SchmeissWho.ANYONE or bid.seat == (board.dealer + 1) % rules.seats
        may = board.bidding.offered_by is None and by_whom and board.bidding.round in in_round[rules.schmeiss]
        assert stands(bid.before, bid.seat, SCHMEISS) == may == (SCHMEISS in legal_for(bid.before, bid.seat))
        met[rules.schmeiss] += 1
    assert min(met.values()) > 20


@report("FR-21")
def test_an_offer_is_accepted_by_all_or_makes_a_maker_of_the_turned_suit() -> None:
    refused, agreed = dict.fromkeys(SchmeissRefusedMaker, 0), 0
    for bid in bids():
        caller, rules = bid.before.board.bidding.offered_by, bid.before.rules
        if caller is None:
            continue
        assert set(legal_for(bid.before, bid.seat)) == {a.Agree(), a.Refuse()}
        after = step(bid.before, bid.seat, a.Refuse()).after.board
        assert after.turned is not None
        assert after.trump is SUIT_OF[after.turned]
        assert after.maker == (caller if rules.schmeiss_refused_maker is SchmeissRefusedMaker.CALLER else bid.seat)
        refused[rules.schmeiss_refused_maker] += 1
        after = step(bid.before, bid.seat, a.Agree()).after.board
        if (bid.seat + 1) % rules.seats == caller:
            assert after.settlement is not None
            assert not any(after.settlement.written)
            agreed += 1
        else:
            assert after.to_act == (bid.seat + 1) % rules.seats
    assert min(refused.values()) > 5
    assert agreed > 10


@report("FR-22")
def test_the_seat_after_the_dealer_leads_whoever_is_the_maker() -> None:
    other = 0
    for board in (story.last.board for story in stories()):
        if board.tricks:
            assert board.tricks[0].leader == (board.dealer + 1) % len(board.counts)
            other += board.tricks[0].leader != board.maker
    assert other > 50


@report("FR-23")
def test_what_may_be_called_does_not_depend_on_the_cards_held() -> None:
    lacking = 0
    for bid in bids():
        board, rules = bid.before.board, bid.before.rules
        hand = bid.before.hands[bid.seat]
        assert hand is not None
        named = {call.suit for call in legal_for(bid.before, bid.seat) if isinstance(call, a.Name)}
        lacking += any(not hand.cards & suit.mask for suit in named)
        other = deal_with(rules, {}, seed=1, dealer=board.dealer)
        assert calls(board, other, bid.seat) == legal_for(bid.before, bid.seat)
    assert lacking > 20


def calls(board: Board, other: Deal, seat: int) -> tuple[a.Action, ...]:
    """What the seat might call at that board with the cards of another deal."""
    return legal_for(Deal(other.rules, board, other.hands, other.layout), seat)
