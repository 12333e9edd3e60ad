"""People who are called as commands are, and commands behind which too much stands: nothing is undone or lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from bela.apps.pad.files import kept_in
from bela.i18n import LANGUAGES
from catalogue_flaws import ENGLISH_WORD
from driver.pads import pad, rows, typed


def table(folder: Path, names: str, *more: str) -> Path:
    """A book with these people in it."""
    assert pad(folder, "new", "Friday", "--variant", "croatian_4", "--names", names, *more).exit_code == 0
    return folder


def makers(folder: Path) -> list[str]:
    """Who made the deals of the last match."""
    book = kept_in(folder / "pads")[0].book
    assert book is not None
    names = [player.name for player in book.sheet.header.players]
    return [names[getattr(row.written, "maker", None) or 0] for row in book.sheet.rows]


@pytest.mark.parametrize("names", ["Uma,Branko,Stipe,Rok", "U,B,S,R"])
@pytest.mark.parametrize(("line", "seat"), [("u 90-72", 0), ("b 100", 1), ("s 100", 2), ("R 100 bela:u", 3)])
def test_figures_behind_a_name_are_a_deal(tmp_path: Path, names: str, line: str, seat: int) -> None:
    typed(table(tmp_path, names), "1 100", line)
    assert makers(tmp_path) == [names.split(",", maxsplit=1)[0], names.split(",")[seat]]


def test_letters_alone_stay_commands(tmp_path: Path) -> None:
    said = typed(table(tmp_path, "U,B,S,Q"), "u 100", "b 100", "q 90 note: late", "s", "b", "u")
    assert makers(tmp_path) == ["U", "B"]
    assert "Score: U/S  162  B/Q  162" in said


@pytest.mark.parametrize(
    "name",
    [
        *("?", "help", "fix", "ins", "del", "undo", "redo", "sheet", "big", "say", "stats", "find", "rules", "match"),
        *("names", "teams", "title", "seat", "dealer", "link", "export", "picture", "quit"),
        *("pass", "void", "belot", "claim", "wins", "Findus", "Passia", "Delia"),
    ],
)
def test_whoever_is_called_as_a_command_is_has_deals_all_the_same(tmp_path: Path, name: str) -> None:
    word = name.removesuffix("us").removesuffix("ia")
    typed(table(tmp_path, f"Ana,Bo,{name},Dino"), "1 100", f"{word} 90-72 bela:3", f"{word.upper()} 100-62")
    assert makers(tmp_path) == ["Ana", name, name]


@pytest.mark.parametrize(
    "line",
    [
        *("u 90-72", "b 100", "redo 100", "undo the last", "say 100", "stats 100", "link 100", "r 1", "rules 1"),
        *("? 100", "help fix", "big 1", "q 100", "quit now"),
    ],
)
def test_what_a_command_does_not_take_is_refused(friday: Path, line: str) -> None:
    typed(friday, "names Ana,Cici,Dino,Ema", "1 100")
    first, _, rest = line.partition(" ")
    refusal = f'"{first}" takes no words behind it, and "{rest}" is left over, so nothing was done.'
    assert refusal in typed(friday, line)
    found = pad(friday, "enter", "Friday", line)
    assert (found.exit_code, refusal in found.output, rows(friday)) == (1, True, 1)


def test_a_sheet_is_shown_of_one_match(friday: Path) -> None:
    assert "There is no such match; the last one has the number 1." in typed(friday, "s 1 2")


@pytest.mark.parametrize(
    ("name", "line", "answer"),
    [
        ("Stipe", "s 2", '"/s 2" is the command, "2 2" the deal.'),
        ("Delia", "del 2", '"/del 2" is the command, "2 2" the deal.'),
        ("Fix", "fix 2", '"/fix 2" is the command, "2 2" the deal.'),
        ("Find", "find capot", '"/find capot" is the command, "2 capot" the deal.'),
        ("Title", "title 100", '"/title 100" is the command, "2 100" the deal.'),
        ("Match", "match 2", '"/match 2" is the command, "2 2" the deal.'),
        ("Belot", "belot 2", '"/belot 2" is the command, "2 2" the deal.'),
        ("Wins", "fix 1 wins 2", '"/wins 2" is the command, "2 2" the deal.'),
    ],
)
def test_what_may_be_either_is_told_and_done_neither_way(tmp_path: Path, name: str, line: str, answer: str) -> None:
    typed(table(tmp_path, f"Ana,{name},Cvita,Dino"), "1 100", "1 90", "match ana", "1 100", "1 90")
    before = kept_in(tmp_path / "pads")[0].path.read_bytes()
    assert answer in typed(tmp_path, line)
    assert kept_in(tmp_path / "pads")[0].path.read_bytes() == before


def test_no_deal_of_a_point_is_meant_where_a_match_is(tmp_path: Path) -> None:
    said = typed(table(tmp_path, "Ana,Stipe,Cvita,Dino"), "1 100", "match ana", "s 1", "s 9")
    assert said.count("Friday, match 1") == 2
    assert makers(tmp_path) == ["Stipe"]


def test_a_stroke_before_a_word_makes_it_the_command(tmp_path: Path) -> None:
    said = typed(table(tmp_path, "Ana,Delia,Belot,Uma"), "1 100", "2 90", "/del 2", "/belot 3", "/u", "s", "/q 1")
    assert makers(tmp_path) == ["Ana"]
    assert "A Belot wins the whole game: Ana/Belot." in said
    assert '"q" takes no words behind it' in said
    assert '"/" means nothing' in typed(tmp_path, "/") or 'Nobody is called "/".' in typed(tmp_path, "/")


def test_a_beginning_of_several_names_is_told_and_undoes_nothing(tmp_path: Path) -> None:
    said = typed(table(tmp_path, "Uma,Bo,Ugo,Dino"), "1 100", "u 90-72", "uma 80 bela:zz")
    assert '"u" may be several people' in said
    assert 'Nobody is called "zz".' in said
    assert makers(tmp_path) == ["Uma"]


def test_a_team_is_meant_by_name_where_nobody_of_the_other_is(tmp_path: Path) -> None:
    said = typed(table(tmp_path, "Ana,Uma,Cvita,U", "--teams", "Uno,Vi"), "un 100", "u 90", "um 80", "teams Uma,Vi")
    assert makers(tmp_path) == ["Ana", "U", "Uma"]
    assert "several people" in typed(tmp_path, "names Ana,Bo,Cvita,Umberto", "um 90")
    assert "Score" in said


def test_leaving_from_the_command_line_is_no_failure(friday: Path) -> None:
    for line in ("q", "quit"):
        found = pad(friday, "enter", "Friday", line)
        assert (found.exit_code, found.output) == (0, "")


# ---------------------------------------------------------------- what is missing behind a command
def test_a_file_without_a_name_is_told(friday: Path) -> None:
    said = typed(friday, "export", "picture")
    assert 'Behind "export" belongs the name of a file, as in: export friday.csv' in said
    assert 'Behind "picture" belongs the name of a file, as in: picture friday.svg' in said


def test_the_title_is_told_and_taken_away_by_a_dash(friday: Path) -> None:
    said = typed(friday, "title")
    assert 'The book is called "Friday".' in said
    assert '"title -" takes it away' in said
    assert kept_in(friday / "pads")[0].title == "Friday"
    said = typed(friday, "title -", "title")
    assert "The book has no title." in said
    assert kept_in(friday / "pads")[0].book.pages.title == ""  # type: ignore[union-attr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_speak_one_language(tmp_path: Path, language: str) -> None:
    lines = (
        "1 100",
        "redo 100",
        "match 1",
        "s 2",
        "fix x",
        "fix 9",
        "fix 9.9",
        "export",
        "title",
        "title -",
        "match 1",
        "del 1",
    )
    said = typed(table(tmp_path, "Stipe,Bo,Eva,Dino"), *lines, language=language)
    assert "pad." not in said
    if language != "en":
        told = [line.replace('"title"', "").replace('"title -"', "") for line in said.splitlines()]
        assert [line for line in told if ENGLISH_WORD.search(line)] == []
