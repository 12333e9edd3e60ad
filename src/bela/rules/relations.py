"""What is allowed with what: which questions arise, and which values need which, as one table.

A question that does not arise is refused where the caller names it. A value that merely never takes effect is not: no
relation speaks of it.
"""

from __future__ import annotations

from collections.abc import Collection

from bela.cards import FULL
from bela.rules.conditions import Need, Relation, fault_of, give_way, is_broken, lacking
from bela.rules.faults import Fact, Fault
from bela.rules.model import Rules
from bela.rules.option_table import OPTIONS, PACK_28, POINTS
from bela.rules.words import (
    AllPass,
    AnnounceHow,
    AnnounceWhen,
    BiddingMode,
    EndMode,
    SchmeissMode,
    SevenExchange,
    TieMode,
    TurnupAfterTrump,
    UnclaimedAtDealEnd,
)

_TWO_ROUNDS = Need("bidding", (BiddingMode.TURNED_TWO_ROUNDS,))
_MAY_PASS = Need("bidding", (BiddingMode.TURNED_TWO_ROUNDS, BiddingMode.FREE_ONE_ROUND))
_REDEAL = Need("all_pass", (AllPass.REDEAL,))
_SCHMEISS = Need("schmeiss", (SchmeissMode.FIRST_ROUND, SchmeissMode.BOTH_ROUNDS))
_FULL_PACK = Need("pack", (FULL,))
_ON_TABLE = Need("turnup_after_trump", (TurnupAfterTrump.FACE_DOWN, TurnupAfterTrump.STAYS_UP))
_EXCHANGE = Need("seven_exchange", (SevenExchange.ANY_PLAYER, SevenExchange.MAKER_ONLY))
_FOURS = Need("fours", (True,))
_NO_FOURS = Need("fours", (False,))
_FIRST_CARD = Need("announce_when", (AnnounceWhen.WITH_FIRST_CARD,))
_NEEDS_TRICK = Need("announced_needs_trick", (True,))
_CAPOT = Need("capot_bonus", POINTS[1:])
_TIE_HANGS = Need("tie", (TieMode.HANG_MAKER, TieMode.HANG_ALL))
_TIE_3_HANGS = Need("tie_3", (TieMode.HANG_MAKER, TieMode.HANG_ALL))
_CLAIMS = Need("end_mode", (EndMode.CLAIM, EndMode.DOSTA))
_NO_DOSTA = Need("end_mode", (EndMode.CLAIM, EndMode.END_OF_DEAL, EndMode.AUTOMATIC))

RELATIONS: tuple[Relation, ...] = (
    # the cards; a pack made for research stays what it is
    Relation("pack", ((Fact.THREE_SIDES, Fact.NO_TALON),), (PACK_28,), otherwise=PACK_28),
    Relation("turnup_position", ((Fact.TURNED, Fact.CLOSED),)),
    Relation("turnup_after_trump", ((Fact.TURNED,),)),
    Relation("turnup_after_trump", ((Fact.SPARE_CARD,),), _ON_TABLE.values, otherwise=TurnupAfterTrump.TO_DEALER),
    # choosing trumps
    Relation("bidding", ((Fact.TURNED,),), _TWO_ROUNDS.values, otherwise=BiddingMode.FREE_ONE_ROUND),
    Relation("round2_turned_suit", ((Fact.TURNED, _TWO_ROUNDS),)),
    Relation("all_pass", ((_MAY_PASS,),)),
    Relation("schmeiss", ((Fact.TURNED,),)),
    Relation("schmeiss_who", ((Fact.TURNED, _SCHMEISS),)),
    Relation("schmeiss_refused_maker", ((Fact.TURNED, _SCHMEISS),)),
    Relation("void_deal_dealer", ((_MAY_PASS, _REDEAL), (Fact.TURNED, _SCHMEISS))),
    # exchange and discard
    Relation(
        "seven_exchange",
        ((Fact.TURNED, Fact.SPARE_CARD, _FULL_PACK, _ON_TABLE),),
        _EXCHANGE.values,
        otherwise=SevenExchange.OFF,
    ),
    Relation("seven_source", ((Fact.TURNED, Fact.SPARE_CARD, _EXCHANGE),)),
    Relation("seven_requires_turned_suit", ((Fact.TURNED, Fact.SPARE_CARD, _EXCHANGE),)),
    Relation("discard_points", ((Fact.TALON,),)),
    Relation("discard_restriction", ((Fact.TALON,),)),
    # play
    Relation("partner_exemption", ((Fact.PARTNERS,),)),
    # announcing
    Relation("card_reuse", ((_FOURS,),)),
    Relation("announce_how", ((_FIRST_CARD, _NO_FOURS),), (AnnounceHow.STEPWISE,), otherwise=AnnounceHow.OPEN_VALUE),
    Relation("contest_sides_3", ((Fact.THREE_SIDES,),)),
    Relation("unconfirmed_go_to", ((_NEEDS_TRICK,),)),
    # settling
    Relation("capot_3", ((Fact.THREE_SIDES, _CAPOT),)),
    Relation("make_3", ((Fact.THREE_SIDES,),)),
    Relation("fail_recipient_3", ((Fact.THREE_SIDES,),)),
    Relation("fail_recipient_level", ((Fact.THREE_SIDES,),)),
    Relation("tie", ((Fact.TWO_SIDES,),)),
    Relation("tie_3", ((Fact.THREE_SIDES,),)),
    Relation("hanging_at_game_end", ((Fact.TWO_SIDES, _TIE_HANGS), (Fact.THREE_SIDES, _TIE_3_HANGS))),
    # claims
    Relation("maker_may_claim", ((_NO_DOSTA,),), (True,), otherwise=False),
    Relation("false_claim", ((_CLAIMS,),)),
    Relation(
        "unclaimed_at_deal_end", ((_CLAIMS,),), (UnclaimedAtDealEnd.MUST_CLAIM,), otherwise=UnclaimedAtDealEnd.WINS
    ),
)
"""In such an order that none speaks of an option that a later one may still change. Other questions always arise."""

_QUESTIONS = {relation.option: relation for relation in RELATIONS if not relation.values}


def arises(rules: Rules, option: str) -> bool:
    """Whether the rules have the question of that option."""
    question = _QUESTIONS.get(option)
    return question is None or not lacking(rules, question)


def settle(rules: Rules, named: Collection[str]) -> tuple[Rules, list[Fault]]:
    """The rules once all that is not named has given way, and the faults of what is, in option-file order."""
    faults = []
    for relation in RELATIONS:
        if not is_broken(rules, relation):
            continue
        if relation.option in named:
            faults.append(fault_of(rules, relation))
        else:
            rules = give_way(rules, relation)
    return rules, sorted(faults, key=lambda fault: list(OPTIONS).index(fault.option))
