"""The chapters on counting a deal and on game and match."""

from __future__ import annotations

from bela.rulebook import facts as f
from bela.rulebook.facts import both, chose, no
from bela.rulebook.say import Par, Part, Say, Tell
from bela.rulebook.settlements import settlement_examples

COUNT: tuple[Part, ...] = (
    Par(
        ("S-32", "X-02"),
        (
            Say("count.last_trick", ("last_trick",), when=no(f.no_last_trick)),
            Say("count.last_trick_nothing", when=f.no_last_trick),
            Say("count.total", ("deal_points",), when=both(f.all_counted, no(f.no_last_trick))),
            Say("count.total_left", ("deal_points",), when=both(no(f.all_counted), no(f.no_last_trick))),
        ),
    ),
    Par(
        ("S-33",),
        (
            Say("count.sum", when=no(f.no_last_trick)),
            Say("count.sum_cards", when=f.no_last_trick),
            Say("count.opponent_first", when=f.scottish),
            Tell("discard_points"),
        ),
    ),
    Par(
        ("C-25", "X-21"),
        (
            Say("count.capot", ("capot",), when=both(no(f.no_capot), f.two_sides)),
            Say("count.capot_more", ("capot",), when=both(no(f.no_capot), f.more_sides)),
            Tell("capot_3"),
        ),
    ),
    Par(
        ("S-34", "S-45", "C-24", "X-06"),
        (Say("count.made", when=f.two_sides), Tell("make_3")),
    ),
    Par(
        ("S-34", "S-45", "S-46", "C-24", "X-25"),
        (
            Say("count.all_lost", when=both(f.all_lost, f.two_sides)),
            Say("count.all_lost_more", when=both(f.all_lost, f.more_sides)),
            Say("count.cards_lost", when=both(no(f.all_lost), f.two_sides)),
            Say("count.cards_lost_more", when=both(no(f.all_lost), f.more_sides)),
            Tell("bela_survives_fail", when=f.all_lost),
            Tell("fail_recipient_3"),
        ),
    ),
    Par(("X-10",), (Tell("fail_recipient_level", when=f.to_highest),)),
    Par(("S-35", "C-24", "X-11"), (Tell("tie"), Tell("tie_3"))),
    Par(
        ("X-09", "S-35"),
        (
            Say("count.hanging", when=both(f.hangs, f.two_sides)),
            Say("count.hanging_more", when=both(f.hangs, f.more_sides)),
            Tell("hanging_at_game_end"),
        ),
    ),
    settlement_examples,
)

MATCH: tuple[Part, ...] = (
    Par(("S-36", "C-26"), (Say("match.target", ("target",)),)),
    Par(
        ("S-37", "X-03", "C-26"),
        (
            Tell("end_mode", ("target",)),
            Tell("maker_may_claim", when=f.maker_asked),
            Say("match.claims_from_card", when=both(f.claim_any_time, no(f.claim_from_words))),
            Say("match.claims_from_words", when=both(f.claim_any_time, f.claim_from_words)),
        ),
    ),
    Par(
        ("S-38", "X-12"),
        (
            Say("match.proof", when=both(f.ends_early, no(f.no_last_trick))),
            Say("match.proof_cards", when=both(f.ends_early, f.no_last_trick)),
            Say("match.first_trick_proves", when=both(f.ends_early, f.needs_trick)),
            Say("match.hanging_proves_nothing", when=both(f.ends_early, f.hangs)),
            Tell("false_claim"),
            Say("match.false_claim_more", when=both(f.claims, f.more_sides, chose("false_claim", "lose_game"))),
            Say("match.claimed", when=f.ends_early),
        ),
    ),
    Par(
        ("S-39", "X-05"),
        (
            Tell("unclaimed_at_deal_end", ("target",), but=("wins",)),
            Tell("both_reached", ("target",), when=f.wins_unclaimed),
        ),
    ),
    Par(("S-39",), (Say("match.forgotten", ("target",), when=both(f.claims, f.wins_unclaimed)),)),
    Par(
        ("S-40",),
        (
            Say("match.one_game", when=f.one_game),
            Say("match.games", ("wins",), when=no(f.one_game)),
            Tell("next_game_dealer", when=both(no(f.one_game), no(f.cut_only_later))),
            Say("match.cut_only_later", when=both(no(f.one_game), f.cut_only_later)),
        ),
    ),
    Par(
        ("S-06", "X-04", "X-20"),
        (
            Say("next_dealer.rotate", when=no(f.winner_deals)),
            Say("match.winner_deals_two", when=both(f.winner_deals, f.two)),
            Say("match.tie_deals_two", when=both(f.winner_deals, f.two, no(f.tie_is_made))),
            Say("match.winner_deals_partners", when=both(f.winner_deals, f.partners)),
            Say("match.tie_deals_partners", when=both(f.winner_deals, f.partners, no(f.tie_is_made))),
            Say("match.winner_deals_more", when=both(f.winner_deals, f.more_sides)),
        ),
    ),
)
