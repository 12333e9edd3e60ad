"""Where things are kept."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import platformdirs

DATA_VARIABLE = "BELA_DATA"
CONFIG_VARIABLE = "BELA_CONFIG"


def matches_directory(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder in which matches are kept: the one that BELA_DATA names, else where the system wants such things."""
    named = environment.get(DATA_VARIABLE)
    return Path(named) if named else platformdirs.user_data_path("bela", appauthor=False) / "matches"


def settings_directory(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for what a person likes: the one that BELA_CONFIG names, else that of BELA_DATA.

    With neither named it is where the system wants such things.
    """
    named = environment.get(CONFIG_VARIABLE) or environment.get(DATA_VARIABLE)
    return Path(named) if named else platformdirs.user_config_path("bela", appauthor=False)


def pads_directory(data: Path | None = None, environment: Mapping[str, str] = os.environ) -> Path:
    """The folder in which score pads are kept: inside ``data`` or the one that BELA_DATA names, else beside matches."""
    named = data or environment.get(DATA_VARIABLE)
    return (Path(named) if named else platformdirs.user_data_path("bela", appauthor=False)) / "pads"


def server_directory(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for a server's tables: in the one that BELA_DATA names, else where the system wants such things."""
    named = environment.get(DATA_VARIABLE)
    base = Path(named) if named else platformdirs.user_data_path("bela", appauthor=False)
    return base / "server"
