"""Bots among themselves, and what is told of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bela import __version__
from bela.apps.cli import main
from bela.bots import BOTS
from bela.rules.variants import VARIANTS


def ran(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments, catch_exceptions=False)


def outcome(*arguments: str) -> dict[str, object]:
    found = ran("watch", *arguments, "--json")
    assert found.exit_code == 0
    data: dict[str, object] = json.loads(found.output)
    assert isinstance(data.pop("seconds"), float)
    return data


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_can_be_watched(name: str) -> None:
    found = ran("watch", name, "--deals", "2", "--seed", "1", "--bots", "random")
    assert found.exit_code == 0
    assert "Deal 2 is over." in found.output
    assert "Deal 3" not in found.output
    assert "Seed: 1" in found.output


def test_the_same_seed_gives_the_same_outcome() -> None:
    first = outcome("croatian_3", "--matches", "3", "--seed", "4", "--bots", "random")
    assert first == outcome("croatian_3", "--matches", "3", "--seed", "4", "--bots", "random")
    assert first != outcome("croatian_3", "--matches", "3", "--seed", "5", "--bots", "random")


def test_the_outcome_as_data_holds_what_made_it_and_what_came_of_it() -> None:
    data = outcome("croatian_4", "--matches", "2", "--seed", "9", "--bots", "random", "--option", "target=301")
    assert data["variant"] == "croatian_4"
    assert data["options"] == {"target": 301}
    assert data["bots"] == ["random"] * 4
    assert data["seed"] == 9
    assert isinstance(data["versions"], dict)
    assert data["versions"]["bela"] == __version__
    matches = data["matches"]
    assert isinstance(matches, list)
    assert [match["seed"] for match in matches] == [9, 10]
    assert data["wins"] == [sum(match["winner"] == side for match in matches) for side in (0, 1)]
    assert data["deals"] == sum(match["deals"] for match in matches)


def test_a_match_of_many_can_be_watched_alone_by_its_seed() -> None:
    many = outcome("scottish_2", "--matches", "3", "--seed", "20", "--bots", "random")["matches"]
    alone = outcome("scottish_2", "--matches", "1", "--seed", "22", "--bots", "random")["matches"]
    assert isinstance(many, list)
    assert alone == many[2:]


def test_without_a_seed_one_is_made_and_told() -> None:
    seeds = {outcome("croatian_2", "--deals", "1", "--bots", "random")["seed"] for _ in range(2)}
    assert len(seeds) == 2


def test_deals_are_counted_over_matches() -> None:
    data = outcome("croatian_2", "--deals", "25", "--seed", "1", "--bots", "random", "--option", "target=200")
    assert data["deals"] == 25
    assert isinstance(data["matches"], list)
    assert len(data["matches"]) > 1


def test_quiet_tells_only_what_came_of_it() -> None:
    found = ran("watch", "scottish_3", "--matches", "2", "--quiet", "--seed", "1", "--bots", "random")
    lines = found.output.split("\n")
    assert lines[1] == "Seed: 1"
    assert lines[2] == "Bots, by seat: random, random, random"
    assert lines[3].startswith("Matches played to the end: 2. Won: South")
    assert len(lines) == 7


def test_bots_come_round_seat_by_seat() -> None:
    assert outcome("croatian_4", "--deals", "1", "--bots", "rules,random")["bots"] == ["rules", "random"] * 2


def test_a_spectator_is_told_no_hidden_card() -> None:
    found = ran("watch", "croatian_4", "--deals", "1", "--seed", "1", "--bots", "random")
    assert "You " not in found.output
    assert "pick up" not in found.output


def test_house_rules_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('variant = "croatian_4"\n\n[options]\ntarget = 301\n', encoding="utf-8")
    assert outcome("--rules", str(file), "--deals", "1", "--bots", "random")["options"] == {"target": 301}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["watch"], "Which variant?"),
        (["watch", "skat"], 'There is no variant "skat".'),
        (["watch", "croatian_4", "--deals", "1", "--matches", "1"], "Give either --deals or --matches, not both."),
        (["watch", "croatian_4", "--bots", "clever"], f'There is no bot "clever". There are: {", ".join(BOTS)}.'),
        (["watch", "scottish_2", "--bots", "random,random,rules"], "3 bots are too many for 2 seats."),
        (["watch", "croatian_4", "--option", "target"], 'The value of "target" is missing: write target=value'),
        (["watch", "croatian_4", "--option", "=5"], '"=5" is no option: write name=value'),
        (["watch", "croatian_4", "--option", "target=0"], 'target cannot be "0".'),
        (["watch", "--rules", "no/such/file.toml"], "cannot be read: "),
        (["play", "croatian_4", "--seat", "4"], "There is no seat 4: they go from 0 to 3."),
        (["play", "croatian_4", "--seat", "-1"], "There is no seat -1: they go from 0 to 3."),
        (["options", "skat"], 'There is no variant "skat".'),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(tmp_path: Path, arguments: list[str], reason: str) -> None:
    more = ["--data", str(tmp_path)] if arguments[0] == "play" else []
    found = ran(*arguments, *more)
    assert found.exit_code == 2
    assert found.output.startswith("Error: ")
    assert reason in found.output
    assert len(found.output.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_rules_file_for_another_variant_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('variant = "croatian_4"\n', encoding="utf-8")
    found = ran("watch", "scottish_2", "--rules", str(file))
    assert found.exit_code == 2
    assert "holds rules for croatian_4, not for scottish_2." in found.output


@pytest.mark.parametrize(
    "data", [b"variant = 7\n", b"\xff\xfe", b"variant = \n", b'variant = "croatian_4"\ncolour = 1\n']
)
def test_a_rules_file_that_is_none_is_refused_with_its_name(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "ours.toml"
    file.write_bytes(data)
    found = ran("watch", "--rules", str(file))
    assert found.exit_code == 2
    assert "ours.toml" in found.output


def test_a_folder_that_cannot_hold_matches_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    found = ran("play", "scottish_2", "--data", str(tmp_path / "file"))
    assert found.exit_code == 2
    assert found.output.startswith("Error: No match can be kept in ")


# ---------------------------------------------------------------- lists
def test_variants_are_listed_with_what_they_are() -> None:
    lines = ran("variants").output.splitlines()
    assert [line.partition(":")[0] for line in lines] == list(VARIANTS)
    assert "reconstruction" in next(line for line in lines if line.startswith("barlinnie_4"))


@pytest.mark.parametrize("name", VARIANTS)
def test_options_are_listed_with_values_meanings_and_what_holds(name: str) -> None:
    output = ran("options", name).output
    assert output.startswith(f"{name}: ")
    assert (
        "last_trick: What the last trick counts\n  * 10: The last trick counts 10.\n    Possible: 0 - 999\n" in output
    )
    assert "must_beat: Whether plain suits must be beaten too\n" in output


def test_the_version_is_told() -> None:
    assert __version__ in ran("--version").output


def test_the_commands_are_listed() -> None:
    output = ran("--help").output
    assert all(name in output for name in ("play", "watch", "variants", "options"))
