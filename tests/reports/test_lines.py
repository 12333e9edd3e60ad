"""Reports on the table in lines: what can be chosen, what is typed, and how it looks on the screen."""

from __future__ import annotations

import re
from io import BytesIO, StringIO, TextIOWrapper
from random import Random

import pytest

from bela.apps.line.answers import AnswerError, Said, read_answer
from bela.apps.line.console import Console
from bela.apps.telling.events import sentences
from bela.apps.telling.labels import label
from bela.apps.telling.question import Question, lines
from bela.apps.telling.refusals import not_an_action, refusal
from bela.apps.telling.situation import situation
from bela.apps.telling.voice import SIGNS, Voice, places
from bela.cards import CARDS, RANK_OF, SUIT_OF, SUITS, mask_of, parse_card
from bela.deal import actions as a
from bela.deal.decide import act, legal_for
from bela.deal.errors import IllegalAction
from bela.deal.notation import NotationError
from bela.deal.state import Deal, Phase, View, changed
from bela.rules.variants import VARIANTS, house
from bela.rules.words import Direction
from bela.standing import first_game
from reports.pool import sampled
from reports.readers import match_view, questions, voice_at
from support.matches import write
from support.tallies import played

report = pytest.mark.report
JUNK = (
    *("", " ", "x", "9999", "0", "-1", "?!", "1 2 3", "take take", "name", "name x", "jack", "12h", "é", "♥", "²"),
    *(
        ",",
        ", ,",
        ",c",
        "claim rest",
        "Kh bela bela",
        "declare Ah/9",
        "length",
        "from 1",
        "show me",
        "discard",
        "1:pass",
        "7:pass",
    ),
)
ALPHABET = "0123456789 :,/-AKQJTcdhs♣♥abelpiswtmok\t\x00\x1bé"
ENCODINGS = ("ascii", "cp1252", "cp437", "latin-1", "koi8-r", "utf-8")
MARKED = re.compile(r"^ *\(?\d+\)?  +\S+ +")
"""A choice up to the name of its card."""


@report("FR-10")
def test_what_can_be_chosen_in_lines_is_what_the_rules_allow_and_nothing_else() -> None:
    met = dict.fromkeys(Phase, 0)
    for done, _, view, asked in questions(sampled(3)):
        legal = legal_for(done.before, done.seat)
        chosen = [choice.action for choice in asked.choices if choice.open]
        assert len(set(chosen)) == len(chosen)
        if view.board.phase is Phase.DISCARD:
            assert view.hand is not None
            assert mask_of(choice.card for choice in chosen if isinstance(choice, a.Play)) == view.hand.cards
        else:
            assert set(chosen) == set(legal)
        for choice in asked.choices:
            assert choice.open or refused(done.before, done.seat, choice.action)
        met[view.board.phase] += 1
    assert min(number for phase, number in met.items() if phase is not Phase.OVER) > 10


def refused(deal: Deal, seat: int, action: a.Action) -> IllegalAction | None:
    """The error with which an action is refused, if it is."""
    try:
        act(deal, seat, action)
    except IllegalAction as error:
        return error
    return None


@report("FR-68")
def test_an_unexpected_answer_to_any_question_is_answered_in_words_and_changes_nothing() -> None:
    rng, told = Random(6), 0
    for done, voice, view, asked in questions(sampled(40)):
        before = hash((done.before.board, done.before.hands))
        for line in (*JUNK, *("".join(rng.choices(ALPHABET, k=rng.randint(1, 9))) for _ in range(20))):
            told += bool(answered(done.before, voice, view, asked, line))
        assert hash((done.before.board, done.before.hands)) == before
    assert told > 5000


def answered(deal: Deal, voice: Voice, view: View, asked: Question, line: str) -> str:
    """What is said to a line that does nothing; nothing where it means something."""
    assert view.seat is not None
    try:
        answer = read_answer(asked, view.seat, line)
    except AnswerError as error:
        return error.sentence(voice.words)
    except NotationError as error:
        return not_an_action(voice.words, error)
    if not isinstance(answer, Said):
        return ""
    reason = refused(deal, view.seat, answer.action)
    return "" if reason is None else refusal(voice, view.board, answer.action, reason)


@report("FR-66", "FR-72")
@pytest.mark.parametrize("signs", [True, False])
@pytest.mark.parametrize("name", VARIANTS)
def test_every_card_is_written_in_its_own_way_without_any_colour(name: str, signs: bool) -> None:  # noqa: FBT001
    voice = voice_at(VARIANTS[name], 0, signs=signs)
    written = [voice.short(card) for card in CARDS]
    assert [parse_card(text) for text in written] == list(CARDS)
    assert len(set(written)) == 32
    assert all(text.isprintable() for text in written)


@report("FR-72")
@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("trump", SUITS)
def test_every_choice_of_a_card_names_its_rank_and_its_suit(name: str, trump: int) -> None:
    board = changed(next(sampled(1)).before.board, trump=SUITS[trump])
    voice = voice_at(VARIANTS[name], 0)
    labels = [label(voice, board, a.play(card)) for card in CARDS]
    assert len(set(labels)) == 32
    for card, text in zip(CARDS, labels, strict=True):
        assert f"{voice.words.rank(RANK_OF[card])} of {voice.suit(SUIT_OF[card])}" in text.lower()


@report("FR-71")
@pytest.mark.parametrize("signs", [True, False])
def test_the_names_of_cards_begin_in_one_column_however_wide_a_sign_is(signs: bool) -> None:  # noqa: FBT001
    met = 0
    for _, voice, view, asked in questions(sampled(9), signs=signs):
        if view.board.phase not in (Phase.PLAY, Phase.DISCARD):
            continue
        starts = [found[0] for line in lines(voice, asked) if (found := MARKED.match(line))]
        assert len(starts) == len(asked.choices)
        assert {len(start) for start in starts} == {len(starts[0])}
        assert {sum(char in SIGNS for char in start) for start in starts} == {int(signs)}  # all are pushed alike
        met += len(starts) > 1
    assert met > 100


@report("FR-65")
@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("signs", [True, False])
def test_whatever_is_told_can_be_written_in_every_encoding(encoding: str, signs: bool) -> None:  # noqa: FBT001
    written = BytesIO()
    console = Console(StringIO(), TextIOWrapper(written, encoding=encoding, errors="strict"))
    for done, voice, view, asked in questions(sampled(60), signs=signs):
        console.say_all([*situation(voice, view), *lines(voice, asked)])
        for event in done.events:
            console.say_all(sentences(voice, event, match_view(done.after, done.seat)))
    assert len(written.getvalue().decode(encoding).splitlines()) > 500


@report("FR-65")
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_signs_are_used_only_where_they_can_be_written(encoding: str) -> None:
    console = Console(StringIO(), TextIOWrapper(BytesIO(), encoding=encoding, errors="strict"))
    assert console.can_write(SIGNS) == (encoding == "utf-8")


@report("FR-70")
@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("direction", Direction)
def test_the_next_in_turn_sits_where_play_goes_and_a_partner_opposite(name: str, direction: Direction) -> None:
    rules = house(name, direction=direction.value)
    first = "west" if direction is Direction.CLOCKWISE else "east"
    for me in range(rules.seats):
        around = places(rules, me)
        following = [around[(me + step) % rules.seats] for step in range(1, rules.seats)]
        last = "east" if first == "west" else "west"
        assert around[me] == "south"
        assert following == {2: ["north"], 3: [first, last], 4: [first, "north", last]}[rules.seats]
        assert not rules.partners or around[(me + 2) % 4] == "north"


@report("FR-70")
@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("direction", Direction)
def test_the_deal_moves_round_the_table_the_way_play_goes(name: str, direction: Direction) -> None:
    rules = house(name, direction=direction.value, next_dealer="rotate")
    tally = played((100, 62, 0)[: rules.sides])
    for dealer in range(rules.seats):
        after = write(rules, first_game(rules, dealer), tally, dealer).dealer
        assert after is not None
        side = "west" if direction is Direction.CLOCKWISE else "east"
        assert places(rules, dealer)[after] == (side if rules.seats > 2 else "north")
