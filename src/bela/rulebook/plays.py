"""Examples of card play: what may be played is asked of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bela.cards import BIT, Card, Suit, mask_of, parse_cards
from bela.play import playable, row_for, why_not
from bela.rulebook import facts as f
from bela.rulebook.facts import no
from bela.rulebook.model import Block, Offence, PlayExample
from bela.rules.law import Code
from bela.rules.model import Rules

TRUMP = Suit.HEARTS


@dataclass(frozen=True)
class Situation:
    """What lies on the table and what the next player holds, with hearts as trumps."""

    name: str
    trick: str
    hand: str
    when: f.When = f.always


SITUATIONS = (
    Situation("lead", "", "8h Qh Ac Kd", when=no(f.chose("low_trump_lead", "off"))),
    Situation("follow", "Ts", "As 9s Jh Kd"),
    Situation("trump_led", "Kh", "9h Qh As Tc"),
    Situation("void", "Ks", "Jh 8h Ac 9d"),
    Situation("trumped", "Ks Th", "9h Qh Ac 9d", when=f.several),
    Situation("trumped_higher", "Ks 9h", "Th 8h Ac 9d", when=f.several),
    Situation("partner", "As 8s", "Th 8h Kc Qd", when=f.partners),
    Situation("neither", "Qs", "Ac Td 8d"),
)


def play_examples(rules: Rules) -> tuple[Block, ...]:
    """The situations that the table can come to, with what may be played, and why the rest may not."""
    return tuple(_examples(rules))


def _examples(rules: Rules) -> Iterator[PlayExample]:
    for situation in SITUATIONS:
        trick, hand = parse_cards(situation.trick), parse_cards(situation.hand)
        if situation.when(rules) and not mask_of(trick + hand) & ~rules.pack:
            yield _ruled(rules, situation.name, trick, hand)


def _ruled(rules: Rules, name: str, trick: tuple[Card, ...], hand: tuple[Card, ...]) -> PlayExample:
    row = row_for(rules.trump_tables(TRUMP), trick, partners=rules.partners)
    held = mask_of(hand)
    legal = playable(row, held)
    refused: dict[Code, list[Card]] = {}
    for card in hand:
        if not legal & BIT[card]:
            refused.setdefault(why_not(row, held, card), []).append(card)
    return PlayExample(
        name=name,
        trump=TRUMP,
        trick=trick,
        hand=hand,
        allowed=tuple(card for card in hand if legal & BIT[card]),
        offences=tuple(Offence(tuple(cards), code, rules.rule_behind(code)) for code, cards in refused.items()),
    )
