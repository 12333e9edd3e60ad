"""The core in the browser gives the answers that it gives anywhere: the same scenarios, sheets and rule books."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from bela.apps.inpage import answer, handle
from bela.apps.site.core import core_archive, members
from bela.i18n import LANGUAGES
from bela.referee import read_scenario
from bela.referee.scenario import FromCount
from bela.rules.options import options_of
from bela.rules.variants import VARIANTS
from page.person import Person

CASES = sorted((Path(__file__).resolve().parents[1] / "cases").rglob("*.toml"))
ASK = "requests => import('/static/python/core.js').then(it => Promise.all(requests.map(one => it.core(one))))"
Requests = list[dict[str, Any]]


def in_page(person: Person, requests: Requests) -> list[Any]:
    found: list[Any] = person.page.evaluate(ASK, requests)
    return found


def here(requests: Requests) -> list[Any]:
    return [json.loads(answer(json.dumps(request))) for request in requests]


def rulings() -> Requests:
    return [
        {
            "part": "referee",
            "language": LANGUAGES[number % len(LANGUAGES)],
            "scenario": path.read_text(encoding="utf-8"),
        }
        for number, path in enumerate(CASES)
    ]


def counted() -> Iterable[tuple[dict[str, Any], dict[str, Any]]]:
    """Every count among the cases, as the rules of a book and the form of a deal."""
    for path in CASES:
        scenario = read_scenario(path.read_text(encoding="utf-8"))
        if isinstance(scenario.start, FromCount):
            tally = scenario.start.tally
            form = {
                "kind": tally.kind.value,
                "maker_side": tally.maker_side if tally.maker_side >= 0 else None,
                "card_points": list(tally.card_points),
                "announced": list(tally.announced),
                "bela": list(tally.bela),
                "tricks": list(tally.tricks),
            }
            rules = scenario.rules
            usual = options_of(VARIANTS[rules.name])
            changed = {name: value for name, value in options_of(rules).items() if usual.get(name) != value}
            yield {"variant": rules.name, "options": changed}, form


def sheets() -> Requests:
    """Each of them entered on a sheet of its own, and looked at before."""
    requests: Requests = []
    for number, (table, form) in enumerate(counted()):
        language = LANGUAGES[number % len(LANGUAGES)]
        opened = handle({"part": "pad", "language": language, "do": "open", "dealer": 0, **table})
        book = {"part": "pad", "language": language, "book": opened["book"]}
        requests += [{**book, "do": "preview", "entry": form}, {**book, "do": "enter", "id": "1", "entry": form}]
    return requests


def books() -> Requests:
    return [
        {"part": "rules", "do": "book", "language": LANGUAGES[number % len(LANGUAGES)], "variant": variant}
        for number, variant in enumerate(VARIANTS)
    ]


@pytest.mark.parametrize("requests", [rulings, sheets, books], ids=lambda made: made.__name__)
def test_the_answers_are_the_same(sit_down: Callable[..., Person], requests: Callable[[], Requests]) -> None:
    asked = requests()
    person = sit_down()
    person.open("/pad/")
    assert in_page(person, asked) == here(asked)
    assert len(asked) >= 10
    assert person.fault_free(), person.faults


def test_the_counts_of_the_cases_are_taken_by_the_pad() -> None:
    taken = [one for one in here(sheets()) if one["ok"]]
    assert len(taken) >= len(sheets()) // 2


def test_the_archive_is_the_same_whenever_it_is_made() -> None:
    before = core_archive()
    core_archive.cache_clear()
    assert core_archive() == before
    assert {path.suffix for path in members()} == {".py", ".mo", ".toml", ".json"}


def test_an_unknown_part_is_refused() -> None:
    with pytest.raises(ValueError, match="part must be one of pad"):
        handle({"part": "kitchen", "language": "en"})
