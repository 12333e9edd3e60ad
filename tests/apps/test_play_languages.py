"""Line mode in each language, driven through a pipe: whole matches, and no word of another language."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from bela.apps.cli import main
from bela.i18n import LANGUAGES, Translator
from bela.rules.words import Criterion
from catalogue_flaws import ENGLISH_WORD

NAMES = ("scottish_3", "clobyosh_2", "barlinnie_4", "croatian_2", "croatian_3_club", "croatian_4")
ASKED = (
    "?",
    "h",
    "l",
    "s",
    "r",
    "c",
    "S-28",
    "C-20",
    "nonsense",
    "Kh/3",
    "99",
    "Kh",
    "draw 0:Kh",
    "name",
    "announce 20",
)
NUMBERS = ("1", "2", "3", "4", "1 2", "2 c")


def keys() -> str:
    """Numbers that answer each question now and then, and among them everything else that may be typed."""
    rng = random.Random(7)
    return "\n".join(rng.choice(NUMBERS) if rng.random() < 0.9 else rng.choice(ASKED) for _ in range(4000))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_played_in_one_language(tmp_path: Path, language: str, name: str) -> None:
    where = ("--data", str(tmp_path), "--seed", "11", "--option", "target=301")
    found = CliRunner().invoke(main, ["--lang", language, "play", name, *where], input=keys(), catch_exceptions=False)
    assert found.exit_code == 0
    winner = {
        Translator(language).t("account.match_won", side="").strip(" ."),
        Translator(language).t("account.match_won.you"),
    }
    assert any(sentence in found.output for sentence in winner | {Translator(language).t("account.match_won.them")})
    assert "{" not in found.output
    if language != "en":
        assert ENGLISH_WORD.findall(found.output.replace(str(tmp_path), "")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_options_are_listed_in_one_language(language: str) -> None:
    """But for the words by which the order of announcements is typed."""
    found = CliRunner().invoke(main, ["options", "croatian_3_club", "--lang", language], catch_exceptions=False)
    assert found.exit_code == 0
    if language != "en":
        assert {*ENGLISH_WORD.findall(found.output)} <= {*Criterion}
