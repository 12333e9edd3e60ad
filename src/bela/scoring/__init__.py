"""How a deal is settled: pure functions of the rules and of what the sides have counted."""

from bela.scoring.count import proven, reached
from bela.scoring.model import Flaw, Kind, Points, Result, Settlement, Tally, TallyError
from bela.scoring.settle import settle

__all__ = ["Flaw", "Kind", "Points", "Result", "Settlement", "Tally", "TallyError", "proven", "reached", "settle"]
