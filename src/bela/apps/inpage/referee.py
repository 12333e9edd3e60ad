"""The referee of a page: what may be played, with the reason and the rule for every other card."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bela.apps.telling.refusals import why_refused
from bela.apps.telling.ruling import fault
from bela.apps.telling.ruling_data import for_programs
from bela.apps.telling.voice import Voice
from bela.cards import CARD_TEXT, cards_of
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.i18n import Translator
from bela.referee import Ruling, ScenarioError, read_scenario, rule

Answer = dict[str, Any]
NO_FILE = Path()


def answered(words: Translator, request: Mapping[str, Any]) -> Answer:
    """``variant`` and ``options``, ``trump``, ``maker``, ``leader``, ``trick`` and ``hand`` make a question.

    ``scenario`` asks about a scenario in its own text instead, and gives the whole ruling.
    """
    scenario = request.get("scenario")
    try:
        ruling = rule(read_scenario(str(scenario or scenario_text(request))))
    except ScenarioError as error:
        sentence = fault(words, NO_FILE, error).removeprefix(f"{NO_FILE}: ")
        return {"ok": False, "error": {"code": error.fault.value, "field": error.key, "sentence": sentence}}
    whole = {"ruling": for_programs(ruling)} if scenario else {}
    return {"ok": True, **_cards(words, ruling), **whole}


def scenario_text(request: Mapping[str, Any]) -> str:
    """The question as a scenario. Whoever asks sits where the next card is due, and the forehand leads."""
    trick, leader = str(request.get("trick") or ""), request.get("leader") or 0
    seats = int(request.get("seats") or 2)
    asked = (leader + len(trick.split())) % seats
    options = "".join(f"{json.dumps(key)} = {json.dumps(value)}\n" for key, value in _options(request))
    return (
        f"variant = {json.dumps(str(request.get('variant')))}\n[options]\n{options}[position]\n"
        f"dealer = {(leader - 1) % seats}\nmaker = {request.get('maker') or 0}\nleader = {leader}\n"
        f"trump = {json.dumps(str(request.get('trump') or ''))}\ntrick = {json.dumps(trick)}\n"
        f"hands = {{ {asked} = {json.dumps(str(request.get('hand') or ''))} }}\n"
    )


def _options(request: Mapping[str, Any]) -> list[tuple[str, Any]]:
    found = request.get("options") or {}
    return list(found.items()) if isinstance(found, dict) else []


def _cards(words: Translator, ruling: Ruling) -> Answer:
    situation = ruling.situation
    if situation is None:
        return {"to_act": None, "cards": [], "refused": []}
    deal = situation.deal
    voice = Voice.at(deal.rules, ruling.to_act, language=words.language, signs=True)
    return {
        "to_act": ruling.to_act,
        "cards": [CARD_TEXT[card] for card in cards_of(ruling.cards)],
        "refused": [
            {
                "card": CARD_TEXT[card],
                "code": code.value,
                "rule": rule_id,
                "sentence": why_refused(voice, deal.board, a.play(card), IllegalAction(code, rule_id)),
            }
            for card, code, rule_id in ruling.offences
        ],
    }
