"""How a deal begins: from the shuffled pack, from known hands, or in mid-play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bela.cards import Card, Mask, Suit, mask_of
from bela.deal import events as e
from bela.deal.fold import fold, new_board, put
from bela.deal.state import Deal, Hand, Layout, Phase, changed
from bela.rules.words import AnnounceWhen, TurnupAfterTrump, TurnupPosition

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bela.deal.state import Board
    from bela.rules.model import Packets, Rules


def cut(pack: Sequence[Card], cards: int) -> tuple[Card, ...]:
    """The pack after so many cards went from the top to the bottom (S-07)."""
    return (*pack[cards:], *pack[:cards])


def falls_to_dealer(rules: Rules) -> bool:
    """Whether the turned card is one of the dealer's cards."""
    return rules.turned and rules.turnup_after_trump is TurnupAfterTrump.TO_DEALER


def lay_out(rules: Rules, pack: Sequence[Card], dealer: int) -> Layout:
    """Deal a pack, top first: packets in turn, and the card turned up (S-08, S-09, S-13, C-03, C-08, C-10)."""
    short = dealer if falls_to_dealer(rules) else None
    first, stock = _hand_out(rules, rules.first, pack, dealer, None)
    turned: Card | None = None
    early = not rules.closed or rules.turnup_position is TurnupPosition.AFTER_OPEN_CARDS
    if rules.turned and early:
        turned, stock = stock[0], stock[1:]
    later, stock = _hand_out(rules, rules.later, stock, dealer, short)
    if rules.turned and not early:
        turned, stock = stock[0], stock[1:]
    return Layout(first, later, turned, mask_of(stock[: rules.talon]))


def _hand_out(
    rules: Rules, packets: Packets, stock: Sequence[Card], dealer: int, short: int | None
) -> tuple[tuple[Mask, ...], Sequence[Card]]:
    """Packets to every seat in turn; the seat that is short gets one card less in the last."""
    hands: tuple[Mask, ...] = (0,) * rules.seats
    for number, packet in enumerate(packets, start=1):
        for seat in rules.in_turn(dealer):
            size = packet - (seat == short and number == len(packets))
            hands = put(hands, seat, hands[seat] | mask_of(stock[:size]))
            stock = stock[size:]
    return hands, stock


def deal_from(
    rules: Rules, layout: Layout, dealer: int, scores: tuple[int, ...] | None = None, hanging: int = 0
) -> tuple[Deal, tuple[e.Event, ...]]:
    """A deal before its first call, and what happened to make it so."""
    opening = e.Dealt(dealer, layout.turned, scores or (0,) * rules.sides, hanging, rules.seats, sum(rules.first))
    known = tuple(
        Hand(seat, cards=0, first=0) if cards is not None else None for seat, cards in enumerate(layout.first)
    )
    got = [e.Got(seat, cards, first=True) for seat, cards in enumerate(layout.first) if cards is not None]
    deal = fold(Deal(rules, new_board(opening), known, layout), got)
    return deal, (opening, *got)


@dataclass(frozen=True)
class Position:
    """A moment in play: what is on the table, and the hands that are known."""

    dealer: int
    trump: Suit
    maker: int
    leader: int
    trick: tuple[Card, ...]
    hands: Mapping[int, Mask]
    """By seat, of those that are known."""
    first_trick: bool = False


def deal_at(rules: Rules, position: Position) -> Deal:
    """A deal in mid-play. What went before is not known, so that it can be played on but not settled."""
    to_act = (position.leader + len(position.trick)) % rules.seats
    cards = tuple(position.hands.get(seat) for seat in range(rules.seats))
    opening = e.Dealt(position.dealer, None, (0,) * rules.sides, 0, rules.seats, 0)
    board = changed(
        new_board(opening),
        phase=Phase.PLAY,
        to_act=to_act,
        turned_to=None,
        trump=position.trump,
        maker=position.maker,
        leader=position.leader,
        trick=position.trick,
        first_trick=position.first_trick,
        counts=_counts(rules, position, to_act),
        played=_played(rules, position),
    )
    board = _announced(rules, board, position)
    hands = tuple(None if held is None else Hand(seat, held, held) for seat, held in enumerate(cards))
    return Deal(rules, board, hands, Layout(cards, (0,) * rules.seats), whole=False)


def _played(rules: Rules, position: Position) -> tuple[Mask, ...]:
    played: tuple[Mask, ...] = (0,) * rules.seats
    for place, card in enumerate(position.trick):
        played = put(played, (position.leader + place) % rules.seats, mask_of([card]))
    return played


def _counts(rules: Rules, position: Position, to_act: int) -> tuple[int, ...]:
    """Cards by seat: as given, else as many as the seat to act, less one for those who have played to the trick."""
    most = position.hands[to_act].bit_count()
    have_played = {(position.leader + place) % rules.seats for place in range(len(position.trick))}
    return tuple(
        position.hands[seat].bit_count() if seat in position.hands else most - (seat in have_played)
        for seat in range(rules.seats)
    )


def _announced(rules: Rules, board: Board, position: Position) -> Board:
    """Whoever has played to the first trick has had their say, where that is when it is said; later it is over."""
    if position.first_trick and rules.announce_when is AnnounceWhen.WITH_FIRST_CARD:
        return changed(board, contest=changed(board.contest, asked=len(position.trick)))
    return changed(board, contest=changed(board.contest, asked=rules.seats, settled=True))
