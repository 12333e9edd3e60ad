"""What can be wrong with a scenario in itself."""

from __future__ import annotations

from enum import StrEnum


class Fault(StrEnum):
    """Why a scenario cannot be ruled on. The words come from the catalogues."""

    NOT_TOML = "not_toml"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    WRONG_TYPE = "wrong_type"
    ONE_START = "one_start"
    UNKNOWN_VARIANT = "unknown_variant"
    BAD_OPTION = "bad_option"
    UNKNOWN_RULE = "unknown_rule"
    BAD_CARD = "bad_card"
    CARD_TWICE = "card_twice"
    NOT_IN_PACK = "not_in_pack"
    WRONG_NUMBER = "wrong_number"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_SIDE = "no_such_side"
    NOT_ALLOWED_HERE = "not_allowed_here"
    HAND_UNKNOWN = "hand_unknown"
    OUT_OF_RANGE = "out_of_range"
    BAD_ACTION = "bad_action"
    ILLEGAL_ACTION = "illegal_action"
    IMPOSSIBLE = "impossible"


class ScenarioError(ValueError):
    """A scenario that is wrong in itself: ``key`` says where, ``fault`` why, ``detail`` what would be right."""

    def __init__(self, key: str, fault: Fault, detail: str = "", source: str = "") -> None:
        super().__init__(f"{key}: {fault.value} {detail}".strip())
        self.key = key
        self.fault = fault
        self.detail = detail
        self.source = source
