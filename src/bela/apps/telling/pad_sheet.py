"""A sheet of the score pad in lines: its rows, how it stands, what a row came to, and the spoken score."""

from __future__ import annotations

from collections.abc import Iterator

from bela.apps.telling.account import columns, settled_rows, winner
from bela.apps.telling.pad_faults import pad_error
from bela.apps.telling.pad_table import maker_of, result_of, table
from bela.apps.telling.pad_voice import PadVoice
from bela.apps.telling.reasons import reason_sentence
from bela.i18n import Translator
from bela.pad.model import Row, Sheet
from bela.pad.view import row_reasons
from bela.rules.model import Rules
from bela.standing import NOBODY, Standing


def sheet_lines(voice: PadVoice, sheet: Sheet, number: int, title: str, wide: int | None = None) -> Iterator[str]:
    """The whole match: head, rows, and how it stands; ``wide`` is the room for the rows, where that is limited."""
    words, rules = voice.words, sheet.rules
    yield ""
    yield words.t("pad.head", title=title or words.t(f"variant.{rules.name}"), match=number, date=sheet.header.date)
    yield aim(words, rules)
    if not sheet.rows:
        yield words.t("sheet.empty")
    else:
        yield from table(voice, sheet, wide)
        yield from uncounted_lines(voice, sheet)
    yield from standing_lines(voice, sheet)


def uncounted_lines(voice: PadVoice, sheet: Sheet) -> Iterator[str]:
    """Why rows do not count."""
    for place, row in enumerate(sheet.rows, start=1):
        if row.fault is not None:
            yield voice.words.t("pad.uncounted", place=place, reason=pad_error(voice.words, row.fault, voice))


def aim(words: Translator, rules: Rules) -> str:
    """The variant, and what is played for."""
    return words.t("pad.aim", variant=words.t(f"variant.{rules.name}"), target=rules.target, wins=rules.match_wins)


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
