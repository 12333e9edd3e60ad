"""Actions as text and back: ``parse(text(x)) == x`` for every action."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import assert_never

from bela.cards import (
    CARD_TEXT,
    CardError,
    cards_of,
    cards_text,
    mask_of,
    parse_card,
    parse_cards,
    parse_rank,
    parse_suit,
)
from bela.deal import actions as a
from bela.melds import Four, Meld, Run, meld_order

SEATED = re.compile(r"\s*(\d+)\s*:\s*(.*)", re.DOTALL)
NUMBER = re.compile(r"[0-9]{1,4}")
RUN = re.compile(r"(.+)/([0-9])")
HIDDEN = "-"


class NotationError(ValueError):
    """Text that is no action. ``code`` says what is wrong, ``text`` is the word that is."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text!r}")
        self.code = code
        self.text = text


_PLAIN: dict[str, a.Action] = {
    "pass": a.Pass(),
    "take": a.Take(),
    "schmeiss": a.Schmeiss(),
    "agree": a.Agree(),
    "refuse": a.Refuse(),
    "swap": a.Swap(),
    "keep": a.Keep(),
    "silent": a.Silent(),
    "good": a.Good(),
    "same": a.Same(),
    "claim": a.Claim(),
}
_PLAIN_TEXT = {type(action): word for word, action in _PLAIN.items()}


def action_text(action: a.Anything) -> str:  # noqa: PLR0911 - one line for each word of the language
    """The action as written in records and scenarios."""
    match action:
        case a.Play(card, bela):
            return CARD_TEXT[card] + " bela" * bela
        case a.Name(suit):
            return f"name {suit.letter}"
        case a.Discard(cards):
            return f"discard {HIDDEN if cards is None else cards_text(cards_of(cards))}"
        case a.Declare(melds, bela):
            return " ".join(["declare", *map(str, melds), *["bela"] * bela])
        case a.Show(runs):
            return " ".join(["show", *map(str, runs)])
        case a.Draw() | a.Pack() | a.Cut():
            return _chance_text(action)
        case a.Heard() | a.Announce() | a.Length() | a.From() | a.OfSuit():
            return _detail_text(action)
        case _:
            return _PLAIN_TEXT[type(action)]


def _detail_text(action: a.Heard | a.Announce | a.Length | a.From | a.OfSuit) -> str:
    match action:
        case a.Heard(points):
            return f"declare {points}"
        case a.Announce(points):
            return f"announce {points}"
        case a.Length(length):
            return f"length {length}"
        case a.From(top):
            return f"from {top.letter}"
        case a.OfSuit(suit):
            return f"suit {suit.letter}"
    assert_never(action)


def _chance_text(action: a.Chance) -> str:
    match action:
        case a.Draw(seat, card):
            return f"draw {seat}:{CARD_TEXT[card]}"
        case a.Pack(cards):
            return f"pack {HIDDEN if cards is None else cards_text(cards)}"
        case a.Cut(number):
            return f"cut {number}"
    assert_never(action)


def parse_said(text: str) -> tuple[int | None, a.Anything]:
    """Read ``2:pass`` or ``pass``: the seat where it is stated, and the action. Raises NotationError."""
    seated = SEATED.fullmatch(text)
    if seated is None:
        return None, parse_action(text)
    return parse_number(seated[1]), parse_action(seated[2])


def parse_action(text: str) -> a.Anything:
    """Read one action, without a seat. Raises NotationError."""
    words = text.split()
    if not words:
        raise NotationError("empty_action", text)
    head, rest = words[0].lower(), words[1:]
    try:
        return _parse(head, rest, text)
    except CardError as error:
        raise NotationError("no_such_card", str(error)) from None


def _parse(head: str, rest: list[str], text: str) -> a.Anything:
    if head in _PLAIN:
        return _PLAIN[head] if not rest else _fail("needs_nothing_more", text)
    if head in _READERS:
        return _READERS[head](rest, text)
    return _read_play(head, rest, text)


def _fail(code: str, text: str) -> a.Anything:
    raise NotationError(code, text)


def parse_number(word: str) -> int:
    """Read a number of up to four digits. Raises NotationError."""
    if not NUMBER.fullmatch(word):
        raise NotationError("no_number", word)
    return int(word)


def _one(rest: list[str], text: str) -> str:
    if len(rest) != 1:
        raise NotationError("needs_one_word", text)
    return rest[0]


def _read_play(head: str, rest: list[str], text: str) -> a.Anything:
    if [word.lower() for word in rest] not in ([], ["bela"]):
        raise NotationError("unknown_word", text)
    try:
        return a.play(parse_card(head), bool(rest))
    except CardError:
        raise NotationError("unknown_word", text) from None


def _read_discard(rest: list[str], _text: str) -> a.Anything:
    if rest == [HIDDEN]:
        return a.Discard(None)
    return a.Discard(mask_of(parse_card(word) for word in rest))


def parse_run(word: str) -> Run:
    """Read ``Kh/3``. Raises NotationError."""
    found = RUN.fullmatch(word)
    if found is None:
        raise NotationError("no_run", word)
    top, length = parse_card(found[1]), int(found[2])
    if not 3 <= length <= (top & 7) + 1:  # noqa: PLR2004 - a run has at least three cards and ends at the seven
        raise NotationError("no_run", word)
    return Run(top, length)


def parse_meld(word: str) -> Meld:
    """Read ``Kh/3`` or ``4xT``. Raises NotationError."""
    if word.lower().startswith("4x"):
        return Four(parse_rank(word[2:]))
    return parse_run(word)


def _read_declare(rest: list[str], text: str) -> a.Anything:
    if len(rest) == 1 and NUMBER.fullmatch(rest[0]):
        return a.Heard(int(rest[0]))
    bela = [word for word in rest if word.lower() == "bela"]
    melds = tuple(sorted((parse_meld(word) for word in rest if word.lower() != "bela"), key=meld_order))
    if len(set(melds)) < len(melds) or len(bela) > 1:
        raise NotationError("said_twice", text)
    return a.Declare(melds, bool(bela))


def _read_show(rest: list[str], text: str) -> a.Anything:
    runs = tuple(sorted((parse_run(word) for word in rest), key=meld_order))
    if len(set(runs)) < len(runs):
        raise NotationError("said_twice", text)
    return a.Show(runs)


def _read_draw(rest: list[str], text: str) -> a.Anything:
    found = SEATED.fullmatch(" ".join(rest))
    if found is None:
        raise NotationError("needs_seat_and_card", text)
    return a.Draw(parse_number(found[1]), parse_card(found[2]))


def _read_pack(rest: list[str], _text: str) -> a.Anything:
    if rest == [HIDDEN]:
        return a.Pack(None)
    return a.Pack(parse_cards(" ".join(rest)))


def _read_from(rest: list[str], text: str) -> a.Anything:
    return a.From(parse_rank(_one(rest, text)))


_READERS: dict[str, Callable[[list[str], str], a.Anything]] = {
    "name": lambda rest, text: a.Name(parse_suit(_one(rest, text))),
    "discard": _read_discard,
    "declare": _read_declare,
    "announce": lambda rest, text: a.Announce(parse_number(_one(rest, text))),
    "length": lambda rest, text: a.Length(parse_number(_one(rest, text))),
    "from": _read_from,
    "suit": lambda rest, text: a.OfSuit(parse_suit(_one(rest, text))),
    "show": _read_show,
    "draw": _read_draw,
    "pack": _read_pack,
    "cut": lambda rest, text: a.Cut(parse_number(_one(rest, text))),
}
