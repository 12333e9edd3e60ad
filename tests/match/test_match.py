"""A match: cutting for the deal, the pack and its cut, deals, games, and claims between deals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bela.cards import CARDS, Card, parse_card
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.deal.notation import parse_said
from bela.match import Match, MatchEvent, Stage, act, legal, open_match, open_view, view_of
from bela.match import events as e
from bela.rules.law import Code
from bela.rules.model import Rules
from bela.rules.variants import house, variant
from bela.standing import NOBODY

PACK = a.Pack(CARDS)
TAP = a.Cut(0)
THROW_IN = "pass; pass; pass; pass"


def said(match: Match, words: str) -> Match:
    """The match after some actions, parted by semicolons; whose turn it is says the seat where none is stated."""
    for text in words.split(";"):
        seat, action = parse_said(text)
        chance = isinstance(action, a.Draw | a.Pack | a.Cut)
        match = act(match, match.to_act if seat is None and not chance else seat, action)[0]
    return match


def dealt(match: Match) -> Match:
    """The next cards are dealt as they lie."""
    return act(act(match, None, PACK)[0], None, TAP)[0]


def reason(match: Match, seat: int | None, action: a.Anything) -> Code:
    """Why an action is refused, with the right seat to act."""
    with pytest.raises(IllegalAction) as caught:
        act(match, seat, action)
    assert caught.value.to_act == match.to_act
    assert caught.value.rule == match.rules.rule_behind(caught.value.code)
    return caught.value.code


# ---------------------------------------------------------------- cutting for the deal
def test_a_match_begins_with_cutting_for_the_deal() -> None:  # S-05
    match = open_match(variant("scottish_3"))
    assert (match.hall.stage, match.hall.drawing, match.to_act, match.over) == (Stage.DRAW, (0, 1, 2), None, False)
    assert legal(match, 0) == ()


def test_the_higher_card_deals_in_natural_order() -> None:  # S-05
    match = said(open_match(variant("scottish_2")), "draw 0:Tc; draw 1:Jc")
    assert (match.hall.stage, match.hall.standing.dealer) == (Stage.PACK, 1)


def test_or_the_lower_where_the_table_cuts_so() -> None:  # first_dealer
    match = said(open_match(house("scottish_2", first_dealer="low_cut")), "draw 0:Tc; draw 1:Jc")
    assert match.hall.standing.dealer == 0


def test_equal_cards_cut_again_among_those_who_cut_them() -> None:  # S-05
    match = said(open_match(variant("scottish_3")), "draw 0:Kc; draw 1:7d; draw 2:Kh")
    assert (match.hall.stage, match.hall.drawing, match.hall.drawn) == (Stage.DRAW, (0, 2), ())
    assert reason(match, None, a.Draw(1, parse_card("9c"))) is Code.WRONG_PHASE
    match = said(match, "draw 0:Kc; draw 2:Ks")
    assert match.hall.drawing == (0, 2)
    assert said(match, "draw 0:8c; draw 2:9c").hall.standing.dealer == 2


def test_equal_low_cards_cut_again_where_the_lower_deals() -> None:  # first_dealer
    match = said(open_match(house("scottish_3", first_dealer="low_cut")), "draw 0:Kc; draw 1:7d; draw 2:7h")
    assert match.hall.drawing == (1, 2)


def test_seats_cut_in_turn_each_another_card_of_the_pack() -> None:  # S-05
    rules = house("scottish_3", pack=28)
    match = said(open_match(rules), "draw 0:Kc")
    assert reason(match, None, a.Draw(0, parse_card("9c"))) is Code.WRONG_PHASE
    assert reason(match, None, a.Draw(1, parse_card("Kc"))) is Code.NOT_POSSIBLE
    assert reason(match, None, a.Draw(1, parse_card("7c"))) is Code.NOT_POSSIBLE


def test_a_known_dealer_need_not_be_cut_for() -> None:
    match = open_match(variant("scottish_2"), dealer=1)
    assert (match.hall.stage, match.hall.standing.dealer, match.hall.cutter) == (Stage.PACK, 1, 0)
    assert open_match(variant("scottish_2")).hall.cutter is None
    assert open_view(variant("scottish_2"), 0, dealer=1) == view_of(match, 0)


# ---------------------------------------------------------------- the pack
def test_the_pack_is_shuffled_and_cut_and_dealt() -> None:  # S-07
    match = open_match(variant("scottish_2"), dealer=1)
    match, events = act(match, None, PACK)
    assert (match.hall.stage, events) == (Stage.CUT, (e.Shuffled(),))
    match, events = act(match, None, a.Cut(30))
    assert (match.hall.stage, match.hall.number, match.to_act) == (Stage.DEAL, 1, 0)
    assert events[0] == e.PackCut(30)
    assert match.deal is not None
    hand = match.deal.hands[0]
    assert hand is not None
    assert hand.cards & 1 << parse_card("Ks")


@pytest.mark.parametrize(
    "cards",
    [
        pytest.param(None, id="hidden"),
        pytest.param(CARDS[1:], id="a card missing"),
        pytest.param((*CARDS[1:], CARDS[1]), id="a card twice"),
        pytest.param((*CARDS, CARDS[0]), id="a card more"),
    ],
)
def test_the_pack_holds_each_card_once(cards: tuple[Card, ...] | None) -> None:
    assert reason(open_match(variant("scottish_2"), dealer=1), None, a.Pack(cards)) is Code.NOT_POSSIBLE


def test_the_pack_is_that_of_the_rules() -> None:  # pack
    assert reason(open_match(house("scottish_3", pack=28), dealer=1), None, PACK) is Code.NOT_POSSIBLE


@pytest.mark.parametrize("cards", [32, 99, -1])
def test_a_cut_leaves_cards_on_both_sides_or_is_a_tap(cards: int) -> None:  # S-07
    match = act(open_match(variant("scottish_2"), dealer=1), None, PACK)[0]
    assert reason(match, None, a.Cut(cards)) is Code.NOT_POSSIBLE


def test_chance_acts_in_its_order() -> None:
    match = open_match(variant("scottish_2"), dealer=1)
    assert reason(match, None, TAP) is Code.WRONG_PHASE
    assert reason(match, None, a.Draw(0, CARDS[0])) is Code.WRONG_PHASE
    shuffled = act(match, None, PACK)[0]
    assert reason(shuffled, None, PACK) is Code.WRONG_PHASE
    assert reason(dealt(match), None, TAP) is Code.WRONG_PHASE


def test_seats_do_not_act_for_chance_nor_chance_for_seats() -> None:
    match = open_match(variant("scottish_2"), dealer=1)
    assert reason(match, 0, PACK) is Code.WRONG_PHASE
    assert reason(match, 0, a.Pass()) is Code.WRONG_PHASE
    assert reason(dealt(match), None, a.Pass()) is Code.WRONG_PHASE


def test_what_would_be_legal_is_told_to_the_seat_to_act_alone() -> None:
    match = dealt(open_match(variant("scottish_2"), dealer=1))
    for seat, action in ((0, PACK), (1, PACK), (0, a.Good()), (1, a.Pass()), (7, a.Pass())):
        with pytest.raises(IllegalAction) as caught:
            act(match, seat, action)
        assert caught.value.legal == (legal(match, 0) if seat == 0 else ())


# ---------------------------------------------------------------- deals
def test_a_deal_that_is_over_is_written_down_and_the_next_is_awaited() -> None:  # S-12
    match = said(dealt(open_match(variant("scottish_2"), dealer=1)), THROW_IN)
    hall = match.hall
    assert (hall.stage, hall.number, len(hall.past), hall.standing.dealer) == (Stage.PACK, 1, 1, 0)
    past = hall.past[0]
    assert (past.number, past.game, past.dealer, past.maker, past.settlement.result) == (1, 1, 1, None, "void")
    assert match.deal is not None
    assert match.to_act is None


def test_the_same_dealer_may_deal_again_after_a_void_deal() -> None:  # void_deal_dealer
    match = said(dealt(open_match(house("scottish_2", void_deal_dealer="same"), dealer=1)), THROW_IN)
    assert match.hall.standing.dealer == 1


def test_scores_and_hanging_points_go_into_the_next_deal() -> None:
    match = open_match(variant("scottish_2"), dealer=1)
    standing = replace(match.hall.standing, scores=(120, 80), hanging=35)
    match = dealt(replace(match, hall=replace(match.hall, standing=standing)))
    assert match.deal is not None
    assert (match.deal.board.scores, match.deal.board.hanging) == ((120, 80), 35)


# ---------------------------------------------------------------- games
def short(**options: object) -> Rules:
    """Two players with one card each and a game of ten points: the last trick wins it."""
    rules = house("scottish_2", {"seven_exchange": "off", "target": 10, "unclaimed_at_deal_end": "wins", **options})
    return replace(rules, first=(1,), later=())


def one_deal(
    match: Match, best: str = "Ac", other: str = "Kc", turned: str = "7h"
) -> tuple[Match, tuple[MatchEvent, ...]]:
    """The forehand takes the turned suit and the only trick with the best card."""
    top = [parse_card(card) for card in (best, other, turned)]
    pack = a.Pack((*top, *(card for card in CARDS if card not in top)))
    match = said(act(act(match, None, pack)[0], None, TAP)[0], f"take; {best}; silent; {other}")
    return act(match, match.to_act, a.Silent())


def test_a_game_is_won_and_its_winner_deals_first_in_the_next() -> None:  # S-40
    match, events = one_deal(open_match(short(), dealer=1))
    standing = match.hall.standing
    assert (standing.game_winner, standing.games, standing.match_winner, standing.dealer) == (0, (1, 0), NOBODY, 0)
    assert (match.hall.stage, match.hall.game, match.over) == (Stage.PACK, 1, False)
    assert isinstance(events[-1], e.Scored)


def test_the_next_game_begins_with_its_first_pack_at_nought() -> None:  # S-40
    match, _ = one_deal(open_match(short(), dealer=1))
    match, events = act(match, None, PACK)
    assert isinstance(events[0], e.NewGame)
    standing = match.hall.standing
    assert (standing.scores, standing.games, standing.game_winner, match.hall.game) == ((0, 0), (1, 0), NOBODY, 2)


def test_a_refused_pack_does_not_begin_the_next_game() -> None:
    match, _ = one_deal(open_match(short(), dealer=1))
    assert reason(match, None, a.Pack(None)) is Code.NOT_POSSIBLE
    assert match.hall.standing.game_winner == 0


def test_a_match_goes_to_as_many_games_as_the_table_wants() -> None:  # S-40
    match, _ = one_deal(open_match(short(match_wins=3), dealer=1))
    winners = [0]
    while not match.over:
        match, _ = one_deal(match)
        winners.append(match.hall.standing.game_winner)
    assert winners == [0, 1, 0, 1, 0]
    assert (match.hall.standing.match_winner, match.hall.standing.dealer) == (0, None)
    assert [past.game for past in match.hall.past] == [1, 2, 3, 4, 5]


def test_when_the_match_is_over_nothing_is_done() -> None:
    match, _ = one_deal(open_match(short(match_wins=1), dealer=1))
    assert (match.over, match.to_act, legal(match, 0)) == (True, None, ())
    for seat, action in ((None, PACK), (None, TAP), (None, a.Draw(0, CARDS[0])), (0, a.Pass()), (0, a.Claim())):
        assert reason(match, seat, action) is Code.WRONG_PHASE


def test_the_deal_of_the_next_game_may_pass_on_or_be_cut_for() -> None:  # next_game_dealer
    passed, _ = one_deal(open_match(short(next_game_dealer="rotate"), dealer=1))
    assert passed.hall.standing.dealer == 0
    match, _ = one_deal(open_match(short(next_game_dealer="cut"), dealer=1))
    assert (match.hall.stage, match.hall.standing.dealer, match.hall.drawing) == (Stage.DRAW, None, (0, 1))
    match, events = act(match, None, a.Draw(0, parse_card("Kc")))
    assert isinstance(events[0], e.NewGame)
    assert match.hall.drawn == ((0, parse_card("Kc")),)
    match = said(match, "draw 1:Kd; draw 0:9c; draw 1:8c")
    assert (match.hall.stage, match.hall.standing.dealer, match.hall.game) == (Stage.PACK, 0, 2)
