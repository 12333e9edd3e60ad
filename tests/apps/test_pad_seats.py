"""Who sits where, and who deals, in a book of ``bela pad``."""

from __future__ import annotations

from pathlib import Path

import pytest

from bela.apps.pad.files import kept_in
from bela.pad.pages import names_of
from driver.pads import pad, typed


def people(folder: Path) -> tuple[str, ...]:
    """Who sits in the seats of the last match."""
    book = kept_in(folder / "pads")[0].book
    assert book is not None
    return names_of(book.sheet.header)


@pytest.mark.parametrize("line", ["seat 2,1,3,4", "seat bo, a ,CVI,dino", "seat Bo,Ana,Cvita,Dino"])
def test_people_are_seated_by_number_name_or_its_beginning(friday: Path, line: str) -> None:
    typed(friday, line)
    assert people(friday) == ("Bo", "Ana", "Cvita", "Dino")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("seat eva,bo,ana,di", 'Nobody is called "eva".'),
        ("seat 1,2,3,5", "No player has the number 5."),
        ("seat 1,1,3,4", '"Ana" is told twice'),
        ("seat 2,1", "As many names as this belong here, parted by commas: 4."),
        ("seat 1,2,3,4", "It says so already."),
        ("seat", "Nobody is called"),
    ],
)
def test_who_cannot_sit_so_stays(friday: Path, line: str, answer: str) -> None:
    assert answer in typed(friday, "ana 100", line)
    assert people(friday) == ("Ana", "Bo", "Cvita", "Dino")


def test_what_seating_does_to_rows_is_told_before_it_is_done(friday: Path) -> None:
    said = typed(friday, "ana 100", "seat 2,1,3,4", "n")
    assert "Player 1: until now Ana, then Bo." in said
    assert "Player 3" not in said
    assert people(friday)[0] == "Ana"
    typed(friday, "seat 2,1,3,4", "y")
    assert people(friday)[0] == "Bo"
    assert "Player 1: until now Bo, then Ana." in pad(friday, "enter", "Friday", "seat 2,1,3,4").output
    assert people(friday)[0] == "Ana"


def test_who_has_no_name_cannot_be_seated(tmp_path: Path) -> None:
    pad(tmp_path, "new", "Friday", "--variant", "croatian_4")
    assert '"names" gives them' in typed(tmp_path, "seat 2,1,3,4")


# ---------------------------------------------------------------- who plays the next match
@pytest.mark.parametrize("line", ["match ana,Eva,3,dino", "match Ana, Eva ,cvi, 4"])
def test_somebody_else_comes_for_the_next_match(friday: Path, line: str) -> None:
    said = typed(friday, "belot ana", line)
    assert people(friday) == ("Ana", "Eva", "Cvita", "Dino")
    assert "New in this book: Eva." in said
    said = typed(friday, "belot ana", "match ana,bo,cvita,dino")
    assert people(friday) == ("Ana", "Bo", "Cvita", "Dino")
    assert "New in this book" not in said


def test_the_dealer_is_named_among_those_who_play_the_next_match(friday: Path) -> None:
    said = typed(friday, "ana 100", "match dino,ana,bo,Eva", "cvita", "EVA")
    assert 'Nobody is called "cvita".' in said
    assert "Eva deals next, Dino is forehand." in said.rpartition("match 2")[2]
    said = typed(friday, "ana 100", "match bo,cvita", "match bo,cvita,dino,ana", "")
    assert said.count("Who deals first") == 1, "names are looked at first"
    assert "deals next" not in said.rpartition("match 3")[2]


@pytest.mark.parametrize(
    ("line", "dealer"),
    [
        ("match ana,bo,cvita,eva", "Ana"),  # a seat is filled: the deal goes on round the table
        ("match Eva,bo,cvita,dino", "Eva"),
        ("match dino,ana,bo,cvita", "Ana"),  # people sit elsewhere: it goes on with whoever would have dealt
    ],
)
def test_the_deal_goes_on_with_others_too(friday: Path, line: str, dealer: str) -> None:
    assert f"{dealer} deals next" in typed(friday, "belot ana", line).rpartition("match 2")[2]


def test_where_whoever_would_deal_is_gone_and_others_moved_it_is_asked(friday: Path) -> None:
    said = typed(friday, "belot ana", "match bo,eva,cvita,dino", "cv")
    assert "Cvita deals next, Dino is forehand." in said.rpartition("match 2")[2]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("match ana,bo", "As many names as this belong here, parted by commas: 4."),
        ("match ana,ana,bo,eva", "cannot have the same name"),
        ("match ana,bo,5,dino", "No player has the number 5."),
        ("match ana,bo,,dino", 'Nobody is called "".'),
    ],
)
def test_who_cannot_play_begins_no_match(friday: Path, line: str, answer: str) -> None:
    said = typed(friday, "belot ana", line)
    assert answer in said
    assert "match 2" not in said


# ---------------------------------------------------------------- who deals in the next match


def test_the_deal_goes_on_by_the_rules_in_the_next_match(friday: Path) -> None:
    """Dino dealt the only deal of a match that is over: Ana is next where the deal goes round."""
    said = typed(friday, "belot ana", "match")
    assert "Friday, match 2" in said
    assert said.rpartition("match 2")[2].count("Ana deals next, Bo is forehand.") == 1


def test_whoever_won_deals_where_the_table_says_so(tmp_path: Path) -> None:
    pad(tmp_path, "new", "Friday", "--variant", "scottish_2", "--names", "Ana,Bo", "--dealer", "bo")
    said = typed(tmp_path, "belot bo", "belot bo", "belot bo", "match")
    assert "Bo deals next, Ana is forehand." in said.rpartition("match 2")[2]


def test_who_deals_is_asked_where_nothing_tells(friday: Path) -> None:
    said = typed(friday, "ana 100", "match", "cvita")
    assert said.count("Who deals first") == 1
    assert "Cvita deals next, Dino is forehand." in said.rpartition("match 2")[2]


def test_how_to_tell_who_deals_is_said_where_nobody_does(friday: Path) -> None:
    hint = '"dealer Ana" says it.'
    typed(friday, "ana 100")
    assert hint in pad(friday, "enter", "Friday", "match").output
    assert hint in typed(friday, "ana 100", "match", "")
    assert hint not in typed(friday, "belot bo", "match bo")
