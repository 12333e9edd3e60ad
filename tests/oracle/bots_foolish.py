"""Foolish cards: a dear one played where a cheaper one of its suit does no worse in any of many worlds.

Worlds are drawn with another seed than the bot's. In each the rest of the deal is played with open cards by two sides,
and by the rules bot where three play, and judged by what is written down.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

from bela.arena import make_bot
from bela.bots.rules_bot.playing import plays
from bela.bots.worlds import engine
from bela.bots.worlds.moment import LYING, Moment, moment_of
from bela.bots.worlds.payoff import Stakes, stakes_of
from bela.bots.worlds.places import places
from bela.bots.worlds.sampler import plans_for
from bela.cards import CARD_TEXT, SUIT_OF, Card, cards_of, cards_text
from bela.deal.actions import Action, Play
from bela.deal.decide import act, legal_for
from bela.deal.fold import view_of
from bela.deal.start import deal_from, lay_out
from bela.deal.state import Deal, Phase, View
from bela.rules.model import Rules
from bela.rules.variants import variant
from oracle.bots_tally import Tally

BOTS = ("medium", "hard", "expert:time=0.1")
DEAR = 10
WORLDS = 200
FEW = 8
"""So many worlds are looked at first: they nearly always tell that a card had its reasons."""
ALL_TRICKS = 32


def foolish(name: str, spec: str, number: int, seed: int) -> Tally:
    """Look at so many choices of cards of a bot in one variant."""
    tally, rules = Tally(), variant(name)
    for deal in count():
        rng = Random(f"{seed} {name} {spec} {deal}")
        for view, legal, action in _choices(rules, spec, rng):
            cheaper = cheaper_cards(view, legal, action)
            tally.add(variant=name, bot=spec, dear_cards_with_a_cheaper_one=f"{spec}: {bool(cheaper)}".lower())
            worse = cheaper and no_worse(view, action.card, cheaper, rng.getrandbits(64))
            tally.faults += [f"{name} {spec} deal {deal}: {told(view, action, worse)}"] if worse else []
            if tally.number("bot") == number:
                return tally
    raise AssertionError  # pragma: no cover - the counting never ends


def _choices(rules: Rules, spec: str, rng: Random) -> Iterator[tuple[View, Sequence[Action], Play]]:
    """Every card that the bot chooses in a deal in which it sits everywhere."""
    deal, bots = _opening(rules, rng), [make_bot(spec) for _ in range(rules.seats)]
    while (seat := deal.board.to_act) is not None:
        view, legal = view_of(deal, seat), legal_for(deal, seat)
        action = bots[seat].choose(view, legal, rng)
        if deal.board.phase is Phase.PLAY and isinstance(action, Play) and len(plays(legal)) > 1:
            yield view, legal, action
        deal, _ = act(deal, seat, action)


def _opening(rules: Rules, rng: Random) -> Deal:
    """A shuffled deal, every other one as a game begins."""
    pack, dealer = cards_of(rules.pack), rng.randrange(rules.seats)
    rng.shuffle(pack)
    scores = [rng.randrange(rules.target) for _ in range(rules.sides)]
    return deal_from(rules, lay_out(rules, pack, dealer), dealer, rng.choice((None, tuple(scores))))[0]


def cheaper_cards(view: View, legal: Sequence[Action], action: Play) -> list[Card]:
    """The cards that were cheaper than a dear one played, and of its suit."""
    assert view.board.trump is not None
    points = view.rules.tables[view.board.trump].points
    if points[action.card] < DEAR:
        return []
    same = [card for card in plays(tuple(legal)) if SUIT_OF[card] is SUIT_OF[action.card]]
    return [card for card in same if points[card] < points[action.card]]


def no_worse(view: View, card: Card, cheaper: Sequence[Card], seed: int) -> list[Card]:
    """The cheaper cards that do worse than the card in none of the worlds."""
    rules, board, hand = view.rules, view.board, view.hand
    assert hand is not None
    stakes, moment = stakes_of(rules, board, rules.side_of(hand.seat)), moment_of(rules, board, hand)
    worlds = engine.sample(plans_for(places(rules, board, hand), board.played), WORLDS, seed)
    left = list(cheaper)
    for part in (worlds[: FEW * LYING.size], worlds[FEW * LYING.size :]):
        left = _no_worse_in(stakes, moment, part, card, left)
    return left


def _no_worse_in(stakes: Stakes, moment: Moment, worlds: bytes, card: Card, cheaper: Sequence[Card]) -> list[Card]:
    if not cheaper:
        return []
    dear, *others = [
        [stakes.worth(word)[0] for word in words]
        for words in engine.results(moment, worlds, (card, *cheaper), ALL_TRICKS)
    ]
    pairs = zip(cheaper, others, strict=True)
    return [other for other, worths in pairs if all(a >= b for a, b in zip(worths, dear, strict=True))]


def told(view: View, action: Play, cheaper: Sequence[Card]) -> str:
    """What was foolish."""
    table = cards_text(view.board.trick) or "nothing"
    return f"{CARD_TEXT[action.card]} rather than {cards_text(cheaper)}, with {table} on the table"
