"""The match in progress, on disk after every action."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bela.apps.logfile import LogFile, sync_directory
from bela.deal.actions import Anything
from bela.match import Match, act
from bela.record import (
    FaultCode,
    Header,
    Record,
    RecordError,
    Said,
    Sight,
    Start,
    begin,
    ending_line,
    ending_of,
    entries_for,
    examine,
    record_lines,
)
from bela.record.lines import entry_text

UNFINISHED, FINISHED = "unfinished", "finished"
"""The folders, inside the one for matches."""
SUFFIX = ".jsonl"


@dataclass(frozen=True)
class Kept:
    """How far a match is kept."""

    match: Match
    turn: int
    """Actions, those of chance included."""
    lines: int
    size: int
    """In bytes."""


class Journal:
    """Keeps a match, action by action; only what could be kept has happened.

    Where a method raises OSError, everything is as it was: the match can be played on once there is room, in memory
    (``detach``), or in another place (``save_to``).
    """

    def __init__(self, header: Header, lines: list[str], kept: Kept, log: LogFile | None) -> None:
        self.header = header
        self._lines = lines
        self._kept = kept
        self._log = log
        self.path: Path | None = None
        """The file; None in memory."""

    # ------------------------------------------------------------ beginning
    @classmethod
    def create(cls, directory: Path, header: Header) -> Journal:
        """A new match in a folder for matches. Raises OSError; RecordError for rules that no record can state."""
        journal = cls.in_memory(header)
        folder = directory / UNFINISHED
        folder.mkdir(parents=True, exist_ok=True)
        stem = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{header.rules.name}"
        journal.save_to(unused(folder, stem))
        return journal

    @classmethod
    def in_memory(cls, header: Header) -> Journal:
        """A new match that is kept nowhere yet. Raises RecordError for rules that no record can state."""
        return cls._of(Record(header), begin(header))

    @classmethod
    def open(cls, path: Path) -> Journal:
        """Go on with a match; a last line that was not written to its end is dropped.

        Raises OSError, InUseError where another process plays it, and RecordError for a file that is damaged.
        """
        log = LogFile(path, new=False)
        try:
            return cls._taken_up(log)
        except BaseException:
            log.close()
            raise

    @classmethod
    def _taken_up(cls, log: LogFile) -> Journal:
        data = log.read()
        journal = cls._sound(data, (FaultCode.TRUNCATED,))
        if not data.startswith(journal.text.encode()):
            log = rewritten(log, journal.text)
        journal.hold(log)
        return journal

    @classmethod
    def salvage(cls, path: Path) -> Journal:
        """Go on in a new file with what is sound of a damaged one. Raises OSError, and RecordError where nothing is."""
        journal = cls._sound(path.read_bytes(), tuple(FaultCode))
        journal.save_to(unused(path.parent, f"{path.stem}-recovered"))
        return journal

    @classmethod
    def _sound(cls, data: bytes, forgiven: tuple[FaultCode, ...]) -> Journal:
        """What is sound of a record, up to a fault that is forgiven. Raises RecordError for any other."""
        reading = examine(data)
        if reading.record is None or reading.match is None or any(f.code not in forgiven for f in reading.faults):
            raise reading.faults[0]
        if reading.record.header.view is not Sight.FULL:
            raise RecordError(FaultCode.NOT_FOR_THIS_VIEW, 1, "view", found=reading.record.header.view)
        return cls._of(reading.record, reading.match)

    @classmethod
    def _of(cls, record: Record, match: Match) -> Journal:
        """A journal in memory. The start of a deal whose pack is missing is dropped: it comes with the pack."""
        entries = record.entries
        while entries and isinstance(entries[-1], Start):
            entries = entries[:-1]
        lines = list(record_lines(Record(record.header, entries)))
        turn = sum(isinstance(entry, Said) for entry in entries)
        return cls(record.header, lines, Kept(match, turn, len(lines), size_of(lines)), None)

    # ------------------------------------------------------------ what is kept
    @property
    def match(self) -> Match:
        """The match as it is kept."""
        return self._kept.match

    @property
    def turn(self) -> int:
        """How many actions are kept, those of chance included."""
        return self._kept.turn

    @property
    def text(self) -> str:
        """The canonical record so far."""
        return "".join(self._lines[: self._kept.lines])

    # ------------------------------------------------------------ keeping
    def append(self, seat: int | None, action: Anything) -> None:
        """Keep one action of a seat, or of chance (None). Raises OSError, IllegalAction: then nothing has happened."""
        before = self._kept
        match, _ = act(before.match, seat, action)
        lines = [f"{entry_text(entry)}\n" for entry in entries_for(before.match, seat, action)]
        self._write(lines, sync=len(match.hall.past) > len(before.match.hall.past))
        self._kept = Kept(match, before.turn + 1, before.lines + len(lines), before.size + size_of(lines))

    def _write(self, lines: list[str], *, sync: bool) -> None:
        """Put lines behind those that are kept, in place of any that were left there by something that failed."""
        del self._lines[self._kept.lines :]
        self._lines += lines
        if self._log is not None:
            self._log.append(self._kept.size, "".join(lines).encode())
            if sync:
                self._log.sync()

    def save_to(self, path: Path) -> None:
        """Keep the match in a new file from now on. Raises OSError, FileExistsError for one that is there."""
        log = LogFile(path, new=True)
        try:
            log.append(0, self.text.encode())
            log.sync()
        except BaseException:
            log.close()
            with suppress(OSError):
                path.unlink()
            raise
        sync_directory(path.parent)
        self.detach()
        self.hold(log)

    def hold(self, log: LogFile) -> None:
        """Keep the match from now on in an open file that holds it as far as it goes."""
        self._log, self.path = log, log.path

    def detach(self) -> None:
        """Let go of the file; from now on the match is kept in memory alone."""
        log, self._log, self.path = self._log, None, None
        if log is not None:
            log.close()

    def close(self) -> None:
        """Stop; the match can be taken up again."""
        if self._log is not None:
            with suppress(OSError):  # what was appended is with the system all the same
                self._log.sync()
        self.detach()

    def finish(self) -> None:
        """Write the result, and put the record among those that are finished. Raises OSError."""
        self._write([ending_line(ending_of(self.match), self._lines[: self._kept.lines])], sync=True)
        path = self.path
        self.detach()
        inside = path is not None and path.parent.name == UNFINISHED
        self.path = moved(path, path.parent.parent / FINISHED) if path is not None and inside else path


def size_of(lines: list[str]) -> int:
    """The length of lines in bytes."""
    return len("".join(lines).encode())


def unused(folder: Path, stem: str) -> Path:
    """A name in a folder that no file has yet."""
    path, number = folder / f"{stem}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path


def moved(path: Path, folder: Path) -> Path:
    """Move a file into a folder; gives its new place. Raises OSError."""
    folder.mkdir(exist_ok=True)
    target = unused(folder, path.stem)
    path.rename(target)
    sync_directory(folder)
    return target


def rewritten(log: LogFile, text: str) -> LogFile:
    """The same file with another text, in one step. Raises OSError."""
    beside = log.path.with_suffix(".new")
    beside.write_text(text, encoding="utf-8", newline="\n")
    log.close()
    os.replace(beside, log.path)  # noqa: PTH105 - in one step on every system
    return LogFile(log.path, new=False)
