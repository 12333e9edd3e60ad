"""What a typed line means, and what is said of one that means nothing."""

from __future__ import annotations

import pytest

from bela.apps.line.answers import Answer, AnswerError, Rule, Said, Wish, read_answer
from bela.apps.telling.question import Choice, Question
from bela.cards import Suit, mask_of, parse_card
from bela.deal import actions as a
from bela.deal.notation import NotationError, parse_action

PLAYS = [parse_action(word) for word in ("Jh", "Th", "Kh", "Kh bela", "7c")]
CARDS = Question("ask.play", tuple(Choice(play, "", open=play != a.play(parse_card("7c"))) for play in PLAYS))  # type: ignore[arg-type]
LAYING = Question("ask.discard", CARDS.choices[:3], picks=2)
LAST = Question("ask.play", CARDS.choices[:1])
CALLS = Question("ask.bidding", (Choice(a.Pass(), ""), Choice(a.Name(Suit.CLUBS), "")))


def said(text: str, *, claim: bool = False) -> Said:
    action = parse_action(text)
    assert not isinstance(action, a.Draw | a.Pack | a.Cut)
    return Said(action, claim)


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("1", said("Jh")),
        (" 4 ", said("Kh bela")),
        ("5", said("7c")),
        ("jh", said("Jh")),
        ("10h", said("Th")),
        ("T♥", said("Th")),
        ("KH BELA", said("Kh bela")),
        ("0:Jh", said("Jh")),
        ("1 c", said("Jh", claim=True)),
        ("Kh bela, claim", said("Kh bela", claim=True)),
        ("name c", said("name c")),
        ("0: name c", said("name c")),
        ("name h c", said("name h", claim=True)),
        ("suit c", said("suit c")),
        ("announce 20", said("announce 20")),
        ("declare Qh/3 4xT bela", said("declare Qh/3 4xT bela")),
        ("?", Wish.HELP),
        ("R", Wish.RULES),
        ("s", Wish.SCORE),
        ("l", Wish.LAST_TRICK),
        ("h", Wish.HAND),
        ("Hint", Wish.HINT),
        ("c", Wish.CLAIM),
        ("claim", Wish.CLAIM),
        ("q", Wish.QUIT),
        ("s-28", Rule("S-28")),
        ("S-28", Rule("S-28")),
        ("r S-28", Rule("S-28")),
        ("R  c-20", Rule("C-20")),
        ("rule x-07", Rule("X-07")),
    ],
)
def test_a_line_means_a_number_a_card_a_word_or_a_wish(line: str, meaning: Answer) -> None:
    assert read_answer(CARDS, 0, line) == meaning


@pytest.mark.parametrize("line", ["1 2", "2, 1", "jh 10h", "1 Th", "discard Jh Th"])
def test_cards_to_lay_away_are_named_together(line: str) -> None:
    wanted = a.Discard(mask_of([parse_card("Jh"), parse_card("Th")]))
    assert read_answer(LAYING, 0, line) == Said(wanted)


@pytest.mark.parametrize(
    ("asked", "line", "key"),
    [
        (CARDS, "", "answer.empty"),
        (CARDS, "   ", "answer.empty"),
        (CARDS, "0", "answer.no_such_number"),
        (CARDS, "6", "answer.no_such_number"),
        (CARDS, "999", "answer.no_such_number"),
        (CARDS, "1:Jh", "answer.other_seat"),
        (CARDS, "-1", "answer.no_such_number"),
        (CARDS, "1000", "answer.no_such_number"),
        (CARDS, "9" * 12, "answer.no_such_number"),
        (CARDS, "9" * 5000, "answer.no_such_number"),
        (LAST, "2", "answer.only_number"),
        (LAYING, "1", "answer.cards_missing"),
        (LAYING, "1 1", "answer.card_twice"),
        (LAYING, "1 Jh", "answer.card_twice"),
        (LAYING, "1 2 3", "answer.cards_too_many"),
        (LAYING, "1 -2", "answer.no_such_number"),
        (LAYING, "1 9", "answer.no_such_number"),
    ],
)
def test_a_line_that_answers_nothing_is_told_why(asked: Question, line: str, key: str) -> None:
    with pytest.raises(AnswerError) as found:
        read_answer(asked, 0, line)
    assert found.value.key == key


@pytest.mark.parametrize("line", ["x", "1.5", "--1", "Jx", "11h", "pass pass", "\x00\x1b[A", "cut 3", "draw 0:Kh", "²"])
def test_a_word_that_is_none_is_told_so(line: str) -> None:
    with pytest.raises(NotationError):
        read_answer(CARDS, 0, line)


def test_c_for_clubs_is_no_claim() -> None:
    assert read_answer(CALLS, 0, "name c") == Said(a.Name(Suit.CLUBS))
    assert read_answer(CALLS, 0, "2 c") == Said(a.Name(Suit.CLUBS), then_claim=True)
