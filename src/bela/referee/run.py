"""Taking a scenario through its actions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bela.deal import actions as a
from bela.deal import decide
from bela.deal.errors import IllegalAction
from bela.deal.notation import NotationError, action_text, parse_said
from bela.deal.start import deal_at, deal_from
from bela.match import Hall, Match, Stage
from bela.match import act as match_act
from bela.referee.faults import Fault, Refused, ScenarioError
from bela.referee.scenario import FromDeal, FromPosition, Scenario
from bela.rules.law import Code
from bela.standing import NOBODY, Standing

if TYPE_CHECKING:
    from bela.deal.state import Deal

UNSAID = (a.Silent(), a.Keep(), a.Declare(), a.Show())
"""What may be left out of a list of actions where the next one makes it plain."""


@dataclass(frozen=True)
class Situation:
    """A match that holds the scenario's deal."""

    match: Match

    @property
    def deal(self) -> Deal:
        """The deal on the table."""
        assert self.match.deal is not None  # noqa: S101 - a situation holds one from its beginning
        return self.match.deal

    def after(self, seat: int | None, action: a.Anything) -> Situation:
        """The situation after an action; whose turn it is tells the seat where none is stated. Raises IllegalAction."""
        actor = self.match.to_act if seat is None else seat
        if self.deal.whole:
            return Situation(match_act(self.match, actor, action)[0])
        deal = decide.act(self.deal, -1 if actor is None else actor, _no_chance(action))[0]
        stage = Stage.DEAL if deal.board.to_act is not None else Stage.OVER
        return Situation(replace(self.match, deal=deal, hall=replace(self.match.hall, stage=stage)))


def _no_chance(action: a.Anything) -> a.Action:
    return a.Heard(0) if isinstance(action, a.Draw | a.Pack | a.Cut) else action


def opening(scenario: Scenario, start: FromDeal | FromPosition) -> Situation:
    """The situation before the first action."""
    rules = scenario.rules
    if isinstance(start, FromDeal):
        deal = deal_from(rules, start.layout, start.dealer, scenario.scores, scenario.hanging)[0]
    else:
        deal = deal_at(rules, start.position)
    standing = Standing(scenario.scores, scenario.games, scenario.hanging, deal.board.dealer, NOBODY, NOBODY)
    return Situation(Match(Hall(rules, standing, Stage.DEAL, number=1), deal=deal))


def play_through(scenario: Scenario, start: FromDeal | FromPosition) -> Situation:
    """The situation after the actions of the scenario. Raises ScenarioError for one that cannot be."""
    where = "deal" if isinstance(start, FromDeal) else "position"
    situation = opening(scenario, start)
    for place, text in enumerate(scenario.actions):
        situation = step(situation, text, f"{where}.actions[{place}]")
    return situation


def step(situation: Situation, text: str, key: str) -> Situation:
    """One action of a list, with what may be left out before it. Raises ScenarioError."""
    try:
        seat, action = parse_said(text)
    except NotationError as error:
        raise ScenarioError(key, Fault.BAD_ACTION, error.text) from None
    first: IllegalAction | None = None
    while True:
        try:
            return situation.after(seat, action)
        except IllegalAction as error:
            first = first or error
            unsaid = left_out(situation, action)
            if unsaid is None:
                raise _refused(situation, key, (seat, action), first) from None
            situation = situation.after(None, unsaid)


def left_out(situation: Situation, action: a.Anything) -> a.Action | None:
    """What the seat that is asked may have said without its being listed."""
    to_act = situation.match.to_act
    if to_act is None or isinstance(action, a.Claim):
        return None
    possible = decide.legal_for(situation.deal, to_act)
    return next((unsaid for unsaid in UNSAID if unsaid in possible), None)


def _refused(
    situation: Situation, key: str, said: tuple[int | None, a.Anything], error: IllegalAction
) -> ScenarioError:
    seat, action = said
    actor = situation.match.to_act if seat is None else seat
    hands = dict(enumerate(situation.deal.hands))
    if actor in hands and hands[actor] is None and error.code is not Code.CARD_NOT_HELD:
        return ScenarioError(key, Fault.HAND_UNKNOWN, str(actor))
    refused = Refused(situation.deal.rules, situation.deal.board, action, error)
    return ScenarioError(key, Fault.ILLEGAL_ACTION, action_text(action), refused=refused)
