"""What somebody sees of a name: pictures whole, and nothing that shows nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.names import cut, folded, plain, seen

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
DARK_HAND = "\U0001f44b\U0001f3ff"
CROATIA = "\U0001f1ed\U0001f1f7"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
PIRATES = "\U0001f3f4\u200d\u2620\ufe0f"
DETECTIVE = "\U0001f575\U0001f3fd\u200d\u2642\ufe0f"
SEVEN = "7\ufe0f\u20e3"
PICTURES = (FAMILY, DARK_HAND, CROATIA, SCOTLAND, PIRATES, DETECTIVE, SEVEN, "\u2665\ufe0f", "\U0001f0cf", "\U0001fae8")
UNSEEN = {
    "joiner": "\u200d",
    "joined letters": "A\u200dna",
    "no width": "Ana\u200b",
    "turned round": "\u202eAna",
    "tags": "Ana\U000e0067\U000e007f",
    "other look": "Ana\ufe0f",
    "filler": "\u3164",
    "filler at last": "Ana\u115f",
    "braille": "\u2800",
    "own use": "\ue000",
    "joined to nothing": f"{FAMILY}\u200d",
    "bell": "a\u0007",
    "nothing": "",
}


@pytest.mark.parametrize("picture", PICTURES)
def test_a_picture_is_one_sign_of_whatever_it_is_joined(picture: str) -> None:
    assert len(plain(picture)) == 1
    assert seen(picture)
    assert cut(f"{picture}{picture}", 1) == picture


@pytest.mark.parametrize("text", UNSEEN.values(), ids=UNSEEN.keys())
def test_what_shows_nothing_is_in_no_name(text: str) -> None:
    assert not seen(text)


@given(st.text())
def test_no_sign_is_lost_and_none_is_cut_in_two(text: str) -> None:
    count = len(plain(text))
    assert cut(text, count) == text
    assert all(cut(text, most) + text[len(cut(text, most)) :] == text for most in range(count))


@given(st.lists(st.sampled_from((*PICTURES, "a", "š", " "))))
def test_a_text_is_as_long_as_it_is_seen(signs: list[str]) -> None:
    text = " ".join(signs)
    assert [cut(text, most) for most in range(len(plain(text)) + 1)] == ["".join(found) for found in _beginnings(signs)]


def _beginnings(signs: list[str]) -> list[list[str]]:
    parts = [part for sign in signs for part in (" ", sign)][1:]
    return [parts[:most] for most in range(len(parts) + 1)]


@pytest.mark.parametrize(("one", "other"), [("Ana", "ANA"), ("Ren\u00e9", "rene\u0301"), ("Stra\u00dfe", "STRASSE")])
def test_names_are_compared_whatever_their_letters_are_made_of(one: str, other: str) -> None:
    assert folded(one) == folded(other)
    assert folded(one) != folded("Rene")
