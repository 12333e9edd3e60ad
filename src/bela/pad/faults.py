"""What the score pad refuses, and why."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from bela.referee import Fault

if TYPE_CHECKING:
    from bela.referee import ScenarioError
    from bela.rules.law import Code
    from bela.rules.model import Rules


class PadFault(StrEnum):
    """Why something cannot be written down. The words come from the catalogues."""

    # the form
    NOT_AN_OBJECT = "not_an_object"
    NOT_A_WORD = "not_a_word"
    NO_SUCH_MELD = "no_such_meld"
    NO_SUCH_CARDS = "no_such_cards"
    DISAGREE = "disagree"
    POINTS_MISSING = "points_missing"
    CARDS_MISSING = "cards_missing"
    NO_WHOLE_TRICKS = "no_whole_tricks"
    TRICK_OR_NOT = "trick_or_not"
    LAST_TRICK_MISSING = "last_trick_missing"
    TRUMP_MISSING = "trump_missing"
    NOT_IN_ANY_HAND = "not_in_any_hand"
    NOT_WITHOUT_A_TRICK = "not_without_a_trick"
    FOURS_DO_NOT_COUNT = "fours_do_not_count"
    ONLY_THE_BEST = "only_the_best"
    RIVALS_UNDECIDED = "rivals_undecided"
    BELA_UNDECIDED = "bela_undecided"
    BEATEN_BY_RIVALS = "beaten_by_rivals"
    NO_VOID_HERE = "no_void_here"
    # the place in the match
    NO_CLAIMS_HERE = "no_claims_here"
    CLAIM_NOT_YOURS = "claim_not_yours"
    CLAIM_FALLS_SHORT = "claim_falls_short"
    NO_OPEN_CLAIM = "no_open_claim"
    MATCH_OVER = "match_over"
    # the book
    NO_SUCH_ROW = "no_such_row"
    NO_SUCH_MATCH = "no_such_match"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_REDO = "nothing_to_redo"
    ID_USED = "id_used"
    NO_ID = "no_id"
    NO_CHANGE = "no_change"
    NAME_TWICE = "name_twice"
    BAD_NAME = "bad_name"
    WRONG_NUMBER_OF_NAMES = "wrong_number_of_names"
    BAD_DATE = "bad_date"
    # texts from outside
    NOT_A_BOOK = "not_a_book"
    BAD_LINE = "bad_line"
    NEWER_BOOK = "newer_book"
    UNKNOWN_CHANGE = "unknown_change"
    NOT_A_LINK = "not_a_link"
    NEWER_LINK = "newer_link"
    DAMAGED_LINK = "damaged_link"
    NO_LINK_FOR_RULES = "no_link_for_rules"
    BAD_TABLE = "bad_table"
    EMPTY_TABLE = "empty_table"
    TABLE_OF_WHAT = "table_of_what"
    BAD_RECORD = "bad_record"
    BAD_RULES = "bad_rules"
    OTHER_RULES = "other_rules"
    OPTION_TWICE = "option_twice"
    UNKNOWN_REQUEST = "unknown_request"


class PadError(ValueError):
    """Something that the pad does not write down; nothing has changed.

    ``code`` says why: one of the pad's own, or one of the ``count`` form of scenarios. ``field`` is what is meant, in
    the words of the form, and ``detail`` what was found or what would be right. ``rule`` is the ledger id behind it.
    """

    def __init__(self, code: PadFault | Fault, field: str = "", detail: object = "", *, rule: str = "") -> None:
        super().__init__(f"{field}: {code.value} {detail}".strip(": "))
        self.code = code
        self.field = field
        self.detail = str(detail)
        self.rule = rule

    @property
    def key(self) -> str:
        """The key of the sentence in the catalogues."""
        return f"{'scenario' if isinstance(self.code, Fault) else 'pad.fault'}.{self.code.value}"


def of_count(error: ScenarioError) -> PadError:
    """The same fault of a ``count``, said of the form."""
    return PadError(error.fault, error.key.removeprefix("count."), error.detail)


def by_law(rules: Rules, fault: PadFault, code: Code, field: str, detail: object = "") -> PadError:
    """A refusal behind which stands a rule of the table."""
    return PadError(fault, field, detail, rule=rules.rule_behind(code))
