"""The account of a deal stays until it is read: through reloads and cut lines, alone and in company."""

from __future__ import annotations

from collections.abc import Callable

from page.person import Person
from page.playing import click, go_on, once, play_on
from page.test_company import a_table, sit

Sit = Callable[..., Person]


def at_the_account(person: Person, variant: str = "scottish_2", **options: object) -> str:
    """Play a deal to its end; gives what its account says."""
    person.sit(variant, **options)
    play_on(person, click, lambda asked: asked == "result")
    return account(person)


def account(person: Person) -> str:
    """What the account says that is to be read."""
    assert person.asked() == "result"
    return person.page.inner_text("dialog .account")


def test_after_a_reload_the_account_is_there_until_it_is_read(sit_down: Sit) -> None:
    person = sit_down()
    before = at_the_account(person)
    for _ in range(2):
        person.reload()
        assert account(person) == before
    go_on(person)
    person.wait_table("(it) => it.match.value.number === 2 && it.deal.value")
    person.asked()
    person.reload()
    assert person.asked() not in ("result", "over")


def test_after_a_reload_the_deal_can_be_played_again(sit_down: Sit) -> None:
    person = sit_down()
    at_the_account(person)
    first = person.part("you")["first"]
    person.reload()
    account(person)
    person.page.click("dialog [data-action=again]")
    person.wait_table("(it) => it.match.value.number === 1 && it.you.value.legal.length > 0")
    assert sorted(person.part("you")["first"]) == sorted(first)
    play_on(person, click, lambda asked: asked == "result")
    person.reload()
    account(person)


def test_the_account_stays_when_the_line_is_cut(sit_down: Sit) -> None:
    person = sit_down()
    before = at_the_account(person)
    person.page.evaluate("import('/static/js/table.js').then((it) => it.cutTheLine())")
    person.page.wait_for_selector(".banner", state="attached")
    person.page.wait_for_selector(".banner", state="detached")
    assert account(person) == before
    go_on(person)
    assert person.asked() != "result"


def test_the_account_of_the_last_deal_is_read_after_a_reload(sit_down: Sit) -> None:
    person = sit_down()
    person.sit("scottish_2", target=101, match_wins=1)
    play_on(person, click, lambda asked: asked == "result" and person.part("match")["stage"] == "over")
    person.reload()
    account(person)
    once(person)
    assert person.asked() == "over"
    person.reload()
    assert person.asked() == "over"


def test_in_company_each_reads_the_account_on_their_own_device(sit_down: Sit) -> None:
    host, guest = sit_down(), sit_down()
    host.keep("bela.last", {"variant": "scottish_2", "options": {}})
    sit(guest, a_table(host, clock="none"), "Eva", 1)
    host.page.click("[data-action=start]")
    people = [host, guest]
    for person in people:
        person.page.wait_for_selector(".table")
    ended = "(it) => it.match.value?.sheet.length > 0"
    while not host.page.evaluate(f"import('/static/js/table.js').then({ended})"):
        asked = next((person for person in people if person.now() not in (None, "result")), None)
        if asked is not None:
            once(asked, click, str(asked.now()))
    for person in people:
        account(person)
    host.reload()
    account(host)
    once(guest)
    assert guest.now() != "result"
    host.reload()
    account(host)
    once(host)
    for person in people:
        person.wait_table("(it) => it.match.value.number === 2 && it.deal.value !== null && it.result.value === null")
