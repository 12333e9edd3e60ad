"""The list of reports is whole, and what it names exists, holds and says the same of itself."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bela.referee import check, read_scenario
from reports.book import AREAS, reports

TESTS = Path(__file__).resolve().parents[1]
MINE = "reports/"
CASES = sorted({case for report in reports().values() for case in report.cases})


@cache
def claims() -> dict[str, tuple[str, ...]]:
    """By test, of the files that the list names and of this folder: the reports whose mark it bears."""
    named = {test.partition("::")[0] for report in reports().values() for test in report.tests}
    collect = [str(TESTS / path) for path in {MINE, *named}]
    with TemporaryDirectory() as folder:
        found = Path(folder) / "claims.json"
        program = [sys.executable, str(TESTS / "reports" / "collected.py"), str(found), *collect]
        subprocess.run(program, cwd=TESTS.parent, check=True, capture_output=True)  # noqa: S603 - our own program
        collected: dict[str, list[str]] = json.loads(found.read_text(encoding="utf-8"))
    return {test.removeprefix("tests/"): tuple(ids) for test, ids in collected.items()}


def test_every_report_is_in_the_list_in_order() -> None:
    assert list(reports()) == [f"FR-{number:02}" for number in range(1, 75)]


@pytest.mark.parametrize("name", reports())
def test_a_report_states_its_kind_and_has_tests_or_an_area_that_owes_them(name: str) -> None:
    report = reports()[name]
    assert report.kind.endswith(".")
    assert report.tests or report.area
    assert bool(report.area) == bool(report.reason)
    assert report.area in ("", *AREAS)
    assert len(set(report.tests)) == len(report.tests)


def test_every_test_that_is_named_exists_and_is_collected() -> None:
    named = {test for report in reports().values() for test in report.tests}
    assert named - claims().keys() == set()


def test_the_list_names_every_test_under_each_report_whose_mark_it_bears() -> None:
    stated = {(test, name) for name, report in reports().items() for test in report.tests}
    marked = {(test, name) for test, ids in claims().items() for name in ids}
    assert marked - stated == set()
    assert {pair for pair in stated if pair[0].startswith(MINE)} - marked == set()


@pytest.mark.parametrize("case", CASES)
def test_a_situation_that_states_an_instance_exists_and_holds(case: str) -> None:
    path = TESTS / "cases" / f"{case}.toml"
    assert check(read_scenario(path.read_text(encoding="utf-8"), case)) == []
