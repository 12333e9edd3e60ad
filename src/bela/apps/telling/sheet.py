"""The score sheet of the game that is being played."""

from __future__ import annotations

from bela.apps.telling.voice import Voice
from bela.match import Past
from bela.scoring import Points

NO_MAKER = "-"


def sheet(voice: Voice, past: tuple[Past, ...]) -> list[str]:
    """Deal by deal: who chose trumps, how it ended, what each side wrote down, and the score."""
    if not past:
        return [voice.words.t("sheet.empty")]
    game = [deal for deal in past if deal.game == past[-1].game]
    names = [voice.side(side) for side in range(voice.rules.sides)]
    head = voice.words.t("sheet.head", number=game[-1].game, target=voice.rules.target)
    return ["", head, *(_line(voice, deal, names) for deal in game)]


def _line(voice: Voice, past: Past, names: list[str]) -> str:
    maker = NO_MAKER if past.maker is None else voice.names[past.maker]
    return voice.words.t(
        "sheet.line",
        number=f"{past.number:>3}",
        how=f"{maker}, {voice.words.t(f'sheet.{past.settlement.result}')}".ljust(16),
        written=_figures(names, past.settlement.written),
        score=_figures(names, past.after.scores),
    )


def _figures(names: list[str], figures: Points) -> str:
    return "  ".join(f"{name} {figure:>4}" for name, figure in zip(names, figures, strict=True))
