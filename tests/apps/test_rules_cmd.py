"""`bela rules`: what it prints, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bela.apps.cli import main
from bela.i18n import LANGUAGES


def run(*words: object, charset: str = "utf-8") -> Result:
    return CliRunner(charset=charset).invoke(main, ["rules", *map(str, words)], catch_exceptions=False)


def test_the_rules_of_a_variant_are_printed_as_text() -> None:
    result = run("croatian_4", "--lang", "en")
    assert result.exit_code == 0
    assert result.output.startswith("Croatian Bela for four, as partners: the rules\n=====")
    assert "A game goes to 1001 points." in result.output
    assert "10♠" in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_and_form(language: str) -> None:
    forms = [run("scottish_2", "--lang", language, "--format", form).output for form in ("text", "markdown", "html")]
    assert len({len(form) for form in forms}) == 3
    assert forms[1].startswith("# ")
    assert f'<html lang="{language}">' in forms[2]
    assert forms[2].endswith("</html>\n")


def test_options_change_the_text() -> None:
    result = run("croatian_4", "--option", "target=501", "--option", "must_beat=all_suits", "--lang", "en")
    assert "A game goes to 501 points." in result.output
    assert "must_beat = all_suits: " in result.output


def test_a_file_of_house_rules_is_read(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('variant = "scottish_3"\n[options]\nlast_trick = 0\n', encoding="utf-8")
    result = run("--rules", file, "--lang", "en")
    assert "The last trick counts nothing extra." in result.output


def test_letters_stand_for_signs_where_they_are_wanted_or_needed() -> None:
    assert "10s" in run("scottish_2", "--letters", "--lang", "en").output
    assert "10s" in run("scottish_2", "--lang", "en", charset="ascii").output
    assert "10s" in run("scottish_2", "--letters", "--format", "markdown", "--lang", "en").output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "Which variant?"),
        (("nowhere",), 'There is no variant "nowhere".'),
        (("croatian_4", "--option", "tie_3=half"), "tie_3 is no question in croatian_4"),
        (("croatian_4", "--option", "target"), 'The value of "target" is missing'),
        (("croatian_4", "--format", "pdf"), "'pdf' is not one of"),
        (("--rules", "missing.toml"), "missing.toml cannot be read"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(words: tuple[str, ...], sentence: str) -> None:
    result = run(*words, "--lang", "en")
    assert result.exit_code == 2
    assert sentence in result.output


def test_the_command_is_listed() -> None:
    result = CliRunner().invoke(main, ["--help"])
    assert "  rules " in result.output
