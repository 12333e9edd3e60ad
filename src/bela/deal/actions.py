"""What a seat, or chance, may say: the words of the scenario language as values."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bela.cards import Card, Mask, Rank, Suit
    from bela.melds import Meld, Run


@dataclass(frozen=True)
class Pass:
    """Choosing trumps: not I."""


@dataclass(frozen=True)
class Take:
    """Choosing trumps: the turned suit."""


@dataclass(frozen=True)
class Name:
    """Choosing trumps: that suit."""

    suit: Suit


@dataclass(frozen=True)
class Schmeiss:
    """An offer to throw the deal in (S-41)."""


@dataclass(frozen=True)
class Agree:
    """Yes to Schmeiss (S-42)."""


@dataclass(frozen=True)
class Refuse:
    """No to Schmeiss (S-43)."""


@dataclass(frozen=True)
class Swap:
    """Exchange the trump seven for the turned card (S-14, C-07)."""


@dataclass(frozen=True)
class Keep:
    """Leave the turned card where it is."""


@dataclass(frozen=True)
class Discard:
    """Lay cards away (C-09); None where the viewer may not know them."""

    cards: Mask | None


@dataclass(frozen=True)
class Declare:
    """Announce in turn (C-12): runs and fours in the order written, and the Bela where it is said at the start."""

    melds: tuple[Meld, ...] = ()
    bela: bool = False


@dataclass(frozen=True)
class Heard:
    """A ``declare`` as the others hear it: its points. Stands in redacted records only."""

    points: int


@dataclass(frozen=True)
class Announce:
    """The points of a run (S-22)."""

    points: int


@dataclass(frozen=True)
class Silent:
    """Nothing to announce, or nothing one wants to (S-15)."""


@dataclass(frozen=True)
class Good:
    """The other's announcement stands (S-23)."""


@dataclass(frozen=True)
class Length:
    """How many cards the run has (X-15)."""

    length: int


@dataclass(frozen=True)
class From:
    """The top card of the run (S-24)."""

    top: Rank


@dataclass(frozen=True)
class Same:
    """Level with what was said (S-24)."""


@dataclass(frozen=True)
class OfSuit:
    """The suit of the run (S-25)."""

    suit: Suit


@dataclass(frozen=True)
class Show:
    """In the second trick: further runs to score (S-27)."""

    runs: tuple[Run, ...] = ()


@dataclass(frozen=True)
class Play:
    """Play a card, and perhaps say Bela with it (S-21, C-15)."""

    card: Card
    bela: bool = False


@dataclass(frozen=True)
class Claim:
    """Claim the game (S-37, X-03)."""


@dataclass(frozen=True)
class Draw:
    """Chance, before the first deal: the card that a seat cut (S-05)."""

    seat: int
    card: Card


@dataclass(frozen=True)
class Pack:
    """Chance: the shuffled pack, top first; None where the viewer may not know it."""

    cards: tuple[Card, ...] | None


@dataclass(frozen=True)
class Cut:
    """The pack cut: so many cards go from the top to the bottom, none for a tap (S-07)."""

    cards: int


Call = Pass | Take | Name | Schmeiss | Agree | Refuse
Detail = Length | From | OfSuit
Word = Announce | Silent | Good | Detail | Same
Action = Call | Swap | Keep | Discard | Declare | Heard | Word | Show | Play | Claim
Chance = Draw | Pack | Cut
Anything = Action | Chance


@cache
def play(card: Card, bela: bool = False) -> Play:  # noqa: FBT001, FBT002 - mirrors the fields of Play
    """The action of playing that card; the same object every time."""
    return Play(card, bela)
