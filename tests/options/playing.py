"""What may be played: the cases."""

from __future__ import annotations

from options.case import Case
from options.scene import Start, each, position, see

HEARTS_TRUMPS = {"dealer": 0, "trump": "h", "maker": 1}


def to_play(leader: int, trick: str, seat: int, hand: str) -> Start:
    """A seat to play to a trick, with hearts as trumps."""
    return position(**HEARTS_TRUMPS, leader=leader, trick=trick, hands={str(seat): hand})


CASES = (
    Case(
        "must_beat",
        "croatian_4",
        "a plain king is led, the ace and the nine are held",
        see(to_play(1, "Kc", 2, "9c Ac Jh Td"), "cards"),
        {"trump_only": "9c Ac", "all_suits": "Ac"},
    ),
    Case(
        "must_overtrump",
        "scottish_3",
        "a plain suit was trumped with the ten; the eight and the nine of trumps are held",
        see(to_play(1, "Kc Th", 0, "8h 9h Ad"), "cards"),
        {True: "9h", False: "8h 9h"},
    ),
    Case(
        "must_undertrump",
        "scottish_3",
        "a plain suit was trumped with the ten; only the eight of trumps is held",
        see(to_play(1, "Kc Th", 0, "8h Ad 7s"), "cards"),
        {True: "8h", False: "Ad 8h 7s"},
    ),
    Case(
        "partner_exemption",
        "croatian_4",
        "the partner's ace holds the trick; of its suit nothing is held, but a trump",
        see(to_play(1, "Ac 9c", 3, "8h Td 7s"), "cards"),
        {"none": "8h", "void_may_discard": "Td 8h 7s"},
    ),
    Case(
        "low_trump_lead",
        "scottish_2",
        "the eight of trumps and a plain card, then a counting trump besides: what may be led",
        each(see(to_play(1, "", 1, "8h As"), "cards"), see(to_play(1, "", 1, "8h Jh As"), "cards")),
        {
            "off": ("8h As", "8h Jh As"),
            "forbid_if_other_card": ("As", "Jh As"),
            "forbid_if_counting_trump": ("8h As", "Jh As"),
        },
    ),
)
