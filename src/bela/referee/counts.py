"""A scenario that is a deal already over, by its figures; figures that no deal can have are refused."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from bela.cards import Suit, cards_of
from bela.melds import BELA_POINTS, FOUR_POINTS
from bela.referee import fields as f
from bela.referee.faults import Fault, ScenarioError
from bela.referee.scenario import FromCount
from bela.rules.words import BelotMode, ContestSides3, DiscardPoints
from bela.scoring import Kind, Tally

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bela.rules.model import Rules
    from bela.scoring import Points

COUNT_KEYS = (
    "kind",
    "maker_side",
    "dealer",
    "games",
    "card_points",
    "announced",
    "bela",
    "tricks",
    "scores",
    "hanging",
    "claimed_by",
)


def read_count(rules: Rules, table: f.Table) -> FromCount:
    """Read a deal that is over, by its figures. Raises ScenarioError."""
    f.known_keys(table, "count.", COUNT_KEYS)
    kind = Kind(f.word(table.get("kind", "played"), "count.kind", tuple(Kind)))
    if kind is Kind.BELOT and rules.belot is BelotMode.OFF:
        raise ScenarioError("count.kind", Fault.NO_BELOT)
    dealer, winner = table.get("dealer"), table.get("claimed_by")
    counted = kind in (Kind.PLAYED, Kind.CLAIMED)
    points = f.needed(table, "count.", "card_points") if counted else table.get("card_points")
    side = table.get("maker_side", 0) if kind is Kind.VOID else f.needed(table, "count.", "maker_side")
    tally = Tally(
        kind=kind,
        dealer=None if dealer is None else f.seat(rules, dealer, "count.dealer"),
        maker_side=f.side(rules, side, "count.maker_side"),
        card_points=f.by_side(rules, points, "count.card_points"),
        announced=f.by_side(rules, table.get("announced"), "count.announced"),
        bela=f.by_side(rules, table.get("bela"), "count.bela"),
        tricks=_read_tricks(rules, table),
        winner=None if winner is None else f.side(rules, winner, "count.claimed_by"),
    )
    check_points(rules, tally)
    check_announced(rules, tally)
    check_bela(tally)
    return FromCount(tally)


def _read_tricks(rules: Rules, table: f.Table) -> Points:
    if "tricks" not in table:
        return (1,) * rules.sides
    tricks = f.by_side(rules, table["tricks"], "count.tricks")
    if sum(tricks) > rules.hand_size:
        raise ScenarioError("count.tricks", Fault.TOO_MANY_TRICKS, str(rules.hand_size))
    return tricks


# ---------------------------------------------------------------- card points
def sums_of(values: Iterable[int], most: int) -> int:
    """All sums of some of the values, each used once, up to ``most``: bit n is set where n can be made."""
    sums = 1
    for value in values:
        sums |= sums << value
    return sums & ((1 << most + 1) - 1)


@lru_cache(maxsize=64)
def sums_of_some(values: tuple[int, ...], count: int) -> int:
    """All sums of exactly so many of the values, each used once: bit n is set where n can be made."""
    sums = [1, *[0] * count]
    for value in values:
        sums = [sums[0], *(own | fewer << value for fewer, own in pairwise(sums))]
    return sums[count]


def all_points(rules: Rules) -> tuple[int, ...]:
    """The points of every card of the pack; they are the same whichever suit is trumps, unless the pack is short."""
    return tuple(rules.trump_tables(Suit.HEARTS).points[card] for card in cards_of(rules.pack))


def laid_cards_count(rules: Rules) -> bool:
    """Whether cards that the maker laid away count for the maker, with or without a trick (C-09)."""
    return rules.talon > 0 and rules.discard_points is DiscardPoints.MAKER


def cards_counted(rules: Rules) -> int:
    """How many cards count for somebody once all tricks are taken."""
    return rules.seats * rules.hand_size + rules.talon * laid_cards_count(rules)


def deal_sums(rules: Rules) -> int:
    """All sums of card points of a deal that was played out, the last trick included (X-02): bit n stands for n.

    There is only one where every card of the pack counts for somebody.
    """
    return sums_of_some(tuple(all_points(rules)), cards_counted(rules)) << rules.last_trick


def deal_points(rules: Rules) -> tuple[int, int]:
    """The least and the most card points of a deal that was played out, the last trick included."""
    sums = deal_sums(rules)
    return (sums & -sums).bit_length() - 1, sums.bit_length() - 1


def total_fixed(rules: Rules) -> bool:
    """Whether every card of the pack counts for somebody, so that one side's points tell the other's."""
    return cards_counted(rules) == rules.pack.bit_count()


def laid_by(rules: Rules, tally: Tally, side: int) -> bool:
    """Whether the side may have points without a trick: those of the cards that its maker laid away (C-09)."""
    return laid_cards_count(rules) and side == tally.maker_side


def check_points(rules: Rules, tally: Tally) -> None:
    """Refuse card points that no cards make. Raises ScenarioError."""
    _, most = deal_points(rules)
    possible = sums_of(all_points(rules), most)
    possible |= possible << rules.last_trick
    for side, (points, tricks) in enumerate(zip(tally.card_points, tally.tricks, strict=True)):
        if points and not tricks and not laid_by(rules, tally, side):
            raise ScenarioError(f"count.card_points[{side}]", Fault.POINTS_WITHOUT_TRICK)
        if not possible >> points & 1:
            raise ScenarioError(f"count.card_points[{side}]", Fault.NO_SUCH_POINTS, str(points))
    check_sum(rules, tally.kind, sum(tally.card_points))


def check_sum(rules: Rules, kind: Kind, met: int) -> None:
    """Refuse a sum of card points that no deal has: too many, or for one played out any that no cards make.

    Raises ScenarioError.
    """
    (least, most), played = deal_points(rules), kind is Kind.PLAYED
    if played and least == most != met:
        fault, detail = Fault.NOT_THE_TOTAL, most
    elif met > most:
        fault, detail = Fault.MORE_THAN_THE_DEAL, most
    elif played and met < least:
        fault, detail = Fault.LESS_THAN_THE_DEAL, least
    elif played and not deal_sums(rules) >> met & 1:
        fault, detail = Fault.NO_SUCH_SUM, met
    else:
        return
    raise ScenarioError("count.card_points", fault, str(detail))


# ---------------------------------------------------------------- announcements
def check_announced(rules: Rules, tally: Tally) -> None:
    """Refuse announcements that no runs and fours make, or of sides that cannot both score. Raises ScenarioError."""
    values = {*rules.run_values, *(FOUR_POINTS.values() if rules.fours else ())}
    for side, points in enumerate(tally.announced):
        if not makes(values, points):
            raise ScenarioError(f"count.announced[{side}]", Fault.NO_SUCH_ANNOUNCEMENTS, str(points))
    scoring = {side for side, points in enumerate(tally.announced) if points}
    together = rules.contest_sides_3 is ContestSides3.MAKER_VS_OPPONENTS and tally.maker_side not in scoring
    if len(scoring) > 1 and not together:
        raise ScenarioError("count.announced", Fault.BOTH_ANNOUNCED)


def makes(values: Iterable[int], points: int) -> bool:
    """Whether the points are a sum of the values, each used as often as one likes."""
    reached = 1
    for value in values:
        if value:
            for _ in range(points // value):
                reached |= reached << value
    return bool(reached >> points & 1)


def check_bela(tally: Tally) -> None:
    """Refuse more than the one Bela that a deal can have. Raises ScenarioError."""
    if sorted(tally.bela)[:-1] != [0] * (len(tally.bela) - 1) or max(tally.bela) not in (0, BELA_POINTS):
        raise ScenarioError("count.bela", Fault.NO_SUCH_BELA, str(BELA_POINTS))
