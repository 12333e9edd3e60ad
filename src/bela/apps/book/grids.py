"""The tables of a rule book in words."""

from __future__ import annotations

from bela.apps.book.document import Grid
from bela.apps.telling.voice import Voice
from bela.rulebook.model import CardTable, MeldTable, MeldWorth, Worth


def card_grid(voice: Voice, table: CardTable) -> Grid:
    """The cards from high to low with their points: trumps on the left, other suits on the right."""
    words = voice.words
    points = words.t("book.table.points")
    return Grid(
        caption=words.t("book.table.cards"),
        head=(words.t("book.table.trumps"), points, words.t("book.table.plain"), points),
        rows=tuple(
            (*_worth(voice, trump), *_worth(voice, plain))
            for trump, plain in zip(table.trumps, table.plain, strict=True)
        ),
    )


def _worth(voice: Voice, worth: Worth) -> tuple[str, str]:
    return f"{voice.words.rank(worth.rank):cap}", str(worth.points)


def meld_grid(voice: Voice, table: MeldTable) -> Grid:
    """What announcements count."""
    words = voice.words
    return Grid(
        caption=words.t("book.table.melds"),
        head=(words.t("book.table.meld"), words.t("book.table.points")),
        rows=tuple((_capital(_name(voice, row)), str(row.points)) for row in table.rows),
    )


def _name(voice: Voice, row: MeldWorth) -> str:
    words = voice.words
    if row.rank is not None:
        return words.t("meld.four", rank=words.ranks(row.rank))
    return {
        "run": lambda: words.t(f"run.{row.length}"),
        "run_or_longer": lambda: words.t("book.table.run_or_longer", n=row.length),
        "bela": lambda: words.t("word.bela"),
    }[row.code]()


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
