"""Where only a claim wins, it is open until the first call of the next deal, and the first to make it wins (S-39)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bela.cards import CARDS
from bela.deal import actions as a
from bela.deal.errors import IllegalAction
from bela.match import Match, Stage, act, evolve_view, open_match, view_of
from bela.match import events as e
from bela.rules.law import Code
from bela.rules.variants import house
from bela.standing import NOBODY

CLAIM = a.Claim()
MUST = {"unclaimed_at_deal_end": "must_claim"}


def between(scores: tuple[int, ...] = (510, 520), name: str = "scottish_2", **options: object) -> Match:
    """A match between two deals."""
    match = open_match(house(name, {**MUST, **options}), dealer=1)
    standing = replace(match.hall.standing, scores=scores, dealt=0)
    return replace(match, hall=replace(match.hall, standing=standing))


def shuffled(match: Match) -> Match:
    """The next pack is shuffled."""
    return act(match, None, a.Pack(CARDS))[0]


def dealt(match: Match) -> Match:
    """The next cards are dealt, and nobody has spoken."""
    return act(shuffled(match), None, a.Cut(0))[0]


def refusal(match: Match, seat: int) -> str:
    """Why a claim is refused."""
    with pytest.raises(IllegalAction) as caught:
        act(match, seat, CLAIM)
    return f"{caught.value.code.value} {caught.value.rule}"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_to_claim_wins_even_if_the_other_has_more(seat: int) -> None:
    match, events = act(between(), seat, CLAIM)
    standing = match.hall.standing
    assert (standing.game_winner, standing.games[seat], standing.scores) == (seat, 1, (510, 520))
    assert isinstance(events[0], e.ClaimedBetween)


def test_it_is_open_while_the_pack_is_shuffled_and_cut_and_dealt() -> None:
    for match in (between(), shuffled(between()), dealt(between())):
        after, _ = act(match, 0, CLAIM)
        assert (after.hall.standing.game_winner, after.hall.stage, after.pack) == (0, Stage.PACK, None)
        assert (after.to_act, after.over) == (None, False)


def test_it_is_closed_by_the_first_call() -> None:
    match = act(dealt(between()), 0, a.Pass())[0]
    assert refusal(match, 0) == "wrong_phase X-07"


def test_after_it_the_next_game_begins() -> None:
    match = shuffled(act(dealt(between()), 0, CLAIM)[0])
    assert (match.hall.game, match.hall.standing.scores, match.hall.standing.game_winner) == (2, (0, 0), NOBODY)


def test_it_may_win_the_match() -> None:
    assert act(between(match_wins=1), 1, CLAIM)[0].over


def test_what_falls_short_is_refused() -> None:
    assert refusal(between((500, 520)), 0) == "claim_falls_short S-37"
    assert refusal(dealt(between((500, 520))), 0) == "claim_falls_short S-37"
    assert refusal(between((500, 520), "croatian_2", end_mode="claim"), 0) == "claim_falls_short X-12"


def test_or_loses_the_game_where_the_table_plays_it_so() -> None:  # false_claim
    match, _ = act(between((500, 10), false_claim="lose_game"), 0, CLAIM)
    assert match.hall.standing.game_winner == 1


def test_a_refusal_tells_the_seat_to_act_what_would_be_legal() -> None:
    match = dealt(between((500, 500)))
    for seat in (0, 1):
        with pytest.raises(IllegalAction) as caught:
            act(match, seat, CLAIM)
        assert (caught.value.code, caught.value.to_act) == (Code.CLAIM_FALLS_SHORT, 0)
        assert bool(caught.value.legal) == (seat == 0)


def test_a_seat_that_is_not_at_the_table_claims_nothing() -> None:
    for match in (between(), dealt(between())):
        for seat in (-1, 2):
            assert refusal(match, seat) == "not_your_turn X-07"


def test_nothing_is_open_before_the_first_deal_is_written_down() -> None:
    assert refusal(between((0, 0)), 0) == "wrong_phase X-07"


def test_nothing_is_open_where_reaching_the_target_wins() -> None:  # unclaimed_at_deal_end
    assert refusal(between(unclaimed_at_deal_end="wins"), 0) == "wrong_phase X-07"


def test_nothing_is_open_once_the_game_is_won() -> None:
    match, _ = act(between(), 0, CLAIM)
    assert refusal(match, 1) == "wrong_phase X-07"


def test_everybody_sees_it() -> None:
    match = dealt(between())
    after, events = act(match, 1, CLAIM)
    for seat in (None, 0, 1):
        view = view_of(match, seat)
        for event in events:
            view = evolve_view(view, event)
        assert view == view_of(after, seat)
