"""What each action is called where it can be chosen."""

from __future__ import annotations

from bela.apps.telling.hands import in_order
from bela.apps.telling.voice import Voice
from bela.cards import RANK_OF, SUIT_OF, Card, Rank
from bela.deal import actions as a
from bela.deal.notation import action_text
from bela.deal.state import Board
from bela.i18n import Term
from bela.melds import BELA_POINTS, total_points

PLAIN: dict[type, str] = {
    a.Pass: "choice.pass",
    a.Schmeiss: "choice.schmeiss",
    a.Agree: "choice.agree",
    a.Refuse: "choice.refuse",
    a.Keep: "choice.keep",
    a.Silent: "choice.silent",
    a.Good: "choice.good",
    a.Same: "choice.same",
    a.Claim: "choice.claim",
}
"""Actions that are called the same wherever they are offered."""


def label(voice: Voice, board: Board, action: a.Action) -> str:
    """The words for an action, as a choice."""
    key = PLAIN.get(type(action))
    if key is not None:
        return voice.words.t(key)
    if isinstance(action, a.Discard) and action.cards is not None:
        cards = voice.words.listed([voice.short(card) for card in in_order(action.cards, board.trump)])
        return voice.words.t("choice.discard", cards=cards)
    return _with_cards(voice, board, action)


def _with_cards(voice: Voice, board: Board, action: a.Action) -> str:
    words = voice.words
    match action:
        case a.Play(card, bela):
            shown = f"{voice.short(card):<4}"
            return words.t(
                "choice.play_bela" if bela else "choice.play", short=shown, card=card_name(voice, board, card)
            )
        case a.Declare(melds, bela) if melds or bela:
            points = total_points(voice.rules, melds) + BELA_POINTS * bela
            return words.t("choice.declare", melds=voice.melds(melds, bela=bela), points=points)
        case a.Declare():
            return words.t("choice.declare_nothing")
        case a.Show(runs) if runs:
            return words.t("choice.show", melds=voice.melds(runs, bela=False), points=total_points(voice.rules, runs))
        case a.Show():
            return words.t("choice.show_nothing")
        case _:
            return _with_words(voice, board, action)


def _with_words(voice: Voice, board: Board, action: a.Action) -> str:  # noqa: PLR0911 - one line for each word
    words = voice.words
    match action:
        case a.Take():
            return words.t("choice.take", suit=voice.suit(SUIT_OF[_turned(board)]))
        case a.Name(suit):
            return words.t("choice.name", suit=voice.suit(suit))
        case a.Swap():
            return words.t("choice.swap", card=voice.card(_turned(board)))
        case a.Announce(points):
            return words.t("choice.announce", points=points)
        case a.Length(length):
            return words.n("choice.length", length)
        case a.From(top):
            return words.t("choice.from", rank=words.rank(top))
        case a.OfSuit(suit):
            return words.t("choice.suit", suit=voice.suit(suit))
        case _:
            return action_text(action)


def brief(voice: Voice, board: Board, action: a.Action) -> str:
    """The same in few words, for a row of choices."""
    match action:
        case a.Play(card, bela):
            return voice.words.t("choice.brief_bela", short=voice.short(card)) if bela else voice.short(card)
        case _:
            return label(voice, board, action)


def _turned(board: Board) -> Card:
    assert board.turned is not None  # noqa: S101 - offered only where a card is turned
    return board.turned


def card_name(voice: Voice, board: Board, card: Card) -> Term:
    """The name of a card in a hand; the two highest trumps have names of their own at some tables (S-03)."""
    name = voice.card(card)
    if SUIT_OF[card] is not board.trump:
        return name
    match RANK_OF[card]:
        case Rank.JACK:
            return voice.words.term("card.trump_jack", card=name)
        case Rank.NINE:
            return voice.words.term("card.trump_nine", card=name)
        case _:
            return name
