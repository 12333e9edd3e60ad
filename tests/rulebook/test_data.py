"""The book as plain data."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bela.rulebook import as_data, chapter_names, sentence_keys
from bela.rules.variants import VARIANTS, house, variant


def blocks(found: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """The blocks of a kind."""
    return [block for chapter in found["chapters"] for block in chapter["blocks"] if block["kind"] == kind]


@pytest.mark.parametrize("name", VARIANTS)
def test_it_is_what_json_can_hold(name: str) -> None:
    found = as_data(VARIANTS[name])
    assert json.loads(json.dumps(found)) == found
    assert found["variant"] == name
    assert {chapter["name"] for chapter in found["chapters"]} <= set(chapter_names())


def test_sentences_are_keys_and_figures() -> None:
    found = as_data(house("croatian_4", target=777))
    said = [one for block in blocks(found, "paragraph") for one in block["sentences"]]
    assert {"kind": "sentence", "key": "match.target", "figures": {"target": 777}} in said
    assert {one["key"] for one in said} <= set(sentence_keys())
    (dealt,) = (one for one in said if one["key"] == "deal.closed")
    assert dealt["figures"]["first_packets"] == {"kind": "packets", "sizes": [3, 3]}


def test_cards_are_written_as_everywhere() -> None:
    example = next(one for one in blocks(as_data(variant("scottish_2")), "play_example") if one["name"] == "void")
    assert (example["trump"], example["trick"], example["allowed"]) == ("h", "Ks", "Jh 8h")
    assert example["offences"] == [{"kind": "offence", "cards": "Ac 9d", "code": "must_trump", "rule": "S-28"}]


def test_announcements_words_and_settlements_are_written_too() -> None:
    found = as_data(variant("scottish_2"))
    assert blocks(found, "contest_example")[0]["held"] == [["As/3"], ["Jd/4"]]
    (dialogue,) = blocks(found, "dialogue_example")
    assert dialogue["spoken"] == [[0, "announce 20"], [1, "announce 20"], [0, "from J"], [1, "from K"]]
    assert blocks(found, "settlement_example")[1]["settlement"]["result"] == "failed"
    assert blocks(as_data(variant("croatian_4")), "meld_table")[0]["rows"][3]["rank"] == "J"


def test_points_and_ids_are_there() -> None:
    found = as_data(house("croatian_4", must_beat="all_suits"))
    (point,) = (one for one in blocks(found, "point") if one["option"] == "must_beat")
    assert point == {
        "kind": "point",
        "option": "must_beat",
        "value": "all_suits",
        "usual": False,
        "idle": False,
        "others": ["trump_only"],
    }
    (index,) = blocks(found, "index")
    assert {"kind": "numbered", "id": "C-20", "chapter": "play"} in index["entries"]
