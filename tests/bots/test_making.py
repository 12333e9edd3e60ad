"""Bots by their name and the way they like to play."""

from __future__ import annotations

import pytest

from bela.bots import BOTS, LEVELS, RulesBot, ThinkingBot, UnknownBotError
from bela.bots.making import UnknownStyleError, make, takes_time
from bela.bots.style import STYLES


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_in_the_style_that_is_asked_for(name: str, style: str) -> None:
    bot = make(name, style)
    assert isinstance(bot, ThinkingBot)
    assert (bot.level, bot.style) == (LEVELS[name], STYLES[style])


def test_the_yardsticks_have_no_style() -> None:
    assert type(make("rules", "bold")) is RulesBot


def test_a_name_or_style_that_is_none_is_answered_with_those_that_are() -> None:
    with pytest.raises(UnknownStyleError, match="no style is called 'wild': choose one of calm, even, bold") as caught:
        make("medium", "wild")
    assert (caught.value.name, caught.value.known) == ("wild", ("calm", "even", "bold"))
    with pytest.raises(UnknownBotError):
        make("oracle")


def test_only_bots_that_search_take_time() -> None:
    assert {name for name in BOTS if takes_time(make(name))} == {"hard", "expert"}
