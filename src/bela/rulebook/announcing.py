"""The chapters on announcing and on the Bela."""

from __future__ import annotations

from bela.rulebook import facts as f
from bela.rulebook.contests import contest_examples
from bela.rulebook.dialogues import dialogue_example
from bela.rulebook.facts import both, chose, no
from bela.rulebook.say import Par, Part, Say, Tell
from bela.rulebook.tables import meld_table

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
    Par(("C-14",), (Tell("fours"),)),
    Par(("C-17",), (Tell("card_reuse"),)),
    meld_table,
    Par(
        ("C-19",),
        (
            Tell("belot", but=("off",)),
            Say("melds.belot_talon", when=both(f.talon, no(chose("belot", "off")))),
            Say("melds.belot_two", when=no(chose("belot", "off", "trump_only"))),
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
            Say("melds.answer", when=f.stepwise),
            Say("melds.detail", when=f.stepwise),
        ),
    ),
    Par(
        ("X-24",),
        (
            Say("melds.round", when=both(f.stepwise, f.several)),
            Say("melds.round_partner", when=both(f.stepwise, f.partners)),
        ),
    ),
    Par(
        ("S-17", "S-26", "C-28"),
        (
            Say("melds.contest"),
            Tell("contest_unit"),
            Say("melds.never_two", when=both(f.partners, chose("contest_unit", "player_total"))),
            Tell("contest_sides_3"),
            Say("winner_scores.all_of_side", when=both(f.all_score, f.single)),
            Say("melds.all_partners", when=both(f.all_score, f.partners)),
            Say("winner_scores.best_only", when=no(f.all_score)),
        ),
    ),
    Par(
        ("S-17", "S-25", "C-18", "X-15", "X-16"),
        (
            Say("melds.order", ("order",)),
            Tell("seat_priority", when=f.seat_decides),
            Say("melds.nobody", when=f.nobody_decides),
        ),
    ),
    contest_examples,
    dialogue_example,
    Par(
        ("S-27", "C-12"),
        (
            Tell("shown_when", when=no(f.shows_at_once)),
            Say("melds.shown_at_once", when=f.shows_at_once),
            Say("melds.further", when=both(f.stepwise, f.all_score, f.single)),
            Say("melds.further_partners", when=both(f.stepwise, f.all_score, f.partners)),
            Tell("losers_shown"),
        ),
    ),
    Par(
        ("S-19", "C-25"),
        (Tell("announced_needs_trick"), Tell("unconfirmed_go_to")),
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
            Tell("bela_in_contest", ("bela",), when=f.bela_at_start),
            Say("bela_in_contest.never", when=no(f.bela_at_start)),
        ),
    ),
    Par(("X-23",), (Tell("bela_needs_trick"),)),
)
