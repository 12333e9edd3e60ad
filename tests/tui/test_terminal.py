"""The program at a real terminal: how it begins, how it ends, and what it writes."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import pytest

from bela.apps.saved import left, resume

if os.name == "nt":
    pytest.skip("terminals of POSIX", allow_module_level=True)

from tui.terminal import terminal

ASKED = b"Your call"
FULL_SCREEN = b"\x1b[?1049h"
COLOURS = re.compile(rb"\x1b\[[0-9;]*\b(?:3[0-7]|4[0-7]|9[0-7]|10[0-7]|38;[25]|48;[25])[0-9;]*m")


def play(folder: Path, *more: str) -> list[str]:
    """A match in which the person is the first to be asked."""
    return ["play", "croatian_4", "--option", "first_dealer=low_cut", "--seed", "7", "--data", str(folder), *more]


def of(folder: Path) -> dict[str, str]:
    """No likes of anybody's."""
    return {"BELA_CONFIG": str(folder)}


def test_it_starts_on_the_full_screen_and_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    with terminal(*play(tmp_path), **of(tmp_path)) as shown:
        shown.until(ASKED)
        shown.type(b"q")
        assert shown.ended() == 0
        assert FULL_SCREEN in shown.output
        assert b"The match is kept. Start bela again to go on with it." in shown.output
        assert shown.output.index(b"\x1b[?1049l") < shown.output.index(b"The match is kept.")


@pytest.mark.parametrize("how", ["closed", "ended", "interrupted"])
def test_however_it_ends_the_match_can_be_gone_on_with(tmp_path: Path, how: str) -> None:
    with terminal(*play(tmp_path), **of(tmp_path)) as shown:
        shown.until(ASKED)
        match how:
            case "closed":
                shown.close()
            case "ended":
                shown.process.send_signal(signal.SIGTERM)
            case _:
                shown.type(b"\x03")
        code = shown.process.wait(60) if how == "closed" else shown.ended()
        assert code == 0
        assert b"Traceback" not in shown.output
    (one,) = left(tmp_path)
    assert resume(one).turn > 0


def test_without_colour_no_colour_is_written_and_the_screen_is_full_all_the_same(tmp_path: Path) -> None:
    found = []
    for more in ({}, {"NO_COLOR": "1"}):
        with terminal(*play(tmp_path), **of(tmp_path), **more) as shown:
            shown.until(ASKED)
            shown.type(b"q")
            assert shown.ended() == 0
            assert FULL_SCREEN in shown.output
            found.append(bool(COLOURS.search(shown.output)))
    assert found == [True, False]


@pytest.mark.parametrize(("arguments", "more"), [(("--plain",), {}), ((), {"TERM": "dumb"})])
def test_line_mode_where_it_is_wanted_or_nothing_else_can_be(
    tmp_path: Path, arguments: tuple[str, ...], more: dict[str, str]
) -> None:
    with terminal(*play(tmp_path, *arguments), **of(tmp_path), **more) as shown:
        shown.until(ASKED)
        shown.type(b"q\n")
        assert shown.ended() == 0
        assert b"\x1b" not in shown.output


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_an_encoding_without_signs_gets_letters(tmp_path: Path, encoding: str) -> None:
    """FR-65."""
    with terminal(*play(tmp_path), **of(tmp_path), PYTHONIOENCODING=encoding, PYTHONUTF8="0") as shown:
        shown.until(ASKED)
        shown.type(b"q")
        assert shown.ended() == 0
        assert FULL_SCREEN in shown.output
        assert b"+----+" in shown.output
        assert shown.output.isascii()
        assert b"\\u" not in shown.output


def test_several_people_need_the_full_screen(tmp_path: Path) -> None:
    with terminal(*play(tmp_path, "--seat", "0", "--seat", "2"), **of(tmp_path)) as shown:
        shown.until(b"you are asked")
        shown.type(b"\x03")
        assert shown.ended() == 0
    with terminal(*play(tmp_path, "--seat", "0", "--seat", "2", "--plain"), **of(tmp_path)) as shown:
        assert shown.ended() == 2
        assert b"Several people at one keyboard need the full screen" in shown.output


def test_a_table_that_cannot_be_is_refused_before_the_screen_is_taken(tmp_path: Path) -> None:
    with terminal(*play(tmp_path, "--seat", "4"), **of(tmp_path)) as shown:
        assert shown.ended() == 2
        assert FULL_SCREEN not in shown.output
        assert b"There is no seat 4" in shown.output
