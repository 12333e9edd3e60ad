"""Why a command is not done, as data."""

from __future__ import annotations

from typing import Any

from msgspec import json

from bela.apps.web.draw.you import reason_part
from bela.apps.web.game.state import State
from bela.apps.web.protocol.messages import Error, Refused
from bela.cards import CARD_TEXT
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.deal.notation import action_text

STATUS = {
    "no_table": 404,
    "no_match": 404,
    "no_deal": 404,
    "no_such_request": 404,
    "no_seat_token": 401,
    "no_person": 401,
    "wrong_password": 401,
    "bad_origin": 403,
    "not_host": 403,
    "not_seated": 403,
    "not_alone": 403,
    "no_spectators": 403,
    "stale": 409,
    "illegal": 409,
    "not_now": 409,
    "match_running": 409,
    "seat_taken": 409,
    "table_full": 409,
    "name_kept": 409,
    "no_name": 409,
    "too_large": 413,
    "too_fast": 429,
    "internal": 500,
    "cannot_keep": 507,
}
"""By code: the status over HTTP; of all others 400."""


class NotDoneError(Exception):
    """A command that is not done; it has changed nothing."""

    def __init__(self, code: str, **more: Any) -> None:  # noqa: ANN401 - the fields of an error
        super().__init__(code)
        self.error = Error(code=code, **more)


def refused(error: Error, ack: str | None) -> bytes:
    """The message."""
    return json.encode(Refused(ack=ack, error=error))


def illegal(state: State, action: a.Anything, error: IllegalAction) -> NotDoneError:
    """An action that the rules do not allow."""
    board = None if state.match is None or state.match.deal is None else state.match.deal.board
    card = CARD_TEXT[action.card] if isinstance(action, a.Play) else None
    reason = reason_part(state.rules, board, error.code, card_text=card)
    if error.to_act is not None:
        reason.params["who"] = {"seat": error.to_act}
    legal = [action_text(one) for one in error.legal] or None
    return NotDoneError(
        "illegal", reason=reason.code, rule=error.rule, params=reason.params, to_act=error.to_act, legal=legal
    )
