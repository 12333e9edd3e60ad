"""The examples say what the engine says, and show what the table's options come to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bela.cards import BIT, Mask, cards_text, mask_of
from bela.deal.actions import Play
from bela.deal.decide import act, legal_for
from bela.deal.errors import IllegalAction
from bela.deal.start import Position, deal_at
from bela.rulebook import book
from bela.rulebook.model import ContestExample, DialogueExample, PlayExample, SettlementExample
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, house, variant
from bela.scoring import Result

EVERY = pytest.mark.parametrize("rules", VARIANTS.values(), ids=VARIANTS)


def examples(rules: Rules) -> list[object]:
    """Everything in a book that could be an example."""
    return [block for chapter in book(rules).chapters for block in chapter.blocks]


def plays(rules: Rules) -> dict[str, PlayExample]:
    return {one.name: one for one in examples(rules) if isinstance(one, PlayExample)}


def contests(rules: Rules) -> dict[str, ContestExample]:
    return {one.name: one for one in examples(rules) if isinstance(one, ContestExample)}


def settlements(rules: Rules) -> dict[str, SettlementExample]:
    return {one.name: one for one in examples(rules) if isinstance(one, SettlementExample)}


# ---------------------------------------------------------------- card play
@EVERY
def test_what_may_be_played_in_an_example_is_what_the_table_lets_one_play(rules: Rules) -> None:
    assert len(plays(rules)) >= 4
    for example in plays(rules).values():
        seat = len(example.trick)
        hands: dict[int, Mask] = {seat: mask_of(example.hand)}
        deal = deal_at(rules, Position(rules.seats - 1, example.trump, 0, 0, example.trick, hands))
        legal = {action.card for action in legal_for(deal, seat) if isinstance(action, Play)}
        assert set(example.allowed) == legal
        for offence in example.offences:
            for card in offence.cards:
                with pytest.raises(IllegalAction) as refused:
                    act(deal, seat, Play(card))
                assert (refused.value.code, refused.value.rule) == (offence.code, offence.rule)
        cards = [*example.allowed, *(card for offence in example.offences for card in offence.cards)]
        assert mask_of(cards) == mask_of(example.hand)
        assert len(cards) == len(example.hand)


@pytest.mark.parametrize(
    ("name", "options", "example", "allowed"),
    [
        ("croatian_4", {"must_beat": "all_suits"}, "follow", "As"),
        ("croatian_4", {"must_overtrump": False}, "trumped", "9h Qh"),
        ("croatian_4", {"must_undertrump": False}, "trumped_higher", "Th 8h Ac 9d"),
        ("croatian_4", {"partner_exemption": "void_may_discard"}, "partner", "Th 8h Kc Qd"),
        ("croatian_4", {"low_trump_lead": "forbid_if_counting_trump"}, "lead", "Qh Ac Kd"),
    ],
)
def test_an_option_on_card_play_changes_its_example(
    name: str, options: dict[str, object], example: str, allowed: str
) -> None:
    assert cards_text(plays(house(name, options))[example].allowed) == allowed
    usual = plays(variant(name)).get(example)
    assert usual is None or cards_text(usual.allowed) != allowed


def test_no_example_has_more_cards_in_the_trick_than_can_lie_there() -> None:
    for rules in VARIANTS.values():
        assert all(len(example.trick) < rules.seats for example in plays(rules).values())
    assert "trumped" not in plays(variant("scottish_2"))


def test_an_example_has_no_card_that_the_pack_lacks() -> None:
    pack = variant("scottish_2").pack & ~BIT[plays(variant("scottish_2"))["void"].hand[0]]
    rules = house("scottish_3", pack=28)
    held = [mask_of(example.hand + example.trick) for example in plays(rules).values()]
    assert held
    assert not any(cards & ~rules.pack for cards in held)
    assert "void" not in plays(replace(variant("scottish_2"), pack=pack))


# ---------------------------------------------------------------- announcing
@pytest.mark.parametrize(
    ("name", "options", "winners"),
    [
        ("scottish_2", {}, {"longer": 1, "higher": 1, "trumps": 1, "level": 0}),
        ("scottish_2", {"contest_order": "top length trump nobody"}, {"longer": 0, "level": None}),
        ("scottish_2", {"seat_priority": "dealer_first"}, {"trumps": 1, "level": 1}),
        ("croatian_4", {}, {"longer": 1, "higher": 0, "trumps": 0, "level": 0, "several": 1}),
        ("croatian_4", {"run_values": "3:20 4:50 5:100"}, {"four": 0}),
        ("croatian_4_club", {}, {"higher": 1, "four": 0, "several": 0}),
        ("croatian_4", {"contest_order": "fours_over_runs points seat"}, {"four": 0}),
    ],
)
def test_whose_announcement_is_the_greater_goes_by_the_table(
    name: str, options: dict[str, object], winners: dict[str, int | None]
) -> None:
    found = contests(house(name, options))
    assert {example: found[example].winner for example in winners} == winners


def test_fours_are_an_example_only_where_they_count() -> None:
    assert "four" in contests(variant("croatian_4"))
    assert "four" not in contests(variant("scottish_2"))
    assert "four" not in contests(house("croatian_4", fours=False))


@pytest.mark.parametrize("name", ["scottish_2", "scottish_3", "clobyosh_2", "barlinnie_4"])
def test_a_dialogue_goes_as_far_as_is_needed(name: str) -> None:
    (dialogue,) = (one for one in examples(variant(name)) if isinstance(one, DialogueExample))
    assert dialogue.winner == variant(name).seats - 1
    assert dialogue.points == 20
    assert [type(word).__name__ for _, word in dialogue.spoken] == ["Announce", "Announce", "From", "From"]


def test_where_no_details_are_asked_a_dialogue_is_short() -> None:
    (dialogue,) = (
        one for one in examples(house("scottish_2", contest_order="points seat")) if isinstance(one, DialogueExample)
    )
    assert dialogue.winner == 0
    assert [type(word).__name__ for _, word in dialogue.spoken] == ["Announce", "Good"]


def test_level_rivals_that_cancel_have_no_winner() -> None:
    (dialogue,) = (
        one for one in examples(house("scottish_2", contest_order="points nobody")) if isinstance(one, DialogueExample)
    )
    assert (dialogue.winner, dialogue.points) == (None, 0)


def test_there_is_no_dialogue_where_points_are_declared() -> None:
    assert not [one for one in examples(variant("croatian_2")) if isinstance(one, DialogueExample)]


# ---------------------------------------------------------------- settling
@EVERY
def test_deals_are_settled_as_their_names_say(rules: Rules) -> None:
    found = settlements(rules)
    assert found["made"].settlement.result is Result.MADE
    assert found["failed"].settlement.result is Result.FAILED
    assert found["level"].settlement.need == found["level"].settlement.sums[0]
    assert ("capot" in found) == (rules.capot_bonus > 0)


@EVERY
def test_points_in_an_example_are_those_of_a_deal(rules: Rules) -> None:
    full = 152 + rules.last_trick
    for example in settlements(rules).values():
        played = sum(example.tally.card_points)
        assert played == full or (rules.turned and played < full)


def test_a_deal_that_cannot_end_level_has_no_such_example() -> None:
    assert "level" not in settlements(house("croatian_4", last_trick=5))
    assert "level" in settlements(house("scottish_2", last_trick=5))


def test_all_tricks_leave_the_others_without_their_announcement() -> None:
    capot = settlements(variant("croatian_4"))["capot"]
    assert capot.tally.announced == (0, 20)
    assert capot.settlement.written == (252, 0)
    assert settlements(house("croatian_4", announced_needs_trick=False))["capot"].settlement.written == (252, 20)
