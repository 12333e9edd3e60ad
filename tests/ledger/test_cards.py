"""The cards, and who leads."""

from __future__ import annotations

import pytest

from bela.cards import CARDS, Suit, parse_cards
from bela.deal.actions import Pack
from bela.match import Stage, act, open_match
from bela.play import best_place
from bela.rules.variants import house
from bela.rules.words import AnnounceWhen
from ledger.situations import ANY, TRICK, board_of, hearts

RANKED = {Suit.HEARTS: "Jh 9h Ah Th Kh Qh 8h 7h", Suit.SPADES: "As Ts Ks Qs Js 9s 8s 7s"}
"""Hearts being trumps, high to low."""
POINTS = {Suit.HEARTS: [20, 14, 11, 10, 4, 3, 0, 0], Suit.SPADES: [11, 10, 4, 3, 2, 0, 0, 0]}


@pytest.mark.ledger("S-01")
def test_two_play_and_there_is_a_variant_for_three(table: str) -> None:
    assert house(table).seats == (3 if table == "scottish_3" else 2)


@pytest.mark.ledger("S-02")
def test_the_pack_has_32_cards(table: str) -> None:
    match, _ = act(open_match(house(table), dealer=0), None, Pack(CARDS))
    assert match.hall.stage is Stage.CUT
    assert len(CARDS) == 32


@pytest.mark.ledger("S-03", "S-04")
def test_scottish_ranks_and_points(table: str) -> None:
    check_ranks(table)


@pytest.mark.ledger("C-01", "C-23")
def test_croatian_ranks_and_points(table: str) -> None:
    check_ranks(table)


def check_ranks(table: str) -> None:
    """Trumps and plain suits rank and count as they should, and any trump takes any plain card."""
    tables = house(table).trump_tables(Suit.HEARTS)
    for suit, text in RANKED.items():
        cards = parse_cards(text)
        assert [tables.points[card] for card in cards] == POINTS[suit]
        assert [best_place(tables, pair) for pair in zip(cards[1:], cards, strict=False)] == [1] * 7
    assert best_place(tables, parse_cards("As 7h")) == 1
    assert best_place(tables, parse_cards("7h As")) == 0


@pytest.mark.ledger("S-31")
def test_the_forehand_leads_and_then_the_winner_of_each_trick(table: str) -> None:
    check_leads(table)


@pytest.mark.ledger("C-22", "X-01")
def test_the_croatian_forehand_leads_and_then_the_winner_of_each_trick(table: str) -> None:
    check_leads(table)


@pytest.mark.ledger("X-01", "X-14")
def test_in_barlinnie_the_forehand_leads_whoever_is_the_maker(table: str) -> None:
    check_leads(table)


def check_leads(table: str) -> None:
    """The forehand leads though the dealer is the maker; whoever takes the trick leads next."""
    held = ("Kh", "Jh")
    texts = [ANY] * house(table).seats if house(table).announce_when is AnnounceWhen.BEFORE_FIRST_TRICK else []
    before = hearts(table, *held, texts=texts)
    assert (before.phase, before.to_act) == ("play", 0)
    after = hearts(table, *held, texts=[*texts, "Kh", "Jh", TRICK])
    assert (after.phase, after.to_act) == ("play", 1)


@pytest.mark.ledger("S-32")
def test_the_last_trick_counts_10(table: str) -> None:
    check_last_trick(table)


@pytest.mark.ledger("X-02")
def test_the_last_trick_counts_10_in_the_croatian_games(table: str) -> None:
    check_last_trick(table)


def check_last_trick(table: str) -> None:
    """Whoever takes the last trick has 10 points more than the cards give."""
    silent = [ANY] * house(table).seats * (house(table).announce_when is AnnounceWhen.BEFORE_FIRST_TRICK)
    ruling = hearts(table, "Jh 9h Ac Ks", texts=[*silent, *[ANY, TRICK] * house(table).hand_size])
    board = board_of(ruling.situation)
    assert board.tally is not None
    last = house(table).side_of(board.tricks[-1].winner)
    more = [with_last - cards for with_last, cards in zip(board.tally.card_points, board.taken, strict=True)]
    assert more == [10 * (side == last) for side in range(house(table).sides)]
