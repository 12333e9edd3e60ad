"""What is inferred of hidden cards: as much as the rules let one know."""

from __future__ import annotations

import pytest

from bela.bots.worlds.claimed import MOST_MELDS, Case, claimed, declared_cases, dialogue_cases
from bela.bots.worlds.places import Places, places
from bela.cards import FULL, Cards, Mask, Rank, cards_of, cards_text, parse_suit
from bela.deal.fold import view_of
from bela.deal.state import Claimed, Deal
from bela.melds import melds_in, selections, total_points
from bela.rules.variants import house, variant
from bots.scenes import said_by_next, whole_deal

HEARTS = parse_suit("h")
HANDS_4 = [
    "Jh 9h Ah 7d Ac 8c Kd Qd",
    "Td 8d Kh Tc Jc 9c As 8s",
    "Ad 9d Jd Qh Ts 9s Js Kc",
    "Th 8h 7h Ks Qs 7s 7c Qc",
]


def seen_by(deal: Deal, seat: int) -> Places:
    """What a seat can tell of the hidden cards."""
    view = view_of(deal, seat)
    assert view.hand is not None
    return places(view.rules, view.board, view.hand)


def text(cards: Mask) -> str:
    """The cards in words."""
    return cards_text(cards_of(cards))


def four(*words: str) -> Deal:
    """Four players, hearts made trumps by seat 0, nothing declared."""
    deal = said_by_next(whole_deal("croatian_4", HANDS_4, dealer=3), "name h", *["declare"] * 4)
    return said_by_next(deal, *words)


# ---------------------------------------------------------------- by the cards played
def test_before_a_card_is_played_any_card_may_be_anywhere() -> None:
    found = seen_by(four(), 0)
    assert found.sure == (0,) * 5
    assert found.barred == (0,) * 5
    assert found.loose == FULL & ~Cards.parse(HANDS_4[0])
    assert found.room == (0, 8, 8, 8, 0)


def test_who_does_not_follow_suit_has_none_and_who_does_not_trump_has_no_trump() -> None:
    found = seen_by(four("Kd", "Td", "Ad", "7h"), 0)
    assert text(found.barred[3] & Cards.parse("Jd 9d 8d")) == text(Cards.parse("Jd 9d 8d"))
    assert not found.barred[1] & Cards.parse("8d")
    assert found.room == (0, 7, 7, 7, 0)
    assert not found.loose & Cards.parse("Kd Td Ad 7h")


def test_who_does_not_beat_the_highest_trump_cannot() -> None:
    found = seen_by(four("Ah", "Kh", "Qh", "7h"), 0)
    assert [bool(barred & Cards.parse("Jh 9h")) for barred in found.barred] == [False, True, True, True, False]


# ---------------------------------------------------------------- by what was shown
def test_a_meld_that_was_shown_is_where_it_was_shown() -> None:
    hands = ["Jh 9h Ah 7d Ac 8c Kd Qd", "Td Jd 9d Tc Jc 9c As 8s", "Ad 8d Kh Qh Ts 9s Js Kc", HANDS_4[3]]
    deal = said_by_next(
        whole_deal("croatian_4", hands, dealer=3), "name h", "declare", "declare Jd/3", *["declare"] * 2
    )
    found = seen_by(deal, 0)
    assert found.sure[1] == Cards.parse("9d Td Jd")
    assert found.room == (0, 5, 8, 8, 0)
    assert not found.loose & found.sure[1]
    assert seen_by(deal, 1).sure == (0,) * 5


def test_bela_is_two_cards_and_the_one_played_tells_of_the_other() -> None:
    hands = ["Jh 9h Ah 7d Ac 8c Kd Qd", "Td 8d Kh Qh Jc 9c As 8s", "Ad 9d Jd Tc Ts 9s Js Kc", HANDS_4[3]]
    deal = said_by_next(whole_deal("croatian_4", hands, dealer=3), "name h", *["declare"] * 4)
    found = seen_by(said_by_next(deal, "Jh", "Kh bela"), 2)
    assert text(found.sure[1]) == "Qh"


HANDS_2 = ["7h Ah Kh 8d 9d 7c 8c 7s 9s", "Ad Td Kd Ac Tc Kc As Ts Ks"]


def two(*words: str) -> Deal:
    """Two players; the jack of hearts is turned up."""
    return said_by_next(whole_deal("scottish_2", HANDS_2, dealer=1, turned="Jh"), *words)


def test_a_turned_card_that_was_exchanged_is_known_to_be_in_that_hand() -> None:
    found = seen_by(two("take", "swap"), 1)
    assert text(found.sure[0]) == "Jh"
    assert not (found.loose | found.sure[0]) & Cards.parse("7h")
    kept = seen_by(two("take", "keep"), 1)
    assert not kept.sure[0]
    assert not kept.loose & Cards.parse("Jh")
    assert kept.loose & Cards.parse("7h")


def test_what_is_in_no_hand_has_room_of_its_own() -> None:
    found = seen_by(two("take", "keep"), 1)
    assert found.room == (9, 0, 32 - 9 - 9 - 1)


def three(viewer: int, **options: str) -> Places:
    """Three players after seat 0 has laid two cards away, hearts being trumps."""
    hands = ["Jh 9h Ah 8h 7h Ac Kc Tc 9s 8d", "Ad Kd Qd Td 9d Qc Jc 9c 8c 7c", "As Ks Qs Ts 8s Jd Th Qh Kh 7s"]
    deal = whole_deal("croatian_3", hands, dealer=2, **options)
    return seen_by(said_by_next(deal, "name h", "discard 9s 8d"), viewer)


def test_trumps_are_not_laid_away_where_that_is_forbidden() -> None:
    forbidden = "no_trumps"
    assert three(1, discard_restriction=forbidden).barred[-1] == HEARTS.mask
    assert three(0, discard_restriction=forbidden).barred[-1] == 0
    assert three(1).barred[-1] == 0
    assert three(1).room == (10, 0, 10, 2)
    assert three(0).room == (0, 10, 10, 0)


def test_before_trumps_are_chosen_nothing_is_barred() -> None:
    found = seen_by(two(), 1)
    assert found.barred == (0, 0, 0)
    assert found.room == (6, 0, 32 - 6 - 6 - 1 + 1)


# ---------------------------------------------------------------- by what was announced
def held(cases: tuple[Case, ...]) -> list[str]:
    """The cards of each case."""
    return sorted(text(case.held) for case in cases)


SCOTTISH, FOUR = variant("scottish_2"), variant("croatian_4")


def test_a_run_of_which_only_the_points_were_told_may_be_any_of_them() -> None:
    cases = dialogue_cases(SCOTTISH, HEARTS, Claimed(20))
    assert len(cases) == 4 * 6
    assert all(case.held.bit_count() == 3 for case in cases)


def test_more_words_leave_fewer_runs() -> None:
    told = Claimed(20, length=3, top=Rank.ACE)
    assert held(dialogue_cases(SCOTTISH, HEARTS, told)) == sorted(
        text(Cards.parse(cards)) for cards in ("Ac Kc Qc", "Ad Kd Qd", "Ah Kh Qh", "As Ks Qs")
    )
    trumps = Claimed(20, length=3, top=Rank.ACE, trump=True)
    assert held(dialogue_cases(SCOTTISH, HEARTS, trumps)) == [text(Cards.parse("Ah Kh Qh"))]
    plain = Claimed(20, length=3, top=Rank.ACE, trump=False)
    assert len(dialogue_cases(SCOTTISH, HEARTS, plain)) == 3


def test_a_run_was_named_in_full() -> None:
    (case,) = dialogue_cases(SCOTTISH, HEARTS, Claimed(20, length=3, top=Rank.JACK, trump=True))
    assert case == Case(Cards.parse("Jh Th 9h"), Cards.parse("Qh 8h"))
    assert case.holds(Cards.parse("Jh Th 9h 7h"))
    assert not case.holds(Cards.parse("Jh Th 9h 8h"))
    assert not case.holds(Cards.parse("Jh Th 7h"))


@pytest.mark.parametrize("points", [20, 40, 50, 70, 100, 120, 150, 200])
@pytest.mark.parametrize("bela_call", ["start_or_either", "either"])
@pytest.mark.parametrize("reuse", ["allowed", "once"])
def test_every_case_is_worth_what_was_declared(points: int, bela_call: str, reuse: str) -> None:
    rules = house("croatian_4", bela_call=bela_call, card_reuse=reuse)
    cases, pair = declared_cases(rules, HEARTS, points), Cards.parse("Kh Qh")
    assert cases
    for case in cases:
        melds = melds_in(rules, case.held)
        worths = {total_points(rules, chosen) for chosen in selections(rules, melds)}
        with_bela = bela_call == "start_or_either" and not pair & ~case.held
        assert points in worths or (with_bela and points - 20 in worths)
        assert not case.held & case.missing


def test_four_melds_of_one_hand_are_thought_of() -> None:
    hand = Cards.parse("Ac Kc Qc Ad Kd Qd Ah Kh As Ks")
    rules = house("croatian_3", card_reuse="allowed")
    melds = melds_in(rules, hand)
    assert len(melds) == MOST_MELDS
    cases = declared_cases(rules, parse_suit("s"), total_points(rules, melds))
    assert any(case.holds(hand) for case in cases)


def test_who_said_nothing_or_showed_it_leaves_nothing_open() -> None:
    deal = four()
    assert all(claimed(deal.rules, deal.board, seat) == () for seat in range(4))
    opened = whole_deal("croatian_4", HANDS_4, dealer=3)
    assert claimed(opened.rules, opened.board, 0) == ()
