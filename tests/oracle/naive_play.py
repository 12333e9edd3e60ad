"""Card play stated a second time: of one card at a time it is asked which duty it would offend.

Written from the ledger and the option file alone, on card texts such as ``Kh``, without a look at the engine. It uses
nothing of ``bela``, so that a mistake in the engine cannot come in by the back door.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

TRUMP_ORDER = "J9ATKQ87"  # S-03, C-23: from high to low
PLAIN_ORDER = "ATKQJ987"  # S-04, C-23
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
NOT_COUNTING = "87"

FOLLOW = {"scottish": "S-28", "croatian": "C-20"}
TRUMP = {"scottish": "S-28", "croatian": "C-20"}
BEAT_A_TRUMP_LED = {"scottish": "S-29", "croatian": "C-21"}
OVERTRUMP = {"scottish": "S-47", "croatian": "C-21"}
OVERTRUMP_WITH_OPTIONS = {"scottish": "S-29", "croatian": "C-21"}
BEAT_A_PLAIN_CARD = "C-02"
LEAD_A_COUNTING_TRUMP = "S-30"


@dataclass(frozen=True)
class House:
    """Whatever card play depends on, in the words of the option file. The family gives the ledger ids."""

    family: str
    seats: int
    partners: bool = False
    must_beat: str = "trump_only"
    must_overtrump: bool = True
    must_undertrump: bool = True
    partner_exemption: str = "none"
    low_trump_lead: str = "off"


def suit(card: str) -> str:
    """The suit of a card."""
    return card[1]


def points(card: str, trump: str) -> int:
    """What a card counts (S-03, S-04, C-23)."""
    return (TRUMP_POINTS if suit(card) == trump else PLAIN_POINTS)[card[0]]


def beats(card: str, other: str, trump: str) -> bool:
    """Whether a card played later takes the trick from the other (S-31, C-22, C-23)."""
    if suit(card) != suit(other):
        return suit(card) == trump
    order = TRUMP_ORDER if suit(card) == trump else PLAIN_ORDER
    return order.index(card[0]) < order.index(other[0])


def holding_place(trick: Sequence[str], trump: str) -> int:
    """Which card of the trick holds it so far: 0 is the card led."""
    place = 0
    for later in range(1, len(trick)):
        if beats(trick[later], trick[place], trump):
            place = later
    return place


def holding_seat(trick: Sequence[str], leader: int, trump: str, seats: int) -> int:
    """Who holds the trick so far, and takes it when it is complete."""
    return (leader + holding_place(trick, trump)) % seats


def legal(hand: Sequence[str], trick: Sequence[str], trump: str, house: House) -> list[str]:
    """The cards of the hand that may be played next to the trick, in the order of the hand."""
    return [card for card in hand if offence(card, hand, trick, trump, house) is None]


def offence(card: str, hand: Sequence[str], trick: Sequence[str], trump: str, house: House) -> str | None:
    """The ledger id of the most basic duty that this card of the hand offends; None for a card that may be played."""
    if not trick:
        return offence_of_a_lead(card, hand, trump, house)
    if suit(trick[0]) == trump:
        return offence_on_a_trump_led(card, hand, trick, trump, house)
    if any(suit(held) == suit(trick[0]) for held in hand):
        return offence_of_a_follower(card, hand, trick, trump, house)
    return offence_of_a_void_player(card, hand, trick, trump, house)


def offence_of_a_lead(card: str, hand: Sequence[str], trump: str, house: House) -> str | None:
    """Any card may be led, but for the eight and seven of trumps where the custom of counting trumps is kept (S-30)."""
    if suit(card) != trump or card[0] not in NOT_COUNTING:
        return None
    if house.low_trump_lead == "forbid_if_other_card":
        barred = any(suit(held) != trump or held[0] not in NOT_COUNTING for held in hand)
    elif house.low_trump_lead == "forbid_if_counting_trump":
        barred = any(suit(held) == trump and held[0] not in NOT_COUNTING for held in hand)
    else:
        barred = False
    return LEAD_A_COUNTING_TRUMP if barred else None


def offence_on_a_trump_led(
    card: str, hand: Sequence[str], trick: Sequence[str], trump: str, house: House
) -> str | None:
    """Trumps are followed (S-28, C-20), and beaten by whoever can (S-29, C-21), over the partner too."""
    if suit(card) != trump:
        return FOLLOW[house.family] if any(suit(held) == trump for held in hand) else None
    best = trick[holding_place(trick, trump)]
    if not beats(card, best, trump) and any(beats(held, best, trump) for held in hand):
        return BEAT_A_TRUMP_LED[house.family]
    return None


def offence_of_a_follower(card: str, hand: Sequence[str], trick: Sequence[str], trump: str, house: House) -> str | None:
    """The suit led is followed; where every suit must be beaten (C-02) so is it beaten, until the trick is trumped."""
    led = suit(trick[0])
    if suit(card) != led:
        return FOLLOW[house.family]
    best = trick[holding_place(trick, trump)]
    if house.must_beat != "all_suits" or suit(best) == trump or beats(card, best, trump):
        return None
    if any(suit(held) == led and beats(held, best, trump) for held in hand):
        return BEAT_A_PLAIN_CARD
    return None


def offence_of_a_void_player(
    card: str, hand: Sequence[str], trick: Sequence[str], trump: str, house: House
) -> str | None:
    """Without the suit led a trump is played (S-28, C-20), above an earlier trump when able (S-47, C-21).

    Two options free from it: a partner who holds the trick, and a trump held that would only go under.
    """
    if partner_holds(trick, trump, house) and house.partner_exemption == "void_may_discard":
        return None
    trumps = [held for held in hand if suit(held) == trump]
    best = trick[holding_place(trick, trump)]
    higher = [held for held in trumps if beats(held, best, trump)]
    if not trumps or (not higher and not house.must_undertrump):
        return None
    if suit(card) != trump:
        return TRUMP[house.family]
    if house.must_overtrump and higher and card not in higher:
        return overtrumping_id(house)
    return None


def partner_holds(trick: Sequence[str], trump: str, house: House) -> bool:
    """Whether the trick so far is with the partner of the player who is to act: the seat two before."""
    return house.partners and len(trick) - holding_place(trick, trump) == house.seats // 2


def overtrumping_id(house: House) -> str:
    """The source text speaks of overtrumping as it stands; a table with options falls back on the duty to beat."""
    with_options = not house.must_undertrump or house.partner_exemption != "none"
    return (OVERTRUMP_WITH_OPTIONS if with_options else OVERTRUMP)[house.family]


# What the variants have by default, by the option file.
VARIANTS = {
    "scottish_2": House("scottish", 2, low_trump_lead="forbid_if_other_card"),
    "scottish_3": House("scottish", 3, low_trump_lead="forbid_if_other_card"),
    "clobyosh_2": House("scottish", 2),
    "barlinnie_4": House("scottish", 4, partners=True, low_trump_lead="forbid_if_other_card"),
    "croatian_2": House("croatian", 2),
    "croatian_3": House("croatian", 3),
    "croatian_4": House("croatian", 4, partners=True),
    "croatian_2_club": House("croatian", 2, must_beat="all_suits"),
    "croatian_3_club": House("croatian", 3, must_beat="all_suits"),
    "croatian_4_club": House("croatian", 4, partners=True, must_beat="all_suits"),
}
