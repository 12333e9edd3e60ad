"""TOML that a stranger wrote: data, or one kind of error."""

from __future__ import annotations

import pytest

from bela.rules.faults import FaultCode, HouseFileError
from bela.rules.house import load_house
from bela.rules.toml_text import DEEPEST, TomlError, parse_toml

TOO_DEEP = (
    "a = " + "[" * 5000 + "]" * 5000,
    "a = " + "{a = " * 5000 + "1" + "}" * 5000,
    ".".join("a" * 5000) + " = 1",
    "[" + ".".join("a" * 5000) + "]",
    "a = " + "[" * DEEPEST + "]" * DEEPEST,
)
TOO_LARGE = ("a = " + "9" * 10_000, "a = 0x" + "f" * 10_000, "a = [[-" + "9" * 30 + "]]", f"a = {2**63}")
NOT_TOML = ("a = ", "= 1", "a = 1\na = 2", 'a = "\\q"', "a = 2025-02-30")


@pytest.mark.parametrize("text", TOO_DEEP)
def test_what_is_nested_too_deep_is_refused(text: str) -> None:
    with pytest.raises(TomlError, match="nested too deep"):
        parse_toml(text)


@pytest.mark.parametrize("text", TOO_LARGE)
def test_numbers_too_long_to_be_shown_are_refused(text: str) -> None:
    with pytest.raises(TomlError, match="too many digits"):
        parse_toml(text)


@pytest.mark.parametrize("text", NOT_TOML)
def test_the_reason_for_bad_toml_is_told_without_a_full_stop(text: str) -> None:
    with pytest.raises(TomlError, match=r"[^.]$"):
        parse_toml(text)


def test_a_byte_order_mark_does_not_count() -> None:
    assert parse_toml("\ufeffa = [[1]]") == {"a": [[1]]}


@pytest.mark.parametrize("text", [f'variant = "croatian_4"\n{text}' for text in (*TOO_DEEP, *TOO_LARGE, *NOT_TOML)])
def test_a_house_file_that_is_no_toml_says_so_with_its_name(text: str) -> None:
    with pytest.raises(HouseFileError, match=r"^mine\.toml: this is not a TOML file: ") as caught:
        load_house(text, "mine.toml")
    assert caught.value.code is FaultCode.NOT_TOML
