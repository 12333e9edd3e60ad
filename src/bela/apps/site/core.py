"""The part of this package that runs in a browser, as an archive made from the package as it is installed."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

CORE = "python/bela.zip"
"""Where pages find the archive, among their files."""
PACKAGE = Path(__file__).resolve().parents[2]
MODULES = (
    "__init__",
    "cards",
    "melds",
    "names",
    "play",
    "apps/__init__",
    "apps/hinting",
    "apps/offering",
    "apps/opponents",
    "apps/pacing",
)
TABLE = (
    *("__init__", "answering", "botting", "casting", "checking", "client", "clockwork", "drive", "fair", "faults"),
    *("hall", "people", "reading", "refusing", "review", "room", "snapshot", "thinking", "wishes", "wishes_fair"),
    *("wishes_seat", "written", "store/__init__", "store/kept"),
)
"""Of the server, what a table in the page is made of."""
FOLDERS = (
    *("bots", "deal", "i18n", "match", "pad", "record", "referee", "rulebook", "rules", "scoring", "solve"),
    *("standing", "table"),
    *("apps/book", "apps/inpage", "apps/telling", "apps/web/draw", "apps/web/game", "apps/web/protocol"),
)
"""What goes in besides. Nothing needs more than the standard library, but for a table, which needs msgspec."""
KINDS = {".json", ".mo", ".py", ".toml"}
ALWAYS = (1980, 1, 1, 0, 0, 0)
"""The date of every file, so that the same package always gives the same archive."""
PLAIN_FILE = 0o100644 << 16


def members() -> Iterator[Path]:
    """The files, in order, relative to the package."""
    found = {PACKAGE / f"{name}.py" for name in (*MODULES, *(f"apps/web/{name}" for name in TABLE))}
    for folder in FOLDERS:
        found |= {path for path in (PACKAGE / folder).rglob("*") if path.is_file() and path.suffix in KINDS}
    yield from sorted(path.relative_to(PACKAGE) for path in found)


@cache
def core_archive() -> bytes:
    """The archive: a folder ``bela`` to be unpacked where Python looks for packages."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in members():
            info = zipfile.ZipInfo(f"bela/{path.as_posix()}", ALWAYS)
            info.compress_type, info.external_attr, info.create_system = zipfile.ZIP_DEFLATED, PLAIN_FILE, 3
            archive.writestr(info, (PACKAGE / path).read_bytes())
    return held.getvalue()


@cache
def core_digest() -> str:
    """What tells this archive from that of another version."""
    return sha256(core_archive()).hexdigest()[:16]
