"""Bots by name."""

from __future__ import annotations

import pytest

from bela.bots import BOTS, RandomBot, RulesBot, UnknownBotError, get_bot


def test_a_bot_is_made_by_its_name() -> None:
    assert isinstance(get_bot("random"), RandomBot)
    assert isinstance(get_bot("rules"), RulesBot)


def test_every_name_makes_a_bot_of_its_own() -> None:
    assert all(get_bot(name) is not get_bot(name) for name in BOTS)


def test_a_name_that_is_none_is_answered_with_those_that_are() -> None:
    with pytest.raises(UnknownBotError, match="no bot is called 'oracle': choose one of random, rules") as caught:
        get_bot("oracle")
    assert caught.value.known == ("random", "rules")
