"""The examples of a rule book in words."""

from __future__ import annotations

from dataclasses import replace

from bela.apps.book.document import Grid, Picture, Row
from bela.apps.telling.account import settled_rows
from bela.apps.telling.announcing import word_said
from bela.apps.telling.reasons import reasons
from bela.apps.telling.voice import Voice
from bela.cards import SUIT_OF, cards_of
from bela.deal.start import Position, deal_at
from bela.deal.state import Board
from bela.match import Past
from bela.melds import Meld
from bela.rulebook.contests import TRUMP
from bela.rulebook.model import ContestExample, DialogueExample, Offence, PlayExample, SettlementExample
from bela.rulebook.settlements import MAKER
from bela.rules.model import Rules
from bela.standing import after_deal, first_game


def _caption(voice: Voice, sentence: str) -> str:
    return voice.words.t("book.example", sentence=sentence)


# ---------------------------------------------------------------- card play
def play(voice: Voice, example: PlayExample) -> Picture:
    """What lies on the table, the hand, what may be played, and why the rest may not."""
    words = voice.words
    table = [Row(words.t("book.example.table"), example.trick)] if example.trick else []
    every = words.t("book.example.all") if not example.offences else ""
    return Picture(
        caption=_caption(voice, words.t(f"book.play.{example.name}", suit=voice.suit(example.trump))),
        rows=(
            *table,
            Row(words.t("book.example.hand"), example.hand),
            Row(words.t("book.example.allowed"), example.allowed, every),
            *(_refused(voice, example, offence) for offence in example.offences),
        ),
    )


def _refused(voice: Voice, example: PlayExample, offence: Offence) -> Row:
    led = {"led": voice.suit(SUIT_OF[example.trick[0]])} if example.trick else {}
    reason = voice.words.t(f"refused.{offence.code}", **led)
    return Row(voice.words.t("book.example.refused"), offence.cards, reason, offence.rule)


# ---------------------------------------------------------------- announcing
GREATER = {0: "book.example.first", 1: "book.example.second", None: "book.example.neither"}
"""By the winner of a contest: who has the greater announcement."""


def contest(voice: Voice, example: ContestExample) -> Picture:
    """What two players announce, and whose is the greater."""
    words = voice.words
    labels = (words.t("book.example.forehand"), words.t("book.example.following"))
    return Picture(
        caption=_caption(voice, words.t(f"book.contest.{example.name}", suit=voice.suit(example.trump))),
        rows=tuple(_held(label, melds) for label, melds in zip(labels, example.held, strict=True)),
        after=(words.t(GREATER[example.winner]),),
    )


def _held(label: str, melds: tuple[Meld, ...]) -> Row:
    return Row(label, tuple(card for meld in melds for card in reversed(cards_of(meld.mask))))


def dialogue(voice: Voice, example: DialogueExample) -> Picture:
    """What is said, word by word, and who has won by it."""
    words = voice.words
    labels = (words.t("book.example.forehand"), words.t("book.example.dealer"))
    players = replace(voice, names=(labels[0], *voice.names[1:-1], labels[1]))
    heard = [word_said(players, seat, word) for seat, word in example.spoken]
    won = [] if example.winner is None else [players.of(example.winner, "event.won", points=example.points)]
    return Picture(
        caption=_caption(voice, words.t("book.dialogue", suit=voice.suit(example.trump))),
        rows=(
            Row(labels[0], example.forehand_cards),
            Row(labels[1], example.dealer_cards),
        ),
        after=(*heard, *(won or [words.t("event.won_nobody")])),
    )


# ---------------------------------------------------------------- settling
def settlement(voice: Voice, example: SettlementExample) -> Grid:
    """What the sides count, what becomes of it, and why."""
    words, past = voice.words, _past(voice.rules, example)
    rows = (("account.cards", example.tally.card_points), *settled_rows(example.settlement))
    return Grid(
        caption=_caption(voice, words.t(f"book.settlement.{example.name}", who=voice.names[MAKER])),
        head=("", *(voice.side(side) for side in range(voice.rules.sides))),
        rows=tuple((words.t(key), *map(str, figures)) for key, figures in rows if any(figures)),
        after=tuple(reasons(voice, _board(voice.rules), past)),
    )


def _past(rules: Rules, example: SettlementExample) -> Past:
    tally, result = example.tally, example.settlement
    after = after_deal(rules, first_game(rules, tally.dealer), tally.dealer, tally, result)
    return Past(1, 1, tally.dealer, MAKER, tally, result, after)


def _board(rules: Rules) -> Board:
    """A table at which nothing has happened, for what speaks of deals that were played."""
    hands = dict.fromkeys(range(rules.seats), 0)
    return deal_at(rules, Position(rules.seats - 1, TRUMP, MAKER, MAKER, (), hands)).board
