"""Every scenario of the collection holds."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bela.referee import check, read_scenario

CASES = sorted((Path(__file__).resolve().parent.parent / "cases").glob("*.toml"))


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_the_scenario_holds(path: Path) -> None:
    scenario = read_scenario(path.read_text(encoding="utf-8"), path.name)
    assert scenario.expect
    assert check(scenario) == []


def test_there_are_scenarios_and_no_two_have_one_id() -> None:
    ids = [tomllib.loads(path.read_text(encoding="utf-8"))["id"] for path in CASES]
    assert len(ids) == len(set(ids)) > 200
