"""What may be announced, when and how, and what of it is shown: the cases."""

from __future__ import annotations

from options.case import Case
from options.scene import deal, each, in_view, see, tried

FOUR_AND_RUN = deal(
    """Ks Qs Js Kc Kd Kh 7h 8s
       Jh 7s 9h 8h 7c Qh 8c Jc
       7d Ad Th Tc 9s Qd Td 9c
       Jd As 9d Qc Ac Ts 8d Ah""",
    dealer=3,
).then("name h")

RUN_OF_FIVE = deal(
    """Ad Kd Qd Jd Td 9c Js 8d
       Qc 7h Jh 7d Tc 7c 9h Qs
       Ac 8s Ks Kc 9s 8h Kh Th
       8c As Qh Ts Jc 9d Ah 7s""",
    dealer=3,
).then("name h, declare Ad/5")

EIGHT_AND_EIGHT = deal(
    """9d Td Jd Qs 8s 8d Kd Ad
       Ac Kc Qc Jc Tc 9c 8c 7c
       Ah Kh Qh Jh Th 9h 8h 7h
       7d As 9s Ks Js Qd Ts 7s""",
    dealer=3,
).then("name h")

THREE_RUNS = deal(
    """Kd Qd Jd Td 8h 7d 9s Ks
       Qs Js Ts 7h Tc 8s 7s Kc
       9c 8c 7c 8d Th Ah Jh 9d
       Kh Qh As 9h Jc Ad Qc Ac""",
    dealer=3,
).then("name h")
"""The forehand has four in a row, both neighbours three; the dealer has the Bela."""
ALL_DECLARED = THREE_RUNS.then("declare Kd/4, declare Qs/3, declare 9c/3, declare")
BELA_FIRST = THREE_RUNS.then("7d, 7h, 8d, Ad, Tc, 9c, Ac, 8h, Kd, 7s, 9d")
BELA_SECOND = BELA_FIRST.then("Kh")

FIRST_CARD = deal("9c Tc Jc 7s 8s Qd Kh Ah As\n Js Qs Ks 7d 8d Th 9h Ac 8c", dealer=1, turned="Kc").then("take, 9c")

CASES = (
    Case(
        "fours",
        "croatian_4",
        "four kings",
        tried(FOUR_AND_RUN, "declare 4xK"),
        {"off": "C-14", "on": "allowed"},
    ),
    Case(
        "card_reuse",
        "croatian_4",
        "a king in a run and among four",
        tried(FOUR_AND_RUN, "declare Ks/3 4xK"),
        {"allowed": "allowed", "once": "C-17"},
    ),
    Case(
        "run_values",
        "croatian_4",
        "five in a row, and a trick",
        see(RUN_OF_FIVE.then("Ad, 7d, 8h, 9d"), "announced"),
        {"3:20 4:50 5:50": [50, 0], "3:20 4:50 5:100": [100, 0]},
    ),
    Case(
        "belot",
        "croatian_4",
        "all clubs in one hand; in the next, all hearts, which are trumps",
        see(EIGHT_AND_EIGHT, "phase", "game_winner"),
        {"off": ("announcing", -1), "any_suit": ("over", 1), "trump_only": ("over", 0)},
    ),
    Case(
        "announce_when",
        "croatian_4",
        "trumps are chosen",
        see(THREE_RUNS, "phase", "to_act"),
        {"with_first_card": ("play", 0), "before_first_trick": ("announcing", 0)},
    ),
    Case(
        "announce_how",
        "scottish_2",
        "the forehand led",
        see(FIRST_CARD, "phase", "actions"),
        {
            "stepwise": ("announcing", ["silent", "announce 20"]),
            "open_value": ("announcing", ["declare", "declare Jc/3"]),
            "automatic": ("play", ["8c", "Ac"]),
        },
    ),
    Case(
        "announced_needs_trick",
        "croatian_4",
        "the opponents of those who won the announcing took the first trick",
        see(ALL_DECLARED.then("7d, 7h, 8d, Ad"), "announced"),
        {True: [0, 0], False: [70, 0]},
    ),
    Case(
        "shown_when",
        "croatian_4",
        "an opponent before the first card: the run that won",
        in_view(ALL_DECLARED, 1, "Td Jd Qd Kd"),
        {"second_trick": "", "before_first_trick": "Td Jd Qd Kd"},
    ),
    Case(
        "shown_when",
        "scottish_2",
        "the dialogue is over: is the winner to show at once, or to lead first",
        see(FIRST_CARD.then("announce 20, Ac, good"), "phase", "to_act"),
        {"second_trick": ("play", 0), "before_first_trick": ("announcing", 0)},
    ),
    Case(
        "losers_shown",
        "croatian_4",
        "an opponent before the first card: the run that lost",
        in_view(ALL_DECLARED, 0, "Ts Js Qs"),
        {False: "", True: "Ts Js Qs"},
    ),
    Case(
        "bela_call",
        "croatian_4",
        "at the start, with the king, and with the queen where nothing was said before",
        each(
            tried(THREE_RUNS.then("declare, declare, declare"), "declare bela"),
            tried(BELA_FIRST, "Kh bela"),
            tried(BELA_SECOND, "Qh bela"),
        ),
        {
            "first_card": ("C-15", "allowed", "C-15"),
            "second_card": ("C-15", "C-15", "allowed"),
            "either": ("C-15", "allowed", "allowed"),
            "start_or_either": ("allowed", "allowed", "allowed"),
        },
    ),
)
