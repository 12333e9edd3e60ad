"""Reading a record: line by line, completing what is left out and checking that it all could be played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256

from bela.deal import actions as a
from bela.match import Match, Stage
from bela.record.advance import advance, begin, upcoming
from bela.record.faults import FaultCode, Note, NoteCode, RecordError
from bela.record.header import read_header
from bela.record.jsonl import Object, as_bytes, load, numbered_lines
from bela.record.lines import entry_text, read_ending, read_entry
from bela.record.model import Count, Ending, Entry, Header, Record, Said, Start
from bela.record.write import header_line, write_record


@dataclass(frozen=True)
class Reading:
    """What came of reading a record."""

    record: Record | None
    """All that is sound before the first fault; None when not even the header is."""
    match: Match | None
    """The match at the end of that."""
    faults: tuple[RecordError, ...]
    notes: tuple[Note, ...]


def read_record(data: str | bytes) -> Record:
    """Read a record. Raises RecordError for the first thing that cannot be."""
    reading = examine(data)
    if reading.faults or reading.record is None:
        raise reading.faults[0]
    return reading.record


def recover(data: str | bytes) -> tuple[Record | None, RecordError | None]:
    """Whatever is sound before the first fault, and that fault if there is one."""
    reading = examine(data)
    return reading.record, reading.faults[0] if reading.faults else None


def examine(data: str | bytes) -> Reading:
    """Read as much of a record as is sound, and say what is wrong and what is worth noting."""
    text = as_bytes(data)
    reader = Reader()
    for number, line in numbered_lines(text):
        reader.read(number, line)
        if reader.faults:
            break
    else:
        reader.finish()
    last = text.count(b"\n") + 1
    faults = tuple(_broken_off(fault, last) for fault in reader.faults)
    return Reading(reader.record(), reader.match, faults, () if faults else tuple(_notes(reader, text)))


def _broken_off(fault: RecordError, last: int) -> RecordError:
    """A last line without its end that is no JSON is one that was not written to its end."""
    unreadable = fault.code in (FaultCode.NOT_JSON, FaultCode.NOT_UTF8)
    return RecordError(FaultCode.TRUNCATED, fault.line) if unreadable and fault.line == last else fault


def _notes(reader: Reader, text: bytes) -> list[Note]:
    notes = list(reader.notes)
    record = reader.record()
    if record is not None and write_record(record).encode() != text:
        notes.append(Note(NoteCode.NOT_CANONICAL))
    return notes


class Reader:
    """A record on its way in: the match as far as it has been read."""

    def __init__(self) -> None:
        self.header: Header | None = None
        self.match: Match | None = None
        self.entries: list[Entry] = []
        self.ending: Ending | None = None
        self.closed = False
        self.started = False
        """Whether the start of a deal was read whose pack is still to come."""
        self.sum = sha256()
        self.faults: list[RecordError] = []
        self.notes: list[Note] = []

    def record(self) -> Record | None:
        """What has been read; None before the header."""
        return None if self.header is None else Record(self.header, tuple(self.entries), self.ending)

    def read(self, number: int, line: bytes) -> None:
        """Take in one line, or note what is wrong with it."""
        try:
            self._take(number, load(line))
        except RecordError as error:
            self.faults.append(error.at(number))

    def finish(self) -> None:
        """No line is left."""
        if self.header is None:
            self.faults.append(RecordError(FaultCode.EMPTY))
        if not self.closed:
            self.notes.append(Note(NoteCode.NO_RESULT))
        if self.match is not None and not self.match.over:
            self.notes.append(Note(NoteCode.NOT_OVER))

    def _take(self, number: int, data: Object) -> None:
        if self.header is None or self.match is None:
            self.header = read_header(data)
            self.match = begin(self.header)
            self.sum.update(header_line(self.header).encode())
        elif self.closed:
            raise RecordError(FaultCode.AFTER_END)
        elif "result" in data or "sha256" in data:
            self._close(self.header, self.match, number, data)
        else:
            self._enter(self.header, self.match, read_entry(self.header, data))

    # ------------------------------------------------------------ entries
    def _enter(self, header: Header, match: Match, entry: Entry) -> None:
        match entry:
            case Start():
                self._start(match, entry)
            case Count(start, tally, extra):
                self._fits(match, start, (Stage.PACK, Stage.DRAW))
                start = _completed(start, upcoming(match))
                self._advance(header, match, Count(start, replace(tally, dealer=start.dealer), extra))
            case Said(action=a.Pack()) if not self.started and match.hall.stage is Stage.PACK:
                self._keep(upcoming(match))
                self._advance(header, match, entry)
            case Said(None, action) if not isinstance(action, a.Draw | a.Pack | a.Cut):
                if isinstance(action, a.Claim):
                    raise RecordError(FaultCode.SEAT_MISSING, key="a", action="claim")
                self._advance(header, match, replace(entry, seat=match.to_act))
            case _:
                self._advance(header, match, entry)

    def _start(self, match: Match, start: Start) -> None:
        self._fits(match, start, (Stage.PACK,))
        self._keep(_completed(start, upcoming(match)))
        self.started = True

    def _fits(self, match: Match, start: Start, stages: tuple[Stage, ...]) -> None:
        """See that a deal may begin here, and so. Raises RecordError."""
        if self.started or match.hall.stage not in stages:
            raise RecordError(FaultCode.OUT_OF_PLACE, key="deal")
        right = upcoming(match)
        for key in ("deal", "game", "dealer", "scores", "hanging"):
            stated, true = getattr(start, key), getattr(right, key)
            if stated is not None and true is not None and stated != true:
                raise RecordError(FaultCode.CONTRADICTS, key=key, found=stated, right=true)

    def _advance(self, header: Header, match: Match, entry: Entry) -> None:
        self.match, events = advance(match, entry, header.seat)
        self.started = self.started and not events
        self._keep(entry)

    def _keep(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.sum.update(f"{entry_text(entry)}\n".encode())

    # ------------------------------------------------------------ the end
    def _close(self, header: Header, match: Match, number: int, data: Object) -> None:
        ending, checksum = read_ending(header.rules, data)
        self.closed = True
        if not checksum:
            self.notes.append(Note(NoteCode.NO_CHECKSUM, number))
        elif checksum.lower() != self.sum.hexdigest():
            self.faults.append(RecordError(FaultCode.BAD_CHECKSUM, number, "sha256", found=checksum))
        right = ending_of(match)
        for key in () if ending is None else ("winner", "scores", "games"):
            stated, true = getattr(ending, key), getattr(right, key)
            if stated != true:
                fault = RecordError(FaultCode.CONTRADICTS, number, f"result.{key}", found=stated, right=true)
                self.faults.append(fault)
        if not self.faults:
            self.ending = ending or right


def _completed(start: Start, right: Start) -> Start:
    """A start with what it leaves out."""
    dealer = start.dealer if right.dealer is None else right.dealer
    return replace(right, dealer=dealer, commitment=start.commitment, extra=start.extra)


def ending_of(match: Match) -> Ending:
    """The result of a match as it stands."""
    standing = match.hall.standing
    return Ending(standing.match_winner, standing.scores, standing.games)
