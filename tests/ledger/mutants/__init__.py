"""The mutants, by the parts of the ledger."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from ledger.mutant import Mutant

PARTS = tuple(sorted(path.stem for path in Path(__file__).parent.glob("[a-z]*.py")))

MUTANTS: tuple[Mutant, ...] = tuple(
    mutant for part in PARTS for mutant in import_module(f"ledger.mutants.{part}").MUTANTS
)
"""All of them."""
