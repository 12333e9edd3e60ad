"""What the bot of rules announces: all that can score."""

from __future__ import annotations

from bela.deal.state import Deal
from bots.scenes import next_choice, said_by_next, whole_deal


def croatian(hand: str, **options: str) -> str:
    """What the forehand declares, who made hearts trumps."""
    pack = [rank + suit for suit in "cdhs" for rank in "789TJQKA"]
    rest = [card for card in pack if card not in hand]
    hands = [hand, *(" ".join(rest[8 * seat : 8 * seat + 8]) for seat in range(3))]
    return next_choice(said_by_next(whole_deal("croatian_4", hands, dealer=3, **options), "name h"))


def test_every_run_and_four_is_declared() -> None:
    assert croatian("Ac Kc Qc Ad Ah As Jd 7d") == "declare Ac/3 4xA"


def test_nothing_is_declared_of_nothing() -> None:
    assert croatian("Ac Tc Qc Ad Th 8s Jd 7d") == "declare"


def test_bela_is_said_at_the_start_where_it_may_be() -> None:
    assert croatian("Kh Qh Qc Ad 7h 8s Jd 7d") == "declare bela"
    assert croatian("Kh Qh Qc Ad 7h 8s Jd 7d", bela_call="either") == "declare"


def test_of_two_that_share_a_card_the_greater_is_declared() -> None:
    assert croatian("Ac Kc Qc Ad Ah As Jd 7d", card_reuse="once") == "declare 4xA"


def scottish(hand: str, other: str) -> Deal:
    """The forehand, seat 0, takes and nobody exchanges."""
    return said_by_next(whole_deal("scottish_2", [hand, other], dealer=1, turned="8h"), "take", "keep", "keep")


LONG = "Ac Kc Qc Jc 7d 8d 9d Ah 9h"
EQUAL = "As Ks Qs Js Td Kd Kh Qh Th"
SHORT = "Js Ts 9s Kd Ad Td Kh Qh Th"


def test_the_best_run_is_announced() -> None:
    assert next_choice(said_by_next(scottish(LONG, SHORT), "Ah")) == "announce 50"


def test_a_lesser_run_is_good() -> None:
    assert next_choice(said_by_next(scottish(LONG, SHORT), "Ah", "announce 50", "Th")) == "good"


def test_level_runs_are_told_apart_truthfully() -> None:
    deal = said_by_next(scottish(LONG, EQUAL), "Ah", "announce 50", "Th")
    assert next_choice(deal) == "announce 50"
    deal = said_by_next(deal, "announce 50")
    assert next_choice(deal) == "length 4"
    deal = said_by_next(deal, "length 4")
    assert next_choice(deal) == "same"
    deal = said_by_next(deal, "same")
    assert next_choice(deal) == "from A"
    deal = said_by_next(deal, "from A")
    assert next_choice(deal) == "same"


def test_nothing_to_announce_is_said_in_silence() -> None:
    assert next_choice(said_by_next(scottish("Ac Kc Tc 7d 9d Jd Ah 9h 7s", SHORT), "Ah")) == "silent"


def test_further_runs_are_shown() -> None:
    deal = said_by_next(scottish(LONG, SHORT), "Ah", "announce 50", "Th", "good", "Ac")
    assert next_choice(deal) == "show 9d/3"
