"""Whom a score pad speaks of: players and teams by the names that they were given."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bela.apps.telling.record_voice import voice_for
from bela.apps.telling.voice import Voice
from bela.pad.model import Sheet
from bela.pad.pages import teams_of


@dataclass(frozen=True)
class PadVoice(Voice):
    """Speaks of the people of a sheet."""

    teams: tuple[str, ...] = ()
    """By side; empty where a team has no name."""

    def side(self, side: int) -> str:
        """What a side is called: its team's name, else its players'."""
        return self.teams[side] or super().side(side)


def pad_voice(sheet: Sheet, *, language: str, signs: bool) -> PadVoice:
    """A voice for a sheet; nobody is spoken to, since everybody looks on."""
    voice = voice_for(sheet.header, language=language, signs=signs)
    return PadVoice(**vars(voice), teams=teams_of(sheet.header))


def pad_voices(sheets: Iterable[Sheet], *, language: str, signs: bool) -> tuple[PadVoice, ...]:
    """A voice for each match: people may sit otherwise in it, or be others."""
    return tuple(pad_voice(sheet, language=language, signs=signs) for sheet in sheets)
