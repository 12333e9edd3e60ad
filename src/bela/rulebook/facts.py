"""What is so at a table: the conditions on which sentences stand."""

from __future__ import annotations

from collections.abc import Callable

from bela.cards import FULL, Rank, Suit
from bela.rulebook.figures import left_over
from bela.rules.law import Code
from bela.rules.model import Rules
from bela.rules.option_table import PACK_28
from bela.rules.variants import RECONSTRUCTED
from bela.rules.words import Criterion, TieMode

When = Callable[[Rules], bool]


# ---------------------------------------------------------------- conditions made of others
def chose(option: str, *values: object) -> When:
    """The table has chosen one of these values."""
    return lambda rules: getattr(rules, option) in values


def both(*conditions: When) -> When:
    """All of the conditions."""
    return lambda rules: all(condition(rules) for condition in conditions)


def either(*conditions: When) -> When:
    """One of the conditions at least."""
    return lambda rules: any(condition(rules) for condition in conditions)


def no(condition: When) -> When:
    """Not the condition."""
    return lambda rules: not condition(rules)


def ranks_by(criterion: Criterion) -> When:
    """That has a say in which announcement is the greater."""
    return lambda rules: criterion in rules.contest_order


# ---------------------------------------------------------------- the table
def always(_rules: Rules) -> bool:
    """Every table."""
    return True


def scottish(rules: Rules) -> bool:
    """The table plays by the Scottish family of rules."""
    return rules.rule_behind(Code.MUST_FOLLOW).startswith("S")


def reconstructed(rules: Rules) -> bool:
    """Only the name of the game is handed down (S-50, X-14)."""
    return rules.name in RECONSTRUCTED


def partners(rules: Rules) -> bool:
    """Seats that are two apart play for one side."""
    return rules.partners


def fours(rules: Rules) -> bool:
    """Four of a kind count."""
    return rules.fours


def long_runs_level(rules: Rules) -> bool:
    """A run of five counts no more than one of four."""
    return rules.run_values[1] == rules.run_values[2]


def two_sides(rules: Rules) -> bool:
    """Two sides write points down."""
    return chose("sides", 2)(rules)


def usual_pack(rules: Rules) -> bool:
    """The pack is one that may be chosen."""
    return rules.pack in (FULL, PACK_28)


def sevens(rules: Rules) -> bool:
    """The pack has its sevens."""
    return bool(rules.pack & Rank.SEVEN.mask)


def belot_can_be(rules: Rules) -> bool:
    """A hand has room for all eight cards of a suit, and the pack has them."""
    return rules.hand_size + rules.talon >= len(Rank) and any(not suit.mask & ~rules.pack for suit in Suit)


croatian = no(scottish)
two, three, four = chose("seats", 2), chose("seats", 3), chose("seats", 4)
several = no(two)
single = no(partners)
more_sides = no(two_sides)


# ---------------------------------------------------------------- dealing and choosing trumps
def turned(rules: Rules) -> bool:
    """A card is turned up."""
    return rules.turned


def closed(rules: Rules) -> bool:
    """The later cards lie face down from the start."""
    return rules.closed


def later(rules: Rules) -> bool:
    """There are later cards."""
    return bool(rules.later)


def talon(rules: Rules) -> bool:
    """Cards are left over for the maker."""
    return rules.talon > 0


def any_left(rules: Rules) -> bool:
    """Cards come into nobody's hand."""
    return left_over(rules) > 0


def one_left(rules: Rules) -> bool:
    """A single card comes into nobody's hand."""
    return left_over(rules) == 1


to_dealer = both(turned, chose("turnup_after_trump", "to_dealer"))
on_table = both(turned, no(to_dealer))
two_rounds = chose("bidding", "turned_two_rounds")
must_despite_turned = both(two_rounds, chose("all_pass", "dealer_must"), chose("round2_turned_suit", "banned"))
dealer_must = both(no(chose("bidding", "first_must")), chose("all_pass", "dealer_must"))
schmeiss = both(turned, no(chose("schmeiss", "off")))
dealer_only_in_vain = both(turned, two_rounds, chose("round2_turned_suit", "dealer_only"), no(dealer_must))
forehand_alone = chose("bidding", "first_must")
exchange = no(chose("seven_exchange", "off"))

# ---------------------------------------------------------------- announcing
stepwise = chose("announce_how", "stepwise")
spoken = no(chose("announce_how", "automatic"))
seat_decides = ranks_by(Criterion.SEAT)
nobody_decides = ranks_by(Criterion.NOBODY)
all_score = chose("winner_scores", "all_of_side")
shows_at_once = both(chose("shown_when", "before_first_trick"), chose("announce_when", "with_first_card"))
start_or_card = chose("bela_call", "start_or_either")
bela_at_start = both(start_or_card, chose("announce_how", "open_value"))
only_with_card = both(start_or_card, no(bela_at_start))


# ---------------------------------------------------------------- settling, game and match
def hangs(rules: Rules) -> bool:
    """Points may hang."""
    mode = rules.tie if two_sides(rules) else rules.tie_3
    return mode in (TieMode.HANG_MAKER, TieMode.HANG_ALL)


all_counted = both(no(any_left), either(no(talon), chose("discard_points", "maker")))
"""Every card counts for somebody."""
no_last_trick = chose("last_trick", 0)
needs_trick = either(chose("announced_needs_trick", True), chose("bela_needs_trick", True))  # noqa: FBT003 - values as they are held
all_suits = chose("must_beat", "all_suits")
no_capot = chose("capot_bonus", 0)
all_lost = chose("fail_transfer", "all")
to_highest = chose("fail_recipient_3", "highest")
tie_is_made = chose("tie", "made")
claims = chose("end_mode", "claim", "dosta")
ends_early = no(chose("end_mode", "end_of_deal"))
claim_any_time = chose("end_mode", "claim")
claim_from_words = both(chose("announce_how", "open_value"), chose("announce_when", "before_first_trick"))
maker_asked = chose("end_mode", "claim", "automatic")
wins_unclaimed = chose("unclaimed_at_deal_end", "wins")
one_game = chose("match_wins", 1)
cut_only_later = both(chose("next_game_dealer", "cut"), chose("first_dealer", "random"))
winner_deals = chose("next_dealer", "deal_winner")
