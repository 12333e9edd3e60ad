"""Every value of every option on settling a deal leads to an outcome that no other value gives."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

import pytest

from bela.rules.words import (
    Capot3,
    FailRecipient3,
    FailRecipientLevel,
    FailTransfer,
    Make3,
    TieMode,
    UnconfirmedGoTo,
)
from bela.scoring import Points, Result, Tally, settle
from support.rules import make_rules
from support.tallies import played

if TYPE_CHECKING:
    from collections.abc import Mapping

Outcome = tuple[Result, Points, int]
"""Result, what is written down, and what hangs."""

MADE, FAILED, TIED = Result.MADE, Result.FAILED, Result.TIED


@dataclass(frozen=True)
class Question:
    """One deal, and what comes of it by the value of one option."""

    option: str
    variant: str
    tally: Tally
    answers: Mapping[object, Outcome]


QUESTIONS = (
    Question(
        "tie",  # S-35
        "scottish_2",
        played((64, 65), maker=1, announced=(21, 20)),
        {
            TieMode.HANG_MAKER: (TIED, (85, 0), 85),
            TieMode.HANG_ALL: (TIED, (0, 0), 170),
            TieMode.HALF: (TIED, (85, 0), 0),
            TieMode.FAIL: (FAILED, (170, 0), 0),
            TieMode.MADE: (MADE, (85, 85), 0),
        },
    ),
    Question(
        "tie_3",
        "scottish_3",
        played((60, 60, 42)),
        {
            TieMode.HANG_MAKER: (TIED, (0, 60, 42), 60),
            TieMode.HANG_ALL: (TIED, (0, 0, 0), 162),
            TieMode.HALF: (TIED, (0, 60, 42), 0),
            TieMode.FAIL: (FAILED, (0, 120, 42), 0),
            TieMode.MADE: (MADE, (60, 60, 42), 0),
        },
    ),
    Question(
        "make_3",  # S-45, X-06
        "scottish_3",
        played((60, 55, 47)),
        {Make3.EACH: (MADE, (60, 55, 47), 0), Make3.SUM: (FAILED, (0, 115, 47), 0)},
    ),
    Question(
        "fail_recipient_3",  # S-46, X-25
        "scottish_3",
        played((42, 60, 70), maker=1),
        {
            FailRecipient3.HIGHEST: (FAILED, (42, 0, 130), 0),
            FailRecipient3.EACH_FULL: (FAILED, (102, 0, 130), 0),
            FailRecipient3.SPLIT: (FAILED, (72, 0, 100), 0),
            FailRecipient3.NOBODY: (FAILED, (42, 0, 70), 0),
        },
    ),
    Question(
        "fail_recipient_level",
        "scottish_3",
        played((60, 41, 60), maker=1, dealer=1),
        {
            FailRecipientLevel.SPLIT: (FAILED, (80, 0, 81), 0),
            FailRecipientLevel.FIRST_IN_TURN: (FAILED, (60, 0, 101), 0),
            FailRecipientLevel.EACH_FULL: (FAILED, (101, 0, 101), 0),
        },
    ),
    Question(
        "fail_transfer",  # C-24
        "croatian_4",
        played((40, 122), announced=(50, 0), bela=(20, 0)),
        {FailTransfer.ALL: (FAILED, (0, 232), 0), FailTransfer.CARDS_ONLY: (FAILED, (70, 162), 0)},
    ),
    Question(
        "bela_survives_fail",  # C-24
        "croatian_4",
        played((40, 122), announced=(50, 0), bela=(20, 0)),
        {False: (FAILED, (0, 232), 0), True: (FAILED, (20, 212), 0)},
    ),
    Question(
        "announced_needs_trick",  # S-19, C-25
        "croatian_4",
        played((0, 162), announced=(20, 0), tricks=(0, 8)),
        {True: (FAILED, (0, 252), 0), False: (FAILED, (0, 272), 0)},
    ),
    Question(
        "unconfirmed_go_to",  # C-25
        "croatian_4",
        played((162, 0), announced=(0, 20), tricks=(8, 0)),
        {UnconfirmedGoTo.NOBODY: (MADE, (252, 0), 0), UnconfirmedGoTo.OPPONENTS: (MADE, (272, 0), 0)},
    ),
    Question(
        "bela_needs_trick",
        "croatian_4",
        played((162, 0), bela=(0, 20), tricks=(8, 0)),
        {True: (MADE, (252, 0), 0), False: (MADE, (252, 20), 0)},
    ),
    Question(
        "capot_bonus",  # C-25
        "croatian_4",
        played((162, 0), tricks=(8, 0)),
        {0: (MADE, (162, 0), 0), 90: (MADE, (252, 0), 0), 250: (MADE, (412, 0), 0)},
    ),
    Question(
        "capot_3",
        "croatian_3",
        played((0, 100, 62), tricks=(0, 6, 4)),
        {Capot3.SINGLE_PLAYER: (FAILED, (0, 100, 62), 0), Capot3.OPPONENTS_TOO: (FAILED, (0, 145, 107), 0)},
    ),
)


@pytest.mark.parametrize(
    ("question", "value"),
    [pytest.param(asked, value, id=f"{asked.option}={value}") for asked in QUESTIONS for value in asked.answers],
)
def test_the_value_of_an_option_decides_the_outcome(question: Question, value: object) -> None:
    settlement = settle(make_rules(question.variant, **{question.option: value}), question.tally)
    assert (settlement.result, settlement.written, settlement.hanging) == question.answers[value]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.option)
def test_no_two_values_of_an_option_have_the_same_outcome(question: Question) -> None:
    assert len(set(question.answers.values())) == len(question.answers)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.option)
def test_every_value_of_an_option_is_asked_for(question: Question) -> None:
    first = next(iter(question.answers))
    if isinstance(first, Enum):
        assert set(question.answers) == set(type(first))
    else:
        assert len(question.answers) == (2 if isinstance(first, bool) else 3)


def test_cards_only_leaves_a_failed_maker_the_bela_as_well() -> None:
    """C-24: whether it survives is then no question."""
    rules = make_rules("croatian_4", fail_transfer=FailTransfer.CARDS_ONLY, bela_survives_fail=True)
    assert settle(rules, played((40, 122), announced=(50, 0), bela=(20, 0))).written == (70, 162)


def test_cards_only_takes_the_bonus_for_all_tricks_along() -> None:
    """C-25: a maker with all tricks can still fail where announcements need no trick."""
    rules = make_rules("croatian_4", fail_transfer=FailTransfer.CARDS_ONLY, announced_needs_trick=False)
    tally = played((162, 0), announced=(20, 300), tricks=(8, 0))
    assert settle(rules, tally).written == (20, 552)
