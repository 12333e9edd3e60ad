"""The engine and the naive statement side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.cards import CARD_TEXT, Card, cards_of, mask_of, parse_card, parse_cards, parse_suit
from bela.play import best_place, playable, points_of, row_for, why_not
from oracle import naive_play as naive

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bela.rules.model import Rules
    from oracle.positions import Position


def differences(position: Position, rules: Rules) -> list[str]:
    """Every point on which the engine under these rules departs from the naive statement; empty when they agree."""
    return [f"{point}: {position}" for point in (*legal_points(position, rules), *trick_points(position, rules))]


def legal_points(position: Position, rules: Rules) -> Iterator[str]:
    """Which cards may be played, and which ledger id refuses each of the others."""
    engine = engine_rulings(position, rules)
    for card in position.hand:
        expected = naive.offence(card, position.hand, position.trick, position.trump, position.house)
        if engine[card] != expected:
            yield f"{card} engine {engine[card] or 'plays'}, naive {expected or 'plays'}"


def engine_rulings(position: Position, rules: Rules) -> dict[str, str | None]:
    """By card of the hand: the ledger id with which the engine refuses it, None for a card that it lets through."""
    hand = mask_of(map(parse_card, position.hand))
    row = row_for(rules.trump_tables(parse_suit(position.trump)), engine_trick(position), partners=rules.partners)
    free = set(cards_of(playable(row, hand)))
    return {
        CARD_TEXT[card]: None if card in free else rules.rule_behind(why_not(row, hand, card))
        for card in cards_of(hand)
    }


def trick_points(position: Position, rules: Rules) -> Iterator[str]:
    """Who holds the trick and what it counts, once each card of the hand is added to it."""
    tables = rules.trump_tables(parse_suit(position.trump))
    for card in position.hand:
        texts, trick = (*position.trick, card), (*engine_trick(position), parse_card(card))
        engine = best_place(tables, trick), points_of(tables, trick)
        expected = (
            naive.holding_place(texts, position.trump),
            sum(naive.points(text, position.trump) for text in texts),
        )
        if engine != expected:
            yield f"holder and points with {card} engine {engine}, naive {expected}"


def engine_trick(position: Position) -> tuple[Card, ...]:
    """The cards of the trick as the engine has them."""
    return parse_cards(" ".join(position.trick))
