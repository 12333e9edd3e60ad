"""The account of a deal: what each side counted, how it was settled, and how the match stands."""

from __future__ import annotations

from collections.abc import Iterator

from bela.apps.telling.reasons import reasons
from bela.apps.telling.sheet import sheet
from bela.apps.telling.voice import Voice
from bela.deal.state import Board
from bela.match import Past
from bela.rules.model import Rules
from bela.scoring import Kind, Points, Settlement
from bela.standing import NOBODY, Standing

Row = tuple[str, Points]
"""The key of a label, and figures by side."""


def account(voice: Voice, board: Board, past: tuple[Past, ...]) -> list[str]:
    """Everything to say of the last of the deals; ``board`` is how it ended, ``past`` all deals of the match."""
    last = past[-1]
    return [
        "",
        voice.words.t("account.deal_over", number=last.number),
        *(_row(voice, row) for row in rows(voice.rules, board, last) if any(row[1])),
        *reasons(voice, board, last),
        *sheet(voice, past),
        *standing(voice, last.after),
    ]


def _row(voice: Voice, row: Row) -> str:
    key, figures = row
    return voice.words.t("account.row", label=voice.words.t(key), figures=columns(voice, figures))


def columns(voice: Voice, figures: Points) -> str:
    """A figure for every side, each after the side's name, so that it is understood when it is heard."""
    return "  ".join(f"{voice.side(side)} {figure:>4}" for side, figure in enumerate(figures))


def rows(rules: Rules, board: Board, past: Past) -> Iterator[Row]:
    """What each side counted, and what became of it."""
    last_trick = _last_trick(rules, board, past)
    laid = tuple(past.tally.card_points[side] - board.taken[side] - last_trick[side] for side in range(rules.sides))
    yield "account.cards", board.taken
    yield "account.last_trick", last_trick
    yield "account.laid", laid
    yield from settled_rows(past.settlement)


def settled_rows(settlement: Settlement) -> Iterator[Row]:
    """From what was announced to what is written down."""
    yield "account.announced", settlement.announced
    yield "account.bela", settlement.bela
    yield "account.capot", settlement.capot
    yield "account.sum", settlement.sums
    yield "account.moved", settlement.moved
    yield "account.hung", tuple(-points for points in settlement.hung)
    yield "account.paid", settlement.paid
    yield "account.written", settlement.written


def _last_trick(rules: Rules, board: Board, past: Past) -> Points:
    """The points for the last trick; of a deal that was not played out there are none."""
    played_out = past.tally.kind in (Kind.PLAYED, Kind.CLAIMED) and not any(board.counts)
    taker = rules.side_of(board.tricks[-1].winner) if played_out and board.tricks else None
    return tuple(rules.last_trick * (side == taker) for side in range(rules.sides))


def standing(voice: Voice, after: Standing) -> list[str]:
    """Who has won the game or the match and the games won so far; while a game goes on, who deals next."""
    if after.match_winner != NOBODY:
        return [winner(voice, after.match_winner, "account.match_won")]
    told = [] if after.dealer is None else [voice.of(after.dealer, "account.next_dealer")]
    if after.game_winner == NOBODY:
        return told
    games = voice.words.t("account.games", figures=columns(voice, after.games), wins=voice.rules.match_wins)
    return [winner(voice, after.game_winner, "account.game_won"), games, *told]


def winner(voice: Voice, side: int, key: str) -> str:
    """A sentence about the side that has won; the reader's own side is spoken to, the other pair are they."""
    if voice.me is not None and voice.rules.side_of(voice.me) == side:
        return voice.words.t(f"{key}.you")
    if voice.me is not None and voice.rules.partners:
        return voice.words.t(f"{key}.them")
    return voice.words.t(key, side=voice.side(side))
