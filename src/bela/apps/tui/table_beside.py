"""What is thought out beside the screen, so that it does not stand still: the moves of bots that search, and hints."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from bela.apps.hinting import in_time
from bela.apps.telling.advised import advised
from bela.apps.tui.table_view import TableView
from bela.bots.advice import Advice
from bela.deal.state import View

Result = TypeVar("Result")
BESIDE = "beside"
"""The group of workers in which things are thought out."""


class TableBeside(TableView):
    """A table beside which is thought."""

    thinking = False
    """Whether a bot thinks."""
    ended = False
    """Whether the match has been left."""

    def let_think(self) -> None:
        """Let the bot that is asked think beside the screen, where that may take a while."""
        ahead = None if self.thinking else self.game.ahead()
        if ahead is not None:
            self.thinking = True
            self.beside(ahead, self._thought)

    def _thought(self, _nothing: None) -> None:
        self.thinking = False
        if not self.ended:
            self.go_on()

    def beside(self, what: Callable[[], Result], then: Callable[[Result], None]) -> None:
        """Work something out in a thread, so that the screen does not stand still; then go on with what came of it."""

        async def wait() -> None:
            then(await asyncio.to_thread(what))

        self.run_worker(wait(), group=BESIDE)

    def tell_of_faults(self) -> None:
        """Say of a bot that failed that it did, and that play goes on."""
        if self.game.faults:
            seat = self.game.faults[-1].seat
            self.game.faults.clear()
            self.tell(lambda: self.voice.words.t("play.bot_failed", who=self.voice.names[seat]))

    def action_hint(self) -> None:
        """What a strong player would do, and why, once that has been thought out."""
        game = self.game
        view, legal, turn = game.view.deal, game.legal(), game.table.turn
        if view is None or not legal:
            self.tell(lambda: self.voice.words.t("answer.no_hint"))
            return
        self.tell(lambda: self.voice.words.t("answer.hint_soon"))
        self.beside(lambda: in_time(view, legal, turn), lambda advice: self._hint(view, turn, advice))

    def _hint(self, view: View, turn: int, advice: Advice) -> None:
        """Tell it, unless something has happened by now."""
        if (self.game.table.turn, self.game.viewer) == (turn, view.seat) and not self.ended:
            self.tell(lambda: " ".join(advised(self.voice, view.board, advice)))
