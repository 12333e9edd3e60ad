"""How a card is played and laid: by two taps, by dragging, by keys, or by itself."""

from __future__ import annotations

from collections.abc import Callable

from page.person import Person
from page.playing import STATE, click, once, play_on
from page.test_table import HAND


def test_two_taps_where_that_is_set_and_the_first_only_raises(sit_down: Callable[..., Person]) -> None:
    person = sit_down(twoStep=True)
    person.sit("croatian_4")
    play_on(person, click, lambda asked: asked == "card")
    card, state = one_way(person), person.part("state")
    person.page.click(f"[data-card='{card}']", position={"x": 8, "y": 30})
    assert person.page.locator(".hand .picked").count() == 1
    assert person.part("state") == state
    person.page.click(f"[data-card='{card}']", position={"x": 8, "y": 30})
    person.page.wait_for_selector(f".hand [data-card='{card}']", state="detached")


def test_a_hand_is_laid_in_another_order_by_drag_and_by_keys(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.sit("croatian_4")
    person.asked()
    first, *others = person.page.evaluate(HAND)
    box = person.page.locator(f"[data-card='{others[3]}']").bounding_box()
    assert box is not None
    person.page.locator(f"[data-card='{first}']").hover(position={"x": 8, "y": 40})
    person.page.mouse.down()
    person.page.mouse.move(box["x"] + 30, box["y"] + 40, steps=6)
    person.page.mouse.up()
    assert person.page.evaluate(HAND) == [*others[:4], first, *others[4:]]
    person.page.locator(f"[data-card='{first}']").focus()
    person.page.keyboard.press("Alt+ArrowLeft")
    assert person.page.evaluate(HAND) == [*others[:3], first, *others[3:]]


def one_way(person: Person) -> str:
    """A card that may be played, and in one way only."""
    ways = [action["card"] for action in person.part("you")["legal"]]
    return str(next(card for card in ways if ways.count(card) == 1))


def test_a_card_that_moves_under_the_finger_is_the_one_that_is_played(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.sit("scottish_2")
    play_on(person, click, lambda asked: asked == "card")
    card = one_way(person)
    person.page.locator(f"[data-card='{card}']").hover(position={"x": 8, "y": 6})
    person.page.mouse.down()
    person.page.locator(f"[data-card='{card}']").evaluate("(held) => void (held.style.marginTop = '40px')")
    person.page.mouse.up()
    person.page.wait_for_selector(f".hand [data-card='{card}']", state="detached")


def test_a_card_is_dragged_up_to_the_table_to_be_played(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.sit("scottish_2")
    play_on(person, click, lambda asked: asked == "card")
    card = one_way(person)
    box = person.page.locator(f"[data-card='{card}']").bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + 8, box["y"] + 40)
    person.page.mouse.down()
    person.page.mouse.move(box["x"] + 60, box["y"] - 120, steps=5)
    person.page.mouse.up()
    person.page.wait_for_selector(f".hand [data-card='{card}']", state="detached")


def test_the_only_card_plays_itself_where_that_is_set(sit_down: Callable[..., Person]) -> None:
    person = sit_down(autoplay=True)
    person.sit("scottish_2")
    play_on(person, click, lambda asked: asked == "card")
    tricks, tapped = person.page.locator(".hand [data-card]").count(), 0
    while (asked := person.asked()) != "result":
        state, cards = person.page.evaluate(f"[({STATE})(), document.querySelectorAll('.asks-card li.open').length]")
        if asked == "card" and cards < 2:  # the card goes by itself, or is gone
            person.page.wait_for_function(f"(state) => ({STATE})() !== state", arg=state)
        else:
            tapped += asked == "card"
            once(person, asked=asked)
    assert tapped < tricks, "the last card of a deal is the only one"
