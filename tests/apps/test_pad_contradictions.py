"""What contradicts itself in a line of ``bela pad`` is refused; no part of a line is left out silently."""

from __future__ import annotations

from pathlib import Path

import pytest

from driver.pads import rows, typed


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("ana capot last:bo", "contradict"),
        ("ana capot some:bo", "contradict"),
        ("ana capot none:cvita", "contradict"),
        ("ana capot 100", "162"),
        ("belot ana 100", '"100" does not go with "belot".'),
        ("belot ana ana:/3", '"ana:/3" does not go with "belot".'),
        ("BELOT ana bela:bo", '"bela:bo" does not go with "BELOT".'),
        ("pass ana", '"ana" does not go with "pass".'),
        ("void 100-62", '"100-62" does not go with "void".'),
        ("wins ana 100", '"100" does not go with "wins".'),
        ("wins ana note: late", '"note:" does not go with "wins".'),
        ("ana 100 by:bo", '"by:bo" goes with "claim" alone.'),
        ("claim ana 60-20 capot", '"capot" does not go with "claim".'),
    ],
)
def test_what_contradicts_itself_is_refused(friday: Path, line: str, answer: str) -> None:
    assert answer in typed(friday, line)
    assert rows(friday) == 0


@pytest.mark.parametrize(
    "line", ["ana capot last:cvita none:bo", "belot ana dealer:dino note: late", "belot ana trump:h"]
)
def test_what_fits_is_written(friday: Path, line: str) -> None:
    typed(friday, line)
    assert rows(friday) == 1
