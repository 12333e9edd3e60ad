"""What a failed maker loses, and who gets it."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bela.rules.words import FailRecipient3, FailRecipientLevel, FailTransfer
from bela.scoring.shares import added, full, highest, in_turn, negated, opponents, share

if TYPE_CHECKING:
    from bela.rules.model import Rules
    from bela.scoring.count import Count
    from bela.scoring.model import Points, Tally
    from bela.scoring.shares import Sides


def forfeit(rules: Rules, tally: Tally, count: Count) -> Points:
    """The points that change hands when the maker fails: taken from the maker's side, given to whoever gets them.

    Raises TallyError when the turn decides and no dealer is known.
    """
    points = loss(rules, count, tally.maker_side)
    return added(negated(full(rules, points, (tally.maker_side,))), gain(rules, tally, count.sums, points))


def loss(rules: Rules, count: Count, maker: int) -> int:
    """What the side of a failed maker loses (S-34, C-24); the bonus for all tricks goes with the cards."""
    match rules.fail_transfer:
        case FailTransfer.ALL:
            return count.sums[maker] - (count.bela[maker] if rules.bela_survives_fail else 0)
        case FailTransfer.CARDS_ONLY:
            return count.cards[maker] + count.capot[maker]
    assert_never(rules.fail_transfer)


def gain(rules: Rules, tally: Tally, sums: Points, points: int) -> Points:
    """Who gets the lost points (S-34, S-46, C-24, X-25)."""
    others = opponents(rules, tally.maker_side)
    if len(others) == 1:
        return full(rules, points, others)
    match rules.fail_recipient_3:
        case FailRecipient3.HIGHEST:
            return gain_of_best(rules, tally.dealer, points, highest(sums, others))
        case FailRecipient3.EACH_FULL:
            return full(rules, points, others)
        case FailRecipient3.SPLIT:
            return share(rules, tally.dealer, points, others)
        case FailRecipient3.NOBODY:
            return full(rules, 0, ())
    assert_never(rules.fail_recipient_3)


def gain_of_best(rules: Rules, dealer: int | None, points: int, best: Sides) -> Points:
    """The lost points for the best opponent, or for those who are level as the best (X-10)."""
    if len(best) == 1:
        return full(rules, points, best)
    match rules.fail_recipient_level:
        case FailRecipientLevel.SPLIT:
            return share(rules, dealer, points, best)
        case FailRecipientLevel.FIRST_IN_TURN:
            return full(rules, points, in_turn(rules, dealer, best)[:1])
        case FailRecipientLevel.EACH_FULL:
            return full(rules, points, best)
    assert_never(rules.fail_recipient_level)
