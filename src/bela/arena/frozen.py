"""Deals whose auction is frozen, for measuring card play alone, and against programs that bid otherwise."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import count
from typing import TYPE_CHECKING

from bela.bots import RulesBot
from bela.cards import cards_of
from bela.deal import decide
from bela.deal.fold import view_of
from bela.deal.start import deal_from, lay_out
from bela.deal.state import Deal, Phase
from bela.melds import bela_mask
from bela.rules.model import Rules
from bela.table import Chance

if TYPE_CHECKING:
    from bela.deal.actions import Action


@lru_cache
def without_runs(rules: Rules) -> Rules:
    """The rules with runs that are worth nothing, so that there is nothing to learn from silence."""
    return replace(rules, run_values=(0, 0, 0))


def frozen_deal(rules: Rules, seed: int, number: int) -> Deal:
    """A deal before its first card, after an auction in which ``rules`` bids for everybody; nobody announces anything.

    The first deal by the seed in which no hand has king and queen of trumps: programs count these 20 points towards the
    maker's threshold in different ways.
    """
    for attempt in count():
        deal = _called(_shuffled(rules, seed, number, attempt), seed, number, attempt)
        if deal.board.phase is Phase.PLAY and not _has_bela(deal):
            return deal
    raise AssertionError  # pragma: no cover - the counting never ends


def _shuffled(rules: Rules, seed: int, number: int, attempt: int) -> Deal:
    pack, dealer = list(cards_of(rules.pack)), number % rules.seats
    Chance(seed).cards("frozen", number, attempt).shuffle(pack)
    return deal_from(rules, lay_out(rules, pack, dealer), dealer)[0]


def _called(deal: Deal, seed: int, number: int, attempt: int) -> Deal:
    rng, bot = Chance(seed).whims("auction", number, attempt), RulesBot()
    while (seat := deal.board.to_act) is not None and deal.board.phase is not Phase.PLAY:
        legal = decide.legal_for(deal, seat)
        action: Action = legal[0]  # before the first trick the tamest word is to be silent
        if deal.board.phase is Phase.BIDDING:
            action = bot.choose(view_of(deal, seat), legal, rng)
        deal, _ = decide.act(deal, seat, action)
    return deal


def _has_bela(deal: Deal) -> bool:
    assert deal.board.trump is not None  # noqa: S101 - cards are played
    both = bela_mask(deal.board.trump)
    return any(hand is not None and hand.cards & both == both for hand in deal.hands)
