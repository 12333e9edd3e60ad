"""`bela record text`: what it tells people."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from apps.recorded import run
from bela.apps.telling.voice import SIGNS
from bela.cards import BIT, parse_card
from bela.deal import events as e
from bela.record import redact, write_record
from bela.rules.variants import VARIANTS, house, variant
from record.randomplay import last, play
from record.samples import counted


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
