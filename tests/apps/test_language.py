"""In which language somebody is spoken to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from bela.apps.cli import main
from bela.apps.language import asked_language, system_language
from bela.i18n import LANGUAGES
from catalogue_keys import CLICK

CLICK_SPEAKS = ("core", "decorators", "exceptions", "formatting", "parser", "types")


@pytest.fixture
def _four_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is chosen does not depend on which catalogues there are so far."""
    monkeypatch.setattr("bela.apps.language.LANGUAGES", ("en", "hr", "cs", "de"))


@pytest.mark.usefixtures("_four_languages")
@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "hr_HR.UTF-8"}, "hr"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "cs"}, "cs"),
        ({"LANG": "Croatian_Croatia.1250"}, "hr"),
        ({"LANG": "is_IS.UTF-8"}, "en"),
        ({"LANG": "hr_HR.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "hr_HR.UTF-8", "LC_MESSAGES": "", "LC_ALL": "de_DE.UTF-8"}, "de"),
        ({"LANG": "hr_HR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "is:hr_HR:cs"}, "hr"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "is"}, "de"),
        ({"LANG": "C", "LANGUAGE": "hr"}, "en"),
        ({"LANG": "de_DE.UTF-8", "BELA_LANG": "hr"}, "hr"),
        ({"LANG": "de_DE.UTF-8", "BELA_LANG": "nonsense"}, "de"),
    ],
)
def test_the_variables_of_the_system_choose_as_they_do_everywhere(variables: dict[str, str], language: str) -> None:
    assert system_language(variables, "C") == language


@pytest.mark.usefixtures("_four_languages")
@pytest.mark.parametrize(
    ("name", "language"),
    [("hr_HR", "hr"), ("German_Germany", "de"), ("Czech_Czechia", "cs"), ("Croatian_Croatia", "hr"), ("C", "en")],
)
def test_a_system_without_variables_is_asked_itself(name: str, language: str) -> None:
    assert system_language({}, name) == language


@pytest.mark.usefixtures("_four_languages")
@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        ([], ""),
        (["play", "--lang", "hr"], "hr"),
        (["--lang=de", "play", "--help"], "de"),
        (["--lang=de", "play", "--lang", "cs"], "cs"),
        (["play", "--lang", "xx"], ""),
        (["play", "--lang"], ""),
        (["referee", "hr"], ""),
    ],
)
def test_the_command_line_is_heard_before_anything_is_said(arguments: list[str], language: str) -> None:
    assert asked_language(arguments) == language


def spoken_to(group: click.Group = main, *before: str) -> Iterator[tuple[str, ...]]:
    """Every command that says something itself."""
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        if isinstance(command, click.Group):
            yield from spoken_to(command, *before, name)
        else:
            yield (*before, name)


@pytest.mark.parametrize("names", [(), *spoken_to()], ids=" ".join)
def test_every_command_can_be_told_the_language(names: tuple[str, ...]) -> None:
    found = CliRunner().invoke(main, [*names, "--help"])
    assert f"--lang [{'|'.join(LANGUAGES)}]" in found.output


@pytest.mark.parametrize("arguments", [("--lang", "hr", "variants"), ("variants", "--lang", "hr")])
def test_a_language_is_told_before_or_after_the_command(arguments: tuple[str, ...]) -> None:
    if "hr" in LANGUAGES:
        found = CliRunner().invoke(main, arguments, catch_exceptions=False)
        assert "croatian_4: Hrvatska bela" in found.output


def test_a_language_that_is_not_there_is_refused() -> None:
    found = CliRunner().invoke(main, ["--lang", "xx", "variants"])
    assert found.exit_code == 2
    assert "'xx' is not" in found.output


def test_click_says_what_the_catalogue_has_under_its_words() -> None:
    said = "".join(Path(click.__file__).with_name(f"{name}.py").read_text(encoding="utf-8") for name in CLICK_SPEAKS)
    assert [text for text in CLICK if f'"{text}"' not in said] == []
