"""Whatever a request holds, the answer is data, and a refusal names a code and a key."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from bela.pad.api import CHANGES, REQUESTS, handle
from bela.pad.count import CLAIM
from bela.pad.form import KEYS

BOOK = handle({"do": "open", "variant": "croatian_4", "dealer": 0})["book"]
BOOK += handle({"do": "enter", "book": BOOK, "id": "1", "entry": {"maker": 0, "card_points": [100, 62]}})["append"]

atoms = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 200),
    st.floats(allow_nan=False),
    st.sampled_from(["", "x", "h", "/3", "4xJ", "Kh/3", "50", "played", "void", "claimed", "belot", CLAIM, "1", BOOK]),
    st.text(max_size=3),
)
values = st.recursive(
    atoms,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)
announcements = st.lists(
    st.fixed_dictionaries({}, optional={"seat": values, "side": values, "what": values}), max_size=3
)
entries = st.fixed_dictionaries({}, optional=dict.fromkeys(KEYS, values) | {"announcements": announcements | values})
FIELDS = (
    *("variant", "options", "title", "names", "teams", "dealer", "date", "id", "row", "match", "text", "labels"),
    *("words", "form", "link"),
)
requests = st.fixed_dictionaries(
    {"do": st.sampled_from([*CHANGES, *REQUESTS, "x"])},
    optional=dict.fromkeys(FIELDS, values) | {"book": st.just(BOOK) | values, "entry": entries | values},
)


@settings(max_examples=300)
@given(requests)
def test_no_request_makes_the_pad_stumble(request: dict[str, object]) -> None:
    answer = json.loads(json.dumps(handle(request)))
    if not answer["ok"]:
        error = answer["error"]
        assert error["code"]
        assert error["key"].endswith(error["code"])


@settings(max_examples=300)
@given(entries)
def test_no_form_makes_the_pad_stumble(entry: dict[str, object]) -> None:
    answer = json.loads(json.dumps(handle({"do": "enter", "book": BOOK, "id": "2", "entry": entry})))
    assert answer["ok"] or answer["error"]["code"]


TRIMMED = st.builds(
    lambda text, at, put: text[:at] + put + text[at + 1 :], st.just(BOOK), st.integers(0, 2500), st.text(max_size=2)
)


@settings(max_examples=300)
@given(TRIMMED)
def test_no_damage_to_a_book_makes_the_pad_stumble(text: str) -> None:
    answer = handle({"do": "view", "book": text})
    assert answer["ok"] or answer["error"]["code"]
