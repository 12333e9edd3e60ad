"""``bela pad`` typed at: quick lines, questions, and everything else that an open book takes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bela.i18n import LANGUAGES
from bela.pad.link import book_from_link
from catalogue_flaws import ENGLISH_WORD
from driver.pads import pad, rows, typed


def test_a_deal_is_one_short_line(friday: Path) -> None:
    said = typed(friday, "a 100", "bo 90-72 bela:c", "d capot bo:4xJ", "s")
    assert "Ana made it: 100 against 62." in said
    assert "Bo fell: 72 against 110." in said
    assert "Score: Ana/Cvita  282  Bo/Dino  514" in said
    assert "Bo deals next, Cvita is forehand." in said or "Cvita deals next, Dino is forehand." in said


def test_an_empty_line_asks_for_everything(friday: Path) -> None:
    said = typed(friday, "", "1", "2", "x", "62", "zz:/3 ", "bo:/9", "bo:/3", "5")
    assert "How did the deal end?" in said
    assert '"x" is no number of points.' in said
    assert 'Nobody is called "zz".' in said
    assert '"/9" is no announcement.' in said
    assert "Bo fell: 82 against 100." in said
    assert rows(friday) == 1


def test_rivals_are_settled_by_the_rules_and_asked_about_where_those_leave_it_open(friday: Path) -> None:
    said = typed(friday, "ana 100 ana:/3 bo:/4", "ana 90 ana:/3 cv:/3 bo:/3 di:/3 bela:cv", "x", "2")
    assert "Beaten and not counted: Ana/Cvita, 20 announced points." in said
    assert said.count("Whose announcements count?") == 1
    assert "Beaten and not counted: Ana/Cvita, 40 announced points." in said
    assert rows(friday) == 2


def test_who_is_said_to_count_is_taken(friday: Path) -> None:
    assert "Beaten and not counted: Ana/Cvita" in typed(friday, "ana 90 ana:/3 bo:/3 bela:bo counts:bo")
    assert rows(friday) == 1


def test_a_correction_tells_what_follows_before_it_is_written(friday: Path) -> None:
    lines = ("ana 100", "bo 72-90", "fix 1 bo 100", "maybe", "n")
    said = typed(friday, *lines)
    assert "What follows then changes:" in said
    assert "Score: 134 : 190 instead of 172 : 152." in said
    assert said.count("Write it down (y or n)?") == 2
    assert "Nothing was written down." in said
    assert "Score: Ana/Cvita  134  Bo/Dino  190" in typed(friday, "fix 1 bo 100", "y", "s")
    assert rows(friday) == 2


def test_a_row_is_taken_out_once_what_follows_is_known(friday: Path) -> None:
    typed(friday, "ana 100", "bo 72-90")
    assert rows(friday) == 2
    typed(friday, "del 1", "n")
    assert rows(friday) == 2
    typed(friday, "del 1", "y")
    assert rows(friday) == 1


def test_a_correction_from_the_command_line_tells_and_writes(friday: Path) -> None:
    typed(friday, "ana 100", "bo 72-90")
    found = pad(friday, "enter", "Friday", "fix 1 bo 100")
    assert (found.exit_code, "What follows then changes:" in found.output) == (0, True)
    assert "Nothing after it changes." in pad(friday, "enter", "Friday", "fix 1 dino 100").output


def test_a_side_without_points_is_asked_for_a_trick(friday: Path) -> None:
    said = typed(friday, "ana 162", "maybe", "n", "fix 1 ana 162", "y")
    assert said.count("Did they take a trick all the same") == 3
    assert "All tricks: Ana/Cvita +90." in said
    assert "Score: Ana/Cvita  162  Bo/Dino    0" in said


def test_leaving_a_question_writes_nothing_and_the_book_stays_open(friday: Path) -> None:
    said = typed(friday, "", "1", "q", "ana 100")
    assert "Nothing was written down." in said
    assert rows(friday) == 1


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("ana 1000", "The card points of the sides must add up to 162."),
        ("ana 161", "No cards make a total of 161."),
        ("ana 100-61", "The card points of the sides must add up to 162."),
        ("ana -5", '"-5" means nothing here'),
        ("ana 100 60-102", '"60-102" tells once more'),
        ("ana 100 bela:bo bela:ana", '"bela:ana" tells once more'),
        ("ana 162 none:bo some:bo", '"some:bo" tells once more'),
        ("ana capot capot:bo", '"capot:bo" tells once more'),
        ("ana 100 date:2026-02-30", '"2026-02-30" is no date'),
        ("ana 100 zz", '"zz" means nothing here'),
        ("zz 100", 'Nobody is called "zz".'),
        ("9 100", "No player has the number 9."),
        ("ana", "The card points of every side are needed; together they are at most 162."),
        ("belot", 'Behind "belot" belongs a player.'),
        ("pass", "somebody has to choose. (C-11)"),
        ("claim ana 60-20", "nobody claims the game. (C-26)"),
        ("ana 100 ana:4xJ ana:4xA ana:4xT", "No deal of the cards gives these announcements together: 4xJ 4xA 4xT."),
        (
            "ana 100 ana:/3 bo:/4 counts:ana",
            "Those announcements were beaten: by the rules of this table others count. (C-28)",
        ),
        ("ana 100 trump:x", "is no suit"),
        ("note: nothing else", "Nothing was typed."),
        ("wins ana", "The game cannot be claimed now, between two deals."),
        ("fix 1 ana 100", "There is no such row."),
        ("fix", "There is no such row."),
        ("ins x", "There is no such row."),
        ("del 7", "There is no such row."),
        ("u", "There is nothing to take back."),
        ("redo", "There is nothing to do again."),
        ("names Ana", "As many names as this belong here, parted by commas: 4."),
        ("names Ana,Ana,Bo,Dino", "Two cannot have the same name: ana."),
        ("match nobody", 'Nobody is called "nobody".'),
        ("s 9", "There is no such match; the last one has the number 1."),
        ("export /nowhere/at/all.csv", "nothing could be written (No such file or directory)"),
        ("find nothing", "No row has all these words."),
    ],
)
def test_what_cannot_be_is_told_and_nothing_is_written(friday: Path, line: str, answer: str) -> None:
    assert answer in typed(friday, line)
    assert rows(friday) == 0


def test_rows_are_corrected_put_in_and_taken_out(friday: Path) -> None:
    changes = ("fix 1 bo 100", "y", "ins 2 cvita 60", "y", "del 3")
    said = typed(friday, "ana 100", "ana 90", *changes, "u", "u", "redo", "find bo")
    assert "Match 1, row 1: Bo, made" in said
    assert rows(friday) == 3


EVERYTHING = (
    "?",
    "ana 100 bela:ana ana:Kh/3 note: the first of many",
    "ana 80 last:bo some:ana some:bo trump:h date:2026-01-31",
    "b",
    "say",
    "stats",
    "r",
    "match bo",
    "belot cvita",
    "s 1",
    "teams Mi,Vi",
    "title Monday",
    "names Ana,Bo,Cvita,Dado",
    "dealer ana",
    "link",
)


def test_everything_else_can_be_typed(friday: Path) -> None:
    said = typed(friday, *EVERYTHING)
    assert "who had the Bela; all tricks; who took none" in said
    assert "Ana: chose trumps 2, made 1 (50%)" in said
    assert "A Belot wins the whole game: Ana/Cvita." in said
    assert "Monday, match 2" in said
    assert "Mi won the match." in said
    assert "█" in said
    text = next(line for line in reversed(said.splitlines()) if line and " " not in line and "█" not in line)
    assert book_from_link(text).pages.title == "Monday"


def test_claims_are_typed_where_there_are_any(tmp_path: Path) -> None:
    options = ("--option", "target=120", "--option", "unclaimed_at_deal_end=must_claim", "--option", "match_wins=9")
    pad(tmp_path, "new", "Friday", "--variant", "scottish_2", *options)
    lines = ("1 110-40 note: late", "claim 1 30-0 by:1", "2 20-130", "wins 2", "pass", "", "2", "", "4", "1", "s")
    said = typed(tmp_path, *lines)
    assert "The target is proved with 140 points: South." in said
    assert "North has proved 130 points and wins the game." in said
    assert "The deal is not played." in said
    assert "No deal: somebody claims the game now" not in said
    asked = typed(tmp_path, "1 130-20", "", "4", "1")
    assert "No deal: somebody claims the game now" in asked
    assert "South has proved 130 points and wins the game." in asked


def test_a_claimed_deal_is_asked_for_bit_by_bit(tmp_path: Path) -> None:
    pad(tmp_path, "new", "Friday", "--variant", "scottish_2", "--option", "target=100")
    said = typed(tmp_path, "", "3", "3", "1", "100", "20", "", "3", "1")
    assert "Who dealt?" in said
    assert "Who claims the game?" in said
    assert "The target is proved with 100 points" in said


def test_a_claim_that_loses_the_game_is_entered_by_who_made_it(tmp_path: Path) -> None:
    rules = ("--variant", "scottish_2", "--option", "false_claim=lose_game", "--option", "match_wins=1")
    pad(tmp_path, "new", "Friday", *rules, "--names", "X,Y", "--dealer", "1")
    said = typed(tmp_path, "claim y 10-20 by:x", "u", "", "3", "2", "20", "10", "", "3", "1", "u", "claim y 10-20")
    assert said.count("X claimed too early, and that loses the game. The winner: Y.") == 2
    assert "X won" not in said
    assert "It must be stated which side claimed: the scores do not tell" in said


def test_where_a_game_ends_by_itself_nobody_is_asked_who_claimed(tmp_path: Path) -> None:
    options = ("--option", "target=100", "--option", "end_mode=automatic")
    pad(tmp_path, "new", "Friday", "--variant", "scottish_2", *options)
    said = typed(tmp_path, "", "3", "3", "1", "100", "20", "", "3", "1")
    assert "Who wins by it?" in said


def test_players_are_meant_by_number_name_or_team(friday: Path) -> None:
    said = typed(
        friday, "teams Mi,Vi", "vi 100 bela:vi mi:/4", "4 100", "names Ana,Anka,Cvita,Dino", "an 90", "anka 90"
    )
    assert "Made: Vi, 120 against 112." in said
    assert '"an" may be several people' in said
    assert "Anka" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_speaks_one_language(friday: Path, language: str) -> None:
    lines = ("?", "ana 100", "u", "u", "zz", "ana 1000", "stats", "say", "", "1", "2", "100", "", "5", "pass", "r")
    said = typed(friday, *lines, language=language)
    kept = [line for line in said.splitlines() if "note:..." not in line and "dealer ana" not in line]
    if language != "en":
        assert [line for line in kept if ENGLISH_WORD.search(line)] == []


def test_of_three_each_without_points_is_asked_for_a_trick(tmp_path: Path) -> None:
    pad(tmp_path, "new", "Friday", "--variant", "croatian_3", "--names", "Ana,Bo,Cvita", "--dealer", "cvita")
    for line, answers in (
        ("bo 162-0-0", ["n", "n"]),
        ("bo 162-0-0 none:cvita", ["n"]),
        ("bo 162-0-0 none:bo none:cvita", []),
    ):
        said = typed(tmp_path, line, *answers, "u")
        assert said.count("Did they take a trick") == len(answers)
        assert "All tricks: Ana +90." in said
