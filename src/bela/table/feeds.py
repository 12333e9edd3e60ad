"""Who is told what: each seat, and spectators, hear the events that they may know."""

from __future__ import annotations

from collections.abc import Callable

from bela.match import MatchEvent, visible

Receiver = Callable[[MatchEvent], None]
"""Told of every event that its seat may know, in order."""


class Feeds:
    """The receivers at a table."""

    def __init__(self) -> None:
        self._receivers: list[tuple[int | None, Receiver]] = []

    def add(self, seat: int | None, receiver: Receiver) -> None:
        """Tell the receiver what the seat, or a spectator (None), learns from now on."""
        self._receivers.append((seat, receiver))

    def tell(self, events: tuple[MatchEvent, ...]) -> None:
        """Tell everybody what happened."""
        for seat, receiver in self._receivers:
            for event in events:
                if visible(event, seat):
                    receiver(event)
