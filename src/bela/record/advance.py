"""One entry of a record after another, made to happen in a match."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from bela.cards import cards_of
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.deal.state import Deal, Layout, Phase, changed
from bela.match import Match, MatchEvent, Stage, act, open_match
from bela.match.act import start_deal
from bela.match.events import NewGame, Scored
from bela.match.fold import evolve
from bela.match.state import Past
from bela.record.brought import brought_by
from bela.record.faults import FaultCode, RecordError
from bela.record.hidden import check_hand, check_play, compare, is_hidden_deal
from bela.record.lines import said_text
from bela.record.model import Brought, Count, Entry, Header, Other, Said, Start
from bela.rules.law import Code
from bela.scoring import Kind, TallyError, settle
from bela.standing import NOBODY, Standing, StandingError, after_deal, next_game

Events = tuple[MatchEvent, ...]


def begin(header: Header) -> Match:
    """The match before its first entry."""
    return open_match(header.rules, header.dealer)


def advance(match: Match, entry: Entry, viewer: int | None = None) -> tuple[Match, Events]:
    """The match after an entry, and what happened; ``viewer`` is the seat that the record is for.

    Raises RecordError for what cannot be.
    """
    match entry:
        case Said():
            return _say(match, entry, viewer)
        case Count():
            return _count(match, entry)
        case Start() | Other():
            return match, ()
    assert_never(entry)


def upcoming(match: Match) -> Start:
    """How the next deal begins, with the dealer where one is found."""
    standing = _standing(match)
    return Start(match.hall.number + 1, 1 + sum(standing.games), standing.dealer, standing.scores, standing.hanging)


def _standing(match: Match) -> Standing:
    """How the match stands at the next deal: in the next game where the last one is over."""
    standing = match.hall.standing
    over = standing.game_winner != NOBODY and standing.match_winner == NOBODY
    return next_game(match.rules, standing) if over else standing


# ---------------------------------------------------------------- actions
def _say(match: Match, said: Said, viewer: int | None) -> tuple[Match, Events]:
    try:
        return _acted(match, said, viewer)
    except IllegalAction as error:
        text = said_text(said.seat, said.action)
        raise RecordError(
            FaultCode.ILLEGAL, key="a", action=text, reason=error.code, rule=error.rule, to_act=error.to_act
        ) from error


def _acted(match: Match, said: Said, viewer: int | None) -> tuple[Match, Events]:
    match said.action:
        case a.Pack(None):
            return _unseen_pack(match)
        case a.Cut(cards) if match.hall.stage is Stage.CUT and match.pack is None:
            after, events = _unseen_cut(match, cards, said.brought, viewer)
        case _ if match.deal is not None and match.hall.stage is Stage.DEAL and is_hidden_deal(match.deal):
            after, events = _unseen_act(match, match.deal, said, viewer)
        case _:
            return act(match, said.seat, said.action)
    compare(said.brought, brought_by(match.rules, events, viewer))
    check_hand(after, viewer)
    return after, events


def _unseen_pack(match: Match) -> tuple[Match, Events]:
    """A pack of which nobody knows the order: any will do, and it is forgotten."""
    match, events = act(match, None, a.Pack(tuple(cards_of(match.rules.pack))))
    return replace(match, pack=None), events


def _unseen_cut(match: Match, cards: int, brought: Brought, viewer: int | None) -> tuple[Match, Events]:
    rules, dealer = match.rules, match.hall.standing.dealer
    assert dealer is not None  # noqa: S101 - nothing is shuffled before the dealer is found
    if cards >= rules.pack.bit_count():
        raise IllegalAction(Code.NOT_POSSIBLE, rules.rule_behind(Code.NOT_POSSIBLE))
    unknown = (None,) * rules.seats
    first = tuple(brought.first if seat == viewer else None for seat in range(rules.seats))
    return start_deal(match, Layout(first, unknown, brought.turned, None), dealer, cards)


def _unseen_act(match: Match, deal: Deal, said: Said, viewer: int | None) -> tuple[Match, Events]:
    """An action in a deal of which only the viewer's cards are known: what it brings is known before it is done."""
    if isinstance(said.action, a.Play) and said.seat is not None:
        check_play(deal, said.seat, said.action.card)
    brought, layout = said.brought, deal.layout
    later = tuple(brought.later if seat == viewer else None for seat in range(match.rules.seats))
    layout = changed(layout, later=later, talon=brought.talon)
    match, events = act(replace(match, deal=changed(deal, layout=layout, told=brought.told)), said.seat, said.action)
    if match.deal is not None and match.deal.board.phase is Phase.OVER:
        raise RecordError(FaultCode.HIDDEN_AND_OVER)
    return match, events


# ---------------------------------------------------------------- counts
def _count(match: Match, count: Count) -> tuple[Match, Events]:
    if match.hall.stage not in (Stage.PACK, Stage.DRAW) or match.hall.drawn:
        raise RecordError(FaultCode.OUT_OF_PLACE, key="count")
    standing = _standing(match)
    events: tuple[NewGame, ...] = (NewGame(standing),) if standing != match.hall.standing else ()
    try:
        scored = _scored(match, standing, count)
    except (TallyError, StandingError) as error:
        raise RecordError(FaultCode.BAD_COUNT, key="count", reason=str(error)) from error
    return evolve(match, scored), (*events, scored)


def _scored(match: Match, standing: Standing, count: Count) -> Scored:
    rules, number, game = match.rules, match.hall.number + 1, 1 + sum(standing.games)
    dealer = count.start.dealer if standing.dealer is None else standing.dealer
    tally = replace(count.tally, dealer=dealer)
    settlement = settle(rules, tally, hanging=standing.hanging, scores=standing.scores)
    after = after_deal(rules, standing, dealer, tally, settlement)
    maker = None if rules.partners or tally.kind is Kind.VOID else tally.maker_side
    return Scored(Past(number, game, dealer, maker, tally, settlement, after))
