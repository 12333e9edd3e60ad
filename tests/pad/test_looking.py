"""Statistics, search and pictures of a book."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from bela.pad.book import changed
from bela.pad.change import Begin, Name
from bela.pad.history import found
from bela.pad.picture import Words, picture
from bela.pad.statistics import figures
from bela.pad.statistics_view import figures_view
from support.evenings import NAMES, evening
from support.pads import corrected, entered, new_id, opened


# ---------------------------------------------------------------- statistics
def test_statistics_tell_who_chose_and_made_how_many() -> None:
    book = evening()
    told = figures_view(figures(enumerate(book.pages.sheets, start=1)))
    assert told["players"]["Ana"]["chosen"] == 1
    assert told["players"]["Bo"]["results"] == {"failed": 1}
    assert (told["players"]["Cvita"]["belas"], told["players"]["Cvita"]["announced"]) == (1, {"/3": 1})
    assert told["players"]["Bo"]["announced"] == {"4xJ": 1}
    assert (told["players"]["Ana"]["dealt"], told["players"]["Bo"]["dealt"]) == (1, 2)
    pair = told["sides"]["Bo + Dino"]
    assert (pair["deals"], pair["capots"], pair["games"], pair["matches"]) == (4, 1, 1, 1)
    assert (pair["points"], pair["average"], pair["best"]) == (62 + 472 + 50, 146, 472)
    assert told["results"] == {"made": 3, "failed": 1}
    assert told["courses"][0]["scores"] == [[0, 0], [140, 62], [302, 62], [302, 534]]
    nobody = figures_view(figures([(1, opened("scottish_2").sheet)]))
    assert nobody["players"] == {name: {**nobody["players"]["#0"]} for name in ("#0", "#1")}
    assert nobody["players"]["#0"]["made_share"] is None


def test_statistics_of_a_book_without_names_count_seats_and_sides() -> None:
    book = entered(opened("scottish_2"), maker=0, card_points=[100, 56], announcements=[{"seat": 0, "what": "20"}])
    book = entered(entered(book, kind="void"), maker=1, card_points=[100, 56])
    told = figures_view(figures([(1, book.sheet)]))
    assert (told["players"]["#0"]["chosen"], told["sides"]["@1"]["chosen"], told["sides"]["@1"]["made"]) == (1, 1, 0)
    assert told["players"]["#0"]["announced"] == {"20": 1}


def test_whoever_is_written_otherwise_in_a_later_match_is_counted_as_the_same_person() -> None:
    book = changed(opened("scottish_2"), Name(new_id(), ("Ren\u00e9", "Bo")))
    book = entered(book, maker=0, card_points=[100, 56])
    book = changed(book, Begin(new_id(), 0, ("BO", "rene\u0301")))
    told = figures_view(figures(enumerate(entered(book, maker=1, card_points=[56, 100]).pages.sheets, start=1)))
    assert {name: own["chosen"] for name, own in told["players"].items()} == {"Ren\u00e9": 2, "Bo": 0}
    assert {name: own["deals"] for name, own in told["sides"].items()} == {"Ren\u00e9": 2, "Bo": 2}


def test_a_chart_has_a_course_for_every_game() -> None:
    book = opened("scottish_2", target=100, match_wins=9)
    for _ in range(3):
        book = entered(book, maker=0, card_points=[110, 46])
    book = corrected(book, 1, maker=0, card_points=[90, 66])
    courses = figures_view(figures([(1, book.sheet)]))["courses"]
    assert [(one["game"], one["scores"][0], one["scores"][-1]) for one in courses] == [
        (1, [0, 0], [200, 112]),
        (2, [0, 0], [110, 46]),
    ]


# ---------------------------------------------------------------- search
@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("cvita", [(1, 1), (2, 1)]),
        ("kh/3", [(1, 1)]),
        ("auto", [(1, 2)]),
        ("2026-01-31", [(2, 1)]),
        ("failed bo", [(1, 2)]),
        ("capot", [(1, 3)]),
        ("štiglja", [(1, 3)]),
        ("4xj 4xj", [(1, 3)]),
        ("nobody", []),
        ("ana bela", [(1, 1)]),
        ("s\u030ctiglja", [(1, 3)]),
    ],
)
def test_rows_are_found_by_all_the_words(text: str, places: list[tuple[int, int]]) -> None:
    assert found(evening().pages.sheets, text, {"capot": "Štiglja"}) == places


def test_claims_and_rows_that_do_not_count_are_found_too() -> None:
    book = opened("scottish_2", unclaimed_at_deal_end="must_claim", target=100)
    book = changed(book, Name(new_id(), ("Ana", "Bo")))
    book = entered(entered(book, maker=0, card_points=[110, 46]), kind="open_claim", seat=0)
    assert found(book.pages.sheets, "claimed ana") == [(1, 2)]
    book = corrected(book, 1, maker=0, card_points=[90, 66])
    assert book.rows[1].fault is not None
    assert found(book.pages.sheets, "claimed") == [(1, 2)]
    ended = opened("croatian_4", target=150)
    for _ in range(2):
        ended = entered(ended, maker=0, card_points=[100, 62])
    assert found(corrected(ended, 1, maker=0, capot=0).pages.sheets, "uncounted") == [(1, 2)]


# ---------------------------------------------------------------- pictures
def test_a_picture_shows_every_row_and_escapes_what_people_are_called() -> None:
    book = evening()
    words = Words(
        title="A & <B>",
        subtitle="to 501",
        maker="Maker",
        sides=("Ana + Cvita", "Bo + Dino"),
        seats=NAMES,
        results={"made": "made", "failed": "fell", "claimed": "claimed"},
        footer="done",
    )
    drawn = ET.fromstring(picture(book.pages.sheets[0], words))  # noqa: S314 - made here
    texts = ["".join(one.itertext()) for one in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"A & <B>", "Ana: made", "Bo: fell", "302", "+472", "done"} <= set(texts)
    second = picture(book.pages.sheets[1], words)
    assert "Bo + Dino: made" in second


def test_a_picture_is_as_wide_as_its_names_and_as_high_as_its_lines() -> None:
    book = entered(opened("croatian_3"), maker=0, card_points=[100, 40, 22])
    names, many = (
        tuple(f"{name} of the long name" for name in ("Wilhelmine", "Bo", "Cvita")),
        "a line of many words " * 9,
    )
    words = Words("t", many, "m", names, names, {"made": "made it after all"}, many)
    drawn = ET.fromstring(picture(book.sheet, words))  # noqa: S314 - made here
    width, height = int(drawn.attrib["width"]), int(drawn.attrib["height"])
    texts = list(drawn.iter("{http://www.w3.org/2000/svg}text"))
    heads = {one.text: int(one.attrib["x"]) for one in texts if one.text in names}
    assert all(heads[later] - heads[sooner] > 16 * 0.58 * len(later) for sooner, later in pairwise(names))
    around = [one for one in texts if one.text and "line of many" in one.text]
    assert " ".join(str(one.text) for one in around) == f"{many.strip()} {many.strip()}"
    assert all(24 + 16 * 0.58 * len(str(one.text)) < width for one in around)
    assert len({one.attrib["y"] for one in around}) == len(around) > 2
    assert all(int(one.attrib["y"]) < height for one in texts)


def test_a_picture_tells_claims_and_deals_that_were_not_played() -> None:
    book = opened("scottish_2", unclaimed_at_deal_end="must_claim", target=100)
    book = entered(entered(book, kind="void"), maker=0, card_points=[110, 46])
    book = entered(book, kind="open_claim", seat=0)
    results = {"void": "not played", "made": "made", "claimed": "claimed"}
    drawn = picture(book.sheet, Words("t", "s", "m", ("A", "B"), ("A", "B"), results, "f"))
    assert ">not played<" in drawn
    assert ">claimed<" in drawn
