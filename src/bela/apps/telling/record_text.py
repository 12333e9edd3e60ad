"""A record as a text for people: who sat where, and deal by deal the hands, what was said, the tricks, the account."""

from __future__ import annotations

from collections.abc import Iterator

from bela.apps.telling.clean import printable
from bela.apps.telling.events import sentences
from bela.apps.telling.record_deal import dealt_lines, later_lines, outcome, trick_table
from bela.apps.telling.record_voice import card_words
from bela.apps.telling.table_rules import table_rules
from bela.apps.telling.voice import Voice
from bela.deal import events as e
from bela.deal.state import Deal
from bela.match import Match, MatchEvent, Stage, view_of, visible
from bela.match import events as m
from bela.record import Header, Record, Said, Step, steps

IN_THE_TABLE = (e.Played, e.TrickTaken)
"""Events that the table of tricks tells."""


def text_lines(voice: Voice, record: Record) -> Iterator[str]:
    """The whole record."""
    yield from head(voice, record.header)
    last: Step | None = None
    for step in steps(record):
        yield from _told(voice, step)
        last = step
    yield from _broken_off(voice, None if last is None else last.match)


def _broken_off(voice: Voice, match: Match | None) -> Iterator[str]:
    """Of a match that is not over: what there is of a deal in progress, and that more is to come."""
    if match is not None and match.over:
        return
    if match is not None and match.deal is not None and match.hall.stage is Stage.DEAL:
        yield from trick_table(voice, match.deal.board)
        yield voice.words.t("record.deal_not_over", number=match.hall.number)
    yield voice.words.t("record.note.not_over")


def head(voice: Voice, header: Header) -> Iterator[str]:
    """What holds for the whole match."""
    words = voice.words
    yield words.t("record.title", variant=words.t(f"variant.{header.rules.name}"))
    if header.date:
        yield words.t("record.date", date=printable(header.date))
    yield from table_rules(words, header.rules)
    for seat, name in enumerate(voice.names):
        kind = printable(header.players[seat].kind) if header.players else ""
        yield words.t("record.seat_of" if kind else "record.seat", seat=seat, name=name, kind=kind)


def _told(voice: Voice, step: Step) -> Iterator[str]:
    for event in step.events:
        if not isinstance(event, e.ClaimMade):
            yield from _sentences(voice, step, event)
    if isinstance(step.entry, Said) and any(isinstance(event, m.Scored) for event in step.events):
        yield from trick_table(voice, _deal(step).board)
    for event in step.events:
        if isinstance(event, e.ClaimMade):  # it came after the tricks, and they are told in the table
            yield from _sentences(voice, step, event)
    yield from outcome(voice, step)


def _deal(step: Step) -> Deal:
    assert step.match.deal is not None  # noqa: S101 - asked of what happens in a deal
    return step.match.deal


def _told_with_cards(step: Step, event: MatchEvent) -> bool:
    """Whether another event tells the same and names the cards."""
    return isinstance(event, e.LaidAway) and any(isinstance(other, e.Laid) for other in step.events)


def _sentences(voice: Voice, step: Step, event: MatchEvent) -> Iterator[str]:
    if visible(event, None) and not isinstance(event, IN_THE_TABLE) and not _told_with_cards(step, event):
        yield from sentences(voice, event, view_of(step.match, None))
    match event:
        case e.Dealt():
            yield from dealt_lines(voice, _deal(step))
        case e.Completed():
            yield from later_lines(voice, step)
        case e.Laid(seat, cards):
            yield voice.words.t("record.laid", who=voice.names[seat], cards=card_words(voice, cards, None))
        case _:
            pass
