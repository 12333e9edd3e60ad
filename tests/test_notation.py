"""Actions are written and read back; reading is lenient, writing is not; what is no action is refused and named."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bela.cards import CARDS, FULL, RANK_OF, RANKS, SUITS, parse_card
from bela.deal import actions as a
from bela.deal.notation import NotationError, action_text, parse_action, parse_meld, parse_run, parse_said
from bela.melds import FOUR_RANKS, Four, Meld, Run, meld_order
from support.effort import examples
from support.tables import EVERY_VARIANT, SEEDS, stories

RUNS = [Run(card, length) for card in CARDS for length in range(3, RANK_OF[card] + 2)]
MELDS: list[Meld] = [*RUNS, *map(Four, FOUR_RANKS)]
NUMBERS = st.integers(0, 9999)
SIGNS = {"c": "♣♧", "d": "♦♢", "h": "♥♡", "s": "♠♤"}


def in_order(melds: list[Meld]) -> tuple[Meld, ...]:
    return tuple(sorted(melds, key=meld_order))


def some(melds: list[Meld]) -> st.SearchStrategy[tuple[Meld, ...]]:
    """Some melds, each once, in the order in which they are written."""
    return st.lists(st.sampled_from(melds), unique=True, max_size=4).map(in_order)


PLAIN = (a.Pass(), a.Take(), a.Schmeiss(), a.Agree(), a.Refuse(), a.Swap(), a.Keep(), a.Silent(), a.Good(), a.Same())
CARD = st.sampled_from(CARDS)
ACTIONS: st.SearchStrategy[a.Anything] = st.one_of(
    st.sampled_from((*PLAIN, a.Claim())),
    st.builds(a.Name, st.sampled_from(SUITS)),
    st.builds(a.Discard, st.none() | st.integers(1, FULL)),
    st.builds(a.Declare, some(MELDS), st.booleans()),
    st.builds(a.Heard, NUMBERS),
    st.builds(a.Announce, NUMBERS),
    st.builds(a.Length, NUMBERS),
    st.builds(a.From, st.sampled_from(RANKS)),
    st.builds(a.OfSuit, st.sampled_from(SUITS)),
    st.builds(a.Show, some(list(RUNS))),
    st.builds(a.Play, CARD, st.booleans()),
    st.builds(a.Draw, NUMBERS, CARD),
    st.builds(a.Pack, st.none() | st.permutations(CARDS).map(tuple)),
    st.builds(a.Cut, NUMBERS),
)


@given(ACTIONS)
def test_an_action_reads_back_as_it_is_written(action: a.Anything) -> None:
    text = action_text(action)
    assert parse_action(text) == action
    assert text == " ".join(text.split())


@given(ACTIONS, st.integers(0, 9999))
def test_the_seat_may_stand_in_front(action: a.Anything, seat: int) -> None:
    text = action_text(action)
    assert parse_said(f"{seat}:{text}") == (seat, action)
    assert parse_said(f" {seat} : {text} ") == (seat, action)
    if not isinstance(action, a.Draw):
        assert parse_said(text) == (None, action)


def loosely(text: str, rng: Random) -> str:
    """The text as people write it: ten as 10, suits as signs, any case, more space than needed."""

    def rank(letter: str) -> str:
        return "10" if letter == "T" and rng.random() < 1 / 2 else letter

    def suit(letter: str) -> str:
        return rng.choice(SIGNS[letter] + letter)

    text = re.sub(r"\b([AKQJT987])([cdhs])\b", lambda found: rank(found[1]) + suit(found[2]), text)
    text = re.sub(r"(from |4x)([AKQJT987])\b", lambda found: found[1] + rank(found[2]), text)
    text = re.sub(r"(name |suit )([cdhs])\b", lambda found: found[1] + suit(found[2]), text)
    return "".join(rng.choice((sign.upper(), sign.lower())) for sign in text).replace(" ", "  ")


@given(ACTIONS, SEEDS)
def test_reading_is_lenient(action: a.Anything, seed: int) -> None:
    assert parse_action(loosely(action_text(action), Random(seed))) == action


@EVERY_VARIANT
@examples(10)
@given(data=st.data())
def test_all_that_is_said_in_a_deal_reads_back(name: str, data: st.DataObject) -> None:
    for step in data.draw(stories(name)).steps:
        assert parse_action(action_text(step.action)) == step.action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("Jh", a.Play(parse_card("Jh"))),
        ("KH BELA", a.Play(parse_card("Kh"), bela=True)),
        ("10♥", a.Play(parse_card("Th"))),
        ("declare 4x10 Kh/3 bela", a.Declare((parse_run("Kh/3"), Four(RANKS[3])), bela=True)),
        ("declare bela", a.Declare((), bela=True)),
        ("declare 20", a.Heard(20)),
        ("discard 8d 7c", a.Discard(1 << parse_card("7c") | 1 << parse_card("8d"))),
        ("discard -", a.Discard(None)),
        ("pack -", a.Pack(None)),
        ("show Kh/3 10s/4", a.Show((parse_run("Ts/4"), parse_run("Kh/3")))),
    ],
)
def test_words_mean_what_the_language_says(text: str, action: a.Anything) -> None:
    assert parse_action(text) == action


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty_action"),
        ("  ", "empty_action"),
        ("pas", "unknown_word"),
        ("6h", "unknown_word"),
        ("Kh please", "unknown_word"),
        ("Kh bela bela", "unknown_word"),
        ("pass now", "needs_nothing_more"),
        ("name", "needs_one_word"),
        ("name h d", "needs_one_word"),
        ("name x", "no_such_card"),
        ("suit 7", "no_such_card"),
        ("from", "needs_one_word"),
        ("from 6", "no_such_card"),
        ("announce", "needs_one_word"),
        ("announce twenty", "no_number"),
        ("announce -20", "no_number"),
        ("announce 12345", "no_number"),
        ("announce ²", "no_number"),
        ("length x", "no_number"),
        ("cut x", "no_number"),
        ("discard 7c x", "no_such_card"),
        ("pack Ah Ah", "no_such_card"),
        ("declare Kh", "no_run"),
        ("declare Kh/2", "no_run"),
        ("declare 9h/4", "no_run"),
        ("declare 6h/3", "no_such_card"),
        ("declare 4x6", "no_such_card"),
        ("declare Kh/3 Kh/3", "said_twice"),
        ("declare bela bela", "said_twice"),
        ("show 4xT", "no_run"),
        ("show Kh/3 Kh/3", "said_twice"),
        ("draw Kh", "needs_seat_and_card"),
        ("draw 0:", "no_such_card"),
        ("draw 0:Kx", "no_such_card"),
        ("0:", "empty_action"),
        ("12345:pass", "no_number"),
        ("٣:pass", "no_number"),
    ],
)
def test_what_is_no_action_is_refused_with_the_reason(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_said(text)
    assert caught.value.code == code
    assert repr(caught.value.text) in str(caught.value)


@given(st.text(max_size=12))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        seat, action = parse_said(text)
    except NotationError:
        return
    written = action_text(action)
    assert parse_said(written if seat is None else f"{seat}:{written}") == (seat, action)


@given(st.sampled_from(MELDS))
def test_a_meld_reads_back_as_it_is_written(meld: Meld) -> None:
    assert parse_meld(str(meld)) == meld
