"""What one reader hears, as it happens."""

from __future__ import annotations

from bela.apps.line.console import Console
from bela.apps.telling.account import account, standing
from bela.apps.telling.events import sentences
from bela.apps.telling.sheet import sheet
from bela.apps.telling.voice import Voice
from bela.match import MatchEvent, MatchView, evolve_view
from bela.match import events as m


class Ear:
    """Follows a match by the events that the reader may know, and writes down a sentence for each."""

    def __init__(self, console: Console, voice: Voice, view: MatchView) -> None:
        self.console = console
        self.voice = voice
        self.view = view

    @property
    def seat(self) -> int:
        """The seat of a reader who plays."""
        assert self.view.seat is not None  # noqa: S101 - spectators are not asked
        return self.view.seat

    def hear(self, event: MatchEvent) -> None:
        """Take in one event and tell it."""
        self.view = evolve_view(self.view, event)
        self.console.say_all(sentences(self.voice, event, self.view))
        match event:
            case m.Scored() if self.view.deal is not None:
                self.console.say_all(account(self.voice, self.view.deal.board, self.view.hall.past))
            case m.ClaimedBetween():
                self.console.say_all([*sheet(self.voice, self.view.hall.past), *standing(self.voice, event.standing)])
            case _:
                pass
