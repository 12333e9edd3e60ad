"""How bots are written in the arena, and what is said of what is no bot."""

from __future__ import annotations

import pytest

from bela.arena.bots import YARDSTICKS, BotSettingError, make_bot
from bela.bots import BOTS, LEVELS, RandomBot, RulesBot, ThinkingBot, UnknownBotError
from bela.bots.style import EVEN, STYLES
from bela.bots.worlds.search import Effort
from bela.rules.variants import variant


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
    assert thinking("medium:thrift=7").level.thrift == 7
    assert thinking("hard:style=bold,learned=yes").style is STYLES["bold"]
    assert thinking("hard:style=bold,learned=yes").level.learned
    assert not thinking("expert:learned=no").level.learned
    assert thinking("beginner:time=0.1").level == LEVELS["beginner"]
    assert thinking("hard:").level == LEVELS["hard"]


@pytest.mark.parametrize(
    ("spec", "right"),
    [
        ("rules:time=1", "rules has no settings, and 'time=1' was given"),
        (
            "hard:speed=2",
            "hard has no setting 'speed': choose one of time, worlds, pool, solve, thrift, learned, style",
        ),
        ("medium:worlds=20", "medium has no setting 'worlds': choose one of time, thrift, learned, style"),
        ("hard:style=wild", "style cannot be 'wild': choose one of calm, even, bold"),
        ("hard:time=0", "time cannot be '0': it must be a number from 0.001 to 100.0"),
        ("hard:time=101", "time cannot be '101': it must be a number from"),
        ("hard:time=soon", "time cannot be 'soon': it must be a number from"),
        ("hard:time=nan", "time cannot be 'nan': it must be a number from"),
        ("hard:worlds=0", "worlds cannot be '0': it must be a whole number from 1 to 1000000"),
        ("hard:worlds=1.5", "worlds cannot be '1.5': it must be a whole number"),
        ("hard:worlds", "worlds cannot be '': it must be a whole number"),
        ("hard:pool=0", "pool cannot be '0': it must be a whole number from 1 to 1000000"),
        ("hard:solve=33", "solve cannot be '33': it must be a whole number from 0 to 32"),
        ("medium:thrift=-1", "thrift cannot be '-1': it must be a whole number from 0 to 1000000"),
        ("hard:worlds=2,worlds=3", "worlds is given twice, as '2' and as '3': give it once"),
        ("hard:style=bold,time=1,style=bold", "style is given twice, as 'bold' and as 'bold': give it once"),
        ("hard:learned=perhaps", "learned cannot be 'perhaps': choose one of no, yes"),
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


def test_who_names_the_worlds_gets_them_at_every_table() -> None:
    assert thinking("hard").level.effort_at(variant("croatian_3")) == Effort(worlds=1)
    assert thinking("hard:worlds=7").level.effort_at(variant("croatian_3")) == Effort(worlds=7)
    assert thinking("hard:solve=2").level.effort_at(variant("croatian_3")) == Effort(worlds=1, solve=2)
