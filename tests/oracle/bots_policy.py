"""The rules bot and its compiled twin: in every world that fits a view, both play the card that the bot plays."""

from __future__ import annotations

from itertools import count
from random import Random

from bela.bots import RulesBot
from bela.bots.rules_bot.weights import WEIGHTS
from bela.bots.worlds import engine
from bela.bots.worlds.moment import moment_of
from bela.bots.worlds.places import places
from bela.bots.worlds.sampler import plans_for
from bela.cards import CARD_TEXT
from bela.deal.actions import Action, Play
from bela.deal.decide import legal_for
from bela.deal.fold import view_of
from bela.deal.state import Phase, View
from bela.rules.variants import variant
from bela.solve.engine import ready
from oracle.bots_tally import Tally
from support.play import random_story

WORLDS = 3
BOT = RulesBot()


def policy(name: str, number: int, seed: int) -> Tally:
    """Compare so many choices of cards in one variant."""
    tally, rules = Tally(), variant(name)
    for at in count():
        for deal in random_story(rules, seed * 1_000_000 + at).states:
            seat = deal.board.to_act
            legal = () if seat is None else legal_for(deal, seat)
            if deal.board.phase is not Phase.PLAY or len(legal) == 1:
                continue
            fault = difference(view_of(deal, seat), legal, Random(at).getrandbits(64))
            tally.add(variant=name)
            tally.faults += [f"{name} deal {at}: {fault}"] if fault else []
            if tally.number("variant") == number:
                return tally
    raise AssertionError  # pragma: no cover - the counting never ends


def difference(view: View, legal: tuple[Action, ...], seed: int) -> str | None:
    """How the compiled text plays differently; None when it does not."""
    played = BOT.choose(view, legal, Random(0))
    assert isinstance(played, Play)
    twins = compiled_cards(view, seed)
    if twins == {played.card}:
        return None
    return f"{CARD_TEXT[played.card]}, compiled {' '.join(CARD_TEXT[card] for card in twins)}"


def compiled_cards(view: View, seed: int) -> set[int]:
    """What the compiled text plays for the seat, whatever the others hold."""
    rules, board, hand = view.rules, view.board, view.hand
    assert hand is not None
    assert engine.KERNEL is not None
    moment = moment_of(rules, board, hand)
    worlds = engine.sample(plans_for(places(rules, board, hand), board.played), WORLDS, seed)
    stage, frame = moment.packed_stage(0), moment.packed_frame()
    numbers = engine.KERNEL.choices(ready(moment.kit), engine.packed(WEIGHTS), stage, frame, worlds)
    return {moment.kit.card[number] for number in numbers}
