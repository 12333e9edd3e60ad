"""From a rule book of codes and figures to one in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from bela.apps.book.document import Choice, Document, Entry, Piece, Prose, Section
from bela.apps.book.examples import contest, dialogue, play, settlement
from bela.apps.book.grids import card_grid, meld_grid
from bela.apps.telling.table_rules import departures, rule_lines, value_sentence
from bela.apps.telling.voice import Voice
from bela.i18n import Translator
from bela.rulebook import book
from bela.rulebook import model as m
from bela.rules.choices import Value


def document(voice: Voice) -> Document:
    """The rule book of the voice's table, in its words."""
    words, found = voice.words, book(voice.rules)
    return Document(
        language=words.language,
        title=words.t("book.title", variant=words.t(f"variant.{found.variant}")),
        contents=words.t("book.contents"),
        sections=tuple(_section(voice, chapter) for chapter in found.chapters),
    )


def _section(voice: Voice, chapter: m.Chapter) -> Section:
    pieces = (*_opening(voice, chapter.name), *(piece for block in chapter.blocks for piece in _pieces(voice, block)))
    return Section(chapter.name, voice.words.t(f"book.title.{chapter.name}"), pieces)


def _opening(voice: Voice, chapter: str) -> Iterator[Piece]:
    """What stands before the first point, and before the first id."""
    if chapter == "points":
        yield Prose(voice.words.t("book.points.intro"))
        yield from _house(voice)
    elif chapter == "numbers":
        yield Prose(voice.words.t("book.numbers.intro"))


def _house(voice: Voice) -> Iterator[Piece]:
    """In what the table departs from its variant."""
    changed = departures(voice.rules)
    if changed:
        yield Prose(voice.words.t("book.points.house"))
        yield from (Prose(line.strip()) for line in rule_lines(voice.words, changed))


def _pieces(voice: Voice, block: m.Block) -> Iterator[Piece]:
    match block:
        case m.Paragraph(sentences, ids):
            yield Prose(" ".join(sentence(voice, one) for one in sentences), ids)
        case m.CardTable():
            yield card_grid(voice, block)
        case m.MeldTable():
            yield meld_grid(voice, block)
        case m.PlayExample():
            yield play(voice, block)
        case m.ContestExample():
            yield contest(voice, block)
        case m.DialogueExample():
            yield dialogue(voice, block)
        case m.SettlementExample():
            yield settlement(voice, block)
        case m.Point():
            yield _choice(voice.words, block)
        case m.Index(entries):
            yield from (_entry(voice.words, entry) for entry in entries)
        case _:
            assert_never(block)


# ---------------------------------------------------------------- sentences
def sentence(voice: Voice, said: m.Sentence) -> str:
    """A sentence with its figures filled in."""
    return voice.words.t(f"book.{said.key}", **{name: _filled(voice, one) for name, one in said.figures.items()})


def _filled(voice: Voice, figure: m.Figure) -> object:
    words = voice.words
    match figure:
        case m.Packets(sizes):
            return " + ".join(map(str, sizes))
        case m.Ranks(ranks):
            return words.listed([words.rank(rank) for rank in ranks])
        case m.CardRow(cards):
            return " ".join(voice.short(card) for card in cards)
        case m.Order(criteria):
            return words.t("word.then").join(words.t(f"criterion.{one}") for one in criteria)
        case m.Details(criteria):
            return words.t("word.comma").join(words.t(f"book.detail.{one}") for one in criteria)
        case _:
            return figure


# ---------------------------------------------------------------- points and ids
def _choice(words: Translator, point: m.Point) -> Choice:
    return Choice(
        option=point.option,
        question=words.t(f"option.{point.option}"),
        here=words.t("book.points.here", sentence=value_sentence(words, point.option, point.value)),
        elsewhere=tuple(_elsewhere(words, point.option, value) for value in point.others),
        notes=tuple(_notes(words, point)),
    )


def _elsewhere(words: Translator, option: str, value: Value) -> str:
    return words.t("book.points.elsewhere", sentence=value_sentence(words, option, value))


def _notes(words: Translator, point: m.Point) -> Iterator[str]:
    if not point.usual:
        yield words.t("book.points.house_mark")
    if point.idle:
        yield words.t("book.points.idle")


def _entry(words: Translator, entry: m.Numbered) -> Entry:
    if entry.chapter is not None:
        text = words.t("book.numbers.line", rule=entry.id, chapter=words.t(f"book.title.{entry.chapter}"))
        return Entry(entry.id, text, foreign=False)
    rule = words.t(f"rule.{entry.id}")
    return Entry(entry.id, words.t("book.numbers.foreign", rule=entry.id, sentence=rule), foreign=True)
