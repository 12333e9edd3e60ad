"""A record for a seat, or for the public, replays to its view and holds nothing else."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bela.cards import CARD_TEXT, Card, Mask, cards_of, mask_of, parse_card
from bela.deal import actions as a
from bela.deal.notation import RUN, parse_meld
from bela.deal.start import falls_to_dealer
from bela.deal.state import Phase, View
from bela.match import MatchView, Stage, view_of
from bela.match.events import ClaimedBetween
from bela.record import (
    FaultCode,
    Record,
    RecordError,
    Said,
    Sight,
    read_record,
    redact,
    replay,
    replay_view,
    write_record,
)
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS, house, variant
from option_sets import house_rules
from record.randomplay import Moment, last, play
from record.strategies import moments


def viewers(rules: Rules) -> list[int | None]:
    return [None, *range(rules.seats)]


def seen_by(moment: Moment, viewer: int | None) -> MatchView:
    """What is left of the view once it has been written for the viewer, sent, and replayed."""
    return replay_view(read_record(write_record(redact(moment.record, viewer))))


# ---------------------------------------------------------------- the view
@pytest.mark.parametrize("name", VARIANTS)
def test_after_every_action_everybody_gets_their_view(name: str) -> None:
    for moment in play(variant(name), 1, deals=1):
        for viewer in viewers(moment.match.rules):
            assert seen_by(moment, viewer) == view_of(moment.match, viewer), moment.action


@settings(max_examples=40)
@given(house_rules(), st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_under_any_rules_everybody_gets_their_view(rules: Rules, seed: int, rng: Random) -> None:
    for moment in play(rules, seed, deals=1, most=90):
        viewer = rng.choice(viewers(rules))
        assert seen_by(moment, viewer) == view_of(moment.match, viewer), moment.action


@given(moments(), st.integers(0, 1))
def test_a_seat_can_pass_on_what_the_public_may_have(moment: Moment, seat: int) -> None:
    own = redact(moment.record, seat)
    assert redact(own, None) == redact(moment.record, None)
    assert redact(own, seat) == own


# ---------------------------------------------------------------- nothing else
def in_progress(record: Record) -> str:
    """The lines from the last pack on that nobody may know."""
    text = write_record(record)
    return text[text.rindex('{"a":"pack -"') :] if '{"a":"pack -"' in text else ""


def named_cards(text: str) -> Mask:
    """Every card that stands anywhere in a text, in runs and fours as well."""
    named = 0
    for word in re.split(r'[\s",:{}\[\]]+', text):
        if word in CARD_TEXT:
            named |= mask_of([parse_card(word)])
        elif RUN.fullmatch(word) or word.startswith("4x"):
            named |= parse_meld(word).mask
    return named


def known_cards(view: View) -> Mask:
    """Every card that a view holds, and the seven that all have seen exchanged."""
    board, hand = view.board, view.hand
    known = mask_of([card for card in (board.turned, board.up) if card is not None])
    for cards in (*board.played, *(meld.mask for melds in board.contest.shown for meld in melds or ())):
        known |= cards
    if board.trump is not None and board.turned_to is not None and not falls_to_dealer(view.rules):
        known |= mask_of([parse_card(f"7{board.trump.letter}")])
    if board.trump is not None and board.bela is not None:
        known |= mask_of([parse_card(f"K{board.trump.letter}"), parse_card(f"Q{board.trump.letter}")])
    if hand is not None:
        known |= hand.cards | hand.first | hand.laid
    return known


def open_deal(moment: Moment) -> bool:
    deal = moment.match.deal
    return moment.match.hall.stage is Stage.DEAL and deal is not None and deal.board.phase is not Phase.OVER


@given(moments(), st.integers(-1, 3))
def test_a_deal_in_progress_names_no_card_that_its_viewer_does_not_know(moment: Moment, place: int) -> None:
    assume(open_deal(moment) and place < moment.match.rules.seats)
    viewer = None if place < 0 else place
    view = view_of(moment.match, viewer).deal
    assert view is not None
    text = in_progress(redact(moment.record, viewer))
    assert text
    assert named_cards(text) & ~known_cards(view) == 0


def swapped(record: Record, one: Card, other: Card) -> Record:
    """The same actions, two cards of the last pack having changed places."""
    place = max(place for place, entry in enumerate(record.entries) if is_pack(entry))
    pack = record.entries[place]
    assert isinstance(pack, Said)
    assert isinstance(pack.action, a.Pack)
    exchanged = {one: other, other: one}
    cards = tuple(exchanged.get(card, card) for card in pack.action.cards or ())
    changed = Said(None, a.Pack(cards))
    return Record(record.header, (*record.entries[:place], changed, *record.entries[place + 1 :]))


def is_pack(entry: object) -> bool:
    return isinstance(entry, Said) and isinstance(entry.action, a.Pack)


@given(moments(), st.integers(-1, 3), st.randoms(use_true_random=False))
def test_cards_that_a_viewer_does_not_know_make_no_difference(moment: Moment, place: int, rng: Random) -> None:
    assume(open_deal(moment) and place < moment.match.rules.seats)
    viewer = None if place < 0 else place
    view = view_of(moment.match, viewer).deal
    assert view is not None
    unseen = cards_of(moment.match.rules.pack & ~known_cards(view))
    for _ in range(10):
        assume(len(unseen) > 1)
        one, other = rng.sample(unseen, 2)
        second = swapped(moment.record, one, other)
        try:
            same_to_viewer = view_of(replay(second), viewer).deal == view
        except RecordError:
            continue
        if same_to_viewer:
            assert write_record(redact(second, viewer)) == write_record(redact(moment.record, viewer))


def test_two_worlds_are_compared_often() -> None:
    """The test before this one would be empty if other worlds were hardly ever possible."""
    moment = last(play(variant("croatian_4"), 3, most=12))
    view = view_of(moment.match, 1).deal
    assert view is not None
    unseen = cards_of(moment.match.rules.pack & ~known_cards(view))
    possible = [swapped(moment.record, unseen[0], other) for other in unseen[1:]]
    assert sum(view_of(replay(world), 1).deal == view for world in possible) > 10


@settings(max_examples=40)
@given(house_rules(), st.integers(0, 2**32), st.integers(-1, 3))
def test_lines_once_sent_do_not_change_while_the_deal_goes_on(rules: Rules, seed: int, place: int) -> None:
    assume(place < rules.seats)
    viewer = None if place < 0 else place
    for before, after in pairwise(play(rules, seed, deals=1)):
        sent, now = (write_record(redact(moment.record, viewer)) for moment in (before, after))
        assert now.startswith(sent) or after.match.hall.past


def test_a_deal_that_is_over_is_given_in_full() -> None:
    *_, moment = play(variant("scottish_2"), 4, deals=1)
    assert moment.match.hall.past
    assert redact(moment.record, None).entries == moment.record.entries


def cut_off(dealt: bool) -> Moment:  # noqa: FBT001 - whether the cards had been dealt when the claim came
    """A match in which a claim put an end to the second deal before its first call, and the third began."""
    rules = house("scottish_2", unclaimed_at_deal_end="must_claim", target=40, match_wins=9)
    stage = Stage.DEAL if dealt else Stage.CUT
    for seed in range(200):
        moments = list(play(rules, seed, deals=9))
        for before, after, later in zip(moments, moments[1:], moments[4:], strict=False):
            if before.match.hall.stage is stage and any(isinstance(event, ClaimedBetween) for event in after.events):
                return later
    raise AssertionError("no such claim")


@pytest.mark.parametrize("dealt", [False, True])
def test_a_deal_that_a_claim_cut_off_stays_hidden(dealt: bool) -> None:  # noqa: FBT001
    moment = cut_off(dealt)
    for viewer in (None, 0, 1):
        redacted = redact(moment.record, viewer)
        assert sum(entry == Said(None, a.Pack(None)) for entry in redacted.entries) == 2
        assert replay_view(read_record(write_record(redacted))) == view_of(moment.match, viewer)


def test_what_nobody_knows_is_left_out() -> None:
    record = read_record(SEEDED)
    for viewer in (None, 0, 1):
        assert "4711" not in write_record(redact(record, viewer))
    assert "4711" in write_record(record)


SEEDED = """{"format":"bela-record","variant":"scottish_2","seats":[{"seed":4711},{}],"seed":4711,"dealer":0}
{"seed":4711}
{"count":{"kind":"void","seed":4711},"seed":4711}
{"deal":2,"seed":4711}
"""


# ---------------------------------------------------------------- who may have what
@pytest.mark.parametrize("asked", [0, 2, -1, 4])
def test_a_record_gives_no_seat_more_than_it_holds(asked: int) -> None:
    record = redact(last(play(variant("croatian_4"), 3, most=9)).record, 1)
    with pytest.raises(RecordError) as caught:
        redact(record, asked)
    right = FaultCode.NOT_FOR_THIS_VIEW if asked in (0, 2) else FaultCode.NO_SUCH_SEAT
    assert caught.value.code is right


def test_the_header_says_for_whom_the_record_is() -> None:
    record = last(play(variant("croatian_4"), 3, most=9)).record
    assert [(record.header.view, record.header.seat)] == [(Sight.FULL, None)]
    assert [(redact(record, seat).header.view, redact(record, seat).header.seat) for seat in (None, 2)] == [
        (Sight.PUBLIC, None),
        (Sight.SEAT, 2),
    ]


def test_the_view_of_a_full_record_is_that_of_a_spectator() -> None:
    moment = last(play(variant("croatian_4"), 3, most=9))
    assert replay_view(moment.record) == view_of(moment.match, None)
