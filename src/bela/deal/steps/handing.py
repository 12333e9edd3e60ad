"""From the choice of trumps to complete hands: the later cards, the talon, the seven exchange, the discard, a Belot."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from bela.cards import BIT, SUIT_OF, Card, Mask, Rank, Suit, cards_of, make_card, mask_of
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.flow import Flow, after
from bela.deal.state import Board, Hand, Phase
from bela.deal.steps import announcing, ending
from bela.melds import Run
from bela.rules.law import Code
from bela.rules.words import (
    BelotMode,
    DiscardRestriction,
    SevenExchange,
    SevenSource,
    TurnupAfterTrump,
)

if TYPE_CHECKING:
    from bela.rules.model import Rules

SWAP, KEEP = a.Swap(), a.Keep()


def fix_trumps(flow: Flow, suit: Suit, maker: int) -> None:
    """Trumps are chosen: hands are made complete (S-13, C-03, C-08, C-10), and the deal goes on."""
    rules, layout = flow.rules, flow.deal.layout
    flow.emit(e.TrumpFixed(suit, maker))
    for seat, cards in enumerate(layout.later):
        if cards is not None:
            flow.emit(e.Got(seat, cards, first=False))
    falls = layout.turned is not None and rules.turnup_after_trump is TurnupAfterTrump.TO_DEALER
    stays = rules.turnup_after_trump is TurnupAfterTrump.STAYS_UP
    flow.emit(
        e.Completed(
            counts=(rules.hand_size,) * rules.seats,
            seat=flow.board.dealer if falls else None,
            up=flow.board.turned if stays else None,
        )
    )
    _exchange_or_discard(flow, maker)


def _exchange_or_discard(flow: Flow, maker: int) -> None:
    rules = flow.rules
    if rules.talon:
        flow.emit(e.TalonTaken(maker, rules.talon))
        if flow.deal.layout.talon:
            flow.emit(e.Got(maker, flow.deal.layout.talon, first=False))
        flow.ask(Phase.DISCARD, maker)
    elif exchange_possible(rules, flow.board):
        flow.ask(Phase.EXCHANGE, after(rules.seats, flow.board.dealer))
    else:
        hands_complete(flow)


# ---------------------------------------------------------------- the seven exchange
def exchange_possible(rules: Rules, board: Board) -> bool:
    """Whether anybody is asked, by what all may know (S-14, C-07, X-19)."""
    if rules.seven_exchange is SevenExchange.OFF or board.turned is None or board.turned_to is not None:
        return False
    assert board.trump is not None  # noqa: S101 - asked only once trumps are chosen
    seven = make_card(Rank.SEVEN, board.trump)
    right_suit = SUIT_OF[board.turned] is board.trump or not rules.seven_requires_turned_suit
    return right_suit and board.turned != seven and bool(rules.pack & BIT[seven])


def may_swap(rules: Rules, board: Board, hand: Hand) -> bool:
    """Whether the hand may exchange: it holds the trump seven, from the right cards."""
    assert board.trump is not None  # noqa: S101 - asked only once trumps are chosen
    source = hand.first if rules.seven_source is SevenSource.FIRST_SIX else hand.cards
    allowed = rules.seven_exchange is SevenExchange.ANY_PLAYER or hand.seat == board.maker
    return allowed and bool(source & hand.cards & BIT[make_card(Rank.SEVEN, board.trump)])


def exchange_options(rules: Rules, board: Board, hand: Hand) -> tuple[a.Action, ...]:
    """What the seat may answer; everybody is asked, so that the asking tells nothing."""
    return (KEEP, SWAP) if may_swap(rules, board, hand) else (KEEP,)


def apply_exchange(flow: Flow, seat: int, action: a.Action) -> None:
    """Let the seat exchange or not. Raises IllegalAction."""
    rules, hand = flow.rules, flow.hand(seat)
    match action:
        case a.Keep():
            flow.emit(e.Kept(seat))
            if seat == flow.board.dealer:
                hands_complete(flow)
            else:
                flow.ask(Phase.EXCHANGE, after(rules.seats, seat))
        case a.Swap():
            if hand is not None and not may_swap(rules, flow.board, hand):
                flow.refuse(Code.NO_SWAP)
            flow.emit(e.Swapped(seat, _seven_left_up(flow)))
            hands_complete(flow)
        case _:
            flow.refuse(Code.WRONG_PHASE)


def _seven_left_up(flow: Flow) -> Card | None:
    trump = flow.board.trump
    assert trump is not None  # noqa: S101 - asked only once trumps are chosen
    stays = flow.rules.turnup_after_trump is TurnupAfterTrump.STAYS_UP
    return make_card(Rank.SEVEN, trump) if stays else None


# ---------------------------------------------------------------- laying away
def may_be_laid(rules: Rules, trump: Suit, cards: Mask) -> Mask:
    """The cards that may be laid away; where too few are left, trumps may be after all."""
    if rules.discard_restriction is DiscardRestriction.NONE:
        return cards
    plain = cards & ~trump.mask
    return plain if plain.bit_count() >= rules.talon else cards


def discard_options(rules: Rules, board: Board, hand: Hand) -> tuple[a.Action, ...]:
    """Every way to lay away as many cards as were taken (C-09)."""
    assert board.trump is not None  # noqa: S101 - asked only once trumps are chosen
    free = cards_of(may_be_laid(rules, board.trump, hand.cards))
    return tuple(a.Discard(mask_of(cards)) for cards in combinations(free, rules.talon))


def apply_discard(flow: Flow, seat: int, action: a.Action) -> None:
    """Let the maker lay cards away. Raises IllegalAction."""
    rules, hand, trump = flow.rules, flow.hand(seat), flow.board.trump
    assert trump is not None  # noqa: S101 - asked only once trumps are chosen
    if not isinstance(action, a.Discard):
        flow.refuse(Code.WRONG_PHASE)
    if hand is not None:
        cards = action.cards or 0
        if cards & ~may_be_laid(rules, trump, hand.cards) or cards.bit_count() != rules.talon:
            flow.refuse(Code.BAD_DISCARD)
        flow.emit(e.Laid(seat, cards))
    flow.emit(e.LaidAway(seat, rules.talon))
    hands_complete(flow)


# ---------------------------------------------------------------- complete
def belot_owner(flow: Flow) -> tuple[int, Suit] | None:
    """The first seat in turn that holds all eight cards of a suit that counts, and the suit (C-19)."""
    rules, trump = flow.rules, flow.board.trump
    if rules.belot is BelotMode.OFF:
        return None
    suits = [suit for suit in Suit if suit is trump or rules.belot is BelotMode.ANY_SUIT]
    for seat in rules.in_turn(flow.board.dealer):
        hand = flow.hand(seat)
        for suit in suits:
            if hand is not None and hand.cards & suit.mask == suit.mask:
                return seat, suit
    return None


def hands_complete(flow: Flow) -> None:
    """Every hand is complete: a Belot ends the game, else the announcing or the play begins."""
    owner = belot_owner(flow)
    if owner is None:
        announcing.begin(flow)
        return
    seat, suit = owner
    flow.emit(e.Shown(seat, (Run(make_card(Rank.ACE, suit), 8),), bela=False, extra=0))
    ending.belot(flow, seat)
