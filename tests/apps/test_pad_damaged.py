"""Books on disk that were damaged, and places in which nothing can be written: told in a line, and left as they are."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bela.apps.locks import InUseError
from bela.apps.logfile import LogFile
from bela.apps.pad.handing_out import write_out
from bela.pad.book import open_book
from bela.record import Header
from bela.rules.variants import VARIANTS
from driver.pads import pad

DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "cut": (lambda data: data[:40], "no book of the score pad (line 1)."),
    "bytes": (lambda _: b"\xff\xfe\x00bad\n", "no UTF-8 text"),
    "newer": (lambda data: data.replace(b'"version":1', b'"version":9', 1), "A newer version of bela"),
    "empty": (lambda _: b"", "no book of the score pad (line 1)."),
    "middle": (lambda data: data + b"x\xff\n", "(line 2). This is no UTF-8 text"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_book_is_told_stays_as_it_is_and_hides_no_other(friday: Path, name: str) -> None:
    damage, reason = DAMAGES[name]
    whole = friday / "pads" / "friday.pad"
    path = whole.with_name("harm.pad")
    path.write_bytes(damage(whole.read_bytes()))
    before = path.read_bytes()
    for arguments in (("harm",), ("list",), ("export", "harm", "-")):
        said = pad(friday, *arguments).output
        assert reason in said
        assert ". ." not in said
        assert "harm.pad" in said
    assert path.read_bytes() == before
    assert "Friday" in pad(friday, "list").output
    assert pad(friday, "Friday", keys="q\n").exit_code == 0


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES])
def test_a_book_that_can_only_be_read_is_told_so(friday: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def fail(self: LogFile, path: Path, *, new: bool) -> None:
        del self, new
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr(LogFile, "__init__", fail)
    said = pad(friday, "Friday")
    assert said.exit_code != 0
    assert f"friday.pad cannot be written in: {os.strerror(number)}." in said.output
    assert not isinstance(said.exception, InUseError)
    assert "No deal has been written down yet." in pad(friday, "show", "Friday").output


def test_an_export_for_which_there_is_no_room_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.csv"
    real = Path.open

    def full(self: Path, *arguments: object, **more: object) -> object:
        real(self, *arguments, **more).close()  # type: ignore[call-overload]
        return real(Path("/dev/full"), "w", encoding="utf-8")

    monkeypatch.setattr(Path, "open", full)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        write_out(open_book(Header(VARIANTS["croatian_4"])), path)
    assert not path.exists()
