"""A sheet of the score pad as a picture, in the words of the reader."""

from __future__ import annotations

from bela.apps.telling.pad_sheet import aim, spoken
from bela.apps.telling.pad_voice import PadVoice
from bela.pad.model import Sheet
from bela.pad.picture import Words, picture
from bela.scoring import Result


def drawing(voice: PadVoice, sheet: Sheet, title: str) -> str:
    """The sheet as SVG."""
    words, rules = voice.words, sheet.rules
    return picture(
        sheet,
        Words(
            title=title or words.t(f"variant.{rules.name}"),
            subtitle=f"{sheet.header.date}  {aim(words, rules)}".strip(),
            maker=words.t("pad.column_maker"),
            sides=tuple(str(voice.side(side)) for side in range(rules.sides)),
            seats=tuple(map(str, voice.names)),
            results={result.value: words.t(f"sheet.{result}") for result in Result},
            footer=spoken(voice, sheet),
        ),
    )
