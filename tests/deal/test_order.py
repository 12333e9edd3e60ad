"""The order in which legal actions are listed is part of the interface: menus, bots and their training rest on it.

``python scripts/order.py`` writes the file anew.
"""

from __future__ import annotations

import pytest

from bela.deal import actions as a
from bela.rules.variants import VARIANTS
from support import order

COURSES = order.read()
SECTIONS = order.FILE.read_text(encoding="utf-8").rstrip("\n").split("\n\n")


@pytest.mark.parametrize(("course", "section"), [*zip(COURSES, SECTIONS, strict=True)], ids=list(VARIANTS))
def test_legal_actions_are_listed_in_the_order_that_is_written_down(course: order.Course, section: str) -> None:
    assert order.written(course) == section


def test_there_is_a_deal_of_every_variant() -> None:
    assert [course.name for course in COURSES] == list(VARIANTS)


def test_every_kind_of_action_is_in_one_of_them() -> None:
    kinds = {type(action) for course in COURSES for _, action in course.said}
    assert kinds >= {a.Pass, a.Take, a.Name, a.Schmeiss, a.Refuse, a.Swap, a.Keep, a.Discard, a.Declare, a.Announce}
    assert kinds >= {a.Silent, a.Good, a.Length, a.From, a.Same, a.OfSuit, a.Show, a.Play}
