"""When announcing begins and who is asked; how it is done stands in the dialogue and the contest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.deal.flow import Flow, after
from bela.deal.state import Board, Hand, Phase
from bela.deal.steps import contest, dialogue, showing, tricks
from bela.rules.words import AnnounceHow, AnnounceWhen

if TYPE_CHECKING:
    from bela.deal import actions as a
    from bela.rules.model import Rules


def begin(flow: Flow) -> None:
    """Hands are complete: announce before the first trick where that is the custom, else play."""
    rules = flow.rules
    forehand = after(rules.seats, flow.board.dealer)
    if rules.announce_when is AnnounceWhen.WITH_FIRST_CARD:
        flow.ask(Phase.PLAY, forehand)
    elif rules.announce_how is AnnounceHow.AUTOMATIC:
        contest.declare_by_itself(flow)
    else:
        flow.ask(Phase.ANNOUNCING, forehand)


def after_card(flow: Flow, seat: int) -> None:
    """A card was played: its player announces in the first trick where that is the custom."""
    board, rules = flow.board, flow.rules
    if not board.first_trick or board.contest.settled:
        tricks.go_on(flow)
    elif rules.announce_how is not AnnounceHow.AUTOMATIC:
        flow.ask(Phase.ANNOUNCING, seat)
    elif len(board.trick) == rules.seats:
        contest.declare_by_itself(flow)
    else:
        tricks.go_on(flow)


def options(rules: Rules, board: Board, hand: Hand) -> tuple[a.Action, ...]:
    """What the seat that is asked may say."""
    if board.contest.settled:
        return showing.show_options(rules, board, hand)
    if rules.announce_how is AnnounceHow.STEPWISE:
        return dialogue.options(rules, board, hand)
    return contest.declare_options(rules, board, hand)


def apply(flow: Flow, seat: int, action: a.Action) -> None:
    """Let the seat say it. Raises IllegalAction."""
    if flow.board.contest.settled:
        showing.apply_show(flow, seat, action)
        tricks.go_on(flow)
    elif flow.rules.announce_how is AnnounceHow.STEPWISE:
        dialogue.apply(flow, seat, action)
    else:
        contest.apply_declare(flow, seat, action)
