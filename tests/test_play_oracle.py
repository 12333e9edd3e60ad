"""Card play of the engine, held against the naive second statement of its rules."""

from __future__ import annotations

import json
import runpy
import shutil
from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

import pytest

from bela.rules.law import CROATIAN, SCOTTISH
from bela.rules.variants import variant
from bela.rules.words import LowTrumpLead, MustBeat, PartnerExemption
from oracle import proof
from oracle.compare import differences
from oracle.engine import house_of, rules_for
from oracle.naive_play import VARIANTS, House, legal, offence
from oracle.positions import HOUSES, positions

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bela.rules.model import Rules

SCRIPT = proof.ROOT / "scripts" / "prove_play.py"
SHORT = 5_000
SEED = 7

TWO = House("croatian", 2)
THREE = House("scottish", 3)
FOUR = House("croatian", 4, partners=True)

Word = TypeVar("Word", bound=StrEnum)


# Hearts are trumps throughout. Each line: the table, the trick, the hand, what may be played.
WORKED = [
    pytest.param(TWO, "", "7h 8h As", "7h 8h As", id="a leader is free"),
    pytest.param(replace(TWO, low_trump_lead="forbid_if_other_card"), "", "7h 8h As", "As", id="S-30 other card"),
    pytest.param(replace(TWO, low_trump_lead="forbid_if_other_card"), "", "7h 8h", "7h 8h", id="S-30 only low trumps"),
    pytest.param(replace(TWO, low_trump_lead="forbid_if_counting_trump"), "", "7h As", "7h As", id="S-30 none counts"),
    pytest.param(
        replace(TWO, low_trump_lead="forbid_if_counting_trump"), "", "7h 9h As", "9h As", id="S-30 one counts"
    ),
    pytest.param(TWO, "Qs", "7s Ts 9h", "7s Ts", id="C-20 follow"),
    pytest.param(replace(TWO, must_beat="all_suits"), "Qs", "7s Ts 9h", "Ts", id="C-02 beat a plain card"),
    pytest.param(replace(TWO, must_beat="all_suits"), "As", "7s Ts 9h", "7s Ts", id="C-02 not able"),
    pytest.param(replace(FOUR, must_beat="all_suits"), "Qs 8h", "7s Ts 9h", "7s Ts", id="C-02 ends with a trump"),
    pytest.param(TWO, "Th", "Ah Kh 9h As", "Ah 9h", id="C-21 beat a trump led"),
    pytest.param(TWO, "Jh", "Ah Kh As", "Ah Kh", id="C-20 follow a trump led"),
    pytest.param(TWO, "Jh", "As Kd", "As Kd", id="no trump for a trump led"),
    pytest.param(TWO, "Qs", "7h Jh Ac", "7h Jh", id="C-20 void, trump"),
    pytest.param(TWO, "Qs", "7d Jd Ac", "7d Jd Ac", id="void of both"),
    pytest.param(THREE, "Qs Kh", "Qh Th Ac", "Th", id="S-47 overtrump"),
    pytest.param(THREE, "Qs Kh", "Qh 8h Ac", "Qh 8h", id="S-28 undertrump"),
    pytest.param(replace(THREE, must_overtrump=False), "Qs Kh", "Qh Th Ac", "Qh Th", id="any trump, but a trump"),
    pytest.param(replace(THREE, must_undertrump=False), "Qs Kh", "Qh Th Ac", "Th", id="overtrump all the same"),
    pytest.param(replace(THREE, must_undertrump=False), "Qs Kh", "Qh 8h Ac", "Qh 8h Ac", id="free below"),
    pytest.param(FOUR, "As 7s", "7h Ac", "7h", id="C-20 partner holds"),
    pytest.param(replace(FOUR, partner_exemption="void_may_discard"), "As 7s", "7h Ac", "7h Ac", id="partner frees"),
    pytest.param(replace(FOUR, partner_exemption="void_may_discard"), "7s As", "7h Ac", "7h", id="a rival does not"),
    pytest.param(replace(FOUR, partner_exemption="void_may_discard"), "7h 8h", "9h Ac", "9h", id="not on trumps led"),
]


@pytest.mark.parametrize(("house", "trick", "hand", "playable"), WORKED)
def test_the_naive_statement_on_worked_positions(house: House, trick: str, hand: str, playable: str) -> None:
    assert legal(hand.split(), trick.split(), "h", house) == playable.split()


REFUSED = [
    pytest.param(THREE, "Th", "7h Ah As", {"7h": "S-29", "As": "S-28"}, id="trumps led"),
    pytest.param(THREE, "Qs Kh", "8h 9h Ac", {"8h": "S-47", "Ac": "S-28"}, id="trumped"),
    pytest.param(
        replace(THREE, must_undertrump=False), "Qs Kh", "8h 9h Ac", {"8h": "S-29", "Ac": "S-28"}, id="options"
    ),
    pytest.param(FOUR, "Qs Kh", "8h 9h Ac", {"8h": "C-21", "Ac": "C-20"}, id="croatian"),
    pytest.param(replace(FOUR, must_beat="all_suits"), "Qs", "7s As 9h", {"7s": "C-02", "9h": "C-20"}, id="all suits"),
]


@pytest.mark.parametrize(("house", "trick", "hand", "refused"), REFUSED)
def test_the_naive_statement_names_the_most_basic_duty(
    house: House, trick: str, hand: str, refused: dict[str, str]
) -> None:
    found = {card: offence(card, hand.split(), trick.split(), "h", house) for card in hand.split()}
    assert {card: rule for card, rule in found.items() if rule} == refused


def test_the_engine_agrees_with_the_naive_statement() -> None:
    assert proof.run(SHORT, SEED).differences == []


def test_the_positions_bring_up_every_option_situation_and_refusal() -> None:
    counts = proof.run(SHORT, SEED).sorted_counts()
    assert counts["seats"].keys() == {"2", "3", "4"}
    assert counts["must_beat"].keys() == {"trump_only", "all_suits"}
    assert counts["partner_exemption"].keys() == {"none", "void_may_discard"}
    assert counts["low_trump_lead"].keys() == {"off", "forbid_if_other_card", "forbid_if_counting_trump"}
    assert counts["must_overtrump"].keys() == counts["must_undertrump"].keys() == {"true", "false"}
    assert counts["refusals"].keys() == {"C-02", "C-20", "C-21", "S-28", "S-29", "S-30", "S-47"}
    assert len(counts["situation"]) == 2 + 2 * 2 * 2


def test_the_same_seed_gives_the_same_positions() -> None:
    assert list(positions(500, SEED)) == list(positions(500, SEED)) != list(positions(500, SEED + 1))


def test_somebody_to_act_can_always_play() -> None:
    assert all(legal(each.hand, each.trick, each.trump, each.house) for each in positions(SHORT, SEED))


CHANGES: dict[str, Callable[[Rules], Rules]] = {
    "must_beat": lambda rules: replace(rules, must_beat=other(MustBeat, rules.must_beat)),
    "must_overtrump": lambda rules: replace(rules, must_overtrump=not rules.must_overtrump),
    "must_undertrump": lambda rules: replace(rules, must_undertrump=not rules.must_undertrump),
    "partner_exemption": lambda rules: replace(
        rules, partner_exemption=other(PartnerExemption, rules.partner_exemption)
    ),
    "low_trump_lead": lambda rules: replace(rules, low_trump_lead=other(LowTrumpLead, rules.low_trump_lead)),
    "partners": lambda rules: replace(rules, partners=not rules.partners),
    "law": lambda rules: replace(rules, law=CROATIAN if house_of(rules).family == "scottish" else SCOTTISH),
}


def other(words: type[Word], word: Word) -> Word:
    """A word of the option that is not the one given."""
    return next(each for each in words if each is not word)


@pytest.mark.parametrize("option", CHANGES)
def test_an_engine_with_another_option_is_found_out(option: str) -> None:
    strange = {house: CHANGES[option](rules_for(house)) for house in HOUSES}
    assert any(differences(position, strange[position.house]) for position in positions(SHORT, SEED))


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_has_the_play_options_of_the_option_file(name: str) -> None:
    assert house_of(variant(name)) == VARIANTS[name]


def test_the_written_proof_is_clean_and_about_the_sources_as_they_are() -> None:
    result = json.loads(proof.RESULT.read_text(encoding="utf-8"))
    assert result["differences"] == 0
    assert result["positions"] >= 100_000
    assert proof.stale(result) == [], "run scripts/prove_play.py again"


@pytest.mark.parametrize("changed", proof.SOURCES)
def test_a_proof_is_stale_once_a_source_has_changed(changed: str, tmp_path: Path) -> None:
    for name in proof.SOURCES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(proof.ROOT / name, tmp_path / name)
    result: dict[str, object] = {"sources": proof.digests()}
    assert proof.stale(result, tmp_path) == []
    (tmp_path / changed).write_bytes((tmp_path / changed).read_bytes() + b"# another line\n")
    assert proof.stale(result, tmp_path) == [changed]


def exit_code(monkeypatch: pytest.MonkeyPatch, *words: str) -> object:
    """With what the script ends when it is started with these words."""
    monkeypatch.setattr("sys.argv", ["prove_play.py", *words])
    with pytest.raises(SystemExit) as left:
        runpy.run_path(str(SCRIPT), run_name="__main__")
    return left.value.code


@pytest.mark.parametrize(("found", "code"), [([], 0), (["a difference"], 1)])
def test_the_short_proof_exits_with_1_on_any_difference(
    found: list[str], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(proof, "differences", lambda _position, _rules: found)
    assert exit_code(monkeypatch, "--short") == code
    assert f"differences: {SHORT * len(found)}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("found", "sources", "code"), [(0, proof.digests(), 0), (1, proof.digests(), 1), (0, {proof.SOURCES[0]: "old"}, 1)]
)
def test_the_check_of_a_written_proof_exits_with_1_unless_clean_and_up_to_date(
    found: int, sources: dict[str, str], code: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "play.json").write_text(json.dumps({"differences": found, "sources": sources}), encoding="utf-8")
    monkeypatch.setattr(proof, "RESULT", tmp_path / "play.json")
    assert exit_code(monkeypatch, "--check") == code
