"""A deal in few words: ``scene("scottish_2", "Kh Qh Jh", "9s 8s 7s", turned="7c").say("take; Kh; announce 20")``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bela.cards import Mask, Suit, cards_of, mask_of, parse_card, parse_cards
from bela.deal.decide import act, legal_for
from bela.deal.errors import IllegalAction
from bela.deal.events import Event
from bela.deal.notation import action_text, parse_said
from bela.deal.start import deal_from, falls_to_dealer
from bela.deal.state import Board, Contest, Deal, Layout
from bela.rules.check import check_rules
from bela.rules.model import Rules
from bela.rules.variants import house


@dataclass(frozen=True)
class Scene:
    """A deal at some moment, and what happened last."""

    deal: Deal
    events: tuple[Event, ...] = ()

    @property
    def board(self) -> Board:
        """What everybody knows."""
        return self.deal.board

    @property
    def contest(self) -> Contest:
        """How far the announcing has come."""
        return self.deal.board.contest

    @property
    def asked(self) -> tuple[str, int | None]:
        """The phase, and the seat to act."""
        return self.board.phase.value, self.board.to_act

    @property
    def may(self) -> str:
        """What the seat to act may do, in the order listed."""
        assert self.board.to_act is not None
        return "; ".join(map(action_text, legal_for(self.deal, self.board.to_act)))

    @property
    def shown(self) -> list[str]:
        """By seat: what has been shown."""
        return [" ".join(map(str, melds or ())) for melds in self.contest.shown]

    def say(self, words: str) -> Scene:
        """The scene after some actions, parted by semicolons; whose turn it is says the seat where none is stated."""
        scene = self
        for text in words.split(";"):
            seat, action = parse_said(text)
            actor = scene.board.to_act if seat is None else seat
            assert actor is not None
            scene = Scene(*act(scene.deal, actor, action))  # type: ignore[arg-type]
        return scene

    def refusal(self, words: str) -> str:
        """The code and the ledger id of an action that is refused. Fails when it is not."""
        try:
            self.say(words)
        except IllegalAction as error:
            return f"{error.code.value} {error.rule}"
        raise AssertionError(words)

    def hand(self, seat: int) -> list[int]:
        """The cards in hand."""
        hand = self.deal.hands[seat]
        assert hand is not None
        return list(cards_of(hand.cards))


def scene(
    name: str,
    *hands: str,
    dealer: int | None = None,
    turned: str = "",
    spare: str = "",
    scores: tuple[int, ...] | None = None,
    options: Mapping[str, object] | None = None,
) -> Scene:
    """A deal before its first call, the last seat dealing unless another is named.

    Hands are given in the order dealt. Where they hold fewer cards than the variant deals, all are looked at first, but
    for the last one where the turned card falls to the dealer.
    """
    rules = shortened(house(name, options), max(len(hand.split()) for hand in hands))
    dealing = rules.seats - 1 if dealer is None else dealer
    split = sum(rules.first)
    layout = Layout(
        first=tuple(mask_of(parse_cards(hand)[:split]) for hand in hands),
        later=tuple(mask_of(parse_cards(hand)[split:]) for hand in hands),
        turned=parse_card(turned) if turned else None,
        talon=mask_of(parse_cards(spare)),
    )
    check_layout(rules, layout, dealing)
    return Scene(*deal_from(rules, layout, dealing, scores))


def shortened(rules: Rules, cards: int) -> Rules:
    """The rules with so many cards in hand."""
    if cards == rules.hand_size:
        return rules
    last = falls_to_dealer(rules)
    short = replace(rules, first=(cards - last,), later=(1,) * last)
    check_rules(short)
    return short


def check_layout(rules: Rules, layout: Layout, dealer: int) -> None:
    """See that every seat has the right number of cards and none lies twice."""
    piles: list[Mask] = [mask or 0 for mask in (*layout.first, *layout.later, layout.talon)]
    turned = 0 if layout.turned is None else 1 << layout.turned
    assert sum(piles) + turned == mask_of(card for mask in (*piles, turned) for card in cards_of(mask))
    counts = [first.bit_count() + later.bit_count() for first, later in zip(piles, piles[rules.seats :], strict=False)]
    short = dealer if falls_to_dealer(rules) else None
    assert counts[: rules.seats] == [rules.hand_size - (seat == short) for seat in range(rules.seats)]
    assert (layout.turned is not None, piles[-1].bit_count()) == (rules.turned, rules.talon)


def letter(suit: Suit | None) -> str:
    """A suit as written, nothing for none."""
    return "" if suit is None else suit.letter
