"""The keys that the page's scripts use: those that stand in them, and those that they make from codes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from bela.apps.site.pages import PAGES
from bela.apps.telling.table_rules import GROUPS
from bela.bots import BOTS
from bela.bots.style import STYLES
from bela.deal.state import Phase
from bela.rules.words import Criterion

STATIC = Path(__file__).resolve().parent.parent / "src" / "bela" / "apps" / "web" / "static"
FOLDERS = ("js", "offline", "pad", "python", "referee", "rules", "site")
"""Where scripts lie that speak."""
LITERAL = re.compile(r'"([a-z_]+(?:\.[A-Za-z0-9_]+)+)"')

ASKED = (*(set(Phase) - {Phase.PLAY, Phase.OVER}), "schmeiss", "show", Criterion.LENGTH, Criterion.TOP, Criterion.TRUMP)

MADE: dict[str, tuple[str, ...]] = {
    "phrase": (
        *("hello", "good_luck", "well_played", "nice_trick", "thanks", "sorry"),
        *("oops", "one_moment", "hurry_up", "good_game", "again", "goodbye"),
    ),
    "book.title": tuple(GROUPS.values()),
    "page.pad.form": ("book", "csv", "record"),
    "page": tuple(f"{page}{about}" for page in PAGES for about in ("", ".about")),
    "page.referee": ("trick", "hand"),
    "web.ask": tuple(map(str, ASKED)),
    "web.clock": ("", "none", "relaxed", "brisk"),
    "web.cut": ("", "friends", "always", "never"),
    "web.deck": ("french", "four", "classic", "german"),
    "web.fair": tuple("12345"),
    "web.fair.check": ("commitment", "shares", "own", "pack"),
    "style": tuple(f"{name}{about}" for name in STYLES for about in ("", ".about")),
    "web.help": ("places", "arrows", "order", "last", "score", "rules", "told", "hint", "claim", "help", "back"),
    "web.level": tuple(BOTS),
    "web.motion": ("", "auto", "none"),
    "web.pace": tuple("0123"),
    "web.reveal": ("", "deal", "match"),
    "web.said": ("pass", "take", "name", "schmeiss", "agree", "refuse", "silent", "good", "same", "suit"),
    "web.set": tuple(
        f"{name}{about}"
        for name in ("bigIndex", "leftHanded", "twoStep", "autoplay", "sound", "vibration")
        for about in ("", ".about")
    ),
    "web.stage": ("lobby", "running", "over"),
    "web.theme": ("", "auto", "light", "dark"),
    "web.tool": ("last", "score", "hint", "back", "again", "claim", "say", "more"),
    "web.error": (
        *("offline", "no_table", "no_seat_token", "no_person", "not_now", "match_running", "not_seated", "not_host"),
        *("not_alone", "seat_taken", "table_full", "no_spectators", "bad_settings", "bad_name", "name_kept", "no_name"),
        *("wrong_password", "too_fast", "cannot_keep", "not_allowed", "left", "bad_origin", "stale", "internal"),
    ),
}
"""By how the keys begin: what stands behind; nothing where the beginning is a key itself."""


def used(sections: set[str]) -> set[str]:
    """Every key that the page needs."""
    made = {f"{section}.{name}".rstrip(".") for section, names in MADE.items() for name in names}
    return made | {key for path in scripts() for key in written(path, sections)}


def scripts() -> list[Path]:
    """The scripts that speak."""
    return sorted(path for folder in FOLDERS for path in (STATIC / folder).glob("*.js"))


def written(path: Path, sections: set[str]) -> Iterator[str]:
    """The keys that stand in one script."""
    found = LITERAL.findall(path.read_text(encoding="utf-8"))
    yield from (key for key in found if key.partition(".")[0] in sections)
