"""No sentence of the book contradicts another one, or the engine, where one option makes another one moot."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bela.i18n import LANGUAGES
from bela.rulebook.points import is_idle
from bela.rules.choices import Value
from bela.rules.model import Rules
from bela.rules.variants import house
from bela.scoring import Kind, Tally, settle
from bela.standing import after_deal, first_game
from rulebook.tables import paragraphs, proper_text

Options = Mapping[str, Value]
Row = tuple[str, Options, str]


def said_of(name: str, options: Options) -> str:
    """What the book says of such a table in English."""
    return proper_text(house(name, options), "en")


STANDS: tuple[Row, ...] = (
    # the dialogue asks what the order compares, and as much may be announced where that is not lost yet
    ("scottish_2", {}, 'concedes with "good", or announces as much or more.'),
    ("scottish_2", {}, "as far as is needed: the length, where it can differ, the top card, the suit."),
    ("scottish_2", {"contest_order": "points seat"}, "unless what has been said shows that it would lose."),
    ("scottish_2", {"contest_order": "points nobody"}, "or announces as much or more."),
    ("scottish_2", {"contest_order": "points seat", "seat_priority": "dealer_first"}, "or announces as much or more."),
    ("scottish_2", {"contest_order": "top length seat"}, "The points do not decide first:"),
    ("scottish_2", {"contest_order": "top length seat"}, "needed: the top card, the length, where it can differ."),
    ("scottish_2", {"contest_order": "points trump seat"}, "as far as is needed: the suit."),
    ("scottish_3", {"contest_sides_3": "maker_vs_opponents"}, "the other is asked only for something greater."),
    ("scottish_3", {"contest_sides_3": "maker_vs_opponents"}, "the other shows any run that is to count as well."),
    # announcements
    ("croatian_4", {"card_reuse": "once"}, "whoever could use it for both has to choose."),
    ("croatian_4", {"card_reuse": "once", "announce_how": "automatic"}, "what brings most counts by itself."),
    ("croatian_4", {"unconfirmed_go_to": "opponents"}, "the opponents get the points."),
    ("croatian_3", {"unconfirmed_go_to": "opponents"}, "the opponents share the points; an odd point goes"),
    ("croatian_4", {"contest_order": "length top seat"}, "In length four of a kind stand level with a run of four."),
    # the turned card and Schmeiss
    ("croatian_2", {"bidding": "free_one_round"}, "The turned card has no say in it."),
    ("clobyosh_2", {"bidding": "free_one_round"}, "has a say in it only when Schmeiss is refused."),
    ("clobyosh_2", {"bidding": "free_one_round", "schmeiss": "both_rounds"}, "One may also say Schmeiss instead:"),
    ("clobyosh_2", {}, "The turned card proposes its suit as trumps."),
    ("scottish_2", {"round2_turned_suit": "dealer_only"}, "at this table the dealer never has to."),
    ("scottish_2", {"round2_turned_suit": "dealer_only", "all_pass": "dealer_must"}, "only a dealer who must choose"),
    # counting
    ("croatian_3", {}, "what lies in the cards that are not played is missing from that."),
    ("croatian_3", {"discard_points": "maker"}, "Cards and last trick together come to 162 points in every deal."),
    ("croatian_3", {"capot_3": "opponents_too"}, "takes no trick and the two opponents have tricks both"),
    ("scottish_3", {"pack": 28}, "the eight of trumps may not be led"),
    # game and match
    ("scottish_2", {}, "After a tie the maker's opponent deals."),
    ("scottish_2", {"tie": "fail"}, "After a tie the maker's opponent deals."),
    ("scottish_2", {"end_mode": "claim"}, "Claims are open from the first card on."),
    ("croatian_4", {"end_mode": "claim"}, "Claims are open as soon as the first player has announced"),
    ("croatian_4", {"end_mode": "claim", "announce_how": "automatic"}, "Claims are open from the first card on."),
    ("croatian_4", {"match_wins": 2, "next_game_dealer": "cut"}, "every later game everybody cuts a card"),
    ("scottish_2", {"last_trick": 0}, "own tricks, the Bela once it is said, and an announcement once it has won."),
    ("scottish_2", {"bela_needs_trick": True, "announced_needs_trick": False}, "only with the first one."),
    ("scottish_2", {"unclaimed_at_deal_end": "must_claim"}, "and after that as in every deal."),
    ("scottish_3", {"pack": 28}, "Only the turned card comes into nobody's hand."),
    ("scottish_3", {"false_claim": "lose_game"}, "Of the opponents the one with the highest score has won"),
)

MOOT: tuple[Row, ...] = (
    ("scottish_2", {"contest_order": "points seat"}, "as much or more"),
    ("scottish_2", {"contest_order": "points seat"}, "one detail after another"),
    ("scottish_2", {"contest_order": "top seat"}, "If the points are equal, the player"),
    ("scottish_3", {}, "the other is asked only for something greater."),
    ("croatian_4", {"card_reuse": "once", "announce_how": "automatic"}, "has to choose."),
    ("croatian_3", {"unconfirmed_go_to": "opponents"}, "the opponents get the points."),
    ("croatian_4", {"contest_order": "length top seat", "fours": False}, "In length four of a kind"),
    ("scottish_3", {"pack": 28, "belot": "any_suit"}, "Belot. It wins"),
    ("scottish_3", {"pack": 28, "fours": True}, "four sevens"),
    ("scottish_3", {"pack": 28}, "the eight and the seven of trumps"),
    ("scottish_3", {"pack": 28}, "The seven of trumps cannot be exchanged"),
    ("croatian_2", {"bidding": "free_one_round"}, "proposes its suit"),
    ("clobyosh_2", {"bidding": "free_one_round"}, "has no say in it."),
    ("clobyosh_2", {"bidding": "free_one_round", "schmeiss": "both_rounds"}, "In either round"),
    ("clobyosh_2", {"bidding": "first_must"}, "Whoever is to speak may make the offer."),
    ("croatian_3", {}, "in every deal."),
    ("croatian_4", {"last_trick": 0}, "the last trick if it has that"),
    ("croatian_4", {"last_trick": 0}, "Cards and last trick together"),
    ("scottish_2", {"tie": "made"}, "fter a tie"),
    ("barlinnie_4", {"tie": "made", "next_dealer": "deal_winner"}, "After a tie"),
    ("scottish_2", {"tie": "fail"}, "anging points"),
    ("scottish_2", {"tie": "fail"}, "hangs"),
    ("croatian_4", {"match_wins": 2, "next_game_dealer": "cut"}, "all cut again"),
    ("scottish_2", {"last_trick": 0}, "the last trick once it is taken"),
    ("scottish_2", {"announced_needs_trick": False}, "only with the first one."),
    ("scottish_2", {"unclaimed_at_deal_end": "must_claim"}, "at the latest before the first call"),
    ("scottish_3", {"pack": 28}, "1 card come"),
    ("scottish_2", {"bidding": "first_must"}, "To pass as forehand"),
    ("scottish_2", {"false_claim": "lose_game"}, "opponents the one with"),
)


@pytest.mark.parametrize(("name", "options", "sentence"), STANDS)
def test_a_sentence_stands_where_the_options_together_make_it_so(name: str, options: Options, sentence: str) -> None:
    assert sentence in said_of(name, options)


@pytest.mark.parametrize(("name", "options", "sentence"), MOOT)
def test_a_sentence_is_left_out_where_another_option_makes_it_moot(name: str, options: Options, sentence: str) -> None:
    assert sentence not in said_of(name, options)


@pytest.mark.parametrize(
    ("name", "options", "option", "values"),
    [
        ("clobyosh_2", {"bidding": "first_must"}, "schmeiss_who", ("anyone", "forehand")),
        ("scottish_3", {"pack": 28}, "belot", ("off", "any_suit", "trump_only")),
        ("scottish_2", {}, "contest_unit", ("best_single", "player_total")),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_makes_no_difference_changes_no_sentence(
    language: str, name: str, options: Options, option: str, values: tuple[Value, ...]
) -> None:
    tables = [house(name, options, **{option: value}) for value in values]
    assert all(is_idle(rules, option) for rules in tables)
    assert len({paragraphs(rules, language) for rules in tables}) == 1


# ---------------------------------------------------------------- what the engine does there
def played(rules: Rules, cards: tuple[int, ...], tricks: tuple[int, ...]) -> Tally:
    """A deal that was played, of which the last seat was the dealer and side 0 the maker."""
    none = (0,) * rules.sides
    return Tally(
        kind=Kind.PLAYED,
        dealer=rules.seats - 1,
        maker_side=0,
        card_points=cards,
        announced=none,
        bela=none,
        tricks=tricks,
    )


@pytest.mark.parametrize(
    ("tricks", "capot"), [((0, 10, 0), (0, 90, 0)), ((0, 6, 4), (0, 45, 45)), ((1, 5, 4), (0, 0, 0))]
)
def test_opponents_share_only_where_both_have_tricks(tricks: tuple[int, ...], capot: tuple[int, ...]) -> None:
    rules = house("croatian_3", capot_3="opponents_too")
    cards = tuple(162 if taken == 10 else 81 * (taken > 1) for taken in tricks)
    assert settle(rules, played(rules, cards, tricks)).capot == capot


@pytest.mark.parametrize(("tie", "dealer"), [("hang_maker", 1), ("half", 1), ("fail", 1), ("made", 0)])
def test_after_a_tie_the_opponent_deals_unless_a_tie_is_made(tie: str, dealer: int) -> None:
    rules = house("scottish_2", tie=tie)
    tally = played(rules, (60, 60), (5, 4))
    assert after_deal(rules, first_game(rules, 1), 1, tally, settle(rules, tally)).dealer == dealer
    assert ("fter a tie the maker's opponent deals." in said_of("scottish_2", {"tie": tie})) == (dealer == 1)
