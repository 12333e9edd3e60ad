"""The match and the deal, as everybody knows them."""

from __future__ import annotations

from functools import lru_cache

from bela.apps.telling.question import ask_key
from bela.apps.web.draw.sheet import row_part
from bela.apps.web.draw.words import card_text, card_texts, layout_part, meld_texts, suit_text
from bela.apps.web.protocol.parts import ContestPart, DealPart, DrawnPart, MatchPart, RowPart, SaidPart, TrickPart
from bela.deal.state import Board, Claimed, Contest, Phase, Trick
from bela.match import Hall, Past
from bela.play import best_place
from bela.rules.model import Rules
from bela.standing import NOBODY


def match_part(hall: Hall) -> MatchPart:
    """How the match stands."""
    standing, rules = hall.standing, hall.rules
    return MatchPart(
        stage=hall.stage.value,
        number=hall.number,
        game=hall.game,
        games=list(standing.games),
        scores=list(standing.scores),
        hanging=standing.hanging,
        dealer=standing.dealer,
        cutter=hall.cutter,
        drawing=list(hall.drawing),
        drawn=[DrawnPart(seat, card_texts([card])[0]) for seat, card in hall.drawn],
        target=rules.target,
        wins=rules.match_wins,
        game_winner=_side(standing.game_winner),
        match_winner=_side(standing.match_winner),
        sheet=sheet(hall.past),
    )


def sheet(past: tuple[Past, ...]) -> list[RowPart]:
    """Every deal that is over."""
    return [row_part(one) for one in past]


def _side(winner: int) -> int | None:
    return None if winner == NOBODY else winner


def deal_part(rules: Rules, board: Board, *, points_shown: bool) -> DealPart:
    """The deal on the table."""
    return DealPart(
        dealer=board.dealer,
        phase=board.phase.value,
        to_act=board.to_act,
        ask=None if board.phase is Phase.OVER else ask_key(board),
        counts=list(board.counts),
        turned=card_text(board.turned),
        turned_to=board.turned_to,
        up=card_text(board.up),
        trump=suit_text(board.trump),
        maker=board.maker,
        round=board.bidding.round,
        offered_by=board.bidding.offered_by,
        contest=_contest(board.contest),
        leader=board.leader,
        trick=card_texts(board.trick),
        winning=_winning(rules, board),
        tricks=[_trick(trick) for trick in board.tricks],
        taken=list(board.taken) if points_shown or board.phase is Phase.OVER else None,
        won=list(board.won),
        bela=board.bela,
        claimed_by=board.claimed_by,
        layout=layout_part(board.layout),
    )


@lru_cache(maxsize=4096)
def _trick(trick: Trick) -> TrickPart:
    return TrickPart(trick.leader, card_texts(trick.cards), trick.winner, trick.points)


def _winning(rules: Rules, board: Board) -> int | None:
    if not board.trick or board.trump is None:
        return None
    return (board.leader + best_place(rules.trump_tables(board.trump), board.trick)) % rules.seats


@lru_cache(maxsize=1024)
def _contest(contest: Contest) -> ContestPart:
    return ContestPart(
        said=[_said(one) for one in contest.said],
        heard=list(contest.heard),
        owner=contest.owner,
        rival=contest.rival,
        due=None if contest.due is None else contest.due.value,
        level=contest.level,
        settled=contest.settled,
        winner=contest.winner,
        award=list(contest.award),
        shown=[None if melds is None else meld_texts(melds) for melds in contest.shown],
        bela_shown=contest.bela_shown,
    )


def _said(claimed: Claimed | None) -> SaidPart | None:
    if claimed is None:
        return None
    top = None if claimed.top is None else claimed.top.letter
    return SaidPart(claimed.points, claimed.length, top, suit_text(claimed.suit), claimed.trump)
