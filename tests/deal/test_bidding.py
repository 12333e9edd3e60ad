"""Choosing trumps: two rounds on a turned card, free choice, the dealer who must, and Schmeiss."""

from __future__ import annotations

import pytest

from support.scenes import Scene, letter, scene

FOUR = ("Kc Qd 9s", "Ks Qh 9c", "Ad Td 8c", "Ah Th 8s")
TURNED = "7h"


def table(name: str, **options: object) -> Scene:
    """A deal before its first call, with three cards in hand; hearts are turned where a card is."""
    seats = int(name[-1])
    spare = "7c 7d" if name == "croatian_3" else ""
    turned = TURNED if name in ("scottish_2", "scottish_3", "clobyosh_2", "croatian_2") else ""
    return scene(name, *FOUR[:seats], turned=turned, spare=spare, options=options)


def chosen(start: Scene) -> tuple[str, int | None]:
    """Trumps and the maker."""
    return letter(start.board.trump), start.board.maker


# ---------------------------------------------------------------- a turned card
def test_the_forehand_speaks_first_and_takes_or_passes() -> None:  # S-10, C-04
    start = table("scottish_3")
    assert (start.asked, start.may) == (("bidding", 0), "pass; take")
    assert start.say("pass").asked == ("bidding", 1)
    assert chosen(start.say("pass; take")) == ("h", 1)


@pytest.mark.parametrize("name", ["scottish_2", "croatian_2"])
def test_in_the_second_round_any_other_suit_is_named(name: str) -> None:  # S-11, C-05
    start = table(name).say("pass; pass")
    assert (start.asked, start.may) == (("bidding", 0), "pass; name c; name d; name s")
    assert chosen(start.say("pass; name s")) == ("s", 1)


def test_a_suit_may_be_named_of_which_no_card_is_held() -> None:  # S-11
    assert chosen(table("scottish_2").say("pass; pass; pass; name d")) == ("d", 1)


@pytest.mark.parametrize(("name", "rule"), [("scottish_2", "S-11"), ("croatian_2", "C-05")])
def test_the_turned_suit_is_not_named(name: str, rule: str) -> None:
    assert table(name).say("pass; pass").refusal("name h") == f"turned_suit_named {rule}"


def test_unless_the_table_allows_it() -> None:  # round2_turned_suit
    start = table("scottish_2", round2_turned_suit="allowed").say("pass; pass")
    assert start.may == "pass; name c; name d; name h; name s"
    assert chosen(start.say("name h")) == ("h", 0)


def test_each_round_has_its_own_words() -> None:  # S-10, S-11
    assert table("scottish_2").refusal("name c") == "wrong_phase X-07"
    assert table("scottish_2").say("pass; pass").refusal("take") == "wrong_phase X-07"


def test_when_all_pass_twice_the_deal_is_void() -> None:  # S-12
    start = table("scottish_3").say("pass; pass; pass; pass; pass; pass")
    assert start.asked == ("over", None)
    assert start.board.settlement is not None
    assert start.board.settlement.result == "void"


# ---------------------------------------------------------------- who must choose
@pytest.mark.parametrize(
    ("name", "passes", "rule"),
    [
        ("croatian_2", "pass; pass; pass", "C-06"),
        ("croatian_3", "pass; pass", "X-22"),
        ("croatian_4", "pass; pass; pass", "C-11"),
    ],
)
def test_the_dealer_must_choose_when_nobody_else_does(name: str, passes: str, rule: str) -> None:
    start = table(name).say(passes)
    assert start.asked == ("bidding", start.board.dealer)
    assert "pass" not in start.may
    assert start.refusal("pass") == f"must_choose {rule}"


def test_a_dealer_who_must_choose_may_not_name_the_turned_suit_either() -> None:
    start = table("croatian_2").say("pass; pass; pass")
    assert start.may == "name c; name d; name s"
    assert start.refusal("name h") == "turned_suit_forced X-18"


def test_unless_the_table_allows_it_to_the_dealer_who_must() -> None:  # round2_turned_suit
    start = table("croatian_2", round2_turned_suit="dealer_only").say("pass; pass")
    assert start.may == "pass; name c; name d; name s"
    assert start.refusal("name h") == "turned_suit_named C-05"
    assert start.say("pass").may == "name c; name d; name h; name s"


def test_a_deal_that_nobody_wants_may_be_void_here_as_well() -> None:  # all_pass
    start = scene("croatian_4", *FOUR, options={"all_pass": "redeal"}).say("pass; pass; pass")
    assert start.may == "pass; name c; name d; name h; name s"
    assert start.say("pass").asked == ("over", None)


def test_the_first_may_have_to_choose() -> None:  # bidding
    start = table("croatian_3", bidding="first_must")
    assert start.may == "name c; name d; name h; name s"
    assert start.refusal("pass") == "must_choose X-22"


# ---------------------------------------------------------------- Schmeiss
def test_schmeiss_is_offered_in_the_first_round() -> None:  # S-41
    start = table("clobyosh_2")
    assert start.may == "pass; take; schmeiss"
    assert start.say("pass").may == "pass; take; schmeiss"
    assert start.say("pass; pass").may == "pass; name c; name d; name s"
    assert start.say("pass; pass").refusal("schmeiss") == "schmeiss_not_now S-41"


def test_schmeiss_is_switched_off_elsewhere() -> None:  # S-41
    assert table("scottish_2").refusal("schmeiss") == "schmeiss_not_now S-41"
    assert table("croatian_4").refusal("schmeiss") == "schmeiss_not_now S-41"


def test_the_other_agrees_or_refuses_and_says_nothing_else() -> None:  # S-42
    start = table("clobyosh_2").say("schmeiss")
    assert (start.asked, start.may) == (("bidding", 1), "agree; refuse")
    for word in ("take", "pass", "schmeiss", "name c"):
        assert start.refusal(word) == "schmeiss_answer S-42"


def test_an_offer_that_is_accepted_throws_the_deal_in() -> None:  # S-42
    start = table("clobyosh_2").say("schmeiss; agree")
    assert start.board.settlement is not None
    assert (start.board.settlement.result, start.board.trump) == ("void", None)


def test_refused_the_caller_is_the_maker_of_the_turned_suit() -> None:  # S-43
    assert chosen(table("clobyosh_2").say("schmeiss; refuse")) == ("h", 0)
    assert chosen(table("clobyosh_2").say("pass; schmeiss; refuse")) == ("h", 1)


def test_or_whoever_refused_it() -> None:  # schmeiss_refused_maker
    assert chosen(table("clobyosh_2", schmeiss_refused_maker="refuser").say("schmeiss; refuse")) == ("h", 1)


def test_it_may_be_the_forehands_alone() -> None:  # schmeiss_who
    start = table("clobyosh_2", schmeiss_who="forehand")
    assert start.may == "pass; take; schmeiss"
    assert start.say("pass").may == "pass; take"
    assert start.say("pass").refusal("schmeiss") == "schmeiss_not_now S-41"


def test_it_may_be_said_in_both_rounds() -> None:  # schmeiss
    start = table("clobyosh_2", schmeiss="both_rounds").say("pass; pass")
    assert start.may == "pass; name c; name d; name s; schmeiss"
    assert chosen(start.say("schmeiss; refuse")) == ("h", 0)
    assert start.say("pass; schmeiss; agree").asked == ("over", None)


def test_in_both_rounds_it_may_be_the_forehands_alone() -> None:  # schmeiss_who
    start = table("clobyosh_2", schmeiss="both_rounds", schmeiss_who="forehand").say("pass; pass")
    assert start.may.endswith("schmeiss")
    assert not start.say("pass").may.endswith("schmeiss")


def test_with_three_each_other_is_asked_in_turn_and_all_must_agree() -> None:  # schmeiss_who
    start = table("scottish_3", schmeiss="first_round").say("pass; schmeiss")
    assert start.asked == ("bidding", 2)
    assert start.say("agree").asked == ("bidding", 0)
    assert start.say("agree; agree").asked == ("over", None)


def test_the_first_refusal_decides() -> None:  # schmeiss_who
    start = table("scottish_3", schmeiss="first_round", schmeiss_refused_maker="refuser").say("schmeiss")
    assert chosen(start.say("refuse")) == ("h", 1)
    assert chosen(start.say("agree; refuse")) == ("h", 2)


def test_with_four_the_partner_is_asked_as_well() -> None:  # schmeiss_who
    start = scene("barlinnie_4", *FOUR[:3], "Ah Th", turned="7h", options={"schmeiss": "first_round"}).say("schmeiss")
    asked = []
    while start.asked[0] == "bidding":
        asked.append(start.asked[1])
        start = start.say("agree")
    assert asked == [1, 2, 3]


def test_a_dealer_who_must_choose_may_offer_it_where_the_second_round_allows() -> None:  # schmeiss, all_pass
    start = table("croatian_2", schmeiss="both_rounds").say("pass; pass; pass")
    assert start.may == "name c; name d; name s; schmeiss"
    assert chosen(start.say("schmeiss; refuse")) == ("h", 1)
