"""What is wrong with a record, in words."""

from __future__ import annotations

import pytest

from bela.apps.telling.records import record_error, record_note
from bela.i18n import Translator
from bela.record import FaultCode, Note, NoteCode, RecordError, read_record

WORDS = Translator("en")
HEADER = '{"format":"bela-record","version":1,"variant":"scottish_2"}\n'


@pytest.mark.parametrize("code", FaultCode)
def test_every_fault_has_a_sentence_even_where_little_is_known(code: FaultCode) -> None:
    sentence = record_error(WORDS, RecordError(code))
    assert sentence[0].isupper() or sentence[0] == "-"
    assert sentence.endswith((".", " -"))
    assert "{" not in sentence


@pytest.mark.parametrize("code", NoteCode)
def test_every_note_has_a_sentence(code: NoteCode) -> None:
    assert record_note(WORDS, Note(code)).endswith(".")
    assert record_note(WORDS, Note(code, 7)).startswith("line 7: ")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is nothing in the file."),
        ("{}\n", 'line 1: A record begins with a line of format "bela-record".'),
        (HEADER.replace("1,", "9,"), "line 1: version: The record has version 9 of the format, and this program knows"),
        (HEADER.replace("scottish_2", "skat"), "line 1: variant: There are no such rules. "),
        (HEADER + "nothing\n", "line 2: This is no JSON (at character 1)."),
        (HEADER + '{"a":"draw 0:Kx"}\n', "line 2: a: draw 0:Kx is no action. "),
        (HEADER + '{"a":"0:pass"}\n', "line 2: a: 0:pass is not allowed there. (X-07)"),
        (HEADER + HEADER, "line 2: There is a second header."),
    ],
)
def test_a_fault_is_told_with_its_line_its_field_and_its_reason(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as found:
        read_record(text)
    assert record_error(WORDS, found.value).startswith(sentence)
