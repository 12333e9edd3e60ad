"""What a typed line means: a number, a card, a word of the game, or a wish of the reader."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from bela.apps.telling.clean import echo
from bela.apps.telling.question import Choice, Question
from bela.cards import Card, CardError, mask_of, parse_card
from bela.deal import actions as a
from bela.deal.notation import NotationError, parse_said
from bela.i18n import Translator


class Wish(Enum):
    """Something asked of the program, not done in the game. The values are what is typed."""

    HELP = "?"
    RULES = "r"
    SCORE = "s"
    LAST_TRICK = "l"
    HAND = "h"
    HINT = "hint"
    CLAIM = "c"
    QUIT = "q"


@dataclass(frozen=True)
class Rule:
    """A question for the rule with that id."""

    id: str


@dataclass(frozen=True)
class Said:
    """Something done in the game, and whether a claim follows straight after."""

    action: a.Action
    then_claim: bool = False


Answer = Wish | Rule | Said


class AnswerError(ValueError):
    """A line that answers nothing; ``key`` is that of the sentence that says so, in the form for ``count`` if any."""

    def __init__(self, key: str, count: int | None = None, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.count = count
        self.params = params

    def sentence(self, words: Translator) -> str:
        """Why the line answers nothing."""
        if self.count is None:
            return words.t(self.key, **self.params)
        return words.n(self.key, self.count, **self.params)


NUMBER = re.compile(r"[+-]?[0-9]+")
DIGITS = 9
"""More than the number of any choice has, and few enough to convert."""
RULE = re.compile(r"(?:r(?:ule)?\s+)?([scx]-[0-9]{2})", re.IGNORECASE)
THEN_CLAIM = re.compile(r"(.+)[\s,]+c(laim)?", re.IGNORECASE)
NEEDS_A_SUIT = re.compile(r"(name|suit)\s*$")
"""What a c that follows means clubs to, not a claim."""
WISHES = {wish.value: wish for wish in Wish} | {"help": Wish.HELP, "quit": Wish.QUIT, "claim": Wish.CLAIM}


def read_answer(asked: Question, seat: int, line: str) -> Answer:
    """What the line means. Raises AnswerError, or NotationError for a word that is none."""
    word = line.strip().lower()
    if not word:
        raise AnswerError("answer.empty")
    wish = read_wish(word)
    if wish is not None:
        return wish
    then = THEN_CLAIM.fullmatch(word)
    if then is not None and not NEEDS_A_SUIT.search(then[1]):
        return Said(_action(asked, seat, then[1]), then_claim=True)
    return Said(_action(asked, seat, word))


def read_wish(line: str) -> Wish | Rule | None:
    """What of the program the line asks; None when it asks nothing of it."""
    word = line.strip().lower()
    rule = RULE.fullmatch(word)
    return Rule(rule[1].upper()) if rule else WISHES.get(word)


def _action(asked: Question, seat: int, word: str) -> a.Action:
    parts = word.replace(",", " ").split()
    if not parts:
        raise AnswerError("answer.empty")
    word = " ".join(parts)
    if asked.picks > 1 and parts[0] != "discard" and ":" not in word:
        return _several(asked, parts)
    if NUMBER.fullmatch(word):
        return _numbered(asked, word).action
    return _worded(seat, word)


def _numbered(asked: Question, word: str) -> Choice:
    last = len(asked.choices)
    if len(word) > DIGITS or not 1 <= int(word) <= last:
        key = "answer.no_such_number" if last > 1 else "answer.only_number"
        raise AnswerError(key, number=echo(word), last=last)
    return asked.choices[int(word) - 1]


def _several(asked: Question, parts: list[str]) -> a.Action:
    """Several cards at once, each by its number or its name."""
    plays = [_numbered(asked, part).action if NUMBER.fullmatch(part) else a.play(_card(part)) for part in parts]
    cards = [play.card for play in plays if isinstance(play, a.Play)]
    if len(set(cards)) != len(cards):
        raise AnswerError("answer.card_twice")
    if len(cards) < asked.picks:
        raise AnswerError("answer.cards_missing", asked.picks - len(cards))
    if len(cards) > asked.picks:
        raise AnswerError("answer.cards_too_many", len(cards) - asked.picks)
    return a.Discard(mask_of(cards))


def _card(word: str) -> Card:
    try:
        return parse_card(word)
    except CardError:
        raise NotationError("unknown_word", word) from None


def _worded(seat: int, word: str) -> a.Action:
    said_by, action = parse_said(word)
    if said_by not in (None, seat):
        raise AnswerError("answer.other_seat", text=echo(word))
    if isinstance(action, a.Draw | a.Pack | a.Cut):
        raise NotationError("unknown_word", word)
    return action
