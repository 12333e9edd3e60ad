"""Which cards a message names, and which its receiver may know of."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

from bela.apps.web.room import Room
from bela.cards import BIT, Mask, Rank, cards_of, cards_text, make_card, mask_of, parse_card
from bela.deal import events as e
from bela.deal.state import Phase
from bela.match import MatchEvent, visible
from bela.match import events as m
from bela.melds import bela_mask
from support.worlds import told_by

CARD = re.compile(r"\b[789TJQKA][cdhs]\b")


def named_in(data: bytes) -> Mask:
    """The cards that a message names, leaving out what was published of deals that are over."""
    message = json.loads(data)
    fair = message.get("parts", {}).get("fair") or {}
    fair.pop("last", None)
    return mask_of(parse_card(text) for text in set(CARD.findall(json.dumps(message))))


class Knowledge:
    """What one seat, or a watcher (None), may know by what has happened."""

    def __init__(self, room: Room, seat: int | None) -> None:
        self.room = room
        self.seat = seat
        self.known: Mask = 0
        self._until = 0

    def upto(self, seq: int) -> Mask:
        """The cards that may be named in the update of that number."""
        for told in self.room.past:
            if self._until < told.seq <= seq:
                self._learn(told.events)
        self._until = max(self._until, seq)
        return self.known

    def leaks(self, heard: Iterable[bytes]) -> list[tuple[str, bytes]]:
        """The messages, taken in order, that name what may not be known by then."""
        found = []
        for data in heard:
            known = self.upto(json.loads(data).get("seq", self._until))
            if named_in(data) & ~known:
                found.append((cards_text(cards_of(named_in(data) & ~known)), data))
        return found

    def _learn(self, events: Iterable[MatchEvent]) -> None:
        for event in events:
            match event:
                case e.Dealt():
                    self.known = told_by(event)
                case e.Ended():
                    self.known = self.room.state.rules.pack
                case m.Drawn(card=card):
                    self.known |= BIT[card]
                case e.Swapped() | e.Shown(bela=True):
                    self.known |= self._by_trump(event)
                case _:
                    pass
            if visible(event, self.seat):
                self.known |= told_by(event)  # type: ignore[arg-type]

    def _by_trump(self, event: e.Swapped | e.Shown) -> Mask:
        match = self.room.state.match
        assert match is not None
        assert match.deal is not None
        trump = match.deal.board.trump
        assert trump is not None
        return bela_mask(trump) if isinstance(event, e.Shown) else BIT[make_card(Rank.SEVEN, trump)]

    @property
    def hidden(self) -> Mask:
        """The cards of which it may not know."""
        match = self.room.state.match
        running = match is not None and match.deal is not None and match.deal.board.phase is not Phase.OVER
        return self.room.state.rules.pack & ~self.known if running else 0
