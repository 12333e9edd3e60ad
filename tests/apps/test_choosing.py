"""Rules and bots by their names on the command line, and what is said of names and values that are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from bela.apps.choosing import choose_bots, choose_rules
from bela.apps.refused import RefusedError
from bela.i18n import Translator
from bela.rules.variants import house

WORDS = Translator("en")


def refused(variant: str, *options: str) -> str:
    """Why a table cannot be."""
    with pytest.raises(RefusedError) as caught:
        choose_rules(WORDS, variant, options, None)
    return caught.value.message


def test_an_option_that_is_given_twice_must_have_one_value() -> None:
    told = "last_trick is given twice, as 5 and as 6: give it once."
    assert refused("scottish_2", "last_trick=5", "tie=half", "last_trick=6") == told
    assert refused("scottish_2", "last_trick=5", "last_trick=5", "last_trick=6") == told


def test_an_option_that_is_given_twice_with_the_same_value_is_no_matter() -> None:
    rules = choose_rules(WORDS, "scottish_2", ("schmeiss=off", "schmeiss = OFF"), None)
    assert rules == house("scottish_2", schmeiss="off")


@pytest.mark.parametrize("text", ["schmeiss=", "schmeiss = ", "schmeiss"])
def test_a_value_that_is_missing_is_missed(text: str) -> None:
    assert refused("scottish_2", text) == 'The value of "schmeiss" is missing: write schmeiss=value.'


@pytest.mark.parametrize("text", ["=5", "=", "", "nonsense", "\x1b[2J" + "x" * 500])
def test_what_is_no_option_at_all_is_told_how_options_are_written(text: str) -> None:
    told = refused("scottish_2", text)
    assert told.endswith("is no option: write name=value, such as last_trick=0.")
    assert len(told) < 120
    assert told.isprintable()


def test_only_near_names_are_suggested() -> None:
    assert refused("scottish_2", "mustbeat=all_suits") == 'There is no option "mustbeat". Did you mean must_beat?'
    for far in ("foo", "club"):
        told = refused("scottish_2", f"{far}=1")
        assert told == f'There is no option "{far}", and none with a name like that.'


@pytest.mark.parametrize(
    "option", ["seven_exchange=any_player", "seven_source=first_six", "turnup_after_trump=stays_up"]
)
def test_where_all_cards_are_dealt_there_is_nothing_to_exchange_for(option: str) -> None:
    told = refused("barlinnie_4", option)
    assert told.endswith("takes a turned card that is left over; here all cards are dealt, and it falls to the dealer.")


def test_what_a_table_lacks_is_named_as_a_thing() -> None:
    told = 'pack cannot be "28" in croatian_3: that takes a deal without cards left over for the maker.'
    assert refused("croatian_3", "pack=28") == told


@pytest.mark.parametrize(
    ("name", "data", "reason"),
    [
        ("bin.toml", b"\xff\xff", "it is no UTF-8 text."),
        ("none.toml", None, "No such file or directory."),
        ("no\x00ne.toml", None, "embedded null byte."),
        ("n" * 5000, None, "File name too long."),
    ],
)
def test_a_file_that_cannot_be_read_is_told_with_the_reason(
    tmp_path: Path, name: str, data: bytes | None, reason: str
) -> None:
    file = tmp_path / name
    if data is not None:
        file.write_bytes(data)
    with pytest.raises(RefusedError) as caught:
        choose_rules(WORDS, None, (), file)
    assert caught.value.message.endswith(f" cannot be read: {reason}")


@pytest.mark.parametrize(("seats", "told"), [(1, "1 seat."), (3, "3 seats.")])
def test_bots_for_whom_there_is_no_seat(seats: int, told: str) -> None:
    with pytest.raises(RefusedError, match=rf"^4 bots are too many for {told}$"):
        choose_bots(WORDS, "random,rules,random,rules", range(seats))
