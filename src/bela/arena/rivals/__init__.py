"""Players from outside, by name: other programs, which play French rules. Each comes with the extra ``rivals``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from types import MappingProxyType
from typing import Any

from bela.arena.rivals.belote_cli import BeloteCliBot
from bela.arena.rivals.colver import ColverBot
from bela.bots import Bot
from bela.rules.model import Rules
from bela.rules.variants import house


@dataclass(frozen=True)
class Rival:
    """A program that may be played against."""

    package: str
    """What installs it."""
    module: str
    """What is imported of it."""
    bot: Callable[[Any], Bot]
    """Makes a player out of the module."""
    rules: Rules
    """The table at which it plays the cards as it knows them."""


def french(*, must_undertrump: bool) -> Rules:
    """The card play of French tables; they differ in whether a trump must be played that cannot take the trick."""
    return house(
        "croatian_4",
        must_beat="trump_only",
        must_overtrump=True,
        must_undertrump=must_undertrump,
        partner_exemption="void_may_discard",
        low_trump_lead="off",
        fours="off",
        belot="off",
    )


RIVALS: Mapping[str, Rival] = MappingProxyType(
    {
        "colver": Rival("colver", "colver", ColverBot, french(must_undertrump=False)),
        "belote-cli": Rival("belote-cli", "belote", BeloteCliBot, french(must_undertrump=True)),
    }
)
"""By name."""


class MissingRivalError(ImportError):
    """The program is not installed."""


def make_rival(name: str) -> Bot:
    """A new player of that name. Raises KeyError for one that is not known, MissingRivalError."""
    rival = RIVALS[name]
    try:
        return rival.bot(import_module(rival.module))
    except ImportError as error:
        raise MissingRivalError(name) from error


def rival_version(name: str) -> str:
    """The version that is installed. Raises KeyError, MissingRivalError."""
    try:
        return version(RIVALS[name].package)
    except PackageNotFoundError as error:
        raise MissingRivalError(name) from error
