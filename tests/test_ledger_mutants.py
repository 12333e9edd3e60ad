"""Every rule of the ledger is tested: an engine that breaks it is found out, in every variant that the rule binds."""

from __future__ import annotations

import json
import runpy
import shutil
import tomllib
from functools import cache
from pathlib import Path

import pytest

from bela.deal import decide
from bela.deal.steps import bidding
from bela.melds import BELA_POINTS
from bela.referee import read_scenario
from bela.rules.ledger import ledger
from bela.rules.variants import VARIANTS
from ledger import proof
from ledger.evidence import CASES, files, named, scenarios
from ledger.mutant import Mutant, becomes, mutant, rules
from ledger.mutants import MUTANTS
from ledger.patching import broken
from ledger.reasons import NOT_AT, SILENT_PARTS, WITHOUT_BEHAVIOUR
from support.sources import ROOT, digests, stale

SCRIPT = ROOT / "scripts" / "prove_mutants.py"
HARMLESS = mutant("S-32", "Nothing is broken.", becomes("deal.steps.bidding:NAMES", bidding.NAMES))
PROVED = tuple(dict.fromkeys(one.id for one in MUTANTS))


@cache
def met(mutant: Mutant) -> proof.Met:
    """A mutant once it has been found out in every variant, or has met all."""
    return proof.meet(mutant, in_short=True)


# ---------------------------------------------------------------- the ledger
def test_every_rule_has_either_mutants_or_no_behaviour() -> None:
    assert sorted([*PROVED, *WITHOUT_BEHAVIOUR]) == sorted(ledger())


def test_what_is_said_of_rules_without_behaviour_is_a_sentence_about_rules_of_the_ledger() -> None:
    reasons = [*WITHOUT_BEHAVIOUR.values(), *NOT_AT.values(), *SILENT_PARTS.values()]
    assert all(reason[0].isupper() and reason.endswith(".") for reason in reasons)
    assert all(table in ledger()[rule].variants for rule, table in NOT_AT)
    assert set(SILENT_PARTS) <= set(PROVED)


@pytest.mark.parametrize("path", sorted(CASES.glob("*.toml")), ids=lambda path: path.stem)
def test_a_scenario_names_rules_that_stand_in_the_ledger(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert named(text)
    assert set(named(text)) <= set(ledger())
    assert read_scenario(text).proves == named(text)


def test_no_two_scenarios_have_the_same_name() -> None:
    names = [tomllib.loads(text)["id"] for _, text, _ in files()]
    assert len(set(names)) == len(names)


# ---------------------------------------------------------------- the mutants
def test_the_engine_itself_is_sound() -> None:
    assert proof.unsound(scenarios()) == []


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.id} {mutant.breaks}")
def test_a_mutant_is_found_out(mutant: Mutant) -> None:
    assert met(mutant).killers


def test_every_rule_is_proved_in_every_variant_that_it_binds() -> None:
    assert proof.unproved(map(met, MUTANTS)) == []


def test_a_mutant_that_breaks_nothing_survives() -> None:
    harmless = met(HARMLESS)
    assert proof.survivors([harmless, met(MUTANTS[0])]) == [HARMLESS]
    assert proof.unproved([harmless]) == list(proof.bindings())


def test_no_two_mutants_say_the_same() -> None:
    said = [(one.id, one.breaks) for one in MUTANTS]
    assert len(set(said)) == len(said)


def test_the_engine_is_whole_again_afterwards() -> None:
    tables = VARIANTS["croatian_4"].tables
    with broken(mutant("S-20", "", becomes("melds:BELA_POINTS", 10), becomes("deal.steps.bidding:apply", None))):
        assert vars(bidding)["apply"] is None
        assert None in vars(decide)["_APPLY"].values()
    assert vars(bidding)["apply"] in vars(decide)["_APPLY"].values()
    assert VARIANTS["croatian_4"].tables == tables
    assert BELA_POINTS == 20


def test_changed_rules_hold_at_every_table() -> None:
    with broken(mutant("S-36", "", rules(target=7777))):
        assert {read_scenario(text).rules.target for _, text, _ in files()} == {7777}


# ---------------------------------------------------------------- the written result
def test_the_written_result_speaks_of_these_mutants_and_of_no_survivor() -> None:
    written = json.loads(proof.RESULT.read_text(encoding="utf-8"))
    said = [(rule, one["breaks"]) for rule, accounts in written["rules"].items() for one in accounts]
    assert sorted(said) == sorted((one.id, one.breaks) for one in MUTANTS), "run scripts/prove_mutants.py again"
    assert written["without_behaviour"] == WITHOUT_BEHAVIOUR
    assert written["survivors"] == []


def test_a_result_is_stale_once_a_source_has_changed(tmp_path: Path) -> None:
    for name in ("src/bela/melds.py", "src/bela/match"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        copy(ROOT / name, tmp_path / name)
        result: dict[str, object] = {"sources": digests([name])}
        assert stale([name], result, tmp_path) == []
        changed = tmp_path / name if (tmp_path / name).is_file() else tmp_path / name / "act.py"
        changed.write_bytes(changed.read_bytes() + b"# another line\n")
        assert stale([name], result, tmp_path) == [name]


def exit_code(monkeypatch: pytest.MonkeyPatch, *words: str) -> object:
    """With what the script ends when it is started with these words."""
    monkeypatch.setattr("sys.argv", ["prove_mutants.py", *words])
    with pytest.raises(SystemExit) as left:
        runpy.run_path(str(SCRIPT), run_name="__main__")
    return left.value.code


@pytest.mark.parametrize(("mutants", "unsound", "code"), [((), [], 0), ((HARMLESS,), [], 1), ((), ["a scenario"], 1)])
def test_the_short_proof_exits_with_1_on_a_survivor_or_an_unsound_engine(
    mutants: tuple[Mutant, ...], unsound: list[str], code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ledger.mutants.MUTANTS", mutants)
    monkeypatch.setattr(proof, "bindings", tuple)
    monkeypatch.setattr(proof, "unsound", lambda _witnesses: unsound)
    assert exit_code(monkeypatch, "--short") == code


@pytest.mark.parametrize(
    ("survivors", "sources", "code"), [([], {}, 0), (["Nothing is broken."], {}, 1), ([], {"tests/cases": "old"}, 1)]
)
def test_the_check_exits_with_1_on_a_survivor_or_changed_sources(
    survivors: list[str], sources: dict[str, str], code: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    written = {"mutants": 1, "survivors": survivors, "sources": digests(proof.SOURCES) | sources}
    (tmp_path / "mutants.json").write_text(json.dumps(written), encoding="utf-8")
    monkeypatch.setattr(proof, "RESULT", tmp_path / "mutants.json")
    assert exit_code(monkeypatch, "--check") == code
