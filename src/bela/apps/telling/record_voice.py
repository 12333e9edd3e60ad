"""Whom a record speaks of, and the cards that it knows of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bela.apps.telling.clean import printable
from bela.apps.telling.hands import in_order
from bela.apps.telling.voice import Voice
from bela.cards import Mask, Suit
from bela.match import Match
from bela.record import Header


def voice_for(header: Header, *, language: str, signs: bool) -> Voice:
    """A voice for a reader of the record, who sat nowhere: seats are called by name, or by their place."""
    voice = Voice.at(header.rules, None, language=language, signs=signs)
    given = [printable(player.name) for player in header.players]
    names = tuple(name or place for name, place in zip(given, voice.names, strict=True)) if given else voice.names
    return replace(voice, names=names)


def hand_lines(voice: Voice, match: Match) -> Iterator[str]:
    """What each seat holds, of the seats whose cards are known."""
    if match.deal is None:
        return
    for seat, hand in enumerate(match.deal.hands):
        if hand is not None:
            yield hand_line(voice, seat, card_words(voice, hand.cards, match.deal.board.trump))


def hand_line(voice: Voice, seat: int, cards: str) -> str:
    """Cards of a seat, in a line."""
    return voice.words.t("record.hand", who=f"{voice.names[seat]:<{widest(voice)}}", cards=cards)


def card_words(voice: Voice, cards: Mask, trump: Suit | None) -> str:
    """Cards in the order in which a hand is held."""
    return " ".join(voice.short(card) for card in in_order(cards, trump))


def widest(voice: Voice) -> int:
    """The length of the longest name."""
    return max(map(len, voice.names))
