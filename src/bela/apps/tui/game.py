"""A match in front of people: whose eyes are at the screen, what is waited for, and one step after another."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from enum import Enum

from bela.apps.pacing import thinking_time
from bela.apps.telling.voice import Voice
from bela.apps.tui.following import Follower
from bela.bots.making import takes_time
from bela.deal import actions as a
from bela.deal import events as e
from bela.match import MatchEvent, MatchView
from bela.match import events as m
from bela.table import Fault, Patient, Table


class Look(Enum):
    """What people want time to look at before the game goes on."""

    TRICK = "trick"
    ACCOUNT = "account"


class Next(Enum):
    """What comes next."""

    STEP = "step"
    """Somebody else, or chance, does something."""
    LOOK = "look"
    CURTAIN = "curtain"
    """Another person is asked than the one at the screen."""
    ASK = "ask"
    """The person at the screen is asked."""
    OVER = "over"


class Outcome(Enum):
    """What is wanted after a match."""

    AGAIN = "again"
    OTHER = "other"
    PAD = "pad"
    """The score pad, with this match in it."""
    LEAVE = "leave"


class Game:
    """The people at one keyboard and their match. With several of them, only one sees the screen at a time."""

    def __init__(
        self, table: Table, people: tuple[int, ...], seed: int | None = None, faults: deque[Fault] | None = None
    ) -> None:
        self.table = table
        self.people = people
        self.faults = deque[Fault]() if faults is None else faults
        """Bots that failed, of which nobody was told yet; the table reports them there."""
        self._seed = random.SystemRandom().getrandbits(32) if seed is None else seed
        """What the time that bots take follows from, beside what everybody sees."""
        self.looks: deque[Look] = deque()
        self.viewer: int | None = people[0] if len(people) == 1 else None
        """The seat whose cards may be on the screen; None when nobody's may."""
        self._followers: dict[int | None, Follower] = {}
        for seat in (None, *people):
            self._followers[seat] = follower = Follower(table.view(seat))
            table.listen(seat, follower.hear)
        table.listen(None, self._notice)

    @property
    def follower(self) -> Follower:
        """What the eyes at the screen have seen."""
        return self._followers[self.viewer]

    @property
    def view(self) -> MatchView:
        """What the eyes at the screen may see."""
        return self.follower.view

    @property
    def resting(self) -> bool:
        """Whether a finished trick is being looked at."""
        return bool(self.looks) and self.looks[0] is Look.TRICK

    @property
    def shown(self) -> MatchView:
        """What lies before those eyes: what followed from a finished trick is not shown while that is looked at."""
        return self.follower.at_trick() if self.resting else self.view

    def told(self, voice: Voice) -> list[str]:
        """What is told beside it."""
        return self.follower.told(voice, to_trick=self.resting)

    @property
    def bottom(self) -> int:
        """The seat that is drawn at the bottom."""
        return self.people[0] if self.viewer is None else self.viewer

    def followers(self) -> tuple[Follower, ...]:
        """Everybody's."""
        return tuple(self._followers.values())

    def next(self) -> Next:
        """What comes next."""
        if self.looks:
            return Next.LOOK
        if self.table.match.over:
            return Next.OVER
        seat = self.table.waiting_for
        if seat is None:
            return Next.STEP
        return Next.ASK if seat == self.viewer else Next.CURTAIN

    def step(self) -> bool:
        """Let a bot or chance do one thing; False when a person is asked. Raises JournalError."""
        return self.table.step()

    def seconds(self) -> float:
        """How long whoever is asked takes, at the usual tempo, where that is nobody at the keyboard."""
        deal = self.table.view(None).deal
        return thinking_time(self._seed, self.table.turn, None if deal is None else deal.board)

    def ahead(self) -> Callable[[], None] | None:
        """What the bot that is asked has to think about first, beside the screen; None where it answers at once."""
        bot = self.table.bots.get(-1 if self.table.match.to_act is None else self.table.match.to_act)
        thoughtful = isinstance(bot, Patient) and takes_time(bot.bot)
        return self.table.ahead() if thoughtful else None

    def do(self, action: a.Action, seat: int | None = None) -> None:
        """The person at the screen, or in that seat, does something. Raises IllegalAction and JournalError."""
        doer = self.viewer if seat is None else seat
        assert doer is not None  # noqa: S101 - nobody is asked while nobody is at the screen
        self.table.act(doer, action)

    def lift_curtain(self) -> None:
        """The person who is asked has come to the screen."""
        self.viewer = self.table.waiting_for

    def looked(self) -> Look:
        """They have seen enough of it. After an account everybody has: with several people nobody's cards follow."""
        look = self.looks.popleft()
        if look is Look.ACCOUNT and len(self.people) > 1:
            self.viewer = None
        return look

    def legal(self) -> tuple[a.Action, ...]:
        """Everything that the person at the screen may do now."""
        return () if self.viewer is None or self.looks else self.table.legal(self.viewer)

    def answers_itself(self) -> a.Action | None:
        """The one thing that the person can say, where that is no card and asking would be idle.

        With several people everybody is asked: who was not could tell from it what the one who was asked holds.
        """
        legal = self.legal()
        alone = len(self.people) == 1 and len(legal) == 1
        return legal[0] if alone and not isinstance(legal[0], a.Play) else None

    def _notice(self, event: MatchEvent) -> None:
        """Remember what people want to look at."""
        match event:
            case e.TrickTaken():
                self.looks.append(Look.TRICK)
            case m.Scored() | m.ClaimedBetween():
                self.looks.append(Look.ACCOUNT)
            case _:
                pass
