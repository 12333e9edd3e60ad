"""Claims of both bots: as soon as they are good, and never before."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bela.bots import RandomBot, RulesBot
from bela.bots.claiming import claim_is_good
from bela.cards import cards_of
from bela.deal.actions import Claim
from bela.deal.decide import act, legal, legal_for
from bela.deal.errors import IllegalAction
from bela.deal.fold import view_of
from bela.deal.start import deal_from, lay_out
from bela.deal.state import Deal, Hand, Phase, View
from bela.match import Stage, open_match
from bela.match import act as match_act
from bela.match import view_of as match_view
from bela.match.state import Match
from bela.rules.model import Rules
from bela.rules.variants import house
from bela.scoring import Result
from bots.scenes import at_call, at_play, board_with
from option_sets import house_rules


def near(view: View, own: int, taken: int) -> bool:
    """Whether side 0 claims with so many points written down and so many taken."""
    return RulesBot().claims(board_with(view, scores=(own, 0), taken=(taken, 0), won=(1, 0)))


def test_the_game_is_claimed_exactly_when_the_target_is_reached() -> None:
    view = at_play("scottish_2", "Ac 7c", trump="h", trick="Tc")
    assert [near(view, 480, taken) for taken in (20, 21, 22)] == [False, True, True]


def test_hanging_points_prove_nothing() -> None:
    view = board_with(at_play("scottish_2", "Ac 7c", trump="h", trick="Tc"), hanging=100)
    assert not near(view, 480, 20)


def test_no_claim_is_made_where_deals_are_played_out() -> None:
    view = at_play("croatian_4", "Ac 7c", trump="h", trick="Tc 8c 9c", maker=1)
    assert not near(view, 1000, 100)


def test_the_maker_does_not_claim_where_only_opponents_may() -> None:
    view = board_with(at_play("croatian_4", "Ac 7c", trump="h", end_mode="dosta"), tricks=())
    assert not near(view, 1000, 100)


def heard(deal: Deal, seat: int) -> bool:
    """Whether the engine hears a claim of the seat and gives its side the game."""
    try:
        after, _ = act(deal, seat, Claim())
    except IllegalAction:
        return False
    settlement = after.board.settlement
    assert settlement is not None
    return settlement.winner == deal.rules.side_of(seat)


@settings(max_examples=60)
@given(house_rules(), st.integers(0, 2**32), st.integers(0, 150))
def test_a_bot_claims_just_when_the_engine_would_give_it_the_game(rules: Rules, seed: int, short: int) -> None:
    rng = random.Random(seed)
    pack = cards_of(rules.pack)
    rng.shuffle(pack)
    scores = (max(rules.target - short, 0),) * rules.sides
    deal, _ = deal_from(rules, lay_out(rules, pack, 0), 0, scores)
    while deal.board.to_act is not None:
        if deal.board.phase is not Phase.BIDDING:
            for seat in range(rules.seats):
                assert claim_is_good(view_of(deal, seat)) == heard(deal, seat)
        deal, _ = act(deal, deal.board.to_act, rng.choice(legal_for(deal, deal.board.to_act)))


# ---------------------------------------------------------------- between deals
def claims(match: Match) -> list[bool]:
    """By seat: whether the bot of rules claims now."""
    bot = RulesBot()
    views = [match_view(match, seat).deal for seat in range(match.rules.seats)]
    return [view is not None and bot.claims(view) for view in views]


@pytest.mark.parametrize("seed", range(6))
def test_between_deals_a_claim_is_made_just_when_it_wins(seed: int) -> None:
    rules, rng = house("scottish_2", unclaimed_at_deal_end="must_claim", target=120), random.Random(seed)
    match, asked = open_match(rules, dealer=0), 0
    for _ in range(400):
        if match.hall.stage in (Stage.PACK, Stage.CUT) and match.deal is not None:
            reached = [score >= rules.target for score in match.hall.standing.scores]
            assert claims(match) == reached
            asked += any(reached)
        match = moved(match, rng)
    assert asked


@pytest.mark.parametrize(("scores", "good"), [((500, 0), False), ((501, 0), True), ((0, 501), False)])
def test_before_the_first_call_the_target_itself_is_enough(scores: tuple[int, int], good: bool) -> None:  # noqa: FBT001
    view = at_call("scottish_2", "7c 8c 9c 7d 8d 9d", turned="Jh", scores=scores, unclaimed_at_deal_end="must_claim")
    assert RulesBot().claims(view) == good


def test_after_the_first_call_a_claim_waits_for_the_first_card() -> None:
    hand, scores = "7c 8c 9c 7d 8d 9d", (0, 501)
    view = at_call(
        "scottish_2", hand, turned="Jh", seat=1, said=("pass",), scores=scores, unclaimed_at_deal_end="must_claim"
    )
    assert not RulesBot().claims(view)


def moved(match: Match, rng: random.Random) -> Match:
    """The match after chance or a seat has done anything that is allowed."""
    from bela.deal import actions as a  # noqa: PLC0415 - here alone

    if match.to_act is not None and match.deal is not None:
        return match_act(match, match.to_act, rng.choice(legal_for(match.deal, match.to_act)))[0]
    pack = cards_of(match.rules.pack)
    rng.shuffle(pack)
    return match_act(match, None, a.Pack(tuple(pack)) if match.hall.stage is Stage.PACK else a.Cut(5))[0]


@pytest.mark.parametrize("result", [Result.BELOT, Result.CLAIMED])
def test_a_game_that_is_over_is_not_claimed_again(result: Result) -> None:
    rules = house("scottish_2", unclaimed_at_deal_end="must_claim", target=120)
    found = next(view for view in settled(rules) if view.board.scores[0] + written(view) >= rules.target)
    assert claim_is_good(found)
    settlement = replace(found.board.settlement, result=result)  # type: ignore[type-var]
    assert not claim_is_good(board_with(found, settlement=settlement))


def settled(rules: Rules) -> Iterator[View]:
    """Deals that have been played out at random, as seat 0 sees them, in a game that side 0 may have won."""
    rng = random.Random(3)
    while True:
        pack = cards_of(rules.pack)
        rng.shuffle(pack)
        deal, _ = deal_from(rules, lay_out(rules, pack, 0), 0, (110, 0))
        while deal.board.to_act is not None:
            deal, _ = act(deal, deal.board.to_act, rng.choice(legal_for(deal, deal.board.to_act)))
        if deal.board.settlement is not None:
            yield view_of(deal, 0)


def written(view: View) -> int:
    """What side 0 has written down."""
    assert view.board.settlement is not None
    return view.board.settlement.written[0]


def test_the_bot_of_chance_claims_too() -> None:
    view = at_play("scottish_2", "Ac 7c", trump="h", trick="Tc")
    assert RandomBot().claims(board_with(view, scores=(480, 0), taken=(21, 0), won=(1, 0)))
    assert not RandomBot().claims(view)


def test_nothing_is_chosen_once_a_deal_is_over() -> None:
    view = board_with(at_play("scottish_2", "Ac 7c", trump="h", trick="Tc"), phase=Phase.OVER)
    choices = legal(view.rules, board_with(view, phase=Phase.PLAY).board, Hand(0, 3, 3))
    assert len(choices) > 1
    assert RulesBot().choose(view, choices, random.Random(1)) == choices[0]
