"""Reports on the Bela: who has one, when it may be said, and what becomes of its 20."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from bela.cards import BIT, CARDS, SUITS, Card, Mask, Suit, parse_card
from bela.deal import actions as a
from bela.deal.decide import act, legal_for
from bela.deal.errors import IllegalAction
from bela.deal.state import Deal, Hand, Phase
from bela.rules.variants import VARIANTS
from bela.rules.words import BelaCall, FailTransfer
from bela.scoring import Kind, Result, settle
from reports.contests import announcing_with
from reports.pool import loud_stories, stories, tallies
from support.play import Step, Story, stands

report = pytest.mark.report


def pair_of(trump: Suit) -> Mask:
    """King and queen of trumps."""
    return BIT[parse_card("K" + trump.letter)] | BIT[parse_card("Q" + trump.letter)]


def turns() -> list[tuple[Deal, Hand, Mask]]:
    """Moments at which a seat is to play a card: the deal, the hand, and the pair of trumps."""
    found = []
    for done in moments_of((*stories(), *loud_stories())):
        hand, trump = done.before.hands[done.seat], done.before.board.trump
        if done.before.board.phase is Phase.PLAY and done.seat == done.before.board.to_act and hand is not None:
            assert trump is not None
            found.append((done.before, hand, pair_of(trump)))
    return found


def moments_of(told: tuple[Story, ...]) -> list[Step]:
    return [done for story in told for done in story.steps]


def had(deal: Deal, hand: Hand) -> Mask:
    """The cards with which a hand began to play."""
    return hand.cards | deal.board.played[hand.seat]


@report("FR-35", "FR-36", "FR-39", "FR-50")
def test_bela_is_said_with_the_right_one_of_a_pair_that_was_held_and_once() -> None:
    met = dict.fromkeys(BelaCall, 0)
    forged = 0
    for deal, hand, pair in turns():
        said = {action.card for action in legal_for(deal, hand.seat) if isinstance(action, a.Play) and action.bela}
        once = deal.board.bela is None and not hand.bela and had(deal, hand) & pair == pair
        cards = {action.card for action in legal_for(deal, hand.seat) if isinstance(action, a.Play)}
        right = {card for card in cards if once and BIT[card] & pair and timely(deal, hand, pair & ~BIT[card])}
        assert said == right
        met[deal.rules.bela_call] += len(right)
        for card in cards - right:
            if hand.cards & pair or BIT[card] & pair:
                forged += refused_with_bela(deal, hand.seat, card)
    assert min(met.values()) > 20
    assert forged > 500


def timely(deal: Deal, hand: Hand, other: Mask) -> bool:
    """Whether the table says it with the card after or before which the other one is played."""
    still_held = bool(hand.cards & other)
    match deal.rules.bela_call:
        case BelaCall.FIRST_CARD:
            return still_held
        case BelaCall.SECOND_CARD:
            return not still_held
        case _:
            return True


def refused_with_bela(deal: Deal, seat: int, card: Card) -> bool:
    """Refuse a card with a false Bela, for that reason, though it might be played without."""
    with pytest.raises(IllegalAction) as found:
        act(deal, seat, a.play(card, bela=True))
    return found.value.rule in ("S-21", "C-15") and stands(deal, seat, a.play(card))


@report("FR-35")
def test_king_and_queen_of_a_plain_suit_are_never_a_bela() -> None:
    met = 0
    for deal, hand, pair in turns():
        plain = [pair_of(suit) for suit in SUITS if pair_of(suit) != pair]
        outside = any(had(deal, hand) & other == other for other in plain)
        if outside and had(deal, hand) & pair != pair:
            assert not any(stands(deal, hand.seat, a.play(card, bela=True)) for card in CARDS if hand.cards & BIT[card])
            met += 1
    assert met > 100


@report("FR-35")
@pytest.mark.parametrize("name", ["croatian_2", "croatian_3", "croatian_4"])
@pytest.mark.parametrize(("mine", "other"), [("Kh Qh", "7c"), ("Kh", "Qh"), ("Ks Qs Qh", "Kh")])
def test_bela_is_said_at_the_start_only_with_the_pair(name: str, mine: str, other: str) -> None:
    deal = announcing_with(VARIANTS[name], {1: mine, 0: other}, Suit.HEARTS, 1)
    held = mine == "Kh Qh"
    assert stands(deal, 1, a.Declare(bela=True)) == held
    assert any(isinstance(action, a.Declare) and action.bela for action in legal_for(deal, 1)) == held


@report("FR-36", "FR-50")
def test_bela_counts_twenty_once_for_the_side_that_said_it_and_nothing_unsaid() -> None:
    met = {True: 0, False: 0}
    for story in (*stories(), *loud_stories()):
        board, rules = story.last.board, story.rules
        if board.tally is None or board.tally.kind is not Kind.PLAYED:
            continue
        said = {done.seat for done in story.steps if getattr(done.action, "bela", False)}
        owners = {rules.side_of(seat) for seat in said}
        assert board.tally.bela == tuple(20 * (side in owners) for side in range(rules.sides))
        assert len(said) <= 1
        met[bool(said)] += 1
    assert min(met.values()) > 50


@report("FR-37")
def test_a_bela_adds_twenty_to_the_sum_of_its_side_whatever_else_happened() -> None:
    all_tricks = 0
    for rules, tally in tallies():
        for side in range(rules.sides):
            without = settle(rules, replace(tally, bela=(0,) * rules.sides))
            bela = tuple(20 * (other == side) for other in range(rules.sides))
            counted = settle(rules, replace(tally, bela=bela))
            valid = bool(tally.tricks[side]) or not rules.bela_needs_trick
            grown = [more - less for more, less in zip(counted.sums, without.sums, strict=True)]
            assert grown == [20 * (other == side and valid) for other in range(rules.sides)]
            all_tricks += counted.capot[side] > 0
    assert all_tricks > 50


@report("FR-38")
def test_the_bela_of_a_maker_who_fails_goes_with_the_rest_unless_an_option_keeps_it() -> None:
    met = 0
    for (base, tally), kept in product(tallies(), (True, False)):
        rules = replace(base, bela_survives_fail=kept)
        settlement, maker = settle(rules, tally), tally.maker_side
        if settlement.result is not Result.FAILED or not settlement.bela[maker]:
            continue
        if rules.fail_transfer is FailTransfer.ALL:
            assert settlement.written[maker] == 20 * kept
            met += 1
        else:
            assert settlement.written[maker] == settlement.announced[maker] + 20
    assert met > 50
