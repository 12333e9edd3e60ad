"""How many examples a costly test tries."""

from __future__ import annotations

from hypothesis import settings


def examples(number: int) -> settings:
    """So many examples in CI, and in proportion more where the profile tries more."""
    return settings(max_examples=number * settings().max_examples // 100)


def rounds(number: int) -> range:
    """The numbers of so many tries in CI, and in proportion more where the profile tries more."""
    return range(number * settings().max_examples // 100)
