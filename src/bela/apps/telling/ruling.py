"""A ruling in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bela.apps.telling.clean import echo, printable
from bela.apps.telling.faults import option_error
from bela.apps.telling.refusals import refusal
from bela.apps.telling.voice import Voice
from bela.cards import CARD_TEXT
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.deal.notation import action_text
from bela.i18n import Translator, family_of
from bela.referee import Ruling, Scenario, ScenarioError
from bela.rules.faults import OptionError
from bela.scoring import Points, Settlement
from bela.standing import NOBODY

ROWS = ("sums", "announced", "bela", "capot", "moved", "hung", "paid", "written")


def fault(words: Translator, path: Path, error: ScenarioError) -> str:
    """What is wrong with a situation in itself: file, key and reason."""
    if not error.key:
        return words.t("referee.fault_of_file", file=printable(str(path)), reason=_reason(words, error))
    return words.t("referee.fault", file=printable(str(path)), place=printable(error.key), reason=_reason(words, error))


def _reason(words: Translator, error: ScenarioError) -> str:
    if isinstance(error.__cause__, OptionError):
        return words.t("scenario.bad_option", detail=option_error(words, error.__cause__))
    if error.refused is None:
        return words.t(f"scenario.{error.fault.value}", detail=echo(error.detail))
    refused = error.refused
    voice = Voice.at(refused.rules, None, language=words.language, signs=False)
    sentence = refusal(voice, refused.board, refused.action, refused.error)
    if not refused.error.legal:
        return words.t("scenario.illegal_action", action=echo(error.detail), sentence=sentence)
    legal = ", ".join(map(action_text, refused.error.legal))
    return words.t("scenario.illegal_action_instead", action=echo(error.detail), sentence=sentence, legal=legal)


def told(words: Translator, scenario: Scenario, ruling: Ruling) -> list[str]:
    """A ruling, line by line."""
    spoken = Translator(words.language, family_of(scenario.rules))
    return [*_head(spoken, scenario, ruling), *_moves(spoken, ruling), *_table(spoken, ruling), *_end(spoken, ruling)]


def _head(words: Translator, scenario: Scenario, ruling: Ruling) -> Iterator[str]:
    if scenario.title:
        yield printable(scenario.title)
    phase = words.t(f"phase.{ruling.phase.value}")
    if ruling.to_act is None:
        yield words.t("referee.phase", phase=phase)
    else:
        yield words.t("referee.phase_and_seat", phase=phase, seat=ruling.to_act)


def _moves(words: Translator, ruling: Ruling) -> Iterator[str]:
    if ruling.actions:
        yield words.t("referee.may_do", actions=", ".join(ruling.actions))
    if ruling.situation is None:
        return
    deal = ruling.situation.deal
    voice = Voice.at(deal.rules, ruling.to_act, language=words.language, signs=False)
    for card, code, rule_id in ruling.offences:
        reason = refusal(voice, deal.board, a.play(card), IllegalAction(code, rule_id))
        yield words.t("referee.may_not", card=CARD_TEXT[card], reason=reason)


def _table(words: Translator, ruling: Ruling) -> Iterator[str]:
    if ruling.maker is not None and ruling.trump is not None:
        yield words.t("referee.trumps", trump=words.suit(ruling.trump), seat=ruling.maker)
    if ruling.trick is not None:
        yield words.t("referee.trick", seat=ruling.trick[0], points=ruling.trick[1])
    if ruling.situation is not None and ruling.situation.deal.whole:
        yield words.t("referee.taken", figures=by_side(ruling.taken or ()))
        yield words.t("referee.credited", figures=by_side(ruling.announced))
        yield words.t("referee.bela_credited", figures=by_side(ruling.bela))


def _end(words: Translator, ruling: Ruling) -> Iterator[str]:
    settlement, standing = ruling.settlement, ruling.standing
    if settlement is not None:
        yield words.t("referee.result", result=words.t(f"sheet.{settlement.result.value}"))
        yield from _account(words, settlement)
    yield words.t("referee.scores", figures=by_side(standing.scores))
    if standing.hanging:
        yield words.t("referee.hanging", points=standing.hanging)
    if not ruling.over:
        return
    if standing.dealer is not None:
        yield words.t("referee.next_dealer", seat=standing.dealer)
    for key, winner in (("game_winner", standing.game_winner), ("match_winner", standing.match_winner)):
        if winner != NOBODY:
            yield words.t(f"referee.{key}", side=winner)


def _account(words: Translator, settlement: Settlement) -> Iterator[str]:
    """What each side counted and wrote down; rows of noughts are left out."""
    for row in ROWS:
        figures: Points = getattr(settlement, row)
        if any(figures) or row == "written":
            yield words.t(f"referee.{row}", figures=by_side(figures))


def by_side(points: Points) -> str:
    """Figures, side by side."""
    return " : ".join(map(str, points))
