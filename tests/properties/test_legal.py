"""What may be done: something for the seat to act, nothing for others; all of it is accepted, and nothing else is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.cards import CARDS, RANKS, SUITS, cards_of, mask_of
from bela.deal import actions as a
from bela.deal.decide import act, legal, legal_for
from bela.deal.errors import IllegalAction
from bela.deal.state import Deal, Phase
from bela.melds import FOUR_RANKS, Four, Meld, Run
from support.effort import examples
from support.tables import EVERY_VARIANT, SEEDS, stories

RUNS = tuple(Run(card, length) for card in CARDS for length in range(3, card % 8 + 2))
FOURS = tuple(map(Four, FOUR_RANKS))
CALLS: tuple[a.Action, ...] = (a.Pass(), a.Take(), a.Schmeiss(), a.Agree(), a.Refuse(), *map(a.Name, SUITS))
HANDING: tuple[a.Action, ...] = (
    a.Swap(),
    a.Keep(),
    a.Discard(None),
    a.Discard(0),
    *(a.Discard(1 << card) for card in CARDS),
)
WORDS: tuple[a.Action, ...] = (
    *(a.Silent(), a.Good(), a.Same()),
    *map(a.Announce, (0, 20, 50, 100)),
    *map(a.Length, range(3, 9)),
    *map(a.From, RANKS),
    *map(a.OfSuit, SUITS),
)
SHOWING = (a.Show(), *(a.Show((run,)) for run in RUNS))
DECLARING = (a.Declare(), a.Declare((), bela=True), a.Heard(0), a.Heard(20))
MELDS: tuple[Meld, ...] = (*RUNS, *FOURS)
ANNOUNCING = tuple(a.Declare((meld,), bela) for meld in MELDS for bela in (False, True))
PLAYS = tuple(a.Play(card, bela) for card in CARDS for bela in (False, True))
ANYTHING: tuple[tuple[a.Action, ...], ...] = (CALLS, HANDING, WORDS, SHOWING, DECLARING, ANNOUNCING, PLAYS)


def some_actions(deal: Deal, listed: Sequence[a.Action], rng: Random) -> Iterator[a.Action]:
    """An action of each kind, and some that come near to what is allowed."""
    for actions in ANYTHING:
        yield rng.choice(actions)
    yield a.Discard(mask_of(rng.sample(cards_of(deal.rules.pack), max(2, deal.rules.talon))))
    for action in rng.sample(listed, min(2, len(listed))):
        yield from near_misses(action)


def near_misses(action: a.Action) -> Iterator[a.Action]:
    """The action with what it names said twice, in another order, or with the word Bela or without."""
    match action:
        case a.Declare(melds, bela):
            yield from (a.Declare(melds * 2, bela), a.Declare(melds[::-1], bela), a.Declare(melds, not bela))
        case a.Show(runs):
            yield from (a.Show(runs * 2), a.Show(runs[::-1]))
        case a.Play(card, bela):
            yield a.Play(card, not bela)


@EVERY_VARIANT
@examples(15)
@given(data=st.data())
def test_there_is_something_to_do_for_the_seat_to_act_and_for_nobody_else(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    for deal in story.states:
        able = [hand.seat for hand in deal.hands if hand and legal(deal.rules, deal.board, hand)]
        assert able == ([] if deal.board.phase is Phase.OVER else [deal.board.to_act])


@EVERY_VARIANT
@examples(10)
@given(data=st.data())
def test_all_that_is_listed_is_accepted_and_listed_once(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    for step in story.steps:
        seat = step.before.board.to_act
        assert seat is not None
        listed = legal_for(step.before, seat)
        assert len(set(listed)) == len(listed)
        assert a.Claim() not in listed
        for action in listed:
            act(step.before, seat, action)


@EVERY_VARIANT
@examples(15)
@given(data=st.data(), seed=SEEDS)
def test_what_is_not_listed_is_refused_and_told_to_the_seat_to_act_alone(
    name: str, data: st.DataObject, seed: int
) -> None:
    story, rng = data.draw(stories(name)), Random(seed)
    for deal in story.states:
        seat = rng.choice((deal.board.to_act, *range(deal.rules.seats)))
        if seat is None:
            continue
        listed = legal_for(deal, seat)
        for action in some_actions(deal, listed, rng):
            if action not in listed:
                with pytest.raises(IllegalAction) as caught:
                    act(deal, seat, action)
                assert caught.value.rule == deal.rules.rule_behind(caught.value.code)
                assert (caught.value.legal, caught.value.to_act) == (listed, deal.board.to_act)
    assert [step.after for step in story.steps] == list(story.states[1:])
