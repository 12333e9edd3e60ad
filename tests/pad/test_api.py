"""The pad as requests and answers in JSON: every answer is data, and nothing is kept between two requests."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bela.pad.api import CHANGES, REQUESTS, handle
from bela.pad.lines import read_book


def asked(do: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever JSON holds
    """An answer, as it comes out of JSON; asking again gives the same."""
    request = json.loads(json.dumps({"do": do, **more}))
    answer: dict[str, Any] = json.loads(json.dumps(handle(request)))
    assert json.loads(json.dumps(handle(request))) == answer
    return answer


def good(do: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - the same
    answer = asked(do, **more)
    assert answer["ok"], answer
    return answer


def refused(do: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - the same
    answer = asked(do, **more)
    assert not answer["ok"]
    error: dict[str, Any] = answer["error"]
    return error


def opened(**more: Any) -> str:  # noqa: ANN401 - the same
    book: str = good("open", variant="croatian_4", dealer=3, names=["Ana", "Bo", "Cvita", "Dino"], **more)["book"]
    return book


def grown(book: str, do: str, **more: Any) -> str:  # noqa: ANN401 - the same
    line: str = good(do, book=book, **more)["append"]
    return book + line


MADE = {"maker": 0, "card_points": [100, None]}


def two_deals() -> str:
    book = grown(opened(title="Friday", date="2026-01-30", teams=["Reds", "Blues"]), "enter", id="1", entry=MADE)
    return grown(book, "enter", id="2", entry={"maker": 1, "card_points": [90, 72]})


def test_a_book_is_opened_and_shown() -> None:
    answer = good("open", variant="croatian_4", options={"target": 501})
    assert (answer["view"]["target"], answer["view"]["options"]["must_beat"]) == (501, "trump_only")
    assert answer["offers"]["dealer_needed"]
    assert good("view", book=answer["book"])["view"] == answer["view"]


def test_a_line_is_added_for_every_change() -> None:
    book = two_deals()
    view = good("view", book=book)["view"]
    assert (view["title"], view["undo"], view["redo"]) == ("Friday", 2, 0)
    match = view["matches"][0]
    assert (match["scores"], match["dealer"], match["forehand"]) == ([262, 62], 1, 2)
    row = match["rows"][1]
    assert (row["result"], row["maker"], row["written"], row["place"]) == ("failed", 1, [162, 0], 2)
    assert row["reasons"][0] == {"code": "failed", "side": 1, "seat": 1, "figures": {"own": 72, "need": 90}}
    assert read_book(book).sheet.scores == (262, 62)


def test_the_same_tap_twice_adds_nothing() -> None:
    book = opened()
    once = grown(book, "enter", id="1", entry=MADE)
    assert good("enter", book=once, id="1", entry=MADE)["append"] == ""


@pytest.mark.parametrize("do", CHANGES)
def test_every_change_can_be_asked_for(do: str) -> None:
    book = grown(two_deals(), "undo", id="3") if do == "redo" else two_deals()
    more: dict[str, dict[str, Any]] = {
        "enter": {"entry": MADE},
        "insert": {"row": "2", "entry": MADE},
        "correct": {"row": "1", "entry": {**MADE, "maker": 1}},
        "remove": {"row": "1"},
        "begin": {"dealer": 0, "date": "2026-02-01"},
        "name": {"names": ["A", "B", "C", "D"], "teams": ["X", "Y"], "title": "Z"},
        "seat": {"names": ["Bo", "Ana", "Cvita", "Dino"]},
        "dealer": {"dealer": 0, "match": 1},
    }
    after = grown(book, do, id="9", **more.get(do, {}))
    assert good("view", book=after)["view"] != good("view", book=book)["view"]
    assert f'"do":"{do}"' in after


def test_a_preview_writes_nothing_and_explains() -> None:
    book = two_deals()
    row = good("preview", book=book, entry=MADE)["row"]
    assert (row["scores"], row["reasons"][0]["code"]) == ([362, 124], "made")
    assert refused("preview", book=book, entry={**MADE, "card_points": [163, 0]})["code"] == "not_the_total"


def test_a_refusal_tells_the_field_the_reason_and_the_rule() -> None:
    error = refused("enter", book=opened(), id="1", entry={"kind": "void"})
    assert error == {
        "code": "no_void_here",
        "key": "pad.fault.no_void_here",
        "field": "kind",
        "detail": "",
        "rule": "C-11",
    }


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "fly"}, "unknown_request"),
        ({}, "unknown_request"),
        ({"do": "open", "variant": "x"}, "unknown_variant"),
        ({"do": "open", "variant": "croatian_4", "options": {"x": 1}}, "unlike_options"),
        ({"do": "open", "variant": "croatian_4", "dealer": 7}, "no_such_seat"),
        ({"do": "open", "variant": "croatian_4", "options": ["target"]}, "not_an_object"),
        ({"do": "open", "variant": "croatian_4", "names": "Ana"}, "not_a_word"),
        ({"do": "open", "variant": "croatian_4", "names": ["Ana"]}, "wrong_number_of_names"),
        ({"do": "view"}, "not_a_word"),
        ({"do": "view", "book": "x"}, "not_a_book"),
        ({"do": "from_link", "link": "!"}, "not_a_link"),
        ({"do": "import", "text": "{}"}, "bad_record"),
        ({"do": "import", "text": ""}, "not_a_link"),
        ({"do": "import", "text": "\x89PNG\r\n\x1a\n"}, "not_a_link"),
        ({"do": "import", "text": "kind,maker\nplayed,0\n"}, "table_of_what"),
    ],
)
def test_whatever_is_asked_the_answer_is_data(request_: dict[str, Any], code: str) -> None:
    answer = handle(request_)
    assert (answer["ok"], answer["error"]["code"]) == (False, code)


def test_rows_are_found_and_counted() -> None:
    book = two_deals()
    assert good("find", book=book, text="bo")["rows"] == [{"match": 1, "place": 2}]
    assert good("find", book=book, text="fell", labels={"failed": "fell"})["rows"] == [{"match": 1, "place": 2}]
    told = good("statistics", book=book)["statistics"]
    assert told["players"]["Ana"]["made_share"] == 1
    assert good("statistics", book=book, match=2)["statistics"]["players"] == {}


def test_a_picture_is_drawn_in_the_words_of_the_shell() -> None:
    words = {
        "title": "T",
        "subtitle": "S",
        "maker": "M",
        "footer": "F",
        "sides": ["Reds", "Blues"],
        "seats": ["Ana", "Bo", "Cvita", "Dino"],
        "results": {"made": "made", "failed": "fell"},
    }
    assert ">Bo: fell<" in good("picture", book=two_deals(), words=words)["svg"]
    assert refused("picture", book=two_deals(), match=2, words=words)["code"] == "no_such_match"
    assert refused("picture", book=two_deals(), words={**words, "seats": []})["code"] == "wrong_number_of_names"


@pytest.mark.parametrize("form", ["record", "csv", "book"])
def test_a_book_goes_out_and_comes_in(form: str) -> None:
    book = two_deals()
    text = good("export", book=book, form=form)["text"]
    back = good("import", text=text, variant="croatian_4", options={})["book"]
    assert read_book(back).sheet.match.hall.standing == read_book(book).sheet.match.hall.standing or form == "csv"
    assert read_book(back).sheet.scores == (262, 62)
    assert refused("export", book=book, form="pdf")["code"] == "unknown_request"


def test_a_sheet_goes_through_a_link() -> None:
    link = good("link", book=two_deals())["link"]
    assert read_book(good("from_link", link=link)["book"]).sheet.scores == (262, 62)


def test_no_word_means_two_things() -> None:
    assert not set(CHANGES) & set(REQUESTS)
