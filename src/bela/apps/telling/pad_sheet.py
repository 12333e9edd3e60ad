"""A sheet of the score pad in lines: its rows, how it stands, what a row came to, and the spoken score."""

from __future__ import annotations

from collections.abc import Iterator

from bela.apps.telling.account import columns, settled_rows, winner
from bela.apps.telling.pad_voice import PadVoice
from bela.apps.telling.reasons import reason_sentence
from bela.apps.telling.sheet import NO_MAKER
from bela.i18n import Translator
from bela.pad.model import Entry, OpenClaim, Row, Sheet
from bela.pad.view import row_reasons
from bela.rules.model import Rules
from bela.standing import NOBODY, Standing

NO_FIGURE = "-"


def sheet_lines(voice: PadVoice, sheet: Sheet, number: int, title: str) -> Iterator[str]:
    """The whole match: head, rows, and how it stands."""
    words, rules = voice.words, sheet.rules
    yield ""
    yield words.t("pad.head", title=title or words.t(f"variant.{rules.name}"), match=number, date=sheet.header.date)
    yield aim(words, rules)
    if not sheet.rows:
        yield words.t("sheet.empty")
    else:
        yield from table(voice, sheet)
    yield from standing_lines(voice, sheet)


def aim(words: Translator, rules: Rules) -> str:
    """The variant, and what is played for."""
    return words.t("pad.aim", variant=words.t(f"variant.{rules.name}"), target=rules.target, wins=rules.match_wins)


def table(voice: PadVoice, sheet: Sheet) -> list[str]:
    """The rows in columns: what each side wrote down and how it stood then."""
    words = voice.words
    sides = [voice.side(side) for side in range(sheet.rules.sides)]
    head = ["", words.t("pad.column_maker"), words.t("pad.column_result"), *sides, words.t("pad.column_hanging")]
    rows = [_cells(voice, sheet, row, place) for place, row in enumerate(sheet.rows, start=1)]
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    texts = 3
    return [
        "  ".join(
            cell.ljust(width) if column < texts else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in (head, *rows)
    ]


def _cells(voice: PadVoice, sheet: Sheet, row: Row, place: int) -> list[str]:
    written = [NO_FIGURE] * sheet.rules.sides if row.past is None else map(signed, row.past.settlement.written)
    scores = [f"{own} {score:>5}" for own, score in zip(written, row.after.scores, strict=True)]
    games = voice.words.t("pad.game_mark") if row.after.game_winner != NOBODY else ""
    return [f"{place}.", maker_of(voice, row), result_of(voice, row), *scores, str(row.after.hanging or "") + games]


def signed(points: int) -> str:
    """Points that are added to a score."""
    return f"{points:+}" if points else "0"


def maker_of(voice: PadVoice, row: Row) -> str:
    """Who chose trumps in a row, or who claimed."""
    match row.written:
        case OpenClaim(seat):
            return voice.names[seat]
        case Entry(tally, maker) if tally.maker_side >= 0:
            return voice.side(tally.maker_side) if maker is None else voice.names[maker]
        case _:
            return NO_MAKER


def result_of(voice: PadVoice, row: Row) -> str:
    """What became of a row, in a word."""
    if row.fault is not None:
        return voice.words.t("pad.does_not_count")
    return voice.words.t(f"sheet.{'claimed' if row.past is None else row.past.settlement.result}")


# ---------------------------------------------------------------- how it stands
def standing_lines(voice: PadVoice, sheet: Sheet) -> Iterator[str]:
    """The score, who has won what, and who deals and leads next."""
    standing = sheet.match.hall.standing
    yield voice.words.t("situation.score", figures=columns(voice, standing.scores))
    if standing.hanging:
        yield voice.words.n("result.hanging", standing.hanging)
    yield from won_lines(voice, standing)
    if standing.dealer is not None and standing.match_winner == NOBODY:
        forehand = sheet.rules.in_turn(standing.dealer)[0]
        yield voice.words.t("pad.next", dealer=voice.names[standing.dealer], forehand=voice.names[forehand])


def won_lines(voice: PadVoice, standing: Standing) -> Iterator[str]:
    """Games and match that have been won."""
    if standing.match_winner != NOBODY:
        yield winner(voice, standing.match_winner, "account.match_won")
    elif standing.game_winner != NOBODY:
        yield winner(voice, standing.game_winner, "account.game_won")
    if any(standing.games):
        yield voice.words.t("account.games", figures=columns(voice, standing.games), wins=voice.rules.match_wins)


def row_lines(voice: PadVoice, row: Row, place: int) -> Iterator[str]:
    """What a row came to: its account, why, and the score."""
    words = voice.words
    yield words.t("pad.row", place=place, maker=maker_of(voice, row), result=result_of(voice, row))
    if row.past is not None:
        shown = ("account.cards", row.past.tally.card_points), *settled_rows(row.past.settlement)
        yield from (
            words.t("account.row", label=words.t(key), figures=columns(voice, points))
            for key, points in shown
            if any(points)
        )
    yield from (reason_sentence(voice, reason) for reason in row_reasons(voice.rules, row))


def spoken(voice: PadVoice, sheet: Sheet) -> str:
    """The score in a line, as somebody at the table would call it."""
    standing = sheet.match.hall.standing
    sides = [
        voice.words.t("pad.spoken_side", side=voice.side(side), points=points)
        for side, points in enumerate(standing.scores)
    ]
    said = [voice.words.listed(sides), *list(won_lines(voice, standing))[:1]]
    if standing.hanging:
        said.append(voice.words.n("result.hanging", standing.hanging))
    return " ".join(f"{sentence.rstrip('.')}." for sentence in said)
