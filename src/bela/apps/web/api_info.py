"""What there is to choose: variants, options, bots, phrases."""

from __future__ import annotations

from typing import Any

from bela import __version__
from bela.apps.offering import fault_data, held_data, offered
from bela.apps.opponents import bots_offered
from bela.apps.web.clockwork import PER, RESERVE
from bela.apps.web.game.due import PACE
from bela.apps.web.people import GUESTS
from bela.apps.web.protocol.settings import RulesAsked
from bela.apps.web.refusing import NotDoneError
from bela.apps.web.wishes import PHRASES
from bela.i18n import LANGUAGES
from bela.rules.faults import OptionError
from bela.rules.house import read_house
from bela.rules.variants import house, variant


def info(levels: tuple[str, ...], link: str | None, *, secure: bool) -> dict[str, Any]:
    """What the server has to offer, and the address under which others reach it."""
    return {
        "version": __version__,
        "protocol": 1,
        "secure": secure,
        "link": link,
        "languages": LANGUAGES,
        "guests": GUESTS,
        **bots_offered(levels),
        "phrases": PHRASES,
        **offered(),
        "clocks": {kind: {"per": PER[kind], "reserve": RESERVE[kind]} for kind in PER},
        "paces": list(PACE),
        "reveals": ["deal", "match"],
        "away": {"least": 10, "most": 3600},
    }


def rules_answer(asked: RulesAsked) -> dict[str, Any]:
    """All options with their values, and which values cannot be chosen now. Raises NotDoneError."""
    title = ""
    try:
        if asked.house is not None:
            read = read_house(asked.house, "")
            title, rules = read.title, read.rules
        else:
            rules = house(variant(asked.variant), asked.options)
        return held_data(rules, title)
    except OptionError as error:
        raise NotDoneError("bad_settings", fault=fault_data(error.fault)) from error
