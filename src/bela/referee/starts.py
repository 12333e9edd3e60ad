"""The three ways in which a scenario starts: a deal, a position, a count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.cards import mask_of
from bela.deal.start import Position, falls_to_dealer
from bela.deal.state import Layout
from bela.referee import fields as f
from bela.referee.counts import read_count
from bela.referee.faults import Fault, ScenarioError
from bela.referee.scenario import FromCount, FromDeal, FromPosition

if TYPE_CHECKING:
    from bela.cards import Card, Mask
    from bela.rules.model import Rules

DEAL_KEYS = ("dealer", "hands", "turned", "spare", "scores", "hanging", "games", "actions")
POSITION_KEYS = ("dealer", "trump", "maker", "leader", "trick", "hands", "first_trick", "actions")


def read_start(rules: Rules, where: str, table: f.Table) -> FromDeal | FromPosition | FromCount:
    """Read how the scenario starts. Raises ScenarioError."""
    if where == "deal":
        return read_deal(rules, table)
    return read_position(rules, table) if where == "position" else read_count(rules, table)


# ---------------------------------------------------------------- a deal
def read_deal(rules: Rules, table: f.Table) -> FromDeal:
    """Read a deal from its first call. Raises ScenarioError."""
    f.known_keys(table, "deal.", DEAL_KEYS)
    dealer = f.seat(rules, f.needed(table, "deal.", "dealer"), "deal.dealer")
    heap = f.Heap(rules)
    hands = _read_hands(rules, table, dealer, heap)
    split = sum(rules.first)
    turned = heap.add(_loose(table, "turned", int(rules.turned)), "deal.turned")
    spare = heap.add(_loose(table, "spare", rules.talon), "deal.spare")
    layout = Layout(
        first=tuple(mask_of(hand[:split]) for hand in hands),
        later=tuple(mask_of(hand[split:]) for hand in hands),
        turned=turned[0] if turned else None,
        talon=mask_of(spare),
    )
    return FromDeal(dealer, layout)


def _read_hands(rules: Rules, table: f.Table, dealer: int, heap: f.Heap) -> list[tuple[Card, ...]]:
    texts = f.texts(f.needed(table, "deal.", "hands"), "deal.hands")
    if len(texts) != rules.seats:
        raise ScenarioError("deal.hands", Fault.WRONG_LENGTH, str(rules.seats))
    hands = []
    for seat, text in enumerate(texts):
        key = f"deal.hands[{seat}]"
        hand = heap.add(f.cards(text, key), key)
        size = rules.hand_size - (falls_to_dealer(rules) and seat == dealer)
        if len(hand) != size:
            raise ScenarioError(key, Fault.WRONG_CARDS, str(size))
        hands.append(hand)
    return hands


def _loose(table: f.Table, key: str, size: int) -> tuple[Card, ...]:
    """The turned card or those left over: just as many as the variant has."""
    if not size:
        if key in table:
            raise ScenarioError(f"deal.{key}", Fault.NOT_ALLOWED_HERE)
        return ()
    found = f.cards(f.needed(table, "deal.", key), f"deal.{key}")
    if len(found) != size:
        raise ScenarioError(f"deal.{key}", Fault.WRONG_CARDS, str(size))
    return found


# ---------------------------------------------------------------- a position
def read_position(rules: Rules, table: f.Table) -> FromPosition:
    """Read a moment in play. Raises ScenarioError."""
    f.known_keys(table, "position.", POSITION_KEYS)
    heap = f.Heap(rules)
    leader = f.seat(rules, f.needed(table, "position.", "leader"), "position.leader")
    trick = heap.add(f.cards(table.get("trick", ""), "position.trick"), "position.trick")
    if len(trick) >= rules.seats:
        raise ScenarioError("position.trick", Fault.WRONG_CARDS, f"0-{rules.seats - 1}")
    hands = _read_known(rules, table, heap)
    to_act = (leader + len(trick)) % rules.seats
    if not hands.get(to_act):
        raise ScenarioError(f"position.hands.{to_act}", Fault.HAND_UNKNOWN)
    position = Position(
        dealer=f.seat(rules, f.needed(table, "position.", "dealer"), "position.dealer"),
        trump=f.suit(f.needed(table, "position.", "trump"), "position.trump"),
        maker=f.seat(rules, f.needed(table, "position.", "maker"), "position.maker"),
        leader=leader,
        trick=trick,
        hands=hands,
        first_trick=f.flag(table.get("first_trick", False), "position.first_trick"),
    )
    return FromPosition(position)


def _read_known(rules: Rules, table: f.Table, heap: f.Heap) -> dict[int, Mask]:
    hands: dict[int, Mask] = {}
    for name, text in f.subtable(table, "position.", "hands").items():
        key = f"position.hands.{name}"
        seat = f.named_seat(rules, name, key)
        cards = heap.add(f.cards(text, key), key)
        if len(cards) > rules.hand_size:
            raise ScenarioError(key, Fault.WRONG_CARDS, f"0-{rules.hand_size}")
        hands[seat] = mask_of(cards)
    return hands
