"""Whether an entry fits where it stands in the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.pad.faults import PadError, PadFault, by_law
from bela.record import FaultCode, RecordError
from bela.referee import Fault
from bela.referee.rule import FAULTS
from bela.rules.law import Code
from bela.rules.words import FalseClaim
from bela.scoring import Kind, TallyError
from bela.standing import winner_by_false_claim

if TYPE_CHECKING:
    from bela.match import Past
    from bela.rules.model import Rules
    from bela.standing import Standing

KEYS = {"winner": "claimer"}
"""What tells a field of a tally in a form, where that differs."""


def won_by_claim(rules: Rules, before: Standing, past: Past, claimer: int) -> int:
    """The side that wins by a claim of ``claimer``, who has won in ``past``: another one where that falls short (X-12).

    Raises PadError where that side may not claim (X-03), and where the turn decides and no dealer is known.
    """
    if claimer == past.tally.maker_side and not rules.maker_may_claim:
        raise by_law(rules, PadFault.CLAIM_NOT_YOURS, Code.CLAIM_NOT_YOURS, "claimer")
    if past.after.scores[claimer] >= rules.target:
        return claimer
    try:
        return winner_by_false_claim(rules, before.scores, past.dealer, claimer)
    except TallyError as error:
        raise of_tally(error) from error


def check_claim(rules: Rules, before: Standing, past: Past) -> None:
    """Refuse a claim that cannot have ended the game (S-37, X-03, X-12). Raises PadError."""
    winner = past.settlement.winner
    if past.tally.kind is not Kind.CLAIMED or winner is None:
        return
    if _won_by_false_claim(rules, before, past.dealer, winner):
        return
    if past.after.scores[winner] < rules.target:
        points = f"{past.after.scores[winner]} : {rules.target}"
        raise by_law(rules, PadFault.CLAIM_FALLS_SHORT, Code.CLAIM_FALLS_SHORT, "claimed_by", points)
    if winner == past.tally.maker_side and not rules.maker_may_claim:
        raise by_law(rules, PadFault.CLAIM_NOT_YOURS, Code.CLAIM_NOT_YOURS, "claimed_by")


def _won_by_false_claim(rules: Rules, before: Standing, dealer: int | None, winner: int) -> bool:
    """Whether the winner may have won because somebody else claimed too early."""
    if rules.false_claim is not FalseClaim.LOSE_GAME:
        return False
    others = (side for side in range(rules.sides) if side != winner)
    try:
        return any(winner_by_false_claim(rules, before.scores, dealer, side) == winner for side in others)
    except TallyError as error:
        raise of_tally(error) from error


def of_record(error: RecordError) -> PadError:
    """Why the match does not take an entry."""
    if isinstance(error.__cause__, TallyError):
        return of_tally(error.__cause__)
    if error.code is FaultCode.ILLEGAL:
        return PadError(PadFault.NO_OPEN_CLAIM, "claim", rule=str(error.params["rule"]))
    return PadError(PadFault.MATCH_OVER, "kind")


def of_tally(error: TallyError) -> PadError:
    """What a count lacks to be settled there."""
    return PadError(FAULTS.get(error.flaw, Fault.OUT_OF_RANGE), KEYS.get(error.field, error.field))
