"""Choosing trumps, the seven exchange and the discard: the cases."""

from __future__ import annotations

from options.case import Case
from options.scene import deal, each, see, tried

SCOTTISH = deal("9c Tc Jc 7s 8s Qd Kh Ah As\n Js Qs Ks 7d 8d Th 9h Ac 8c", dealer=1, turned="Kc")
CROATIAN = deal("9c Tc Jc 7s 8s Qd Kh Ah As 8h\n Js Qs Ks 7d 8d Th 9h Ac 8c Jh", dealer=1, turned="Kc")
SECOND_ROUND = CROATIAN.then("pass, pass")
DEALER_MUST = SECOND_ROUND.then("pass")

SEVEN_EARLY = deal("9c 7c Jc 7s 8s Qd Kh Ah As\n Js Qs Ks 7d 8d Th 9h Ac 8c", dealer=1, turned="Kc")
SEVEN_LATE = deal("9c Tc Jc 7s 8s Qd Kh Ah 7c\n Js Qs Ks 7d 8d Th 9h Ac 8c", dealer=1, turned="Kc")
TALON = deal(
    "9c Tc Jc 7s 8s Qd Kh Ah As 7h\n Js Qs Ks 7d 8d Th 9h Ac 8c Jh\n Ad Kd Jd Td 9d Qh 8h Ts 9s Kc",
    dealer=2,
    spare="Qc 7c",
)

CASES = (
    Case(
        "bidding",
        "croatian_2",
        "the first call",
        see(CROATIAN, "actions"),
        {
            "turned_two_rounds": ["pass", "take"],
            "free_one_round": ["pass", "name c", "name d", "name h", "name s"],
            "first_must": ["name c", "name d", "name h", "name s"],
        },
    ),
    Case(
        "round2_turned_suit",
        "croatian_2",
        "the turned suit, named by the forehand, and by the dealer who must choose",
        each(tried(SECOND_ROUND, "name c"), tried(DEALER_MUST, "name c")),
        {"banned": ("C-05", "X-18"), "dealer_only": ("C-05", "allowed"), "allowed": ("allowed", "allowed")},
    ),
    Case(
        "all_pass",
        "scottish_2",
        "the dealer is the last to be asked",
        see(SCOTTISH.then("pass, pass, pass"), "actions"),
        {
            "redeal": ["pass", "name d", "name h", "name s"],
            "dealer_must": ["name d", "name h", "name s"],
        },
    ),
    Case(
        "schmeiss",
        "clobyosh_2",
        "Schmeiss in the first round, and in the second",
        each(tried(SCOTTISH, "schmeiss"), tried(SCOTTISH.then("pass, pass"), "schmeiss")),
        {"off": ("S-41", "S-41"), "first_round": ("allowed", "S-41"), "both_rounds": ("allowed", "allowed")},
    ),
    Case(
        "schmeiss_who",
        "clobyosh_2",
        "the dealer would say it",
        tried(SCOTTISH.then("pass"), "schmeiss"),
        {"anyone": "allowed", "forehand": "S-41"},
    ),
    Case(
        "schmeiss_refused_maker",
        "clobyosh_2",
        "the forehand offers, the dealer insists on playing",
        see(SCOTTISH.then("schmeiss, refuse"), "maker", "trump"),
        {"caller": (0, "c"), "refuser": (1, "c")},
    ),
    Case(
        "seven_exchange",
        "scottish_2",
        "the forehand has the seven, the dealer is the maker",
        see(SEVEN_EARLY.then("pass, take"), "phase", "actions"),
        {
            "off": ("play", ["7c", "9c", "Jc", "Qd", "Kh", "Ah", "7s", "8s", "As"]),
            "any_player": ("exchange", ["keep", "swap"]),
            "maker_only": ("exchange", ["keep"]),
        },
        options={"low_trump_lead": "off"},
    ),
    Case(
        "seven_source",
        "scottish_2",
        "the seven came last",
        tried(SEVEN_LATE.then("take"), "swap"),
        {"full_hand": "allowed", "first_six": "S-14"},
    ),
    Case(
        "seven_requires_turned_suit",
        "scottish_2",
        "the forehand named spades and has their seven",
        see(SCOTTISH.then("pass, pass, name s"), "phase", "to_act"),
        {True: ("play", 0), False: ("exchange", 0)},
    ),
    Case(
        "discard_restriction",
        "croatian_3",
        "the maker would lay a trump away",
        tried(TALON.then("name c"), "discard 7c 7s"),
        {"none": "allowed", "no_trumps": "C-09"},
    ),
)
