"""The table of strength: what is played, what is kept when time is up, and what is drawn."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import pytest

import strength
import strength_ladder as ladder
import strength_page as page
from bela.arena import Measure, Pair, Plan, play_pair
from bela.rules.variants import VARIANTS
from support.sources import digests

CONTESTS = list(ladder.contests(["random", "rules"], "{}"))
SMALL = replace(CONTESTS[0], pairs=3)


def test_every_variant_has_its_yardstick_and_a_contest_for_each_step() -> None:
    made = list(ladder.contests(["a", "b", "c"], "{}:time=0.1"))
    for name, rules in VARIANTS.items():
        own = [contest for contest in made if contest.variant == name]
        assert [contest.names for contest in own] == [("rules", "random"), ("b", "a"), ("c", "b")]
        assert own[1].specs == ("b:time=0.1", "a:time=0.1")
        goals = [(0.75, 1.0), (0.40, 0.70)] if rules.seats == 3 else [(0.90, 1.0), (0.55, 0.85)]
        assert [contest.goal for contest in own[:2]] == goals
        assert own[0].pairs * rules.sides >= 200
        assert len({contest.file for contest in own}) == 3
        assert own[1].pairs == 400


def test_matches_are_played_with_one_stronger_in_every_place() -> None:
    plan = CONTESTS[2].plan(seed=1)
    assert plan.measure is Measure.MATCHES
    assert all(sum(lineup) == 1 for lineup in plan.lineups)
    assert len(plan.lineups) == plan.rules.sides


def room(folder: Path, deadline: float = float("inf")) -> ladder.Room:
    return ladder.Room(folder, seed=1, jobs=1, deadline=deadline)


def figures_of(found: ladder.Row | None) -> dict[str, object]:
    """A row without its times."""
    assert found is not None
    return {key: value for key, value in found.items() if key != "decisions"}


def test_what_was_played_is_kept_when_the_time_is_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = ladder.play(SMALL, room(tmp_path / "whole"))
    asked: list[range] = []

    def one(plan: Plan, numbers: range, _jobs: int) -> Generator[Pair, None, None]:
        asked.append(numbers)
        return (play_pair(plan, number) for number in numbers)

    monkeypatch.setattr(ladder, "play_pairs", one)
    late = iter([False, True])
    monkeypatch.setattr(ladder.Room, "late", property(lambda _room: next(late, False)))
    assert ladder.play(SMALL, room(tmp_path)) is None
    assert figures_of(ladder.play(SMALL, room(tmp_path))) == figures_of(whole)
    assert asked == [range(3), range(1, 3)]


def test_without_time_nothing_is_begun(tmp_path: Path) -> None:
    assert ladder.play(SMALL, room(tmp_path, deadline=0)) is None


def test_results_of_other_sources_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    first = ladder.play(SMALL, room(tmp_path), said.append)
    monkeypatch.setattr("bela.apps.arena_file.sources_digest", lambda: "other")
    assert figures_of(ladder.play(SMALL, room(tmp_path), said.append)) == figures_of(first)
    assert len(said) == 1
    assert "begins anew" in said[0]


def test_a_step_is_reached_only_inside_its_bounds(tmp_path: Path) -> None:
    far = replace(CONTESTS[1], pairs=60)
    found = ladder.play(far, room(tmp_path))
    assert found is not None
    assert (found["reached"], found["clear"]) == (False, True)
    assert page.mark(found) == "missed"
    low = replace(far, goal=(0.3, 1.0))
    found = ladder.play(low, room(tmp_path))
    assert found is not None
    assert page.mark(found) == "reached"
    found = ladder.play(replace(far, pairs=2), room(tmp_path))
    assert found is not None
    assert page.mark(found) == "not clear"


# ---------------------------------------------------------------- what is written
@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with figures of one variant."""
    monkeypatch.setattr(ladder, "VARIANTS", {"scottish_3": VARIANTS["scottish_3"]})
    monkeypatch.setattr(ladder, "PAIRS", 2)
    monkeypatch.setattr(ladder, "MATCHES", 4)
    words = ["--levels", "random,rules", "--jobs", "1", "--docs", str(tmp_path), "--work", str(tmp_path / "work")]
    monkeypatch.setattr("sys.argv", ["strength.py", *words])
    assert strength.main() == 0
    return tmp_path


def test_figures_page_and_picture_are_written(docs: Path) -> None:
    figures = json.loads((docs / "strength.json").read_text(encoding="utf-8"))
    assert figures["sources"] == digests(strength.SOURCES)
    assert (figures["seed"], figures["left"], len(figures["rows"])) == (strength.SEED, 0, 2)
    text = (docs / "strength.md").read_text(encoding="utf-8")
    assert text.startswith("# Strength\n")
    assert text.count("| scottish_3 | rules | random |") == 2
    assert "| 40 to 70 | not clear |" in text
    picture = ET.fromstring((docs / "images" / "strength.svg").read_text(encoding="utf-8"))  # noqa: S314 - our own
    assert len(picture.findall(".//{*}circle")) == 1


def test_what_people_write_round_the_figures_stays(docs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = docs / "strength.md"
    text = place.read_text(encoding="utf-8")
    place.write_text(f"{text}\n## What failed\n\nA row of ours.\n", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["strength.py", "--draw", "--docs", str(docs)])
    assert strength.main() == 0
    assert place.read_text(encoding="utf-8") == f"{text}\n## What failed\n\nA row of ours.\n"


def short(monkeypatch: pytest.MonkeyPatch, docs: Path) -> int:
    monkeypatch.setattr("sys.argv", ["strength.py", "--short", "--levels", "random,rules", "--docs", str(docs)])
    return strength.main()


def test_in_short_a_few_pairs_are_played_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert short(monkeypatch, tmp_path) == 0
    assert "faults: 0" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


def test_in_short_figures_of_other_sources_are_told(docs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert short(monkeypatch, docs) == 0
    place = docs / "strength.json"
    figures = json.loads(place.read_text(encoding="utf-8"))
    figures["sources"]["src/bela/bots/level.py"] = "old"
    place.write_text(json.dumps(figures), encoding="utf-8")
    assert short(monkeypatch, docs) == 1


def test_in_short_a_bot_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "trial", lambda *_: ["rules failed"])
    assert short(monkeypatch, tmp_path) == 1


def test_a_level_that_does_not_exist_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["strength.py", "--levels", "random,champion", "--docs", str(tmp_path)])
    with pytest.raises(SystemExit, match="no bot is called 'champion'"):
        strength.main()
