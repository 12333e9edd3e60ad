"""What would be written down: from a deal in play, by an assumed line, through the engine's settling."""

from __future__ import annotations

from random import Random

import pytest

from bela.cards import BIT, Card, cards_of
from bela.deal import actions as a
from bela.deal.decide import act, legal
from bela.deal.start import deal_from, lay_out
from bela.deal.state import Deal, Phase
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, variant
from bela.solve import (
    Fault,
    PositionError,
    SoFar,
    best_line,
    play_line,
    position_of,
    so_far,
    value,
    written,
    written_after,
)
from solver.hands import TWO, position


def some_deal(rules: Rules, seed: int, played: int) -> Deal:
    """A deal by chance, some cards into its play."""
    rng = Random(seed)
    pack = cards_of(rules.pack)
    rng.shuffle(pack)
    deal, _ = deal_from(rules, lay_out(rules, pack, 0), 0)
    while (seat := deal.board.to_act) is not None:
        if deal.board.phase is Phase.PLAY and sum(map(int.bit_count, deal.board.played)) >= played:
            break
        hand = deal.hands[seat]
        assert hand is not None
        choices = [each for each in legal(rules, deal.board, hand) if not isinstance(each, a.Schmeiss)]
        deal, _ = act(deal, seat, rng.choice(choices))
    return deal


@pytest.mark.parametrize("name", VARIANTS)
def test_a_line_written_down_is_what_the_engine_writes_when_it_is_played(name: str) -> None:
    rules = variant(name)
    for seed in range(6):
        deal = some_deal(rules, seed, played=3 * rules.seats)
        if deal.board.phase is not Phase.PLAY:
            continue
        here, before = position_of(deal), so_far(deal)
        line = best_line(here)
        expected = written_after(here, before, line)
        assert finished(deal, line) == expected.written


def finished(deal: Deal, line: list[Card]) -> tuple[int, ...]:
    """What the sides write down when the engine plays the line, without saying anything more."""
    cards = iter(line)
    while (seat := deal.board.to_act) is not None:
        choices = legal(deal.rules, deal.board, deal.hands[seat])  # type: ignore[arg-type]  # every hand is known
        card = a.Play(next(cards)) if deal.board.phase is Phase.PLAY else choices[0]
        deal, _ = act(deal, seat, card)
    assert deal.board.settlement is not None
    return deal.board.settlement.written


def test_announcements_bela_and_hanging_points_are_settled() -> None:
    here = position(TWO, "Jh Ac | 7c 8c")
    before = SoFar(0, 0, taken=(60, 61), tricks=(4, 4), announced=(20, 0), bela=(0, 20), hanging=30)
    settlement = written_after(here, before, best_line(here))
    assert settlement.sums == (60 + 41 + 20, 61 + 20)
    assert settlement.written == (60 + 41 + 20 + 30, 61 + 20)


def test_a_line_that_breaks_off_cannot_be_written_down() -> None:
    here = position(TWO, "Jh Ac | 7c 8c")
    with pytest.raises(ValueError, match="end of the deal"):
        written(TWO, SoFar(0, 0, (0, 0), (0, 0), (0, 0), (0, 0)), play_line(here, best_line(here)[:3]))


def test_a_deal_before_its_trumps_has_no_card_play() -> None:
    rules = variant("croatian_4")
    deal, _ = deal_from(rules, lay_out(rules, cards_of(rules.pack), 0), 0)
    with pytest.raises(PositionError) as refused:
        position_of(deal)
    assert refused.value.fault is Fault.NOT_IN_PLAY


def test_the_position_of_a_deal_is_where_it_stands() -> None:
    deal = some_deal(variant("croatian_4"), 3, played=10)
    here = position_of(deal)
    assert here.to_act == deal.board.to_act
    assert sum(hand.bit_count() for hand in here.hands) == 32 - 10
    assert all(here.hands[seat] & BIT[card] == 0 for seat in range(4) for card in here.trick)
    assert here.takers == {trick.winner for trick in deal.board.tricks}
    assert value(here) >= 0
