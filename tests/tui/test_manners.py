"""Language, deck, tempo, light and window: what may change in mid-deal, and changes nothing about the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from gettext import GNUTranslations

import pytest
from rich.cells import cell_len
from rich.color import ColorType

from bela.apps.tui import manner as manner_module
from bela.apps.tui.manner import Deck, Manner
from bela.i18n import catalogue as catalogue_module
from tui.stage import AT_ONCE, Stage, on_stage
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


def test_manners_say_what_follows() -> None:
    plain = Manner(plain=True, deck=Deck.LETTERS)
    assert plain.next_deck().deck is Deck.GERMAN_LETTERS
    assert plain.next_deck().next_deck().deck is Deck.LETTERS
    assert Manner(language="none of these").next_language().language == "en"
