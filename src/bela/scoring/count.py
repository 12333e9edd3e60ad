"""What each side counts: cards, announcements, Bela, and the bonus for all tricks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bela.rules.words import Capot3, UnconfirmedGoTo
from bela.scoring.shares import added, full, negated, opponents, share

if TYPE_CHECKING:
    from bela.rules.model import Rules
    from bela.scoring.model import Points, Tally
    from bela.scoring.shares import Sides


@dataclass(frozen=True)
class Count:
    """What each side counts at the end of a deal, before the maker's sum is compared."""

    cards: Points
    announced: Points
    bela: Points
    capot: Points

    @property
    def sums(self) -> Points:
        """All of it together (S-33)."""
        return added(self.cards, self.announced, self.bela, self.capot)


def counted(rules: Rules, tally: Tally) -> Count:
    """What each side counts when all tricks are played.

    Raises TallyError when the turn decides about an odd point and no dealer is known.
    """
    return Count(
        cards=tally.card_points,
        announced=announcements(rules, tally),
        bela=confirmed_bela(rules, tally.bela, tally.tricks),
        capot=capot(rules, tally),
    )


def proved(rules: Rules, tally: Tally) -> Count:
    """What each side has proved when a claim ends the deal (S-38): no bonus, and nothing is left to opponents."""
    return Count(
        cards=tally.card_points,
        announced=confirmed_announcements(rules, tally.announced, tally.tricks),
        bela=confirmed_bela(rules, tally.bela, tally.tricks),
        capot=full(rules, 0, ()),
    )


def proven(
    rules: Rules, *, taken: Points, announced: Points, bela: Points, tricks: Points, last_trick_by: int | None
) -> Points:
    """What each side has proved so far in a deal that is being played (S-38, X-12).

    ``taken`` holds card points without those for the last trick, which side ``last_trick_by`` has once it is played.
    Hanging points and the bonus for all tricks prove nothing, nor do announcements that a trick must still confirm.
    """
    return added(
        taken,
        confirmed_announcements(rules, announced, tricks),
        confirmed_bela(rules, bela, tricks),
        full(rules, rules.last_trick, () if last_trick_by is None else (last_trick_by,)),
    )


def reached(rules: Rules, scores: Points) -> Sides:
    """The sides whose points reach the target (S-36, C-26)."""
    return tuple(side for side, score in enumerate(scores) if score >= rules.target)


def confirmed(points: Points, tricks: Points, *, needs_trick: bool) -> Points:
    """The points of the sides that have taken a trick, or of all where none is needed (S-19, C-25, X-23)."""
    return tuple(own if taken or not needs_trick else 0 for own, taken in zip(points, tricks, strict=True))


def confirmed_announcements(rules: Rules, announced: Points, tricks: Points) -> Points:
    """The runs and fours that their own sides may count."""
    return confirmed(announced, tricks, needs_trick=rules.announced_needs_trick)


def confirmed_bela(rules: Rules, bela: Points, tricks: Points) -> Points:
    """The Bela where its side may count it. One that is void goes to nobody."""
    return confirmed(bela, tricks, needs_trick=rules.bela_needs_trick)


def announcements(rules: Rules, tally: Tally) -> Points:
    """The runs and fours that each side counts at the end, with what opponents without a trick leave to it (C-25)."""
    own = confirmed_announcements(rules, tally.announced, tally.tricks)
    if rules.unconfirmed_go_to is UnconfirmedGoTo.NOBODY:
        return own
    left = enumerate(added(tally.announced, negated(own)))
    return added(own, *(share(rules, tally.dealer, points, opponents(rules, side)) for side, points in left))


def capot(rules: Rules, tally: Tally) -> Points:
    """The bonus for all tricks (C-25)."""
    sides = capot_sides(rules, tally)
    return share(rules, tally.dealer, rules.capot_bonus, sides) if sides else full(rules, 0, ())


def capot_sides(rules: Rules, tally: Tally) -> Sides:
    """The sides that have the bonus for all tricks: one as a rule, the opponents together where they may (X-21)."""
    takers = tuple(side for side, tricks in enumerate(tally.tricks) if tricks)
    together = rules.capot_3 is Capot3.OPPONENTS_TOO and tally.maker_side not in takers
    return takers if len(takers) == 1 or together else ()
