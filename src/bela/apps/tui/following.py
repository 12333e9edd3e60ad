"""What one seat, or a spectator, has seen of a match, and how that is told."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bela.apps.telling.account import standing
from bela.apps.telling.events import sentences
from bela.apps.telling.voice import Voice
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
        self._told: tuple[Voice, list[str]] | None = None

    def open_with(self, opening: Callable[[Voice], list[str]]) -> None:
        """Tell this before anything that happens."""
        self._opening = opening

    def hear(self, event: MatchEvent) -> None:
        """Take in one event."""
        self.view = evolve_view(self.view, event)
        entry = Entry(event, self.view)
        self._entries.append(entry)
        if self._told is not None:
            self._told[1].extend(_lines(self._told[0], entry))

    def told(self, voice: Voice) -> list[str]:
        """Everything that is remembered, in the words of the voice."""
        if self._told is None or self._told[0] != voice:
            opening = [] if self._opening is None else self._opening(voice)
            self._told = (voice, [*opening, *(line for entry in self._entries for line in _lines(voice, entry))])
        return self._told[1]


def _lines(voice: Voice, entry: Entry) -> Iterator[str]:
    yield from sentences(voice, entry.event, entry.after)
    if isinstance(entry.event, m.ClaimedBetween):
        yield from standing(voice, entry.event.standing)
