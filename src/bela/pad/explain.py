"""How a deal came out, as codes and figures; the words for them are the shells'."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bela.scoring import Result

if TYPE_CHECKING:
    from bela.match import Past
    from bela.rules.model import Rules


@dataclass(frozen=True)
class Reason:
    """One sentence: its code, whose it is, and its figures."""

    code: str
    """Under ``result.`` in the catalogues."""
    side: int | None = None
    seat: int | None = None
    """The seat that is meant, where more than its side is known."""
    figures: Mapping[str, int] = field(default_factory=dict)


Reasons = Iterator[Reason]


@dataclass(frozen=True)
class Told:
    """What is known of a deal besides its figures."""

    maker: int | None = None
    """The seat of the maker."""
    thrown_in: bool | None = None
    """Of a deal that was not played: whether that was agreed on, else nobody chose trumps; None where nobody knows."""
    beaten: tuple[int, ...] = ()
    """By side: the points announced that lost against rivals."""
    claimed_by: int | None = None
    """The seat that claimed; None where the game ended by itself, and where only the side is known."""
    claimer: int | None = None
    """The side that claimed, where that is all that is known."""


def reasons(rules: Rules, past: Past, told: Told) -> Reasons:
    """Why the sums became what is written down, sentence by sentence."""
    yield from _sides("announced_beaten", told.beaten)
    yield from _lost_announcements(rules, past)
    yield from _sides("capot", past.settlement.capot)
    yield from _BY_RESULT[past.settlement.result](rules, past, told)
    yield from _sides("paid", past.settlement.paid)
    if past.after.hanging:
        yield Reason("hanging", figures={"n": past.after.hanging})


def _sides(code: str, points: tuple[int, ...]) -> Reasons:
    """A sentence for every side that has some of the points."""
    yield from (Reason(code, side, figures={"points": own}) for side, own in enumerate(points) if own > 0)


def _lost_announcements(rules: Rules, past: Past) -> Reasons:
    """What was announced and is void for want of a trick (S-19, C-25, X-23)."""
    for side, tricks in enumerate(past.tally.tricks):
        void = past.tally.announced[side] if rules.announced_needs_trick else 0
        void += past.tally.bela[side] if rules.bela_needs_trick else 0
        if void and not tricks:
            yield Reason("announced_void", side, figures={"points": void})


def _of_maker(code: str, past: Past, told: Told, **figures: int) -> Reason:
    return Reason(code, past.tally.maker_side, told.maker, figures)


def _sums(past: Past) -> tuple[int, int]:
    """What the maker's side counted, and what it had to beat."""
    own = past.settlement.sums[past.tally.maker_side]
    return own, own if past.settlement.need is None else past.settlement.need


def _made(_rules: Rules, past: Past, told: Told) -> Reasons:
    own, need = _sums(past)
    yield _of_maker("made" if own > need else "made_level", past, told, own=own, need=need)


def _failed(rules: Rules, past: Past, told: Told) -> Reasons:
    own, need = _sums(past)
    yield _of_maker("failed" if own < need else "failed_level", past, told, own=own, need=need)
    moved, side = past.settlement.moved, past.tally.maker_side
    gains = list(_sides("gains", moved))
    yield from gains
    if moved[side] and not gains:
        yield Reason("lost_to_nobody", side, figures={"points": -moved[side]})
    if rules.bela_survives_fail and past.settlement.bela[side]:
        yield _of_maker("bela_kept", past, told)


def _tied(_rules: Rules, past: Past, told: Told) -> Reasons:
    hung = sum(points > 0 for points in past.settlement.hung)
    code = ("tied_half", "tied_maker_hangs", "tied_all_hang")[min(hung, 2)]
    own, need = _sums(past)
    yield _of_maker(code, past, told, own=own, need=need)


def _void(_rules: Rules, _past: Past, told: Told) -> Reasons:
    yield Reason({None: "not_played", True: "thrown_in", False: "passed_out"}[told.thrown_in])


def _belot(_rules: Rules, past: Past, _told: Told) -> Reasons:
    yield Reason("belot", past.tally.maker_side)


def _claimed(rules: Rules, past: Past, told: Told) -> Reasons:
    winner = past.settlement.winner
    assert winner is not None  # noqa: S101 - a claim ends the game
    points = past.after.scores[winner]
    if told.claimed_by is None:
        good = points >= rules.target if told.claimer is None else told.claimer == winner
        code = "ended_by_itself" if good else "ended_by_false_claim"
        yield Reason(code, winner, figures={"points": points})
    elif rules.side_of(told.claimed_by) == winner:
        yield Reason("claim_good", winner, told.claimed_by, {"points": points})
    else:
        yield Reason("claim_false", winner, told.claimed_by)


_BY_RESULT: Mapping[Result, Callable[[Rules, Past, Told], Reasons]] = {
    Result.MADE: _made,
    Result.FAILED: _failed,
    Result.TIED: _tied,
    Result.VOID: _void,
    Result.BELOT: _belot,
    Result.CLAIMED: _claimed,
}
