"""Figures in columns: the score, the score sheet, and what a deal came to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.cells import cell_len

from bela.apps.telling.account import rows, standing
from bela.apps.telling.reasons import reasons
from bela.apps.telling.sheet import NO_MAKER
from bela.apps.telling.voice import Voice
from bela.deal.state import Board
from bela.match import Hall, MatchView, Past
from bela.scoring import Points

COLUMN = 6
NARROW = 10
"""Columns for what a row beside the table is about."""
LABEL = 22
"""Columns for what a row is about."""


def score_lines(voice: Voice, view: MatchView) -> list[str]:
    """How the match stands, in a few short lines."""
    words, hall = voice.words, view.hall
    told = [_row("", _sides(voice)), _row(words.t("tui.score", target=voice.rules.target), hall.standing.scores)]
    if voice.rules.match_wins > 1:
        told.append(_row(words.t("tui.games"), hall.standing.games))
    if view.deal is not None and view.deal.board.won:
        told.append(_row(words.t("tui.tricks"), view.deal.board.won))
    if hall.standing.hanging:
        told.append(words.n("event.hanging", hall.standing.hanging))
    return told


def _row(label: str, figures: Iterable[object], wide: int = NARROW) -> str:
    columns = [fitting(str(figure), COLUMN - 1) for figure in figures]
    return pad(label, wide) + "".join(" " * (COLUMN - cell_len(column)) + column for column in columns)


def fitting(name: str, columns: int) -> str:
    """A name that is no wider than that; the number at the end of one stays."""
    if cell_len(name) <= columns:
        return name
    end = name[-1] if name[-1].isdigit() else ""
    return name[: columns - 1 - len(end)] + "." + end


def pad(text: str, columns: int) -> str:
    """The text, at least so wide."""
    return text + " " * (columns - cell_len(text))


def _sides(voice: Voice) -> list[str]:
    """What stands above the columns of the sides; of partners who have no name together, how their own begin."""
    if voice.me is not None or not voice.rules.partners:
        return [voice.side(side) for side in range(voice.rules.sides)]
    pairs = [(voice.names[side], voice.names[side + voice.rules.sides]) for side in range(voice.rules.sides)]
    return ["+".join(map(_initial, pair)) for pair in pairs]


def _initial(name: str) -> str:
    """The first letter of a name, and the number at its end."""
    return name[0] + (name[-1] if name[-1].isdigit() else "")


# ---------------------------------------------------------------- the score sheet
def sheet_lines(voice: Voice, hall: Hall) -> list[str]:
    """The score sheet of the game that is being played: deal by deal what was written down, and the score."""
    if not hall.past:
        return [voice.words.t("sheet.empty")]
    game = [deal for deal in hall.past if deal.game == hall.past[-1].game]
    head = voice.words.t("tui.sheet", number=game[-1].game, target=voice.rules.target)
    columns = [*_sides(voice), "", *_sides(voice)]
    return [head, "", _row("", columns, LABEL), *(_deal(voice, deal) for deal in game)]


def _deal(voice: Voice, past: Past) -> str:
    maker = NO_MAKER if past.maker is None else voice.names[past.maker]
    label = f"{past.number:>3}  {maker}, {voice.words.t(f'sheet.{past.settlement.result}')}"
    return _row(label, [*past.settlement.written, "", *past.after.scores], LABEL)


# ---------------------------------------------------------------- the account of a deal
def account_lines(voice: Voice, board: Board, hall: Hall) -> Iterator[str]:
    """What each side counted in the last deal, how that was settled and why, and how the match stands."""
    last = hall.past[-1]
    yield voice.words.t("account.deal_over", number=last.number)
    yield ""
    yield _row("", _sides(voice), LABEL)
    for key, figures in rows(voice.rules, board, last):
        if any(figures):
            yield _row(voice.words.t(key), _signed(figures), LABEL)
    yield ""
    yield from reasons(voice, board, last)
    yield ""
    yield _row(voice.words.t("tui.score", target=voice.rules.target), last.after.scores, LABEL)
    yield from standing(voice, last.after)


def _signed(figures: Points) -> list[str]:
    return [str(figure) if figure else "-" for figure in figures]
