"""What is checked before a table is set up."""

from __future__ import annotations

from bela.apps.offering import fault_data
from bela.apps.web.game.setup import rules_of
from bela.apps.web.protocol.settings import Settings
from bela.apps.web.refusing import NotDoneError
from bela.names import plain as shown_plainly
from bela.rules.faults import OptionError

LONGEST_TEXT = 200
MOST_OPTIONS = 100


def check_settings(levels: tuple[str, ...], settings: Settings) -> None:
    """See that a table can be set up so. Raises NotDoneError."""
    if settings.level not in levels:
        raise NotDoneError("no_such_level")
    if not shown_plainly(settings.title).isprintable():
        raise NotDoneError("bad_name")
    values = settings.options.values()
    plain = all(isinstance(value, str | int | bool) and len(str(value)) <= LONGEST_TEXT for value in values)
    if not plain or len(settings.options) > MOST_OPTIONS:
        raise NotDoneError("bad_message")
    try:
        rules_of(settings)
    except OptionError as error:
        raise NotDoneError("bad_settings", fault=fault_data(error.fault)) from error
