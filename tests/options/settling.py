"""How a deal is settled: the cases."""

from __future__ import annotations

from options.case import Case
from options.scene import count, see
from options.trumps import SCOTTISH, TALON

LAID_TWO_ACES = TALON.then("name c, discard Ah As").then(
    "Kh, Th, 8h, Ks, Ts, 7s, Ad, Qd, 7d, Td, 7c, 8d, 8s, Js, 9s, "
    "Qs, Kc, Tc, 7h, 9h, Qh, Kd, Qc, Ac, Jh, 9d, 9c, Jc, 8c, Jd"
)
TO_THE_LAST_TRICK = SCOTTISH.then("take, 9c, 8c, As, Js, Ah, 9h, Kh, Th, Ks, 7s, Qs, 8s, 8d, Qd, Jc, Ac, Tc, 7d")
WRITTEN = ("result", "deal", "hanging")
WITHOUT_A_TRICK = count(maker_side=0, card_points=[162, 0], announced=[0, 20], bela=[0, 20], tricks=[8, 0])
FAILED = count(maker_side=0, card_points=[40, 122], announced=[50, 0], bela=[20, 0])
LEVEL_OPPONENTS = count(maker_side=1, dealer=1, card_points=[61, 40, 61])

CASES = (
    Case(
        "discard_points",
        "croatian_3",
        "the maker laid two aces away",
        see(LAID_TWO_ACES, *WRITTEN),
        {"nobody": ("made", [75, 34, 31], 0), "maker": ("made", [97, 34, 31], 0)},
    ),
    Case(
        "last_trick",
        "scottish_2",
        "the maker took 82 and the last trick",
        see(TO_THE_LAST_TRICK, *WRITTEN),
        {0: ("made", [82, 21], 0), 10: ("made", [92, 21], 0), 20: ("made", [102, 21], 0)},
    ),
    Case(
        "capot_bonus",
        "croatian_4",
        "one side took all tricks",
        see(WITHOUT_A_TRICK, *WRITTEN),
        {0: ("made", [162, 0], 0), 90: ("made", [252, 0], 0), 100: ("made", [262, 0], 0)},
    ),
    Case(
        "capot_3",
        "croatian_3",
        "the maker took no trick; of two opponents the first in turn gets the odd point",
        see(count(maker_side=0, dealer=1, card_points=[0, 90, 72], tricks=[0, 6, 4]), *WRITTEN),
        {"single_player": ("failed", [0, 90, 72], 0), "opponents_too": ("failed", [0, 135, 118], 0)},
        options={"capot_bonus": 91},
    ),
    Case(
        "unconfirmed_go_to",
        "croatian_4",
        "a side announced twenty and took no trick",
        see(WITHOUT_A_TRICK, *WRITTEN),
        {"nobody": ("made", [252, 0], 0), "opponents": ("made", [272, 0], 0)},
    ),
    Case(
        "unconfirmed_go_to",
        "croatian_3",
        "the maker announced twenty and took no trick",
        see(count(maker_side=0, card_points=[0, 100, 62], announced=[20, 0, 0], tricks=[0, 6, 4]), *WRITTEN),
        {"nobody": ("failed", [0, 100, 62], 0), "opponents": ("failed", [0, 110, 72], 0)},
    ),
    Case(
        "bela_needs_trick",
        "croatian_4",
        "a side has the Bela and took no trick",
        see(WITHOUT_A_TRICK, *WRITTEN),
        {True: ("made", [252, 0], 0), False: ("made", [252, 20], 0)},
    ),
    Case(
        "bela_survives_fail",
        "croatian_4",
        "the maker with fifty and the Bela failed",
        see(FAILED, *WRITTEN),
        {False: ("failed", [0, 232], 0), True: ("failed", [20, 212], 0)},
    ),
    Case(
        "fail_transfer",
        "croatian_4",
        "the maker with fifty and the Bela failed",
        see(FAILED, *WRITTEN),
        {"all": ("failed", [0, 232], 0), "cards_only": ("failed", [70, 162], 0)},
    ),
    Case(
        "make_3",
        "croatian_3",
        "the maker has more than each opponent, not more than both",
        see(count(maker_side=0, card_points=[70, 50, 42]), *WRITTEN),
        {"each": ("made", [70, 50, 42], 0), "sum": ("failed", [0, 85, 77], 0)},
    ),
    Case(
        "fail_recipient_3",
        "scottish_3",
        "the maker failed beside 60 and 70",
        see(count(maker_side=1, card_points=[60, 32, 70]), *WRITTEN),
        {
            "highest": ("failed", [60, 0, 102], 0),
            "each_full": ("failed", [92, 0, 102], 0),
            "split": ("failed", [76, 0, 86], 0),
            "nobody": ("failed", [60, 0, 70], 0),
        },
    ),
    Case(
        "fail_recipient_level",
        "scottish_3",
        "the maker failed with 40; the opponents are level, and the one after the dealer is first in turn",
        see(LEVEL_OPPONENTS, *WRITTEN),
        {
            "split": ("failed", [81, 0, 81], 0),
            "first_in_turn": ("failed", [61, 0, 101], 0),
            "each_full": ("failed", [101, 0, 101], 0),
        },
    ),
    Case(
        "tie",
        "scottish_2",
        "both sides have 80",
        see(count(maker_side=0, card_points=[80, 60], announced=[0, 20]), *WRITTEN),
        {
            "hang_maker": ("tied", [0, 80], 80),
            "hang_all": ("tied", [0, 0], 160),
            "half": ("tied", [0, 80], 0),
            "fail": ("failed", [0, 160], 0),
            "made": ("made", [80, 80], 0),
        },
    ),
    Case(
        "tie_3",
        "scottish_3",
        "the maker and one opponent have 60",
        see(count(maker_side=0, card_points=[60, 60, 42]), *WRITTEN),
        {
            "hang_maker": ("tied", [0, 60, 42], 60),
            "hang_all": ("tied", [0, 0, 0], 162),
            "half": ("tied", [0, 60, 42], 0),
            "fail": ("failed", [0, 120, 42], 0),
            "made": ("made", [60, 60, 42], 0),
        },
    ),
)
