"""A test that is marked with rules of the ledger is run at every table that they bind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ledger.evidence import marks, tables_of

if TYPE_CHECKING:
    import pytest


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give each marked test its tables."""
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables_of(*marks(metafunc.function)))
