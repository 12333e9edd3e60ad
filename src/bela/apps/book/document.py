"""A rule book in words, before it is text, Markdown or HTML."""

from __future__ import annotations

from dataclasses import dataclass

from bela.cards import Card


@dataclass(frozen=True)
class Prose:
    """A paragraph, and the ids of the rules that it states."""

    text: str
    ids: tuple[str, ...] = ()


@dataclass(frozen=True)
class Grid:
    """A table: a caption, the heads of its columns, rows of cells of which the first is the row's name."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    after: tuple[str, ...] = ()
    """What is said below it."""


@dataclass(frozen=True)
class Row:
    """A line of an example: what it shows, the cards, what is said of them, and the id behind that."""

    label: str
    cards: tuple[Card, ...] = ()
    text: str = ""
    rule: str = ""


@dataclass(frozen=True)
class Picture:
    """An example with cards."""

    caption: str
    rows: tuple[Row, ...]
    after: tuple[str, ...] = ()


@dataclass(frozen=True)
class Choice:
    """A point on which tables differ."""

    option: str
    question: str
    here: str
    elsewhere: tuple[str, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True)
class Entry:
    """A rule in the index: its id, where it stands, and whether this line is all that there is of it."""

    rule: str
    text: str
    foreign: bool


Piece = Prose | Grid | Picture | Choice | Entry


@dataclass(frozen=True)
class Section:
    """A chapter: the name that links lead to, its title, and what it holds."""

    name: str
    title: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True)
class Document:
    """The whole book in one language."""

    language: str
    title: str
    contents: str
    """The title of the table of contents."""
    sections: tuple[Section, ...]
