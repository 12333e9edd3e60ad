"""What holds for all tests."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("bela", deadline=None)  # how long an example takes says nothing about whether it is right
settings.load_profile("bela")
