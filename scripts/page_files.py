#!/usr/bin/env python3
"""Write the shells of the pages, and into the service worker which files there are; ``--icons`` draws the icons."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from bela.apps.site.pages import PAGES
from page_shells import SHELLS, shell_text

STATIC = Path(__file__).resolve().parent.parent / "src" / "bela" / "apps" / "web" / "static"
WORKER = STATIC / "sw.js"
KINDS = {".css", ".js", ".svg", ".woff2", ".json"}
LATER = ("decks/classic/", "icons/bela-", "sw.js", "python/pyodide/", "python/worker.js", "python/bytes.js")
"""What is kept once it is used, and what a browser keeps by itself."""
LIST = re.compile(r"const SHELL = \[.*?\];", re.DOTALL)
SIZES = (180, 192, 512)


def shell() -> list[str]:
    """The paths of all that is needed to open the page."""
    files = (path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.suffix in KINDS)
    return [
        "./",
        *(f"{name}/" for name in PAGES),
        *sorted(f"static/{name}" for name in files if not name.startswith(LATER)),
    ]


def worker() -> str:
    """What the service worker should be."""
    lines = "".join(f'  "{path}",\n' for path in shell())
    return LIST.sub(f"const SHELL = [\n{lines}];", WORKER.read_text(encoding="utf-8"))


def draw_icons() -> None:
    """The icon in the sizes that systems ask for."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only needed to draw them anew

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f'<body style="margin:0">{(STATIC / "icons" / "bela.svg").read_text(encoding="utf-8")}')
            page.screenshot(path=STATIC / "icons" / f"bela-{size}.png")
        browser.close()


if __name__ == "__main__":
    for name, shell_of_page in SHELLS.items():
        (STATIC / name).write_text(shell_text(shell_of_page), encoding="utf-8", newline="\n")
    WORKER.write_text(worker(), encoding="utf-8")
    if "--icons" in sys.argv:
        draw_icons()
