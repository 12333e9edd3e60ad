"""The chapters on announcing and on the Bela."""

from __future__ import annotations

from bela.rulebook import comparing as c
from bela.rulebook import facts as f
from bela.rulebook.contests import contest_examples
from bela.rulebook.dialogues import dialogue_example
from bela.rulebook.facts import both, chose, either, no
from bela.rulebook.say import Par, Part, Say, Tell
from bela.rulebook.tables import meld_table
from bela.rules.words import Criterion

MELDS: tuple[Part, ...] = (
    Par(
        ("S-15", "C-12"),
        (
            Say("melds.kinds", when=no(f.fours)),
            Say("melds.kinds_fours", when=f.fours),
            Say("melds.voluntary", when=f.spoken),
        ),
    ),
    Par(
        ("S-16", "C-13", "X-08", "S-18"),
        (
            Say("melds.run", ("ranks",)),
            Say("melds.whole"),
            Say("melds.run_values", ("run_3", "run_4", "run_5"), when=no(f.long_runs_level)),
            Say("melds.run_values_level", ("run_3", "run_4"), when=f.long_runs_level),
        ),
    ),
    Par(
        ("C-14",),
        (
            Tell("fours", when=either(f.sevens, no(f.fours))),
            Say("melds.fours_no_sevens", when=both(f.fours, no(f.sevens))),
        ),
    ),
    Par(
        ("C-17",),
        (
            Tell("card_reuse", when=either(f.spoken, chose("card_reuse", "allowed"))),
            Say("melds.once_by_itself", when=both(f.fours, no(f.spoken), chose("card_reuse", "once"))),
        ),
    ),
    meld_table,
    Par(
        ("C-19",),
        (
            Tell("belot", when=f.belot_can_be, but=("off",)),
            Say("melds.belot_talon", when=both(f.talon, f.belot_can_be, no(chose("belot", "off")))),
            Say("melds.belot_two", when=both(f.belot_can_be, no(chose("belot", "off", "trump_only")))),
        ),
    ),
    Par(
        ("S-16", "S-22", "C-12"),
        (
            Tell("announce_when", when=f.spoken),
            Say("melds.by_itself_first_card", when=both(no(f.spoken), chose("announce_when", "with_first_card"))),
            Say("melds.by_itself_before", when=both(no(f.spoken), chose("announce_when", "before_first_trick"))),
        ),
    ),
    Par(
        ("S-22", "S-23", "S-24", "S-25", "X-15", "C-12"),
        (
            Tell("announce_how", ("run_3", "run_4")),
            Say("melds.answer", when=c.as_much_counts),
            Say("melds.answer_unless_lost", when=c.lost_at_once),
            Say("melds.detail", ("details",), when=c.details_when_level),
            Say("melds.detail_anyway", ("details",), when=c.details_anyway),
        ),
    ),
    Par(
        ("X-24",),
        (
            Say("melds.round", when=both(f.stepwise, f.several)),
            Say("melds.round_partner", when=both(f.stepwise, f.partners)),
            Say("melds.round_opponents", when=both(f.stepwise, c.opponents_allied)),
        ),
    ),
    Par(
        ("S-17", "S-26", "C-28"),
        (
            Say("melds.contest"),
            Say("melds.unit_named", when=both(f.stepwise, c.measured)),
            Say("contest_unit.best_single", when=c.singles),
            Say("contest_unit.player_total", when=both(c.sums, no(c.beyond_points))),
            Say("melds.sum_in_points", when=both(c.sums, c.beyond_points)),
            Say("melds.never_two", when=both(c.sums, c.allied)),
            Say("contest_sides_3.individual", when=c.each_alone),
            Say("contest_sides_3.maker_vs_opponents", when=c.opponents_allied),
            Say("winner_scores.all_of_side", when=both(f.all_score, f.single)),
            Say("melds.all_together", when=both(f.all_score, c.opponents_allied)),
            Say("melds.all_partners", when=both(f.all_score, f.partners)),
            Say("winner_scores.best_only", when=c.only_single),
            Say("winner_scores.all_of_side", when=both(c.only_winner, no(c.allied))),
            Say("melds.only_winner", when=both(c.only_winner, c.allied)),
        ),
    ),
    Par(
        ("S-17", "S-25", "C-18", "X-15", "X-16"),
        (
            Say("melds.order", ("order",)),
            Say("melds.length_of_four", when=both(f.fours, f.ranks_by(Criterion.LENGTH))),
            Say("melds.nobody", when=f.nobody_decides),
            Say("melds.first_of_allies", when=c.first_of_allies),
            Tell("seat_priority", when=c.seats_count),
        ),
    ),
    contest_examples,
    dialogue_example,
    Par(
        ("S-27", "C-12"),
        (
            Tell("shown_when", when=no(f.shows_at_once)),
            Say("melds.shown_at_once", when=f.shows_at_once),
            Say("melds.further", when=both(f.stepwise, f.all_score, no(c.allied))),
            Say("melds.further_opponents", when=both(f.stepwise, f.all_score, c.opponents_allied)),
            Say("melds.further_partners", when=both(f.stepwise, f.all_score, f.partners)),
            Tell("losers_shown"),
        ),
    ),
    Par(
        ("S-19", "C-25"),
        (
            Tell("announced_needs_trick"),
            Tell("unconfirmed_go_to", when=f.two_sides),
            Tell("unconfirmed_go_to", when=f.more_sides, but=("opponents",)),
            Say("melds.opponents_share", when=c.opponents_share),
        ),
    ),
)

BELA: tuple[Part, ...] = (
    Par(("S-20", "C-15", "X-17"), (Say("bela.what", ("bela",)), Say("bela.apart"))),
    Par(
        ("S-21", "C-15"),
        (
            Tell("bela_call", when=no(f.only_with_card)),
            Say("bela_call.either", when=f.only_with_card),
            Say("bela.missed", ("bela",)),
        ),
    ),
    Par(
        ("C-16",),
        (
            Say("bela.shown", when=f.bela_at_start),
            Say("bela_in_contest.never", when=no(c.bela_compared)),
            Say("bela.in_sum", ("bela",), when=both(c.bela_compared, c.sums)),
            Say("bela_in_contest.if_called_at_start", when=both(c.bela_compared, either(no(c.sums), c.beyond_points))),
        ),
    ),
    Par(("X-23",), (Tell("bela_needs_trick"),)),
)
