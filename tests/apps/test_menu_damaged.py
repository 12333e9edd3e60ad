"""Matches that cannot be gone on with are told of before the menu with name and reason, none passed over."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from bela.apps.cli import main
from bela.apps.refused import RefusedError
from bela.apps.saved import begin, left
from bela.apps.seating import gone_on
from bela.apps.unfinished import unfinished
from bela.record import read_record, redact, write_record
from driver.journals import play as played_on
from driver.lines import ENGLISH, Typist, play, setup, typed
from driver.process import ran

Damage = Callable[[Path], object]


@pytest.fixture(autouse=True)
def matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for matches that nothing else uses."""
    monkeypatch.setenv("BELA_DATA", str(tmp_path / "matches"))
    return tmp_path / "matches"


def left_match(folder: Path) -> Path:
    """The file of a match that was left in its first deal."""
    saved = begin(folder, setup("croatian_4"))
    path = saved.journal.path
    assert path is not None
    play(Typist(typed("1")), saved)
    return path


def told(*lines: str) -> str:
    """What the program says, started without a command."""
    found = CliRunner().invoke(main, input="".join(f"{line}\n" for line in lines), catch_exceptions=False)
    assert found.exit_code == 0
    return found.output


def with_header(file: Path, **changes: object) -> None:
    """Change some of what the first line of a record says."""
    first, *rest = file.read_text(encoding="utf-8").splitlines(keepends=True)
    header = json.loads(first) | changes
    file.write_text("".join([json.dumps(header) + "\n", *rest]), encoding="utf-8")


def as_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def without_lines(file: Path) -> None:
    """Keep the header and break the next line."""
    file.write_bytes(file.read_bytes().splitlines(keepends=True)[0] + b"{broken}\n{broken}\n")


DAMAGES: dict[str, tuple[Damage, str]] = {
    "emptied": (lambda file: file.write_bytes(b""), "recovered: There is nothing in the file."),
    "cut": (
        lambda file: file.write_bytes(file.read_bytes()[:100]),
        "line 1: The last line was not written to its end.",
    ),
    "random": (lambda file: file.write_bytes(bytes(range(256)) * 40), "recovered: line 1: "),
    "no header": (lambda file: file.write_bytes(b"{broken}\n{broken}\n"), "line 1: This is no JSON (at character 2)."),
    "unknown variant": (lambda file: with_header(file, variant="tarot_4"), 'There is no variant "tarot_4".'),
    "no deal": (without_lines, "line 2: This is no JSON (at character 2)."),
    "newer": (lambda file: with_header(file, version=99), "cannot be read: line 1: version: The record has version 99"),
    "folder": (as_folder, "cannot be read: Is a directory."),
    "other bots": (
        lambda file: with_header(file, seats=[{"kind": "person"}, *[{"kind": "oracle"}] * 3]),
        "bots play in it that are not known here (oracle). There are: ",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_match_is_told_of_and_left_as_it_is(matches: Path, damage: str) -> None:
    file = left_match(matches)
    harm, reason = DAMAGES[damage]
    harm(file)
    before = None if file.is_dir() else file.read_bytes()
    text = told("1", "1", "1")
    assert str(file) in text.partition("Which game?")[0]
    assert reason in text
    assert "deal 0" not in text
    assert "unfinished." not in text, "there is nothing to go on with"
    assert "Deal 1: " in text, "a new match can be played all the same"
    assert file.exists()
    assert file.is_dir() or file.read_bytes() == before


def test_of_a_match_that_was_over_the_recovered_record_is_among_the_finished_ones(matches: Path) -> None:
    journal = begin(matches, setup("croatian_4")).journal
    file = journal.path
    assert file is not None
    played_on(journal, 5000)
    journal.close()
    file.write_bytes(file.read_bytes() + b'{"result":{"winner":7}}\n')
    assert "Recover what is sound: Croatian Bela for four, as partners, deal 7" in told("1")
    assert [path.stem for path in matches.glob("finished/*")] == [f"{file.stem}-recovered"]
    assert unfinished(matches) == []


@pytest.mark.parametrize("over", [False, True])
def test_a_record_as_a_seat_knows_it_is_no_match_to_go_on_with(matches: Path, over: bool) -> None:  # noqa: FBT001
    journal = begin(matches, setup("croatian_4")).journal
    file = journal.path
    assert file is not None
    played_on(journal, 5000 if over else 60)
    journal.close()
    file.write_text(write_record(redact(read_record(file.read_bytes()), 0)), encoding="utf-8")
    assert "Which game?" in told()
    assert file.exists()


def test_sound_matches_are_offered_beside_those_that_are_lost(matches: Path) -> None:
    left_match(matches).write_bytes(b"")
    left_match(matches)
    text = told("1")
    assert text.count("can be recovered") == 1
    assert "   1   Go on: Croatian Bela for four, as partners, deal 1, score 0 : 0; bots: random; last played " in text
    assert "The match goes on." in text


def test_a_match_in_which_nothing_happened_is_before_its_first_deal(matches: Path) -> None:
    begin(matches, setup("croatian_4")).journal.close()
    assert "Go on: Croatian Bela for four, as partners, before the first deal; bots: random; " in told("1")


def test_a_match_that_another_process_plays_is_told_of() -> None:
    begun = told("1", "1", "1", "1")
    assert "Which game?" in begun
    (one,) = unfinished(Path(os.environ["BELA_DATA"]))
    saved = gone_on(ENGLISH, one)
    second = ran(BELA_DATA=os.environ["BELA_DATA"]).stdout.decode()
    saved.journal.close()
    sentence = "deal 1, score 0 : 0: this match is being played elsewhere, so it cannot be gone on with here."
    assert sentence in second.partition("Which game?")[0]
    assert "Go on: " not in second


def test_a_match_that_is_taken_up_elsewhere_in_the_meantime_cannot_be_gone_on_with(matches: Path) -> None:
    left_match(matches)
    (one,) = left(matches)
    first = gone_on(ENGLISH, one)
    with pytest.raises(RefusedError, match="this match is being played elsewhere"):
        gone_on(ENGLISH, one)
    first.journal.close()


def test_a_match_of_several_people_is_told_of(matches: Path) -> None:
    made = setup("croatian_4")
    bots = {seat: bot for seat, bot in made.bots.items() if seat != 2}
    begin(matches, type(made)(made.rules, made.seat, bots, made.seed)).journal.close()
    assert "before the first deal: several people play in this match" in told("q").partition("Which game?")[0]
