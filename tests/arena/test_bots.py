"""How bots are written in the arena, and what is said of what is no bot."""

from __future__ import annotations

import pytest

from bela.arena.bots import YARDSTICKS, BotSettingError, make_bot
from bela.bots import BOTS, LEVELS, RandomBot, RulesBot, ThinkingBot, UnknownBotError
from bela.bots.style import EVEN, STYLES
from bela.bots.worlds.search import Effort


def thinking(spec: str) -> ThinkingBot:
    """A bot that thinks."""
    bot = make_bot(spec)
    assert isinstance(bot, ThinkingBot)
    return bot


def effort(spec: str) -> Effort:
    """How hard a bot that searches does so."""
    found = thinking(spec).level.effort
    assert found is not None
    return found


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_is_written_by_its_name(name: str) -> None:
    assert thinking(name).level is LEVELS[name]
    assert thinking(name).style is EVEN


def test_yardsticks_are_bots() -> None:
    assert type(make_bot("random")) is RandomBot
    assert type(make_bot("rules")) is RulesBot
    assert effort("sampler").worlds == 20
    assert thinking("caller").level.learned


def test_settings_change_a_bot() -> None:
    assert effort("sampler:worlds=40,pool=3,solve=5") == Effort(worlds=40, pool=3, solve=5)
    assert effort("expert:time=0.5").worlds == 300
    assert thinking("hard:style=bold,learned=yes").style is STYLES["bold"]
    assert thinking("hard:style=bold,learned=yes").level.learned
    assert not thinking("expert:learned=no").level.learned
    assert thinking("beginner:time=0.1").level == LEVELS["beginner"]
    assert thinking("hard:").level == LEVELS["hard"]


@pytest.mark.parametrize(
    ("spec", "right"),
    [
        ("rules:time=1", "rules has no settings, and 'time=1' was given"),
        ("hard:speed=2", "'speed=2': the bot has the settings time, worlds, pool, solve, learned, style"),
        ("medium:worlds=20", "'worlds=20': the bot has the settings time, learned, style"),
        ("hard:style=wild", "'style=wild': style must be one of calm, even, bold"),
        ("hard:time=0", "'time=0': time must be a share of the time at a table, above 0 and at most 100"),
        ("hard:time=101", "'time=101': time must be a share"),
        ("hard:time=soon", "'time=soon': time must be a share"),
        ("hard:time=nan", "'time=nan': time must be a share"),
        ("hard:worlds=0", "'worlds=0': worlds must be a whole number from 1 to 1000000"),
        ("hard:worlds=1.5", "'worlds=1.5': worlds must be a whole number"),
        ("hard:worlds", "'worlds': worlds must be a whole number"),
        ("hard:pool=0", "'pool=0': pool must be a whole number from 1 to 1000000"),
        ("hard:solve=33", "'solve=33': solve must be a whole number from 0 to 32"),
        ("hard:learned=perhaps", "'learned=perhaps': learned must be yes or no"),
    ],
)
def test_a_setting_that_cannot_be_is_answered_with_what_can(spec: str, right: str) -> None:
    with pytest.raises(BotSettingError) as caught:
        make_bot(spec)
    assert str(caught.value).startswith(right)


def test_a_name_that_is_none_is_answered_with_all_that_are() -> None:
    for spec in ("oracle", "oracle:time=1"):
        with pytest.raises(UnknownBotError) as caught:
            make_bot(spec)
        assert caught.value.known == (*BOTS, *YARDSTICKS)
