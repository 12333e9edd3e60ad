"""Charts of a book whose matches were played by different people."""

from __future__ import annotations

from page import padding as pad
from page.person import Person


def test_a_chart_names_the_people_of_its_own_match(ana: Person) -> None:
    page = ana.page
    pad.write(ana, maker=0, points="100")
    page.click("[data-tool=more]")
    page.click("[data-item=match]")
    page.select_option("dialog .grid-names select >> nth=0", "Bo")
    pad.break_off(ana, 1)
    pad.stands(ana, 0, 0)
    pad.write(ana, maker=0, points="100")
    page.click("[data-tool=more]")
    page.click("[data-item=statistics]")
    page.wait_for_selector(".chart >> nth=1")
    legends = [page.locator(f".chart >> nth={at} >> .legend li").all_inner_texts() for at in (0, 1)]
    assert [[one.replace("\u200b", "") for one in legend] for legend in legends] == [
        ["Ana/Cvita", "Bo/Dino"],
        ["Bo/Cvita", "Ana/Dino"],
    ]
