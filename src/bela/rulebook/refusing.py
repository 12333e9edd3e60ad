"""Which rules refusals can name at a table."""

from __future__ import annotations

from collections.abc import Mapping

from bela.rulebook import facts as f
from bela.rulebook.facts import When, both, chose, no
from bela.rules.law import Code
from bela.rules.model import Rules

ARISES: Mapping[Code, When] = {
    Code.MUST_OVERTRUMP: f.several,
    Code.MUST_OVERTRUMP_HOUSE: f.several,
    Code.MUST_BEAT_PLAIN: f.all_suits,
    Code.LOW_TRUMP_LEAD: no(chose("low_trump_lead", "off")),
    Code.TURNED_SUIT_NAMED: both(f.two_rounds, no(chose("round2_turned_suit", "allowed"))),
    Code.TURNED_SUIT_FORCED: f.must_despite_turned,
    Code.MUST_CHOOSE: no(both(no(chose("bidding", "first_must")), chose("all_pass", "redeal"))),
    Code.SCHMEISS_ANSWER: f.schmeiss,
    Code.BAD_DISCARD: f.talon,
    Code.CARD_USED_TWICE: both(f.fours, chose("card_reuse", "once")),
    Code.TOO_LITTLE_TO_ANNOUNCE: f.stepwise,
    Code.CLAIM_FALLS_SHORT: f.claims,
    Code.CLAIM_NOT_YOURS: both(f.claims, chose("maker_may_claim", False)),  # noqa: FBT003 - a value as it is held
    Code.NO_CLAIMS_HERE: no(f.claims),
}
"""Reasons that need something of a table; all others may be given at every one."""


def refusing(rules: Rules) -> tuple[str, ...]:
    """The ledger ids that refusals may name."""
    return tuple(dict.fromkeys(rules.rule_behind(code) for code in Code if ARISES.get(code, f.always)(rules)))
