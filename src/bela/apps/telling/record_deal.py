"""One deal of a record in tables: the hands as dealt, the tricks, and how it came out."""

from __future__ import annotations

from collections.abc import Iterator

from bela.apps.telling.account import Row, columns, rows, settled_rows, standing
from bela.apps.telling.reasons import reasons
from bela.apps.telling.record_voice import card_words, hand_line
from bela.apps.telling.voice import Voice
from bela.cards import Card
from bela.deal.state import Board, Deal, Trick
from bela.match import Past
from bela.match import events as m
from bela.record import Count, Said, Step

LED = ">"
"""Stands before the card that was led."""


def dealt_lines(voice: Voice, deal: Deal) -> Iterator[str]:
    """The hands as they were dealt: what was looked at first and what came later, as far as they are known."""
    for seat, (first, later) in enumerate(zip(deal.layout.first, deal.layout.later, strict=True)):
        if first is not None:
            more = "" if later is None else " + " + card_words(voice, later, None)
            yield hand_line(voice, seat, card_words(voice, first, None) + more)
    if deal.layout.talon:
        yield voice.words.t("record.talon", cards=card_words(voice, deal.layout.talon, None))


def later_lines(voice: Voice, step: Step) -> Iterator[str]:
    """What came later to the seat that a record is for; in a hidden deal it is known only once it has come."""
    if not isinstance(step.entry, Said) or not step.entry.brought.later or step.match.deal is None:
        return
    for seat, later in enumerate(step.match.deal.layout.later):
        if later:
            yield hand_line(voice, seat, "+ " + card_words(voice, later, None))


# ---------------------------------------------------------------- tricks
def trick_table(voice: Voice, board: Board) -> Iterator[str]:
    """Trick by trick: the card of each seat, who took it, and its points."""
    if not board.tricks and not board.trick:
        return
    words = voice.words
    head = [words.t("record.trick"), *voice.names, words.t("record.taken_by"), words.t("record.points")]
    rows = [_trick(voice, number, trick) for number, trick in enumerate(board.tricks, start=1)]
    if board.trick:
        rows.append([str(len(rows) + 1), *_cells(voice, board.leader, board.trick), "", ""])
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    for row in (head, *rows):
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _trick(voice: Voice, number: int, trick: Trick) -> list[str]:
    cells = _cells(voice, trick.leader, trick.cards)
    return [str(number), *cells, voice.names[trick.winner], str(trick.points)]


def _cells(voice: Voice, leader: int, cards: tuple[Card, ...]) -> list[str]:
    """By seat: the card; that of the leader is marked."""
    cells = [""] * voice.rules.seats
    for place, card in enumerate(cards):
        cells[(leader + place) % voice.rules.seats] = (LED if place == 0 else "") + voice.short(card)
    return cells


# ---------------------------------------------------------------- the account
def outcome(voice: Voice, step: Step) -> Iterator[str]:
    """How a deal, or a claim between two deals, came out, where the step ended one."""
    for event in step.events:
        match event:
            case m.Scored(past):
                board = None if isinstance(step.entry, Count) or step.match.deal is None else step.match.deal.board
                yield from account_lines(voice, board, past)
            case m.ClaimedBetween(_, after):
                yield from standing(voice, after)
            case _:
                pass


def account_lines(voice: Voice, board: Board | None, past: Past) -> Iterator[str]:
    """What each side counted and wrote down, why, and the score; of a counted deal without its board."""
    words = voice.words
    yield words.t("account.deal_over", number=past.number)
    for key, figures in counted_rows(past) if board is None else rows(voice.rules, board, past):
        if any(figures):
            yield words.t("account.row", label=words.t(key), figures=columns(voice, figures))
    if board is None:
        yield words.t("record.result", result=words.t(f"sheet.{past.settlement.result}"))
    else:
        yield from reasons(voice, board, past)
    yield words.t("situation.score", figures=columns(voice, past.after.scores))
    yield from standing(voice, past.after)


def counted_rows(past: Past) -> Iterator[Row]:
    """What is known of a deal that is known by its result alone."""
    yield "account.cards", past.tally.card_points
    yield from settled_rows(past.settlement)
