"""Tables of three and four at which all is declared before the first card, as it is with Croatian rules."""

from __future__ import annotations

from support.scenes import Scene, scene

CLUBS, DIAMONDS = "Kc Qc Jc", "Kd Qd Jd"
LOW = "9s 8s 7s"
THREE = (f"{CLUBS} 9h", f"{LOW} Ah", "7c 9d Td Jh")
FOUR = (f"{CLUBS} Ah", f"{LOW} Jh", f"{DIAMONDS} Th", "7c 9c 9d Tc")
ALL = "declare Kc/3; declare 9s/3; declare Kd/3; declare"
"""What the four may declare, whole."""


def table(*hands: str, **options: object) -> Scene:
    """Three or four players before the first trick; hearts are trumps, the forehand is the maker."""
    talon = {3: "8c 8d", 4: ""}[len(hands)]
    name = {3: "croatian_3", 4: "croatian_4"}[len(hands)]
    start = scene(name, *hands, spare=talon, options=options).say("name h")
    return start.say("discard 8c 8d") if talon else start
