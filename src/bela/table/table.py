"""A match as it is being played."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial

from bela import match as m
from bela.bots import Bot
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.deal.state import View
from bela.table.agents import Fault, Report, chosen, wants_to_claim
from bela.table.chance import Chance, move_of_chance
from bela.table.claims import seats_to_ask
from bela.table.feeds import Feeds, Receiver
from bela.table.journal import Journal, JournalError, NoJournal

LOG = logging.getLogger(__name__)


def log_fault(fault: Fault) -> None:
    """Put a bot's fault into the log."""
    LOG.error("the bot in seat %d failed (%s); a legal action was taken in its place", fault.seat, fault.error)


class Table:
    """The one mutable thing: a match, who plays in it, and who listens.

    ``bots`` sit in the seats that they are given for; the others are people, who act through ``act``. Whatever happens
    is first worked out, then written down, then true, then told. An error before that leaves everything as it was.
    """

    def __init__(
        self,
        match: m.Match,
        bots: Mapping[int, Bot],
        *,
        chance: Chance | None = None,
        journal: Journal | None = None,
        report: Report = log_fault,
        turn: int = 0,
    ) -> None:
        self.match = match
        self.bots = dict(bots)
        self.turn = turn
        """How much was done in the match so far; for one that is resumed, the actions of its record."""
        self._chance = chance or Chance()
        self._journal: Journal = journal or NoJournal()
        self._report = report
        self._feeds = Feeds()
        self._asked_for_claims = -1
        self._thought: tuple[int, a.Action] | None = None
        """At what turn a bot was asked ahead, and what it answered."""

    @property
    def waiting_for(self) -> int | None:
        """The seat of the person who is asked; None while a bot or chance is, and when the match is over."""
        seat = self.match.to_act
        return None if seat in self.bots else seat

    def view(self, seat: int | None) -> m.MatchView:
        """The match as a seat, or a spectator (None), knows it."""
        return m.view_of(self.match, seat)

    def legal(self, seat: int) -> tuple[a.Action, ...]:
        """Everything the seat may do now."""
        return m.legal(self.match, seat)

    def listen(self, seat: int | None, receiver: Receiver) -> None:
        """Tell the receiver all that the seat, or a spectator (None), learns from now on."""
        self._feeds.add(seat, receiver)

    def act(self, seat: int, action: a.Action) -> None:
        """A person does something. Raises IllegalAction, or JournalError when it cannot be kept; then nothing has."""
        self._do(seat, action)

    def step(self) -> bool:
        """One thing that needs no person: a bot's claim or move, or chance. False when there is none."""
        if self._bot_claims():
            return True
        seat = self.match.to_act
        if seat is None:
            return self._chance_acts()
        bot = self.bots.get(seat)
        if bot is None:
            return False
        self._do(seat, self._answer(seat, bot)())
        return True

    def ahead(self) -> Callable[[], None] | None:
        """What lets the bot that is asked think before ``step`` asks it; None where none is, or where it has thought.

        It may be called in another thread, while nothing else is done at the table; ``step`` then has the answer.
        """
        seat = self.match.to_act
        bot = None if seat is None else self.bots.get(seat)
        if seat is None or bot is None or self._has_thought:
            return None
        turn, answer = self.turn, self._answer(seat, bot)

        def think() -> None:
            self._thought = (turn, answer())

        return think

    @property
    def _has_thought(self) -> bool:
        return self._thought is not None and self._thought[0] == self.turn

    def _answer(self, seat: int, bot: Bot) -> Callable[[], a.Action]:
        """What gives the action of a bot: what it thought of ahead, or what it thinks of then."""
        if self._thought is not None and self._thought[0] == self.turn:
            action = self._thought[1]
            return lambda: action
        rng = self._chance.whims("seat", seat, self.turn)
        return partial(chosen, bot, self._deal_view(seat), self.legal(seat), rng, self._report)

    def _chance_acts(self) -> bool:
        move = move_of_chance(self.match, self._chance, self.turn)
        if move is None:
            return False
        self._do(None, move)
        return True

    def _bot_claims(self) -> bool:
        """Ask the bots once after everything that was done whether they claim; the first that may has its way."""
        if self._asked_for_claims == self.turn:
            return False
        self._asked_for_claims = self.turn
        asked = [seat for seat in seats_to_ask(self.match) if seat in self.bots]
        return any(self._claimed(seat) for seat in asked)

    def _claimed(self, seat: int) -> bool:
        if not wants_to_claim(self.bots[seat], self._deal_view(seat), self._report):
            return False
        try:
            self._do(seat, a.Claim())
        except IllegalAction:
            self._report(Fault(seat, "claim"))
            return False
        return True

    def _deal_view(self, seat: int) -> View:
        view = self.view(seat).deal
        assert view is not None  # noqa: S101 - a seat is asked in a deal only
        return view

    def _do(self, seat: int | None, action: a.Anything) -> None:
        match, events = m.act(self.match, seat, action)
        self._keep(seat, action)
        self.match = match
        self.turn += 1
        try:
            self._feeds.tell(events)
        finally:
            if match.over:
                self._close()

    def _close(self) -> None:
        """Close the record. Where that fails nothing is lost: all actions are in it, and it can be closed later."""
        try:
            self._journal.finish()
        except OSError as error:
            LOG.error("the record could not be closed: %s", error.strerror or error)  # noqa: TRY400 - no fault of ours

    def _keep(self, seat: int | None, action: a.Anything) -> None:
        try:
            self._journal.append(seat, action)
        except OSError as error:
            raise JournalError(error.strerror or str(error)) from error
