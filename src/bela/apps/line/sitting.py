"""One person at a table, in lines."""

from __future__ import annotations

from bela.apps.line.asking import Asking
from bela.apps.line.hearing import Ear
from bela.apps.line.pause import pause, pause_is_due
from bela.apps.telling import situation
from bela.apps.telling.question import question
from bela.deal import actions as a
from bela.table import Table


def sit(table: Table, ear: Ear) -> None:
    """Play to the end of the match. Raises LeftError, or EndOfInputError when nobody answers any more."""
    table.listen(ear.seat, ear.hear)
    if table.turn:
        ear.console.say_all(situation.resumed(ear.voice, ear.view))
    paused_after = 0
    while not table.match.over:
        if pause_is_due(table.match) and paused_after != table.match.hall.number:
            paused_after = table.match.hall.number
            pause(table, ear)
        elif not table.step():
            turn(table, ear)


def turn(table: Table, ear: Ear) -> None:
    """Ask the reader; what leaves no choice is done without asking, except for a card."""
    legal = table.legal(ear.seat)
    if len(legal) == 1 and not isinstance(legal[0], a.Play):
        table.act(ear.seat, legal[0])
        return
    deal = ear.view.deal
    assert deal is not None  # noqa: S101 - a seat is asked in a deal only
    Asking(table, ear, question(ear.voice, deal, legal), deal).until_done()
