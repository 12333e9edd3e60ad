"""Showing in the second trick: what wins is shown anyway, further runs by choice, the loser's cards stay hidden."""

from __future__ import annotations

from bela.deal import events as e
from support.scenes import Scene, scene

TWO_RUNS, RIVAL = "Qc Jc Tc Kd Qd Jd 7c Ah", "Ks Qs Js Ad Td 9d 8d 7h"


def table(forehand: str = TWO_RUNS, dealer: str = RIVAL, **options: object) -> Scene:
    """A deal in which hearts are trumps and the forehand has led its last card."""
    start = scene("scottish_2", forehand, dealer, turned="8h", options={"seven_exchange": "off", **options})
    return start.say("take").say(forehand[-2:])


def played(start: Scene) -> Scene:
    """The next seat has played the first card that it may."""
    return start.say(start.may.split(";", maxsplit=1)[0])


def second_trick(start: Scene, seat: int) -> Scene:
    """Play goes on until the seat is asked to show."""
    while start.asked != ("announcing", seat):
        assert start.asked[0] == "play"
        start = played(start)
    return start


def conceded(**options: object) -> Scene:
    """The dealer has conceded twenty before a detail was said."""
    return played(table(TWO_RUNS, RIVAL, **options).say("announce 20")).say("good")


def test_the_winner_is_asked_straight_after_their_own_card_in_the_second_trick() -> None:  # S-27
    start = second_trick(conceded(), 0)
    assert (len(start.board.tricks), len(start.board.trick)) == (1, 1)


def test_conceded_before_its_details_the_highest_run_that_fits_wins() -> None:  # S-27
    start = second_trick(conceded(), 0)
    assert start.may == "show; show Qc/3"
    start = start.say("show")
    assert (start.shown, start.contest.award) == (["Kd/3", ""], (20, 0))


def test_a_run_that_the_words_do_not_fit_is_not_the_winning_one() -> None:  # S-24, S-27
    start = played(table(dealer="Ts 9s 8s Ad Td 9d 7d 7h").say("announce 20")).say("announce 20; from Q; good")
    start = second_trick(start, 0)
    assert start.may == "show; show Kd/3"
    assert start.say("show").shown == ["Qc/3", ""]


def test_further_runs_score_when_they_are_shown() -> None:  # S-26, S-27
    start = second_trick(conceded(), 0).say("show Qc/3")
    assert (start.shown, start.contest.award) == (["Kd/3 Qc/3", ""], (40, 0))


def test_a_run_is_shown_with_all_its_cards_though_one_was_played() -> None:  # S-27
    start = second_trick(conceded(), 0).say("show Qc/3")
    assert start.board.played[0].bit_count() == 2


def test_what_is_shown_is_held_and_shown_once() -> None:  # S-16
    start = second_trick(conceded(), 0)
    assert start.refusal("show Ks/3") == "run_not_held S-16"
    assert start.refusal("show Kd/3") == "run_not_held S-16"
    assert start.refusal("announce 20") == "wrong_phase X-07"


def test_the_loser_is_not_asked_and_shows_nothing() -> None:  # S-27
    start = second_trick(conceded(), 0).say("show")
    while start.board.to_act is not None:
        start = played(start)
        assert start.asked[0] in ("play", "over")
    assert start.shown == ["Kd/3", ""]


def test_the_loser_scores_nothing_for_any_run() -> None:  # S-26
    start = played(table(dealer="Kd Qd Jd Ad Td 9d 7d 7h", forehand="9c 8c 7c Ts 9s 8s Qs Ah").say("announce 20"))
    start = second_trick(start.say("announce 50"), 1)
    assert start.say("show").contest.award[0] == 0


def test_losers_show_where_the_table_wants_it() -> None:  # losers_shown
    start = played(table(losers_shown=True).say("announce 20")).say("announce 20; from Q; from K")
    start = played(second_trick_card(start))
    assert start.shown[0] == "Qc/3"


def second_trick_card(start: Scene) -> Scene:
    """The first trick is over."""
    while not start.board.tricks:
        start = played(start)
    return start


def test_who_announced_nothing_shows_nothing_even_then() -> None:  # losers_shown
    start = second_trick(conceded(losers_shown=True), 0).say("show")
    assert played(start).shown == ["Kd/3", ""]


def test_only_the_winning_run_is_shown_where_only_the_best_scores() -> None:  # winner_scores
    start = second_trick(conceded(winner_scores="best_only"), 0)
    assert start.may == "show"
    assert start.say("show").contest.award == (20, 0)


def test_before_the_first_trick_is_as_soon_as_the_contest_is_settled() -> None:  # shown_when
    start = conceded(shown_when="before_first_trick")
    assert (start.asked, start.may) == (("announcing", 0), "show; show Qc/3")
    assert not start.board.tricks
    start = start.say("show Qc/3")
    assert start.asked[0] == "play"
    assert len(start.board.tricks) == 1


def test_losers_then_show_at_once_as_well() -> None:  # shown_when, losers_shown
    start = table(shown_when="before_first_trick", losers_shown=True).say("announce 20")
    start = played(start).say("announce 20; from Q; from K")
    assert start.asked == ("announcing", 1)
    assert start.shown == ["Qc/3", ""]


def test_when_level_runs_cancel_nobody_is_asked_and_nothing_is_shown() -> None:  # contest_order
    start = played(
        table(forehand="Kc Qc Jc 9h", dealer="Ks Qs Js 7h", contest_order="length top nobody").say("announce 20")
    )
    start = start.say("announce 20; from K; same")
    while start.board.to_act is not None:
        start = played(start)
        assert start.asked[0] in ("play", "over")
    assert start.shown == ["", ""]


def test_a_claim_before_the_second_trick_leaves_the_runs_hidden() -> None:  # S-38
    start = conceded(target=15)
    while not start.board.tricks:
        start = played(start)
    over = start.say("0:claim")
    assert not any(isinstance(event, e.Shown) for event in over.events)
    assert over.shown == ["", ""]


def test_with_one_card_each_the_asking_is_the_same() -> None:  # S-22
    start = scene("scottish_2", "Ac", "9d", turned="7h", options={"seven_exchange": "off"}).say("take; Ac")
    assert start.may == "silent"
    start = start.say("silent; 9d")
    assert (start.asked, start.may) == (("announcing", 1), "silent")
    assert start.say("silent").asked == ("over", None)
