"""Writing the pages into a folder, as any host of files serves them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

from bela import __version__
from bela.apps.site.core import CORE, core_archive, core_digest
from bela.apps.site.pages import PAGES

STATIC = Path(__file__).resolve().parents[1] / "web" / "static"
SHELL = "index.html"
FIRST = "site"
"""The folder of the first page."""
MARK = "bela-site.json"
"""The file by which a folder is known as a site that was written before."""
AT_ROOT = "sw.js"
LEFT_OUT = {".ts"}
NOT_HERE = {SHELL, AT_ROOT, ".gitkeep", "manifest.webmanifest"}
"""What a server's pages need; the pages here have their own."""


class ForeignFolderError(Exception):
    """A folder that holds other things; nothing has been written."""


def export(folder: Path) -> int:
    """Write the site; gives the number of files. Raises ForeignFolderError, OSError.

    An earlier site in the folder is replaced; the mark is written last, so that a site without it is not complete.
    """
    _clear(folder)
    files = dict(site_files())
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    mark = json.dumps({"version": __version__, "core": core_digest()})
    (folder / MARK).write_text(f"{mark}\n", encoding="utf-8")
    return len(files) + 1


def _clear(folder: Path) -> None:
    if not folder.exists() or not any(folder.iterdir()):
        return
    if not (folder / MARK).is_file():
        raise ForeignFolderError(str(folder))
    for name in ("static", *PAGES):
        shutil.rmtree(folder / name, ignore_errors=True)


def site_files() -> Iterator[tuple[str, bytes]]:
    """The files by their paths: the pages, the service worker, what they load, and the core."""
    yield SHELL, (STATIC / FIRST / SHELL).read_bytes()
    yield AT_ROOT, (STATIC / AT_ROOT).read_bytes()
    for page in PAGES:
        yield f"{page}/{SHELL}", (STATIC / page / SHELL).read_bytes()
    for path in sorted(path for path in STATIC.rglob("*") if path.is_file()):
        name = path.relative_to(STATIC).as_posix()
        if path.name != SHELL and name not in NOT_HERE and path.suffix not in LEFT_OUT:
            yield f"static/{name}", path.read_bytes()
    yield f"static/{CORE}", core_archive()
