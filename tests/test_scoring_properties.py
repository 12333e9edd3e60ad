"""What holds of every settlement, whatever the rules and the figures."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hypothesis import assume, given
from hypothesis import strategies as st

from bela.rules.words import (
    Capot3,
    FailRecipient3,
    FailRecipientLevel,
    FailTransfer,
    Make3,
    TieMode,
    UnconfirmedGoTo,
)
from bela.scoring import Kind, Points, Result, Settlement, Tally, proven, settle
from support.rules import make_rules

if TYPE_CHECKING:
    from enum import Enum

    from bela.rules.model import Rules

WORDS: dict[str, type[Enum]] = {
    "tie": TieMode,
    "tie_3": TieMode,
    "make_3": Make3,
    "fail_recipient_3": FailRecipient3,
    "fail_recipient_level": FailRecipientLevel,
    "fail_transfer": FailTransfer,
    "unconfirmed_go_to": UnconfirmedGoTo,
    "capot_3": Capot3,
}
SWITCHES = ("announced_needs_trick", "bela_needs_trick", "bela_survives_fail")

TWO_SIDES = ("scottish_2", "barlinnie_4", "croatian_4")
THREE_SIDES = ("scottish_3", "croatian_3")
OPTIONS = st.fixed_dictionaries(
    {name: st.sampled_from(list(words)) for name, words in WORDS.items()}
    | dict.fromkeys(SWITCHES, st.booleans())
    | {"capot_bonus": st.sampled_from([0, 90, 91])}
)
FEW = st.integers(0, 4)  # small figures, so that sides are often level


@st.composite
def deals(
    draw: st.DrawFn, kind: Kind = Kind.PLAYED, variants: tuple[str, ...] = TWO_SIDES + THREE_SIDES
) -> tuple[Rules, Tally, int]:
    """Rules, a deal and the points that hang before it."""
    rules = make_rules(draw(st.sampled_from(variants)), **draw(OPTIONS))
    tally = Tally(
        kind=kind,
        dealer=draw(st.integers(0, rules.seats - 1)),
        maker_side=draw(st.integers(0, rules.sides - 1)),
        card_points=draw(rows(rules, FEW)),
        announced=draw(rows(rules, FEW)),
        bela=draw(rows(rules, st.sampled_from([0, 0, 2]))),
        tricks=draw(rows(rules, st.sampled_from([0, 1])).filter(any)),
        winner=0,
    )
    return rules, tally, draw(st.sampled_from([0, 7]))


def rows(rules: Rules, figures: st.SearchStrategy[int]) -> st.SearchStrategy[Points]:
    """Figures by side."""
    return st.tuples(*[figures] * rules.sides)


def column(settlement: Settlement, side: int) -> int:
    """What one side must write down, from the parts of the account."""
    return settlement.sums[side] + settlement.moved[side] - settlement.hung[side] + settlement.paid[side]


@given(deals())
def test_the_account_of_a_settlement_adds_up(deal: tuple[Rules, Tally, int]) -> None:
    rules, tally, hanging = deal
    got = settle(rules, tally, hanging=hanging)
    counted = zip(tally.card_points, got.announced, got.bela, got.capot, strict=True)
    assert got.sums == tuple(map(sum, counted))
    assert got.written == tuple(column(got, side) for side in range(rules.sides))
    assert got.hanging == hanging + sum(got.hung) - sum(got.paid)


@given(deals())
def test_points_neither_appear_nor_vanish_where_a_failed_maker_pays_once(deal: tuple[Rules, Tally, int]) -> None:
    rules, tally, hanging = deal
    ways = (FailRecipient3.EACH_FULL, FailRecipient3.NOBODY)
    if rules.fail_recipient_3 in ways or rules.fail_recipient_level is FailRecipientLevel.EACH_FULL:
        rules = replace(
            rules, fail_recipient_3=FailRecipient3.SPLIT, fail_recipient_level=FailRecipientLevel.FIRST_IN_TURN
        )
    got = settle(rules, tally, hanging=hanging)
    lost = got.sums[tally.maker_side] if (got.result, sum(got.hung)) == (Result.TIED, 0) else 0
    assert sum(got.written) + got.hanging == sum(got.sums) + hanging - lost


@given(deals(variants=THREE_SIDES), st.sampled_from([FailRecipient3.EACH_FULL, FailRecipient3.NOBODY]))
def test_with_three_lost_points_may_count_twice_or_not_at_all(
    deal: tuple[Rules, Tally, int], recipient: FailRecipient3
) -> None:
    rules, tally, hanging = deal
    got = settle(replace(rules, fail_recipient_3=recipient), tally, hanging=hanging)
    assume(got.result is Result.FAILED)
    lost = -got.moved[tally.maker_side]
    assert sum(got.moved) == (lost if recipient is FailRecipient3.EACH_FULL else -lost)


@given(deals())
def test_the_opponents_always_write_down_at_least_their_own(deal: tuple[Rules, Tally, int]) -> None:
    """S-33: unless a tie leaves everything hanging."""
    rules, tally, hanging = deal
    got = settle(rules, tally, hanging=hanging)
    others = [side for side in range(rules.sides) if side != tally.maker_side]
    own = [0 if got.hung[side] else got.sums[side] for side in others]
    assert all(got.written[side] >= points for side, points in zip(others, own, strict=True))
    assert min(got.written) >= 0


@given(deals())
def test_the_maker_makes_it_exactly_with_more_than_what_had_to_be_beaten(deal: tuple[Rules, Tally, int]) -> None:
    """S-34, S-45, C-24."""
    rules, tally, hanging = deal
    got = settle(rules, tally, hanging=hanging)
    own = got.sums[tally.maker_side]
    assert got.need is not None
    assume(own != got.need)
    assert got.result is (Result.MADE if own > got.need else Result.FAILED)


@given(deals(variants=TWO_SIDES))
def test_between_two_sides_it_does_not_matter_who_dealt(deal: tuple[Rules, Tally, int]) -> None:
    rules, tally, hanging = deal
    unknown = replace(tally, dealer=None)
    assert settle(rules, unknown, hanging=hanging) == settle(rules, tally, hanging=hanging)


@given(deals())
def test_moving_everybody_on_by_one_seat_moves_the_settlement(deal: tuple[Rules, Tally, int]) -> None:
    rules, tally, hanging = deal
    assert tally.dealer is not None
    moved = replace(
        tally,
        dealer=(tally.dealer + 1) % rules.seats,
        maker_side=(tally.maker_side + 1) % rules.sides,
        card_points=turned(tally.card_points),
        announced=turned(tally.announced),
        bela=turned(tally.bela),
        tricks=turned(tally.tricks),
    )
    assert settle(rules, moved, hanging=hanging).written == turned(settle(rules, tally, hanging=hanging).written)


def turned(row: Points) -> Points:
    """The row as it stands when everybody has moved on by one seat."""
    return row[-1:] + row[:-1]


@given(deals(Kind.CLAIMED))
def test_after_a_claim_exactly_the_proven_points_are_written_down(deal: tuple[Rules, Tally, int]) -> None:
    """S-38, X-12."""
    rules, tally, hanging = deal
    got = settle(rules, tally, hanging=hanging)
    assert got.written == proven(
        rules,
        taken=tally.card_points,
        announced=tally.announced,
        bela=tally.bela,
        tricks=tally.tricks,
        last_trick_by=None,
    )
    assert got.hanging == 0
