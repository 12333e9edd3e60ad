"""Reports on what is told in words: trumps, exchanges, what is laid open, and languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum

import pytest

from bela.apps.telling.events import sentences
from bela.apps.telling.labels import label
from bela.apps.telling.situation import situation
from bela.cards import CARDS, RANK_OF, SUIT_OF, Card, Rank, Suit, make_card
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.fold import view_of
from bela.deal.notation import action_text
from bela.deal.state import Deal
from bela.i18n import LANGUAGES, Translator
from reports.pool import loud_stories, sampled, steps, stories
from reports.readers import match_view, voice_at
from support.play import Step

report = pytest.mark.report
FAMILIES = ("", "scottish", "croatian")


@report("FR-20")
def test_after_a_free_choice_every_line_speaks_of_the_suit_that_was_named() -> None:
    met = 0
    for done in steps():
        turned = done.before.board.turned
        if not isinstance(done.action, a.Name) or turned is None or SUIT_OF[turned] is done.action.suit:
            continue
        suit = done.action.suit
        assert action_text(done.action) == f"name {suit.letter}"
        for viewer in (None, *range(done.before.rules.seats)):
            for line in lines_on_trumps(done, viewer):
                assert suits_in(line) == {suit}, line
        met += 1
    assert met > 50


def lines_on_trumps(done: Step, viewer: int | None) -> list[str]:
    """What a reader is told as trumps are named, and where the game stands then."""
    voice, after = voice_at(done.before.rules, viewer), match_view(done.after, viewer)
    told = [event for event in done.events if isinstance(event, e.Called | e.TrumpFixed)]
    spoken = [line for event in told for line in sentences(voice, event, after)]
    over = done.after.board.to_act is None
    standing = [] if over else situation(voice, view_of(done.after, viewer))[:1]
    assert len(spoken) == 2
    return [label(voice, done.before.board, done.action), *spoken, *standing]


def suits_in(line: str) -> set[Suit]:
    """The suits that a line names."""
    return {suit for suit in Suit if str(Translator("en").suit(suit)) in line.lower()}


@report("FR-24")
def test_every_reader_is_told_which_cards_changed_places_in_an_exchange() -> None:
    met = 0
    for done in steps():
        swaps = [event for event in done.events if isinstance(event, e.Swapped)]
        for event in swaps:
            turned, trump = done.before.board.turned, done.before.board.trump
            assert turned is not None
            assert trump is not None
            for line in told_to_all(done.after, event):
                assert named(line, turned), line
                assert named(line, make_card(Rank.SEVEN, trump)), line
            met += 1
    assert met > 20


@report("FR-34")
def test_every_reader_is_told_what_is_laid_open() -> None:
    met = 0
    for story in (*stories()[::2], *loud_stories()[::2]):
        for done in story.steps:
            for event in done.events:
                if isinstance(event, e.Shown) and event.melds:
                    for line in told_to_all(done.after, event):
                        assert all(str(voice_at(story.rules, None).meld(meld)) in line for meld in event.melds)
                    met += 1
    assert met > 100


def told_to_all(after: Deal, event: e.Event) -> Iterator[str]:
    """The first sentence on an event for every seat, and for a spectator."""
    for viewer in (None, *range(after.rules.seats)):
        yield sentences(voice_at(after.rules, viewer), event, match_view(after, viewer))[0]


def named(line: str, card: Card) -> bool:
    """Whether a line names a card."""
    return str(Translator("en").card(card)) in line


@report("FR-67")
def test_nothing_that_is_kept_of_a_game_is_in_any_language() -> None:
    """Words are made when they are read, so that another reader, or the same one later, may have another language."""
    for done in sampled(50):
        for found in (done.after.board, done.action, *done.events):
            assert not list(texts_in(found)), found


def texts_in(found: object) -> Iterator[str]:
    """Every text in a value that is no word of the rules."""
    if isinstance(found, tuple):
        for one in found:
            yield from texts_in(one)
    elif is_dataclass(found):
        for field in fields(found):
            yield from texts_in(getattr(found, field.name))
    elif isinstance(found, str) and not isinstance(found, Enum):
        yield found


@report("FR-67", "FR-72")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_cards_are_named_by_rank_and_suit_alike_in_every_language_and_family(language: str, family: str) -> None:
    words = Translator(language, family)
    names = [str(words.card(card)) for card in CARDS]
    assert len(set(names)) == 32
    for card, name in zip(CARDS, names, strict=True):
        assert str(words.rank(RANK_OF[card])) in name
        stem = str(words.suit(SUIT_OF[card]))[:3]  # a language may make an adjective of the suit
        assert stem.casefold() in name.casefold()
