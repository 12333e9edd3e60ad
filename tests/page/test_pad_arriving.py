"""What comes to the pad from outside: tables as spreadsheets save them, and texts that are damaged."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from page import padding as pad
from page.person import Person

DAMAGED = "The text is not whole: letters are missing or wrong."

AS_UTF_8 = """() => {
  Blob.prototype.text = async function () {
    return new TextDecoder().decode(await this.arrayBuffer());
  };
}"""
"""The text of a file is read as UTF-8, as the standard has it; some browsers look at byte order marks."""


@pytest.fixture
def table(ana: Person, tmp_path: Path) -> str:
    """The table of a book with one deal; Ana is at the list of books."""
    pad.write(ana, maker=0, points="100")
    path = pad.downloaded(ana, "export-csv", tmp_path)
    ana.open("/pad/")
    ana.page.click(".box summary")
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_a_table_that_a_spreadsheet_saved_opens_by_the_rules_that_it_tells(
    ana: Person, table: str, tmp_path: Path, encoding: str
) -> None:
    saved = tmp_path / "saved.csv"
    saved.write_bytes(f"\ufeff{table}".encode(encoding))
    ana.page.evaluate(AS_UTF_8)
    ana.page.set_input_files("[type=file]", saved)
    ana.page.wait_for_selector("[data-action=write]:not([disabled])")
    assert pad.scores(ana) == [100, 62]


def test_a_table_of_an_earlier_version_asks_for_its_rules(ana: Person, table: str, tmp_path: Path) -> None:
    old = tmp_path / "old.csv"
    old.write_text("\n".join(line.rsplit(",", 2)[0] for line in table.splitlines()), encoding="utf-8")
    ana.page.set_input_files("[type=file]", old)
    ana.page.select_option("[name=variant]", "croatian_4")
    expect(ana.page.locator(".of-table [role=alert]")).to_contain_text(
        "does not tell by which rules", use_inner_text=True
    )
    ana.page.click("[data-action=open-table]:not([disabled])")
    ana.page.wait_for_selector("[data-action=write]:not([disabled])")
    assert pad.scores(ana) == [100, 62]


@pytest.mark.parametrize("address", ["", "https://pad.example/pad/#s="])
def test_a_damaged_text_is_told_in_the_words_of_the_terminal(ana: Person, address: str) -> None:
    ana.open("/pad/")
    ana.page.click(".box summary")
    ana.page.fill("#pasted", f"{address}AAAA")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".note")
    expect(ana.page.locator(".note p")).to_have_text(DAMAGED, use_inner_text=True)
