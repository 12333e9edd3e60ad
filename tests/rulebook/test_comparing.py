"""How announcements are compared and what scores: the book says what the engine does, whatever goes together."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bela.i18n import LANGUAGES
from bela.rulebook.points import is_idle
from bela.rules.choices import Value
from bela.rules.options import options_of
from bela.rules.variants import house
from rulebook.tables import paragraphs, text

SINGLE = "What is compared is the best single announcement of each player."
SUM = "What is compared is the sum of all that a player has announced."
POINTS_AS_SUM = "Points are compared as the sum of all that a player has announced; in everything else"
NAMED = "What is compared is one run of each player: the one that was announced in the dialogue."
UNITS = (SINGLE, SUM, POINTS_AS_SUM, NAMED)

BEST = "Only the greatest itself scores; nothing else that was announced counts."
OWN_ALL = "Whoever has the greatest scores everything they have announced, and their rivals score nothing."
ONE_PLAYER = "Whoever has the greatest scores everything they have announced, and nobody else scores anything."
PAIR = "Whoever has the greatest scores everything they have announced, and so does the partner"
AWARDS = (BEST, OWN_ALL, ONE_PLAYER, PAIR)

Options = Mapping[str, Value]


def told_of(name: str, options: Options) -> str:
    """What is said of such a table in English."""
    return "\n".join(paragraphs(house(name, options), "en"))


def those_told(sentences: tuple[str, ...], said: str) -> list[str]:
    """The sentences that stand in what is said."""
    return [one for one in sentences if one in said]


# ---------------------------------------------------------------- what is compared: C-28
@pytest.mark.parametrize(
    ("name", "options", "unit"),
    [
        ("croatian_4", {}, SUM),
        ("croatian_4", {"contest_order": "points nobody"}, SUM),
        ("croatian_4", {"contest_order": "length top seat"}, SINGLE),
        ("croatian_3", {"contest_order": "length top nobody"}, SINGLE),
        ("croatian_4", {"contest_order": "points top seat"}, POINTS_AS_SUM),
        ("croatian_4", {"contest_order": "points fours_over_runs seat"}, POINTS_AS_SUM),
        ("croatian_4", {"contest_order": "points fours_over_runs seat", "fours": False}, SUM),
        ("croatian_4", {"contest_unit": "best_single"}, SINGLE),
        ("barlinnie_4", {"contest_unit": "player_total"}, NAMED),
        ("barlinnie_4", {}, NAMED),
        ("scottish_2", {"contest_unit": "player_total", "contest_order": "points seat"}, NAMED),
        ("scottish_2", {"contest_unit": "player_total", "announce_how": "open_value"}, SINGLE),
    ],
)
def test_one_sentence_says_what_is_compared(name: str, options: Options, unit: str) -> None:
    assert those_told(UNITS, told_of(name, options)) == [unit]


def test_where_seats_alone_decide_nothing_is_said_to_be_compared() -> None:
    for options in ({"contest_order": "seat"}, {"contest_order": "nobody", "contest_unit": "best_single"}):
        assert those_told(UNITS, told_of("croatian_4", options)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sums_are_not_mentioned_where_none_are_compared(language: str) -> None:
    for name, options in (
        ("croatian_4", {"contest_order": "length top seat"}),
        ("croatian_3", {"contest_order": "length top nobody"}),
        ("barlinnie_4", {}),
    ):
        single, total = (paragraphs(house(name, options, contest_unit=u), language) for u in UNIT_VALUES)
        assert single == total


UNIT_VALUES = ("best_single", "player_total")


def test_fours_are_before_runs_only_where_they_count() -> None:
    order: Options = {"contest_order": "points fours_over_runs top seat"}
    assert "more points, then four of a kind before a run" in told_of("croatian_4", order)
    assert "more points, then the higher top card" in told_of("croatian_4", {**order, "fours": False})


# ---------------------------------------------------------------- what scores
@pytest.mark.parametrize(
    ("name", "options", "award"),
    [
        ("croatian_4", {"winner_scores": "best_only"}, ONE_PLAYER),
        ("croatian_4", {"winner_scores": "best_only", "contest_order": "length top seat"}, ONE_PLAYER),
        ("croatian_4", {"winner_scores": "best_only", "contest_unit": "best_single"}, BEST),
        ("croatian_2", {"winner_scores": "best_only"}, OWN_ALL),
        ("croatian_3", {"winner_scores": "best_only", "contest_order": "points nobody"}, OWN_ALL),
        ("barlinnie_4", {"winner_scores": "best_only", "contest_unit": "player_total"}, BEST),
        ("scottish_2", {"winner_scores": "best_only"}, BEST),
        ("croatian_4", {}, PAIR),
        ("croatian_2", {}, OWN_ALL),
    ],
)
def test_one_sentence_says_what_scores(name: str, options: Options, award: str) -> None:
    assert those_told(AWARDS, told_of(name, options)) == [award]


def test_opponents_who_stand_together_score_together_only_where_all_of_a_side_does() -> None:
    together: Options = {"contest_sides_3": "maker_vs_opponents"}
    both_score = "the other scores everything they have announced as well"
    assert both_score in told_of("croatian_3", together)
    assert both_score not in told_of("croatian_3", {**together, "winner_scores": "best_only"})
    assert both_score not in told_of("croatian_3", {})


# ---------------------------------------------------------------- the Bela in the comparison: C-16
@pytest.mark.parametrize(
    ("options", "in_sum", "as_run"),
    [
        ({}, True, False),
        ({"contest_order": "points top seat"}, True, True),
        ({"contest_order": "length points seat"}, True, True),
        ({"contest_order": "top seat"}, False, True),
        ({"contest_order": "length top seat"}, False, False),
        ({"contest_unit": "best_single"}, False, True),
        ({"contest_unit": "best_single", "contest_order": "points length seat"}, False, False),
        ({"bela_in_contest": "never"}, False, False),
    ],
)
def test_the_bela_is_said_to_decide_only_where_it_can(options: Options, *, in_sum: bool, as_run: bool) -> None:
    said = told_of("croatian_4", options)
    assert ("its 20 points belong to the sum of its owner" in said) == in_sum
    assert ("it stands like a run of two from the king" in said) == as_run
    assert ("The Bela takes no part when announcements are compared." in said) == (not in_sum and not as_run)
    assert "A Bela that is said at the start is shown." in said


# ---------------------------------------------------------------- what makes no difference
@pytest.mark.parametrize(
    ("name", "options", "idle"),
    [
        ("barlinnie_4", {}, {"contest_unit", "bela_in_contest"}),
        ("croatian_4", {}, set()),
        ("croatian_4", {"contest_order": "length top seat"}, {"contest_unit", "bela_in_contest"}),
        ("croatian_4", {"contest_order": "length top seat", "winner_scores": "best_only"}, {"bela_in_contest"}),
        ("croatian_3", {}, {"winner_scores"}),
        ("croatian_3", {"contest_sides_3": "maker_vs_opponents"}, set()),
        ("croatian_3", {"contest_sides_3": "maker_vs_opponents", "winner_scores": "best_only"}, {"contest_sides_3"}),
        ("croatian_4", {"contest_order": "points nobody"}, {"seat_priority"}),
        ("croatian_4", {"contest_order": "points nobody", "winner_scores": "best_only"}, set()),
    ],
)
def test_options_of_the_comparison_are_idle_where_the_engine_does_not_ask_them(
    name: str, options: Options, idle: set[str]
) -> None:
    rules = house(name, options)
    asked = {"contest_unit", "seat_priority", "winner_scores", "contest_sides_3", "bela_in_contest"} & set(
        options_of(rules)
    )
    assert {one for one in asked if is_idle(rules, one)} == idle


def test_the_points_on_which_tables_differ_contradict_no_order() -> None:
    said = text(house("croatian_4", contest_order="length top seat"), "en")
    assert "Here: All that a player announced stands together: where points are compared, it is their sum." in said
    assert "The sums of what each player announced are compared." not in said
