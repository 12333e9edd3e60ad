"""Random actions and records."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from bela.cards import CARDS, RANKS, SUITS, Card, mask_of
from bela.deal import actions as a
from bela.melds import FOUR_RANKS, Four, Meld, Run, meld_order
from bela.record import Entry, Other, Player, Record
from bela.record.jsonl import Json, Object
from option_sets import house_rules
from record.randomplay import Moment, play

cards: SearchStrategy[Card] = st.sampled_from(CARDS)
packs = st.lists(cards, unique=True, min_size=1).map(tuple)
numbers = st.integers(0, 9999)


@st.composite
def runs(draw: DrawFn) -> Run:
    """Any run that the 32 cards allow."""
    top = draw(st.sampled_from([card for card in CARDS if card % 8 >= 2]))
    return Run(top, draw(st.integers(3, top % 8 + 1)))


fours = st.sampled_from(FOUR_RANKS).map(Four)


def in_order(melds: SearchStrategy[Meld]) -> SearchStrategy[tuple[Meld, ...]]:
    """Some different melds in the order in which they are written."""
    return st.lists(melds, unique=True, max_size=3).map(lambda found: tuple(sorted(found, key=meld_order)))


PLAIN = (
    a.Pass(),
    a.Take(),
    a.Schmeiss(),
    a.Agree(),
    a.Refuse(),
    a.Swap(),
    a.Keep(),
    a.Silent(),
    a.Good(),
    a.Same(),
    a.Claim(),
    a.Discard(None),
    a.Pack(None),
)

actions: SearchStrategy[a.Anything] = st.one_of(
    st.sampled_from(PLAIN),
    st.builds(a.Play, cards, st.booleans()),
    st.builds(a.Name, st.sampled_from(SUITS)),
    st.builds(a.OfSuit, st.sampled_from(SUITS)),
    st.builds(a.From, st.sampled_from(RANKS)),
    st.builds(a.Announce, numbers),
    st.builds(a.Heard, numbers),
    st.builds(a.Length, numbers),
    st.builds(a.Cut, numbers),
    st.builds(a.Draw, st.integers(0, 3), cards),
    st.builds(a.Pack, packs),
    st.builds(a.Discard, packs.map(mask_of)),
    st.builds(a.Declare, in_order(st.one_of(runs(), fours)), st.booleans()),
    st.builds(a.Show, st.lists(runs(), unique=True).map(lambda found: tuple(sorted(found, key=meld_order)))),
)

# ---------------------------------------------------------------- unknown fields
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
floats = st.floats(allow_nan=False, allow_infinity=False)
values: SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | floats | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)
unknown: SearchStrategy[Object] = st.dictionaries(texts.map(lambda key: f"x {key}"), values, max_size=3)


# ---------------------------------------------------------------- records
@st.composite
def moments(draw: DrawFn, most: int = 90) -> Moment:
    """A match under rules of any kind after some actions, and its record."""
    rules, seed = draw(house_rules()), draw(st.integers(0, 2**32))
    number = draw(st.integers(1, most))
    *_, moment = islice(play(rules, seed), number)
    return moment


@st.composite
def records(draw: DrawFn) -> Record:
    """A record with names, a date, and fields and lines that nobody knows."""
    record = draw(moments()).record
    players = st.builds(Player, texts, texts, unknown)
    seats = record.header.rules.seats
    header = replace(
        record.header,
        players=tuple(draw(st.lists(players, min_size=seats, max_size=seats))) if draw(st.booleans()) else (),
        date=draw(texts),
        engine=draw(texts),
        extra=draw(unknown),
    )
    return Record(header, tuple(draw(decorated(record.entries))))


@st.composite
def decorated(draw: DrawFn, entries: tuple[Entry, ...]) -> list[Entry]:
    """Entries with unknown fields, and unknown lines among them."""
    found = list(entries)
    for place in draw(st.lists(st.integers(0, len(entries) - 1), unique=True, max_size=4)):
        entry = found[place]
        if not isinstance(entry, Other):
            found[place] = replace(entry, extra=draw(unknown))
    for fields in draw(st.lists(unknown.filter(bool), max_size=2)):
        found.insert(draw(st.integers(0, len(found))), Other(fields))
    return found
