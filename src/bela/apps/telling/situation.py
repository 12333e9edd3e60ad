"""Where the game stands, in a few lines: before a question, after a break, and when asked for."""

from __future__ import annotations

from bela.apps.telling.account import columns
from bela.apps.telling.hands import in_order, suits_in_order
from bela.apps.telling.sheet import sheet
from bela.apps.telling.voice import Voice
from bela.cards import Card, Mask, Suit
from bela.deal.state import Board, Phase, View
from bela.match import Hall, MatchView, Stage


def situation(voice: Voice, view: View) -> list[str]:
    """What the reader needs to see before answering."""
    board, hand = view.board, view.hand
    told = [*_trumps(voice, board), *_table(voice, board)]
    if hand is not None and board.phase is not Phase.DISCARD:
        told.append(voice.words.t("situation.hand", cards=hand_line(voice, hand.cards, board.trump)))
    return told


def hand_line(voice: Voice, cards: Mask, trump: Suit | None) -> str:
    """A hand in one line, suit by suit."""
    suits = [[voice.short(card) for card in in_order(cards & suit.mask, trump)] for suit in suits_in_order(trump)]
    return "; ".join(" ".join(suit) for suit in suits if suit)


def _trumps(voice: Voice, board: Board) -> list[str]:
    if board.trump is None or board.maker is None:
        turned = board.turned
        return [] if turned is None else [voice.words.t("situation.turned", card=voice.card(turned))]
    suit, number = voice.suit(board.trump), len(board.tricks) + 1
    key = "situation.trick" if board.phase is Phase.PLAY else "situation.trumps"
    return [voice.of(board.maker, key, suit=suit, number=number)]


def _table(voice: Voice, board: Board) -> list[str]:
    if not board.trick:
        return []
    return [voice.words.t("situation.table", cards=trick_line(voice, board.leader, board.trick))]


def trick_line(voice: Voice, leader: int, cards: tuple[Card, ...]) -> str:
    """The cards of a trick with those who played them."""
    seats = [(leader + place) % voice.rules.seats for place in range(len(cards))]
    return ", ".join(f"{voice.names[seat]} {voice.short(card)}" for seat, card in zip(seats, cards, strict=True))


def last_trick(voice: Voice, deal: View | None) -> list[str]:
    """The last finished trick."""
    if deal is None or not deal.board.tricks:
        return [voice.words.t("situation.no_trick")]
    trick = deal.board.tricks[-1]
    cards = trick_line(voice, trick.leader, trick.cards)
    return [voice.words.t("situation.last_trick", cards=cards), voice.of(trick.winner, "event.trick_taken")]


def score(voice: Voice, hall: Hall) -> list[str]:
    """The score sheet, and how the match stands."""
    words, standing = voice.words, hall.standing
    told = [*sheet(voice, hall.past), words.t("situation.score", figures=columns(voice, standing.scores))]
    if standing.hanging:
        told.append(words.n("event.hanging", standing.hanging))
    if voice.rules.match_wins > 1:
        told.append(words.t("account.games", figures=columns(voice, standing.games), wins=voice.rules.match_wins))
    return told


def resumed(voice: Voice, view: MatchView) -> list[str]:
    """Where a match stands that was left and goes on."""
    told = [voice.words.t("situation.resumed"), *score(voice, view.hall)]
    if view.deal is None or view.hall.stage is not Stage.DEAL:
        return told
    board = view.deal.board
    begun = voice.of(board.dealer, "event.deal_begins", number=view.hall.number)
    tricks = voice.words.t("situation.tricks", figures=columns(voice, board.won))
    return [*told, begun, *([tricks] if board.tricks else [])]
