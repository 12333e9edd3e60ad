"""What the two commands stand on: when the environment is made anew, and how steps are accounted for."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import env
import steps


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with an environment in which nothing has been installed yet."""
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    (tmp_path / ".venv").mkdir()
    for name, value in {"ROOT": tmp_path, "VENV": tmp_path / ".venv", "PYTHON": Path(sys.executable)}.items():
        monkeypatch.setattr(env, name, value)
    return tmp_path


def installed(extra: str) -> None:
    env.stamp(extra).write_text(env.digest(), encoding="utf-8")


@pytest.mark.usefixtures("place")
def test_an_empty_environment_is_not_ready() -> None:
    assert not env.ready("")
    assert not env.ready("dev")


@pytest.mark.usefixtures("place")
def test_playing_needs_no_tools_and_checking_does() -> None:
    installed("")
    assert env.ready("")
    assert not env.ready("dev")
    installed("dev")
    assert env.ready("dev")


@pytest.mark.usefixtures("place")
def test_any_extra_serves_for_playing() -> None:
    installed("bench")
    assert env.ready("")
    assert not env.ready("dev")


def test_a_changed_project_file_is_installed_again(place: Path) -> None:
    installed("")
    (place / "pyproject.toml").write_text('[project]\nname = "other"\n', encoding="utf-8")
    assert not env.ready("")


def test_a_moved_project_is_installed_again(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed("")
    env.moved_stamp().touch()
    monkeypatch.setattr(env, "ROOT", place.rename(place.with_name("elsewhere")))
    monkeypatch.setattr(env, "VENV", env.ROOT / ".venv")
    assert not env.ready("")
    assert not env.moved_stamp().exists()


@pytest.mark.usefixtures("place")
def test_an_environment_whose_python_is_gone_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    installed("")
    monkeypatch.setattr(env, "PYTHON", env.ROOT / "gone")
    assert not env.ready("")


def test_the_running_python_serves_when_it_is_new_enough() -> None:
    assert env.find_python() == sys.executable
    assert env.new_enough(sys.executable)


def test_an_old_python_looks_for_a_newer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9))
    monkeypatch.setattr("shutil.which", {"python3.13": sys.executable}.get)
    assert env.find_python() == sys.executable


def test_without_a_python_that_is_new_enough_the_message_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9))
    monkeypatch.setattr("shutil.which", lambda _name: None)
    with pytest.raises(SystemExit, match=r"3\.11 or newer"):
        env.find_python()


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_all_steps_are_taken_and_one_failure_fails_the_whole(capfd: pytest.CaptureFixture[str]) -> None:
    assert steps.take({"tests": python("print('3 passed')"), "bad": python("exit('reason')"), "good": python("")}) == 1
    account = capfd.readouterr().out.splitlines()[-3:]
    assert [line.split()[:2] for line in account] == [["failed", "bad"], ["ok", "good"], ["ok", "tests"]]
    assert account[0].endswith("reason")
    assert account[2].endswith("3 passed")


def test_steps_that_all_go_well_succeed() -> None:
    assert steps.take({"good": python("")}) == 0
