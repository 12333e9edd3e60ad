"""Why something is refused: the codes, and the ledger id that stands behind each in either rule family."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Code(StrEnum):
    """What was wrong with an action. The words for it come from the catalogues."""

    # card play, from the most basic duty to the finest
    MUST_FOLLOW = "must_follow"
    MUST_TRUMP = "must_trump"
    MUST_OVERTRUMP = "must_overtrump"
    MUST_OVERTRUMP_HOUSE = "must_overtrump_house"
    MUST_BEAT_TRUMP = "must_beat_trump"
    MUST_BEAT_PLAIN = "must_beat_plain"
    LOW_TRUMP_LEAD = "low_trump_lead"
    # choosing trumps
    TURNED_SUIT_NAMED = "turned_suit_named"
    TURNED_SUIT_FORCED = "turned_suit_forced"
    MUST_CHOOSE = "must_choose"
    SCHMEISS_NOT_NOW = "schmeiss_not_now"
    SCHMEISS_ANSWER = "schmeiss_answer"
    # exchange and discard
    NO_SWAP = "no_swap"
    BAD_DISCARD = "bad_discard"
    # announcing
    RUN_NOT_HELD = "run_not_held"
    FOUR_NOT_HELD = "four_not_held"
    TOO_LATE_TO_ANNOUNCE = "too_late_to_announce"
    CARD_USED_TWICE = "card_used_twice"
    TOO_LITTLE_TO_ANNOUNCE = "too_little_to_announce"
    BELA_NOT_NOW = "bela_not_now"
    # claims
    CLAIM_FALLS_SHORT = "claim_falls_short"
    CLAIM_NOT_YOURS = "claim_not_yours"
    NO_CLAIMS_HERE = "no_claims_here"
    # everything else
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    CARD_NOT_HELD = "card_not_held"
    NOT_POSSIBLE = "not_possible"


Law = Mapping[Code, str]
"""The ledger id that forbids, for each code; whatever is missing is X-07."""

ANYTHING_ELSE = "X-07"

_COMMON: Law = {
    Code.MUST_BEAT_PLAIN: "C-02",
    Code.LOW_TRUMP_LEAD: "S-30",
    Code.TURNED_SUIT_FORCED: "X-18",
    Code.MUST_CHOOSE: "C-06",
    Code.SCHMEISS_NOT_NOW: "S-41",
    Code.SCHMEISS_ANSWER: "S-42",
    Code.BAD_DISCARD: "C-09",
    Code.CARD_USED_TWICE: "C-17",
    Code.CLAIM_NOT_YOURS: "X-03",
    Code.NO_CLAIMS_HERE: "C-26",
}

SCOTTISH: Law = MappingProxyType(
    {
        **_COMMON,
        Code.MUST_FOLLOW: "S-28",
        Code.MUST_TRUMP: "S-28",
        Code.MUST_BEAT_TRUMP: "S-29",
        Code.MUST_OVERTRUMP: "S-47",
        Code.MUST_OVERTRUMP_HOUSE: "S-29",
        Code.TURNED_SUIT_NAMED: "S-11",
        Code.NO_SWAP: "S-14",
        Code.RUN_NOT_HELD: "S-16",
        Code.FOUR_NOT_HELD: "S-16",
        Code.TOO_LATE_TO_ANNOUNCE: "S-16",
        Code.TOO_LITTLE_TO_ANNOUNCE: "S-23",
        Code.BELA_NOT_NOW: "S-21",
        Code.CLAIM_FALLS_SHORT: "S-37",
    }
)

CROATIAN: Law = MappingProxyType(
    {
        **_COMMON,
        Code.MUST_FOLLOW: "C-20",
        Code.MUST_TRUMP: "C-20",
        Code.MUST_BEAT_TRUMP: "C-21",
        Code.MUST_OVERTRUMP: "C-21",
        Code.MUST_OVERTRUMP_HOUSE: "C-21",
        Code.TURNED_SUIT_NAMED: "C-05",
        Code.NO_SWAP: "C-07",
        Code.RUN_NOT_HELD: "C-13",
        Code.FOUR_NOT_HELD: "C-14",
        Code.TOO_LATE_TO_ANNOUNCE: "C-12",
        Code.TOO_LITTLE_TO_ANNOUNCE: "C-28",
        Code.BELA_NOT_NOW: "C-15",
        Code.CLAIM_FALLS_SHORT: "X-12",
    }
)
