"""Announcements of rivals: the pad works out whose count, as the engine does, and refuses what no rule gives."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bela.cards import SUITS, cards_of, mask_of
from bela.deal.state import Hand
from bela.deal.steps.contest import scored_points
from bela.deal.steps.ranking import contest_winner
from bela.melds import Meld, melds_in, selections
from bela.pad.book import Book, changed, open_book
from bela.pad.change import Dealer
from bela.pad.contest import board_of
from bela.pad.csv_text import table_text
from bela.pad.faults import PadFault
from bela.pad.importing import imported
from bela.pad.lines import book_text, read_book
from bela.pad.link import book_from_link, link_of
from bela.pad.points import total
from bela.pad.records import records_text
from bela.pad.statistics import figures
from bela.pad.view import book_view
from bela.record import Header
from bela.rules.model import Rules
from bela.rules.options import options_of
from option_sets import house_rules
from support.pads import corrected, entered, new_id, opened, refusal

FORM = {"maker": 0, "card_points": [100, 62]}


def form_for(book: Book) -> dict[str, Any]:
    """A maker with a hundred, as the table of the book counts."""
    return {"maker": 0, "card_points": [100, total(book.rules) - 100]}


def said(*words: str) -> list[dict[str, Any]]:
    """Announcements as ``s0:/3`` of seat 0, ``t1:50`` of side 1."""
    parts = [word.split(":") for word in words]
    return [{"seat" if who[0] == "s" else "side": int(who[1:]), "what": what} for who, what in parts]


def written(book: Book, *words: str, **form: Any) -> Book:  # noqa: ANN401 - whatever a form holds
    return entered(book, **{**form_for(book), "announcements": said(*words), **form})


def counts(book: Book) -> tuple[int, ...]:
    past = book.rows[-1].past
    assert past is not None
    return past.tally.announced


def row_of(book: Book) -> dict[str, Any]:
    """The last row as a shell is shown it."""
    view: dict[str, Any] = book_view(book)
    found: dict[str, Any] = view["matches"][-1]["rows"][-1]
    return found


def code(book: Book, *words: str, **form: Any) -> str:  # noqa: ANN401 - the same
    return refusal(book, **{**form_for(book), "announcements": said(*words), **form}).code.value


@pytest.mark.parametrize(
    ("announcements", "wanted"),
    [
        (("s0:/3", "s1:/4"), (0, 50)),
        (("s0:/4", "s1:/3"), (50, 0)),
        (("s0:/4", "s1:/3", "s2:/3"), (70, 0)),  # the partner's counts too
        (("s0:/3", "s1:/4", "s2:/3"), (0, 50)),  # partners are not added up
        (("s0:/3", "s0:/3", "s1:/3"), (40, 0)),  # one player's are
        (("s0:4xQ", "s1:4x9", "s2:4xK"), (0, 150)),
        (("s1:/3", "s2:/3"), (0, 20)),  # level: seat 1 comes first after dealer 0
        (("s3:/3", "s2:/3"), (20, 0)),
        (("s0:50", "s1:20"), (50, 0)),
        (("t0:/4", "t1:/3"), (50, 0)),
    ],
)
def test_the_greatest_announcement_of_rivals_counts(announcements: tuple[str, ...], wanted: tuple[int, int]) -> None:
    assert counts(written(opened("croatian_4"), *announcements)) == wanted


@pytest.mark.parametrize(
    ("announcements", "trump", "wanted"),
    [
        (("s0:/4", "s1:/3"), "", (50, 0)),
        (("s0:Kh/3", "s1:Ac/3"), "", (0, 20)),  # the higher
        (("s0:9c/3", "s1:Td/3"), "c", (0, 20)),  # height before trumps
        (("s0:Kh/3", "s1:Kc/3"), "h", (20, 0)),  # at the same height trumps
        (("s0:Kh/3", "s1:Kc/3"), "s", (0, 20)),  # then the forehand
        (("s0:Kh/5", "s1:Ac/6"), "", (0, 50)),  # the longer, if it is worth the same
    ],
)
def test_scottish_runs_go_by_length_height_trumps_and_turn(
    announcements: tuple[str, ...], trump: str, wanted: tuple[int, int]
) -> None:
    book = written(opened("scottish_2"), *announcements, trump=trump)
    assert counts(book) == wanted


@pytest.mark.parametrize(
    ("name", "options", "announcements"),
    [
        ("scottish_2", {}, ("s0:/3", "s1:/3")),
        ("scottish_2", {}, ("s0:/5", "s1:/5")),  # five, or more of them
        ("scottish_2", {}, ("s0:Kh/3", "s1:Kc/3")),  # which suit is trumps decides
        ("croatian_4", {}, ("t0:/3", "t1:/3")),  # who of them is nearer to the dealer
        ("croatian_4", {}, ("t0:/3", "t0:/3", "t1:/4", "t1:/3", "t1:/3", "t0:/4")),
        ("croatian_4", {"contest_unit": "best_single"}, ("t0:70", "t1:/4", "t1:/3")),
    ],
)
def test_what_is_not_told_is_asked_and_taken(
    name: str, options: dict[str, Any], announcements: tuple[str, ...]
) -> None:
    book = opened(name, **options)
    assert code(book, *announcements) == PadFault.RIVALS_UNDECIDED
    for side in range(2):
        found = counts(written(book, *announcements, announced_by=side))
        assert found[side]
        assert not found[1 - side]


def test_a_bela_that_may_have_been_said_at_the_start_is_asked_about() -> None:
    book = opened("croatian_4", dealer=0)
    assert code(book, "s1:/3", "s2:/3", bela_by=2) == PadFault.RIVALS_UNDECIDED
    assert counts(written(book, "s1:/3", "s2:/3", bela_by=2, announced_by=0)) == (20, 0)
    never = opened("croatian_4", dealer=0, bela_in_contest="never")
    assert counts(written(never, "s1:/3", "s2:/3", bela_by=2)) == (0, 20)


def test_what_lost_cannot_be_written_down_as_scored() -> None:
    book = opened("croatian_4")
    fault = refusal(book, **FORM, announcements=said("s0:/3", "s1:/4"), announced_by=0)
    assert (fault.code, fault.rule) == (PadFault.BEATEN_BY_RIVALS, "C-28")
    assert code(book, "s0:/3", "s1:/4", announced=[20, 0]) == PadFault.BEATEN_BY_RIVALS
    assert code(book, "s0:/3", "s1:/4", announced_by="nobody") == PadFault.BEATEN_BY_RIVALS
    assert code(book, "s0:/3", "s1:/4", announced=[0, 70]) == PadFault.DISAGREE
    assert code(book, "s0:/3", announced_by=1) == PadFault.DISAGREE
    assert code(book, "s1:/3", "s2:/3", announced_by=0) == PadFault.BEATEN_BY_RIVALS  # seat 1 is nearer to the dealer
    assert counts(written(book, "s0:/3", "s1:/4", announced=[0, 50], announced_by=1)) == (0, 50)
    scottish = refusal(
        opened("scottish_2"), maker=0, card_points=[100, 56], announcements=said("s0:/3", "s1:/4"), announced_by=0
    )
    assert scottish.rule == "S-17"


def test_level_rivals_may_cancel_each_other() -> None:
    book = opened("croatian_4", contest_order="points nobody")
    found = written(book, "s0:/3", "s1:/3")
    assert counts(found) == (0, 0)
    assert [reason["code"] for reason in row_of(found)["reasons"]][:2] == ["announced_beaten"] * 2
    assert code(book, "s0:/3", "s1:/3", announced_by=0) == PadFault.BEATEN_BY_RIVALS


def test_three_players_contest_alone_or_against_the_maker() -> None:
    form = {"maker": 0, "card_points": [100, 40, 22], "announcements": said("s0:/4", "s1:4xJ", "s2:/3")}
    assert counts(entered(opened("croatian_3"), **form)) == (0, 200, 0)
    together = opened("croatian_3", contest_sides_3="maker_vs_opponents")
    assert counts(entered(together, **form)) == (0, 200, 20)
    assert counts(entered(together, **{**form, "announcements": said("s1:/4", "s2:/3")})) == (0, 50, 20)


@pytest.mark.parametrize(("unit", "wanted"), [("best_single", (50, 0)), ("player_total", (70, 0))])
def test_where_only_the_best_scores_the_rest_is_not_counted(unit: str, wanted: tuple[int, int]) -> None:
    book = opened("croatian_4", winner_scores="best_only", contest_unit=unit)
    assert counts(written(book, "s0:/3", "s0:/4", "s1:/3", "s2:/3")) == wanted


def test_a_corrected_dealer_settles_the_contest_anew() -> None:
    book = written(opened("croatian_4", dealer=0), "s1:/3", "s2:/3")
    assert counts(book) == (0, 20)
    again = changed(book, Dealer(new_id(), 1, 1))
    assert counts(again) == (20, 0)
    assert again.sheet.scores == (120, 62)


def test_the_dealer_is_needed_only_where_the_turn_decides() -> None:
    unknown = opened("croatian_4", dealer=None)
    assert counts(written(unknown, "s0:/3", "s1:/4")) == (0, 50)
    assert code(unknown, "s0:/3", "s1:/3") == PadFault.RIVALS_UNDECIDED
    assert counts(written(unknown, "s0:/3", "s1:/3", dealer=3)) == (20, 0)
    assert counts(written(unknown, "s0:/3", "s1:/3", announced_by=1)) == (0, 20)


def test_what_lost_is_told_and_counts_nowhere() -> None:
    book = written(opened("croatian_4"), "s0:/4", "s1:/3")
    row = row_of(book)
    assert row["beaten"] == [{"seat": 1, "what": "/3"}]
    assert row["reasons"][0] == {"code": "announced_beaten", "side": 1, "seat": None, "figures": {"points": 20}}
    players = figures([(1, book.sheet)]).players
    assert [dict(own.announced) for own in players.values() if own.announced] == [{"/4": 1}]
    assert corrected(book, 1, **FORM, announcements=said("s1:/3")).rows[0].beaten == ()


@settings(max_examples=100)
@given(house_rules(), st.integers(0, 2**32))
def test_hands_are_settled_as_the_engine_settles_them(rules: Rules, seed: int) -> None:
    """Whatever hands announce by their cards, the pad gives what the engine gives."""
    rng = Random(seed)
    trump, dealer, hands = rng.choice(SUITS), rng.randrange(rules.seats), rival_hands(rules, rng)
    board = board_of(rules, 0, trump, dealer)
    winner = contest_winner(rules, board, hands)
    wanted = [0] * rules.sides
    for seat, melds in hands.items():
        wanted[rules.side_of(seat)] += scored_points(rules, board, Hand(seat, 0, 0, melds), winner)
    points = [total(rules) - 20 * (rules.sides - 1), *[20] * (rules.sides - 1)]
    listed = [{"seat": seat, "what": str(meld)} for seat, melds in hands.items() for meld in melds]
    form = {"maker": 0, "trump": trump.letter, "tricks": [1] * rules.sides, "card_points": points}
    book = entered(open_book(Header(rules, dealer=dealer)), **form, announcements=listed)
    assert counts(book) == tuple(wanted)


def rival_hands(rules: Rules, rng: Random) -> dict[int, tuple[Meld, ...]]:
    """What hands announce in a deal in which seat 0 and the next both have something."""
    pack = cards_of(rules.pack)
    while True:
        rng.shuffle(pack)
        first, second, *others = (pack[place :: rules.seats][: rules.hand_size] for place in range(rules.seats))
        melds = [melds_in(rules, mask_of(hand)) for hand in (first, second, *others)]
        if melds[0] and melds[1]:
            return {seat: rng.choice(selections(rules, held)[bool(held) :]) for seat, held in enumerate(melds)}


RIVALS: tuple[tuple[str, tuple[str, ...], dict[str, Any]], ...] = (
    ("croatian_4", ("s0:/3", "s1:/4"), {}),
    ("croatian_4", ("s1:/3", "s2:/3"), {}),
    ("croatian_4", ("t0:/3", "t1:/3"), {"announced_by": 0}),
    ("scottish_2", ("s0:/3", "s1:/3"), {"announced_by": 1}),
)


@pytest.mark.parametrize(("name", "announcements", "more"), RIVALS)
def test_rivals_go_through_every_text(name: str, announcements: tuple[str, ...], more: dict[str, Any]) -> None:
    book = written(opened(name, dealer=0), *announcements, **more)
    wanted = book.rows[0].past, book.rows[0].beaten
    table = {"variant": name, "options": options_of(book.rules)}
    for other in (
        read_book(book_text(book)),
        book_from_link(link_of(book.sheet)),
        imported(records_text(book), {}),
        imported(table_text(book), table),
    ):
        assert (other.rows[0].past, other.rows[0].beaten) == wanted
