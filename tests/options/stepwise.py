"""What options that are not about the dialogue do to it: the cases."""

from __future__ import annotations

from options.case import Case
from options.dialogue import talked
from options.orders import LEVEL
from options.scene import deal, in_view, see

TWO_RUNS = deal("Kh Qh Jh 9d 8d 7d 9s As Ad\n Qs Js Ts Ac Jc 9h 9c 7s Qd", dealer=1, turned="8c").then(
    "take, As, announce 20, 7s, announce 20, from K, good, Ad"
)
"""The forehand won the announcing with hearts and holds another run."""

OPPONENTS_RUNS = deal(
    "Td 9d 8d As Kd 9h 8h Jc 9s\n Ks Qs Js Ts 9c Tc Jh Ad Th\n Ah Kh Qh 7s Kc Qc 8s Jd Qd", dealer=2, turned="8c"
).then("take, As, announce 20, Ts, announce 50, 7s, good, 9d, Ad, show, Jd")
"""The fifty of one opponent won; the other has twenty and has just played to the second trick."""

CASES = (
    Case(
        "seat_priority",
        "scottish_2",
        "level runs, neither in trumps",
        talked(LEVEL.then("take")),
        {"first_in_turn": 0, "dealer_first": 1},
    ),
    Case(
        "winner_scores",
        "scottish_2",
        "the winner's second card",
        see(TWO_RUNS, "actions"),
        {"all_of_side": ["show", "show 9d/3"], "best_only": ["show"]},
    ),
    Case(
        "losers_shown",
        "scottish_2",
        "the winner in the second trick: the run that lost",
        in_view(TWO_RUNS.then("show, Qd"), 0, "Ts Js Qs"),
        {False: "", True: "Ts Js Qs"},
    ),
    Case(
        "contest_sides_3",
        "scottish_3",
        "whether the other opponent may show as well",
        see(OPPONENTS_RUNS, "phase", "to_act"),
        {"individual": ("play", 1), "maker_vs_opponents": ("announcing", 2)},
    ),
)
