"""Whole matches, line by line, through the command as it is started."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bela.apps.cli import main
from bela.apps.saved import begin
from bela.record import read_record
from bela.rules.variants import VARIANTS, house
from driver.lines import CLOSED, Answer, Typist, any_number, play, play_new, setup


class Keys(io.RawIOBase):
    """Somebody who types numbers without end, and pairs of them."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._rng = random.Random(seed)
        self._waiting = b""

    def readable(self) -> bool:
        return True

    def read(self, size: int = -1) -> bytes:
        while len(self._waiting) < max(size, 1):
            self._waiting += self._line()
        taken, self._waiting = self._waiting[:size], self._waiting[size:]
        return taken

    def readinto(self, buffer: bytearray) -> int:  # type: ignore[override]
        taken = self.read(min(len(buffer), 64))
        buffer[: len(taken)] = taken
        return len(taken)

    def _line(self) -> bytes:
        return self._rng.choice((b"1\n", b"2\n", b"3\n", b"1 2\n", b"%d\n" % self._rng.randint(1, 12)))


def test_of_a_bot_that_fails_it_is_told_and_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise KeyError("Kh")

    monkeypatch.setattr("bela.bots.RandomBot.choose", fails)
    text = play_new(any_number(random.Random(4)), house("croatian_2", {"target": 20}), tmp_path)
    assert "North: the bot failed, and something sensible was done in its place." in text
    assert "KeyError" not in text
    assert read_record(next((tmp_path / "finished").iterdir()).read_text(encoding="utf-8")).ending is not None


def started(*arguments: str, keys: object = "") -> Result:
    """The command, run in this process."""
    return CliRunner().invoke(main, arguments, input=keys, catch_exceptions=False)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", VARIANTS)
def test_a_match_of_every_variant_is_played_to_its_end(tmp_path: Path, name: str) -> None:
    found = started("play", name, "--seed", "7", "--data", str(tmp_path), "--bots", "random", keys=Keys(3))
    assert found.exit_code == 0
    (path,) = tmp_path.glob("finished/*")
    hint = f"Open this match in the score pad with: bela pad --from last --data {tmp_path}"
    assert found.output.endswith(f"won the match.\n{hint}\n")
    record = read_record(path.read_bytes())
    assert record.ending is not None
    assert record.ending.winner >= 0


@pytest.mark.parametrize("name", ["scottish_2", "barlinnie_4", "croatian_3"])
def test_the_first_number_is_always_an_answer(tmp_path: Path, name: str) -> None:
    text = play_new(lambda typist: "1 2\n" if "Lay away" in typist.prompt else "1\n", name, tmp_path)
    assert "won the match." in text
    assert "Open to you" not in text


def test_the_same_seed_and_the_same_answers_give_the_same_lines(tmp_path: Path) -> None:
    folders = [tmp_path / str(time) for time in range(2)]
    played = [play_new(any_number(random.Random(1)), "clobyosh_2", folder) for folder in folders]
    texts = {text.replace(str(folder), "") for text, folder in zip(played, folders, strict=True)}
    assert len(texts) == 1
    assert "Seed 1: the match is reproducible." in texts.pop()


def test_without_a_seed_nothing_is_said_of_one(tmp_path: Path) -> None:
    found = started("play", "scottish_2", "--data", str(tmp_path), keys="")
    assert found.exit_code == 0
    assert "Seed" not in found.output


@pytest.mark.parametrize("name", ["scottish_3", "croatian_4"])
@pytest.mark.parametrize("seat", [0, 2])
def test_the_person_may_sit_in_any_seat(tmp_path: Path, name: str, seat: int) -> None:
    text = play_new(any_number(random.Random(2)), name, tmp_path, seat=seat)
    assert "won the match." in text


def test_lines_are_only_ever_added(tmp_path: Path) -> None:
    """No cursor is moved, nothing is coloured, nothing rings: each character is one to be read, or a line's end."""
    text = play_new(any_number(random.Random(4)), "croatian_4", tmp_path)
    assert {char for char in text if not char.isprintable()} == {"\n"}


class Checking:
    """Tries a card in brackets, by number or by name, and then plays one by its number; sees to what follows."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._trying = ""
        self._expected = ""
        self.refused = 0
        self.followed = 0

    def __call__(self, typist: Typist) -> str:
        lines = typist.seen.splitlines()
        self._see_what_followed(lines)
        if not typist.prompt.startswith("Your card"):
            return any_number(self._rng)(typist)
        closed = CLOSED.findall(typist.block)
        if closed and "Open to you" not in lines[-2]:
            self._trying = self._rng.choice(self._rng.choice(closed))
            return f"{self._trying}\n"
        number = self._rng.choice(typist.numbers)
        line = next(line for line in typist.block.splitlines() if line.startswith(f"{number:>4}   "))
        self._expected = f"You play the {line[13:].split(',')[0]}."
        return f"{number}\n"

    def _see_what_followed(self, lines: list[str]) -> None:
        if self._trying:
            assert lines[-3].endswith(("(C-20)", "(C-21)"))
            self.refused += 1
        if self._expected:
            assert self._expected in lines[-60:]
            self.followed += 1
        self._trying = self._expected = ""


def test_cards_marked_as_playable_are_those_that_the_rules_allow(tmp_path: Path) -> None:
    """FR-10, FR-69: a number plays the card beside it; those in brackets are refused with the rule."""
    checking = Checking(6)
    assert "won the match." in play_new(checking, "croatian_4", tmp_path)
    assert checking.refused > 20
    assert checking.followed > 50


TABLES: list[dict[str, object]] = [
    {"announce_when": "with_first_card", "announce_how": "automatic"},
    {"end_mode": "dosta"},
    {"end_mode": "automatic"},
    {"end_mode": "claim", "unclaimed_at_deal_end": "must_claim", "target": 100},
    {"first_dealer": "low_cut", "match_wins": 2, "next_game_dealer": "cut", "target": 150},
]


@pytest.mark.parametrize("options", TABLES)
def test_all_ways_to_announce_and_to_end_can_be_played(tmp_path: Path, options: dict[str, object]) -> None:
    saved = begin(tmp_path, setup(house("croatian_4", options)))
    assert "won the match." in play(Typist(_claiming(random.Random(1))), saved)


def _claiming(rng: random.Random) -> Answer:
    number = any_number(rng)
    return lambda typist: "c\n" if rng.random() < 0.2 else number(typist)
