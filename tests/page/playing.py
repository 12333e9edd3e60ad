"""Two ways to play a match: by clicks, and by keys alone."""

from __future__ import annotations

from collections.abc import Callable

from page.person import Person

Way = Callable[[Person, str], None]
LONGEST = 4000
"""More answers than any match needs."""


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
                page.click(".hand li.open:not(.picked) button >> nth=0", position={"x": 8, "y": 30})
            page.click("[data-action=discard]")
        case _:
            page.click(".hand li.open button >> nth=0", position={"x": 8, "y": 30})


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
            keyboard.press("1")
            keyboard.press("2")
            page.wait_for_selector("[data-action=discard]:not([disabled])")
            page.locator("[data-action=discard]").focus()
            keyboard.press("Enter")
        case _:
            _walk_and_play(person)


def _walk_and_play(person: Person) -> None:
    """Go along the hand to the first card that may be played, and play it."""
    page = person.page
    page.locator(".hand [tabindex='0']").focus()
    page.keyboard.press("Home")
    steps = page.evaluate("[...document.querySelectorAll('.hand li')].findIndex((li) => li.classList.contains('open'))")
    for _ in range(steps):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def play_on(person: Person, way: Way, until: Callable[[str], bool] = lambda asked: asked == "over") -> int:
    """Answer whatever is asked until a question comes; gives how many answers it took."""
    for answers in range(LONGEST):
        asked = person.asked()
        if until(asked):
            return answers
        before = person.page.evaluate(STATE)
        way(person, asked)
        person.page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before, timeout=30_000)
    raise AssertionError("the match does not end")


STATE = """() => [
  document.querySelector('#app').dataset.state,
  document.querySelector('dialog') !== null,
  document.querySelector('.prompt')?.textContent,
].join()"""
"""What changes whenever an answer has had its effect."""
