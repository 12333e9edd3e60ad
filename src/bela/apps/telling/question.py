"""What the person is asked: a heading, numbered choices, and how a choice becomes an action."""

from __future__ import annotations

from dataclasses import dataclass

from bela.apps.telling.hands import in_order
from bela.apps.telling.labels import label
from bela.apps.telling.voice import Voice
from bela.cards import Card
from bela.deal import actions as a
from bela.deal.state import Board, Hand, Phase, View


@dataclass(frozen=True)
class Choice:
    """One numbered line."""

    action: a.Action
    label: str
    open: bool = True
    """Whether it may be chosen; if not, it is shown all the same, and refused with the reason."""


@dataclass(frozen=True)
class Question:
    """What a seat is asked."""

    key: str
    """The key of the question itself."""
    choices: tuple[Choice, ...]
    picks: int = 1
    """How many of the choices make up an answer: several cards are laid away at once."""

    @property
    def last_open(self) -> int:
        """The highest number that may be chosen."""
        return max(number for number, choice in enumerate(self.choices, start=1) if choice.open)


def question(voice: Voice, view: View, legal: tuple[a.Action, ...]) -> Question:
    """What the seat of the view is asked, given what it may do."""
    hand = view.hand
    assert hand is not None  # noqa: S101 - who is asked has a hand
    match view.board.phase:
        case Phase.PLAY:
            return Question("ask.play", _cards(voice, view.board, hand, legal))
        case Phase.DISCARD:
            return Question("ask.discard", _hand(voice, view.board, hand), picks=voice.rules.talon)
        case _:
            choices = tuple(Choice(action, label(voice, view.board, action)) for action in legal)
            return Question(ask_key(view.board), choices)


def ask_key(board: Board) -> str:
    """The key of a question that is answered with a word."""
    match board.phase:
        case Phase.BIDDING if board.bidding.offered_by is not None:
            return "ask.schmeiss"
        case Phase.ANNOUNCING if board.contest.settled:
            return "ask.show"
        case Phase.ANNOUNCING if board.contest.due is not None:
            return f"ask.{board.contest.due}"
        case _:
            return f"ask.{board.phase}"


def _cards(voice: Voice, board: Board, hand: Hand, legal: tuple[a.Action, ...]) -> tuple[Choice, ...]:
    """The cards that may be played, those with which Bela may be said, then the rest; each in the order of the hand."""
    plain = _hand(voice, board, hand)
    with_bela = [action for action in legal if isinstance(action, a.Play) and action.bela]
    return (
        *(choice for choice in plain if choice.action in legal),
        *(Choice(action, label(voice, board, action)) for action in with_bela),
        *(Choice(choice.action, choice.label, open=False) for choice in plain if choice.action not in legal),
    )


def _hand(voice: Voice, board: Board, hand: Hand) -> tuple[Choice, ...]:
    return tuple(_card(voice, board, card) for card in in_order(hand.cards, board.trump))


def _card(voice: Voice, board: Board, card: Card) -> Choice:
    action = a.play(card)
    return Choice(action, label(voice, board, action))


def lines(voice: Voice, asked: Question) -> list[str]:
    """The choices, numbered."""
    return [_line(voice, number, choice) for number, choice in enumerate(asked.choices, start=1)]


def _line(voice: Voice, number: int, choice: Choice) -> str:
    if choice.open:
        return f"{number:>4}   {choice.label}"
    return voice.words.t("choice.closed", number=f"({number})".rjust(5), label=choice.label)
