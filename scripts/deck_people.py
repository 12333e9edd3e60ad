"""The people on the court cards: heads, dress and what they carry, put together in a box of 100 by 100."""

from __future__ import annotations

from dataclasses import dataclass

from deck_dress import CARRIED, DRESS, HAIR, HATS
from deck_signs import INK

SKIN = "#f3d2b0"
LINE = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'


@dataclass(frozen=True)
class Person:
    """Who is drawn on a card."""

    dress: str
    hat: str
    hair: str
    carries: str
    beard: str = ""
    looks: int = 1
    """To the right, or -1 to the left."""
    tone: str = "#5b3a22"
    """The colour of the hair."""
    cloth: str = "currentColor"
    """The colour of the dress; by itself the suit's."""
    trim: str = "#e0aa3e"


BEARDS = {
    "": "",
    "full": "M37 42c0 20 6 27 13 27s13-7 13-27c-3 6-7 7-13 7s-10-1-13-7z",
    "forked": "M37 42c0 18 3 30 9 30 3 0 4-5 4-8 0 3 1 8 4 8 6 0 9-12 9-30-3 6-7 7-13 7s-10-1-13-7z",
    "short": "M37 42c1 13 6 18 13 18s12-5 13-18c-3 5-7 7-13 7s-10-2-13-7z",
    "long": "M37 42c-2 22 6 38 13 42 7-4 15-20 13-42-3 6-7 7-13 7s-10-1-13-7z",
    "moustache": "M39 46c4-4 8-4 11-1 3-3 7-3 11 1-3 3-8 3-11 1-3 2-8 2-11-1z",
}


def face(person: Person) -> str:
    """A face, looking to a side."""
    turn = 2 * person.looks
    eyes = "".join(
        f'<circle cx="{x + turn}" cy="36" r="1.7" fill="{INK}"/><path fill="none" {LINE} stroke-width="1.5" d="M{x + turn - 3} 32q3-2 6 0"/>'
        for x in (44.5, 55.5)
    )
    nose = f'<path fill="none" {LINE} stroke-width="1.5" d="M{50 + turn} 36l{person.looks * 2.5} 6h{-person.looks * 2.5}"/>'
    mouth = (
        f'<path fill="none" stroke="#a8423a" stroke-width="2" stroke-linecap="round" d="M{46.5 + turn} 47q3.5 2 7 0"/>'
    )
    cheeks = '<g fill="#e39b7d" opacity=".55"><circle cx="42" cy="42" r="3"/><circle cx="58" cy="42" r="3"/></g>'
    return f'<ellipse cx="50" cy="38" rx="13" ry="15" fill="{SKIN}" {LINE}/>{cheeks}{eyes}{nose}{mouth}'


def beard(person: Person) -> str:
    """A beard, under the mouth."""
    path = BEARDS[person.beard]
    return f'<path fill="{person.tone}" {LINE} stroke-width="1.5" d="{path}"/>' if path else ""


def drawn(person: Person) -> str:
    """The person: what is behind, the body, the head, the hat, and what is carried in front."""
    fill = {"tone": person.tone, "cloth": person.cloth, "trim": person.trim, "line": LINE, "ink": INK, "skin": SKIN}
    behind, before = HAIR[person.hair]
    parts = (
        behind.format(**fill),
        f'<path fill="{SKIN}" {LINE} d="M43 48h14v16H43z"/>',
        DRESS[person.dress].format(**fill),
        face(person),
        beard(person),
        before.format(**fill),
        HATS[person.hat].format(**fill),
        CARRIED[person.carries].format(**fill),
    )
    inside = f'<g stroke-width="2">{"".join(parts)}</g>'
    return inside if person.looks > 0 else f'<g transform="translate(100 0) scale(-1 1)">{inside}</g>'
