"""Rival announcements: whose of them count, asked of the engine, as far as what is written down tells."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from bela.pad.contest import Announcements, contested, possible_outcomes, rivals_among
from bela.pad.faults import PadError, PadFault
from bela.pad.model import Entry, announced
from bela.rules.ledger import ledger
from bela.standing import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bela.pad.contest import Outcome
    from bela.rules.model import Rules
    from bela.scoring import Points

RULES = ("S-17", "C-28")
"""The rule that only the greatest announcement counts, in either family."""


def counting(rules: Rules, entry: Entry, dealer: int | None) -> Announcements:
    """What counts of the announcements of an entry.

    Raises PadError where what is said of it is against the rules, or where they leave it open.
    """
    if not _contested(rules, entry):
        return entry.announcements
    found = _as_said(rules, entry, possible_outcomes(rules, entry, dealer))
    if len(found) > 1:
        raise _undecided(rules, entry)
    return found[0].counting


def _contested(rules: Rules, entry: Entry) -> bool:
    return contested(rules, entry.tally.maker_side, entry.announcements, entry.bela)


def _undecided(rules: Rules, entry: Entry) -> PadError:
    rivals = rivals_among(rules, entry.tally.maker_side, entry.announcements)
    fault = PadFault.RIVALS_UNDECIDED if rivals else PadFault.BELA_UNDECIDED
    return PadError(fault, "announced_by", " ".join(str(one.what) for one in entry.announcements))


def without(announcements: Announcements, others: Announcements) -> Announcements:
    """The announcements without those, each taken away as often as it stands there."""
    left = Counter(others)
    kept = []
    for one in announcements:
        if left[one]:
            left[one] -= 1
        else:
            kept.append(one)
    return tuple(kept)


def _as_said(rules: Rules, entry: Entry, possible: Sequence[Outcome]) -> list[Outcome]:
    """The outcomes that are as the entry says. Raises PadError where none is."""
    found = [outcome for outcome in possible if outcome.is_of(entry.announced_by)]
    if not found:
        raise _beaten(rules, entry.announced_by)
    return found


def _beaten(rules: Rules, side: int | None) -> PadError:
    rule = next(name for name in RULES if rules.name in ledger()[name].variants)
    return PadError(PadFault.BEATEN_BY_RIVALS, "announced_by", "" if side is None else side, rule=rule)


# ---------------------------------------------------------------- what is said of it
def settled_claim(rules: Rules, entry: Entry, figures: Points | None) -> Entry:
    """The entry, holding whose announcements are said to count only where the rules leave that open.

    ``figures`` are points by side that were told beside the list. Raises PadError where what is said cannot be.
    """
    if not _contested(rules, entry):
        return _uncontested(rules, entry, figures)
    possible = possible_outcomes(rules, entry, entry.tally.dealer)
    if figures is not None and entry.announced_by is None:
        entry = replace(entry, announced_by=_winner_by(figures, possible))
    found = _as_said(rules, entry, possible)
    if figures is not None and figures not in [announced(rules, outcome.counting) for outcome in found]:
        raise PadError(PadFault.DISAGREE, "announced", " : ".join(map(str, announced(rules, found[0].counting))))
    if len(possible) == 1 and not possible[0].leaves_out(entry.announcements):
        return _uncontested(rules, entry, figures)
    said = entry.announced_by if len(possible) > 1 else None
    return replace(entry, announced_by=said, tally=replace(entry.tally, announced=(0,) * rules.sides))


def _uncontested(rules: Rules, entry: Entry, figures: Points | None) -> Entry:
    """The entry, of which all that is listed counts. Raises PadError where something else is said."""
    wanted = announced(rules, entry.announcements)
    sides = {one.owner.side for one in entry.announcements}
    if entry.announced_by not in (None, *sides):
        raise PadError(PadFault.DISAGREE, "announced_by", " ".join(map(str, sorted(sides))))
    if entry.announcements and figures not in (None, wanted):
        raise PadError(PadFault.DISAGREE, "announced", " : ".join(map(str, wanted)))
    return replace(entry, announced_by=None, tally=replace(entry.tally, announced=wanted))


def _winner_by(figures: Points, possible: Sequence[Outcome]) -> int:
    """The side whose announcements counted, by the points; where nothing did, whoever won then, or nobody."""
    scored = [side for side, own in enumerate(figures) if own]
    empty = [outcome for outcome in possible if not outcome.counting]
    won = scored or [side for outcome in empty[:1] for side in sorted(outcome.sides)]
    return won[0] if won else NOBODY
