"""``bela record``: what it prints, and its exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from apps.recorded import run
from bela.match import view_of
from bela.record import read_record, redact, replay_view, write_record
from bela.rules.variants import variant
from record.randomplay import last, play


# ---------------------------------------------------------------- verify
def test_a_sound_record_is_said_to_be_sound(file: Path) -> None:
    result = run("verify", file)
    assert result.exit_code == 0
    assert result.output == f"{file} is sound: Croatian Bela for three, 2 deals.\n"


def test_what_is_worth_noting_is_noted(going_on: Path) -> None:
    result = run("verify", going_on)
    assert result.exit_code == 0
    assert [line.partition(": ")[2] for line in result.output.splitlines()] == [
        "Scottish Bela for two, 1 deal.",
        "There is no result and no checksum at the end.",
        "The match is not over.",
    ]


def test_every_problem_has_its_line(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    end = json.loads(lines[-1])
    end["result"]["winner"], end["sha256"] = -1, "0"
    file.write_text("\n".join([*lines[:-1], json.dumps(end)]), encoding="utf-8")
    result = run("verify", file)
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        f"{file}: line {len(lines)}: sha256: The lines before it have been changed since the checksum was made.",
        f"{file}: line {len(lines)}: result.winner: -1 does not agree with what went before; that makes 2.",
    ]


@pytest.mark.parametrize("content", [b"", b"nothing", b"{}\n", b"\xff\n"])
def test_a_file_that_is_no_record_ends_with_two(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "nothing.jsonl"
    path.write_bytes(content)
    for command in ("verify", "show", "replay", "text"):
        assert run(command, path).exit_code == 2


def test_a_file_that_is_not_there_ends_with_two(tmp_path: Path) -> None:
    result = run("verify", tmp_path / "missing.jsonl")
    assert result.exit_code == 2
    assert "missing.jsonl cannot be read" in result.output


def test_a_record_may_come_from_standard_input(file: Path, going_on: Path) -> None:
    result = run("verify", "-", typed=file.read_text(encoding="utf-8"))
    assert result.exit_code == 0
    assert result.output == "<stdin> is sound: Croatian Bela for three, 2 deals.\n"
    assert run("text", "-", typed=going_on.read_text(encoding="utf-8")).output == run("text", going_on).output
    broken = run("verify", "-", typed="nothing")
    assert broken.exit_code == 2
    assert broken.output.startswith("<stdin>: line 1: ")


def test_a_record_that_must_be_complete_is_over_and_has_its_checksum(file: Path, going_on: Path) -> None:
    assert run("verify", "--complete", file).exit_code == 0
    assert run("verify", "--complete", going_on).exit_code == 1
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:-1]), encoding="utf-8")
    assert run("verify", "--complete", file).exit_code == 1
    end = json.loads(lines[-1])
    del end["sha256"]
    file.write_text("".join([*lines[:-1], json.dumps(end)]), encoding="utf-8")
    assert run("verify", file).exit_code == 0
    assert run("verify", "--complete", file).exit_code == 1


# ---------------------------------------------------------------- show
def test_a_record_is_shown_in_canonical_form(file: Path) -> None:
    canonical = file.read_bytes()
    assert run("show", file).stdout_bytes == canonical
    file.write_bytes(b"\xef\xbb\xbf" + canonical.replace(b"\n", b"\r\n"))
    assert run("show", file).stdout_bytes == canonical


def test_a_record_is_shown_as_a_seat_or_the_public_may_have_it(going_on: Path) -> None:
    record = read_record(going_on.read_bytes())
    assert run("show", going_on, "--seat", 1).stdout_bytes.decode() == write_record(redact(record, 1))
    public = run("show", going_on, "--public").stdout_bytes
    assert public.decode() == write_record(redact(record, None))
    assert replay_view(read_record(public)) == view_of(last(play(variant("scottish_2"), 4, most=45)).match, None)


def test_nothing_is_shown_to_a_seat_that_is_none_or_not_in_the_record(going_on: Path) -> None:
    assert run("show", going_on, "--seat", 2).exit_code == 2
    assert run("show", going_on, "--seat", 1, "--public").exit_code == 2
    going_on.write_bytes(run("show", going_on, "--public").stdout_bytes)
    result = run("show", going_on, "--seat", 1)
    assert result.exit_code == 2
    assert "for other eyes (public)" in result.output


def test_of_a_damaged_record_what_is_sound_is_shown(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:9], b"?\n"]))
    result = run("show", file)
    assert result.exit_code == 0
    assert result.stdout_bytes == b"".join(lines[:9])
    assert "line 10: This is no JSON" in result.stderr


# ---------------------------------------------------------------- replay
def test_a_match_is_replayed_action_by_action(file: Path) -> None:
    lines = run("replay", file).output.splitlines()
    assert "   1  draw 0:8s" in lines
    assert "      Ana cuts the eight of spades." in lines
    assert "      Željko won the match." in lines
    numbers = [int(line[:4]) for line in lines if line[:4].strip().isdigit()]
    assert numbers == list(range(1, len(numbers) + 1))


def test_one_deal_is_replayed_alone(file: Path) -> None:
    output = run("replay", file, "--deal", 2).output
    assert "Deal 2: Ana deals." in output
    assert "Deal 1" not in output
    assert output.splitlines()[0].split()[1] == "pack"


def test_the_position_at_an_action_is_printed(going_on: Path) -> None:
    lines = run("replay", going_on, "--at", 40).output.splitlines()
    assert [line for line in lines if line.startswith("  40  ")] == ["  40  0:8s"]
    assert lines[lines.index("") + 1 :][-9:] == [
        "Score: South   87  North   64",
        "The eight of clubs is turned up.",
        "Clubs are trumps, chosen by North.",
        "Tricks: South    1  North    1",
        "On the table: 8♠.",
        "South  J♣ A♠ 10♠ 9♠ A♥ K♥",
        "North  A♣ 10♣ Q♣ Q♠ 10♥ Q♥ 8♥",
        "North is to act.",
        "May be done: Qs",
    ]


def test_between_deals_the_position_says_what_the_match_waits_for(going_on: Path) -> None:
    for at, words in ((1, "being cut for"), (2, "to be shuffled"), (3, "to be cut")):
        assert words in run("replay", going_on, "--at", at).output.splitlines()[-1]


def test_after_the_match_the_position_says_so(file: Path) -> None:
    number = len([line for line in run("replay", file).output.splitlines() if line[:4].strip().isdigit()])
    assert run("replay", file, "--at", number).output.splitlines()[-1] == "The match is over."


def test_what_is_not_there_is_not_replayed(file: Path) -> None:
    assert run("replay", file, "--deal", 9).exit_code == 2
    last_one = len([line for line in run("replay", file).output.splitlines() if line[:4].strip().isdigit()])
    result = run("replay", file, "--at", last_one + 1)
    assert result.exit_code == 2
    assert f"no action {last_one + 1} in {file}: they go from 1 to {last_one}, counted through" in result.output
    result = run("replay", file, "--deal", 2, "--at", 3)
    assert result.exit_code == 2
    assert f"There is no action 3 in deal 2: its actions go from {first_of(file, 2)} to {last_one}," in result.output


def first_of(file: Path, deal: int) -> int:
    return int(run("replay", file, "--deal", deal).output.split()[0])


@pytest.mark.parametrize(("typed", "shown"), [("\n\nq\n", 3), ("", 1), ("\n", 2)])
def test_step_by_step_one_may_stop_anywhere(file: Path, typed: str, shown: int) -> None:
    result = run("replay", file, "--step", typed=typed)
    assert result.exit_code == 0
    assert len([line for line in result.output.splitlines() if line[:4].strip().isdigit()]) == shown


def test_a_redacted_record_is_replayed_with_the_hands_that_are_known(going_on: Path) -> None:
    going_on.write_bytes(run("show", going_on, "--seat", 1).stdout_bytes)
    lines = run("replay", going_on, "--at", 32).output.splitlines()
    assert "North  A♣ 10♣ K♣ Q♣ A♦ Q♠ 10♥ Q♥ 8♥" in lines
    assert not any(line.startswith("South  ") for line in lines)
