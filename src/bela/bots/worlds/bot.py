from __future__ import annotations
from bela.bots.rules_bot import RulesBot
from bela.bots.worlds.search import Effort, card_worths
from bela.bots.worlds.payoff import stakes_of
from bela.bots.worlds.calling import call_worths
from bela.bots.learned.calling import choose_by_learning
from bela.bots.style import EVEN, STYLES
from bela.deal import actions as a
from bela.deal.steps.bidding import PASS
from bela.deal.state import Phase

class WorldsBot(RulesBot):
    def __init__(self, effort=Effort(), calls=0):
        super().__init__()
        self.effort = effort
        self.calls = calls
        self._stakes = None
    def choose(self, view, legal, rng):
        if len(legal) > 1 and view.board.phase is Phase.BIDDING and self.calls and view.board.bidding.offered_by is None:
            worths = call_worths(self.calls, view.rules, view.board, view.hand, legal, rng)
            best = max(worths, key=worths.__getitem__)
            usual = super().choose(view, legal, rng)
            return best if best != PASS or usual not in legal or isinstance(usual, (a.Take, a.Name)) else usual
        if len(legal) == 1 or view.board.phase is not Phase.PLAY:
            return super().choose(view, legal, rng)
        rules, board, hand = view.rules, view.board, view.hand
        plays = {}
        for action in legal:
            if isinstance(action, a.Play) and (action.bela or action.card not in plays):
                plays[action.card] = action
        if len(plays) == 1:
            return next(iter(plays.values()))
        stakes = stakes_of(rules, board, rules.side_of(hand.seat))
        if self._stakes == stakes:
            stakes = self._stakes
        self._stakes = stakes
        worths = card_worths(self.effort, stakes, board, hand, tuple(plays), rng)
        points = rules.tables[board.trump].points
        best = max(worths, key=lambda c: (round(worths[c].value, 6), round(worths[c].points, 6), -points[c]))
        return plays[best]
class LearnedCalls(RulesBot):
    def choose(self, view, legal, rng):
        if len(legal) > 1 and view.board.phase is Phase.BIDDING:
            return choose_by_learning(self.style, view.rules, view.board, view.hand, legal, rng)
        return super().choose(view, legal, rng)
    style = EVEN


class CallsBot(WorldsBot):
    def choose(self, view, legal, rng):
        if view.board.phase is Phase.PLAY:
            return RulesBot.choose(self, view, legal, rng)
        return super().choose(view, legal, rng)
