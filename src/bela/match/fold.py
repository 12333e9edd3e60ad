"""The fold of a match: how one event changes what is known of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from bela.deal import events as deal_events
from bela.deal import fold as deal_fold
from bela.match import events as e
from bela.match.state import Hall, Match, MatchView, Stage
from bela.standing import NOBODY, first_game

if TYPE_CHECKING:
    from bela.rules.model import Rules
    from bela.standing import Standing


def open_hall(rules: Rules, dealer: int | None = None) -> Hall:
    """A match before its first deal; without a dealer it begins with cutting for the deal (S-05)."""
    return _waiting(Hall(rules, first_game(rules, dealer), Stage.PACK))


def open_match(rules: Rules, dealer: int | None = None) -> Match:
    """A match before its first deal; without a dealer it begins with cutting for the deal (S-05)."""
    return Match(open_hall(rules, dealer))


def open_view(rules: Rules, seat: int | None, dealer: int | None = None) -> MatchView:
    """The same as a seat, or a spectator, sees it."""
    return MatchView(open_hall(rules, dealer), seat)


def _waiting(hall: Hall) -> Hall:
    """What the match waits for between two deals."""
    standing = hall.standing
    if standing.match_winner != NOBODY:
        return replace(hall, stage=Stage.OVER)
    if standing.dealer is None:
        return replace(hall, stage=Stage.DRAW, drawing=tuple(range(hall.rules.seats)), drawn=())
    return replace(hall, stage=Stage.PACK, drawing=(), drawn=())


def _stands(hall: Hall, standing: Standing) -> Hall:
    return _waiting(replace(hall, standing=standing))


def evolve_hall(hall: Hall, event: e.MatchOnly) -> Hall:  # noqa: PLR0911 - one line for each event
    """The hall after one event."""
    match event:
        case e.Drawn(seat, card):
            return replace(hall, drawn=(*hall.drawn, (seat, card)))
        case e.DrawAgain(seats):
            return replace(hall, drawing=seats, drawn=())
        case e.DealerFound(dealer):
            return _stands(hall, replace(hall.standing, dealer=dealer))
        case e.NewGame(standing) | e.ClaimedBetween(_, standing):
            return _stands(hall, standing)
        case e.Shuffled():
            return replace(hall, stage=Stage.CUT)
        case e.PackCut():
            return replace(hall, stage=Stage.DEAL, number=hall.number + 1)
        case e.Scored(past):
            return _stands(replace(hall, past=(*hall.past, past), number=past.number), past.after)
    assert_never(event)


def evolve_view(view: MatchView, event: e.MatchEvent) -> MatchView:
    """A view after an event that its seat learns of."""
    match event:
        case deal_events.Dealt():
            return replace(view, deal=deal_fold.open_view(view.hall.rules, event, view.seat))
        case e.Drawn() | e.DrawAgain() | e.DealerFound() | e.NewGame() | e.Shuffled() | e.PackCut() | e.Scored():
            return replace(view, hall=evolve_hall(view.hall, event))
        case e.ClaimedBetween():
            return replace(view, hall=evolve_hall(view.hall, event))
        case _:
            assert view.deal is not None  # noqa: S101 - a deal's first event is that it was dealt
            return replace(view, deal=deal_fold.evolve_view(view.deal, event))


def evolve(match: Match, event: e.MatchOnly) -> Match:
    """The match after an event that belongs to no deal."""
    return replace(match, hall=evolve_hall(match.hall, event))


def view_of(match: Match, seat: int | None) -> MatchView:
    """The match as a seat, or a spectator (None), knows it."""
    deal = None if match.deal is None else deal_fold.view_of(match.deal, seat)
    return MatchView(match.hall, seat, deal)
