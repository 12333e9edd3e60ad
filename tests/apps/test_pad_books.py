"""``bela pad``: books begun, found, handed out and taken in."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from bela.apps.cli import main
from bela.apps.pad.files import PadFile, looked_at
from driver.pads import NAMES, pad, rows, typed


def test_a_new_book_asks_for_what_is_left_open(tmp_path: Path) -> None:
    keys = ["7", "1", "Monday", "Ana,Ana,Bo,Dino", NAMES, "Mi,Vi", "bo", "ana 100", "q"]
    found = pad(tmp_path, keys="\n".join(keys) + "\n")
    assert found.exit_code == 0
    assert "Two cannot have the same name: ana." in found.output
    assert "Monday, match 1" in found.output
    assert "Bo deals next" in found.output
    again = pad(tmp_path, keys="1\nq\n")
    assert "Which book?" in again.output
    assert "Score: Mi  100  Vi   62" in again.output
    another = pad(tmp_path, keys="2\n1\n1\nTuesday\n\n\nq\n")
    assert "Tuesday, match 1" in another.output
    assert pad(tmp_path, keys="").exit_code == 0


def test_books_are_found_by_name_and_by_its_beginning(friday: Path) -> None:
    pad(friday, "new", "Frigg", "--variant", "scottish_2")
    assert pad(friday, "fRiDay", keys="q\n").exit_code == 0
    several = pad(friday, "fri")
    assert several.exit_code == 2
    assert "Several books may be meant" in several.output
    none = pad(friday, "show", "Sunday")
    assert none.exit_code == 2
    assert 'No book is called "Sunday". There are: Frigg, Friday' in none.output
    listed = pad(friday, "list").output
    assert "Friday: Croatian Bela for four, as partners, 0 : 0" in listed
    assert "There are no books yet." in pad(friday / "empty", "list").output


def test_a_book_that_is_open_elsewhere_is_told_as_such(friday: Path) -> None:
    held = PadFile.open(friday / "pads" / "friday.pad")
    try:
        found = pad(friday, "Friday")
        assert found.exit_code == 2
        assert "Friday: this book is open elsewhere." in found.output
        assert "open elsewhere" in pad(friday, "list").output
        assert "Which game?" in pad(friday, keys="q\n").output
    finally:
        held.close()


def test_a_damaged_book_is_named_and_left_alone(friday: Path) -> None:
    path = friday / "pads" / "friday.pad"
    damaged = path.read_text(encoding="utf-8").replace('"title"', "title")
    path.write_text(damaged, encoding="utf-8")
    assert "cannot be read" in pad(friday, "list").output
    assert pad(friday, "friday", keys="q\n").exit_code == 2
    assert pad(friday, "show", "friday").exit_code == 2
    assert path.read_text(encoding="utf-8") == damaged
    assert looked_at(friday / "pads" / "gone.pad").book is None


def test_one_line_is_written_without_opening_the_book(friday: Path) -> None:
    found = pad(friday, "enter", "Friday", "ana", "100", "bela:bo")
    assert (found.exit_code, "Ana made it: 100 against 82." in found.output) == (0, True)
    assert pad(friday, "enter", "Friday", "ana 163").exit_code == 1
    assert pad(friday, "enter", "Friday", "u").exit_code == 0
    assert pad(friday, "enter", "Friday", "ana 162").exit_code == 1
    assert rows(friday) == 0
    assert "No deal has been written down yet." in pad(friday, "show", "Friday").output
    assert "Players" in pad(friday, "stats", "Friday").output


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (("new", "X"), "Which variant?"),
        (("new", "X", "--variant", "x"), 'There is no variant "x".'),
        (("new", "X", "--variant", "croatian_4", "--names", "Ana"), "As many names as this belong here"),
        (("new", "X", "--variant", "croatian_4", "--dealer", "zz"), 'Nobody is called "zz".'),
        (("new", "x" * 41, "--variant", "croatian_4"), "This cannot be a name"),
        (("import", "!"), 'There is no file "!", and it is not the whole text of a sheet either.'),
        (("import", "nonexist"), 'There is no file "nonexist"'),
        (("--from", "nonexist"), 'There is no file "nonexist"'),
        (("import", "https://pad.example/#nonexist"), "The text is not whole"),
        (("import", "nowhere.csv"), "cannot be read"),
    ],
)
def test_a_command_line_that_cannot_be_is_refused(tmp_path: Path, arguments: tuple[str, ...], answer: str) -> None:
    found = pad(tmp_path, *arguments)
    assert found.exit_code == 2
    assert answer in found.output
    assert not list(tmp_path.rglob("*.pad"))


def test_a_folder_that_cannot_be_keeps_no_book(tmp_path: Path) -> None:
    (tmp_path / "pads").write_text("", encoding="utf-8")
    found = pad(tmp_path, "new", "X", "--variant", "croatian_4")
    assert found.exit_code == 2
    assert "No book can be kept" in found.output


# ---------------------------------------------------------------- out and in
@pytest.mark.parametrize("name", ["x.jsonl", "x.csv", "x.pad"])
def test_a_book_goes_into_a_file_and_comes_back(friday: Path, name: str) -> None:
    typed(friday, "ana 100", "bo 90-72 bo:/3")
    target = friday / name
    assert pad(friday, "export", "Friday", str(target)).exit_code == 0
    again = pad(friday, "export", "Friday", str(target))
    assert again.exit_code == 2
    assert "nothing could be written (File exists)" in again.output
    back = pad(friday, "import", str(target), "--name", "Back", "--variant", "croatian_4")
    assert back.exit_code == 0, back.output
    assert "Score" in pad(friday, "show", "Back").output
    shown, original = (pad(friday, "show", title).output.splitlines() for title in ("Back", "Friday"))
    assert shown[-2] == original[-2] or name == "x.csv"


def test_a_record_of_the_program_opens_as_a_book(tmp_path: Path, file: Path) -> None:
    assert pad(tmp_path, "import", str(file), "--name", "Played").exit_code == 0
    assert "Played, match 1" in pad(tmp_path, "show", "Played").output
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_text('{"format":"bela-record","variant":"croatian_4"}\n{"a":"Kh"}\n', encoding="utf-8")
    assert "does not open as a book" in pad(tmp_path, "import", str(damaged)).output


def test_a_match_that_was_played_is_opened_and_opened_again(tmp_path: Path, file: Path) -> None:
    first = pad(tmp_path, "--from", str(file), keys="q\n")
    assert (first.exit_code, "match 1" in first.output) == (0, True)
    pad(tmp_path, "--from", str(file), keys="title Ours\nq\n")
    assert "Ours, match 1" in pad(tmp_path, "--from", str(file), keys="q\n").output
    assert len(list((tmp_path / "pads").iterdir())) == 1
    missing = pad(tmp_path, "--from", str(tmp_path / "missing.jsonl"))
    assert (missing.exit_code, "missing.jsonl" in missing.output) == (2, True)


def test_the_match_that_was_finished_last_is_opened_by_a_word(tmp_path: Path, file: Path) -> None:
    none = pad(tmp_path, "--from", "last")
    assert (none.exit_code, "No match has been played to its end here yet." in none.output) == (2, True)
    (tmp_path / "finished").mkdir()
    shutil.copy(file, tmp_path / "finished" / "first.jsonl")
    assert "match 1" in pad(tmp_path, "--from", "last", keys="q\n").output
    assert pad(tmp_path, "import", "last", "--name", "Again").exit_code == 0


def test_a_match_that_is_opened_is_called_as_the_command_says(tmp_path: Path, file: Path) -> None:
    assert "Sunday, match 1" in pad(tmp_path, "Sunday", "--from", str(file), keys="q\n").output


def test_books_go_through_pipes_pictures_and_links(friday: Path) -> None:
    typed(friday, "ana 100")
    text = pad(friday, "export", "Friday", "-").output
    assert '"count"' in text
    piped = CliRunner().invoke(main, ["pad", "import", "-", "--name", "Piped", "--data", str(friday)], input=text)
    assert piped.exit_code == 0
    assert pad(friday, "picture", "Friday", str(friday / "x.svg")).exit_code == 0
    assert ">Ana: made<" in (friday / "x.svg").read_text(encoding="utf-8")
    link = pad(friday, "link", "Friday", "--plain", "--address", "https://pad.example/#").output.strip()
    assert link.startswith("https://pad.example/#")
    assert pad(friday, "import", link, "--name", "Linked").exit_code == 0
    assert "Ana/Cvita  100" in pad(friday, "show", "Linked").output
    assert "This text carries no sheet." in pad(friday, "import", str(friday / "x.svg")).output
    said = typed(friday, f"export {friday / 'y.jsonl'}", f"picture {friday / 'y.svg'}", f"picture {friday / 'y.svg'}")
    assert "nothing could be written (File exists)" in said


def test_rules_that_fit_no_link_are_told(tmp_path: Path) -> None:
    record = tmp_path / "short.jsonl"
    record.write_text('{"format":"bela-record","variant":"scottish_2","first":[2,2],"dealer":0}\n', encoding="utf-8")
    assert pad(tmp_path, "import", str(record), "--name", "Short").exit_code == 0
    found = pad(tmp_path, "link", "Short")
    assert found.exit_code == 2
    assert "no link can carry them" in found.output


@pytest.mark.parametrize("cut", [1, 5, 60])
def test_a_book_whose_last_line_was_cut_off_is_taken_in_without_it(friday: Path, cut: int) -> None:
    typed(friday, "ana 100", "bo 90-72 note: žabe")
    whole = (friday / "pads" / "friday.pad").read_bytes()
    torn = friday / "torn.pad"
    torn.write_bytes(whole[:-cut])
    found = pad(friday, "import", str(torn), "--name", "Torn")
    assert found.exit_code == 0
    is_whole = cut == 1  # the end of the line alone is missing
    assert ("The last line of the book was not written to its end; it is left out." in found.output) != is_whole
    assert ("2." in pad(friday, "show", "Torn").output) == is_whole


def test_a_torn_letter_and_a_pipe_are_no_hindrance_but_damage_before_the_last_line_is(friday: Path) -> None:
    typed(friday, "ana 100", "bo 90-72 note: žabe")
    whole = (friday / "pads" / "friday.pad").read_bytes()
    torn = whole[: whole.index("ž".encode()) + 1]
    assert "it is left out" in pad(friday, "import", "-", "--name", "Torn", keys=torn).output
    damaged = friday / "damaged.pad"
    damaged.write_bytes(torn.replace(b'"do":"enter"', b'"do":"entre"', 1))
    found = pad(friday, "import", str(damaged))
    assert (found.exit_code, "left out" in found.output) == (2, False)
