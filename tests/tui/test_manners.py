"""Language, deck, tempo, light and window: what may change in mid-deal, and changes nothing about the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from gettext import GNUTranslations

import pytest
from rich.cells import cell_len
from rich.color import ColorType
from textual.events import MouseDown, MouseUp

from bela.apps.tui import manner as manner_module
from bela.apps.tui.account_page import AccountPage
from bela.apps.tui.cloth import Cloth
from bela.apps.tui.manner import Deck, Manner, Tempo
from bela.i18n import LANGUAGES
from bela.i18n import catalogue as catalogue_module
from bela.rules.variants import house
from driver.bots import tame
from tui.looks import board
from tui.stage import AT_ONCE, LARGE, Setting, Stage, on_stage
from tui.test_screens import FOUR, playing


# ---------------------------------------------------------------- language
class Marked(GNUTranslations):
    """Texts that can be told from those that no catalogue knows: every word in capitals."""

    def gettext(self, message: str) -> str:
        return _marked(english().gettext(message))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return _marked(english().ngettext(msgid1, msgid2, n))


def english() -> GNUTranslations:
    """The first catalogue."""
    return catalogue_module.catalogue("en")


def _marked(text: str) -> str:
    parts = text.replace("}", "{").split("{")
    return "".join(part.upper() if place % 2 == 0 else f"{{{part}}}" for place, part in enumerate(parts))


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Another language, by its code."""
    before = catalogue_module.catalogue
    monkeypatch.setattr(catalogue_module, "catalogue", lambda code: Marked() if code == "xx" else before(code))
    monkeypatch.setattr(manner_module, "LANGUAGES", ("en", "xx"))
    yield "xx"
    catalogue_module._template.cache_clear()
    catalogue_module._is_there.cache_clear()


@pytest.mark.usefixtures("marked")
def test_all_texts_follow_the_language_in_mid_deal() -> None:
    """FR-67: what was said before as well; ranks in short and the names of keys have no language."""

    async def scene(stage: Stage) -> None:
        await playing(stage)
        english_text = stage.text
        await stage.press("g")
        small = {word for word in stage.text.split() if word != word.upper() and len(word) > 1}
        assert not small
        for key in ("s", "l", "r", "question_mark"):
            await stage.press(key)
            assert stage.text == stage.text.upper() or key == "r"
            await stage.press("enter")
        await stage.press("g")
        assert [row for row in stage.rows if "language" not in row] == [
            row for row in english_text.splitlines() if "Your card" not in row
        ]

    on_stage(FOUR, scene)


# ---------------------------------------------------------------- decks
@pytest.mark.parametrize("deck", Deck)
def test_every_deck_lines_up(deck: Deck) -> None:
    """FR-71: whether a sign takes one column or two, no row is wider than the window."""

    async def scene(stage: Stage) -> None:
        await playing(stage)
        assert {cell_len(row.text) for row in stage.strips} == {80}
        tops = [row for row in stage.rows if row.count("╭") > 3]
        sides = [row for row in stage.rows if row.count("│") > 7]
        assert columns(tops[-1], "╭") <= columns(sides[-1], "│")

    on_stage(replace(FOUR, manner=replace(AT_ONCE, deck=deck)), scene)


def columns(row: str, sign: str) -> set[int]:
    """The columns of the screen in which a sign stands."""
    return {cell_len(row[:place]) for place, found in enumerate(row) if found == sign}


def test_the_deck_changes_on_a_key_and_names_change_with_it() -> None:
    async def scene(stage: Stage) -> None:
        await playing(stage)
        assert "♠ spades" in stage.text
        await stage.press("d", "d")
        assert "s spades" in stage.text
        assert not set("♣♦♥♠") & set(stage.text)
        await stage.press("d", "d", "d")
        assert "l leaves" in stage.text
        assert "spades" not in stage.text.replace("of spades", "")
        await stage.press("d")
        assert "♠ spades" in stage.text

    on_stage(FOUR, scene)


def test_a_plain_terminal_gets_plain_characters_alone() -> None:
    """FR-65: on every page."""

    async def scene(stage: Stage) -> None:
        await playing(stage)
        for key in ("d", "d", "s", "escape", "l", "escape", "question_mark", "escape", "c", "escape"):
            await stage.press(key)
            assert stage.text.isascii(), stage.text

    on_stage(replace(FOUR, manner=replace(AT_ONCE, deck=Deck.LETTERS, plain=True)), scene)


# ---------------------------------------------------------------- colours
def test_without_colour_nothing_else_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """FR-66: the same characters; playable cards stand up, the one pointed at has a thick edge."""
    texts: list[str] = []

    async def scene(stage: Stage) -> None:
        await playing(stage)
        texts.append(stage.text)
        styles = [segment.style for row in stage.strips for segment in stage.as_sent(row) if segment.style is not None]
        colours = [colour for style in styles for colour in (style.color, style.bgcolor) if colour is not None]
        texts.append("bare" if all(colour.type is ColorType.DEFAULT for colour in colours) else "coloured")

    on_stage(FOUR, scene)
    monkeypatch.setenv("NO_COLOR", "1")
    on_stage(FOUR, scene)
    assert texts[0] == texts[2]
    assert (texts[1], texts[3]) == ("coloured", "bare")


def test_light_and_dark_differ_in_colours_alone() -> None:
    async def scene(stage: Stage) -> None:
        await playing(stage)
        before, dark = stage.text, stage.app.current_theme.dark
        await stage.press("n")
        assert stage.text == before
        assert stage.app.current_theme.dark is not dark

    on_stage(FOUR, scene)


# ---------------------------------------------------------------- tempo
def test_a_finished_trick_lies_until_a_key_is_pressed_and_that_key_does_nothing_else() -> None:
    async def scene(stage: Stage) -> None:
        await stage.until(lambda: stage.table.resting)
        assert stage.notice.endswith("the trick. Any key goes on.")
        played = board(stage).tricks[-1].cards
        for card in played:
            assert stage.table.voice.short(card) in stage.text
        assert "┏" in "".join(stage.rows[1:17])
        await stage.press("q")
        assert not stage.table.resting
        assert len(board(stage).trick) == 0

    leading = {1: "As Ks Ac Kc Ad Kd Ah Kh", 0: "Js 9s Ts 7s 8s Qs Jh 9h"}
    two = replace(AT_ONCE, tempo=Tempo.KEY)
    on_stage(Setting(house("croatian_2"), people=(0, 1), dealer=1, hands=leading, turned="7d", manner=two), scene)


def test_title_score_and_talk_follow_the_trick_that_is_looked_at() -> None:
    """Nothing that the last trick of a deal led to is told before that trick has been looked at."""

    async def scene(stage: Stage) -> None:
        last = ""
        while any(board(stage).counts) or not last:
            await stage.until(lambda: stage.table.resting)
            assert stage.rows[0].endswith(f"Deal 1, trick {len(board(stage).tricks)}")
            last = stage.text
            await stage.press("space")
        assert isinstance(stage.page, AccountPage)
        assert any(stage.game.view.hall.standing.scores)
        score = next(row for row in last.splitlines() if "To 1001" in row)
        assert score.split()[-2:] == ["0", "0"]
        assert "written" not in last

    two = replace(AT_ONCE, tempo=Tempo.KEY)
    on_stage(Setting(house("croatian_2", target=1001), people=(0, 1), dealer=1, manner=two, bot=tame), scene)


def test_the_mouse_ends_the_look_at_a_trick_as_well() -> None:
    async def scene(stage: Stage) -> None:
        await stage.until(lambda: stage.table.resting)
        await stage.click("Cloth", 3, 9)
        assert not stage.table.resting

    two = replace(AT_ONCE, tempo=Tempo.KEY)
    on_stage(Setting(house("croatian_2"), people=(0, 1), dealer=1, manner=two), scene)


def test_the_tempo_goes_round_on_a_key() -> None:
    async def scene(stage: Stage) -> None:
        seen = []
        for _ in Tempo:
            await stage.press("t")
            seen.append(stage.notice)
        assert len(set(seen)) == len(Tempo)
        assert stage.app.manner == AT_ONCE

    on_stage(FOUR, scene)


def test_others_take_their_time_unless_told_not_to() -> None:
    waits = {tempo: (tempo.move, tempo.trick) for tempo in Tempo}
    assert waits[Tempo.OFF] == (0, 0)
    assert waits[Tempo.KEY][1] is None
    assert all(move > 0 for tempo, (move, _) in waits.items() if tempo is not Tempo.OFF)


# ---------------------------------------------------------------- the window
def test_the_window_may_change_in_mid_trick() -> None:
    async def scene(stage: Stage) -> None:
        await playing(stage)
        before, turn = stage.text, stage.game.table.turn
        for size in (LARGE, (100, 30), (80, 40), (80, 24)):
            await stage.resize(*size)
            assert stage.table.query_one(Cloth).size.height > 0
            for card in board(stage).trick:
                assert stage.table.voice.rank_short(card) in stage.text
        assert (stage.text, stage.game.table.turn) == (before, turn)
        await stage.press("enter")
        assert stage.game.table.turn > turn

    on_stage(FOUR, scene)


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5)])
def test_a_window_that_is_too_small_is_told_so_and_shows_no_card(size: tuple[int, int]) -> None:
    async def scene(stage: Stage) -> None:
        await playing(stage)
        before = stage.text
        await stage.resize(*size)
        told = " ".join(stage.text.split())
        assert told.startswith("The table needs a window")
        assert not set("♣♦♥♠│") & set(told)
        await stage.resize(80, 24)
        assert stage.text == before

    on_stage(FOUR, scene)


@pytest.mark.parametrize("size", [(79, 24), (80, 23)])
def test_in_a_window_that_is_too_small_nothing_is_done_unseen(size: tuple[int, int]) -> None:
    async def scene(stage: Stage) -> None:
        await playing(stage)
        turn, manner, page = stage.game.table.turn, stage.app.manner, stage.page
        await stage.resize(*size)
        await stage.press("enter", "space", *"1234567890", "question_mark", "escape", "right", "enter", "t", "g", "c")
        for kind in (MouseDown, MouseUp):
            for y in range(size[1]):
                stage.app.post_message(kind(None, 30, y, 0, 0, 1, shift=False, meta=False, ctrl=False))
            await stage.settle()
        assert (stage.game.table.turn, stage.app.manner, stage.page) == (turn, manner, page)

    on_stage(FOUR, scene)


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
def test_a_window_that_is_too_small_can_be_left(key: str) -> None:
    async def scene(stage: Stage) -> None:
        await stage.resize(60, 20)
        await stage.press(key)
        assert stage.app._exit

    on_stage(replace(FOUR, people=(0, 2)), scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_that_matter_most_are_named_in_the_smallest_window(language: str) -> None:
    async def scene(stage: Stage) -> None:
        shown = stage.rows[-1].split("  ")
        assert [name.strip()[0] for name in shown][:7] == ["?", "h", "r", "s", "l", "c", "q"]

    on_stage(replace(FOUR, manner=replace(AT_ONCE, language=language)), scene)


def test_manners_say_what_follows() -> None:
    plain = Manner(plain=True, deck=Deck.LETTERS)
    assert plain.next_deck().deck is Deck.GERMAN_LETTERS
    assert plain.next_deck().next_deck().deck is Deck.LETTERS
    assert Manner(language="none of these").next_language().language == "en"
