"""A deal asked for bit by bit, for whoever does not type it in one line."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bela.apps.line.choose import choose
from bela.apps.line.console import Console
from bela.apps.pad.people import WhoError, side_or_player
from bela.apps.pad.quick import Form, side_of
from bela.apps.telling.clean import echo
from bela.apps.telling.pad_faults import pad_error
from bela.apps.telling.pad_voice import PadVoice
from bela.pad.count import CLAIM
from bela.pad.faults import PadError, PadFault
from bela.pad.fields import what
from bela.pad.form import NOBODYS
from bela.pad.model import Sheet, worth
from bela.pad.offers import announcements, offers
from bela.pad.points import total
from bela.referee.counts import total_fixed
from bela.rules.words import Criterion, EndMode
from bela.scoring import Kind

NUMBER = re.compile(r"[0-9]{1,4}")
YES, NO = "y", "n"


@dataclass(frozen=True)
class Prompts:
    """Asks whoever keeps the score; every question is put again until it is answered.

    All of it raises EndOfInputError when nobody answers any more, or wants to leave.
    """

    console: Console
    voice: PadVoice
    sheet: Sheet

    def deal(self) -> Form:
        """Everything about a deal. Raises PadError where none can follow."""
        if self.sheet.match.over:
            raise PadError(PadFault.MATCH_OVER, "kind")
        kind = self._kind()
        form: Form = {"kind": kind} | self._dealer()
        if kind == Kind.VOID:
            return form
        if kind == CLAIM:
            return {"kind": CLAIM, "seat": self._choose("pad.ask.claimed", self.voice.names)}
        who = "pad.ask.belot" if kind == Kind.BELOT else "pad.ask.maker"
        form |= {"maker": self._choose(who, self.voice.names)}
        return form if kind == Kind.BELOT else form | self._counted(form, Kind(kind))

    def _kind(self) -> str:
        offered = offers(self.sheet)
        open_claim = [CLAIM] * bool(offered["open_claim"])
        kinds = [*map(str, offered["kinds"] if isinstance(offered["kinds"], list) else ()), *open_claim]
        if len(kinds) == 1:
            return kinds[0]
        return kinds[self._choose("pad.ask.kind", [self.voice.words.t(f"pad.kind.{kind}") for kind in kinds])]

    def _dealer(self) -> Form:
        if self.sheet.match.hall.standing.dealer is not None:
            return {}
        chosen = self._choose("pad.ask.dealer", [*self.voice.names, self.voice.words.t("pad.ask.unknown")])
        return {"dealer": chosen} if chosen < len(self.voice.names) else {}

    def _counted(self, form: Form, kind: Kind) -> Form:
        form = {**form, "card_points": self._points(form, kind)}
        form |= self._announcements() | self._bela()
        return form | (self._claimed() if kind is Kind.CLAIMED else {})

    # ------------------------------------------------------------ figures
    def _points(self, form: Form, kind: Kind) -> list[int | None]:
        """Points side by side, the maker's first; the last side's follow where the deal has a fixed total."""
        sides = self.voice.rules.sides
        points: list[int | None] = [None] * sides
        own = side_of(self.voice, form)
        asked = [own, *(side for side in range(sides) if side != own)]
        leave = total_fixed(self.voice.rules) and kind is Kind.PLAYED
        for side in asked[: sides - leave]:
            points[side] = self._number(side, "pad.ask.points" if leave else "pad.ask.points_most")
        return points

    def _number(self, side: int, key: str) -> int:
        prompt = self.voice.words.t(key, side=self.voice.side(side), total=total(self.voice.rules))
        while True:
            answer = self.console.ask(prompt)
            if NUMBER.fullmatch(answer):
                return int(answer)
            self.console.say(self.voice.words.t("pad.ask.no_number", text=echo(answer)))

    def took_a_trick(self, side: int) -> bool:
        """Whether a side without points took a trick all the same."""
        return self._yes(self.voice.words.t("pad.ask.trick", side=self.voice.side(side), yes=YES, no=NO))

    def sure(self) -> bool:
        """Whether what was told is really wanted."""
        return self._yes(self.voice.words.t("pad.effect.sure", yes=YES, no=NO))

    def _yes(self, prompt: str) -> bool:
        while True:
            answer = self.console.ask(prompt).lower()
            if answer in (YES, NO):
                return answer == YES

    # ------------------------------------------------------------ announcements
    def _announcements(self) -> Form:
        rules, words = self.voice.rules, self.voice.words
        kinds = ", ".join(f"{one} ({worth(rules, one)})" for one in announcements(rules))
        while True:
            answer = self.console.ask(words.t("pad.ask.announcements", kinds=kinds))
            try:
                listed = [self._announcement(word) for word in answer.split()]
            except WhoError as error:
                self.console.say(words.t(error.key, text=echo(error.word)))
            except PadError as fault:
                self.console.say(pad_error(words, fault, self.voice))
            else:
                return {"announcements": listed}

    def _announcement(self, word: str) -> Form:
        who, _, announced = word.partition(":")
        what(announced, "what")
        return {**side_or_player(self.voice, who), "what": announced}

    def _bela(self) -> Form:
        chosen = self._choose("pad.ask.bela", [*self.voice.names, self.voice.words.t("pad.ask.nobody")])
        return {"bela_by": chosen} if chosen < len(self.voice.names) else {}

    def _claimed(self) -> Form:
        sides = [self.voice.side(side) for side in range(self.voice.rules.sides)]
        by_itself = self.voice.rules.end_mode is EndMode.AUTOMATIC
        return {"claimer": self._choose("pad.ask.claim_winner" if by_itself else "pad.ask.claimed", sides)}

    def announced_by(self) -> int | str:
        """Whose announcements count, where what was announced does not tell."""
        sides = [self.voice.side(side) for side in range(self.voice.rules.sides)]
        nobody = [self.voice.words.t("pad.ask.nobody")] * (Criterion.NOBODY in self.voice.rules.contest_order)
        chosen = self._choose("pad.ask.announced_by", [*sides, *nobody])
        return chosen if chosen < len(sides) else NOBODYS

    def _choose(self, key: str, labels: tuple[str, ...] | list[str]) -> int:
        return choose(self.console, self.voice.words, key, labels)
