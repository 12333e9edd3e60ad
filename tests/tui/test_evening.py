"""From the first page to the last: choosing a table, leaving it, going on with it, and a full disk."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bela.apps.journal import Journal
from bela.apps.places import settings_directory
from bela.apps.saved import left, resume
from bela.apps.seating import Wanted
from bela.apps.tui.app import BelaApp
from bela.apps.tui.manner import Deck, Manner, Tempo
from bela.apps.tui.run import Evening, table_wanted
from bela.apps.tui.settings import FILE, liked, remember
from bela.apps.tui.table_page import TablePage
from bela.i18n import Translator
from bela.rules.options import options_of
from bela.rules.variants import variant
from tui.stage import AT_ONCE, Stage

Scene = Callable[[Stage], Awaitable[None]]


def wanted(variant: str | None = None, *, seats: tuple[int, ...] = (0,), options: tuple[str, ...] = ()) -> Wanted:
    """What the command line says."""
    return Wanted(Translator("en"), variant, options, None, None, seats, 7)


def evening(folder: Path, scene: Scene, asked: Wanted | None = None) -> tuple[BelaApp, Evening]:
    """Spend an evening; gives what is left of it."""
    names = asked or wanted()
    spent = Evening(names, folder, table_wanted(names, folder), offer_left=asked is None)
    app = BelaApp(AT_ONCE, spent.course)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            stage = Stage(app, pilot)
            await stage.settle()
            await scene(stage)

    asyncio.run(run())
    return app, spent


async def nothing(_stage: Stage) -> None:
    """Only look."""


# ---------------------------------------------------------------- choosing a table
def test_a_table_is_chosen_step_by_step(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        assert "Which game?" in stage.text
        await stage.press("7")
        assert "By which rules?" in stage.text
        await stage.press("1")
        assert "How many people sit at this keyboard?" in stage.text
        await stage.press("1")
        assert "Against whom?" in stage.text
        await stage.press("enter")
        assert isinstance(stage.page, TablePage)
        assert stage.page.game.table.match.rules.name == "croatian_4"

    _, spent = evening(tmp_path, scene)
    assert spent.is_kept


def test_escape_goes_back_to_the_first_question_and_then_out(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        await stage.press("7", "escape")
        assert "Which game?" in stage.text
        await stage.press("escape")

    app, spent = evening(tmp_path, scene)
    assert app.return_code == 0
    assert not spent.is_kept
    assert left(tmp_path) == []


def test_rules_are_those_of_clubs_or_have_single_options_changed(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        await stage.press("7", "2", "1", "1")
        assert isinstance(stage.page, TablePage)
        assert stage.page.game.table.match.rules == variant("croatian_4_club")

    evening(tmp_path / "clubs", scene)

    async def changes(stage: Stage) -> None:
        await stage.press("7", "4")
        rows = [row for row in stage.rows if "first_dealer" in row]
        assert len(rows) == 1
        await stage.press("2", "2")
        assert "first_dealer = low_cut" in stage.text
        await stage.press("1", "1", "1")
        assert isinstance(stage.page, TablePage)
        changed = options_of(stage.page.game.table.match.rules)
        assert changed["first_dealer"] == "low_cut"

    evening(tmp_path, changes)


def test_a_file_that_cannot_be_read_is_told_and_asked_for_again(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        await stage.press("7", "3", "x", "enter")
        assert "x cannot be read" in " ".join(stage.text.split())
        await stage.press("enter")
        assert "By which rules?" in stage.text

    evening(tmp_path, scene)


# ---------------------------------------------------------------- leaving and going on
def test_a_match_that_was_left_is_gone_on_with(tmp_path: Path) -> None:
    """The same cards, the same question."""
    seen: list[str] = []

    async def leaves(stage: Stage) -> None:
        await stage.press("2", "1")
        seen.append("\n".join(stage.rows[-7:]))
        await stage.press("q")

    async def comes_back(stage: Stage) -> None:
        assert "You left a match unfinished." in stage.text
        await stage.press("1")
        assert "The match goes on." in stage.text
        seen.append("\n".join(stage.rows[-7:]))
        await stage.press("ctrl+c")

    _, spent = evening(tmp_path, leaves, wanted("croatian_4"))
    assert spent.is_kept
    evening(tmp_path, comes_back)
    assert seen[0] == seen[1]
    (one,) = left(tmp_path)
    assert resume(one).turn > 4


def test_matches_that_are_in_use_or_lost_are_told_of_before_anything_is_asked(tmp_path: Path) -> None:
    async def told(stage: Stage) -> None:
        shown = " ".join(stage.text.split())
        assert "this match is being played elsewhere" in shown
        assert "Nothing of the match in" in shown
        await stage.press("enter")
        assert "Which game?" in stage.text

    async def both(stage: Stage) -> None:
        shown = " ".join(stage.text.split())
        assert "Nothing of the match in" in shown
        assert shown.index("Nothing of the match in") < shown.index("You left a match unfinished.")
        await stage.press("1")
        assert isinstance(stage.page, TablePage)

    saved = table_wanted(wanted("croatian_4"), tmp_path)
    assert saved is not None
    assert saved.journal.path is not None
    saved.journal.path.with_name("lost.jsonl").write_bytes(b"")
    evening(tmp_path, told)
    saved.journal.close()
    evening(tmp_path, both)


def test_several_people_go_on_behind_the_curtain(tmp_path: Path) -> None:
    async def comes_back(stage: Stage) -> None:
        await stage.press("1")
        assert "you are asked" in stage.text

    evening(tmp_path, nothing, wanted("croatian_4", seats=(0, 2)))
    _, spent = evening(tmp_path, comes_back)
    assert spent.game is not None
    assert spent.game.people == (0, 2)


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
def test_an_interrupt_leaves_at_every_page(tmp_path: Path, key: str) -> None:
    for before in ([], ["h"], ["s"], ["question_mark"], ["c"], ["2"]):
        folder = tmp_path / "-".join(["x", *before])

        async def scene(stage: Stage, before: list[str] = before) -> None:
            await stage.press(*before, key)

        app, spent = evening(folder, scene, wanted("scottish_2"))
        assert app.return_code == 0
        assert spent.is_kept
        assert len(left(folder)) == 1


def test_after_a_match_there_is_another_one_at_the_same_table(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        first = stage.table.game
        await stage.until(lambda: "Another match at this table" in stage.text)
        await stage.press("1")
        assert stage.table.game is not first
        assert stage.table.game.table.match.rules == first.table.match.rules
        await stage.press("q")

    evening(tmp_path, scene, wanted("croatian_4", options=("target=101",)))


def test_what_cannot_be_kept_has_not_happened_and_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[int] = []

    def full(*_args: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    async def scene(stage: Stage) -> None:
        turns.append(stage.table.game.table.turn)
        monkeypatch.setattr(Journal, "append", full)
        await stage.press("2")
        turns.append(stage.table.game.table.turn)

    app, _ = evening(tmp_path, scene, wanted("croatian_4"))
    assert app.return_code == 1
    assert app.return_value is not None
    assert "No space left on device" in app.return_value
    assert turns[0] == turns[1]


# ---------------------------------------------------------------- likes
def test_likes_are_remembered(tmp_path: Path) -> None:
    manner = Manner("en", Deck.GERMAN, Tempo.BRISK, dark=False)
    remember(tmp_path / "new", manner)
    assert liked(tmp_path / "new", Manner()) == manner
    assert liked(tmp_path / "new", Manner(plain=True, deck=Deck.LETTERS)).deck is Deck.LETTERS


@pytest.mark.parametrize(
    ("named", "folder"),
    [
        ({"BELA_DATA": "data"}, "data"),
        ({"BELA_CONFIG": "likes", "BELA_DATA": "data"}, "likes"),
        ({"BELA_CONFIG": "", "BELA_DATA": "data"}, "data"),
    ],
)
def test_likes_lie_with_the_matches_where_only_a_folder_for_those_is_named(named: dict[str, str], folder: str) -> None:
    assert settings_directory(named) == Path(folder)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"deck": "tarot", "tempo": "off", "dark": true}', "\x00"])
def test_likes_that_cannot_be_read_are_passed_over(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    assert liked(tmp_path, Manner()) == Manner()


def test_likes_that_cannot_be_kept_are_no_reason_not_to_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    remember(tmp_path / "file", Manner())
