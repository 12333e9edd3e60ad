"""A record step by step: each action with what it led to, and the position at any of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bela.apps.telling.account import columns
from bela.apps.telling.events import sentences
from bela.apps.telling.record_deal import outcome
from bela.apps.telling.record_voice import hand_lines
from bela.apps.telling.voice import Voice
from bela.deal import events as e
from bela.deal.notation import action_text
from bela.deal.state import Board
from bela.match import Match, Stage, legal, view_of, visible
from bela.record import Count, Record, Said, Step, steps
from bela.record.lines import said_text

INDENT = " " * 6
NEW_HANDS = (e.Dealt, e.Completed, e.Swapped, e.LaidAway)
"""After these events hands are not what they were, by more than a card that was played."""


def numbered_steps(record: Record) -> Iterator[tuple[int, Step]]:
    """Every action and every counted deal, numbered from 1."""
    told = (step for step in steps(record) if isinstance(step.entry, Said | Count))
    return enumerate(told, start=1)


def deal_of(step: Step) -> int:
    """The number of the deal that a step belongs to; 0 before the first."""
    hall = step.match.hall
    return hall.number + (hall.stage is Stage.CUT)


def step_lines(voice: Voice, number: int, step: Step) -> Iterator[str]:
    """An action, and below it what it led to."""
    yield voice.words.t("record.step", number=f"{number:>4}", action=_action(voice, step))
    after = view_of(step.match, None)
    for event in step.events:
        if visible(event, None):
            yield from _indented(sentences(voice, event, after))
    yield from _indented(outcome(voice, step))
    if any(isinstance(event, NEW_HANDS) for event in step.events):
        yield from _indented(hand_lines(voice, step.match))


def _action(voice: Voice, step: Step) -> str:
    if isinstance(step.entry, Said):
        return said_text(step.entry.seat, step.entry.action)
    return voice.words.t("record.counted")


def _indented(lines: Iterable[str]) -> Iterator[str]:
    return (INDENT + line for line in lines if line)


def position(voice: Voice, match: Match) -> Iterator[str]:
    """Where a match stands: scores, table, known hands, who is asked and, where the hand is known, what is legal."""
    yield ""
    yield voice.words.t("situation.score", figures=columns(voice, match.hall.standing.scores))
    if match.hall.stage is not Stage.DEAL or match.deal is None:
        yield voice.words.t(f"record.stage.{match.hall.stage}")
        return
    yield from _table(voice, match.deal.board)
    yield from hand_lines(voice, match)
    yield from _asked(voice, match)


def _table(voice: Voice, board: Board) -> Iterator[str]:
    words = voice.words
    if board.turned is not None:
        yield words.t("situation.turned", card=voice.card(board.turned))
    if board.trump is not None and board.maker is not None:
        yield voice.of(board.maker, "situation.trumps", suit=voice.suit(board.trump))
        yield words.t("situation.tricks", figures=columns(voice, board.won))
    if board.trick:
        yield words.t("situation.table", cards=", ".join(voice.short(card) for card in board.trick))


def _asked(voice: Voice, match: Match) -> Iterator[str]:
    seat = match.to_act
    if seat is None:
        return
    yield voice.words.t("record.asked", who=voice.names[seat])
    actions = [action_text(action) for action in legal(match, seat)]
    if actions:
        yield voice.words.t("referee.may_do", actions=", ".join(actions))
