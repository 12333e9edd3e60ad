"""Once opened, the pages that need no server work without a network; and as files on any host."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from bela.apps.site.export import MARK, ForeignFolderError, export
from bela.apps.site_cmd import site
from bela.i18n import LANGUAGES
from page import padding as pad
from page.person import Person
from page.static_host import hosted

Sit = Callable[..., Person]
BELOW = "cards/bela"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an exported site."""
    folder = tmp_path_factory.mktemp("hosted")
    export(folder / BELOW)
    with hosted(folder) as address:
        yield f"{address}/{BELOW}"


def kept(person: Person) -> None:
    """Wait until the page is kept for times without a network."""
    person.page.wait_for_selector("html[data-kept=yes]")
    person.context.set_offline(True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pad_works_without_a_network_once_it_was_opened(sit_down: Sit, language: str) -> None:
    person = sit_down(language=language, worker=True)
    person.open("/pad/")
    kept(person)
    person.open("/pad/")
    pad.begin(person)
    pad.write(person, maker=0, points="100", bela=0)
    assert pad.scores(person) == [120, 62]
    person.reload()
    person.page.wait_for_selector("[data-action=write]:not([disabled])")
    assert pad.scores(person) == [120, 62]
    assert person.page.evaluate("document.documentElement.lang") == language
    assert person.fault_free(), person.faults


def test_the_other_pages_open_too(sit_down: Sit) -> None:
    person = sit_down(worker=True)
    person.open("/pad/")
    kept(person)
    person.open("/rules/?variant=clobyosh_2")
    person.page.wait_for_selector(".rulebook")
    person.open("/referee/#variant=croatian_4&trump=h&trick=Kd&hand=QdAh")
    person.page.wait_for_selector("[data-may=Qd]")
    person.page.wait_for_selector("[data-may-not=Ah]")


def test_a_site_of_files_needs_no_server(sit_down: Sit, host: str) -> None:
    person = sit_down(host, worker=True)
    person.open("/")
    person.page.click("a[href='pad/']")
    person.page.wait_for_selector("[data-action=new]")
    kept(person)
    pad.begin(person)
    pad.write(person, maker=1, points="90")
    assert pad.scores(person) == [72, 90]
    person.open("/pad/")
    person.page.wait_for_selector(".books")
    person.open("/rules/?variant=scottish_2")
    person.page.wait_for_selector(".rulebook")
    assert person.fault_free(), person.faults


def test_a_refusal_leads_to_its_rule(sit_down: Sit, host: str) -> None:
    person = sit_down(host, worker=True)
    person.open("/referee/#variant=croatian_4&trump=h&trick=Kd&hand=QdAh")
    person.page.click("[data-may-not=Ah] a")
    person.page.wait_for_selector(".rulebook")
    person.page.wait_for_selector("#C-20.pointed-at")


def test_a_question_that_is_tapped_is_answered_after_every_tap_and_stands_in_the_address(sit_down: Sit) -> None:
    person = sit_down()
    person.open("/referee/")
    person.page.wait_for_selector("[data-card=Kd]")
    pad.tap(person, "trump", "h")
    for card in ("Kd", "Qh"):
        person.page.click(f"[data-card={card}]")
    pad.tap(person, "to", "hand")
    person.page.click("[data-card=Kh]")
    person.page.wait_for_selector("[data-may=Kh]")
    person.page.click("[data-card=As]")
    person.page.wait_for_selector("[data-may-not=As]")
    asked = person.page.evaluate("location.hash")
    other = sit_down()
    other.open(f"/referee/{asked}")
    other.page.wait_for_selector("[data-may=Kh]")
    other.page.wait_for_selector("[data-may-not=As]")


def test_changing_an_option_changes_the_book(sit_down: Sit, host: str) -> None:
    person = sit_down(host, worker=True)
    person.open("/rules/?variant=croatian_4")
    person.page.wait_for_selector(".rulebook:not(:has-text('743'))")
    person.page.click(".choosing > summary")
    person.page.fill("[name=target]", "743")
    person.page.keyboard.press("Tab")
    person.page.wait_for_selector(".rulebook:has-text('743')")
    options = person.page.evaluate("new URLSearchParams(location.search).get('options')")
    assert json.loads(options) == {"target": 743}


# ---------------------------------------------------------------- writing the files
def test_an_earlier_site_is_replaced_and_nothing_else(tmp_path: Path) -> None:
    export(tmp_path / "site")
    (tmp_path / "site" / "static" / "old.js").write_text("", "utf-8")
    count = export(tmp_path / "site")
    files = [path for path in (tmp_path / "site").rglob("*") if path.is_file()]
    assert len(files) == count
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("dear", "utf-8")
    with pytest.raises(ForeignFolderError):
        export(tmp_path / "other")
    assert [path.name for path in (tmp_path / "other").iterdir()] == ["letter.txt"]


def test_the_same_package_gives_the_same_files(tmp_path: Path) -> None:
    for name in ("one", "other"):
        export(tmp_path / name)
    one, other = (
        {
            path.relative_to(tmp_path / name): path.read_bytes()
            for path in (tmp_path / name).rglob("*")
            if path.is_file()
        }
        for name in ("one", "other")
    )
    assert one == other
    assert Path(MARK) in one


def test_the_command_says_what_it_did(tmp_path: Path) -> None:
    runner = CliRunner()
    done = runner.invoke(site, ["--export", str(tmp_path / "site"), "--lang", "en"])
    assert done.exit_code == 0
    assert done.output.startswith("Files written: ")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "a").write_text("", "utf-8")
    refused = runner.invoke(site, ["--export", str(tmp_path / "full"), "--lang", "en"])
    assert refused.exit_code == 2
    assert "holds other files" in refused.output
    blocked = runner.invoke(site, ["--export", str(tmp_path / "full" / "a" / "b"), "--lang", "en"])
    assert blocked.exit_code == 2
    assert "could not be written" in blocked.output
