"""Whose announcements score: the cases, but for the order of ranking."""

from __future__ import annotations

from options.announcing import THREE_RUNS
from options.case import Case
from options.scene import deal, see

AT_ONCE = {"announced_needs_trick": False}
"""So that what was won is credited before the first trick."""

LEVEL_RUNS = deal(
    """Td 9d 8d Jh As Ac 7h 8s
       Qs Js Ts Kh Qh Th Tc Jc
       7s Ad 9h 9s Qd 8h 7c Ah
       Kc 7d Jd Qc Kd Ks 9c 8c""",
    dealer=3,
).then("name h, declare Td/3")

FIFTIES = deal(
    """Kd Qd Jd Td 7s Tc 7d Qh
       Ks Qs Js Ts 9c 8c 7c 9d
       Qc 7h Ad 9s Jh Th 8d 8h
       Ah 8s Kh As Jc Kc 9h Ac""",
    dealer=3,
).then("name h")

THREE_ALONE = deal(
    """Td 9d 8d Kh Ad Jc 9c Qh Kd 9s
       Ks Qs Js Ts 7h Th Jd Jh Ah 7d
       Ac Kc Qc 7c 9h Qd Tc As 8h 8c""",
    dealer=2,
    spare="8s 7s",
).then("name d, discard 8s 7s")

CASES = (
    Case(
        "contest_unit",
        "croatian_4",
        "fifty against fifty and twenty",
        see(FIFTIES.then("declare Kd/4, declare Ks/4 9c/3, declare, declare"), "announced"),
        {"best_single": [50, 0], "player_total": [0, 70]},
        options=AT_ONCE,
    ),
    Case(
        "seat_priority",
        "croatian_4",
        "twenty of the forehand against twenty of the next",
        see(LEVEL_RUNS.then("declare Qs/3, declare, declare"), "announced"),
        {"first_in_turn": [20, 0], "dealer_first": [0, 20]},
        options=AT_ONCE,
    ),
    Case(
        "winner_scores",
        "croatian_4",
        "fifty beside a partner's twenty",
        see(THREE_RUNS.then("declare Kd/4, declare Qs/3, declare 9c/3, declare"), "announced"),
        {"all_of_side": [70, 0], "best_only": [50, 0]},
        options=AT_ONCE,
    ),
    Case(
        "winner_scores",
        "croatian_4_club",
        "fifty, which alone was compared, and twenty in the same hand",
        see(FIFTIES.then("declare, declare Ks/4 9c/3, declare, declare"), "announced"),
        {"all_of_side": [0, 70], "best_only": [0, 50]},
        options=AT_ONCE,
    ),
    Case(
        "contest_sides_3",
        "croatian_3",
        "the maker and one opponent have twenty, the other has fifty",
        see(THREE_ALONE.then("declare Td/3, declare Ks/4, declare Ac/3"), "announced"),
        {"individual": [0, 50, 0], "maker_vs_opponents": [0, 50, 20]},
        options=AT_ONCE,
    ),
    Case(
        "bela_in_contest",
        "croatian_4",
        "twenty of the forehand against twenty and the Bela of the next",
        see(LEVEL_RUNS.then("declare Qs/3 bela, declare, declare"), "announced", "bela"),
        {"never": ([20, 0], [0, 20]), "if_called_at_start": ([0, 20], [0, 20])},
        options={**AT_ONCE, "bela_needs_trick": False},
    ),
)
