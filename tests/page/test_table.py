"""At the table: what the hand shows and does, where people sit, and how one comes back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.person import Person
from page.playing import ON_A_CARD, OPEN_PLACES, click, go_on, key_of, once, play_on

HAND = "[...document.querySelectorAll('.hand [data-card]')].map((each) => each.dataset.card)"
OPEN = "[...document.querySelectorAll('.hand li.open [data-card]')].map((each) => each.dataset.card)"
WATCHED = """() => import('/static/js/table.js').then((it) => {
  window.marked = [];
  const cards = (where) => [...document.querySelectorAll(where)].map((each) => each.dataset.card);
  new MutationObserver(() => {
    const open = cards('.hand li.open [data-card]');
    if (!open.length || it.deal.value.phase !== 'play') return;
    window.marked.push({
      open, hand: cards('.hand [data-card]'), playable: it.you.value.playable,
      asked: it.deal.value.to_act === it.you.value.seat, trick: it.deal.value.trick.length,
      lies: document.querySelectorAll('.trick .spot:not(.took)').length % 4 * (it.deal.value.trick.length ? 1 : 0),
    });
  }).observe(document.querySelector('.table'), { subtree: true, childList: true, attributes: true });
})"""
"""From now on, note whenever cards of the hand are marked: which, and what lies on the table then."""
SPOTS = """() => Object.fromEntries([...document.querySelectorAll('.sitter')].map((each) => {
  const box = each.getBoundingClientRect();
  return [each.dataset.seat, [box.left + box.width / 2, box.top + box.height / 2]];
}))"""


def to_a_card(person: Person, variant: str = "croatian_4") -> None:
    """Sit down, and play on until a card is asked for of which some may not be played."""
    person.sit(variant)
    play_on(person, click, lambda asked: asked == "card" and len(person.part("you")["refused"]) > 0)


@pytest.mark.report("FR-10", "FR-60")
def test_cards_that_may_be_played_are_those_that_the_server_names(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    to_a_card(person)
    you = person.part("you")
    assert sorted(person.page.evaluate(OPEN)) == sorted(you["playable"])
    disabled = person.page.locator(".hand [aria-disabled=true]").count()
    assert disabled == len(you["hand"]) - len(you["playable"])


@pytest.mark.report("FR-60")
def test_no_card_is_ever_marked_that_the_trick_on_the_table_does_not_allow(sit_down: Callable[..., Person]) -> None:
    person = sit_down(pace=3, more={"reduced_motion": "no-preference"})  # what the server tells is shown bit by bit
    person.sit("croatian_4")
    person.page.evaluate(WATCHED)
    play_on(person, click, lambda asked: asked == "result" and followed(person))
    seen = person.page.evaluate("window.marked")
    assert {len(each["hand"]) for each in seen} >= set(range(1, 8)), "every turn but the first, which may be earlier"
    for each in seen:
        assert each["lies"] == each["trick"], "what lies on the table is what the page knows of"
        assert each["asked"], "nothing is marked while others are asked"
        assert sorted(each["open"]) == sorted(each["playable"])


def followed(person: Person) -> bool:
    """Whether so far some cards were marked and others were not."""
    return any(0 < len(each["open"]) < len(each["hand"]) for each in person.page.evaluate("window.marked"))


def test_a_card_that_may_not_be_played_tells_the_rule(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    to_a_card(person)
    card, why = next(iter(person.part("you")["refused"].items()))
    state = person.part("state")
    person.page.click(f"[data-card='{card}']", force=True, position=ON_A_CARD)
    note = person.page.locator(".note")
    expect(note).to_contain_text(why["rule"])
    assert person.part("state") == state
    note.locator(".link").click()
    expect(person.page.locator("dialog h2")).to_have_text(why["rule"])


@pytest.mark.report("FR-69")
def test_a_held_key_plays_one_card_and_never_one_that_was_not_shown(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.sit("croatian_2")
    play_on(person, click, lambda asked: asked == "card" and person.page.evaluate(OPEN_PLACES)[0] < 10)
    before = person.page.evaluate(HAND)
    place = person.page.evaluate(OPEN_PLACES)[0]
    for _ in range(31):  # held down: the system repeats the key
        person.page.keyboard.down(key_of(place))
    play_on(person, click, lambda asked: asked == "card" and len(person.page.evaluate(HAND)) < len(before))
    for _ in range(3):
        person.page.keyboard.down(key_of(place))
    assert not person.page.evaluate("import('/static/js/once.js').then((it) => it.busy.value)"), "nothing was sent"
    assert [card for card in before if card not in person.page.evaluate(HAND)] == [before[place]]
    person.page.keyboard.up(key_of(place))


@pytest.mark.report("FR-70")
@pytest.mark.parametrize(("direction", "place"), [("counterclockwise", 1), ("clockwise", -1)])
def test_the_next_player_sits_on_the_side_to_which_play_goes(
    sit_down: Callable[..., Person], direction: str, place: int
) -> None:
    person = sit_down()
    person.sit("croatian_4", direction=direction)
    spots = person.page.evaluate(SPOTS)
    me = person.part("you")["seat"]
    following, partner = spots[str((me + 1) % 4)], spots[str((me + 2) % 4)]
    assert (following[0] - spots[str(me)][0]) * place > 50
    assert partner[1] < following[1] < spots[str(me)][1]


@pytest.mark.report("FR-53", "FR-54", "FR-59")
@pytest.mark.parametrize("asked", ["choice", "card"])
def test_after_a_reload_all_is_as_before(sit_down: Callable[..., Person], asked: str) -> None:
    person = sit_down()
    person.sit("scottish_2")
    play_on(person, click, lambda now: now == asked and (now == "card" or person.part("deal")["phase"] != "play"))
    before = person.part("you"), person.page.evaluate(HAND), person.page.evaluate(OPEN)
    offered = person.page.locator(".choice[data-action]").all_inner_texts()
    person.reload()
    assert person.asked() == asked
    assert (person.part("you"), person.page.evaluate(HAND), person.page.evaluate(OPEN)) == before
    expect(person.page.locator(".choice[data-action]")).to_have_text(offered, use_inner_text=True)
    go_on(person)


@pytest.mark.report("FR-59")
def test_after_a_reload_what_was_told_of_the_deal_is_there(sit_down: Callable[..., Person]) -> None:
    person = sit_down(size=(1280, 800))
    to_a_card(person)
    log = person.page.locator(".beside .log li")
    before = log.all_inner_texts()
    person.reload()
    person.asked()
    told = log.all_inner_texts()
    assert len(told) > 5
    assert told == before[-len(told) :]
    expect(person.page.locator(".caller")).to_have_text(re.compile(f"{re.escape(told[-1])}$"))
    person.page.evaluate("import('/static/js/table.js').then((it) => it.cutTheLine())")
    person.page.wait_for_selector(".banner", state="attached")
    person.page.wait_for_selector(".banner", state="detached")
    expect(log).to_have_text(told, use_inner_text=True)


@pytest.mark.report("FR-67")
def test_the_language_changes_in_mid_deal(sit_down: Callable[..., Person]) -> None:
    person = sit_down(size=(1280, 800))
    to_a_card(person)
    english = person.page.locator(".beside .log li").all_inner_texts()
    change = "code => import('/static/js/settings.js').then((it) => void (it.settings.language.value = code))"
    for code, word in {"hr": "igra", "cs": "hraje", "de": "spielt"}.items():
        person.page.evaluate(change, code)
        person.page.wait_for_selector(f"html[lang={code}]")
        told = person.page.locator(".beside .log li").all_inner_texts()
        assert len(told) == len(english)
        assert not set(told) & set(english)
        assert any(f" {word} " in line for line in told)


@pytest.mark.report("FR-66", "FR-72")
@pytest.mark.parametrize("language", ["en", "hr", "cs", "de"])
@pytest.mark.parametrize("deck", ["french", "german"])
def test_every_card_has_a_name_of_its_own(sit_down: Callable[..., Person], language: str, deck: str) -> None:
    person = sit_down(language=language, deck=deck)
    person.open()
    names = person.page.evaluate(
        """() => import('/static/js/words.js').then((it) => {
          const cards = [...'cdhs'].flatMap((suit) => [...'AKQJT987'].map((rank) => rank + suit));
          return Object.fromEntries(cards.map((card) => [card, [it.card(card)(''), it.suit(card[1])('')]]));
        })"""
    )
    assert len({name for name, _ in names.values()}) == 32
    assert len({suit for _, suit in names.values()}) == 4


def test_a_move_is_taken_back_and_a_deal_played_again(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.sit("croatian_4")
    play_on(person, click, lambda asked: asked == "card")
    hand, you = person.page.evaluate(HAND), person.part("you")
    go_on(person)
    person.asked()
    person.page.click("[data-tool=back]")
    person.page.wait_for_function(f"(hand) => {HAND}.join() === hand.join()", arg=hand)
    play_on(person, click, lambda _asked: len(person.page.evaluate(HAND)) < len(hand))
    person.asked()
    state = person.part("state")
    person.page.click("[data-tool=again]")
    person.wait_table("(it, before) => it.state.value > before", state)
    person.asked()
    again = person.part("you")
    assert sorted(again["first"]) == sorted(you["first"])
    assert set(again["first"]) <= set(again["hand"])
    assert person.part("deal")["tricks"] == []


def test_a_hint_says_what_and_is_one_of_what_may_be_done(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.sit("croatian_4")
    person.asked()
    person.page.keyboard.press("h")
    person.page.wait_for_function("() => document.querySelector('.note p')?.innerText.startsWith('Hint: ')")


def test_a_hinted_card_is_written_with_the_sign_of_its_suit(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.sit("croatian_4")
    play_on(person, click, lambda asked: asked == "card")
    person.page.keyboard.press("h")
    found = re.match(r"Hint: (10|[AKQJ987])([♣♦♥♠])", person.page.locator(".note p").inner_text())
    assert found, "a card, and not how it is typed"
    typed = found[1].replace("10", "T") + "cdhs"["♣♦♥♠".index(found[2])]
    assert typed in person.part("you")["playable"]


def test_the_bar_names_the_trick_that_is_played_and_at_the_end_the_last(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.sit("croatian_4")
    seen = []
    while (asked := person.asked()) != "result":
        if asked == "card":
            seen.append((person.page.inner_text(".where small"), len(person.part("deal")["tricks"])))
        once(person, asked=asked)
    assert list(dict.fromkeys(seen))[:2] == [("Deal 1, trick 1", 0), ("Deal 1, trick 2", 1)]
    last = len(person.part("deal")["tricks"])
    expect(person.page.locator(".where small")).to_have_text(f"Deal 1, trick {last}", use_inner_text=True)


def test_one_polite_voice_tells_the_game(sit_down: Callable[..., Person]) -> None:
    person = sit_down()
    person.sit("croatian_4")
    play_on(person, click, lambda asked: asked == "card")
    expect(person.page.locator("[aria-live]")).to_have_count(1)
    told = "() => document.querySelector('[aria-live=polite]').textContent.endsWith('Your card')"
    assert person.page.wait_for_function(told).json_value() is True
