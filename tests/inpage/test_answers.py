"""What a page asks of the core, and what it is answered."""

from __future__ import annotations

from typing import Any

import pytest

from bela.apps.inpage import handle

RULES = {"variant": "croatian_4"}


def pad(**request: object) -> dict[str, Any]:
    return handle({"part": "pad", "language": "en", **request})


@pytest.fixture
def book() -> str:
    return str(pad(do="open", **RULES, names=["Ana", "Bo", "Cvita", "Dino"], dealer=3)["book"])


def test_every_row_is_told(book: str) -> None:
    answer = pad(do="enter", book=book, id="1", entry={"maker": 0, "card_points": [100, None]})
    said = answer["told"]["matches"][0]
    assert said["rows"][0]["reasons"] == ["Ana made it: 100 against 62."]
    assert said["standing"] == ["Ana deals next, Bo is forehand."]
    assert (said["spoken"], said["side_of"]) == ("Ana/Cvita 100 and Bo/Dino 62.", [0, 1, 0, 1])


def test_a_row_that_does_not_count_says_why(book: str) -> None:
    first = pad(do="enter", book=book, id="1", entry={"maker": 0, "capot": 0})
    text = book + first["append"]
    text += pad(do="enter", book=text, id="2", entry={"kind": "belot", "maker": 1})["append"]
    text += pad(do="insert", book=text, id="3", row="1", entry={"kind": "belot", "maker": 0})["append"]
    said = pad(do="view", book=text)["told"]["matches"][0]["rows"]
    assert [row["fault"] is None for row in said] == [True, False, False]


def test_a_refusal_has_its_sentence(book: str) -> None:
    answer = pad(do="preview", book=book, entry={"maker": 0, "card_points": [200, None]})
    assert answer["error"]["sentence"] == "The card points of the sides must add up to 162."
    refused = pad(do="open", variant="poker")
    assert "poker" in refused["error"]["sentence"]


def test_rows_are_found_by_the_words_of_the_reader(book: str) -> None:
    text = book + pad(do="enter", book=book, id="1", entry={"maker": 0, "card_points": [100, None]})["append"]
    assert handle({"part": "pad", "language": "hr", "do": "find", "book": text, "text": "prolaz"})["rows"]
    assert not pad(do="find", book=text, text="prolaz")["rows"]


def test_a_picture_of_no_match_is_refused(book: str) -> None:
    assert pad(do="picture", book=book)["svg"].startswith("<svg")
    assert pad(do="picture", book=book, match=4)["error"]["code"] == "no_such_match"


def test_seats_have_names_before_anybody_sits_down() -> None:
    assert pad(do="faces", **RULES)["seats"] == ["South", "East", "North", "West"]


def test_statistics_name_everybody(book: str) -> None:
    found = pad(do="statistics", book=book)
    assert [one["name"] for one in found["players"]] == ["Ana", "Bo", "Cvita", "Dino"]


def test_charts_name_the_people_of_their_own_match(book: str) -> None:
    entry = {"maker": 0, "card_points": [100, None]}
    book += pad(do="enter", book=book, id="1", entry=entry)["append"]
    book += pad(do="begin", book=book, id="2", dealer=0, names=["Bo", "Eva", "Ana", "Dino"])["append"]
    book += pad(do="enter", book=book, id="3", entry=entry)["append"]
    book += pad(do="seat", book=book, id="4", names=["Eva", "Bo", "Dino", "Ana"])["append"]
    wanted = [["Ana/Cvita", "Bo/Dino"], ["Eva/Dino", "Bo/Ana"]]
    assert [course["names"] for course in pad(do="statistics", book=book)["courses"]] == wanted
    assert [course["names"] for course in pad(do="statistics", book=book, match=1)["courses"]] == wanted[:1]


def test_whoever_had_no_name_is_called_by_nobody_elses() -> None:
    book = str(pad(do="open", variant="scottish_2", dealer=0)["book"])
    book += pad(do="enter", book=book, id="1", entry={"maker": 0, "card_points": [100, 56]})["append"]
    book += pad(do="begin", book=book, id="2", dealer=0, names=["Ana", "Bo"])["append"]
    found = pad(do="statistics", book=book)
    wanted = ["South", "North", "Ana", "Bo"]
    assert [[one["name"] for one in found[key]] for key in ("players", "sides")] == [wanted, wanted]


def test_rules_that_cannot_be_are_refused() -> None:
    answer = handle({"part": "rules", "language": "en", "do": "held", **RULES, "options": {"target": -5}})
    assert answer["error"]["option"] == "target"
    assert answer["error"]["sentence"]


def test_a_question_without_a_hand_is_refused_in_words() -> None:
    answer = handle({"part": "referee", "language": "en", **RULES, "seats": 4, "trump": "h", "hand": ""})
    assert "must be known" in answer["error"]["sentence"]


def test_a_count_has_no_cards_to_choose_from() -> None:
    text = 'variant = "croatian_4"\n[count]\nmaker_side = 0\ncard_points = [100, 62]\n'
    answer = handle({"part": "referee", "language": "en", "scenario": text})
    assert (answer["cards"], answer["ruling"]["result"]) == ([], "made")
