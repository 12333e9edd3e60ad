"""Why a hint is a good one: what the action does, in the figures of the table."""

from __future__ import annotations

from collections.abc import Iterator

from bela.apps.telling.voice import Voice
from bela.apps.web.draw.saying import Line, key_voice, lines
from bela.cards import BIT, SUIT_OF, Card, Mask, Suit, cards_of
from bela.deal import actions as a
from bela.deal.state import Board, Hand, View
from bela.melds import BELA_POINTS, total_points
from bela.play import best_place, points_of
from bela.rules.model import Rules
from bela.rules.tables import Tables


def why(view: View, action: a.Action, legal: tuple[a.Action, ...]) -> list[Line]:
    """What speaks for an action, as sentences in keys."""
    hand = view.hand
    if hand is None:
        return []
    voice = key_voice(view.rules, hand.seat)
    if len(legal) == 1:
        return lines([voice.words.t("hint.only")])
    return lines(list(_reasons(voice, view.board, hand, action)))


def _reasons(voice: Voice, board: Board, hand: Hand, action: a.Action) -> Iterator[str]:
    words = voice.words
    match action:
        case a.Play():
            yield from _play(voice, board, hand, action)
        case a.Take() if board.turned is not None:
            yield _trumps(voice, board, hand, SUIT_OF[board.turned], "hint.trumps")
        case a.Name(suit):
            yield _trumps(voice, board, hand, suit, "hint.trumps")
        case a.Pass() if board.turned is not None and board.bidding.round == 1:
            yield _trumps(voice, board, hand, SUIT_OF[board.turned], "hint.few_trumps")
        case a.Declare(melds, bela) if melds or bela:
            yield words.t("hint.scores", points=total_points(voice.rules, melds) + BELA_POINTS * bela)
        case a.Announce(points):
            yield words.t("hint.scores", points=points)
        case a.Show(runs) if runs:
            yield words.t("hint.scores", points=total_points(voice.rules, runs))
        case a.Swap() if board.turned is not None:
            yield words.t("hint.swap", card=voice.card(board.turned))
        case a.Discard(cards) if cards is not None and board.trump is not None:
            yield words.t("hint.discard", points=points_of(_tables(voice.rules, board), cards_of(cards)))
        case _:
            return


def _trumps(voice: Voice, board: Board, hand: Hand, suit: Suit, key: str) -> str:
    """How many trumps there would be, with the turned card where it comes along, and what they count."""
    falls_here = board.turned is not None and SUIT_OF[board.turned] is suit and board.dealer == hand.seat
    cards = hand.cards | (BIT[board.turned] if falls_here and board.turned is not None else 0)
    mine = cards_of(cards & suit.mask)
    return voice.words.t(
        key, suit=voice.suit(suit), n=len(mine), points=points_of(voice.rules.trump_tables(suit), mine)
    )


def _tables(rules: Rules, board: Board) -> Tables:
    assert board.trump is not None  # noqa: S101 - asked in play only
    return rules.trump_tables(board.trump)


# ---------------------------------------------------------------- cards
def _play(voice: Voice, board: Board, hand: Hand, action: a.Play) -> Iterator[str]:
    tables, card = _tables(voice.rules, board), action.card
    if action.bela:
        yield voice.words.t("hint.bela", points=BELA_POINTS)
    if not board.trick:
        yield from _lead(voice, board, hand, card)
        return
    trick = (*board.trick, card)
    best = best_place(tables, trick)
    points = points_of(tables, trick)
    if best == len(board.trick):
        last = len(trick) == voice.rules.seats
        yield voice.words.t("hint.takes" if last else "hint.leads_trick", points=points)
    elif voice.rules.partners and (len(board.trick) - best) % 2 == 0:
        yield voice.words.t("hint.for_partner", points=points_of(tables, [card]))
    else:
        yield voice.words.t("hint.costs", points=points_of(tables, [card]))


def _lead(voice: Voice, board: Board, hand: Hand, card: Card) -> Iterator[str]:
    tables = _tables(voice.rules, board)
    suit = SUIT_OF[card]
    if not outstanding(voice.rules, board, hand) & tables.over[card] & suit.mask:
        yield voice.words.t("hint.highest", suit=voice.suit(suit))
    elif suit is board.trump:
        yield voice.words.t("hint.draws_trumps")
    else:
        yield voice.words.t("hint.costs", points=points_of(tables, [card]))


def outstanding(rules: Rules, board: Board, hand: Hand) -> Mask:
    """The cards that others may still hold, as far as the hand and the table tell."""
    gone = hand.cards | hand.laid
    for cards in board.played:
        gone |= cards
    return rules.pack & ~gone
