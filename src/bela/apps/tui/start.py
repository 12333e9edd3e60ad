"""Before a match: go on with one that was left, or choose a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from bela.apps.choosing import InBrowserError, choose_rules
from bela.apps.opponents import DEFAULT_PLACE, NAMES, STYLE_NAMES, bot_labels, style_labels
from bela.apps.refused import RefusedError
from bela.apps.saved import Saved, can_be_offered
from bela.apps.seating import OFFERED, Wanted, begun, gone_on, left_line, passed_over
from bela.apps.tui.page import AskPage, ChoicePage, TextPage
from bela.apps.tui.rules_page import changed_rules
from bela.apps.unfinished import unfinished
from bela.rules.model import Rules
from bela.rules.variants import OVERLAYS, VARIANTS, variant

if TYPE_CHECKING:
    from bela.apps.tui.app import BelaApp

USUAL, CLUB, FILE, OPTIONS = "menu.rules_usual", "menu.rules_club", "menu.rules_file", "menu.rules_options"


@dataclass(frozen=True)
class Hall:
    """Where tables are chosen: what the command line says, and where matches are kept."""

    app: BelaApp
    wanted: Wanted
    directory: Path
    browser: bool = False
    """Whether a table in the browser is offered; who chooses that raises InBrowserError."""

    async def table(self, *, offer_left: bool) -> Saved | None:
        """The match that is to be played; None for none."""
        words, begun_before = self.app.words, unfinished(self.directory) if offer_left else []
        found = [one for one in begun_before if can_be_offered(one)][:OFFERED]
        told = passed_over(words, begun_before)
        if not found:
            await self._tell(told)
            return await self.asked()
        labels = [*(left_line(words, one) for one in found), words.t("menu.new")]
        chosen = await self._choose("menu.resume", labels, told)
        if chosen is None:
            return None
        if chosen == len(found):
            return await self.asked()
        return await self._or_told(lambda: gone_on(words, found[chosen])) or await self.table(offer_left=True)

    async def asked(self) -> Saved | None:
        """A new match, about which everything is asked; None for none."""
        while (name := await self._variant()) is not None:
            rules_asked = await self._rules(name)
            saved = None if rules_asked is None else await self._opponents(rules_asked)
            if saved is not None:
                return saved
        return None

    async def _variant(self) -> str | None:
        names = [name for name in VARIANTS if name not in OVERLAYS]
        labels = [self.app.words.t(f"variant.{name}.about") for name in names]
        labels += [self.app.words.t("menu.in_browser")] * self.browser
        chosen = await self._choose("menu.variant", labels)
        if chosen == len(names):
            raise InBrowserError
        return None if chosen is None else names[chosen]

    async def _rules(self, name: str) -> Rules | None:
        ways = [USUAL, *[CLUB] * (name in OVERLAYS.values()), FILE, OPTIONS]
        while (chosen := await self._choose("menu.rules", [self.app.words.t(key) for key in ways])) is not None:
            rules = await self._by(ways[chosen], name)
            if rules is not None:
                return rules
        return None

    async def _by(self, way: str, name: str) -> Rules | None:
        if way == CLUB:
            return variant(next(club for club, base in OVERLAYS.items() if base == name))
        if way == FILE:
            path = await self.app.push_screen_wait(AskPage(lambda: [self.app.words.t("menu.ask_file")]))
            return await self._from_file(path) if path else None
        return await changed_rules(self.app, name) if way == OPTIONS else variant(name)

    async def _from_file(self, path: str) -> Rules | None:
        try:
            return choose_rules(self.app.words, None, (), Path(path))
        except RefusedError as error:
            await self._tell([error.message])
            return None

    async def _opponents(self, rules: Rules) -> Saved | None:
        """The match, once it is known who plays in it."""
        counts = [self.app.words.n("tui.people_count", count) for count in range(1, rules.seats + 1)]
        count = await self._choose("tui.people", counts)
        if count is None:
            return None
        wanted = replace(self.wanted, seats=tuple(range(count + 1))) if count else self.wanted
        bot, style = DEFAULT_PLACE, wanted.style
        if len(wanted.seats) < rules.seats:
            chosen = await self._bots(style)
            if chosen is None:
                return None
            bot, style = chosen
        wanted = replace(wanted, style=style)
        return await self._or_told(lambda: begun(wanted, rules, NAMES[bot], self.directory))

    async def _bots(self, style: str) -> tuple[int, str] | None:
        """The place of the bots among all, and how they like to play; None for none of them."""
        words = self.app.words
        while (chosen := await self._choose("menu.bots", bot_labels(words, style), usual=DEFAULT_PLACE)) == len(NAMES):
            place = await self._choose("menu.styles", style_labels(words), usual=STYLE_NAMES.index(style))
            style = style if place is None else STYLE_NAMES[place]
        return None if chosen is None else (chosen, style)

    async def _or_told(self, make: Callable[[], Saved]) -> Saved | None:
        """What is made; what hinders it is told."""
        try:
            return make()
        except RefusedError as error:
            await self._tell([error.message])
            return None

    async def _choose(self, key: str, labels: Sequence[str], told: Sequence[str] = (), *, usual: int = 0) -> int | None:
        """Which of these; above the question stands what is told."""
        page = ChoicePage(
            lambda: [*(f"{line}\n" for line in told), self.app.words.t(key)], lambda: labels, pointed=usual
        )
        return await self.app.push_screen_wait(page)

    async def _tell(self, lines: Sequence[str]) -> None:
        """Tell it, if there is anything to tell."""
        if lines:
            await self.app.push_screen_wait(TextPage(lambda: lines))
