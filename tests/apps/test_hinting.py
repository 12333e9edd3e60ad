"""Hints in words: the choice, what is as good, and the reason, in every language; and where there is none."""

from __future__ import annotations

import logging
import random
import textwrap
import threading

import pytest

from bela.apps import hinting
from bela.apps.hinting import advice, hint, in_time
from bela.apps.telling.advised import advised, as_good, why
from bela.apps.telling.voice import Voice
from bela.bots.advice import Advice, Reason, Why, reason_for
from bela.cards import SUITS, Suit, parse_card
from bela.deal import actions as a
from bela.deal.decide import legal
from bela.deal.state import View
from bela.i18n import LANGUAGES
from bela.rules.variants import VARIANTS, variant
from bots.reasons_asked import positions
from bots.scenes import at_play

COLUMNS, ROWS = 78, 2
"""The room for a hint above the hand in the smallest window."""


def voice(name: str, language: str) -> Voice:
    return Voice.at(variant(name), 0, language=language, signs=True)


def asked() -> tuple[View, tuple[a.Action, ...]]:
    view = at_play("croatian_4", "7h 8h Kh", trump="s", trick="Ah Qh 9h")
    assert view.hand is not None
    return view, legal(view.rules, view.board, view.hand)


def test_a_hint_names_the_choice_what_is_as_good_and_why() -> None:
    view, open_ = asked()
    told = hint(voice("croatian_4", "en"), view, open_, 3)
    assert told in {
        "A strong player would choose: 7♥. As good: 8♥. You cannot take this trick, and no card gives less.",
        "A strong player would choose: 8♥. As good: 7♥. You cannot take this trick, and no card gives less.",
    }
    assert hint(voice("croatian_4", "en"), view, open_, 3) == told


def test_who_is_not_asked_gets_no_hint() -> None:
    assert hint(voice("croatian_4", "en"), None, (), 3) == "A hint is given when you are asked something."


@pytest.mark.parametrize(
    ("reason", "sentences"),
    [
        (
            Reason(Why.FEEDS, points=10),
            (
                "The trick is your partner's for sure; the card adds 10 points.",
                "Štih sigurno nosi partner; karta dodaje 10 bodova.",
                "Štych určitě patří spoluhráči; karta přidá 10 bodů.",
                "Der Stich gehört sicher dem Partner; die Karte bringt 10 Punkte dazu.",
            ),
        ),
        (
            Reason(Why.TAKES, points=21),
            (
                "It takes the trick, and 21 points with it.",
                "Nosi štih i s njim 21 bod.",
                "Bere štych a s ním 21 bodů.",
                "Die Karte macht den Stich, mit 21 Punkten.",
            ),
        ),
        (
            Reason(Why.KEEPS, card=parse_card("Kh")),
            (
                "It keeps the king of hearts: nobody else has a higher card of that suit.",
                "Čuva kartu kralj herc: nitko drugi nema jaču te boje.",
                "Nechává si kartu srdcový král: nikdo jiný nemá v té barvě vyšší.",
                "Damit bleibt der Herz-König: Sonst hat niemand eine höhere Karte der Farbe.",
            ),
        ),
        (
            Reason(Why.ONE_HIGHER, card=parse_card("Qd")),
            (
                "Only the queen of diamonds is higher in its suit.",
                "U toj je boji jača samo karta dama kara.",
                "V té barvě je vyšší jen kárová dáma.",
                "In der Farbe ist nur die Karo-Dame höher.",
            ),
        ),
        (
            Reason(Why.JACK_NINE, suit=Suit.DIAMONDS, n=3, points=34),
            (
                "With diamonds as trumps you have the two highest, and 3 in all.",
                "Ako je adut kara, imaš dva najjača, a ukupno ih je 3.",
                "Kdyby trumfem byla tato barva: káry; máš dva nejvyšší, celkem 3.",
                "Mit Karo als Trumpf hast du die beiden höchsten, im Ganzen 3.",
            ),
        ),
        (
            Reason(Why.KEEP_RUN, card=parse_card("Qc")),
            (
                "With the queen of clubs for the seven there would be less to announce.",
                "Kad bi za sedmicu došla karta dama tref, bilo bi manje za zvati.",
                "Kdyby za sedmičku přišla karta křížová dáma, bylo by méně co hlásit.",
                "Käme die Kreuz-Dame für die Sieben, gäbe es weniger anzusagen.",
            ),
        ),
    ],
)
def test_a_reason_is_said_as_at_the_table(reason: Reason, sentences: tuple[str, ...]) -> None:
    assert tuple(why(voice("croatian_4", language), reason) for language in LANGUAGES) == sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_in_every_language(language: str) -> None:
    for code in Why:
        for suit in SUITS:
            told = why(voice("croatian_4", language), Reason(code, suit, parse_card("9d"), 22, 2))
            assert told.endswith(".")
            assert "{" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_fits_above_the_hand(language: str) -> None:
    for name in VARIANTS:
        for view, _ in positions(name, 3, 25):
            assert view.hand is not None
            open_ = legal(view.rules, view.board, view.hand)
            told = advised(voice(name, language), view.board, advice(view, open_, 1))
            assert len(textwrap.wrap(" ".join(told), COLUMNS)) <= ROWS, told


def test_more_than_a_few_that_are_as_good_are_not_named() -> None:
    view, _ = asked()
    cards = tuple(a.play(parse_card(text)) for text in ("7h", "8h", "9h", "Th"))
    few = Advice(a.play(parse_card("Kh")), cards[:3], (), Reason(Why.ONLY))
    many = Advice(a.play(parse_card("Kh")), cards, (), Reason(Why.ONLY))
    assert as_good(voice("croatian_4", "en"), view.board, few) == ["As good: 7♥, 8♥ and 9♥."]
    assert as_good(voice("croatian_4", "en"), view.board, many) == []


def test_where_everything_is_as_good_that_is_told() -> None:
    view, _ = asked()
    cards = tuple(a.play(parse_card(text)) for text in ("7h", "8h", "9h", "Th", "Kh"))
    all_one = Advice(cards[0], cards[1:], tuple((card, 4.0) for card in cards), Reason(Why.NO_WAY))
    assert as_good(voice("croatian_4", "en"), view.board, all_one) == ["Any other choice is as good."]
    assert as_good(voice("croatian_4", "hr"), view.board, all_one) == ["Svaki drugi izbor jednako je dobar."]


def test_advice_that_takes_too_long_or_fails_is_replaced_by_something_sensible(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    view, open_ = asked()
    never = threading.Event()

    def hangs(*_arguments: object) -> Advice:
        never.wait()
        raise KeyError("Kh")

    monkeypatch.setattr(hinting, "advise", hangs)
    with caplog.at_level(logging.ERROR):
        slow = in_time(view, open_, 1, limit=0.0)
        never.set()
        failed = in_time(view, open_, 1)
    assert slow == failed
    assert slow.best in open_
    assert slow.reason == reason_for(view, open_, slow.best)
    assert "TimeoutError" in caplog.text
    assert "KeyError" in caplog.text
    assert "Kh" not in caplog.text


def test_the_same_question_has_the_same_hint_whatever_was_asked_before() -> None:
    view, open_ = asked()
    first = advice(view, open_, "a table/hint/7")
    random.seed(1)
    assert advice(view, open_, "a table/hint/7") == first
