"""Reports on which cards may be played: each kind over random moments, under every choice of play options."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from bela.cards import CARD_TEXT, CARDS
from bela.deal import actions as a
from bela.deal.decide import act, legal_for
from bela.deal.errors import IllegalAction
from bela.deal.state import Phase
from bela.rules.ledger import ledger
from bela.rules.variants import OVERLAYS, VARIANTS
from bela.rules.words import MustBeat
from oracle.naive_play import VARIANTS as NAIVE
from reports.moments import Moment, following, legal_in, made, moments
from reports.pool import sampled
from support.play import stands

report = pytest.mark.report
TRUMPS = "J9ATKQ87"
"""High to low."""


@report("FR-01")
def test_a_player_who_cannot_follow_is_free_from_trumping_only_by_an_option() -> None:
    bound, freed = 0, 0
    for moment in (found for found in following() if found.void and found.trumps):
        by_partner = moment.partner_holds and moment.house.partner_exemption == "void_may_discard"
        trumped = moment.best[1] == moment.trump
        below = trumped and not moment.above and not moment.house.must_undertrump
        if by_partner or below:
            assert moment.legal == moment.hand, moment
            freed += 1
        else:
            assert moment.legal <= moment.trumps, moment
            bound += moment.partner_holds
    assert bound > 20
    assert freed > 20


@report("FR-02")
def test_a_plain_suit_led_must_be_beaten_only_by_an_option_and_only_until_it_is_trumped() -> None:
    strict = 0
    for moment in following():
        if moment.trick[0][1] == moment.trump or not moment.suited:
            continue
        untrumped = moment.best[1] != moment.trump
        higher = moment.above & moment.suited
        beating = moment.house.must_beat == "all_suits" and untrumped and higher
        assert moment.legal == (higher if beating else moment.suited), moment
        strict += bool(beating) and higher != moment.suited
    assert strict > 20


@report("FR-02")
def test_beating_in_plain_suits_is_off_unless_a_club_plays_it() -> None:
    assert {name for name, rules in VARIANTS.items() if rules.must_beat is MustBeat.ALL_SUITS} == set(OVERLAYS)


@report("FR-03")
@pytest.mark.parametrize("variant", NAIVE)
@pytest.mark.parametrize("trump", "cdhs")
def test_trumps_are_told_apart_by_rank_also_where_they_count_nothing(variant: str, trump: str) -> None:
    for led in TRUMPS:
        for pair in combinations([rank for rank in TRUMPS if rank != led], 2):
            higher = {rank for rank in pair if TRUMPS.index(rank) < TRUMPS.index(led)}
            hand = " ".join(rank + trump for rank in pair)
            assert legal_in(NAIVE[variant], trump, led + trump, hand) == {r + trump for r in higher or pair}


@report("FR-04")
def test_a_trump_must_go_over_the_best_one_so_far_whichever_was_played_first() -> None:
    met = 0
    for moment in following():
        before = [card for card in moment.trick if card[1] == moment.trump]
        free = moment.house.partner_exemption != "none" or not moment.house.must_overtrump
        if not before or (moment.trick[0][1] != moment.trump and (free or not moment.void)):
            continue
        best = min(before, key=lambda card: TRUMPS.index(card[0]))
        higher = {card for card in moment.trumps if TRUMPS.index(card[0]) < TRUMPS.index(best[0])}
        assert not higher or moment.legal == higher, moment
        met += bool(higher) and before[0] != best
    assert met > 20


@report("FR-05")
def test_nothing_goes_over_the_jack_of_trumps() -> None:
    met = 0
    for moment in following():
        if "J" + moment.trump not in moment.trick or not moment.trumps:
            continue
        assert not moment.above
        bound = moment.house.must_undertrump and not moment.partner_holds
        if moment.trick[0][1] == moment.trump or (moment.void and bound):
            assert moment.legal == moment.trumps, moment
            met += 1
    assert met > 20


@report("FR-06")
def test_trumps_that_are_led_are_beaten_whoever_holds_the_trick() -> None:
    over_partner = 0
    for moment in following():
        if moment.trick[0][1] == moment.trump and moment.above:
            assert moment.legal == moment.above, moment
            over_partner += moment.partner_holds
    assert over_partner > 5


@report("FR-07")
def test_whoever_can_follow_a_trumped_trick_plays_any_card_of_the_suit_led() -> None:
    met = {"trump_only": 0, "all_suits": 0}
    for moment in following():
        if moment.trick[0][1] != moment.trump and moment.best[1] == moment.trump and moment.suited:
            assert moment.legal == moment.suited, moment
            met[moment.house.must_beat] += 1
    assert min(met.values()) > 20


@report("FR-08")
def test_what_must_be_followed_is_the_card_led_in_whatever_order_the_others_came() -> None:
    met = 0
    for moment in following():
        if len(moment.trick) < 3 or moment.house.partners:
            continue
        led, second, third, *rest = moment.trick
        other = Moment(replace(moment.position, trick=(led, third, second, *rest)))
        assert other.legal == moment.legal, moment
        met += second[1] != led[1]
    assert met > 20


@report("FR-08")
def test_a_leader_is_free_but_for_the_custom_on_low_trumps() -> None:
    met = 0
    for moment in moments():
        if not moment.trick and moment.house.low_trump_lead == "off":
            assert moment.legal == moment.hand
            met += 1
    assert met > 20


@report("FR-09")
def test_every_card_that_may_not_be_played_is_refused_with_a_rule_and_changes_nothing() -> None:
    refused = 0
    for moment in moments():
        deal, legal = moment.deal, legal_for(moment.deal, moment.seat)
        barred = [card for card in CARDS if CARD_TEXT[card] not in moment.legal and CARD_TEXT[card] not in moment.trick]
        for card in barred:
            with pytest.raises(IllegalAction) as found:
                act(deal, moment.seat, a.play(card))
            assert found.value.rule in ledger()
            assert (found.value.rule == "X-07") == (CARD_TEXT[card] not in moment.hand)
            assert (found.value.to_act, found.value.legal) == (moment.seat, legal)
            refused += CARD_TEXT[card] in moment.hand
        assert deal == made(moment.position)
    assert refused > 1000


@report("FR-09", "FR-10")
def test_of_all_cards_just_those_that_are_listed_are_accepted() -> None:
    for step in sampled(5):
        if step.before.board.phase is Phase.PLAY and step.seat == step.before.board.to_act:
            listed = {action.card for action in legal_for(step.before, step.seat) if isinstance(action, a.Play)}
            assert {card for card in CARDS if stands(step.before, step.seat, a.play(card))} == listed
