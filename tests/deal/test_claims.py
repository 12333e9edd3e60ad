"""Claims in mid-deal (S-37 to S-39, X-03, X-12), and games that end by themselves."""

from __future__ import annotations

from dataclasses import replace

from support.scenes import Scene, scene

HANDS = ("Ah Th Jh Kc Qc Jc", "Qh 8h As Ts 7d Td")


def table(name: str = "scottish_2", /, **options: object) -> Scene:
    """Two players; the forehand is the maker with hearts as trumps, and needs what ``target`` says."""
    return scene(name, *HANDS, turned="7h", options={"seven_exchange": "off", **options}).say("take")


def result(start: Scene) -> tuple[str, int | None, tuple[int, ...]]:
    """The result of a deal that is over, the side that won, and what each side writes down."""
    found = start.board.settlement
    assert found is not None
    return found.result.value, found.winner, found.written


ONE_TRICK = "Ah; silent; 8h; silent"


def test_a_claim_is_open_from_the_first_card_led_on() -> None:  # S-37
    start = table(target=1)
    assert start.refusal("0:claim") == "wrong_phase X-07"
    assert start.say("Ah").refusal("0:claim") == "claim_falls_short S-37"


def test_a_claim_wins_at_once_with_what_is_proven() -> None:  # S-37
    start = table(target=11).say(ONE_TRICK)
    assert result(start.say("0:claim")) == ("claimed", 0, (11, 0))


def test_one_point_short_is_refused_and_changes_nothing() -> None:  # S-37, X-12
    start = table(target=12).say(ONE_TRICK)
    assert start.refusal("0:claim") == "claim_falls_short S-37"
    assert start.refusal("1:claim") == "claim_falls_short S-37"


def test_a_claim_may_be_made_out_of_turn() -> None:  # S-37
    start = table(target=11).say(ONE_TRICK)
    assert start.asked == ("play", 0)
    assert result(start.say("Kc; 0:claim"))[1] == 0


def test_a_claim_may_be_made_in_answer_to_a_question() -> None:  # S-37
    start = table(target=11, shown_when="before_first_trick").say("Ah; silent; 8h; silent; Kc")
    assert result(start.say("0:claim"))[1] == 0


def test_a_run_counts_once_its_owner_has_taken_a_trick() -> None:  # S-38
    start = table(target=20).say("Ah; announce 20")
    assert start.refusal("0:claim") == "claim_falls_short S-37"
    start = start.say("8h")
    assert start.refusal("0:claim") == "claim_falls_short S-37"
    assert result(start.say("good; 0:claim")) == ("claimed", 0, (31, 0))


def test_where_no_trick_is_needed_a_run_counts_at_once() -> None:  # announced_needs_trick
    start = table(target=20, announced_needs_trick=False)
    assert result(start.say("Kc; announce 20; 8h; good; 0:claim"))[1] == 0


def test_the_last_trick_counts_only_when_it_is_taken() -> None:
    options = {"seven_exchange": "off", "target": 21}
    start = scene("scottish_2", "Ah Th", "8h As", turned="7h", options=options).say("take; Ah; silent; 8h; silent; Th")
    assert start.refusal("0:claim") == "claim_falls_short S-37"


def test_hanging_points_prove_nothing() -> None:
    start = table(target=12)
    hanging = Scene(replace(start.deal, board=replace(start.board, hanging=35)))
    assert hanging.say(ONE_TRICK).refusal("0:claim") == "claim_falls_short S-37"


def test_a_wrong_claim_may_lose_the_game() -> None:  # false_claim
    start = table(target=12, false_claim="lose_game").say(ONE_TRICK)
    assert result(start.say("0:claim")) == ("claimed", 1, (11, 0))


def test_of_three_the_one_with_more_wins_by_a_wrong_claim() -> None:  # false_claim
    hands = ("Ah Th Kc", "9h 8h As", "Ac Td 9c")
    options = {"seven_exchange": "off", "false_claim": "lose_game"}
    for scores, winner in {(0, 5, 9): 2, (0, 9, 5): 1, (0, 7, 7): 1}.items():
        start = scene("scottish_3", *hands, turned="7h", scores=scores, options=options).say("take; Ah")
        assert result(start.say("0:claim"))[1] == winner


def test_where_deals_are_played_out_nobody_claims() -> None:  # C-26
    start = table("croatian_2", target=1).say("declare; declare; Ah; 8h")
    assert start.refusal("0:claim") == "no_claims_here C-26"


def test_the_makers_may_be_forbidden_to_claim() -> None:  # maker_may_claim
    start = table(target=1, maker_may_claim=False).say(ONE_TRICK)
    assert start.refusal("0:claim") == "claim_not_yours X-03"
    assert start.refusal("1:claim") == "claim_falls_short S-37"


def test_in_croatian_play_a_claim_is_open_from_the_first_declaration_on() -> None:  # C-12
    start = table("croatian_2", end_mode="claim", target=20, announced_needs_trick=False)
    assert start.refusal("0:claim") == "wrong_phase X-07"
    assert start.say("declare Kc/3").refusal("0:claim") == "claim_falls_short X-12"
    assert result(start.say("declare Kc/3; declare; 0:claim"))[1] == 0


# ---------------------------------------------------------------- dosta
def dosta(**options: object) -> Scene:
    """The forehand has chosen trumps and lost the first trick."""
    hands = ("Kc Jh Th 9s 8s 7s", "Ac Qd Jd 9h 8h 7c")
    start = scene("croatian_2", *hands, turned="7h", options={"end_mode": "dosta", "seven_exchange": "off", **options})
    return start.say("take; declare; declare; Kc")


def test_dosta_is_said_on_winning_a_trick_by_who_did_not_choose_trumps() -> None:
    start = dosta(target=15)
    assert start.refusal("1:claim") == "claim_not_yours X-03"
    start = start.say("Ac")
    assert result(start.say("1:claim")) == ("claimed", 1, (0, 15))
    assert start.say("7c").refusal("1:claim") == "claim_not_yours X-03"


def test_the_makers_must_play_the_deal_out() -> None:
    start = dosta(target=1).say("Ac; Qd; Th")
    assert start.board.tricks[-1].winner == 0
    assert start.refusal("0:claim") == "claim_not_yours X-03"


def test_dosta_falls_short_like_any_claim() -> None:
    assert dosta(target=16).say("Ac").refusal("1:claim") == "claim_falls_short X-12"


# ---------------------------------------------------------------- by itself
def automatic(**options: object) -> Scene:
    """The game ends as soon as the target is proven."""
    return table(end_mode="automatic", **options)


def test_the_game_ends_with_the_trick_that_proves_it() -> None:  # end_mode
    assert result(automatic(target=11).say(ONE_TRICK)) == ("claimed", 0, (11, 0))
    assert automatic(target=12).say(ONE_TRICK).asked == ("play", 0)


def test_nobody_need_claim_nor_can() -> None:  # end_mode
    assert automatic(target=12).say(ONE_TRICK).refusal("0:claim") == "no_claims_here C-26"


def test_it_ends_with_the_run_or_the_bela_that_proves_it() -> None:  # end_mode
    options = {"end_mode": "automatic", "target": 20, "announced_needs_trick": False, "bela_needs_trick": False}
    start = scene("croatian_2", "Kh Qh Jh Ac", "9c 8c 7d 9d", turned="7h", options=options).say("take")
    assert result(start.say("declare Kh/3; declare")) == ("claimed", 0, (20, 0))
    assert result(start.say("declare; declare; Kh bela")) == ("claimed", 0, (20, 0))


def test_the_makers_may_be_left_out() -> None:  # end_mode, maker_may_claim
    assert automatic(target=11, maker_may_claim=False).say(ONE_TRICK).asked == ("play", 0)


def test_of_two_who_reach_it_together_the_higher_wins() -> None:  # end_mode
    options = {"seven_exchange": "off", "end_mode": "automatic", "target": 15, "bela_call": "either"}
    for scores, winner in {(0, 0): 1, (10, 0): 0}.items():
        start = scene("scottish_2", "Ah 9c", "Kh Qh", turned="7h", scores=scores, options=options)
        assert result(start.say("take; Ah; silent; Kh bela; silent"))[1] == winner


def test_the_last_trick_is_settled_as_always() -> None:  # end_mode
    options = {"end_mode": "automatic", "target": 60, "seven_exchange": "off"}
    start = scene("scottish_2", "Ah Jh", "8h As", turned="7h", options=options).say(
        "take; Ah; silent; 8h; silent; Jh; As"
    )
    assert result(start)[0] == "made"
