"""A flow: a deal on its way through the events of one action."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from bela.deal import events as e
from bela.deal.errors import IllegalAction
from bela.deal.fold import evolve
from bela.deal.state import Deal, Hand, Phase

if TYPE_CHECKING:
    from bela.deal.state import Board
    from bela.rules.law import Code
    from bela.rules.model import Rules


class Flow:
    """Collects events and keeps the deal that they make, so that each step sees what the one before it did."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.events: list[e.Event] = []

    @property
    def rules(self) -> Rules:
        """The rules of the deal."""
        return self.deal.rules

    @property
    def board(self) -> Board:
        """The board as it is now."""
        return self.deal.board

    def hand(self, seat: int) -> Hand | None:
        """What a seat holds now; None where it is not known."""
        return self.deal.hands[seat]

    def emit(self, event: e.Event) -> None:
        """Let something happen."""
        self.events.append(event)
        self.deal = evolve(self.deal, event)

    def ask(self, phase: Phase, seat: int) -> None:
        """Ask a seat, unless it is being asked just that."""
        if self.board.to_act != seat or self.board.phase is not phase:
            self.emit(e.Asked(phase, seat))

    def refuse(self, code: Code) -> NoReturn:
        """Refuse the action under way. Raises IllegalAction."""
        raise IllegalAction(code, self.rules.rule_behind(code), to_act=self.board.to_act)


def after(seats: int, seat: int) -> int:
    """The next seat in turn."""
    return (seat + 1) % seats
