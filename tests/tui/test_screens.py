"""What the screens look like, in the smallest window and in a large one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bela.apps.tui.account_page import AccountPage
from bela.apps.tui.manner import Deck
from bela.deal.state import Phase
from bela.i18n import LANGUAGES, Translator
from bela.rules.variants import house
from driver.bots import loud, tame
from tui.looks import board, discarding
from tui.screens import compare
from tui.stage import AT_ONCE, LARGE, SMALL, Setting, Stage, on_stage

SIZES = {"80x24": SMALL, "200x60": LARGE}
FOUR = Setting(house("croatian_4"), dealer=2, bot=loud, hands={0: "Qh Ah 8h Td Qd 9c Jc 7s"})
TWO = Setting(house("scottish_2"), dealer=1, bot=loud)


async def bidding(_stage: Stage) -> None:
    """The first question."""


async def picking(stage: Stage) -> None:
    """One of two cards is picked."""
    await stage.press("4", "2")


async def announcing(stage: Stage) -> None:
    """An announcement is asked for."""
    await stage.until(lambda: board(stage).phase is Phase.ANNOUNCING, lambda count: count - 1)


async def playing(stage: Stage) -> None:
    """A card lies on the table, a trick has been taken, and not every card of the hand may be played."""

    def reached() -> bool:
        asked = stage.table.asked
        if asked is None or asked.board.phase is not Phase.PLAY or not asked.board.tricks:
            return False
        return bool(asked.board.trick) and any(not asked.plays(card) for card in asked.cards())

    await stage.until(reached)


async def account(stage: Stage) -> None:
    """The deal is over."""
    await stage.until(lambda: isinstance(stage.page, AccountPage))


async def second_deal(stage: Stage) -> None:
    """The score sheet has a line."""
    await account(stage)
    await stage.press("enter")


def pressing(*keys: str) -> Callable[[Stage], Awaitable[None]]:
    """A page that lies on the table."""

    async def scene(stage: Stage) -> None:
        await playing(stage)
        await stage.press(*keys)

    return scene


SCENES: dict[str, tuple[Setting, Callable[[Stage], Awaitable[None]]]] = {
    "bidding": (replace(FOUR, bot=tame), bidding),
    "playing": (FOUR, playing),
    "account": (FOUR, account),
    "second-deal": (FOUR, second_deal),
    "help": (FOUR, pressing("question_mark")),
    "rules": (replace(FOUR, rules=house("croatian_4", must_beat="all_suits", last_trick=0)), pressing("r")),
    "last-trick": (FOUR, pressing("l")),
    "turned": (TWO, bidding),
    "announcing": (TWO, announcing),
    "discard": (discarding(), picking),
    "curtain": (replace(FOUR, people=(0, 2)), bidding),
    "letters": (replace(FOUR, manner=replace(AT_ONCE, deck=Deck.LETTERS, plain=True)), playing),
    "german": (replace(FOUR, manner=replace(AT_ONCE, deck=Deck.GERMAN_LETTERS)), playing),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_a_screen_is_as_it_is_stored(name: str, size: str) -> None:
    setting, reach = SCENES[name]

    async def scene(stage: Stage) -> None:
        await reach(stage)
        compare(f"{name}-{size}", stage.text)

    on_stage(replace(setting, size=SIZES[size]), scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_of_the_keys_fits_on_the_small_screen(language: str) -> None:
    keys = [line.strip() for line in Translator(language).t("tui.help").splitlines() if line.startswith("  ")]

    async def scene(stage: Stage) -> None:
        await pressing("question_mark")(stage)
        assert [line for line in keys if line not in stage.text] == []

    on_stage(replace(FOUR, manner=replace(AT_ONCE, language=language)), scene)
