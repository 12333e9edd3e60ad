"""A deal in one line: ``ana 100 bela:bo ana:/4 capot:bo``, as the help of the pad tells it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from bela.apps.pad.people import WhoError, player, side, side_or_player
from bela.apps.telling.pad_voice import PadVoice
from bela.melds import BELA_POINTS
from bela.pad.count import CLAIM
from bela.pad.form import NOBODYS

Form = dict[str, Any]
POINTS = re.compile(r"[0-9]{1,4}")
BY_SIDE = re.compile(r"[0-9]{1,4}(-[0-9]{0,4})+")
"""The first figure is always there: what begins with a dash reads like less than nothing."""
VOID = ("pass", "void")
COUNTLESS = (*VOID, "belot")
"""Deals of which nothing is counted."""
KINDS = (*COUNTLESS, "claim", "wins")
"""What may stand first in place of the maker."""
COMMAND = "/"
"""What stands before a word that is to be no name."""
NOTE = "note:"
TRICKS = ("none", "some")
"""Whether a side took a trick: one of them for each side."""
NOT_ONE = "-"
"""Stands for nobody."""
MARGINS = ("date", "dealer", "trump")
"""What stands beside a deal of which nothing is counted."""


class QuickError(ValueError):
    """A line that is no deal; ``key`` is that of the sentence that says so.

    ``word`` is what was typed, and ``other`` a word that it has to do with.
    """

    def __init__(self, key: str, word: str, other: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.word = word
        self.other = other


def read_deal(voice: PadVoice, line: str) -> Form:
    """The form that a line fills in. Raises QuickError, and WhoError for a word that means nobody."""
    text, _, note = line.partition(NOTE)
    parts = text.split()
    if not parts:
        raise QuickError("pad.quick.empty", line)
    form = _form(voice, parts)
    if form.get("kind") == CLAIM and note.strip():
        raise QuickError("pad.quick.beside", NOTE, parts[0])
    return {**form, "note": note.strip()} if note.strip() else form


def begins_deal(voice: PadVoice, line: str) -> bool:
    """Whether the first word means somebody, or may mean several, and figures of a deal stand behind it."""
    parts = line.partition(NOTE)[0].split()
    return any(map(_is_figure, parts[1:])) and _means_somebody(voice, parts[0])


def _is_figure(part: str) -> bool:
    return bool(POINTS.fullmatch(part) or BY_SIDE.fullmatch(part)) or part.lower().partition(":")[0] == "capot"


def _means_somebody(voice: PadVoice, word: str) -> bool:
    try:
        side_or_player(voice, word)
    except WhoError as error:
        return error.key == "pad.who.several"
    return True


def either(voice: PadVoice, parts: Sequence[str]) -> QuickError:
    """The refusal of what may be a command, or a kind of deal, and may be the deal of somebody who is called so."""
    who = side_or_player(voice, parts[0])
    seats = range(voice.rules.seats)
    seat = who["seat"] if "seat" in who else next(one for one in seats if voice.rules.side_of(one) == who["side"])
    return QuickError("pad.quick.either", " ".join(parts), " ".join((str(seat + 1), *parts[1:])))


def _form(voice: PadVoice, parts: Sequence[str]) -> Form:
    """What stands before the note. A kind of deal may also be the name of whoever chose trumps."""
    first = parts[0].lower()
    if first.removeprefix(COMMAND) in KINDS and first.startswith(COMMAND):
        return _by_kind(voice, first[1:], (parts[0][1:], *parts[1:]))
    if first not in KINDS or not begins_deal(voice, " ".join(parts)):
        return _by_kind(voice, first, parts)
    if not _reads(voice, first, parts):
        return _by_kind(voice, "", parts)
    if _reads(voice, "", parts):
        raise either(voice, parts)
    return _by_kind(voice, first, parts)


def _reads(voice: PadVoice, first: str, parts: Sequence[str]) -> bool:
    try:
        _by_kind(voice, first, parts)
    except (QuickError, WhoError):
        return False
    return True


def _by_kind(voice: PadVoice, first: str, parts: Sequence[str]) -> Form:
    """By the word that stands first, where that is not a name."""
    _check_beside(first, parts)
    if first in VOID:
        return _with(voice, {"kind": "void"}, parts[1:])
    if first == "belot":
        return _with(voice, {"kind": "belot", **maker(voice, _word(parts, 1))}, parts[2:])
    if first == "claim":
        return _with(voice, {"kind": "claimed", **maker(voice, _word(parts, 1))}, parts[2:])
    if first == "wins":
        return {"kind": CLAIM, "seat": player(voice, _word(parts, 1))}
    return _with(voice, maker(voice, parts[0]), parts[1:])


def _check_beside(first: str, parts: Sequence[str]) -> None:
    """Hold that nothing is told that such a deal has not, since that would be lost. Raises QuickError."""
    for part in parts[1 if first in VOID else 2 if first in KINDS else 1 :]:
        word = part.partition(":")[0].lower()
        if word == "by" and first not in KINDS:
            raise QuickError("pad.quick.without", part, "claim")
        if first == "wins" or (first in COUNTLESS and word not in MARGINS) or (first == "claim" and word == "capot"):
            raise QuickError("pad.quick.beside", part, parts[0])


def _word(parts: Sequence[str], place: int) -> str:
    if len(parts) <= place:
        raise QuickError("pad.quick.who", parts[0])
    return parts[place]


def maker(voice: PadVoice, word: str) -> Form:
    """Who chose trumps."""
    who = side_or_player(voice, word)
    return {"maker_side": who["side"]} if "side" in who else {"maker": who["seat"]}


def _with(voice: PadVoice, form: Form, parts: Sequence[str]) -> Form:
    met: set[str] = set()
    for part in parts:
        _take(voice, form, part)
        told = _told(part)
        if told in met:
            raise QuickError("pad.quick.twice", part)
        met |= {told} - {""}
    if "announced_by" in form and "announcements" not in form:
        raise QuickError("pad.disagree.nothing_announced", "counts:")
    if "last_trick" in form and "card_points" in form:
        form["taken"] = form.pop("card_points")
    return form


def _told(part: str) -> str:
    """What a word tells that a line tells once; nothing for announcements, of which there may be many."""
    word, _, value = part.lower().partition(":")
    if BY_SIDE.fullmatch(part) or POINTS.fullmatch(part):
        return "points"
    if word in TRICKS:
        return f"tricks {value}"
    return word if word in WORDS else ""


def _take(voice: PadVoice, form: Form, part: str) -> None:
    """Take in one word behind the maker."""
    word, colon, value = part.partition(":")
    if BY_SIDE.fullmatch(part):
        form["card_points"] = [int(points) if points else None for points in part.split("-")]
    elif POINTS.fullmatch(part):
        form["card_points"] = points_of_maker(voice, form, int(part))
    elif colon and word.lower() in WORDS:
        WORDS[word.lower()](voice, form, value)
    elif colon:
        form.setdefault("announcements", []).append({**side_or_player(voice, word), "what": value})
    elif word.lower() == "capot":
        form["capot"] = side_of(voice, form)
    else:
        raise QuickError("pad.quick.word", part)


def side_of(voice: PadVoice, form: Form) -> int:
    """The side of whoever chose trumps."""
    found: int = form["maker_side"] if "maker_side" in form else voice.rules.side_of(form.get("maker", 0))
    return found


def points_of_maker(voice: PadVoice, form: Form, points: int) -> list[int | None]:
    """Points of the maker's side alone."""
    own = side_of(voice, form)
    return [points if place == own else None for place in range(voice.rules.sides)]


def _bela(voice: PadVoice, form: Form, value: str) -> None:
    who = side_or_player(voice, value)
    if "seat" in who:
        form["bela_by"] = who["seat"]
    else:
        form["bela"] = [BELA_POINTS * (place == who["side"]) for place in range(voice.rules.sides)]


def _tricks(took: int) -> Callable[[PadVoice, Form, str], None]:
    def say(voice: PadVoice, form: Form, value: str) -> None:
        tricks = form.setdefault("tricks", [None] * voice.rules.sides)
        tricks[side(voice, value)] = took

    return say


def _counts(voice: PadVoice, form: Form, value: str) -> None:
    form["announced_by"] = NOBODYS if value == NOT_ONE else side(voice, value)


def _side(key: str) -> Callable[[PadVoice, Form, str], None]:
    return lambda voice, form, value: form.__setitem__(key, side(voice, value))


WORDS: dict[str, Callable[[PadVoice, Form, str], None]] = {
    "bela": _bela,
    "capot": _side("capot"),
    "last": _side("last_trick"),
    "by": _side("claimer"),
    "counts": _counts,
    "none": _tricks(0),
    "some": _tricks(1),
    "trump": lambda _, form, value: form.__setitem__("trump", value),
    "date": lambda _, form, value: form.__setitem__("date", value),
    "dealer": lambda voice, form, value: form.__setitem__("dealer", player(voice, value)),
}
"""What may stand before a colon, besides a player."""

__all__ = ["Form", "QuickError", "WhoError", "maker", "points_of_maker", "read_deal", "side_of"]
