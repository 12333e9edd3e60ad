"""Who is meant by a word: a player by number, name or the beginning of it, a side by its team or one of its players."""

from __future__ import annotations

from collections.abc import Sequence

from bela.apps.telling.pad_voice import PadVoice
from bela.names import folded


class WhoError(ValueError):
    """A word that means nobody, or several; ``key`` is that of the sentence that says so, ``word`` what was typed."""

    def __init__(self, key: str, word: str) -> None:
        super().__init__(key)
        self.key = key
        self.word = word


def player(voice: PadVoice, word: str) -> int:
    """The seat that a word means. Raises WhoError."""
    return one_of(voice.names, word)


def side_or_player(voice: PadVoice, word: str) -> dict[str, int]:
    """A side by the name of its team, else a player: as ``{"side": 0}`` or ``{"seat": 2}``. Raises WhoError.

    A whole name goes before the beginning of another one; what begins a team and somebody of the other may be both.
    """
    wanted = folded(word)
    found = [place for place, team in enumerate(voice.teams) if team and folded(team).startswith(wanted)]
    if word.isdecimal() or len(found) != 1:
        return {"seat": player(voice, word)}
    if folded(voice.teams[found[0]]) == wanted:
        return {"side": found[0]}
    if wanted in map(folded, voice.names):
        return {"seat": player(voice, word)}
    seats = [seat for seat, name in enumerate(voice.names) if folded(name).startswith(wanted)]
    if any(voice.rules.side_of(seat) != found[0] for seat in seats):
        raise WhoError("pad.who.several", word)
    return {"side": found[0]}


def side(voice: PadVoice, word: str) -> int:
    """The side that a word means: its team, or that of a player. Raises WhoError."""
    found = side_or_player(voice, word)
    return found["side"] if "side" in found else voice.rules.side_of(found["seat"])


def one_of(names: Sequence[str], word: str) -> int:
    """Which of the names is meant: by its number from 1, by the whole of it, or by its beginning."""
    if word.isdecimal():
        if 1 <= int(word[:9]) <= len(names):
            return int(word) - 1
        raise WhoError("pad.who.no_such_number", word)
    wanted = folded(word)
    exact = [place for place, name in enumerate(names) if folded(name) == wanted]
    found = exact or [place for place, name in enumerate(names) if folded(name).startswith(wanted)]
    if len(found) == 1 and wanted:
        return found[0]
    raise WhoError("pad.who.several" if found and wanted else "pad.who.nobody", word)
