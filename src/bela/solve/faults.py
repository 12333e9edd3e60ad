"""Why something is no position, or no question to ask of one."""

from __future__ import annotations

from enum import StrEnum

from bela.cards import FULL


class Fault(StrEnum):
    """What was wrong. The words for it come from the catalogues."""

    NOT_A_SUIT = "not_a_suit"
    NOT_CARDS = "not_cards"
    WRONG_SEATS = "wrong_seats"
    NO_SUCH_SEAT = "no_such_seat"
    TRICK_FULL = "trick_full"
    CARD_TWICE = "card_twice"
    NOT_IN_PACK = "not_in_pack"
    NO_CARDS = "no_cards"
    UNEVEN_HANDS = "uneven_hands"
    NO_SUCH_SIDE = "no_such_side"
    NOT_PLAYABLE = "not_playable"
    NOT_A_NUMBER = "not_a_number"
    HAND_UNKNOWN = "hand_unknown"
    NOT_IN_PLAY = "not_in_play"


_RIGHT = {
    Fault.NOT_A_SUIT: "trumps must be one of the four suits",
    Fault.NOT_CARDS: "must be a set of cards, or cards from 0 to 31",
    Fault.WRONG_SEATS: "there must be a hand for each seat",
    Fault.NO_SUCH_SEAT: "there is no such seat",
    Fault.TRICK_FULL: "must leave a card to be played to the trick",
    Fault.CARD_TWICE: "a card must not come twice",
    Fault.NOT_IN_PACK: "a card must belong to the pack",
    Fault.NO_CARDS: "cards must be left to play",
    Fault.UNEVEN_HANDS: "with the trick on the table all must hold equally many cards",
    Fault.NO_SUCH_SIDE: "there is no such side",
    Fault.NOT_PLAYABLE: "the card may not be played",
    Fault.NOT_A_NUMBER: "must be a whole number, not negative",
    Fault.HAND_UNKNOWN: "every hand must be known",
    Fault.NOT_IN_PLAY: "the deal must have trumps and its hands, and not be over",
}


class PositionError(ValueError):
    """Something that no position can be, or that cannot be asked of one.

    ``fault`` is the code, ``field`` the part that is meant, ``found`` what stood there.
    """

    def __init__(self, fault: Fault, field: str, found: object = "") -> None:
        super().__init__(f"{field}: {_RIGHT[fault]}" + (f" (found {found})" if found != "" else ""))
        self.fault = fault
        self.field = field
        self.found = found


def whole(field: str, given: object, least: int = 0) -> int:
    """A whole number that is large enough. Raises PositionError."""
    if not isinstance(given, int) or given < least:
        raise PositionError(Fault.NOT_A_NUMBER, field, given)
    return given


def card_set(field: str, given: object) -> int:
    """A set of cards. Raises PositionError."""
    if not isinstance(given, int) or not 0 <= given <= FULL:
        raise PositionError(Fault.NOT_CARDS, field, given)
    return given
