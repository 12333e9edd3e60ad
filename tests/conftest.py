"""What holds for all tests: how many examples hypothesis tries.

HYPOTHESIS_PROFILE=deep tries ten times as many, other ones in every run; without it a run repeats the one before.
"""

from __future__ import annotations

import os

from hypothesis import settings

# how long an example takes says nothing about whether it is right, so there is no deadline
settings.register_profile("ci", deadline=None, derandomize=True)
settings.register_profile("deep", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
