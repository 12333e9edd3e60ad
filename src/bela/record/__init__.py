"""Records: a match as the list of its actions, in canonical JSON Lines.

The first line is the header: format, versions, rules with every option, who sits where, and for whom the record is.
Then each deal has a line for its start and one for each action, chance included; a deal known by its result alone has
one line with a count. The last line states the result and the checksum of the lines before it. What is unknown is kept.

Reading is patient (line ends, case, suit signs, missing seats and starts), writing is canonical:
``write_record(read_record(text)) == text`` for every text that was written so.
"""

from bela.record.advance import advance, begin, upcoming
from bela.record.faults import Expected, FaultCode, Note, NoteCode, RecordError
from bela.record.model import (
    Brought,
    Count,
    Ending,
    Entry,
    Header,
    Other,
    Player,
    Record,
    Said,
    Sight,
    Start,
)
from bela.record.note import entries_for
from bela.record.read import Reading, ending_of, examine, read_record, recover
from bela.record.redact import redact
from bela.record.replay import Step, replay, replay_view, steps
from bela.record.write import ending_line, header_line, record_lines, write_record

__all__ = [
    "Brought",
    "Count",
    "Ending",
    "Entry",
    "Expected",
    "FaultCode",
    "Header",
    "Note",
    "NoteCode",
    "Other",
    "Player",
    "Reading",
    "Record",
    "RecordError",
    "Said",
    "Sight",
    "Start",
    "Step",
    "advance",
    "begin",
    "ending_line",
    "ending_of",
    "entries_for",
    "examine",
    "header_line",
    "read_record",
    "record_lines",
    "recover",
    "redact",
    "replay",
    "replay_view",
    "steps",
    "upcoming",
    "write_record",
]
