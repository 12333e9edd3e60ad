"""Examples of rival announcements: whose is the greater is asked of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bela.cards import Suit, parse_card, parse_rank
from bela.deal.start import Position, deal_at
from bela.deal.steps.ranking import contest_winner
from bela.melds import SHORTEST, Four, Meld, Run
from bela.rulebook.facts import When, always, chose, fours, no
from bela.rulebook.model import Block, ContestExample
from bela.rules.model import Rules

TRUMP = Suit.HEARTS


@dataclass(frozen=True)
class Rivals:
    """What the forehand and the next player announce, with hearts as trumps."""

    name: str
    forehand: str
    following: str
    when: When = always


PAIRS = (
    Rivals("longer", "As/3", "Jd/4"),
    Rivals("higher", "Qs/3", "Kc/3"),
    Rivals("trumps", "Qs/3", "Qh/3"),
    Rivals("level", "Qs/3", "Qd/3"),
    Rivals("four", "4xA", "Ks/5", when=fours),
    Rivals("several", "Ks/4", "Jc/4 Qd/3", when=no(chose("announce_how", "stepwise"))),
)


def contest_examples(rules: Rules) -> tuple[Block, ...]:
    """Pairs of announcements, and which of them is the greater at this table."""
    return tuple(_examples(rules))


def _examples(rules: Rules) -> Iterator[ContestExample]:
    for pair in PAIRS:
        held = (melds_of(pair.forehand), melds_of(pair.following))
        if pair.when(rules) and all(can_be_held(rules, melds) for melds in held):
            yield ContestExample(pair.name, TRUMP, held, _winner(rules, held))


def melds_of(text: str) -> tuple[Meld, ...]:
    """Melds as they are written."""
    return tuple(map(_meld, text.split()))


def _meld(word: str) -> Meld:
    top, sign, length = word.partition("/")
    return Run(parse_card(top), int(length)) if sign else Four(parse_rank(word[-1]))


def can_be_held(rules: Rules, melds: tuple[Meld, ...]) -> bool:
    """Whether the pack has the cards, and a hand the room for them."""
    cards = 0
    for meld in melds:
        cards |= meld.mask
    return not cards & ~rules.pack and SHORTEST <= cards.bit_count() <= rules.hand_size


def _winner(rules: Rules, held: tuple[tuple[Meld, ...], ...]) -> int | None:
    """The forehand sits in seat 0 and is the maker."""
    nothing = dict.fromkeys(range(rules.seats), 0)
    board = deal_at(rules, Position(rules.seats - 1, TRUMP, 0, 0, (), nothing)).board
    return contest_winner(rules, board, dict(enumerate(held)))
