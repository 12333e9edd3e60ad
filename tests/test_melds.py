"""Runs, fours and the Bela: what a hand holds, what it is worth, and which is the greater."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.cards import CARD_TEXT, FULL, SUITS, Cards, Mask, Rank, Suit, cards_of
from bela.deal.notation import parse_meld
from bela.melds import (
    Bela,
    Meld,
    are_in_order,
    bela_mask,
    best_meld,
    meld_order,
    meld_points,
    meld_rank,
    melds_in,
    runs_in,
    selections,
    share_a_card,
    total_points,
)
from bela.rules.variants import house, variant

MASKS = st.integers(0, FULL)
SCOTTISH, CROATIAN = variant("scottish_2"), variant("croatian_4")
NATURAL = "789TJQKA"


def melds(text: str) -> list[Meld]:
    return [parse_meld(word) for word in text.split()]


def held(cards: str, *, fours: bool = True) -> str:
    """The melds among the cards, as they are written."""
    return " ".join(map(str, melds_in(CROATIAN if fours else SCOTTISH, Cards.parse(cards))))


# ---------------------------------------------------------------- what is held
@pytest.mark.parametrize(
    ("cards", "found"),
    [
        pytest.param("Kh Qh Jh", "Kh/3", id="three in a row"),
        pytest.param("Jh Th 9h", "Jh/3", id="in natural order, not in that of the tricks"),
        pytest.param("Ah Th Kh", "", id="ace, ten, king are none"),
        pytest.param("Kh Qh", "", id="two are none"),
        pytest.param("Ah Kh 7h", "", id="ace and seven do not join"),
        pytest.param("Kh Qh Js", "", id="of one suit"),
        pytest.param("Ah Kh Qh Jh Th 9h 8h 7h", "Ah/8", id="at full length"),
        pytest.param("Ah Kh Qh Th 9h 8h", "Ah/3 Th/3", id="two of a suit"),
        pytest.param("9c 8c 7c Kd Qd Jd Td As Ks Qs", "Kd/4 As/3 9c/3", id="longest, then highest first"),
        pytest.param("Kd Qd Jd Kc Qc Jc", "Kc/3 Kd/3", id="level ones by suit"),
    ],
)
def test_runs_are_three_or_more_consecutive_cards_of_a_suit(cards: str, found: str) -> None:  # S-16, C-13, X-08
    assert held(cards) == held(cards, fours=False) == found


@pytest.mark.parametrize(
    ("cards", "found"),
    [("Jc Jd Jh Js 9c 9d 9h 9s", "4xJ 4x9"), ("8c 8d 8h 8s", ""), ("7c 7d 7h 7s", ""), ("Tc Td Th", "")],
)
def test_fours_are_of_nine_to_ace(cards: str, found: str) -> None:  # C-14
    assert held(cards) == found


def test_fours_count_only_where_the_table_plays_them() -> None:  # fours
    assert held("Tc Td Th Ts", fours=False) == ""


def naive_runs(mask: Mask) -> set[str]:
    """Runs, by looking for each stretch of the eight letters in each suit."""
    found = set()
    for suit in SUITS:
        ranks = "".join(CARD_TEXT[card][0] for card in cards_of(mask & suit.mask))
        for high in range(8):
            for length in range(3, high + 2):
                stretch = NATURAL[high - length + 1 : high + 1]
                above, below = NATURAL[high + 1 : high + 2], NATURAL[: high - length + 1][-1:]
                longer = (above and above in ranks) or (below and below in ranks)
                if set(stretch) <= set(ranks) and not longer:
                    found.add(f"{NATURAL[high]}{suit.letter}/{length}")
    return found


@given(MASKS)
def test_every_run_is_found_at_its_full_length(mask: Mask) -> None:
    runs = runs_in(mask)
    assert {str(run) for run in runs} == naive_runs(mask)
    assert all(run.mask & mask == run.mask and run.mask.bit_count() == run.length for run in runs)


@given(MASKS)
def test_melds_are_found_in_the_order_in_which_they_are_written(mask: Mask) -> None:
    assert are_in_order(melds_in(CROATIAN, mask))


def test_a_meld_stands_once_and_in_order() -> None:
    one, other = melds("Kh/3 9s/3")
    assert are_in_order([one, other])
    assert not are_in_order([other, one])
    assert not are_in_order([one, one])
    assert are_in_order([])


def test_fours_are_written_after_runs_by_worth() -> None:
    words = "Ah/5 Kc/3 4xJ 4x9 4xA 4xK 4xQ 4xT"
    reversed_order = [*reversed(melds(words))]
    assert " ".join(map(str, sorted(reversed_order, key=meld_order))) == words


# ---------------------------------------------------------------- what it is worth
@pytest.mark.parametrize(
    ("word", "scottish", "croatian"),
    [("Kh/3", 20, 20), ("Kh/4", 50, 50), ("Kh/5", 50, 100), ("Kh/6", 50, 100), ("Ah/8", 50, 100)],
)
def test_runs_are_worth_by_their_length_five_and_more_alike(word: str, scottish: int, croatian: int) -> None:
    (run,) = melds(word)  # S-18, C-13, X-08
    assert (meld_points(SCOTTISH, run), meld_points(CROATIAN, run)) == (scottish, croatian)


@pytest.mark.parametrize(
    ("word", "points"), [("4xJ", 200), ("4x9", 150), ("4xA", 100), ("4xK", 100), ("4xQ", 100), ("4xT", 100)]
)
def test_fours_are_worth_by_their_rank(word: str, points: int) -> None:  # C-14
    assert meld_points(CROATIAN, *melds(word)) == points


def test_a_bela_is_worth_twenty_and_is_king_and_queen_of_trumps() -> None:  # S-20, C-15
    bela = Bela(Suit.HEARTS)
    assert meld_points(CROATIAN, bela) == 20
    assert Cards(bela.mask) == Cards(bela_mask(Suit.HEARTS)) == Cards.parse("Kh Qh")


def test_several_are_worth_their_sum() -> None:  # C-28
    assert total_points(CROATIAN, [*melds("Kh/3 4xT"), Bela(Suit.HEARTS)]) == 140


# ---------------------------------------------------------------- which may stand together
def test_a_run_and_a_four_may_share_a_card() -> None:
    assert share_a_card(melds("Th/3 4xT"))
    assert not share_a_card(melds("Kh/3 4xT"))
    assert not share_a_card(melds("Kh/3"))


def test_any_choice_of_melds_may_be_announced() -> None:  # C-17
    words = [" ".join(map(str, chosen)) for chosen in selections(CROATIAN, melds("Kh/3 Tc/3 4xT"))]
    assert words == ["", "Kh/3", "Tc/3", "4xT", "Kh/3 Tc/3", "Kh/3 4xT", "Tc/3 4xT", "Kh/3 Tc/3 4xT"]


def test_but_not_two_that_share_a_card_where_cards_count_once() -> None:  # card_reuse
    once = house("croatian_4", card_reuse="once")
    words = [" ".join(map(str, chosen)) for chosen in selections(once, melds("Kh/3 Tc/3 4xT"))]
    assert words == ["", "Kh/3", "Tc/3", "4xT", "Kh/3 Tc/3", "Kh/3 4xT"]


# ---------------------------------------------------------------- which is the greater
@pytest.mark.parametrize(
    ("order", "words", "best"),
    [
        ("length top trump seat", "Ac/3 Td/4 9h/3", "Td/4"),
        ("length top trump seat", "Kc/3 Kh/3 Ks/3", "Kh/3"),
        ("points seat", "Ac/5 4xJ 4x9", "4xJ"),
        ("points fours_over_runs top seat", "Ac/5 4xT", "4xT"),
        ("points top seat", "4xT 4xQ", "4xQ"),
        ("trump points seat", "Ac/5 9h/3", "9h/3"),
    ],
)
def test_the_greatest_is_found_by_the_contest_order(order: str, words: str, best: str) -> None:  # S-17, C-18
    rules = house("croatian_4", contest_order=order)
    assert str(best_meld(rules, Suit.HEARTS, melds(words))) == best


def test_a_bela_ranks_as_a_run_of_two_from_the_king_in_trumps() -> None:  # C-16
    rules = house("croatian_4", contest_order="points fours_over_runs length top trump seat")
    assert meld_rank(rules, Suit.HEARTS, Bela(Suit.HEARTS)) == (20, 0, 2, Rank.KING, 1, 0)


def test_without_melds_there_is_no_greatest() -> None:
    with pytest.raises(ValueError, match="empty"):
        best_meld(CROATIAN, Suit.HEARTS, [])
