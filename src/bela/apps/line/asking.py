"""Asking one question until something is done."""

from __future__ import annotations

from bela.apps.hinting import hint
from bela.apps.line.answers import Answer, AnswerError, Rule, Said, Wish, read_answer
from bela.apps.line.hearing import Ear
from bela.apps.line.wishes import grant
from bela.apps.telling import situation
from bela.apps.telling.labels import brief
from bela.apps.telling.question import Question, lines
from bela.apps.telling.refusals import not_an_action, refusal
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.deal.notation import NotationError
from bela.deal.state import View
from bela.table import Table


class Asking:
    """One question to one seat. Wrong answers are told what would be right, and the question is put again."""

    def __init__(self, table: Table, ear: Ear, asked: Question, deal: View) -> None:
        self._table = table
        self._ear = ear
        self._asked = asked
        self._deal = deal
        self._seat = ear.seat

    def until_done(self) -> None:
        """Ask until the seat has done something in the game. Raises LeftError and EndOfInputError."""
        self._show()
        while not self._answered():
            pass

    def _show(self) -> None:
        voice = self._ear.voice
        self._ear.console.say("", *situation.situation(voice, self._deal), *lines(voice, self._asked))

    def _answered(self) -> bool:
        asked, words = self._asked, self._ear.voice.words
        line = self._ear.console.ask(words.t(asked.key, last=asked.last_open, picks=asked.picks))
        try:
            answer = read_answer(asked, self._seat, line)
        except AnswerError as error:
            self._say(error.sentence(words), self._what_is_right())
        except NotationError as error:
            self._say(not_an_action(words, error), self._what_is_right())
        else:
            return self._followed(answer)
        return False

    def _followed(self, answer: Answer) -> bool:
        match answer:
            case Said(action, then_claim):
                if not self._done(action):
                    return False
                if then_claim:
                    self._claimed()
                return True
            case Wish.CLAIM:
                return self._claimed()
            case Wish.HAND:
                self._show()
            case Wish.HINT:
                self._say(hint(self._ear.voice, self._deal, self._table.legal(self._seat), self._table.turn))
            case Wish() | Rule():
                self._say(*grant(self._ear, answer))
        return False

    def _done(self, action: a.Action) -> bool:
        """Whether the action is done; a refused one is answered with the reason, and with what is open."""
        reason = self._refused(action)
        if reason is not None:
            self._say(reason, self._what_is_right())
        return reason is None

    def _claimed(self) -> bool:
        """Whether the game is claimed; a refused claim is answered with the reason."""
        reason = self._refused(a.Claim())
        if reason is not None:
            self._say(reason)
        return reason is None

    def _refused(self, action: a.Action) -> str | None:
        """Do it, or give the reason why it is refused."""
        try:
            self._table.act(self._seat, action)
        except IllegalAction as error:
            board = None if self._ear.view.deal is None else self._ear.view.deal.board
            return refusal(self._ear.voice, board, action, error)
        return None

    def _what_is_right(self) -> str:
        """What the seat may do instead."""
        words = self._ear.voice.words
        if self._asked.picks > 1:
            return words.t("answer.pick", picks=self._asked.picks)
        offers = [
            f"{number} {brief(self._ear.voice, self._deal.board, choice.action)}"
            for number, choice in enumerate(self._asked.choices, start=1)
            if choice.open
        ]
        return words.t("answer.open", offers=", ".join(offers))

    def _say(self, *told: str) -> None:
        self._ear.console.say(*told)
