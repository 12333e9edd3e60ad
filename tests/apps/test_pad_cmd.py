"""``bela pad`` typed at: quick lines, prompts, books, and what is handed out and taken in."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bela.apps.cli import main
from bela.apps.pad.files import kept_in, looked_at
from bela.i18n import LANGUAGES
from bela.pad.link import book_from_link
from catalogue_flaws import ENGLISH_WORD

NAMES = "Ana,Bo,Cvita,Dino"


def pad(folder: Path, *arguments: str, keys: str = "", language: str = "en") -> Result:
    """The command run to its end, with everything typed in advance."""
    where = ["--data", str(folder)]
    return CliRunner().invoke(main, ["--lang", language, "pad", *arguments, *where], input=keys, catch_exceptions=False)


@pytest.fixture
def friday(tmp_path: Path) -> Path:
    """A folder with a book of four friends."""
    made = pad(tmp_path, "new", "Friday", "--variant", "croatian_4", "--names", NAMES, "--dealer", "dino")
    assert made.exit_code == 0, made.output
    return tmp_path


def typed(folder: Path, *lines: str, language: str = "en") -> str:
    """What an open book answers to lines."""
    found = pad(folder, "Friday", keys="\n".join([*lines, "q"]) + "\n", language=language)
    assert found.exit_code == 0
    return found.output


def rows(folder: Path) -> int:
    book = kept_in(folder / "pads")[0].book
    assert book is not None
    return len(book.sheet.rows)


# ---------------------------------------------------------------- entering
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
        ("ana 161", "No cards make 161 points."),
        ("ana 100-61", "The card points of the sides must add up to 162."),
        ("ana 100 zz", '"zz" means nothing here'),
        ("zz 100", 'Nobody is called "zz".'),
        ("9 100", "No player has the number 9."),
        ("ana", "The card points of every side are needed; the whole pack has 162."),
        ("belot", 'Behind "belot" belongs a player.'),
        ("pass", "somebody has to choose. (C-11)"),
        ("claim ana 60-20", "nobody claims the game. (C-26)"),
        ("ana 100 ana:4xJ ana:4xA ana:4xT", "No deal of the cards gives these announcements together: 4xJ 4xA 4xT."),
        ("ana 100 ana:/3 bo:/3", "Only one side can have won the announcing."),
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
        ("seat Ana,Ana,Bo,Dino", "Two cannot have the same name: ana."),
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
    said = typed(friday, "ana 100", "ana 90", "fix 1 bo 100", "ins 2 cvita 60", "del 3", "u", "u", "redo", "find bo")
    assert "Match 1, row 1: Bo, made" in said
    assert rows(friday) == 3


def test_everything_else_can_be_typed(friday: Path) -> None:
    said = typed(
        friday,
        "?",
        "ana 100 bela:ana ana:Kh/3 note: the first of many",
        "ana 80 last:bo none:bo some:bo trump:h",
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
    assert "Who wins by the claim?" in said
    assert "The target is proved with 100 points" in said


def test_players_are_meant_by_number_name_or_team(friday: Path) -> None:
    said = typed(friday, "teams Mi,Vi", "vi 100 bela:vi mi:/3", "4 100", "names Ana,Anka,Cvita,Dino", "an 90", "anka 90")
    assert "Made: Vi, 120 against 82." in said
    assert '"an" may be several people' in said
    assert "Anka" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_speaks_one_language(friday: Path, language: str) -> None:
    lines = ("?", "ana 100", "u", "u", "zz", "ana 1000", "stats", "say", "", "1", "2", "100", "", "5", "pass", "r")
    said = typed(friday, *lines, language=language)
    kept = [line for line in said.splitlines() if "note:..." not in line and "dealer ana" not in line]
    if language != "en":
        assert [line for line in kept if ENGLISH_WORD.search(line)] == []


# ---------------------------------------------------------------- books
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
    from bela.apps.pad.files import PadFile  # noqa: PLC0415

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
    damaged = path.read_text().replace('"title"', "title")
    path.write_text(damaged)
    assert "cannot be read" in pad(friday, "list").output
    assert pad(friday, "friday", keys="q\n").exit_code == 2
    assert pad(friday, "show", "friday").exit_code == 2
    assert path.read_text() == damaged
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
        (("import", "!"), "carries no sheet"),
        (("import", "nowhere.csv"), "cannot be read"),
    ],
)
def test_a_command_line_that_cannot_be_is_refused(tmp_path: Path, arguments: tuple[str, ...], answer: str) -> None:
    found = pad(tmp_path, *arguments)
    assert found.exit_code == 2
    assert answer in found.output
    assert not list(tmp_path.rglob("*.pad"))


def test_a_folder_that_cannot_be_keeps_no_book(tmp_path: Path) -> None:
    (tmp_path / "pads").write_text("")
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
    damaged.write_text('{"format":"bela-record","variant":"croatian_4"}\n{"a":"Kh"}\n')
    assert "does not open as a book" in pad(tmp_path, "import", str(damaged)).output


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
    assert "Which variant?" in pad(friday, "import", str(friday / "x.svg")).output
    said = typed(friday, f"export {friday / 'y.jsonl'}", f"picture {friday / 'y.svg'}", f"picture {friday / 'y.svg'}")
    assert "nothing could be written (File exists)" in said


def test_rules_that_fit_no_link_are_told(tmp_path: Path) -> None:
    record = tmp_path / "short.jsonl"
    record.write_text('{"format":"bela-record","variant":"scottish_2","first":[2,2],"dealer":0}\n')
    assert pad(tmp_path, "import", str(record), "--name", "Short").exit_code == 0
    found = pad(tmp_path, "link", "Short")
    assert found.exit_code == 2
    assert "no link can carry them" in found.output
