"""Standard streams that are closed, full, or no longer there."""

from __future__ import annotations

import io
import signal
import sys
from pathlib import Path

import pytest

from bela.apps.line.console import Console, EndOfInputError
from bela.apps.streams import fill_missing_streams, output_errors_told
from bela.i18n import Translator
from driver.process import POSIX, ran, redirected

pytestmark = POSIX
FULL = Path("/dev/full")
NEEDS_FULL = pytest.mark.skipif(not FULL.exists(), reason="a device that is always full")
TOLD = b"Error: The output cannot be written: No space left on device.\n"

COMMANDS = (
    "watch scottish_2 --deals 1",
    "watch scottish_2 --deals 1 --json",
    "variants",
    "options scottish_2",
    "--help",
)


@pytest.mark.parametrize("arguments", COMMANDS)
@pytest.mark.parametrize("redirection", [">&-", ">&- <&-", ">&- <&- 2>&-"])
def test_an_output_that_is_closed_goes_nowhere(arguments: str, redirection: str) -> None:
    found = redirected(arguments, redirection)
    assert (found.returncode, found.stderr) == (0, b"")


@NEEDS_FULL
@pytest.mark.parametrize("arguments", COMMANDS)
def test_an_output_that_is_full_is_told_in_one_line(arguments: str) -> None:
    found = redirected(arguments, f"> {FULL}")
    assert (found.returncode, found.stderr) == (1, TOLD)


@NEEDS_FULL
def test_where_errors_cannot_be_told_either_the_status_says_so() -> None:
    assert redirected("variants", f"> {FULL} 2> {FULL}").returncode == 1


def test_an_input_that_is_closed_is_at_its_end(tmp_path: Path) -> None:
    found = redirected(f"play croatian_4 --seed 1 --data {tmp_path}", "<&-")
    assert (found.returncode, found.stderr) == (0, b"")
    assert found.stdout.endswith(b"The match is kept. Start bela again to go on with it.\n")


@pytest.mark.parametrize(
    ("redirection", "status", "told"), [(">&-", 0, b""), pytest.param(f"> {FULL}", 1, TOLD, marks=NEEDS_FULL)]
)
def test_a_match_whose_telling_fails_is_kept(tmp_path: Path, redirection: str, status: int, told: bytes) -> None:
    found = redirected(f"play croatian_4 --seed 1 --data {tmp_path}", redirection, b"1\n")
    assert (found.returncode, found.stderr) == (status, told)
    (kept,) = tmp_path.glob("unfinished/*")
    assert kept.read_bytes().startswith(b'{"format":'), "nothing was written among the lines of the record"
    again = ran(keys=b"1\n", BELA_DATA=str(tmp_path)).stdout
    assert b"Go on: Croatian Bela for four" in again


class Gone:
    """A terminal that went away."""

    def readline(self, _limit: int, /) -> str:
        raise OSError(5, "Input/output error")

    def isatty(self) -> bool:
        return True


def test_an_input_that_can_be_read_no_more_is_at_its_end() -> None:
    with pytest.raises(EndOfInputError):
        Console(Gone(), io.StringIO()).ask("?")


def test_stand_ins_read_nothing_and_write_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    fill_missing_streams()
    with sys.stdin, sys.stdout, sys.stderr:
        assert sys.stdin.read() == ""
        assert sys.stdout.write("x") == 1
        assert sys.stderr.write("x") == 1


def test_errors_about_files_are_not_taken_for_errors_of_the_output() -> None:
    with pytest.raises(FileNotFoundError), output_errors_told(Translator("en")):
        Path("no/such/file").read_text(encoding="utf-8")


class Continued:
    """A terminal at which the process is stopped and goes on before anything is typed."""

    def readline(self, _limit: int, /) -> str:
        signal.raise_signal(signal.SIGCONT)
        return "1\n"

    def isatty(self) -> bool:
        return True


def test_the_prompt_is_repeated_when_the_process_goes_on() -> None:
    before, screen = signal.getsignal(signal.SIGCONT), io.StringIO()
    assert Console(Continued(), screen).ask("Your card:") == "1"
    assert screen.getvalue() == "Your card: Your card: "
    assert signal.getsignal(signal.SIGCONT) == before


def test_where_a_process_cannot_be_stopped_a_prompt_is_just_a_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    number = signal.SIGCONT
    monkeypatch.setattr(Continued, "readline", lambda *_: "1\n")
    monkeypatch.delattr(signal, "SIGCONT")
    assert Console(Continued(), io.StringIO()).ask("Your card:") == "1"
    assert signal.getsignal(number) is signal.SIG_DFL
