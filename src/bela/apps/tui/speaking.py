"""The voice that speaks to whoever is at the screen."""

from __future__ import annotations

from dataclasses import replace

from bela.apps.telling.voice import SIGNS, Shorts, Voice
from bela.apps.tui.canvas import PICTURE
from bela.apps.tui.manner import Deck, Manner
from bela.i18n import Term, Translator
from bela.rules.law import Code
from bela.rules.model import Rules

GERMAN = "german"
WIDE_SIGNS = tuple(sign + PICTURE for sign in SIGNS)
GERMAN_SIGNS = ("\N{CHESTNUT}", "\N{BELL}", "\N{BLACK HEART SUIT}" + PICTURE, "\N{LEAF FLUTTERING IN WIND}")
"""Acorns, bells, hearts and leaves, each two columns wide."""


def voice_for(manner: Manner, rules: Rules, viewer: int | None, people: tuple[int, ...]) -> Voice:
    """The voice for the person in seat ``viewer``.

    Several people at one keyboard hear the same voice, whoever of them is at the screen: it says "you" to nobody and
    has one name for every seat, so that what one of them reads is what the others have read.
    """
    voice = Voice.at(rules, people[0], language=manner.language, signs=False)
    words = replace(voice.words, deck=GERMAN if manner.deck.is_german else "")
    alone = len(people) == 1
    names, me = (voice.names, viewer) if alone else (_numbered(voice, people), None)
    return replace(voice, words=words, me=me, names=names, shorts=shorts(words, manner.deck))


def _numbered(voice: Voice, people: tuple[int, ...]) -> tuple[str, ...]:
    """By seat: people have numbers, the others are where the first of the people sees them."""
    names = list(voice.names)
    for seat in people:
        names[seat] = player(voice.words, people, seat)
    return tuple(names)


def player(words: Translator, people: tuple[int, ...], seat: int) -> Term:
    """What one of several people is called."""
    return words.term("tui.player", number=people.index(seat) + 1)


def barred_line(voice: Voice, code: Code) -> str:
    """Why nobody may claim the game now, with the rule."""
    key = "refused.no_claims_here" if code is Code.NO_CLAIMS_HERE else "tui.claim_later"
    return voice.words.t("refused", sentence=voice.words.t(key), rule=voice.rules.rule_behind(code))


def shorts(words: Translator, deck: Deck) -> Shorts:
    """How the deck shows cards in short."""
    match deck:
        case Deck.FRENCH | Deck.FOUR_COLOURS:
            return Shorts(tuple(SIGNS))
        case Deck.WIDE:
            return Shorts(WIDE_SIGNS)
        case Deck.LETTERS:
            return Shorts(tuple("cdhs"))
        case Deck.GERMAN:
            return Shorts(GERMAN_SIGNS, german_ranks(words))
        case Deck.GERMAN_LETTERS:
            letters = tuple(words.t(f"tui.german.{letter}") for letter in "cdhs")
            return Shorts(letters, german_ranks(words))


def german_ranks(words: Translator) -> tuple[str, ...]:
    """The ranks of a German deck, by their letters in the language."""
    return ("7", "8", "9", "10", words.t("tui.german.J"), words.t("tui.german.Q"), "K", "A")
