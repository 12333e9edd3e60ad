"""Every output can be written to, with signs where it has them and letters where it has not (FR-65, FR-71)."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest

from bela.apps.line.console import Console
from bela.apps.line.host import Manner, host
from bela.apps.saved import begin
from bela.i18n import LANGUAGES
from bela.rules.variants import variant
from catalogue_texts import catalogue_of, read, texts_of
from driver.lines import OPEN, Typist, any_number, play, setup
from driver.prepared import prepared

SIGNS = set("♣♦♥♠")


def written(encoding: str, folder: Path, *, letters: bool = False) -> str:
    """A whole match, written in an encoding that takes no other character."""
    out = io.BytesIO()
    sink = io.TextIOWrapper(out, encoding=encoding, errors="strict", newline="")
    typist = Typist(any_number(random.Random(1)))
    typist.console = Console(typist, Both(sink, typist.screen))
    host(typist.console, Manner("en", letters=letters), begin(folder, setup("croatian_4")))
    return out.getvalue().decode(encoding)


class Both:
    """What is written is seen by the typist as well."""

    def __init__(self, sink: io.TextIOWrapper, screen: io.StringIO) -> None:
        self._sink = sink
        self._screen = screen
        self.encoding = sink.encoding

    def write(self, text: str, /) -> int:
        self._screen.write(text)
        return self._sink.write(text)

    def flush(self) -> None:
        self._sink.flush()

    def isatty(self) -> bool:
        return False


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "cp437", "latin-1"])
def test_an_output_without_suit_signs_gets_letters(tmp_path: Path, encoding: str) -> None:
    text = written(encoding, tmp_path)
    assert "won the match." in text
    assert not SIGNS & set(text)
    assert "10h" in text


def test_an_output_with_suit_signs_gets_them(tmp_path: Path) -> None:
    text = written("utf-8", tmp_path)
    assert set(text) >= SIGNS
    assert "10♥" in text


def test_letters_can_be_had_anywhere(tmp_path: Path) -> None:
    assert not SIGNS & set(written("utf-8", tmp_path, letters=True))


def test_the_match_is_the_same_in_every_encoding(tmp_path: Path) -> None:
    plain = written("ascii", tmp_path / "ascii")
    signed = written("utf-8", tmp_path / "utf-8").replace(str(tmp_path / "utf-8"), str(tmp_path / "ascii"))
    assert signed.translate(str.maketrans("♣♦♥♠š", "cdhss")) == plain


def test_names_of_cards_line_up(tmp_path: Path) -> None:
    """FR-71: in letters every name begins in one column, and after a sign nothing depends on its width."""
    saved = prepared(tmp_path, variant("scottish_2"), 1, {0: "Th Jh 7h Tc Ac 9s Kd"}, "9c")
    text = play(Typist(lambda typist: f"{typist.numbers[-1]}\n" if "call" in typist.prompt else ""), saved)
    block = text.rpartition("\n\n")[2]
    lines = [line for line in block.splitlines() if OPEN.match(line)]
    assert len(lines) == 9
    assert {line.index(line.split()[2]) for line in lines} == {13}


def test_text_that_an_output_lacks_is_written_as_near_as_may_be() -> None:
    out = io.BytesIO()
    console = Console(io.StringIO(), io.TextIOWrapper(out, encoding="ascii", errors="strict", newline=""))
    console.say("štiglja, čeština: ♥ € \udce9")
    assert out.getvalue() == b"stiglja, cestina: ? ? ?\n"


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp852", "utf-8"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_any_language_is_lost(language: str, encoding: str) -> None:
    texts = [text for several in texts_of(read(catalogue_of(language))).values() for text in several]
    out = io.BytesIO()
    sink = io.TextIOWrapper(out, encoding=encoding, errors="strict", newline="")
    Console(io.StringIO(), sink).say(*texts)
    shown = out.getvalue().decode(encoding)
    assert shown.count("?") == "".join(texts).count("?")


def test_long_lines_are_broken_between_words_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen, page, line = Terminal(), io.StringIO(), "   1   " + "word " * 20 + "end"
    Console(io.StringIO(), screen).say(line)
    Console(io.StringIO(), page).say(line)
    assert page.getvalue() == line + "\n"
    assert max(map(len, screen.getvalue().splitlines())) < 40
    assert screen.getvalue().split() == line.split()
