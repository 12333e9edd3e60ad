"""Decimals are written as the language writes them."""

from __future__ import annotations

import pytest

from bela.i18n import Translator


@pytest.mark.parametrize(("language", "written"), [("en", "158.5"), ("hr", "158,5"), ("cs", "158,5"), ("de", "158,5")])
def test_a_decimal_has_the_point_or_comma_of_the_language(language: str, written: str) -> None:
    assert Translator(language).number(158.5, ".1f") == written
