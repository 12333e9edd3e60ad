"""What contradicts itself in a line of ``bela pad`` is refused; no part of a line is left out silently."""

from __future__ import annotations

from pathlib import Path

import pytest

from bela.apps.telling.pad_faults import DISAGREEING, pad_error
from bela.i18n import LANGUAGES, Translator
from bela.pad.faults import PadError, PadFault
from driver.pads import pad, rows, typed


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("ana capot last:bo", "contradict"),
        ("ana capot some:bo", "contradict"),
        ("ana capot none:cvita", "contradict"),
        ("ana capot 100", "162"),
        ("belot ana 100", '"100" does not go with "belot".'),
        ("belot ana ana:/3", '"ana:/3" does not go with "belot".'),
        ("BELOT ana bela:bo", '"bela:bo" does not go with "BELOT".'),
        ("pass ana", '"ana" does not go with "pass".'),
        ("void 100-62", '"100-62" does not go with "void".'),
        ("wins ana 100", '"100" does not go with "wins".'),
        ("wins ana note: late", '"note:" does not go with "wins".'),
        ("ana 100 by:bo", '"by:bo" goes with "claim" alone.'),
        ("claim ana 60-20 capot", '"capot" does not go with "claim".'),
    ],
)
def test_what_contradicts_itself_is_refused(friday: Path, line: str, answer: str) -> None:
    assert answer in typed(friday, line)
    assert rows(friday) == 0


@pytest.mark.parametrize(
    "line", ["ana capot last:cvita none:bo", "belot ana dealer:dino note: late", "belot ana trump:h"]
)
def test_what_fits_is_written(friday: Path, line: str) -> None:
    typed(friday, line)
    assert rows(friday) == 1


@pytest.mark.parametrize(
    ("language", "line", "answer"),
    [
        ("en", "ana 90 ana:/4 counts:bo", "the only announcements that can count are those of Ana/Cvita."),
        ("en", "ana 90 ana:/4 counts:-", "the only announcements that can count are those of Ana/Cvita."),
        ("en", "ana 90 counts:bo", "nothing was announced that could count."),
        ("en", "ana 90 dealer:ana", "this deal was dealt by Dino."),
        ("en", "ana capot last:bo", "and that is Ana/Cvita."),
        ("hr", "ana 90 ana:/4 counts:bo", "vrijediti mogu samo zvanja strane Ana/Cvita."),
        ("cs", "ana 90 ana:/4 counts:bo", "platit mohou jen hlášky strany Ana/Cvita."),
        ("de", "ana 90 ana:/4 counts:bo", "Zählen können nur die Ansagen der Partei Ana/Cvita."),
    ],
)
def test_who_is_meant_by_a_contradiction_is_named(friday: Path, language: str, line: str, answer: str) -> None:
    assert answer in typed(friday, line, language=language)
    assert rows(friday) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", DISAGREEING)
def test_no_word_of_the_form_stands_in_a_contradiction(language: str, field: str) -> None:
    said = pad_error(Translator(language), PadError(PadFault.DISAGREE, f"announcements[0].{field}", 0))
    assert "_" not in said
    assert "1" in said
    assert "0" not in said


def test_a_damaged_row_tells_the_contradiction_in_words(friday: Path) -> None:
    typed(friday, "ana 100")
    file = friday / "pads" / "friday.pad"
    file.write_text(file.read_text(encoding="utf-8").replace('"maker_side":0', '"maker_side":1'), encoding="utf-8")
    said = pad(friday, "show", "Friday").output
    assert "Row 1 does not count: Two things contradict each other: the maker's side can only be Ana/Cvita." in said, (
        said
    )
