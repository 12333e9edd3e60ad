"""``bela record``: what it prints, and its exit codes."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bela.apps.cli import main
from bela.apps.telling.voice import SIGNS
from bela.cards import BIT, parse_card
from bela.deal import events as e
from bela.match import view_of
from bela.record import Player, Record, ending_of, read_record, redact, replay_view, write_record
from bela.rules.variants import VARIANTS, house, variant
from record.randomplay import Moment, last, play
from record.samples import counted

NAMES = (Player("Ana", "person"), Player("Bo", "rules"), Player("Željko", "rules"))


def run(*words: object, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["record", *map(str, words)], input=typed, catch_exceptions=False)


def whole() -> Moment:
    """A short match that was played to its end."""
    return last(play(house("croatian_3", target=200), 4, deals=9))


def closed() -> Record:
    moment = whole()
    header = replace(moment.record.header, players=NAMES, date="2024-05-01")
    return Record(header, moment.record.entries, ending_of(moment.match))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    path.write_text(write_record(closed()), encoding="utf-8", newline="\n")
    return path


@pytest.fixture
def going_on(tmp_path: Path) -> Path:
    """A match in its second deal."""
    path = tmp_path / "going-on.jsonl"
    path.write_text(write_record(last(play(variant("scottish_2"), 4, most=45)).record), encoding="utf-8")
    return path


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


# ---------------------------------------------------------------- text
def test_a_record_is_told_to_people(file: Path) -> None:
    lines = run("text", file).output.splitlines()
    for line in (
        "Croatian Bela for three",
        "Date: 2024-05-01",
        "Seat 0: Ana (person)",
        "Deal 1: Željko deals.",
        "Ana     K♥ 8♥ 7♥ A♣ K♣ 7♣ + J♠ K♦ Q♦ J♦",
        "Left over: 10♥ Q♥",
        "Hearts are trumps (adut); Ana is the maker.",
        "Ana lays away K♥ 7♥.",
        "Željko shows a run of 4 in diamonds from the ten.",
        "Trick  Ana   Bo   Željko  Taken by  Points",
        "1      >Q♥   J♥   9♥      Bo        37",
        "  Written down        Ana    0  Bo   77  Željko  131",
        "Score: Ana   67  Bo   77  Željko  262",
        "Željko won the match.",
    ):
        assert line in lines


def test_the_tricks_of_a_deal_in_progress_are_told(going_on: Path) -> None:
    lines = run("text", going_on).output.splitlines()
    assert sum(line.startswith("Trick ") for line in lines) == 2
    assert [line.split() for line in lines[-6:-3]] == [
        ["2", "9♣", ">K♣", "South", "18"],
        ["3", ">8♠", "Q♠", "North", "3"],
        ["4", "A♥", ">10♥", "South", "21"],
    ]


def test_a_text_says_that_the_deal_and_the_match_are_not_over(file: Path, going_on: Path, tmp_path: Path) -> None:
    assert run("text", going_on).output.splitlines()[-2:] == ["Deal 2 is not over.", "The match is not over."]
    assert "not over" not in run("text", file).output
    path = tmp_path / "just-begun.jsonl"
    path.write_text(file.read_text(encoding="utf-8").splitlines(keepends=True)[0], encoding="utf-8")
    assert run("text", path).output.splitlines()[-1] == "The match is not over."


@pytest.mark.parametrize("name", VARIANTS)
def test_a_seat_is_told_its_later_cards_in_mid_deal(name: str, tmp_path: Path) -> None:
    moments = play(variant(name), 4, deals=1)
    moment = next(one for one in moments if any(isinstance(event, e.Completed) for event in one.events))
    path = tmp_path / "match.jsonl"
    for seat in range(moment.match.rules.seats):
        path.write_text(write_record(redact(moment.record, seat)), encoding="utf-8")
        (told,) = [line for line in run("text", path, "--letters").output.splitlines() if "  + " in line]
        assert moment.match.deal is not None
        later = moment.match.deal.layout.later[seat]
        assert later is not None
        assert sum(map(card_bit, told.partition("+ ")[2].split())) == later


def card_bit(text: str) -> int:
    return BIT[parse_card(text)]


def test_a_claim_is_told_after_the_tricks_before_it(tmp_path: Path) -> None:
    path = tmp_path / "claimed.jsonl"
    matches = (last(play(house("scottish_2", target=60), seed)) for seed in count())
    moment = next(one for one in matches if any(isinstance(event, e.ClaimMade) for event in one.events))
    assert moment.match.deal is not None
    path.write_text(write_record(moment.record), encoding="utf-8")
    lines = run("text", path).output.splitlines()
    claim = max(place for place, line in enumerate(lines) if line.endswith("claims the game."))
    heads = [place for place, line in enumerate(lines) if line.startswith("Trick ")]
    board = moment.match.deal.board
    assert claim == heads[-1] + len(board.tricks) + bool(board.trick) + 1


def test_a_deal_that_is_counted_is_told_by_its_figures(tmp_path: Path) -> None:
    path = tmp_path / "counted.jsonl"
    path.write_text(
        counted({"maker_side": 0, "card_points": [62, 100], "bela": [0, 20]}, {"kind": "void"}), encoding="utf-8"
    )
    for command in ("text", "replay"):
        lines = [line.strip() for line in run(command, path).output.splitlines()]
        assert "Changes hands       South/North  -62  East/West   62" in lines
        assert "Result: fell." in lines
        assert "Result: not played." in lines


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_can_be_told_and_replayed(name: str, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    record = last(play(variant(name), 6, deals=2)).record
    path.write_text(write_record(record), encoding="utf-8")
    assert run("text", path, "--letters").exit_code == 0
    assert not set(SIGNS) & set(run("replay", path, "--letters").output)
