"""A game at the screen, from one step to the next: tempo, looks, curtains and accounts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, TypeVar

from textual.binding import Binding, BindingType
from textual.timer import Timer

from bela.apps.pacing import ROUND
from bela.apps.telling import situation
from bela.apps.telling.account import standing
from bela.apps.telling.announced import announced
from bela.apps.telling.table_rules import rules_that_hold
from bela.apps.tui.account_page import AccountPage
from bela.apps.tui.game import Look, Next, Outcome
from bela.apps.tui.page import ChoicePage, Curtain, Page, TextPage
from bela.apps.tui.score import account_lines, score_lines, sheet_lines
from bela.apps.tui.speaking import barred_line, player
from bela.apps.tui.table_beside import TableBeside
from bela.apps.tui.talk import Log
from bela.deal import actions as a
from bela.table import JournalError
from bela.table.claims import barred

Result = TypeVar("Result")


LEAFING = {"pageup": "page_up", "pagedown": "page_down", "home": "home", "end": "end"}
"""By key: where the talk beside the table goes."""


class TablePage(TableBeside):
    """A match at the screen, to its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "last", show=False),
        Binding("s", "score", show=False),
        Binding("r", "rules", show=False),
        Binding("h", "hint", show=False),
        Binding("c", "claim", show=False),
        *(Binding(key, f"leaf('{way}')", show=False, priority=True) for key, way in LEAFING.items()),
    ]
    _timer: Timer | None = None
    _waited = False
    _covers = 0
    """How many pages lie on top."""

    # ------------------------------------------------------------ going on
    def on_mount(self) -> None:
        """Begin."""
        super().on_mount()
        self.call_after_refresh(self.go_on)

    def cover(self, page: Page[Result], then: Callable[[Result | None], None] | None = None) -> None:
        """Lay a page on top. Nothing goes on beneath it; afterwards it does."""
        self._covers += 1

        def uncovered(result: Result | None) -> None:
            self._covers -= 1
            if then is not None:
                then(result)
            if not self.ended:
                self.go_on()

        self.app.push_screen(page, uncovered)

    def go_on(self) -> None:
        """Take step after step until there is something to wait for."""
        if self._covers or self._timer is not None:
            return
        try:
            while self._moved():
                self._waited = False
        except JournalError as error:
            self.lose(error)
            return
        self.tell_of_faults()
        self.redraw()

    def _moved(self) -> bool:
        """One step; False when something is waited for."""
        match self.game.next():
            case Next.STEP:
                return not self._lets_wait() and self.game.step()
            case Next.LOOK:
                return self._looked()
            case Next.ASK:
                return self.game.step() or self._answered_itself()
            case Next.CURTAIN:
                return self.game.step() or self._curtain()
            case Next.OVER:
                return self._over()

    def _lets_wait(self) -> bool:
        """Whether a bot's move is still to be waited for."""
        if self.game.table.match.to_act is None:
            return False
        tempo = self.bela.manner.tempo.move
        self.let_think()
        if tempo and not self._waited:
            self._wait(tempo * self.game.seconds())
            return True
        if self.thinking and tempo:
            self._wait(ROUND)
        return self.thinking

    def _wait(self, seconds: float) -> None:
        self._timer = self.set_timer(seconds, self._wait_over)

    def _wait_over(self) -> None:
        self._timer, self._waited = None, True
        self.go_on()

    def _answered_itself(self) -> bool:
        action = self.game.answers_itself()
        if action is not None:
            self.game.do(action)
        return action is not None

    # ------------------------------------------------------------ looking
    def _looked(self) -> bool:
        if self.game.looks[0] is Look.ACCOUNT:
            self.cover(AccountPage(self.account, self.action_claim), lambda _: self._account_read())
            return False
        seconds = self.bela.manner.tempo.trick
        if seconds == 0 or (self._waited and seconds is not None):
            self.game.looked()
            return True
        if seconds is not None:
            self._wait(seconds)
        return False

    def rested(self) -> None:
        """The trick has been looked at."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self.game.looked()
        self.go_on()

    def _account_read(self) -> None:
        self.game.looked()

    def account(self) -> Sequence[str]:
        """The account of the last deal; after a claim between two deals, how the match stands."""
        voice, view = self.voice, self.game.view
        past = view.hall.past[-1]
        if view.deal is None or view.hall.standing.games != past.after.games:
            return standing(voice, view.hall.standing)
        return [*account_lines(voice, view.deal.board, view.hall), "", *sheet_lines(voice, view.hall)]

    def _curtain(self) -> bool:
        seat = self.game.table.waiting_for
        assert seat is not None  # noqa: S101 - the curtain falls for somebody
        number = self.game.people.index(seat) + 1
        self.cover(Curtain(number, lambda: self._next_person(number)), lambda _: self.game.lift_curtain())
        return False

    def _next_person(self, number: int) -> list[str]:
        who = self.words.term("tui.player", number=number)
        return [self.words.t("tui.curtain", who=who), self.words.t("tui.lift", number=number)]

    def _over(self) -> bool:
        labels = ("tui.again", "menu.new", "pad.open_match", "tui.leave")
        page = ChoicePage(
            lambda: standing(self.voice, self.game.view.hall.standing),
            lambda: [self.voice.words.t(key) for key in labels],
            pointed=None,
        )
        self.cover(page, self._dismissed)
        return False

    def _dismissed(self, place: int | None) -> None:
        self.ended = True
        self.dismiss(Outcome.LEAVE if place is None else tuple(Outcome)[place])

    # ------------------------------------------------------------ commands of the table
    def action_leaf(self, way: str) -> None:
        """Show what was told before, or what was told last."""
        self.query_one(Log).leaf(way)

    def action_last(self) -> None:
        """The last trick, and what was announced in this deal."""
        self.cover(TextPage(self._last))

    def _last(self) -> list[str]:
        told = announced(self.voice, self.game.view)
        return [*situation.last_trick(self.voice, self.game.view.deal), *[""] * bool(told), *told]

    def action_score(self) -> None:
        """The score and the score sheet."""
        self.cover(TextPage(self._score))

    def _score(self) -> list[str]:
        voice, view = self.voice, self.game.view
        return [*score_lines(voice, view), "", *sheet_lines(voice, view.hall)]

    def action_rules(self) -> None:
        """The rules of this table."""
        self.cover(TextPage(lambda: rules_that_hold(self.voice.words, self.voice.rules)))

    def action_claim(self) -> None:
        """Claim the game, once it is sure that this is wanted; where nobody can, that is said at once."""
        bar = barred(self.game.table.match)
        if bar is not None:
            self._answer(lambda: barred_line(self.voice, bar))
            return
        if len(self.game.people) == 1 or self.game.viewer is not None:
            self._confirm_claim(self.game.bottom)
            return
        names = ChoicePage(
            lambda: [self.words.t("tui.claim_who")],
            lambda: [player(self.words, self.game.people, seat) for seat in self.game.people],
        )
        self.cover(names, self._claimant)

    def _answer(self, sentence: Callable[[], str]) -> None:
        """Say it where it can be seen: on a page of its own while something lies on the table."""
        if self._covers:
            self.cover(TextPage(lambda: [sentence()]))
        else:
            self.tell(sentence)

    def _claimant(self, place: int | None) -> None:
        if place is not None:
            self._confirm_claim(self.game.people[place])

    def _confirm_claim(self, seat: int) -> None:
        page = ChoicePage(
            lambda: [self.voice.words.t("tui.claim")],
            lambda: [self.voice.words.t(key) for key in ("tui.claim_no", "choice.claim")],
            pointed=None,
        )
        self.cover(page, lambda place: self._claim(seat, sure=place == 1))

    def _claim(self, seat: int, *, sure: bool) -> None:
        if sure and not self.act(a.Claim(), seat):
            why = self.told
            self.cover(TextPage(lambda: [] if why is None else [why()]))
