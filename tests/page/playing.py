"""Two ways to play a match: by clicks, and by keys alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from time import monotonic

from playwright.sync_api import Position
from playwright.sync_api import TimeoutError as WaitedTooLong

from page.person import ASKED, PATIENCE, Person

Way = Callable[[Person, str], None]
LONGEST = 4000
"""More answers than any match needs."""
SOON = 5000
ON_A_CARD: Position = {"x": 14, "y": 50}
"""Where a card of the hand shows, from the corner of the box around it, however many they are, and turned."""


class GoneError(Exception):
    """What was asked is not asked any more."""


def click(person: Person, asked: str) -> None:
    """Answer by clicks, always with the first that is offered; a card is touched where it shows."""
    page = person.page
    match asked:
        case "result":
            page.click("dialog [data-action=next]")
        case "cut":
            page.click("dialog [data-action=cut]")
        case "choice":
            page.click(".choices .choice[data-action] >> nth=0")
        case "discard":
            for _ in range(2):
                page.click(".hand li.open:not(.picked) button >> nth=0", position=ON_A_CARD)
            page.click("[data-action=discard]")
        case _:
            page.click(".hand li.open button >> nth=0", position=ON_A_CARD)


def press(person: Person, asked: str) -> None:
    """Answer by keys: figures choose, arrows and Enter play."""
    keyboard, page = person.page.keyboard, person.page
    match asked:
        case "result" | "cut":
            page.wait_for_function("() => document.querySelector('dialog')?.contains(document.activeElement)")
            page.locator("dialog .main").focus()
            keyboard.press("Enter")
        case "choice":
            keyboard.press("1")
        case "discard":
            for place in page.evaluate(OPEN_PLACES)[:2]:
                keyboard.press(key_of(place))
            page.wait_for_selector("[data-action=discard]:not([disabled])")
            page.locator("[data-action=discard]").focus()
            keyboard.press("Enter")
        case _:
            _walk_and_play(person)


def key_of(place: int) -> str:
    """The key of a card by its place in the hand, from 0; only the first ten have one."""
    assert place < 10, "arrows lead to this card"
    return str((place + 1) % 10)


def _walk_and_play(person: Person) -> None:
    """Go along the hand to the first card that may be played, and play it."""
    page = person.page
    page.locator(".hand [tabindex='0']").focus()
    page.keyboard.press("Home")
    places = page.evaluate(OPEN_PLACES)
    if not places:
        raise GoneError
    for _ in range(places[0]):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def once(person: Person, way: Way = click, asked: str = "") -> None:
    """Answer what is asked, and wait until that has had its effect.

    Where the table goes on by itself meanwhile, as when somebody else claims, there is nothing to answer any more.
    """
    asked = asked or person.asked()
    effect = NUMBER if asked == "discard" else STATE
    now, before = person.page.evaluate(f"() => [({ASKED})(), ({effect})()]")
    if now != asked:
        return
    for _ in range(PATIENCE // SOON):
        with suppress(WaitedTooLong, GoneError):
            _soon(person, way, asked)
            break
        if person.page.evaluate(effect) != before:
            return
    person.page.wait_for_function(f"(before) => ({effect})() !== before", arg=before)


def go_on(person: Person, way: Way = click) -> None:
    """Answer until the table has gone on: a card that may be played in two ways takes two answers."""
    before = person.part("state")
    play_on(person, way, lambda _asked: person.part("state") > before)


def play_on(person: Person, way: Way, until: Callable[[str], bool] = lambda asked: asked == "over") -> int:
    """Answer whatever is asked until a question comes; gives how many answers it took."""
    for answers in range(LONGEST):
        asked = person.asked()
        if until(asked):
            return answers
        once(person, way, asked)
    raise AssertionError("the match does not end")


def play_together(people: Sequence[Person], then: Callable[[int], Iterable[Person]] = lambda _answers: ()) -> int:
    """Let several people answer whatever each is asked until their match is over; gives how many answers it took.

    After each answer something may happen to some of them; whoever it happened to may have to answer again.
    """
    answered: dict[int, object] = {}
    for answers in range(LONGEST):
        turn = _next_turn(people, answered)
        if turn is None:
            return answers
        number, asked, state = turn
        with suppress(WaitedTooLong):  # what was sent before its line was cut is done meanwhile
            _soon(people[number], click, asked)
            answered[number] = state
        for person in then(answers):
            answered.pop(people.index(person), None)
    raise AssertionError("the match does not end")


def _soon(person: Person, way: Way, asked: str) -> None:
    """Answer at once, for the question may be gone by then. Raises WaitedTooLong and GoneError."""
    person.page.set_default_timeout(SOON)
    try:
        way(person, asked)
    finally:
        person.page.set_default_timeout(PATIENCE)


def _next_turn(people: Sequence[Person], answered: dict[int, object]) -> tuple[int, str, object] | None:
    """Who is asked something that was not answered yet, what, and in which state; None when it is over for all."""
    given_up = monotonic() + PATIENCE / 1000
    while monotonic() < given_up:
        found = [tuple(person.page.evaluate(ASKED_WHEN)) for person in people]
        if all(asked == "over" for asked, _ in found):
            return None
        for number, (asked, state) in enumerate(found):
            if asked not in (None, "over") and answered.get(number) != state:
                return number, str(asked), state
    raise AssertionError("nobody is asked")


OPEN_PLACES = """[...document.querySelectorAll('.hand li')].flatMap((li, place) =>
  li.matches('.open:not(.picked)') ? [place] : [])"""
"""The places in the hand, from 0, of what may be chosen and is not: a key pressed early may have picked a card."""
NUMBER = "() => document.querySelector('#app').dataset.state"
"""What changes with every state of the table: the prompt changes already while cards are picked to be laid away."""
STATE = """() => [
  document.querySelector('#app').dataset.state,
  document.querySelector('dialog') !== null,
  document.querySelector('.prompt')?.textContent,
].join()"""
"""What changes whenever an answer has had its effect."""
ASKED_WHEN = f"() => [({ASKED})(), ({STATE})()]"
"""What is asked, and in which state: read at once, for the table may go on by itself."""
