"""What the form for the next deal may hold at a table, so that a shell offers only what can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.cards import cards_of, cards_text
from bela.match.act import between_deals
from bela.melds import BELA_POINTS, FOUR_RANKS, Four
from bela.pad import fields
from bela.pad.faults import PadError
from bela.pad.form import KEYS, check_kind
from bela.pad.model import What, worth
from bela.pad.points import total
from bela.referee.counts import laid_cards_count, total_fixed
from bela.rules.words import BelotMode, Criterion
from bela.scoring import Kind

if TYPE_CHECKING:
    from bela.pad.model import Sheet
    from bela.record.jsonl import Object
    from bela.rules.model import Rules


def kinds(rules: Rules) -> tuple[Kind, ...]:
    """How deals end at a table."""
    return tuple(kind for kind in Kind if _is_possible(rules, kind))


def _is_possible(rules: Rules, kind: Kind) -> bool:
    try:
        check_kind(rules, kind)
    except PadError:
        return False
    return kind is not Kind.BELOT or rules.belot is not BelotMode.OFF


def announcements(rules: Rules) -> tuple[What, ...]:
    """What can be announced, told apart as far as the points go."""
    fours = tuple(Four(rank) for rank in FOUR_RANKS) if rules.fours else ()
    return (*fields.any_runs(), *fours)


def match_offers(sheet: Sheet) -> Object:
    """What of that one match of a book differs from another."""
    dealer, over = sheet.match.hall.standing.dealer, sheet.match.over
    claims = between_deals(sheet.match)
    return {"over": over, "open_claim": claims, "dealer": dealer, "dealer_needed": dealer is None and not over}


def offers(sheet: Sheet) -> Object:
    """What may be entered next."""
    rules = sheet.rules
    melds: Object = {str(what): worth(rules, what) for what in announcements(rules)}
    return {
        **match_offers(sheet),
        "fields": list(KEYS),
        "kinds": [kind.value for kind in kinds(rules)],
        "total": total(rules),
        "total_fixed": total_fixed(rules),
        "laid_cards_count": laid_cards_count(rules),
        "last_trick": rules.last_trick,
        "capot_bonus": rules.capot_bonus,
        "announcements": melds,
        "bela": BELA_POINTS,
        "may_cancel": Criterion.NOBODY in rules.contest_order,
        "pack": cards_text(cards_of(rules.pack)),
        "tricks": rules.hand_size,
    }
