"""The dialogue with partners: seats 0 and 2 against 1 and 3, seat 0 is the forehand, seat 3 deals (X-24)."""

from __future__ import annotations

from support.scenes import Scene, scene

LOW, CLUBS, SPADES, TRUMPS = "9d 8d 7d", "Kc Qc Jc", "Ks Qs Js", "Ah Kh Qh"
LOOSE = ("As", "Ts", "9s", "8s")


def table(*runs: str, **options: object) -> Scene:
    """A deal in which hearts are trumps and the forehand has led; the turned card is the dealer's fourth or fifth."""
    size = max(len(run.split()) for run in runs)
    hands = [f"{run} {loose}" for run, loose in zip(runs, LOOSE, strict=True)]
    hands[3] = " ".join(hands[3].split()[:size])
    return scene("barlinnie_4", *hands, turned="7h", options=options).say("take; As")


def played(start: Scene) -> Scene:
    """The next seat has played the first card that it may."""
    return start.say(start.may.split(";", maxsplit=1)[0])


def until_asked(start: Scene, seat: int) -> Scene:
    """Play goes on until the seat is asked to announce or show."""
    while start.asked != ("announcing", seat):
        start = played(start)
    return start


def test_a_partner_may_only_say_more() -> None:
    start = until_asked(table(LOW, "Tc 9c Ad", CLUBS, SPADES).say("announce 20").say("Ts; good"), 2)
    assert start.may == "good"
    assert start.refusal("announce 20") == "too_little_to_announce S-23"


def test_a_partner_who_says_more_owns_what_stands() -> None:
    start = until_asked(table(f"{LOW} Ad", "Ac 9c Qd Kd", f"{CLUBS} Tc", f"{SPADES} Jh").say("announce 20"), 1)
    start = until_asked(start.say("good"), 2)
    assert start.may == "good; announce 50"
    start = start.say("announce 50")
    assert (start.contest.owner, start.asked) == (2, ("play", 3))


def test_opponents_measure_against_whoever_stands() -> None:
    start = until_asked(table(LOW, CLUBS, SPADES, "Jh Th 9h").say("announce 20"), 1)
    start = until_asked(start.say("announce 20; from 9; from K"), 2)
    assert (start.contest.owner, start.may) == (1, "good; announce 20")
    start = start.say("announce 20; same; suit c; good")
    assert start.contest.owner == 1
    assert until_asked(start, 3).may == "good"


def settled() -> Scene:
    """The forehand has won with its run; its partner and one opponent hold runs as well."""
    start = until_asked(table(CLUBS, LOW, SPADES, "Jh Th 9h").say("announce 20"), 1).say("good")
    start = until_asked(until_asked(start, 2).say("good"), 3).say("good")
    assert (start.contest.winner, start.contest.award) == (0, (20, 0))
    return start


def test_in_the_second_trick_both_partners_show() -> None:
    start = until_asked(settled(), 0)
    assert start.may == "show"
    start = until_asked(start.say("show"), 2)
    assert start.may == "show; show Ks/3"


def test_a_partner_scores_a_run_that_was_never_announced() -> None:
    start = until_asked(until_asked(settled(), 0).say("show"), 2).say("show Ks/3")
    assert (start.contest.award, start.shown) == ((40, 0), ["Kc/3", "", "Ks/3", ""])


def test_a_partner_may_show_nothing() -> None:
    start = until_asked(until_asked(settled(), 0).say("show"), 2).say("show")
    assert (start.contest.award, start.shown) == ((20, 0), ["Kc/3", "", "", ""])


def test_opponents_of_the_winner_are_not_asked_and_show_nothing() -> None:
    start = until_asked(until_asked(settled(), 0).say("show"), 2).say("show")
    while start.board.to_act is not None:
        assert start.asked[0] == "play"
        start = played(start)
    assert start.shown == ["Kc/3", "", "", ""]


def test_where_only_the_best_run_scores_the_partner_is_not_asked() -> None:
    start = until_asked(table(CLUBS, LOW, SPADES, "Jh Th 9h", winner_scores="best_only").say("announce 20"), 1)
    start = until_asked(until_asked(start.say("good"), 2).say("good"), 3).say("good")
    start = until_asked(start, 0).say("show")
    while start.board.to_act is not None:
        assert start.asked[0] == "play"
        start = played(start)
    assert start.contest.award == (20, 0)
