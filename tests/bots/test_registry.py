"""Bots by name."""

from __future__ import annotations

import pytest

from bela.bots import BOTS, LEVELS, RandomBot, RulesBot, ThinkingBot, UnknownBotError, get_bot


def test_a_bot_is_made_by_its_name() -> None:
    assert isinstance(get_bot("random"), RandomBot)
    assert isinstance(get_bot("rules"), RulesBot)


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_is_a_bot_by_its_name(name: str) -> None:
    bot = get_bot(name)
    assert isinstance(bot, ThinkingBot)
    assert bot.level is LEVELS[name]


def test_the_weakest_level_stands_first_and_the_yardsticks_last() -> None:
    assert tuple(BOTS) == ("beginner", "easy", "medium", "hard", "expert", "rules", "random")


def test_every_name_makes_a_bot_of_its_own() -> None:
    assert all(get_bot(name) is not get_bot(name) for name in BOTS)


def test_a_name_that_is_none_is_answered_with_those_that_are() -> None:
    with pytest.raises(UnknownBotError, match="no bot is called 'oracle': choose one of beginner, easy, ") as caught:
        get_bot("oracle")
    assert caught.value.known == tuple(BOTS)
