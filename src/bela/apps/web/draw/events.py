"""Events as data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bela.apps.telling.events import sentences
from bela.apps.web.draw.saying import Line, key_voice, lines
from bela.apps.web.draw.sheet import row_part
from bela.apps.web.draw.words import card_text, layout_part, mask_texts, meld_texts, suit_text
from bela.deal import events as e
from bela.deal.notation import action_text
from bela.match import MatchEvent, MatchView, evolve_view, visible
from bela.match import events as m

Data = dict[str, Any]

_FIELDS: Mapping[type, tuple[str, Callable[[Any], Data]]] = {
    m.Drawn: ("drawn", lambda event: {"seat": event.seat, "card": card_text(event.card)}),
    m.DrawAgain: ("draw_again", lambda event: {"seats": list(event.seats)}),
    m.DealerFound: ("dealer_found", lambda event: {"dealer": event.dealer}),
    m.NewGame: ("new_game", lambda _event: {}),
    m.Shuffled: ("shuffled", lambda _event: {}),
    m.PackCut: ("pack_cut", lambda event: {"cards": event.cards}),
    m.Scored: ("scored", lambda event: {"row": row_part(event.past)}),
    m.ClaimedBetween: ("claimed_between", lambda event: {"seat": event.seat}),
    e.Dealt: (
        "dealt",
        lambda event: {
            "dealer": event.dealer,
            "turned": card_text(event.turned),
            "cards": event.cards,
            "hanging": event.hanging,
        },
    ),
    e.Got: ("got", lambda event: {"seat": event.seat, "cards": mask_texts(event.cards), "first": event.first}),
    e.Asked: ("asked", lambda event: {"phase": event.phase.value, "seat": event.seat}),
    e.Called: ("called", lambda event: {"seat": event.seat, "action": action_text(event.call)}),
    e.TrumpFixed: ("trump_fixed", lambda event: {"trump": suit_text(event.trump), "maker": event.maker}),
    e.Completed: (
        "completed",
        lambda event: {"counts": list(event.counts), "seat": event.seat, "up": card_text(event.up)},
    ),
    e.TalonTaken: ("talon_taken", lambda event: {"seat": event.seat, "cards": event.cards}),
    e.Kept: ("kept", lambda event: {"seat": event.seat}),
    e.Swapped: ("swapped", lambda event: {"seat": event.seat, "up": card_text(event.up)}),
    e.LaidAway: ("laid_away", lambda event: {"seat": event.seat, "cards": event.cards}),
    e.Laid: ("laid", lambda event: {"seat": event.seat, "cards": mask_texts(event.cards)}),
    e.Spoken: ("spoken", lambda event: {"seat": event.seat, "action": action_text(event.word)}),
    e.Declared: ("declared", lambda event: {"seat": event.seat, "points": event.points}),
    e.Noted: ("noted", lambda event: {"seat": event.seat, "melds": meld_texts(event.melds), "bela": event.bela}),
    e.Won: ("won", lambda event: {"winner": event.winner, "award": list(event.award)}),
    e.Shown: (
        "shown",
        lambda event: {
            "seat": event.seat,
            "melds": meld_texts(event.melds),
            "bela": event.bela,
            "extra": event.extra,
        },
    ),
    e.Played: ("played", lambda event: {"seat": event.seat, "card": card_text(event.card)}),
    e.BelaSaid: ("bela_said", lambda event: {"seat": event.seat}),
    e.TrickTaken: ("trick_taken", lambda event: {"winner": event.winner, "points": event.points}),
    e.ClaimMade: ("claim_made", lambda event: {"seat": event.seat}),
    e.Ended: (
        "ended",
        lambda event: {
            "result": None if event.settlement is None else event.settlement.result.value,
            "layout": layout_part(event.layout),
        },
    ),
}
"""By event: what it is called, and its fields."""

TAKEN_BACK: Data = {"e": "taken_back"}


def event_data(event: MatchEvent) -> Data:
    """One event."""
    name, fields = _FIELDS[type(event)]
    return {"e": name, **fields(event)}


def events_for(events: Iterable[MatchEvent], seat: int | None) -> list[Data]:
    """What a seat, or a visitor (None), learns."""
    return [event_data(event) for event in events if visible(event, seat)]


def told(before: MatchView | None, events: Iterable[MatchEvent], seat: int | None) -> list[Line]:
    """The same in sentences; ``before`` is the view that it led away from."""
    if before is None:
        return []
    view, voice, said = before, key_voice(before.hall.rules, seat), list[str]()
    for event in events:
        if visible(event, seat):
            view = evolve_view(view, event)
            said += sentences(voice, event, view)
    return lines(said)
