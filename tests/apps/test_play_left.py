"""Whoever leaves, at whatever question, finds the same cards and the same question when they come back."""

from __future__ import annotations

from pathlib import Path

import pytest

from bela.rules.variants import house, variant
from driver.lines import Answer, Typist, play
from driver.prepared import Prepared, prepared, taken_up

QUESTIONS = {
    "Your call": ("scottish_2", 1, {}, "9c"),
    "Throw the deal in": ("clobyosh_2", 0, {}, "9c"),
    "The exchange": ("scottish_2", 1, {0: "7c"}, "9c"),
    "Lay away": ("croatian_3", 2, {}, ""),
    "Your zvanje": ("croatian_4", 3, {0: "Ah Kh Qh"}, ""),
    "Your announcement": ("scottish_2", 1, {0: "Ah Kh Qh"}, "9c"),
    "How long is it": ("scottish_2", 1, {0: "Ah Kh Qh Jh Th As Ks Qs Js", 1: "Kc Qc Jc Tc"}, "9c"),
    "From which card": ("scottish_2", 1, {0: "Ah Kh Qh Jh Ks Qs Js Ts", 1: "Kd Qd Jd Td"}, "9c"),
    "In which suit": ("scottish_2", 1, {0: "Ah Kh Qh Jh As Ks Qs Js", 1: "Ad Kd Qd Jd"}, "9c"),
    "Show more": ("scottish_2", 1, {0: "Ah Kh Qh Jh Ks Qs Js", 1: "Ac Qc 7d 9d Jd Kd 7s 9s 7h"}, "9c"),
    "Your card": ("croatian_2", 0, {}, "9c"),
    "Enter for the next deal": ("scottish_2_claimed", 1, {}, "9c"),
}
"""By how a question begins: the game, the dealer, hands and turned card by which it comes up."""


class Leaves:
    """Answers with the last number until a question comes; notes what it looked like, and types no more."""

    def __init__(self, prompt: str) -> None:
        self.prompt = prompt
        self.noted = ""

    def __call__(self, typist: Typist) -> str:
        if typist.prompt.startswith(self.prompt):
            self.noted = typist.block
            return ""
        if typist.prompt.startswith("Lay away"):
            return "1 2\n"
        return f"{typist.numbers[-1]}\n" if typist.numbers else "1\n"


def at_table(folder: Path, question: str) -> Prepared:
    name, dealer, hands, turned = QUESTIONS[question]
    claimed = name.removesuffix("_claimed")
    rules = house(claimed, unclaimed_at_deal_end="must_claim") if claimed != name else variant(name)
    return prepared(folder, rules, dealer, hands, turned)


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_end_of_the_input_leaves_a_match_that_goes_on_with_the_same_question(tmp_path: Path, question: str) -> None:
    first = Leaves(question)
    before = at_table(tmp_path, question)
    text = play(Typist(first), before)
    assert first.noted, text
    assert text.endswith("The match is kept. Start bela again to go on with it.\n")
    again = Leaves(question)
    text = play(Typist(again), taken_up(tmp_path, before))
    assert again.noted.splitlines()[-1] == first.noted.splitlines()[-1]
    if question != "Enter for the next deal":
        assert again.noted == first.noted
    assert "The match goes on." in text


@pytest.mark.parametrize("question", ["Your call", "Your card", "Lay away", "Enter for the next deal"])
def test_q_leaves_as_the_end_of_the_input_does(tmp_path: Path, question: str) -> None:
    leaves = Leaves(question)
    answer: Answer = lambda typist: leaves(typist) or "q\n"  # noqa: E731 - one answer after another
    text = play(Typist(answer), at_table(tmp_path, question))
    assert text.endswith("The match is kept. Start bela again to go on with it.\n")


def test_what_has_happened_is_told_when_a_match_goes_on(tmp_path: Path) -> None:
    before = prepared(tmp_path, variant("scottish_2"), 1, {}, "9c")
    count = 0

    def answer(typist: Typist) -> str:
        nonlocal count
        count += typist.prompt.startswith("Your card")
        return "" if count == 4 else f"{typist.numbers[-1]}\n"

    play(Typist(answer), before)
    text = play(Typist(lambda _typist: ""), taken_up(tmp_path, before))
    assert "Score: You    0  North    0" in text
    assert "Deal 1: North deals." in text
    assert "Tricks: You" in text
