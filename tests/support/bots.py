"""Bots for tests: as the levels play, but looking at few worlds."""

from __future__ import annotations

from dataclasses import replace

from bela.bots import BOTS, LEVELS, Bot, Level, ThinkingBot

FEW = 4


def quick_level(name: str) -> Level:
    """A level in a great hurry."""
    level = LEVELS[name]
    effort = None if level.effort is None else replace(level.effort, worlds=FEW)
    return replace(level, effort=effort, step=replace(level.step, inner=3), thrift=min(level.thrift, FEW))


def quick_bot(name: str) -> Bot:
    """A bot of that name in a great hurry."""
    return ThinkingBot(quick_level(name)) if name in LEVELS else BOTS[name]()
