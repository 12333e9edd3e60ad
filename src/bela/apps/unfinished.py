"""The matches that were begun and not finished."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bela.apps.journal import FINISHED, SUFFIX, UNFINISHED, Journal, moved
from bela.apps.locks import InUseError
from bela.apps.logfile import LogFile
from bela.match import Match
from bela.record import FaultCode, Header, Reading, RecordError, examine


@dataclass(frozen=True)
class Unfinished:
    """A match that was begun, as far as its file can be read."""

    path: Path
    written: float
    """When its last action was written, in seconds since 1970."""
    header: Header | None
    match: Match | None
    """As far as it is sound."""
    fault: RecordError | OSError | None
    """What is wrong with the file: with its line, and all before it can be salvaged; or why it cannot be read."""
    in_use: bool
    """Whether another process plays it."""

    @property
    def can_go_on(self) -> bool:
        """Whether ``Journal.open`` takes it up; a last line that was not written to its end is no hindrance."""
        return self.header is not None and not self.in_use and (self.fault is None or self.is_torn)

    @property
    def is_torn(self) -> bool:
        """Whether its only fault is that the last line was not written to its end."""
        return isinstance(self.fault, RecordError) and self.fault.code is FaultCode.TRUNCATED


def unfinished(directory: Path) -> list[Unfinished]:
    """The matches in a folder for matches, the one played last first; damaged ones among them, told as such.

    Records of matches that are over, and only lack being put among the finished ones, are put there.
    """
    paths = list((directory / UNFINISHED).glob(f"*{SUFFIX}"))
    found = [one for path in paths if (one := looked_at(path)) is not None]
    return sorted(found, key=lambda one: (one.written, one.path.name), reverse=True)


def looked_at(path: Path) -> Unfinished | None:
    """What is in a file; None when it has gone, or is now among the finished ones."""
    in_use = is_in_use(path)
    try:
        data, written = path.read_bytes(), path.stat().st_mtime
    except FileNotFoundError:
        return None
    except OSError as error:
        return Unfinished(path, 0, None, None, error, in_use)
    reading = examine(data)
    header = None if reading.record is None else reading.record.header
    found = Unfinished(path, written, header, reading.match, next(iter(reading.faults), None), in_use)
    return None if found.can_go_on and put_away(path, reading) else found


def is_in_use(path: Path) -> bool:
    """Whether a process plays the match."""
    try:
        LogFile(path, new=False).close()
    except InUseError:
        return True
    except OSError:
        return False
    return False


def put_away(path: Path, reading: Reading) -> bool:
    """Put a record that can go on among the finished ones if nothing is left to be played; whether that was done."""
    closed = reading.record is not None and reading.record.ending is not None
    over = reading.match is not None and reading.match.over
    if not closed and not over:
        return False
    try:
        if closed:
            moved(path, path.parent.parent / FINISHED)
        else:
            Journal.open(path).finish()
    except (OSError, RecordError):
        return False
    return True


LAST = "last"
"""The word for the match that was finished last."""


def last_finished(directory: Path) -> Path | None:
    """The record of the match that was finished last; None where there is none."""
    found = (directory / FINISHED).glob(f"*{SUFFIX}")
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)
