"""Names in several forms, and numbers with what they count, put into sentences."""

from __future__ import annotations

import pytest

from bela.apps.telling.voice import Voice
from bela.cards import Rank, Suit, make_card
from bela.i18n import MissingTextError, Term, Translator
from bela.i18n.terms import Filler
from bela.melds import Four, Run
from bela.rules.variants import variant

WORDS = Translator("en")
FORMS = {"": "srce", "acc": "srce (acc)"}
SUIT = Term(FORMS.__getitem__)
FILLER = Filler(lambda unit, count: f"{count} x {unit}")


def test_a_sentence_chooses_the_form_of_a_name() -> None:
    assert f"{SUIT}, {SUIT:acc}, {SUIT:cap}, {SUIT:acc.cap}" == "srce, srce (acc), Srce, Srce (acc)"


def test_a_name_is_a_text_that_can_be_measured_and_set_in_columns() -> None:
    assert len(SUIT) == 4
    assert f"{SUIT:>6}|" == "  srce|"
    assert SUIT.split() == ["srce"]


def test_a_form_that_is_not_there_is_an_error() -> None:
    with pytest.raises(MissingTextError, match=r"suit\.h\.dual"):
        format(WORDS.suit(Suit.HEARTS), "dual")


def test_a_number_can_bring_what_it_counts() -> None:
    assert FILLER.fill("{n}, {n:points}, {n:points.gen}, {n:>4}", {"n": 5}) == "5, 5 x points, 5 x points.gen,    5"
    assert WORDS.t("event.won", who="West", points=1) == "West has the best announcement: 1 point."
    assert WORDS.t("event.won", who="West", points=21) == "West has the best announcement: 21 points."


def test_the_name_of_a_person_is_the_same_in_every_form() -> None:
    assert FILLER.fill("{who:gen} {who:gen.cap} {who}", {"who": "ana"}) == "ana Ana ana"


def test_things_in_a_row_all_take_the_form() -> None:
    row = WORDS.listed(["one", SUIT, SUIT])
    assert row == "one, srce and srce"
    assert f"{row:acc}" == "one, srce (acc) and srce (acc)"
    assert WORDS.listed([]) == ""


def test_announcements_in_a_row() -> None:
    voice = Voice.at(variant("croatian_4"), None, language="en", signs=False)
    melds = (Run(make_card(Rank.KING, Suit.HEARTS), 3), Four(Rank.JACK), Run(make_card(Rank.ACE, Suit.CLUBS), 8))
    told = "a run of 3 in hearts from the king, four jacks, all eight clubs and the Bela"
    assert voice.melds(melds, bela=True) == told


def test_seats_and_sides_are_names_with_forms() -> None:
    voice = Voice.at(variant("croatian_4"), None, language="en", signs=False)
    assert all(isinstance(name, Term) for name in (*voice.names, voice.side(0), voice.seats((0, 1))))
    assert voice.side(0) == "South/North"
