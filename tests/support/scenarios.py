"""Scenarios in few words, for tests of the referee: a whole one of each start, and what is changed in it."""

from __future__ import annotations

from bela.referee import Ruling, Scenario, read_scenario, rule

DEAL = """
variant = "scottish_2"
[deal]
dealer = 1
hands = ["9c Tc Jc 7s 8s Qd Kh Ah As", "Js Qs Ks 7d 8d Th 9h Ac 8c"]
turned = "Kc"
"""
SPARE = """
variant = "croatian_3"
[deal]
dealer = 2
hands = ["7c 8c 9c Tc Jc Qc Kc 9d 7d 8d", "Ac Td Jd Qd Kd Ad 7h 8h 9h Th", "Jh Qh Kh Ah 7s 8s 9s Ts Js Qs"]
spare = "Ks As"
"""
POSITION = """
variant = "scottish_3"
[position]
dealer = 2
trump = "h"
maker = 0
leader = 0
trick = "Kd Qh"
hands = { 2 = "Kh 8h As" }
"""
COUNT = """
variant = "scottish_2"
[count]
maker_side = 0
card_points = [90, 66]
"""


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The text with some of its pieces replaced; each must be there."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def scenario(text: str, *, expect: str = "") -> Scenario:
    """The scenario, with what it expects."""
    return read_scenario(f"{text}\n[expect]\n{expect}" if expect else text)


def ruling(text: str) -> Ruling:
    """The ruling on a scenario."""
    return rule(read_scenario(text))
