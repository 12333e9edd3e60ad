"""The ruling: what follows from a situation."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bela.cards import CARD_TEXT, Mask, cards_of
from bela.deal import decide
from bela.deal.notation import action_text
from bela.deal.state import Phase
from bela.deal.steps import ending, playing
from bela.match import Stage
from bela.play import why_not
from bela.referee.faults import Fault, ScenarioError
from bela.referee.run import Situation, play_through
from bela.referee.scenario import FromCount, Scenario
from bela.referee.seen import seen_by
from bela.scoring import Flaw, TallyError, settle
from bela.scoring.count import confirmed_announcements, confirmed_bela
from bela.standing import NOBODY, Standing, after_deal

if TYPE_CHECKING:
    from bela.cards import Card, Suit
    from bela.deal.state import Board
    from bela.rules.law import Code
    from bela.scoring import Settlement, Tally

Points = tuple[int, ...]
FAULTS = {
    Flaw.NO_TRICK: Fault.NO_TRICKS_AT_ALL,
    Flaw.DEALER_UNKNOWN: Fault.DEALER_NEEDED,
    Flaw.WINNER_UNKNOWN: Fault.WINNER_NEEDED,
}
"""What may still be wrong with a tally whose figures were read one by one."""
KEYS = {"winner": "claimed_by"}
"""What fields of a tally are called in a scenario, where that differs."""


@dataclass(frozen=True)
class Ruling:
    """What follows; None for what the situation does not tell."""

    phase: Phase
    to_act: int | None
    actions: tuple[str, ...]
    cards: Mask
    """The cards that may be played now."""
    offences: tuple[tuple[Card, Code, str], ...]
    """Cards of the hand that may not be played: the card, what it offends against, the ledger id."""
    trick: tuple[int, int] | None
    """Winner and card points of the last finished trick."""
    maker: int | None
    trump: Suit | None
    announced: Points
    bela: Points
    taken: Points | None
    """None where it is not told."""
    settlement: Settlement | None
    standing: Standing
    over: bool
    situation: Situation | None = field(default=None, compare=False, repr=False)

    @property
    def offences_written(self) -> tuple[tuple[str, Code, str], ...]:
        """The same with the cards as they are written."""
        return tuple((CARD_TEXT[card], code, rule_id) for card, code, rule_id in self.offences)

    @property
    def seen(self) -> tuple[Mask, ...]:
        """By seat: the cards that its view contains."""
        if self.situation is None:
            return ()
        deal = self.situation.deal
        return tuple(seen_by(deal.board, deal.hands[seat]) for seat in range(deal.rules.seats))


def rule(scenario: Scenario) -> Ruling:
    """Rule on a scenario. Raises ScenarioError for one that cannot be."""
    if isinstance(scenario.start, FromCount):
        return _rule_count(scenario, scenario.start.tally)
    return ruling_of(play_through(scenario, scenario.start))


# ---------------------------------------------------------------- a deal that is over, by its figures
def _rule_count(scenario: Scenario, tally: Tally) -> Ruling:
    rules = scenario.rules
    before = Standing(scenario.scores, scenario.games, scenario.hanging, tally.dealer, NOBODY, NOBODY)
    try:
        settlement = settle(rules, tally, hanging=scenario.hanging, scores=scenario.scores)
        after = after_deal(rules, before, tally.dealer, tally, settlement)
    except TallyError as error:
        raise ScenarioError(f"count.{KEYS.get(error.field, error.field)}", FAULTS[error.flaw]) from None
    return Ruling(
        phase=Phase.OVER,
        to_act=None,
        actions=(),
        cards=0,
        offences=(),
        trick=None,
        maker=None,
        trump=None,
        announced=settlement.announced,
        bela=settlement.bela,
        taken=None,
        settlement=settlement,
        standing=after,
        over=True,
    )


# ---------------------------------------------------------------- a deal on the table
def ruling_of(situation: Situation) -> Ruling:
    """What follows from a deal as it stands."""
    rules, board = situation.deal.rules, situation.deal.board
    hall = situation.match.hall
    playable, offences = _cards(situation)
    return Ruling(
        phase=board.phase,
        to_act=board.to_act if hall.stage is Stage.DEAL else None,
        actions=_actions(situation),
        cards=playable,
        offences=offences,
        trick=_last_trick(board),
        maker=board.maker,
        trump=board.trump,
        announced=confirmed_announcements(rules, board.contest.award, board.won),
        bela=confirmed_bela(rules, ending.bela_points(rules, board), board.won),
        taken=board.taken,
        settlement=board.settlement,
        standing=hall.standing,
        over=board.phase is Phase.OVER,
        situation=situation,
    )


def _actions(situation: Situation) -> tuple[str, ...]:
    to_act = situation.match.to_act
    if to_act is None:
        return ()
    return tuple(action_text(action) for action in decide.legal_for(situation.deal, to_act))


def _cards(situation: Situation) -> tuple[Mask, tuple[tuple[Card, Code, str], ...]]:
    """The cards that may be played, and why not the others."""
    deal, to_act = situation.deal, situation.match.to_act
    if to_act is None or deal.board.phase is not Phase.PLAY:
        return 0, ()
    hand = deal.hands[to_act]
    if hand is None:
        return 0, ()
    legal = playing.playable_cards(deal.rules, deal.board, hand)
    row = playing.row(deal.rules, deal.board)
    why = [(card, why_not(row, hand.cards, card)) for card in cards_of(hand.cards & ~legal)]
    return legal, tuple((card, code, deal.rules.rule_behind(code)) for card, code in why)


def _last_trick(board: Board) -> tuple[int, int] | None:
    return (board.tricks[-1].winner, board.tricks[-1].points) if board.tricks else None
