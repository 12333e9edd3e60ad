"""What a seat or chance does in a match, and what follows from it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn, assert_never

from bela.cards import RANK_OF, Card, mask_of
from bela.deal import actions as a
from bela.deal import decide as deal_decide
from bela.deal.errors import IllegalAction
from bela.deal.start import cut, deal_from, lay_out
from bela.deal.state import Bidding, Layout, Phase
from bela.match import events as e
from bela.match.fold import evolve
from bela.match.state import Hall, Match, Past, Stage
from bela.rules.law import Code
from bela.rules.words import FirstDealer, UnclaimedAtDealEnd
from bela.standing import NOBODY, StandingError, after_deal, after_open_claim, next_game

if TYPE_CHECKING:
    from bela.deal.state import Deal

Events = tuple[e.MatchEvent, ...]


def legal(match: Match, seat: int) -> tuple[a.Action, ...]:
    """Everything the seat may do now; empty when somebody else, chance or nobody is to act."""
    if match.hall.stage is not Stage.DEAL or match.deal is None:
        return ()
    return deal_decide.legal_for(match.deal, seat)


def act(match: Match, seat: int | None, action: a.Anything) -> tuple[Match, Events]:
    """The match after a seat (None: chance) has acted, and what happened. Raises IllegalAction: then nothing has."""
    try:
        return _act(match, seat, action)
    except IllegalAction as error:
        error.legal = () if seat is None else legal(match, seat)
        raise


def _act(match: Match, seat: int | None, action: a.Anything) -> tuple[Match, Events]:
    if seat is not None and seat not in range(match.rules.seats):
        _refuse(match, Code.NOT_YOUR_TURN)
    match action:
        case a.Draw() | a.Pack() | a.Cut():
            return _chance(match, action) if seat is None else _refuse(match, Code.WRONG_PHASE)
        case a.Claim() if seat is not None and between_deals(match):
            return _claim_between(match, seat)
        case _:
            return _in_deal(match, seat, action)


def _refuse(match: Match, code: Code) -> NoReturn:
    raise IllegalAction(code, match.rules.rule_behind(code), to_act=match.to_act)


# ---------------------------------------------------------------- in a deal
def _in_deal(match: Match, seat: int | None, action: a.Action) -> tuple[Match, Events]:
    if match.hall.stage is not Stage.DEAL or match.deal is None or seat is None:
        _refuse(match, Code.WRONG_PHASE)
    deal, events = deal_decide.act(match.deal, seat, action)
    match = replace(match, deal=deal)
    if deal.board.phase is not Phase.OVER:
        return match, events
    scored = _scored(match.hall, deal)
    return evolve(match, scored), (*events, scored)


def _scored(hall: Hall, deal: Deal) -> e.Scored:
    board = deal.board
    assert board.tally is not None  # noqa: S101 - a deal of a match is seen whole
    assert board.settlement is not None  # noqa: S101 - as above
    after = after_deal(hall.rules, hall.standing, board.dealer, board.tally, board.settlement)
    return e.Scored(Past(hall.number, hall.game, board.dealer, board.maker, board.tally, board.settlement, after))


# ---------------------------------------------------------------- between deals
def between_deals(match: Match) -> bool:
    """Whether a deal was written down and the first call of the next has not been made."""
    written = any(match.hall.standing.scores)
    if not written or match.rules.unclaimed_at_deal_end is not UnclaimedAtDealEnd.MUST_CLAIM:
        return False
    if match.hall.stage is not Stage.DEAL or match.deal is None:
        return match.hall.stage is not Stage.OVER and match.hall.standing.game_winner == NOBODY
    board = match.deal.board
    return board.phase is Phase.BIDDING and board.bidding == Bidding()


def _claim_between(match: Match, seat: int) -> tuple[Match, Events]:
    try:
        standing = after_open_claim(match.rules, match.hall.standing, match.rules.side_of(seat))
    except StandingError:
        _refuse(match, Code.CLAIM_FALLS_SHORT)
    event = e.ClaimedBetween(seat, standing)
    return replace(evolve(match, event), pack=None), (event,)


# ---------------------------------------------------------------- chance
def _chance(match: Match, action: a.Chance) -> tuple[Match, Events]:
    events: list[e.MatchEvent] = []
    if match.hall.standing.game_winner != NOBODY and match.hall.stage in (Stage.DRAW, Stage.PACK):
        event = e.NewGame(next_game(match.rules, match.hall.standing))
        match = evolve(match, event)
        events.append(event)
    match, more = _chance_done(match, action)
    return match, (*events, *more)


def _chance_done(match: Match, action: a.Chance) -> tuple[Match, Events]:
    match action:
        case a.Draw(seat, card):
            return _draw(match, seat, card)
        case a.Pack(cards):
            return _shuffle(match, cards)
        case a.Cut(cards):
            return _cut(match, cards)
    assert_never(action)


def _draw(match: Match, seat: int, card: Card) -> tuple[Match, Events]:
    hall = match.hall
    waiting = hall.drawing[len(hall.drawn) :]
    if hall.stage is not Stage.DRAW or seat != waiting[0]:
        _refuse(match, Code.WRONG_PHASE)
    if not match.rules.pack >> card & 1 or card in [drawn for _, drawn in hall.drawn]:
        _refuse(match, Code.NOT_POSSIBLE)
    drawn = e.Drawn(seat, card)
    match = evolve(match, drawn)
    if len(waiting) > 1:
        return match, (drawn,)
    found = _found(match.hall)
    return evolve(match, found), (drawn, found)


def _found(hall: Hall) -> e.DrawAgain | e.DealerFound:
    """The dealer by the cards cut, or those who cut again."""
    pick = min if hall.rules.first_dealer is FirstDealer.LOW_CUT else max
    best = pick(RANK_OF[card] for _, card in hall.drawn)
    seats = tuple(seat for seat, card in hall.drawn if RANK_OF[card] == best)
    return e.DealerFound(seats[0]) if len(seats) == 1 else e.DrawAgain(seats)


def _shuffle(match: Match, cards: tuple[Card, ...] | None) -> tuple[Match, Events]:
    if match.hall.stage is not Stage.PACK:
        _refuse(match, Code.WRONG_PHASE)
    if cards is None or mask_of(cards) != match.rules.pack or len(cards) != match.rules.pack.bit_count():
        _refuse(match, Code.NOT_POSSIBLE)
    return replace(evolve(match, e.Shuffled()), pack=cards), (e.Shuffled(),)


def _cut(match: Match, cards: int) -> tuple[Match, Events]:
    if match.hall.stage is not Stage.CUT or match.pack is None:
        _refuse(match, Code.WRONG_PHASE)
    if cards not in range(len(match.pack)):
        _refuse(match, Code.NOT_POSSIBLE)
    dealer = match.hall.standing.dealer
    assert dealer is not None  # noqa: S101 - nothing is shuffled before the dealer is found
    return start_deal(match, lay_out(match.rules, cut(match.pack, cards), dealer), dealer, cards)


def start_deal(match: Match, layout: Layout, dealer: int, cards: int = 0) -> tuple[Match, Events]:
    """Deal the cards that lie so."""
    standing = match.hall.standing
    deal, dealt = deal_from(match.rules, layout, dealer, standing.scores, standing.hanging)
    event = e.PackCut(cards)
    return replace(evolve(match, event), pack=None, deal=deal), (event, *dealt)
