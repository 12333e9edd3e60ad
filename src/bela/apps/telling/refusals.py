"""Why something was refused, in words, with the id of the rule."""

from __future__ import annotations

from bela.apps.telling.clean import echo
from bela.apps.telling.voice import Voice
from bela.cards import SUIT_OF
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.deal.notation import NotationError
from bela.deal.state import Board
from bela.i18n import MissingTextError, Translator


def refusal(voice: Voice, board: Board | None, action: a.Anything, error: IllegalAction) -> str:
    """The sentence for a refused action, and the id of the rule that forbids it."""
    return voice.words.t("refused", sentence=why_refused(voice, board, action, error), rule=error.rule)


def why_refused(voice: Voice, board: Board | None, action: a.Anything, error: IllegalAction) -> str:
    """The sentence for a refused action."""
    params: dict[str, object] = {"target": voice.rules.target, "talon": voice.rules.talon}
    params |= {} if board is None else _table(voice, board)
    if isinstance(action, a.Play):
        params["card"] = voice.card(action.card)
    if error.to_act is not None:
        params["who"] = voice.names[error.to_act]
    return voice.words.t(f"refused.{error.code}", **params)


def _table(voice: Voice, board: Board) -> dict[str, object]:
    """What lies on the table."""
    suits = {
        "led": SUIT_OF[board.trick[0]] if board.trick else None,
        "turned": None if board.turned is None else SUIT_OF[board.turned],
        "trump": board.trump,
    }
    return {name: voice.suit(suit) for name, suit in suits.items() if suit is not None}


def not_an_action(words: Translator, error: NotationError) -> str:
    """The sentence for a text that is no action."""
    return words.t(f"notation.{error.code}", text=echo(error.text))


def rule_sentence(words: Translator, name: str) -> str:
    """The rule behind a refusal, by its id, which comes first."""
    try:
        sentence = words.t(f"rule.{name}")
    except MissingTextError:
        return words.t("answer.no_such_rule", rule=name)
    return words.t("answer.rule", rule=name, sentence=sentence)
