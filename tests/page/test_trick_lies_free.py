"""The cards of a whole trick lie on nobody's name, and on no sign, whatever the size of the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from page.person import Person
from page.playing import click, play_on
from page.test_company import a_table
from page.test_seats_narrow import apart, boxes

Sit = Callable[..., Person]
SIZES = (
    (320, 640),
    (390, 844),
    (568, 320),
    (844, 390),
    (700, 900),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1040, 700),
    (1280, 800),
    (1920, 1080),
)
WHOLE_TRICK = """() => import('/static/js/table.js').then((it) => {
  const seats = it.table.value.seats.length, other = (it.you.value.seat + 1) % seats;
  const trick = ['7c', 'Ac', 'Kc', '8c'].slice(0, seats);
  it.deal.value = { ...it.deal.value, leader: 0, trick, up: '9c', trump: 'c', dealer: other, maker: other };
  it.said.value = {};
})"""
"""Every seat has played a card, the turned one lies there, and the one beside has every token."""
AWAY = """(kind) => import('/static/js/table.js').then((it) => {
  const at = it.table.value, me = it.you.value.seat;
  const others = at.seats.map((who, seat) => seat === me ? who : { kind, name: 'Ljubinka', level: null });
  it.table.value = { ...at, seats: others };
  it.presence.value = { here: at.seats.map((_, seat) => seat === me), watchers: 0 };
})"""
"""Bots play for all the others, or nobody does; their plates say it."""


@pytest.mark.parametrize("kind", ["bot", "away", "person"])
@pytest.mark.parametrize("variant", ["barlinnie_4", "croatian_4", "scottish_3", "scottish_2"])
def test_a_whole_trick_lies_on_nobody(sit_down: Sit, variant: str, kind: str) -> None:
    person = sit_down(language="de")
    person.keep("bela.last", {"variant": variant, "options": {}})
    a_table(person, "Ana", clock="relaxed")
    person.page.click("[data-action=start]")
    play_on(person, click, lambda asked: asked == "card")
    person.page.evaluate(WHOLE_TRICK)
    if kind != "bot":
        person.page.evaluate(AWAY, kind)
        person.page.wait_for_selector(".kind.away")
    cards = int(variant[-1])
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_function(
            "([width, cards]) => innerWidth === width && document.querySelectorAll('.trick .spot').length === cards",
            arg=[width, cards],
        )
        found = boxes(person, ".trick .spot", ".turned", ".plate", ".trumps", ".cloth")
        assert len(found[".turned"]) == 1
        for card in [*found[".trick .spot"], *(found[".turned"] if cards < 4 else [])]:
            for other in [*found[".plate"], *found[".trumps"]]:
                assert apart(card, other), (width, height, card, other)
