"""Ledger ids: every rule that a table has is named, and every refusal leads somewhere."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.deal.notation import parse_action
from bela.match import Match, act
from bela.rulebook import anchor, book
from bela.rulebook.model import Index, Paragraph
from bela.rulebook.numbers import binding
from bela.rules.ledger import ledger
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, house
from record.randomplay import play

IDLE = {
    "scottish_2": {"X-24"},
    "clobyosh_2": {"X-24"},
    "croatian_2": {"X-12"},
    "croatian_2_club": {"X-12"},
    "croatian_3": {"X-10", "X-12"},
    "croatian_3_club": {"X-10", "X-12"},
    "croatian_4": {"X-12"},
    "croatian_4_club": {"X-12"},
}
"""Rules that bind a variant without coming to anything: more than two players, claims, a best opponent."""

MUST = {"all_pass": "dealer_must"}
HOUSES = (
    house("scottish_2", must_beat="all_suits", low_trump_lead="off", end_mode="end_of_deal", **MUST),
    house("scottish_3", schmeiss="both_rounds", end_mode="dosta", round2_turned_suit="allowed"),
    house("croatian_4", low_trump_lead="forbid_if_other_card", card_reuse="once", end_mode="claim"),
    house("croatian_4", must_beat="all_suits", partner_exemption="void_may_discard", must_undertrump=False),
    house("croatian_2", seven_exchange="off", schmeiss="first_round", bidding="free_one_round"),
    house("barlinnie_4", **MUST, fours=True, announce_how="open_value", card_reuse="once"),
    house("croatian_3_club", bidding="free_one_round", end_mode="claim", maker_may_claim=False),
)
WORDS = """
    pass; take; name h; name s; schmeiss; agree; refuse; swap; keep; discard 7c 8d; declare Kh/3; declare 4xA; declare;
    announce 20; announce 50; silent; good; length 5; from K; same; suit h; show Kh/3; show; claim; 7h; Kh bela
"""
ANYTHING = tuple(map(parse_action, WORDS.split(";")))


def stated(rules: Rules) -> dict[str, str]:
    """By id the chapter that states it."""
    return {
        one: chapter.name
        for chapter in book(rules).chapters
        for block in chapter.blocks
        if isinstance(block, Paragraph)
        for one in block.ids
    }


def anchors(rules: Rules) -> set[str]:
    """Every id that a link can lead to."""
    (index,) = book(rules).chapters[-1].blocks
    assert isinstance(index, Index)
    return {entry.id for entry in index.entries}


@pytest.mark.parametrize("name", VARIANTS)
def test_every_rule_that_binds_a_variant_is_stated(name: str) -> None:
    missing = set(binding(VARIANTS[name])) - stated(VARIANTS[name]).keys()
    assert missing == IDLE.get(name, set())


def test_every_id_of_the_ledger_is_stated_for_some_table() -> None:
    assert {one for rules in (*VARIANTS.values(), *HOUSES) for one in stated(rules)} == set(ledger())


@pytest.mark.parametrize("rules", [*VARIANTS.values(), *HOUSES], ids=lambda rules: rules.name)
def test_the_index_has_every_id_that_is_stated_once(rules: Rules) -> None:
    (index,) = book(rules).chapters[-1].blocks
    assert isinstance(index, Index)
    ids = [entry.id for entry in index.entries]
    assert len(ids) == len(set(ids))
    assert ids == [one for one in ledger() if one in ids]
    assert set(stated(rules)) <= set(ids)
    assert all((entry.chapter is None) == (entry.id not in stated(rules)) for entry in index.entries)


@pytest.mark.parametrize("rules", [*VARIANTS.values(), *HOUSES], ids=lambda rules: rules.name)
def test_whatever_a_refusal_names_can_be_found(rules: Rules) -> None:
    named = set(refused(rules))
    assert len(named) > 5
    assert named <= anchors(rules)


def refused(rules: Rules) -> Iterator[str]:
    """The ids that refusals name in a few deals, in which everything is tried at every moment."""
    rng = random.Random(rules.name)
    for seed in range(3):
        for moment in play(rules, seed, deals=2, most=60):
            yield from _tried(moment.match, rng)


def _tried(match: Match, rng: random.Random) -> Iterator[str]:
    for action in rng.sample(ANYTHING, 8) + [a.play(card) for card in rng.sample(range(32), 6)]:
        seat = match.to_act if match.to_act is not None and rng.random() < 0.9 else rng.randrange(match.rules.seats)
        try:
            act(match, seat, action)
        except IllegalAction as error:
            yield error.rule


def test_an_anchor_is_the_id() -> None:
    assert anchor("S-28") == "#S-28"


def test_a_paragraph_does_not_name_what_cannot_be_refused() -> None:
    assert "C-06" not in stated(VARIANTS["scottish_2"])
    assert stated(house("scottish_2", **MUST))["C-06"] == "trumps"
    assert stated(house("scottish_2", must_beat="all_suits"))["C-02"] == "play"


def test_where_plain_suits_must_be_beaten_the_refusal_leads_there() -> None:
    pars = [block for chapter in book(house("croatian_4", must_beat="all_suits")).chapters for block in chapter.blocks]
    first = next(block for block in pars if isinstance(block, Paragraph) and "C-02" in block.ids)
    assert [sentence.key for sentence in first.sentences] == ["must_beat.all_suits"]
