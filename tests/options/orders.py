"""How rival announcements are ranked: for each default order the cases, with every word of it moved."""

from __future__ import annotations

from options.case import Case
from options.contest import AT_ONCE, THREE_ALONE
from options.dialogue import talked
from options.scene import deal, each, see

# ---------------------------------------------------------------- length top trump seat
LONGER_OR_HIGHER = deal("Jd Td 9d 8d 7d 8s Ts 8h Ac\n As Ks Qs Js Jc Jh 9c Ah Ad", dealer=1, turned="8c")
LONGER_OR_TRUMPS = deal("Kh Qh Jh Th 8h Js Ks Qd Ts\n Kc Qc Jc 9d 9s 7s 7h Ad 9c", dealer=1, turned="8c")
HIGHER_OR_TRUMPS = deal("Ah Kh Qh 8d 9s Tc Th 9c Js\n Kc Qc Jc 7h Td Qs 9d Ts 9h", dealer=1, turned="8c")
LEVEL = deal("Kh Qh Jh 9d Kd Jc Td 8h Ad\n Ks Qs Js Tc Jd 9h 9s 8d Th", dealer=1, turned="8c")

SCOTTISH = Case(
    "contest_order",
    "scottish_2",
    "a longer run against a higher one and against trumps, a higher one against trumps, a level one",
    each(*(talked(held.then("take")) for held in (LONGER_OR_HIGHER, LONGER_OR_TRUMPS, HIGHER_OR_TRUMPS, LEVEL))),
    {
        "length top trump seat": (0, 0, 0, 0),
        "top length trump seat": (1, 0, 0, 0),
        "top trump length seat": (1, 1, 0, 0),
        "length trump top seat": (0, 0, 1, 0),
        "trump length top seat": (0, 1, 1, 0),
        "length top trump nobody": (0, 0, 0, None),
    },
)

# ---------------------------------------------------------------- points seat
TWENTY_AND_FIFTY = THREE_ALONE.then("declare Td/3, declare Ks/4, declare")
TWENTY_AND_TWENTY = THREE_ALONE.then("declare Td/3, declare, declare Ac/3")

CROATIAN = Case(
    "contest_order",
    "croatian_3",
    "twenty of the forehand against fifty, then against twenty",
    each(see(TWENTY_AND_FIFTY, "announced"), see(TWENTY_AND_TWENTY, "announced")),
    {
        "points seat": ([0, 50, 0], [20, 0, 0]),
        "points nobody": ([0, 50, 0], [0, 0, 0]),
        "seat": ([20, 0, 0], [20, 0, 0]),
    },
    options=AT_ONCE,
)

# ---------------------------------------------------------------- points fours_over_runs top seat
POINTS_OR_FOUR = deal(
    """Jd Td 9d 8d 7d 9s 8s 7s
       Kc Kd Kh Ks 8h 9h 9c Qh
       Tc Qc 8c Th 7c Qs Js Ad
       Qd Ah Jc 7h Ac As Jh Ts""",
    dealer=3,
).then("name h, declare Jd/5 9s/3, declare 4xK, declare, declare")
POINTS_OR_TOP = deal(
    """Td 9d 8d 7d Tc Ah Jh 7h
       As Ks Qs 7c 9s Jc Ac 8h
       Th Kh 8s 9h Kd Qh 7s Js
       Kc Jd Qd Qc Ad Ts 9c 8c""",
    dealer=3,
).then("name h, declare Td/4, declare As/3, declare, declare")
FOUR_OR_TOP = deal(
    """Tc Td Th Ts Qh 8h Kc 7d
       As Ks Qs Js Ad Kd Qd Jd
       9d 8s Jh Ah 8c 7c Ac 8d
       9c 7h Jc Qc 9h Kh 9s 7s""",
    dealer=3,
).then("name h, declare 4xT, declare As/4 Ad/4, declare, declare")
LEVEL_QUEENS = deal(
    """Qd Jd Td Tc As Th 9c 8s
       Qs Js Ts Kd 7d 8h 7c 7h
       8c 7s Qh 9h 9d Jh Ks Kc
       9s Kh Ac 8d Jc Ah Qc Ad""",
    dealer=3,
).then("name h, declare Qd/3, declare Qs/3, declare, declare")

CLUB = Case(
    "contest_order",
    "croatian_4_club",
    "120 in runs against four kings, fifty against a higher twenty, four tens against higher runs, a level one",
    each(*(see(held, "announced") for held in (POINTS_OR_FOUR, POINTS_OR_TOP, FOUR_OR_TOP, LEVEL_QUEENS))),
    {
        "points fours_over_runs top seat": ([120, 0], [50, 0], [100, 0], [20, 0]),
        "fours_over_runs points top seat": ([0, 100], [50, 0], [100, 0], [20, 0]),
        "fours_over_runs top points seat": ([0, 100], [0, 20], [100, 0], [20, 0]),
        "points top fours_over_runs seat": ([120, 0], [50, 0], [0, 100], [20, 0]),
        "top points fours_over_runs seat": ([0, 100], [0, 20], [0, 100], [20, 0]),
        "points fours_over_runs top nobody": ([120, 0], [50, 0], [100, 0], [0, 0]),
    },
    options={**AT_ONCE, "contest_unit": "player_total"},
)
"""Totals are compared: no single run is worth more than four of a kind, so that points and fours would never differ."""

CASES = (SCOTTISH, CROATIAN, CLUB)
