"""The rule book of a table: what is to be said of its rules, as codes, figures and ledger ids."""

from bela.rulebook.data import as_data
from bela.rulebook.model import Book
from bela.rulebook.numbers import anchor
from bela.rulebook.write import book, chapter_names, sentence_keys

__all__ = ["Book", "anchor", "as_data", "book", "chapter_names", "sentence_keys"]
