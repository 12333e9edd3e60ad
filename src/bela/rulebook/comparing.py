"""How rival announcements are compared at a table: the conditions that come of several options together."""

from __future__ import annotations

from bela.rulebook import facts as f
from bela.rulebook.facts import both, chose, either, no
from bela.rulebook.figures import details, order_told
from bela.rules.model import Rules
from bela.rules.words import Criterion, SeatPriority

MEASURES_NOTHING = (Criterion.SEAT, Criterion.NOBODY)


def measures(rules: Rules) -> tuple[Criterion, ...]:
    """What of the order is measured on announcements themselves."""
    return tuple(one for one in order_told(rules) if one not in MEASURES_NOTHING)


def measured(rules: Rules) -> bool:
    """Something of the announcements is compared, and not the seats alone."""
    return bool(measures(rules))


def beyond_points(rules: Rules) -> bool:
    """More than points is measured."""
    return bool(set(measures(rules)) - {Criterion.POINTS})


# ---------------------------------------------------------------- what stands for a player
declared = no(f.stepwise)
"""All is announced at once, and not run by run."""
whole_player = both(declared, chose("contest_unit", "player_total"))
"""What a player announced stands together: step by step only the run that was named is known (S-22)."""
sums = both(whole_player, f.ranks_by(Criterion.POINTS))
"""Sums are compared: all but points is measured on single announcements."""
singles = both(declared, no(sums), measured)
only_winner = both(whole_player, no(f.all_score))
only_single = both(no(whole_player), no(f.all_score))

# ---------------------------------------------------------------- who stands together
opponents_together = both(f.three, chose("contest_sides_3", "maker_vs_opponents"))
together = either(f.partners, opponents_together)
sides_matter = either(f.stepwise, f.all_score, f.nobody_decides)
"""What one of two who stand together has can make a difference to the other."""
opponents_allied = both(opponents_together, sides_matter)
each_alone = both(f.three, no(opponents_allied))
allied = either(f.partners, opponents_allied)
opponents_share = both(f.more_sides, chose("announced_needs_trick", True), chose("unconfirmed_go_to", "opponents"))  # noqa: FBT003 - a value as it is held
first_of_allies = both(declared, f.nobody_decides, allied, no(f.all_score))
"""Allies who are level do not cancel, and the one who is nearer to the dealer scores alone."""
seats_count = either(f.seat_decides, first_of_allies)


# ---------------------------------------------------------------- the dialogue
def points_first(rules: Rules) -> bool:
    """The words of the dialogue decide by the points first; a longer run that counts more is that as well."""
    return order_told(rules)[0] in (Criterion.POINTS, Criterion.LENGTH)


def level_goes_on(rules: Rules) -> bool:
    """Nobody has lost yet by announcing just as many points, whatever those are."""
    asks = {Criterion.TOP, Criterion.TRUMP, Criterion.NOBODY} & set(rules.contest_order)
    return bool(asks) or rules.seat_priority is SeatPriority.DEALER_FIRST


as_much_counts = both(f.stepwise, points_first, level_goes_on)
lost_at_once = both(f.stepwise, no(both(points_first, level_goes_on)))
details_when_level = both(f.stepwise, points_first, lambda rules: bool(details(rules)))
details_anyway = both(f.stepwise, no(points_first), lambda rules: bool(details(rules)))


# ---------------------------------------------------------------- the Bela
def _no_run_is_shorter(rules: Rules) -> bool:
    """A Bela loses to every run by its length, before anything could be better about it."""
    order = rules.contest_order
    if Criterion.LENGTH not in order:
        return False
    before = set(order[: order.index(Criterion.LENGTH)])
    return before <= {Criterion.POINTS, Criterion.FOURS_OVER_RUNS}


bela_can_decide = both(f.bela_at_start, either(sums, no(_no_run_is_shorter)))
"""A Bela that is said at the start could decide something, if it took part."""
bela_compared = both(bela_can_decide, chose("bela_in_contest", "if_called_at_start"))
