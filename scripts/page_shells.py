"""What stands in a page before its script has run: one text, and what differs from page to page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

STYLES = ("fonts", "base", "cards", "paper", "table", "pages")


@dataclass(frozen=True)
class Shell:
    """One of the pages."""

    script: str
    """Its script and, but for the table's, its folder, under ``static``."""
    title: str
    about: str
    top: str = "../"
    """From the page to the top of the site."""
    core: bool = True
    """Whether Python runs in the page, which takes a while to come."""
    manifest: str = "static/pad/manifest.webmanifest"
    command: str = "bela"
    """What does without JavaScript."""


SHELLS = {
    "index.html": Shell(
        script="js",
        title="Bela",
        about="Bela, Belot and Clobyosh: the 32-card games, alone and with friends.",
        top="/",
        core=False,
        manifest="manifest.webmanifest",
        command="bela play",
    ),
    "site/index.html": Shell(
        script="site",
        title="Bela",
        about="Bela, Belot and Clobyosh: the score pad, the referee, the rules, and a table against bots. "
        "Without a server.",
        top="",
    ),
    "pad/index.html": Shell(
        script="pad",
        title="Bela: score pad",
        about="The score pad for Bela, Belot and Clobyosh with real cards: every variant, on this device alone.",
    ),
    "referee/index.html": Shell(
        script="referee",
        title="Bela: referee",
        about="Put cards on the table and see what may be played, and why not the rest.",
    ),
    "rules/index.html": Shell(
        script="rules",
        title="Bela: rule book",
        about="The rules of Bela, Belot and Clobyosh for exactly the table that is chosen.",
    ),
    "offline/index.html": Shell(
        script="offline",
        title="Bela: alone",
        about="A table against bots, without a network.",
    ),
}
"""By the file in which each stands."""

TEXT = """<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>{title}</title>
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  <meta name="description" content="{about}">
  <meta name="color-scheme" content="light dark">
  <meta name="theme-color" media="(prefers-color-scheme: light)" content="#efe4cd">
  <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b130f">
  <meta name="referrer" content="no-referrer">
  <link rel="manifest" href="{top}{manifest}">
  <link rel="icon" href="{top}static/icons/bela.svg" type="image/svg+xml">
  <link rel="apple-touch-icon" href="{top}static/icons/bela-180.png">
{styles}
  <script type="module" src="{top}static/{script}/main.js"></script>
</head>
<body>
  <div id="app">{waiting}<noscript><p class="wait">{without}</p></noscript></div>
</body>
</html>
"""


def styles(shell: Shell) -> Iterator[str]:
    """The lines that name its style sheets."""
    sheets = [f"css/{name}.css" for name in STYLES] + ["python/frame.css"] * shell.core
    return (f'  <link rel="stylesheet" href="{shell.top}static/{sheet}">' for sheet in sheets)


def shell_text(shell: Shell) -> str:
    """What the file of a page should be."""
    return TEXT.format(
        **vars(shell),
        styles="\n".join(styles(shell)),
        waiting='<p class="wait">Bela ...</p>' if shell.core else "",
        without=f"Bela needs JavaScript here. In a terminal it does without: <code>{shell.command}</code>.",
    )
