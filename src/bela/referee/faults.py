"""What can be wrong with a scenario in itself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bela.deal.actions import Anything
    from bela.deal.errors import IllegalAction
    from bela.deal.state import Board
    from bela.rules.model import Rules


@dataclass(frozen=True)
class Refused:
    """An action of the list that the rules do not allow."""

    rules: Rules
    board: Board
    action: Anything
    error: IllegalAction


class Fault(StrEnum):
    """Why a scenario cannot be ruled on. The words come from the catalogues."""

    NOT_TOML = "not_toml"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    NOT_A_TABLE = "not_a_table"
    NOT_A_NUMBER = "not_a_number"
    NOT_NUMBERS = "not_numbers"
    NOT_A_FLAG = "not_a_flag"
    NOT_TEXT = "not_text"
    NOT_TEXTS = "not_texts"
    ONE_START = "one_start"
    UNKNOWN_VARIANT = "unknown_variant"
    BAD_OPTION = "bad_option"
    UNKNOWN_RULE = "unknown_rule"
    BAD_CARD = "bad_card"
    BAD_SUIT = "bad_suit"
    CARD_TWICE = "card_twice"
    NOT_IN_PACK = "not_in_pack"
    WRONG_LENGTH = "wrong_length"
    WRONG_CARDS = "wrong_cards"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_SIDE = "no_such_side"
    NOT_ALLOWED_HERE = "not_allowed_here"
    HAND_UNKNOWN = "hand_unknown"
    OUT_OF_RANGE = "out_of_range"
    BAD_ACTION = "bad_action"
    ILLEGAL_ACTION = "illegal_action"
    UNKNOWN_WORD = "unknown_word"
    GAME_OVER = "game_over"
    NO_BELOT = "no_belot"
    NO_SUCH_POINTS = "no_such_points"
    NOT_THE_TOTAL = "not_the_total"
    NO_SUCH_SUM = "no_such_sum"
    MORE_THAN_THE_DEAL = "more_than_the_deal"
    LESS_THAN_THE_DEAL = "less_than_the_deal"
    NO_SUCH_ANNOUNCEMENTS = "no_such_announcements"
    BOTH_ANNOUNCED = "both_announced"
    NO_SUCH_BELA = "no_such_bela"
    TOO_MANY_TRICKS = "too_many_tricks"
    POINTS_WITHOUT_TRICK = "points_without_trick"
    NO_TRICKS_AT_ALL = "no_tricks_at_all"
    DEALER_NEEDED = "dealer_needed"
    WINNER_NEEDED = "winner_needed"


class ScenarioError(ValueError):
    """A scenario that is wrong in itself: ``key`` says where, ``fault`` why, ``detail`` what was found or is right.

    Where an action was refused, ``refused`` holds the board, the action and the refusal.
    """

    def __init__(self, key: str, fault: Fault, detail: str = "", *, refused: Refused | None = None) -> None:
        super().__init__(f"{key}: {fault.value} {detail}".strip())
        self.key = key
        self.fault = fault
        self.detail = detail
        self.refused = refused
        self.source = ""
