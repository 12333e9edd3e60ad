"""Announcements that were made in a dialogue: of each player one named run meets those of others (S-17, S-22)."""

from __future__ import annotations

from pad.test_rivals import counts, written
from support.pads import opened


def test_in_the_dialogue_a_named_run_meets_another_and_nothing_is_added_up() -> None:
    at_once = opened("croatian_4", contest_unit="player_total")
    assert counts(written(at_once, "s0:9c/3", "s0:Kh/4", "s1:Ad/4")) == (70, 0)
    named = opened("barlinnie_4", contest_unit="player_total", contest_order="points length top seat")
    assert named.rules.announce_how == "stepwise"
    assert counts(written(named, "s0:9c/3", "s0:Kh/4", "s1:Ad/4")) == (0, 50)
