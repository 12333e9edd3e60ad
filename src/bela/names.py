"""Texts by which people, sides and tables are called: what somebody sees of them."""

from __future__ import annotations

import re
import unicodedata

PICTURE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u25a0-\u27bf\u2900-\u297f\u2b00-\u2bff"
    "\u3030\u303d\u3297\u3299\U0001f000-\U0001f1e5\U0001f200-\U0001faff]"
)
"""A picture, those that later versions of Unicode draw included."""
ONE = f"(?:\U0001f3f4[\U000e0030-\U000e007a]{{1,6}}\U000e007f|{PICTURE}[\ufe0e\ufe0f]?[\U0001f3fb-\U0001f3ff]?)"
"""A picture as it is shown, with a colour of skin; or the flag of a part of a country."""
FLAG, KEYCAP = "[\U0001f1e6-\U0001f1ff]{2}", "[0-9#*]\ufe0f?\u20e3"
PICTURES = re.compile(f"{ONE}(?:\u200d{ONE}){{0,9}}|{FLAG}|{KEYCAP}")
"""What is seen as one picture, of whatever it is joined."""
SIGN = re.compile(f"{PICTURES.pattern}|.", re.DOTALL)
STANDS_FOR_IT = "\u263a"
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]"
)
"""What shows nothing, though Unicode counts it among letters, marks and signs."""


def plain(text: str) -> str:
    """The text with one sign for every picture, so that what else is in it can be looked at, and counted."""
    return PICTURES.sub(STANDS_FOR_IT, text)


def cut(text: str, most: int) -> str:
    """The beginning of a text, with so many signs at most, pictures whole."""
    return "".join(SIGN.findall(text)[:most])


def seen(text: str) -> bool:
    """Whether a letter, a figure or a picture is in a text, and nothing that cannot be seen."""
    found = plain(text)
    told = any(sign.isalnum() or sign == STANDS_FOR_IT for sign in found)
    return told and found.isprintable() and not BLANK.search(found)


def folded(text: str) -> str:
    """A text as it is compared: a letter large or small, with an accent in its sign or beside it, is the same."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold())
