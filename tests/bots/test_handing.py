"""The seven exchange and the discard, as the bot of rules makes them."""

from __future__ import annotations

from bela.bots.rules_bot.discard import lay_away, worth_without
from bela.cards import FULL, Cards, cards_of, cards_text, parse_suit
from bela.rules.variants import house, variant
from bots.scenes import next_choice, said_by_next, whole_deal

OTHER = "Ad Td Kd Ac Tc Kc As Ts Ks"


def exchange(hand: str, turned: str) -> str:
    """What the forehand does, who made hearts trumps."""
    deal = whole_deal("scottish_2", [hand, OTHER], dealer=1, turned=turned)
    return next_choice(said_by_next(deal, "take"))


def test_the_seven_is_swapped_for_the_turned_card() -> None:
    assert exchange("7h Ah Kh 8d 9d 7c 8c 7s 9s", "Jh") == "swap"


def test_the_seven_is_swapped_for_the_eight() -> None:
    assert exchange("7h Ah Kh Jd 9d 7c 9c 7s 9s", "8h") == "swap"


def test_a_run_is_not_broken_for_the_queen() -> None:
    assert exchange("7h 8h 9h Jd 9d 7c Jc 7s Js", "Qh") == "keep"


def test_a_run_is_broken_for_the_jack() -> None:
    assert exchange("7h 8h 9h 7d 9d 7c 9c 7s 9s", "Jh") == "swap"


def discard(hand: str, spare: str) -> str:
    """What the maker of three lays away of ten cards and the two left over, with hearts as trumps."""
    rest = [card for card in cards_of(FULL) if not (Cards.parse(hand) | Cards.parse(spare)) >> card & 1]
    hands = [hand, cards_text(rest[:10]), cards_text(rest[10:])]
    return next_choice(said_by_next(whole_deal("croatian_3", hands, dealer=2), "name h"))


def test_a_suit_is_cleared_and_trumps_and_aces_are_kept() -> None:
    assert discard("Jh 9h Ah 8h 7h Ac Kc Tc 9s 8d", "7d As") == "discard 7d 8d"


def test_runs_are_not_broken_by_the_discard() -> None:
    rules, trump = variant("croatian_3"), parse_suit("h")
    cards = Cards.parse("Jh 9h Ah 8h 7d 8d 9d 7c 9c Qs 7s Jc")
    broken, whole = Cards.parse("7d 8d"), Cards.parse("7c 9c")
    assert worth_without(rules, trump, cards, whole) > worth_without(rules, trump, cards, broken)


def test_a_bare_ten_is_laid_away_where_the_laid_cards_count_for_the_maker() -> None:
    trump = parse_suit("h")
    cards = Cards.parse("Jh 9h Ah 8h Th Kh Ac As Td 8s 9s Qs")
    ten, low = Cards.parse("Td 8s"), Cards.parse("8s 9s")
    count, lost = house("croatian_3", discard_points="maker"), variant("croatian_3")
    assert worth_without(count, trump, cards, ten) > worth_without(count, trump, cards, low)
    assert worth_without(lost, trump, cards, ten) < worth_without(count, trump, cards, ten)


def laid_in_haste(name: str, cards: str) -> set[str]:
    """What a maker lays away who does not look at runs, with hearts as trumps."""
    laid = lay_away(variant(name), parse_suit("h"), Cards.parse(cards))
    return set(cards_text(cards_of(laid)).split())


def test_in_haste_too_a_suit_is_cleared_and_trumps_aces_and_guarded_tens_are_kept() -> None:
    hand = "Jh 9h Ah 8h 7h Ac Kc Tc 9s 7s Ad"
    assert laid_in_haste("croatian_3", hand + " 8d") == {"9s", "7s"}


def test_trumps_are_laid_away_only_where_nothing_else_is_left() -> None:
    assert laid_in_haste("croatian_3", "Jh 9h Ah 8h 7h Th Qh Kh 8d 7d") == {"8d", "7d"}
    hearts = house("croatian_3", discard_restriction="none")
    laid = lay_away(hearts, parse_suit("h"), Cards.parse("Jh 9h Ah 8h 7h Th Qh Kh 8d"))
    assert laid.bit_count() == hearts.talon
