"""Rulings: what follows from a situation, and how it differs from what was expected."""

from __future__ import annotations

import pytest

from bela.cards import Cards
from bela.deal.state import Phase
from bela.referee import Difference, check, rule
from bela.referee.check import plain
from bela.rules.law import Code
from support.scenarios import COUNT, DEAL, POSITION, SPARE, changed, ruling, scenario

PLAYED = DEAL + 'actions = ["take", "0:keep", "1:keep", "9c"]\n'


def differences(text: str, expect: str) -> list[str]:
    """What the ruling says otherwise: key, expected and got."""
    return [f"{found.key}: {found.expected} / {found.got}" for found in check(scenario(text, expect=expect))]


# ---------------------------------------------------------------- what follows
def test_a_deal_before_its_first_call() -> None:
    found = ruling(DEAL)
    assert (found.phase, found.to_act, found.actions) == (Phase.BIDDING, 0, ("pass", "take"))
    assert (found.cards, found.offences, found.trick, found.maker, found.trump, found.settlement) == (
        0,
        (),
        *[None] * 4,
    )
    assert (found.over, found.standing.scores, found.standing.dealer) == (False, (0, 0), 1)


def test_cards_that_may_not_be_played_are_named_with_the_reason_and_the_rule() -> None:  # S-47
    found = ruling(POSITION)
    assert (found.phase, found.to_act, found.actions, Cards(found.cards)) == (Phase.PLAY, 2, ("Kh",), Cards.parse("Kh"))
    assert found.offences_written == (("8h", Code.MUST_OVERTRUMP, "S-47"), ("As", Code.MUST_TRUMP, "S-28"))


def test_a_position_is_ruled_on_as_far_as_its_hands_are_known() -> None:
    found = ruling(changed(POSITION, ("Qh", "Ah")) + 'actions = ["8h"]\n')
    assert (found.to_act, found.actions, found.cards, found.offences) == (1, (), 0, ())
    assert (found.trick, found.taken) == ((1, 15), (0, 15, 0))


def test_a_position_played_out_is_not_settled() -> None:
    found = ruling(changed(POSITION, ("Kh 8h As", "Kh")) + 'actions = ["Kh"]\n')
    assert (found.phase, found.to_act, found.settlement, found.over) == (Phase.OVER, None, None, True)
    assert plain(found)["next_dealer"] is None


def test_a_count_is_over() -> None:
    found = ruling(COUNT)
    assert (found.phase, found.to_act, found.actions, found.over) == (Phase.OVER, None, (), True)
    assert found.settlement is not None
    assert (found.settlement.written, found.standing.scores) == ((90, 66), (90, 66))
    assert found.seen == ()


def test_what_may_be_left_out_is_filled_in() -> None:
    full = DEAL + 'actions = ["take", "keep", "keep", "9c", "silent", "8c", "silent"]\n'
    short = DEAL + 'actions = ["take", "9c", "8c"]\n'
    assert (ruling(full).phase, ruling(short).phase) == (Phase.PLAY, Phase.ANNOUNCING)
    assert ruling(DEAL + 'actions = ["take", "9c", "8c", "Tc"]\n').trick == ruling(full).trick


def test_what_may_be_left_out_does_not_hide_a_mistake() -> None:
    assert ruling(DEAL + 'actions = ["take", "9c"]\n').to_act == 0


def test_views_hold_their_own_cards_and_what_all_have_seen() -> None:
    seen = ruling(PLAYED).seen
    assert Cards(seen[0]) == Cards.parse("9c Tc Jc 7s 8s Qd Kh Ah As Kc")
    assert Cards(seen[1]) == Cards.parse("Js Qs Ks 7d 8d Th 9h Ac 8c Kc 9c")


def test_before_trumps_the_later_cards_are_in_no_view() -> None:  # S-13
    seen = ruling(DEAL).seen
    assert Cards(seen[0]) == Cards.parse("9c Tc Jc 7s 8s Qd Kc")


def test_what_was_laid_away_is_in_the_makers_view_alone() -> None:  # C-09
    seen = ruling(SPARE + 'actions = ["name c", "discard Ks As"]\n').seen
    assert [Cards.parse("Ks As") & cards for cards in seen] == [Cards.parse("Ks As"), 0, 0]


def test_a_bela_that_was_said_at_the_start_is_seen_by_all() -> None:  # C-15
    text = """
variant = "croatian_2"
[deal]
dealer = 1
hands = ["Kh Qh 9c Tc Jc 7s 8s Qd Ah As", "Js Qs Ks 7d 8d Th 9h Ac 8c 9d"]
turned = "8h"
"""
    said = ruling(text + 'actions = ["take", "declare bela", "declare"]\n').seen[1]
    kept = ruling(text + 'actions = ["take", "declare", "declare"]\n').seen[1]
    pair = Cards.parse("Kh Qh")
    assert (said & pair, kept & pair) == (pair, 0)


def test_once_a_deal_is_over_all_cards_are_seen() -> None:
    seen = ruling(DEAL + 'actions = ["pass", "pass", "pass", "pass"]\n').seen
    assert [len(Cards(cards)) for cards in seen] == [19, 19]


# ---------------------------------------------------------------- what was expected
def test_a_scenario_that_holds_has_no_differences() -> None:
    assert differences(DEAL, 'phase = "bidding"\nto_act = 0\nactions = ["take", "pass"]\ncards = ""') == []


@pytest.mark.parametrize(
    ("text", "expect", "found"),
    [
        (DEAL, "to_act = 1", "expect.to_act: 1 / 0"),
        (DEAL, 'phase = "play"', "expect.phase: play / bidding"),
        (DEAL, 'actions = ["take"]', "expect.actions: [take] / [pass, take]"),
        (DEAL, "maker = 0", "expect.maker: 0 / -"),
        (DEAL, "deal = [1, 2]", "expect.deal: [1, 2] / -"),
        (DEAL, "next_dealer = 0", "expect.next_dealer: 0 / -"),
        (DEAL, 'refused = { action = "take", rule = "S-10" }', "expect.refused: take: S-10 / take: allowed"),
        (DEAL, 'refused = { action = "name h", rule = "S-11" }', "expect.refused: name h: S-11 / name h: X-07"),
        (DEAL, 'seen = { 0 = "9c As" }', "expect.seen.0: 9c As / 9c"),
        (DEAL, 'seen = { 0 = "As" }', "expect.seen.0: As / -"),
        (DEAL, 'unseen = { 0 = "9c As" }', "expect.unseen.0: - / 9c"),
        (POSITION, 'cards = "8h"', "expect.cards: 8h / Kh"),
        (PLAYED, 'trump = "h"', "expect.trump: h / c"),
        (PLAYED, "trick = { winner = 1, points = 0 }", "expect.trick: { winner = 1, points = 0 } / -"),
        (COUNT, 'result = "failed"', "expect.result: failed / made"),
        (COUNT, "scores = [0, 156]", "expect.scores: [0, 156] / [90, 66]"),
    ],
)
def test_a_difference_names_key_expected_and_got(text: str, expect: str, found: str) -> None:
    assert differences(text, expect) == [found]


def test_every_difference_is_told() -> None:
    assert len(differences(DEAL, 'to_act = 1\nphase = "play"\nmaker = 0')) == 3


@pytest.mark.parametrize(
    ("text", "expect"),
    [
        (DEAL, 'actions = ["TAKE", "Pass"]'),
        (POSITION, 'cards = "KH"'),
        (POSITION, "actions = ['K♥']"),
        (DEAL, 'refused = { action = "rubbish", rule = "X-07" }'),
        (DEAL, 'refused = { action = "1:take", rule = "X-07" }'),
        (DEAL, 'refused = { action = "cut 3", rule = "X-07" }'),
        (COUNT, 'refused = { action = "take", rule = "X-07" }'),
        (POSITION, 'refused = { action = "8h", rule = "S-47" }'),
        (COUNT, 'seen = {}\nunseen = { 0 = "Kh" }'),
    ],
)
def test_expectations_are_read_as_leniently_as_actions(text: str, expect: str) -> None:
    assert differences(text, expect) == []


def test_a_difference_is_a_value() -> None:
    assert check(scenario(DEAL, expect="to_act = 1")) == [Difference("expect.to_act", "1", "0")]


def test_a_ruling_says_all_that_may_be_expected() -> None:
    expected = {"refused", "seen", "unseen"}
    keys = {*plain(rule(scenario(DEAL)))} | expected
    assert keys >= {"phase", "to_act", "actions", "cards", "trick", "maker", "trump", "announced", "bela", "taken"}
    assert keys >= {"deal", "result", "scores", "hanging", "next_dealer", "game_winner", "match_winner"}
