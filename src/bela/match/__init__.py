"""A match: games of deals, from cutting for the first deal to the last score."""

from bela.match.act import act, legal
from bela.match.events import MatchEvent, visible
from bela.match.fold import evolve, evolve_view, open_match, open_view, view_of
from bela.match.state import Hall, Match, MatchView, Past, Stage

__all__ = [
    "Hall",
    "Match",
    "MatchEvent",
    "MatchView",
    "Past",
    "Stage",
    "act",
    "evolve",
    "evolve_view",
    "legal",
    "open_match",
    "open_view",
    "view_of",
    "visible",
]
