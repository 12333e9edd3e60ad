"""From the command line to the full screen and back."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import deque
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import click

from bela.apps.choosing import InBrowserError, choose_rules
from bela.apps.offering import DEFAULT_BOT
from bela.apps.pad.at_work import write_in_record
from bela.apps.places import settings_directory
from bela.apps.saved import Saved, begin
from bela.apps.seating import Wanted, begun
from bela.apps.telling import situation
from bela.apps.telling.voice import SIGNS, Voice
from bela.apps.terminal import can_write
from bela.apps.tui.app import BelaApp
from bela.apps.tui.faces import DRAWN
from bela.apps.tui.game import Game, Outcome
from bela.apps.tui.manner import Deck, Manner
from bela.apps.tui.settings import liked, remember
from bela.apps.tui.start import Hall
from bela.apps.tui.table_page import TablePage
from bela.match import MatchView
from bela.table import Fault


def play_full_screen(wanted: Wanted, directory: Path, pads: Path, *, letters: bool, offer_left: bool) -> None:
    """Play until the people leave. Raises RefusedError for a table that cannot be, ClickException for what failed.

    Raises InBrowserError once somebody wants a table there, which is offered where matches that were left are.
    """
    plain = not all(can_write(end, SIGNS + "".join(DRAWN.thin)) for end in (sys.__stdout__, sys.__stderr__))
    settings = settings_directory()
    manner = liked(settings, Manner(wanted.words.language, Deck.LETTERS if plain else Deck.FRENCH, plain=plain))
    if letters:
        manner = replace(manner, deck=Deck.LETTERS)
    saved = table_wanted(wanted, directory)
    evening = Evening(wanted, directory, saved, offer_left=offer_left)
    for name in ("COLUMNS", "LINES"):  # what somebody once exported would be believed before the window itself
        os.environ.pop(name, None)
    app = BelaApp(manner, evening.course, lambda likes: remember(settings, likes))
    error = app.run()
    say_goodbye(app, evening, error)
    if evening.to_pad is not None:
        write_in_record(app.words, evening.to_pad, pads, letters=letters)
    if evening.in_browser:
        raise InBrowserError


def say_goodbye(app: BelaApp, evening: Evening, error: str | None) -> None:
    """The last words, on the terminal as it was before."""
    if error is not None:
        raise click.ClickException(error)
    if app.return_code:
        raise click.exceptions.Exit(app.return_code)
    if evening.is_kept:
        click.echo(app.words.t("play.kept"))


def table_wanted(wanted: Wanted, directory: Path) -> Saved | None:
    """The table that the command line names. Raises RefusedError for one that cannot be."""
    if wanted.variant is None and wanted.file is None:
        return None
    rules = choose_rules(wanted.words, wanted.variant, wanted.options, wanted.file)
    return begun(wanted, rules, wanted.bots or DEFAULT_BOT, directory)


class Evening:
    """One match after another, until the people have had enough."""

    def __init__(self, wanted: Wanted, directory: Path, saved: Saved | None, *, offer_left: bool) -> None:
        self._wanted = wanted
        self._directory = directory
        self._saved = saved
        self._offer_left = offer_left
        self.game: Game | None = None
        self.in_browser = False
        """Whether somebody wants to play there instead."""
        self.to_pad: Path | None = None
        """The record of the match that somebody wants to see in the score pad."""

    @property
    def is_kept(self) -> bool:
        """Whether a match was left that can be gone on with."""
        return self.game is not None and not self.game.table.match.over

    async def course(self, app: BelaApp) -> None:
        """Choose a table, play, and so on."""
        self._leave_when_told(app)
        with suppress(InBrowserError):
            await self._matches(app)
            return
        self.in_browser = True

    async def _matches(self, app: BelaApp) -> None:
        hall = Hall(app, self._wanted, self._directory, browser=self._offer_left)
        saved = self._saved or await hall.table(offer_left=self._offer_left)
        while saved is not None:
            outcome = await self._play(app, saved)
            match outcome:
                case Outcome.AGAIN:
                    saved = self._again(app, saved)
                case Outcome.OTHER:
                    saved = await hall.asked()
                case _:
                    return

    def _leave_when_told(self, app: BelaApp) -> None:
        """Leave in good order when the terminal is closed, or the system ends the program."""
        loop = asyncio.get_running_loop()
        for name, told in {"SIGHUP": lambda: closed(app), "SIGTERM": app.leave}.items():
            with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):  # not every system has them
                loop.add_signal_handler(getattr(signal, name), told)

    def _again(self, app: BelaApp, saved: Saved) -> Saved | None:
        try:
            return again(saved, self._directory)
        except OSError as error:
            app.fail(app.words.t("cli.cannot_keep", directory=self._directory, reason=error.strerror))
            return None

    async def _play(self, app: BelaApp, saved: Saved) -> Outcome | None:
        faults = deque[Fault]()
        self.game = Game(saved.table(faults.append), saved.setup.people, saved.setup.seed, faults)
        if saved.turn:
            for follower in self.game.followers():
                follower.open_with(partial(_resumed, follower.view))
        try:
            outcome = await app.push_screen_wait(TablePage(self.game))
            self.to_pad = saved.journal.path if outcome is Outcome.PAD else None
            return outcome
        finally:
            saved.journal.close()


def closed(app: BelaApp) -> None:
    """The terminal is gone: what would still be written to it goes nowhere, and is no error."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for end in (sys.__stdout__, sys.__stderr__):
        if end is not None:
            os.dup2(nowhere, end.fileno())
    app.leave()


def _resumed(view: MatchView, voice: Voice) -> list[str]:
    """Where a match stands that goes on."""
    return situation.resumed(voice, view)


def again(saved: Saved, directory: Path) -> Saved:
    """Another match at the same table; with a seed, the one that the next number makes. Raises OSError."""
    seed = saved.setup.seed
    return begin(directory, replace(saved.setup, seed=None if seed is None else seed + 1))
