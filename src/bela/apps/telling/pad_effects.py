"""What a change to an earlier row changes in what follows it, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bela.apps.telling.pad_faults import reason
from bela.apps.telling.pad_table import signed
from bela.apps.telling.pad_voice import PadVoice
from bela.pad.effects import Effect, What

OF_SIDES = frozenset({What.GAME_WON, What.MATCH_WON})


def effect_lines(voice: PadVoice, effects: Iterable[Effect]) -> Iterator[str]:
    """A sentence for each of them."""
    yield from (effect_sentence(voice, effect) for effect in effects)


def effect_sentence(voice: PadVoice, effect: Effect) -> str:
    """One of them in words."""
    key, place = f"pad.effect.{effect.code}", effect.place
    if effect.code in OF_SIDES:
        return voice.words.t(key, place=place, side=voice.side(effect.after[0]))
    if effect.code is What.DEALER:
        return voice.words.t(key, dealer=voice.names[effect.after[0]])
    why = "" if effect.fault is None else reason(voice.words, effect.fault, voice)
    shown = signed if effect.code is What.ROW else str
    before, after = (" : ".join(map(shown, figures)) for figures in (effect.before, effect.after))
    return voice.words.t(key, place=place, before=before, after=after, reason=why)
