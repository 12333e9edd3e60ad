"""What the person at the screen is asked: cards of the hand, or words to choose from."""

from __future__ import annotations

from dataclasses import dataclass

from bela.apps.telling.hands import in_order
from bela.apps.telling.labels import label
from bela.apps.telling.question import question
from bela.apps.telling.voice import Voice
from bela.cards import Card, Mask
from bela.deal import actions as a
from bela.deal.state import Board, Phase, View

Actions = tuple[a.Action, ...]


@dataclass(frozen=True)
class Asked:
    """A question, as far as it is answered."""

    deal: View
    legal: Actions
    picked: Mask = 0
    """Cards picked so far, where several are laid away together."""
    card: Card | None = None
    """A card chosen, where it is still to be said whether Bela goes with it."""

    @property
    def board(self) -> Board:
        """The table."""
        return self.deal.board

    @property
    def by_cards(self) -> bool:
        """Whether it is answered with cards of the hand."""
        return self.board.phase in (Phase.PLAY, Phase.DISCARD) and self.card is None

    @property
    def discards(self) -> bool:
        """Whether cards are to be laid away."""
        return self.board.phase is Phase.DISCARD

    @property
    def is_full(self) -> bool:
        """Whether enough cards are picked."""
        return self.discards and self.picked.bit_count() == self.deal.rules.talon

    def cards(self) -> list[Card]:
        """The hand, in the order in which it is held."""
        return [] if self.deal.hand is None else in_order(self.deal.hand.cards, self.board.trump)

    def plays(self, card: Card) -> Actions:
        """The ways in which a card may be played."""
        return tuple(action for action in self.legal if isinstance(action, a.Play) and action.card == card)

    def choices(self) -> Actions:
        """The actions to choose from in words."""
        if self.card is not None:
            return self.plays(self.card)
        if self.is_full:
            return (a.Discard(self.picked),)
        return () if self.by_cards else self.legal


def choice_labels(voice: Voice, asked: Asked) -> list[str]:
    """What the choices are called."""
    return [action_label(voice, asked.board, action) for action in asked.choices()]


def action_label(voice: Voice, board: Board, action: a.Action) -> str:
    """What an action is called as a choice."""
    match action:
        case a.Play():
            return label(voice, board, action).strip()
        case _:
            return label(voice, board, action)


def ask_line(voice: Voice, asked: Asked) -> str:
    """The question in a sentence."""
    words = voice.words
    if asked.card is not None:
        return words.t("tui.ask.bela")
    if asked.discards:
        key = "tui.ask.discard_ready" if asked.is_full else "tui.ask.discard"
        return words.t(key, picks=asked.deal.rules.talon)
    if asked.by_cards:
        return words.t("tui.ask.play")
    return words.t(question(voice, asked.deal, asked.legal).key, last=len(asked.legal), picks=0)


def toggled(asked: Asked, card: Card) -> Mask:
    """The cards picked, with one more or one less; no more than are to be laid away."""
    if asked.picked >> card & 1:
        return asked.picked & ~(1 << card)
    return asked.picked if asked.is_full else asked.picked | 1 << card
