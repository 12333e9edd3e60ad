"""Points add up: cards by tricks, sides to the whole pack, and the settlement to what is written down."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from bela.cards import RANK_OF, SUIT_OF, Card, Rank, Suit, cards_of
from bela.deal.state import Board
from bela.rules.words import DiscardPoints, FailRecipient3, TieMode
from bela.scoring import Kind, Settlement, settle
from bela.scoring.shares import added, negated
from support.effort import examples
from support.piles import laid
from support.play import Story
from support.tables import EVERY_VARIANT, stories

PLAIN = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
TRUMPS = {Rank.JACK: 20, Rank.NINE: 14, Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3}
WHOLE_PACK = 152


def worth(cards: Iterable[Card], trump: Suit | None) -> int:
    """Card points, by the lists of S-03, S-04 and C-23."""
    return sum((TRUMPS if SUIT_OF[card] is trump else PLAIN).get(RANK_OF[card], 0) for card in cards)


def tricks_of(board: Board, side: int) -> list[Card]:
    """The cards in the tricks of a side."""
    tricks = (trick for trick in board.tricks if trick.winner % len(board.scores) == side)
    return [card for trick in tricks for card in trick.cards]


@EVERY_VARIANT
@examples(20)
@given(data=st.data())
def test_what_a_side_has_taken_is_the_worth_of_its_tricks(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    for deal in story.states:
        board, sides = deal.board, range(story.rules.sides)
        assert board.taken == tuple(worth(tricks_of(board, side), board.trump) for side in sides)
        assert board.won == tuple(len(tricks_of(board, side)) // story.rules.seats for side in sides)


@EVERY_VARIANT
@examples(20)
@given(data=st.data())
def test_a_whole_deal_holds_the_pack_and_the_last_trick(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    board, rules = story.last.board, story.rules
    assert board.tally is not None
    if board.tally.kind is Kind.PLAYED:
        counted = [card for trick in board.tricks for card in trick.cards]
        if rules.discard_points is DiscardPoints.MAKER:
            counted += laid(story.last)
        unused = [card for card in cards_of(rules.pack) if card not in counted]
        whole = worth(cards_of(rules.pack), board.trump)
        assert whole == WHOLE_PACK
        assert sum(board.tally.card_points) == whole - worth(unused, board.trump) + rules.last_trick


def settled(story: Story) -> Settlement:
    """The settlement of a deal that is over."""
    found = story.last.board.settlement
    assert found is not None
    return found


@EVERY_VARIANT
@examples(20)
@given(data=st.data())
def test_the_settlement_adds_up(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    board, rules, found = story.last.board, story.rules, settled(story)
    assert board.tally is not None
    assert found == settle(rules, board.tally, hanging=board.hanging)
    if found.result == "belot":
        assert found.written == tuple(rules.target * (side == found.winner) for side in range(rules.sides))
        return
    assert found.written == added(found.sums, found.moved, negated(found.hung), found.paid)
    assert found.sums == added(board.tally.card_points, found.announced, found.bela, found.capot)
    assert min(found.written) >= 0


@EVERY_VARIANT
@examples(20)
@given(data=st.data())
def test_points_change_hands_or_hang_but_do_not_come_from_nowhere(name: str, data: st.DataObject) -> None:
    story = data.draw(stories(name))
    rules, found, before = story.rules, settled(story), story.opening.board.hanging
    lapsed = before if found.result in ("claimed", "belot") else 0
    assert found.hanging == before + sum(found.hung) - sum(found.paid) - lapsed
    loses = rules.fail_recipient_3 is FailRecipient3.NOBODY or TieMode.HALF in (rules.tie, rules.tie_3)
    gains = FailRecipient3.EACH_FULL is rules.fail_recipient_3 or rules.fail_recipient_level == "each_full"
    assert loses or sum(found.moved) >= 0
    assert gains or sum(found.moved) <= 0
