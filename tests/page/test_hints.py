"""What hints say in the page is what they say on the terminal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bela.apps.journal import Journal
from bela.apps.telling.advised import as_good
from bela.apps.telling.labels import brief
from bela.apps.telling.voice import Voice
from bela.apps.web.draw.saying import key_voice, lines
from bela.apps.web.draw.you import action_part
from bela.bots.advice import Advice, Reason, Why
from bela.cards import Suit, parse_card
from bela.deal import actions as a
from bela.deal.state import Board
from bela.i18n import LANGUAGES
from driver.journals import HEADER, play
from page.person import Person
from page.test_said import speak

KING, ACE = parse_card("Kh"), parse_card("Ah")
EQUALS: list[tuple[a.Action, ...]] = [
    (a.Play(KING, bela=True), a.Play(ACE, bela=False)),
    (a.Pass(),),
    (a.Name(Suit.HEARTS), a.Name(Suit.SPADES), a.Pass()),
    (a.Length(3), a.Good()),
    (a.Announce(50), a.Silent()),
]
"""What may be as good as what is advised."""
SAID = "lines => import('/static/js/say.js').then(({ say }) => lines.map((line) => say(line)))"


def board() -> Board:
    """The board of a deal in which cards are played."""
    journal = Journal.in_memory(HEADER)
    play(journal, 30)
    assert journal.match.deal is not None
    return journal.match.deal.board


def equally(voice: Voice) -> list[str]:
    """What a voice says of each, where that is as good as what is advised."""
    told = [Advice(a.Silent(), equal, (), Reason(Why.ONLY)) for equal in EQUALS]
    return [line for advice in told for line in as_good(voice, board(), advice)]


def drawn(line: str) -> str:
    """A line with the cards as the page shows them."""
    return line.replace("Kh", "K♥").replace("Ah", "A♥")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_advised_and_as_good_is_named_as_on_the_terminal(
    sit_down: Callable[..., Person], language: str
) -> None:
    person, rules = sit_down(), HEADER.rules
    person.sit("croatian_4")
    speak(person, language)
    words, keys = Voice.at(rules, 0, language=language, signs=False), key_voice(rules, 0)
    assert person.page.evaluate(SAID, lines(equally(keys))) == [drawn(line) for line in equally(words)]
    bela = EQUALS[0][0]
    label = action_part(rules, board(), 0, bela, told=True).label
    assert person.page.evaluate(SAID, [label]) == [drawn(brief(words, board(), bela))]
    assert person.fault_free()
