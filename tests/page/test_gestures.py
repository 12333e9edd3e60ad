"""How a card is played and laid: by two taps, by dragging, by keys, or by itself."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from page.person import Person
from page.playing import ASKED_WHEN, ON_A_CARD, STATE, click, once, play_on
from page.test_table import HAND

ALONE = f"""(it) => [
  ({ASKED_WHEN})(),
  it.deal.value?.phase === 'play' && it.you.value.legal.length === 1 && it.latest.value.t === 'update',
]"""
"""What is asked and when, and whether it is a card that goes by itself: one that came with the page lies there."""


def test_two_taps_where_that_is_set_and_the_first_only_raises(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    to_one_way(person, "croatian_4")
    person.page.evaluate("import('/static/js/settings.js').then((it) => void (it.settings.twoStep.value = true))")
    card, state = one_way(person), person.part("state")
    person.page.click(f"[data-card='{card}']", position=ON_A_CARD)
    expect(person.page.locator(".hand .picked")).to_have_count(1)
    assert person.part("state") == state
    person.page.click(f"[data-card='{card}']", position=ON_A_CARD)
    person.page.wait_for_selector(f".hand [data-card='{card}']", state="detached")


def test_a_hand_is_laid_in_another_order_by_drag_and_by_keys(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.sit("croatian_4")
    person.asked()
    first, *others = person.page.evaluate(HAND)
    box = person.page.locator(f"[data-card='{others[3]}']").bounding_box()
    assert box is not None
    person.page.locator(f"[data-card='{first}']").hover(position=ON_A_CARD)
    person.page.mouse.down()
    person.page.mouse.move(box["x"] + 30, box["y"] + 40, steps=6)
    person.page.mouse.up()
    assert person.page.evaluate(HAND) == [*others[:4], first, *others[4:]]
    person.page.locator(f"[data-card='{first}']").focus()
    person.page.keyboard.press("Alt+ArrowLeft")
    assert person.page.evaluate(HAND) == [*others[:3], first, *others[3:]]


def to_one_way(person: Person, variant: str = "scottish_2") -> None:
    """Sit down, and play on until a card is asked for and there is one that may be played in one way only."""
    person.sit(variant)
    play_on(person, click, lambda asked: asked == "card" and bool(ways(person)))


def ways(person: Person) -> list[str]:
    """The cards that may be played, and in one way only."""
    cards = [action["card"] for action in person.part("you")["legal"]]
    return [card for card in cards if cards.count(card) == 1]


def one_way(person: Person) -> str:
    """One of them."""
    return ways(person)[0]


def test_a_card_that_moves_under_the_finger_is_the_one_that_is_played(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    to_one_way(person)
    card = one_way(person)
    person.page.locator(f"[data-card='{card}']").hover(position={"x": 8, "y": 6})
    person.page.mouse.down()
    person.page.locator(f"[data-card='{card}']").evaluate("(held) => void (held.style.marginTop = '40px')")
    person.page.mouse.up()
    person.page.wait_for_selector(f".hand [data-card='{card}']", state="detached")


def test_a_card_is_dragged_up_to_the_table_to_be_played(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    to_one_way(person)
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
    while person.asked() != "result":
        (asked, state), alone = person.page.evaluate(f"() => import('/static/js/table.js').then({ALONE})")
        if alone:
            person.page.wait_for_function(f"(state) => ({STATE})() !== state", arg=state)
        elif asked in ("card", "choice"):
            tapped += asked == "card"
            once(person, asked=asked)
    assert tapped < tricks, "the last card of a deal is the only one"


LEFT_ALONE = """async (card) => {
  const { you, latest } = await import('/static/js/table.js');
  const { busy } = await import('/static/js/once.js');
  const { settings } = await import('/static/js/settings.js');
  settings.autoplay.value = busy.value = true;
  you.value = { ...you.value, playable: [card], legal: you.value.legal.filter((action) => action.card === card) };
  latest.value = { ...latest.value, t: 'update' };
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await frame().then(frame);
  busy.value = false;
}"""
"""Show that a card is the only one that may be played, while the answer to the one before is not done with."""


def test_the_only_card_plays_itself_also_when_it_is_asked_for_by_an_answer(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    to_one_way(person)
    card = one_way(person)
    person.page.evaluate(LEFT_ALONE, card)
    person.page.wait_for_selector(f".hand [data-card='{card}']", state="detached")
