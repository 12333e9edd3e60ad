"""The data files of this package."""

from __future__ import annotations

import tomllib
from pkgutil import get_data
from typing import Any


def packaged(name: str) -> dict[str, Any]:
    """The contents of a TOML file that lies beside this module. Raises FileNotFoundError."""
    data = get_data(__package__, name)  # importlib.resources takes longer to import than all of this
    return tomllib.loads((data or b"").decode())
