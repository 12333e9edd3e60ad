"""The program as a process of its own: pipes, encodings, interrupts, readers that go away.

What is started is the program itself (S603).
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
from pathlib import Path

import pytest

from driver.process import COMMAND, POSIX, environment, ran, redirected


def keys(lines: int) -> bytes:
    """So many lines of numbers, alone and in pairs: some of them answer each question."""
    rng = random.Random(1)
    return b"".join(rng.choice((b"1\n", b"2\n", b"3\n", b"4\n", b"1 2\n")) for _ in range(lines))


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "ascii"])
def test_a_match_is_played_through_pipes_in_every_encoding(tmp_path: Path, encoding: str) -> None:
    where = ("--data", str(tmp_path), "--seed", "3")
    found = ran("play", "croatian_4", *where, keys=keys(5000), PYTHONIOENCODING=encoding)
    assert found.stderr == b""
    assert found.returncode == 0
    text = found.stdout.decode(encoding)
    assert text.splitlines()[-2].endswith("won the match.")
    assert text.splitlines()[-1].endswith(f"bela pad --from last --data {tmp_path}")
    assert ("♥" in text) == (encoding == "utf-8")


@POSIX
@pytest.mark.parametrize("more", [{"LANG": "C"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}])
def test_a_bare_system_is_enough(tmp_path: Path, more: dict[str, str]) -> None:
    found = ran(
        "play", "scottish_2", "--data", str(tmp_path), keys="1\nJ♥\n\xff\n".encode() + b"\xff\xfe\x00\n1\n", **more
    )
    assert found.stderr == b""
    assert found.returncode == 0
    assert b"The match is kept." in found.stdout


@pytest.mark.parametrize(
    ("encoding", "words"), [("utf-8", "Početni broj prvog meča"), ("cp1252", "Pocetni broj prvog meca")]
)
def test_the_command_line_speaks_one_language_in_every_encoding(encoding: str, words: str) -> None:
    """But for ASCII, in place of which click writes UTF-8."""
    found = ran("watch", "--help", "--lang", "hr", PYTHONIOENCODING=encoding)
    assert found.returncode == 0
    text = found.stdout.decode(encoding)
    assert text.startswith("Uporaba: bela watch")
    assert words in text
    assert "Usage" not in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("watch", "nowhere"), 'Greška: Nema varijante "nowhere".'),
        (
            ("play", "--sed", "3"),
            "Greška: Nema opcije '--sed'. Misliš li na nešto od ovoga: '--seat', '--seed', '--style'?",
        ),
        (("watch", "--deals", "x"), "Greška: Za '--deals' ta vrijednost ne valja: 'x' nije cijeli broj."),
    ],
)
def test_errors_of_the_command_line_are_in_the_language_of_the_system(
    arguments: tuple[str, ...], sentence: str
) -> None:
    found = ran(*arguments, LANG="hr_HR.UTF-8", PYTHONIOENCODING="utf-8")
    assert found.returncode == 2
    assert sentence in found.stderr.decode()


@pytest.mark.parametrize(
    "junk", [b"\x00\xff\xfe\n" * 20, b"x" * 3_000_000 + b"\n", bytes(range(256)) * 50, b"\r\n\r\r\n"]
)
def test_whatever_is_typed_the_question_is_put_again(tmp_path: Path, junk: bytes) -> None:
    found = ran("play", "scottish_2", "--data", str(tmp_path), "--seed", "5", keys=junk + b"\npass\r\n")
    assert found.stderr == b""
    assert found.returncode == 0
    assert b"You pass." in found.stdout


@pytest.mark.parametrize("keys_typed", [b"", b"1\n", b"1\n1\n", b"7\n2\n", b"q\n", b"x\n"])
def test_the_end_of_the_input_before_a_match_is_no_error(tmp_path: Path, keys_typed: bytes) -> None:
    found = ran(BELA_LANG="en", keys=keys_typed, HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path))
    assert found.stderr == b""
    assert found.returncode == 0
    assert b"Which game?" in found.stdout


def test_a_match_that_was_left_is_offered_and_gone_on_with(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    begun = ran(keys=b"1\n1\n1\n1\n", **home).stdout.decode()
    assert "The match is kept." in begun
    again = ran(keys=b"1\n", **home).stdout.decode()
    assert "You left a match unfinished." in again
    assert "Go on: Scottish Bela for two, deal 1, score 0 : 0" in again
    assert "The match goes on." in again
    other = ran(keys=b"2\n", **home).stdout.decode()
    assert "Which game?" in other


def hear_interrupts() -> None:
    """Whoever runs these tests in the background has them ignore interrupts, and what they start would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@POSIX
def test_an_interrupt_leaves_a_match_that_can_be_gone_on_with(tmp_path: Path) -> None:
    command = [*COMMAND, "play", "scottish_2", "--data", str(tmp_path), "--seed", "1"]
    pipe = subprocess.PIPE
    with subprocess.Popen(  # noqa: S603
        command,
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        env=environment(),
        preexec_fn=hear_interrupts,  # noqa: PLW1509
    ) as process:
        assert process.stdout is not None
        text = b""
        while b"for help):" not in text:
            text += os.read(process.stdout.fileno(), 4096)
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == b""
    assert rest.decode().endswith("The match is kept. Start bela again to go on with it.\n")
    assert len(list(tmp_path.glob("unfinished/*"))) == 1


@POSIX
@pytest.mark.parametrize(
    "arguments", [("watch", "scottish_2", "--matches", "200"), ("options", "scottish_2"), ("variants",)]
)
def test_a_reader_that_goes_away_is_no_error(arguments: tuple[str, ...]) -> None:
    pipe, command = subprocess.PIPE, [*COMMAND, *arguments]
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, env=environment()) as process:  # noqa: S603
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        errors = process.stderr.read()
        process.wait(timeout=60)
    assert errors == b""


@POSIX
def test_a_full_disk_is_said_and_the_match_is_not_lost(tmp_path: Path) -> None:
    """The shell's own limit on the size of files stands in for a full disk."""
    arguments = f"play scottish_2 --data {tmp_path} --seed 3"
    found = redirected(arguments, "", keys(5000), before="trap '' XFSZ; ulimit -f 2;")
    assert found.returncode == 1
    assert found.stderr.startswith(b"Error: The last step could not be kept (File too large)")
    assert b"Traceback" not in found.stderr
    again = ran(keys=b"1\n", BELA_DATA=str(tmp_path)).stdout.decode()
    assert "Go on: Scottish Bela for two" in again
    assert "The match goes on." in again
