"""The announcing of the first trick, when everybody says as much as may truthfully be said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.deal import decide
from bela.deal.state import Phase
from bela.referee.run import opening, step
from bela.referee.scenario import FromDeal

if TYPE_CHECKING:
    from bela.referee.run import Situation
    from options.scene import Outcome, Probe, Start, Table


def talked(start: Start) -> Probe:
    """The seat that has won the announcing; None for nobody."""

    def probe(table: Table) -> Outcome:
        scenario = start.scenario(table)
        assert isinstance(scenario.start, FromDeal)
        situation = opening(scenario, scenario.start)
        for place, action in enumerate(scenario.actions):
            situation = step(situation, action, f"actions[{place}]")
        return _talk(situation)

    return probe


def _talk(situation: Situation) -> Outcome:
    while not situation.deal.board.contest.settled:
        to_act = situation.match.to_act
        assert to_act is not None
        possible = decide.legal_for(situation.deal, to_act)
        talking = situation.deal.board.phase is Phase.ANNOUNCING
        situation = situation.after(to_act, possible[-1 if talking else 0])
    return situation.deal.board.contest.winner
