"""A book on disk: one line for every change, on the disk before it counts."""

from __future__ import annotations

import re
import unicodedata
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bela.apps.locks import InUseError
from bela.apps.logfile import LogFile, sync_directory
from bela.names import folded
from bela.pad.book import Book, changed
from bela.pad.change import Change
from bela.pad.faults import PadError
from bela.pad.lines import book_text, change_line, read_book

SUFFIX = ".pad"
LONGEST_STEM = 60
END = b"\n"


class PadFile:
    """A book that is kept; only what could be kept has happened.

    Where a method raises OSError, the book is as it was.
    """

    def __init__(self, book: Book, log: LogFile, size: int) -> None:
        self.book = book
        self._log = log
        self._size = size

    @property
    def path(self) -> Path:
        """The file."""
        return self._log.path

    @classmethod
    def create(cls, folder: Path, book: Book) -> PadFile:
        """A book in a new file. Raises OSError; RecordError for rules that no record can state."""
        text = book_text(book).encode()
        folder.mkdir(parents=True, exist_ok=True)
        log = LogFile(unused(folder, stem_of(book.pages.title or book.rules.name)), new=True)
        try:
            log.append(0, text)
            log.sync()
        except BaseException:
            log.close()
            with suppress(OSError):
                log.path.unlink()
            raise
        sync_directory(folder)
        return cls(book, log, len(text))

    @classmethod
    def open(cls, path: Path) -> PadFile:
        """Take up a book; a last line that was not written to its end is dropped.

        Raises OSError, InUseError where another process holds it, and PadError for a file that is damaged.
        """
        log = LogFile(path, new=False)
        try:
            book, size = read_whole_lines(log.read())
        except BaseException:
            log.close()
            raise
        return cls(book, log, size)

    def do(self, change: Change) -> bool:
        """Make a change; whether there was anything to do. Raises PadError for one that cannot be, and OSError."""
        after = changed(self.book, change)
        if after is self.book:
            return False
        line = change_line(change).encode()
        self._log.append(self._size, line)
        try:
            self._log.sync()
        except OSError:
            with suppress(OSError):  # else it is cut before the next line
                self._log.append(self._size, b"")
            raise
        self.book, self._size = after, self._size + len(line)
        return True

    def close(self) -> None:
        """Let go of the file; the book can be taken up again."""
        self._log.close()


def read_whole_lines(data: bytes) -> tuple[Book, int]:
    """The book that the lines of a file hold, and their length in bytes. Raises PadError for damage before the last."""
    whole = data[: data.rfind(END) + 1]
    return read_book(whole), len(whole)


def stem_of(title: str) -> str:
    """A name for a file, from the title of a book: letters and figures that every system takes."""
    plain = unicodedata.normalize("NFKD", title.replace("đ", "d").replace("Đ", "D")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:LONGEST_STEM] or "pad"


def unused(folder: Path, stem: str) -> Path:
    """A name in a folder that no file has yet."""
    path, number = folder / f"{stem}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path


# ---------------------------------------------------------------- the books there are
@dataclass(frozen=True)
class Kept:
    """A book in a folder, as far as its file can be read."""

    path: Path
    written: float
    """When it was changed last, in seconds since 1970."""
    book: Book | None
    fault: PadError | OSError | None
    in_use: bool = False
    """Whether another process holds it."""

    @property
    def title(self) -> str:
        """What the book is called."""
        return (self.book.pages.title if self.book is not None else "") or self.path.stem


def kept_in(folder: Path) -> list[Kept]:
    """The books in a folder, the one changed last first."""
    found = [looked_at(path) for path in folder.glob(f"*{SUFFIX}")]
    return sorted(found, key=lambda one: (one.written, one.path.name), reverse=True)


def looked_at(path: Path) -> Kept:
    """What is in a file."""
    try:
        written = path.stat().st_mtime
        book, _ = read_whole_lines(path.read_bytes())
    except (PadError, OSError) as fault:
        return Kept(path, 0, None, fault)
    return Kept(path, written, book, None, _is_in_use(path))


def _is_in_use(path: Path) -> bool:
    try:
        LogFile(path, new=False).close()
    except InUseError:
        return True
    except OSError:
        return False
    return False


def named(folder: Path, name: str) -> list[Kept]:
    """The books that are called so: by title or file, in just those letters or else in large or small ones.

    Where none is, the books whose title begins so.
    """
    books, wanted = kept_in(folder), folded(name)
    by_nearness = (
        [one for one in books if one.title == name],
        [one for one in books if one.path.stem == name],
        [one for one in books if wanted in (folded(one.title), folded(one.path.stem))],
        [one for one in books if folded(one.title).startswith(wanted)],
    )
    return next((found for found in by_nearness if found), [])
