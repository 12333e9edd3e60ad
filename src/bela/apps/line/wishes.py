"""What the reader may ask of the program at any question."""

from __future__ import annotations

from bela.apps.line.answers import Rule, Wish
from bela.apps.line.hearing import Ear
from bela.apps.telling import situation
from bela.apps.telling.refusals import rule_sentence
from bela.apps.telling.table_rules import rules_that_hold
from bela.cards import Rank, Suit, make_card
from bela.rules.law import Code

SHOWN = make_card(Rank.TEN, Suit.HEARTS)
"""The card by which the help shows how cards are written."""


class LeftError(Exception):
    """The person leaves the table; the match can be taken up again."""


def grant(ear: Ear, wish: Wish | Rule) -> list[str]:
    """The lines that answer a wish. Raises LeftError for the wish to leave."""
    voice, view = ear.voice, ear.view
    match wish:
        case Rule(name):
            return [rule_sentence(voice.words, name)]
        case Wish.HELP:
            return [voice.words.t("help.line", card=voice.short(SHOWN), rule=voice.rules.rule_behind(Code.MUST_FOLLOW))]
        case Wish.RULES:
            return rules_that_hold(voice.words, voice.rules)
        case Wish.SCORE:
            return situation.score(voice, view.hall)
        case Wish.LAST_TRICK:
            return situation.last_trick(voice, view.deal)
        case Wish.QUIT:
            raise LeftError
        case Wish.HINT | Wish.HAND | Wish.CLAIM:  # where a seat is asked, the question itself answers them
            return [voice.words.t("answer.no_hint")] if wish is Wish.HINT else []
