"""Results of the arena on disk: JSON Lines, a header and a line for each pair, which can be gone on with."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from bela import __version__, bots, solve
from bela.apps.logfile import LogFile, sync_directory
from bela.apps.provenance import commit, processor, sources_digest
from bela.arena import Pair, Plan
from bela.arena.pair import pair_data, pair_from
from bela.arena.plan import rules_in
from bela.arena.rivals import rival_version
from bela.rules.options import options_of

FORMAT = "bela-arena"
VERSION = 1
ASIDE = frozenset({"commit", "python", "processor"})
"""What is told in a header and may differ when one goes on: no game depends on it."""

Header = dict[str, object]


class OtherResultsError(ValueError):
    """The file holds results of something else; ``field`` names what differs first, be it an option."""

    def __init__(self, field: str, found: object, asked: object) -> None:
        super().__init__(f"{field}: {found!r}, not {asked!r}")
        self.field = field
        self.found = found
        self.asked = asked


class NoResultsError(ValueError):
    """The file is none of the arena's, or was changed by others; ``line`` is the first that is wrong."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


def header_of(plan: Plan) -> Header:
    """All that is known of how results come about."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "bots": [plan.first, plan.second],
        "against": f"{plan.second} {rival_version(plan.second)}" if plan.frozen else None,
        "measure": plan.measure.value,
        "alone": plan.alone.value,
        "variant": plan.rules.name,
        "options": dict(options_of(rules_in(plan.house))),
        "house": plan.house,
        "seed": plan.seed,
        "bela": __version__,
        "search": solve.backend(),
        "thinking": bots.backend(),
        "sources": sources_digest(),
        "commit": commit(),
        "python": platform.python_version(),
        "processor": processor(),
    }


class Results:
    """A results file that is being added to."""

    def __init__(self, log: LogFile, header: Header, pairs: tuple[Pair, ...], size: int) -> None:
        self.header = header
        self.pairs = pairs
        """Those that were there already."""
        self._log = log
        self._size = size

    @classmethod
    def open(cls, path: Path, plan: Plan) -> Results:
        """Begin a file, or go on with one; a last line that was not written to its end is dropped.

        Raises OSError, InUseError where another process adds to it, OtherResultsError and NoResultsError.
        """
        log = _opened(path)
        try:
            return cls._begun(log, plan)
        except BaseException:
            log.close()
            raise

    @classmethod
    def _begun(cls, log: LogFile, plan: Plan) -> Results:
        whole = whole_lines(log.read())
        header = header_of(plan)
        if not whole:
            first = line_of(header)
            log.append(0, first)
            log.sync()
            sync_directory(log.path.parent)
            return cls(log, header, (), len(first))
        found = read_header(whole[0])
        refuse_other(found, header)
        return cls(log, found, tuple(read_pairs(whole[1:], plan)), sum(map(len, whole)))

    def add(self, pair: Pair) -> None:
        """Keep a pair. Raises OSError: then it is not kept, and what was kept still is."""
        line = line_of(pair_data(pair))
        self._log.append(self._size, line)
        self._size += len(line)

    def close(self) -> None:
        """Let go of the file; once is enough."""
        with suppress(OSError):  # what was added is with the system all the same
            self._log.sync()
        self._log.close()


def _opened(path: Path) -> LogFile:
    try:
        return LogFile(path, new=True)
    except FileExistsError:
        return LogFile(path, new=False)


def line_of(data: Mapping[str, object]) -> bytes:
    """An object as a line."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


# ---------------------------------------------------------------- reading
def seed_in(path: Path) -> int | None:
    """The seed of the results in a file; None where there are none. Raises OSError and NoResultsError."""
    with suppress(FileNotFoundError):
        whole = whole_lines(path.read_bytes())
        seed = read_header(whole[0])["seed"] if whole else None
        return seed if isinstance(seed, int) else None
    return None


def whole_lines(data: bytes) -> list[bytes]:
    """The lines that were written to their end. Raises NoResultsError for a beginning that is not one of ours."""
    lines = data.splitlines(keepends=True)
    if not lines or lines[-1].endswith(b"\n"):
        return lines
    ours = line_of({"format": FORMAT})[:-2]
    if len(lines) == 1 and not (lines[0].startswith(ours) or ours.startswith(lines[0])):
        raise NoResultsError(1)
    return lines[:-1]


def read_header(line: bytes) -> Header:
    """The header. Raises NoResultsError."""
    header = _object(line, 1)
    if header.get("format") != FORMAT or header.get("version") != VERSION:
        raise NoResultsError(1)
    return header


def refuse_other(found: Header, asked: Header) -> None:
    """Raise OtherResultsError where two headers speak of different things."""
    for field in asked:
        if field not in ASIDE and found.get(field) != asked[field]:
            raise OtherResultsError(*_difference(field, found.get(field), asked[field]))


def _difference(field: str, found: object, asked: object) -> tuple[str, object, object]:
    """What differs, and how; of two sets of options the one that differs first."""
    if isinstance(found, dict) and isinstance(asked, dict):
        for name in asked:
            if found.get(name) != asked[name]:
                return name, found.get(name), asked[name]
    return field, found, asked


def read_pairs(lines: list[bytes], plan: Plan) -> Iterator[Pair]:
    """The pairs in the lines behind the header. Raises NoResultsError."""
    for number, line in enumerate(lines):
        try:
            pair = pair_from(_object(line, number + 2), plan)
        except (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError) as error:
            raise NoResultsError(number + 2) from error
        if pair.number != number:
            raise NoResultsError(number + 2)
        yield pair


def _object(line: bytes, number: int) -> dict[str, object]:
    try:
        data = json.loads(line)
    except (RecursionError, ValueError) as error:
        raise NoResultsError(number) from error
    if not isinstance(data, dict):
        raise NoResultsError(number)
    return data
