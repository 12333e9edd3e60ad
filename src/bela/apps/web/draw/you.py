"""What one seat knows beyond the table: its hand, and what it may do."""

from __future__ import annotations

from typing import Any

from bela.apps.telling.hands import in_order
from bela.apps.telling.labels import brief
from bela.apps.web.draw.saying import Line, key_voice, lines
from bela.apps.web.draw.words import card_texts, mask_texts, meld_texts
from bela.apps.web.protocol.parts import ActionPart, ReasonPart, YouPart
from bela.cards import CARD_TEXT, SUIT_OF, cards_of
from bela.deal import actions as a
from bela.deal.notation import action_text
from bela.deal.state import Board, Hand, Phase
from bela.deal.steps.playing import playable_cards, row
from bela.match import MatchView
from bela.play import why_not
from bela.rules.law import Code
from bela.rules.model import Rules

NOBODY = YouPart(None, [], [], [], [], [], [], {}, False, False, False)  # noqa: FBT003 - a row of fields


def you_part(view: MatchView, legal: tuple[a.Action, ...], *, told: bool, flags: tuple[bool, bool, bool]) -> YouPart:
    """What the seat of a view knows; ``flags``: whether it may claim, take back, and have a hint."""
    hand = None if view.deal is None else view.deal.hand
    if view.deal is None or hand is None:
        return YouPart(view.seat, [], [], [], [], [], [], {}, *flags)
    rules, board = view.hall.rules, view.deal.board
    playing = bool(legal) and board.phase is Phase.PLAY
    return YouPart(
        view.seat,
        card_texts(in_order(hand.cards, board.trump)),
        mask_texts(hand.first) or [],
        mask_texts(hand.laid) or [],
        meld_texts(hand.declared),
        [action_part(rules, board, hand.seat, action, told=told) for action in legal],
        card_texts(cards_of(playable_cards(rules, board, hand))) if playing else [],
        _refused(rules, board, hand) if playing else {},
        *flags,
    )


def _refused(rules: Rules, board: Board, hand: Hand) -> dict[str, ReasonPart]:
    """By card that may not be played: why."""
    binding, open_cards = row(rules, board), playable_cards(rules, board, hand)
    return {
        CARD_TEXT[card]: reason_part(rules, board, why_not(binding, hand.cards, card), card_text=CARD_TEXT[card])
        for card in cards_of(hand.cards & ~open_cards)
    }


def reason_part(rules: Rules, board: Board | None, code: Code, *, card_text: str | None = None) -> ReasonPart:
    """Why something is refused, with what the texts under ``refused.`` speak of."""
    params: dict[str, Any] = {"target": rules.target, "talon": rules.talon}
    if board is not None:
        params |= _table(board)
    if card_text is not None:
        params["card"] = {"card": card_text}
    return ReasonPart(code.value, rules.rule_behind(code), params)


def _table(board: Board) -> dict[str, Any]:
    """What lies on the table."""
    suits = {
        "led": SUIT_OF[board.trick[0]] if board.trick else None,
        "turned": None if board.turned is None else SUIT_OF[board.turned],
        "trump": board.trump,
    }
    return {name: {"suit": suit.letter} for name, suit in suits.items() if suit is not None}


# ---------------------------------------------------------------- actions
def action_part(rules: Rules, board: Board, seat: int | None, action: a.Action, *, told: bool) -> ActionPart:
    """An action, ready to be sent."""
    text = action_text(action)
    part = ActionPart(text, "play" if isinstance(action, a.Play) else text.partition(" ")[0])
    _fill(part, action)
    if told:
        part.label = _label(rules, board, seat, action)
    return part


def _fill(part: ActionPart, action: a.Action) -> None:
    match action:
        case a.Play(card, bela):
            part.card, part.bela = CARD_TEXT[card], bela
        case a.Name(suit) | a.OfSuit(suit):
            part.suit = suit.letter
        case a.Discard(cards):
            part.cards = mask_texts(cards)
        case a.Declare(melds, bela):
            part.melds, part.bela = meld_texts(melds), bela
        case a.Show(runs):
            part.melds = meld_texts(runs)
        case a.Announce(number) | a.Length(number) | a.Heard(number):
            part.number = number
        case a.From(top):
            part.rank = top.letter
        case _:
            _plain(action)


def _plain(
    action: a.Pass | a.Take | a.Schmeiss | a.Agree | a.Refuse | a.Swap | a.Keep | a.Silent | a.Good | a.Same | a.Claim,
) -> None:
    """The word says it all."""


def _label(rules: Rules, board: Board, seat: int | None, action: a.Action) -> Line | None:
    """What it is called where it can be chosen; cards are drawn."""
    if isinstance(action, a.Play) and not action.bela:
        return None
    return next(iter(lines([brief(key_voice(rules, seat), board, action)])), None)
