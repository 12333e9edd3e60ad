"""What one seat, or a spectator, has seen of a match, and how that is told."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bela.apps.telling.account import standing
from bela.apps.telling.events import sentences
from bela.apps.telling.voice import Voice
from bela.deal import events as e
from bela.match import MatchEvent, MatchView, evolve_view
from bela.match import events as m

REMEMBERED = 400
"""How many of the last events can be told again."""


@dataclass(frozen=True)
class Entry:
    """One thing that happened, and the view that it led to."""

    event: MatchEvent
    after: MatchView


class Follower:
    """Keeps the view of one seat up to date, and remembers what happened so that any voice can tell it."""

    def __init__(self, view: MatchView) -> None:
        self.view = view
        self._opening: Callable[[Voice], list[str]] | None = None
        self._entries: deque[Entry] = deque(maxlen=REMEMBERED)
        self._told: tuple[Voice, list[list[str]]] | None = None

    def open_with(self, opening: Callable[[Voice], list[str]]) -> None:
        """Tell this before anything that happens."""
        self._opening = opening

    def hear(self, event: MatchEvent) -> None:
        """Take in one event."""
        self.view = evolve_view(self.view, event)
        entry = Entry(event, self.view)
        self._entries.append(entry)
        if self._told is not None:
            self._told[1].append(list(_lines(self._told[0], entry)))

    def at_trick(self) -> MatchView:
        """The view right after the last finished trick, before anything followed from it."""
        return next((entry.after for entry in reversed(self._entries) if _is_trick(entry)), self.view)

    def told(self, voice: Voice, *, to_trick: bool = False) -> list[str]:
        """Everything that is remembered, in the words of the voice; or no more than up to the last finished trick."""
        if self._told is None or self._told[0] != voice:
            opening = [] if self._opening is None else self._opening(voice)
            self._told = (voice, [opening, *(list(_lines(voice, entry)) for entry in self._entries)])
        told = self._told[1]
        return [line for lines in told[: len(told) - (self._after_trick() if to_trick else 0)] for line in lines]

    def _after_trick(self) -> int:
        """How many things have happened since a trick was finished; none where none was."""
        return next((since for since, entry in enumerate(reversed(self._entries)) if _is_trick(entry)), 0)


def _is_trick(entry: Entry) -> bool:
    return isinstance(entry.event, e.TrickTaken)


def _lines(voice: Voice, entry: Entry) -> Iterator[str]:
    yield from sentences(voice, entry.event, entry.after)
    if isinstance(entry.event, m.ClaimedBetween):
        yield from standing(voice, entry.event.standing)
