"""Deals played out under a contract, whoever chose it: what they bring to a side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from bela.bots.rules_bot.discard import lay_away
from bela.bots.rules_bot.exchange import gains_by
from bela.bots.worlds import engine
from bela.bots.worlds.moment import Viewer, moment_of, packed_lying
from bela.bots.worlds.payoff import stakes_of
from bela.cards import BIT, Mask, Rank, cards_of, make_card
from bela.deal.start import deal_from, falls_to_dealer, lay_out
from bela.deal.state import Hand, changed
from bela.deal.steps.contest import everything, scored_points
from bela.deal.steps.handing import exchange_possible, may_swap
from bela.deal.steps.ranking import contest_winner
from bela.melds import melds_in

if TYPE_CHECKING:
    from random import Random

    from bela.bots.worlds.moment import Moment
    from bela.bots.worlds.payoff import Stakes
    from bela.cards import Suit
    from bela.deal.state import Board
    from bela.rules.model import Rules

DEALER = 0


class Dealt(NamedTuple):
    """A deal before its first call."""

    board: Board
    first: tuple[Mask, ...]
    """By seat: the cards looked at before trumps are chosen."""
    full: tuple[Mask, ...]
    """By seat: those and the later cards."""
    talon: Mask


class Contract(NamedTuple):
    """Who chose what."""

    maker: int
    trump: Suit


class Ready(NamedTuple):
    """A deal before its first card."""

    board: Board
    hands: tuple[Mask, ...]
    laid: Mask = 0
    """What the maker laid away."""


def shuffled(rules: Rules, rng: Random) -> Dealt:
    """A deal of a shuffled pack."""
    pack = cards_of(rules.pack)
    rng.shuffle(pack)
    layout = lay_out(rules, pack, DEALER)
    turned = 0 if layout.turned is None or not falls_to_dealer(rules) else BIT[layout.turned]
    first, later = [cards or 0 for cards in layout.first], [cards or 0 for cards in layout.later]
    full = [one | other | turned * (seat == DEALER) for seat, (one, other) in enumerate(zip(first, later, strict=True))]
    return Dealt(deal_from(rules, layout, DEALER)[0].board, tuple(first), tuple(full), layout.talon or 0)


# ---------------------------------------------------------------- from the contract to the first card
def prepared(rules: Rules, dealt: Dealt, contract: Contract) -> Ready:
    """The deal as play begins: with the talon taken, or the exchange made."""
    maker, trump = contract
    board = changed(dealt.board, trump=trump, maker=maker, turned_to=DEALER if falls_to_dealer(rules) else None)
    if rules.talon:
        cards = dealt.full[maker] | dealt.talon
        laid = lay_away(rules, trump, cards)
        hands = [cards & ~laid if seat == maker else held for seat, held in enumerate(dealt.full)]
        return Ready(board, tuple(hands), laid)
    return exchanged(rules, board, dealt) if exchange_possible(rules, board) else Ready(board, dealt.full)


def exchanged(rules: Rules, board: Board, dealt: Dealt) -> Ready:
    """The same after whoever has the trump seven has given it for the turned card, if that gains by it."""
    if board.trump is None or board.turned is None:
        return Ready(board, dealt.full)
    seven, turned = BIT[make_card(Rank.SEVEN, board.trump)], BIT[board.turned]
    for seat, cards in enumerate(dealt.full):
        may = cards & seven and may_swap(rules, board, Hand(seat, cards, dealt.first[seat]))
        if may and gains_by(rules, board.trump, cards, board.turned):
            hands = [held & ~seven | turned if held == cards else held for held in dealt.full]
            return Ready(changed(board, turned_to=seat), tuple(hands))
    return Ready(board, dealt.full)


# ---------------------------------------------------------------- played out
def worths(rules: Rules, side: int, asked: Sequence[tuple[Dealt, Contract]]) -> list[float]:
    """What deals are worth to a side, in points of lead, when the rules bot plays them for everybody."""
    begun = [prepared(rules, dealt, contract) for dealt, contract in asked]
    groups: dict[object, list[int]] = {}
    for at, deal in enumerate(begun):
        board = deal.board
        groups.setdefault((board.maker, board.trump, board.turned, board.turned_to), []).append(at)
    found = [0.0] * len(begun)
    for places in groups.values():
        some = [begun[at] for at in places]
        for at, worth in zip(places, _worths(rules, side, some), strict=True):
            found[at] = worth
    return found


def _worths(rules: Rules, side: int, deals: Sequence[Ready]) -> list[float]:
    worlds = b"".join([packed_lying((*deal.hands, deal.laid), rules.seats) for deal in deals])
    (words,) = engine.results(moment(rules, deals[0].board), worlds, (), 0)
    return [stakes(rules, side, deal).worth(word)[0] for deal, word in zip(deals, words, strict=True)]


def moment(rules: Rules, board: Board) -> Moment:
    """The moment before the first card, as nobody in particular sees it."""
    return moment_of(rules, board, Hand(board.to_act or 0, 0, 0))._replace(viewer=Viewer(None))


def stakes(rules: Rules, side: int, deal: Ready) -> Stakes:
    """What a deal is played for."""
    return replace(stakes_of(rules, deal.board, side), announced=announced(rules, deal))


def announced(rules: Rules, deal: Ready) -> tuple[int, ...]:
    """By side: what runs and fours bring when everybody announces all."""
    award = [0] * rules.sides
    if deal.board.trump is None or not any(melds_in(rules, cards) for cards in deal.hands):
        return tuple(award)
    hands = [
        Hand(seat, cards, cards, declared=everything(rules, deal.board.trump, cards))
        for seat, cards in enumerate(deal.hands)
    ]
    winner = contest_winner(rules, deal.board, {hand.seat: hand.declared for hand in hands})
    for hand in hands:
        award[rules.side_of(hand.seat)] += scored_points(rules, deal.board, hand, winner)
    return tuple(award)
