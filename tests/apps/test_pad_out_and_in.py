"""Books of ``bela pad`` whose names nearly agree, files in which spreadsheets keep tables, and names of files."""

from __future__ import annotations

from pathlib import Path

import pytest

from driver.pads import NAMES, pad, typed

VARIANT = ("--variant", "croatian_4")


@pytest.mark.parametrize("name", ["CSVT", "csvt"])
def test_a_book_is_meant_by_its_very_letters(tmp_path: Path, name: str) -> None:
    for title in ("csvt", "CSVT"):
        assert pad(tmp_path, "new", title, *VARIANT, "--names", NAMES).exit_code == 0
    assert f"{name}, match 1" in pad(tmp_path, "show", name).output
    assert "Several books may be meant" in pad(tmp_path, "show", "Csvt").output


@pytest.fixture
def table(friday: Path) -> Path:
    """The book of Friday as a table."""
    typed(friday, "ana 100", "bo 90-72 bo:/3")
    assert pad(friday, "export", "Friday", str(friday / "friday.csv")).exit_code == 0
    return friday / "friday.csv"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-8-sig"])
def test_a_table_is_read_by_its_byte_order_mark(friday: Path, table: Path, encoding: str) -> None:
    mark = "\ufeff" if encoding.endswith("e") else ""
    saved = friday / "saved.csv"
    saved.write_bytes((mark + table.read_text(encoding="utf-8")).encode(encoding))
    assert pad(friday, "import", str(saved), "--name", "Back", *VARIANT).exit_code == 0
    assert "2.  Bo" in pad(friday, "show", "Back").output
    assert pad(friday, "import", "-", "--name", "Piped", *VARIANT, keys=saved.read_bytes()).exit_code == 0
    assert "2.  Bo" in pad(friday, "show", "Piped").output


def test_a_table_tells_its_rules_and_no_others_are_named(friday: Path, table: Path) -> None:
    assert pad(friday, "import", str(table), "--name", "Back").exit_code == 0
    found = pad(friday, "import", str(table), *VARIANT, "--option", "target=501")
    assert (found.exit_code, "by other rules than those named: croatian_4." in found.output) == (2, True)
    assert "Which variant?" in pad(friday, "import", str(table), "--option", "target=501").output
    told = table.read_text(encoding="utf-8").replace("croatian_4,", "croatian_4,target=0")
    assert "target" in pad(friday, "import", "-", keys=told).output
    old = pad(friday, "import", "-", keys=told.replace("croatian_4,target=0", ","))
    assert (old.exit_code, "Which variant?" in old.output) == (2, True)
    assert len(list((friday / "pads").iterdir())) == 2


@pytest.mark.parametrize("text", ["{address}s={link}", "{address}{link}", "s={link}", "{link}", " {link}\n"])
def test_a_link_is_read_in_whatever_it_stands_and_a_damaged_one_is_told_as_such(friday: Path, text: str) -> None:
    typed(friday, "ana 100")
    address, _, link = (
        pad(friday, "link", "Friday", "--plain", "--address", "https://pad.example/#").output.strip().rpartition("#")
    )
    whole = text.format(address=f"{address}#", link=link.removeprefix("s="))
    assert pad(friday, "import", "-", "--name", "Piped", keys=whole).exit_code == 0
    assert pad(friday, "import", whole, "--name", "Named").exit_code == 0
    for damaged in (whole.rstrip()[:-1], whole.rstrip() + "A" * 300):
        for source, keys in ((damaged, ""), ("-", damaged)):
            found = pad(friday, "import", source, keys=keys)
            assert (found.exit_code, found.output) == (
                2,
                "Error: The text is not whole: letters are missing or wrong.\n",
            )
    for other in (whole.rstrip() + ".", whole.rstrip() + "%"):
        assert "This text carries no sheet." in pad(friday, "import", "-", keys=other).output


def test_what_is_piped_in_and_no_text_is_refused_as_a_file_is(friday: Path) -> None:
    found = pad(friday, "import", "-", *VARIANT, keys=b"kind\xff\n")
    assert (found.exit_code, "- cannot be read" in found.output) == (2, True)


def test_a_table_without_a_line_is_no_book(friday: Path, table: Path) -> None:
    head = table.read_text(encoding="utf-8").partition("\n")[0]
    assert len(head) > 300
    cut = friday / "cut.csv"
    for text in (head[:300], head, f"{head}\n"):
        cut.write_text(text, encoding="utf-8")
        found = pad(friday, "import", str(cut), "--name", "Back", *VARIANT)
        assert (found.exit_code, "has no line" in found.output) == (2, True)
    assert len(list((friday / "pads").iterdir())) == 1


@pytest.mark.parametrize("name", ["c.xyz", "c"])
def test_a_file_whose_name_does_not_tell_its_kind_is_not_written(friday: Path, name: str) -> None:
    target = friday / name
    found = pad(friday, "export", "Friday", str(target))
    assert (found.exit_code, ".jsonl are records, .csv a table, .pad" in found.output) == (2, True)
    assert f'"{name}" does not tell' in typed(friday, f"export {target}")
    assert not target.exists()
    assert pad(friday, "export", "Friday", str(target), "--form", "csv").exit_code == 0


def test_other_rules_than_those_named_are_told_whole(tmp_path: Path) -> None:
    options = ("must_beat=all_suits", "last_trick=20", "target=501", "capot_bonus=70")
    given = [word for option in options for word in ("--option", option)]
    pad(tmp_path, "new", "Friday", "--variant", "croatian_4", *given)
    typed(tmp_path, "1 100")
    table = pad(tmp_path, "export", "Friday", "-").output
    file = tmp_path / "friday.csv"
    file.write_text(table, encoding="utf-8")
    refused = pad(tmp_path, "import", str(file), "--variant", "croatian_4", "--name", "Again").output
    assert all(option in refused for option in options), refused
