"""A table at the full screen, played with keys."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from rich.segment import Segment
from textual.color import Color
from textual.events import Key
from textual.pilot import Pilot
from textual.strip import Strip

from bela.apps.tui.account_page import AccountPage
from bela.apps.tui.app import BelaApp
from bela.apps.tui.game import Game
from bela.apps.tui.keys import label_of
from bela.apps.tui.manner import Manner, Tempo
from bela.apps.tui.page import ChoicePage, Curtain, Page
from bela.apps.tui.table_beside import BESIDE
from bela.apps.tui.table_page import TablePage
from bela.bots import Bot, get_bot
from bela.match import open_match
from bela.rules.model import Rules
from bela.table import Chance, Fault, Table
from driver.packs import Stacked, stacked

HOPS = 8
"""From the keyboard to a widget, up to the table, down to what it shows, and one page further."""
SMALL, LARGE = (80, 24), (200, 60)
AT_ONCE = Manner(tempo=Tempo.OFF)


@dataclass
class Setting:
    """Which table, who sits at it, and how it is shown."""

    rules: Rules
    people: tuple[int, ...] = (0,)
    chance: Chance = field(default_factory=lambda: Chance(7))
    manner: Manner = AT_ONCE
    size: tuple[int, int] = SMALL
    bot: Callable[[], Bot] = lambda: get_bot("rules")
    dealer: int | None = None
    """Who deals first; with nobody named the match begins with the cutting for it."""
    hands: Mapping[int, str] | None = None
    """The cards that lie so in every deal."""
    turned: str = ""
    thinks: bool = False
    """Whether a scene begins while somebody still thinks."""

    def game(self) -> Game:
        """The game, before anything has happened."""
        bots = {seat: self.bot() for seat in range(self.rules.seats) if seat not in self.people}
        chance = self.chance
        if self.hands is not None and self.dealer is not None:
            chance = Stacked(stacked(self.rules, self.dealer, self.hands, self.turned))
        faults = deque[Fault]()
        table = Table(open_match(self.rules, self.dealer), bots, chance=chance, report=faults.append)
        return Game(table, self.people, faults=faults)


class Stage:
    """The screen, and the keyboard before it."""

    def __init__(self, app: BelaApp, pilot: Pilot[str]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.table.game

    @property
    def page(self) -> Page[object]:
        """What lies on top."""
        assert isinstance(self.app.screen, Page)
        return self.app.screen

    @property
    def table(self) -> TablePage:
        """The table, on top or beneath."""
        return next(page for page in self.app.screen_stack if isinstance(page, TablePage))

    @property
    def text(self) -> str:
        """Everything on the screen, line by line."""
        return "\n".join(self.rows) + "\n"

    @property
    def rows(self) -> list[str]:
        """The lines of the screen."""
        return [row.text.rstrip() for row in self.strips]

    @property
    def strips(self) -> list[Strip]:
        """The lines of the screen with their styles."""
        return list(self.app.screen._compositor.render_strips())

    @property
    def notice(self) -> str:
        """The line above the hand."""
        region = self.page.query_one("#notice").region
        return " ".join(" ".join(self.rows[region.y : region.bottom]).split())

    async def press(self, *keys: str) -> None:
        """Press keys, each once the one before has had its effect."""
        for key in keys:
            self.app.post_message(Key(key, key if len(key) == 1 else None))
            await self.settle()

    async def click(self, kind: str, x: int, y: int) -> None:
        """Click on a place of a widget."""
        await self.pilot.click(kind, offset=(x, y))
        await self.settle()

    async def click_on(self, text: str, within: str = "#page") -> None:
        """Click on the first letter of the only place, within a widget, where a text stands."""
        region = self.page.query_one(within).region
        rows = [row.ljust(region.right)[region.x : region.right] for row in self.rows[region.y : region.bottom]]
        places = [(row.index(text), y) for y, row in enumerate(rows) if text in row]
        assert len(places) == 1, f"{text!r} stands in {len(places)} places:\n{self.text}"
        await self.click(within, *places[0])

    async def resize(self, columns: int, lines: int) -> None:
        """Give the window another size."""
        await self.pilot.resize_terminal(columns, lines)
        await self.settle()

    def as_sent(self, row: Strip) -> list[Segment]:
        """A row as it goes to the terminal."""
        return list(row.apply_filter(self.app._filters[-1], Color.parse("black")))

    async def settle(self) -> None:
        """Let every message reach where it goes, and what follows from it as well. No clock is asked."""
        await self.hop()
        while beside := [worker for worker in self.app.workers if worker.group == BESIDE and not worker.is_finished]:
            await self.app.workers.wait_for_complete(beside)
            await self.hop()

    async def hop(self) -> None:
        """Let messages reach where they go, while others may still think."""
        for _ in range(HOPS):
            await self.pilot._wait_for_screen()
            self.app.screen._on_timer_update()

    # ------------------------------------------------------------ playing on
    async def answer(self, pick: Callable[[int], int]) -> None:
        """Answer whatever is asked, with a key; ``pick`` says which of so many choices."""
        match self.page:
            case AccountPage():
                await self.press("enter")
            case Curtain() as curtain:
                await self.press(str(curtain.number))
            case ChoicePage():
                await self.press("escape")
            case TablePage() as page if page.asked is not None:
                await self.press(*keys_for(page, pick))
            case _:
                raise AssertionError(f"nothing is asked:\n{self.text}")

    async def until(self, reached: Callable[[], bool], pick: Callable[[int], int] = lambda _count: 0) -> None:
        """Answer until that is so."""
        for _ in range(2000):
            if reached():
                return
            await self.answer(pick)
        raise AssertionError(f"it never came to that:\n{self.text}")


def keys_for(page: TablePage, pick: Callable[[int], int]) -> list[str]:
    """The keys for one of the possible answers."""
    asked = page.asked
    assert asked is not None
    if not asked.by_cards:
        return [label_of(pick(len(asked.choices())))]
    cards = asked.cards()
    if asked.discards:
        first = pick(len(cards))
        return [label_of((first + step) % len(cards)) for step in range(asked.deal.rules.talon)] + ["enter"]
    playable = [place for place, card in enumerate(cards) if asked.plays(card)]
    return [label_of(playable[pick(len(playable))])]


def wild(seed: int) -> Callable[[int], int]:
    """Any of the choices."""
    rng = random.Random(seed)
    return rng.randrange


def on_stage(setting: Setting, scene: Callable[[Stage], Awaitable[None]]) -> BelaApp:
    """Play a scene; gives the program once it has ended."""
    game = setting.game()

    async def course(app: BelaApp) -> None:
        await app.push_screen_wait(TablePage(game))

    async def run() -> BelaApp:
        app = BelaApp(setting.manner, course)
        async with app.run_test(size=setting.size) as pilot:
            stage = Stage(app, pilot)
            await (stage.hop() if setting.thinks else stage.settle())
            await scene(stage)
        return app

    return asyncio.run(run())
