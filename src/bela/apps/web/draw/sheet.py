"""The score sheet and the account of a deal as data."""

from __future__ import annotations

from bela.apps.telling.account import rows, standing
from bela.apps.telling.reasons import reasons
from bela.apps.web.draw.saying import key_voice, lines
from bela.apps.web.protocol.parts import ResultPart, RowPart
from bela.deal.state import Board
from bela.match import Past
from bela.rules.model import Rules
from bela.scoring import Kind


def row_part(past: Past) -> RowPart:
    """A deal on the sheet."""
    tally, settlement = past.tally, past.settlement
    return RowPart(
        number=past.number,
        game=past.game,
        dealer=past.dealer,
        maker=past.maker,
        maker_side=None if tally.kind is Kind.VOID else tally.maker_side,
        result=settlement.result.value,
        winner=settlement.winner,
        need=settlement.need,
        card_points=list(tally.card_points),
        announced=list(settlement.announced),
        bela=list(settlement.bela),
        capot=list(settlement.capot),
        sums=list(settlement.sums),
        moved=list(settlement.moved),
        hung=list(settlement.hung),
        paid=list(settlement.paid),
        written=list(settlement.written),
        hanging=past.after.hanging,
        scores=list(past.after.scores),
        games=list(past.after.games),
        tricks=list(tally.tricks),
    )


def result_part(rules: Rules, board: Board, past: Past, seat: int | None) -> ResultPart:
    """The account of a deal, for a seat or a visitor (None)."""
    voice = key_voice(rules, seat)
    figures = [[key, list(points)] for key, points in rows(rules, board, past) if any(points)]
    return ResultPart(
        past.number,
        figures,
        lines(list(reasons(voice, board, past))),
        lines(standing(voice, past.after)),
    )
