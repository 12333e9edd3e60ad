"""What goes into the settling of a deal, and what comes out of it. All figures are points, by side."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

Points = tuple[int, ...]
"""Points by side."""


class Kind(StrEnum):
    """How a deal came to its end."""

    PLAYED = "played"
    VOID = "void"
    BELOT = "belot"
    CLAIMED = "claimed"


class Result(StrEnum):
    """What became of a deal."""

    MADE = "made"
    FAILED = "failed"
    TIED = "tied"
    VOID = "void"
    BELOT = "belot"
    CLAIMED = "claimed"


class Flaw(StrEnum):
    """What is wrong with a tally."""

    LENGTH = "length"
    NEGATIVE = "negative"
    NO_SUCH_SIDE = "no_such_side"
    NO_SUCH_SEAT = "no_such_seat"
    NO_TRICK = "no_trick"
    DEALER_UNKNOWN = "dealer_unknown"
    WINNER_UNKNOWN = "winner_unknown"


class TallyError(ValueError):
    """A tally that no deal can have, or that does not say enough to settle it.

    ``flaw`` is the code, ``field`` the part of the tally that is meant, and the text says what would be right.
    """

    def __init__(self, flaw: Flaw, field: str, right: str) -> None:
        super().__init__(f"{field}: {right}")
        self.flaw = flaw
        self.field = field


@dataclass(frozen=True)
class Tally:
    """What the sides have to count when a deal is over."""

    kind: Kind
    dealer: int | None
    """The seat that dealt; None where it is not known, which is enough as long as nothing goes by the turn."""
    maker_side: int
    """The side of the maker; of a Belot the side of its owner; without meaning in a void deal."""
    card_points: Points
    """With the last trick, and the laid-away cards where they count; after a claim, what was proved."""
    announced: Points
    """Runs and fours that won the contest, whether or not their side has taken a trick."""
    bela: Points
    tricks: Points
    """Tricks taken. All that matters is which sides took any."""
    winner: int | None = None
    """After a claim the side that wins the game by it; None where the scores tell."""

    @classmethod
    def void(cls, sides: int, dealer: int | None) -> Tally:
        """A deal that was not played."""
        nothing = (0,) * sides
        return cls(Kind.VOID, dealer, -1, nothing, nothing, nothing, nothing)

    @classmethod
    def belot(cls, sides: int, dealer: int | None, owner: int) -> Tally:
        """A deal that ended with a Belot in the hands of side ``owner``."""
        nothing = (0,) * sides
        return cls(Kind.BELOT, dealer, owner, nothing, nothing, nothing, nothing)


@dataclass(frozen=True)
class Settlement:
    """How a deal is settled, and how that came about.

    Of a deal that was played, ``sums`` holds what each side counted: cards, ``announced``, ``bela`` and ``capot``; and
    what it writes down is ``sums + moved - hung + paid``, side by side.
    """

    result: Result
    sums: Points
    announced: Points
    """Runs and fours that count, with what came from opponents who took no trick."""
    bela: Points
    capot: Points
    """The bonus for leaving the others without a trick."""
    moved: Points
    """What the maker loses, as a negative figure, and who gains by it."""
    hung: Points
    """What each side leaves hanging for the winner of a later deal."""
    paid: Points
    """What was hanging before and is paid out."""
    written: Points
    hanging: int
    """Points that hang after the deal."""
    winner: int | None
    """The side that won the deal, or the game by a Belot or a claim.

    None after a tie and a void deal, and where level sides could only be told apart by the turn and no dealer is known.
    """
    need: int | None
    """What the maker had to beat."""
