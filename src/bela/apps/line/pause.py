"""The moment between two deals, where a claim may still be made and nobody is told so."""

from __future__ import annotations

from bela.apps.line.answers import Rule, Wish, read_wish
from bela.apps.line.hearing import Ear
from bela.apps.line.wishes import grant
from bela.apps.telling.refusals import refusal
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.match import Match, Stage
from bela.match.act import between_deals
from bela.table import Table


def pause_is_due(match: Match) -> bool:
    """Whether a person is given time before the next deal: where a table's rules leave a claim open then."""
    return between_deals(match) and match.hall.stage is not Stage.DEAL


def pause(table: Table, ear: Ear) -> None:
    """Wait until the reader goes on or claims. Raises LeftError and EndOfInputError."""
    while not _goes_on(table, ear):
        pass


def _goes_on(table: Table, ear: Ear) -> bool:
    words = ear.voice.words
    line = ear.console.ask(words.t("ask.next_deal"))
    if line in ("", "1"):
        return True
    wish = read_wish(line)
    match wish:
        case None:
            ear.console.say(words.t("answer.next_deal"))
        case Wish.CLAIM:
            return _claimed(table, ear)
        case Wish() | Rule():
            ear.console.say_all(grant(ear, wish))
    return False


def _claimed(table: Table, ear: Ear) -> bool:
    try:
        table.act(ear.seat, a.Claim())
    except IllegalAction as error:
        ear.console.say(refusal(ear.voice, None, a.Claim(), error))
        return False
    return True
