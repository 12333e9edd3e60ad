"""Before a deal: cutting for the first dealer, and cutting the pack."""

from __future__ import annotations

import pytest

from bela.cards import CARDS, Card, mask_of, parse_cards
from bela.deal.actions import Cut, Draw, Pack
from bela.match import Match, Stage, act, open_match
from bela.rules.variants import house


def cut_for_deal(match: Match, cards: str) -> Match:
    """Those who are to cut have cut these cards, in turn."""
    for seat, card in zip(match.hall.drawing, parse_cards(cards), strict=True):
        match, _ = act(match, None, Draw(seat, card))
    return match


def dealt(table: str, pack: tuple[Card, ...], cards: int) -> Match:
    """Seat 0 deals the pack, cut so."""
    match, _ = act(open_match(house(table), dealer=0), None, Pack(pack))
    return act(match, None, Cut(cards))[0]


def first_hands(match: Match) -> list[int]:
    """The cards looked at first, by seat."""
    assert match.deal is not None
    return [hand.first for hand in match.deal.hands if hand is not None]


@pytest.mark.ledger("S-05")
def test_the_higher_card_deals_in_natural_order(table: str) -> None:
    seats = house(table).seats
    rising = ["9c", "Td", "Jh", "Qs"][-seats:]
    for cards, dealer in ((rising, seats - 1), (rising[::-1], 0)):
        match = cut_for_deal(open_match(house(table)), " ".join(cards))
        assert (match.hall.standing.dealer, match.hall.stage) == (dealer, Stage.PACK)


@pytest.mark.ledger("S-05")
def test_those_who_cut_equal_cards_cut_again(table: str) -> None:
    seats = house(table).seats
    cards, again = {2: ("Ad As", (0, 1)), 3: ("7d Ad As", (1, 2)), 4: ("7d Ad 8c As", (1, 3))}[seats]
    match = cut_for_deal(open_match(house(table)), cards)
    assert (match.hall.standing.dealer, match.hall.drawing) == (None, again)
    assert cut_for_deal(match, "7h 8h").hall.standing.dealer == seats - 1


@pytest.mark.ledger("S-07")
def test_the_cards_above_the_cut_go_below(table: str) -> None:
    cut = (*CARDS[11:], *CARDS[:11])
    assert first_hands(dealt(table, CARDS, 11)) == first_hands(dealt(table, cut, 0))


@pytest.mark.ledger("S-07")
def test_nothing_is_dealt_before_the_pack_is_cut(table: str) -> None:
    match, _ = act(open_match(house(table), dealer=0), None, Pack(CARDS))
    assert (match.hall.stage, match.deal) == (Stage.CUT, None)


@pytest.mark.ledger("S-07")
def test_a_tap_leaves_the_pack_as_it_is(table: str) -> None:
    forehand = first_hands(dealt(table, CARDS, 0))[1]
    assert mask_of(CARDS[:3]) & forehand == mask_of(CARDS[:3])


@pytest.mark.ledger("S-09")
def test_the_next_card_is_turned_up_for_all_to_see(table: str) -> None:
    match = dealt(table, CARDS, 0)
    assert match.deal is not None
    assert match.deal.board.turned == match.deal.board.up == CARDS[6 * house(table).seats]
