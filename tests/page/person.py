"""Somebody at a browser: sits down, and plays by clicks or by keys alone."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

EXPECTED = re.compile(r"WebSocket|ERR_INTERNET_DISCONNECTED|Cross-Origin-Opener-Policy")
READY = "html[data-ready]"
PATIENCE = 120_000
"""Milliseconds: only so long is waited for anything; a busy machine needs some of it."""
expect.set_options(timeout=PATIENCE)
PART = "name => import('/static/js/table.js').then((it) => it[name].value)"
"""What the page knows of a part of the table."""
NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""To keep a whole site for times without a network takes long, and few tests are about it."""
ASKED = """() => {
  const one = (selector) => document.querySelector(selector) !== null;
  if (one('.page.over')) return 'over';
  if (one('dialog[open] [data-action=next]')) return 'result';
  if (one('dialog[open] [data-action=cut]')) return 'cut';
  if (one('.choices .choice[data-action]:not([disabled], [data-action=discard])')) return 'choice';
  if (one('.hand.asks-discard li.open')) return 'discard';
  if (one('.hand.asks-card li.open')) return 'card';
  return null;
}"""
"""What the page asks; a dialog asks once it is open."""
SETTLED = "() => (document.querySelector('dialog') !== null) === (history.state?.dialog === true)"
"""The history is as what is shown: after a dialog the page goes back over its entry, which ends any way it meets."""


@dataclass
class Person:
    """A browser of its own, with the settings of its device."""

    browser: Browser
    origin: str
    settings: dict[str, Any] = field(default_factory=dict)
    size: tuple[int, int] = (390, 844)
    more: dict[str, Any] = field(default_factory=dict)
    """What else the browser is told."""
    worker: bool = False
    """Whether the browser has service workers, which keep pages for times without a network."""
    context: BrowserContext = field(init=False)
    page: Page = field(init=False)
    faults: list[str] = field(init=False, default_factory=list)
    """What the page complained about."""

    def __post_init__(self) -> None:
        """Open the browser."""
        width, height = self.size
        told = {"reduced_motion": "reduce", **self.more}
        self.context = self.browser.new_context(viewport={"width": width, "height": height}, **told)
        self.context.set_default_timeout(PATIENCE)
        if not self.worker:
            self.context.add_init_script(NO_WORKER)
        self.keep("bela.settings", {"language": "en", "pace": 0, "cut": "never", **self.settings})
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def keep(self, key: str, value: object) -> None:
        """Something that this browser had kept before."""
        name, text = json.dumps(key), json.dumps(json.dumps(value))
        self.context.add_init_script(f"if (!localStorage.getItem({name})) localStorage.setItem({name}, {text})")

    def open(self, path: str = "/") -> Page:
        """Go to a page."""
        self.settle()
        self.page.goto(self.origin + path)
        self.page.wait_for_selector(READY)
        return self.page

    def reload(self) -> None:
        """Load the page anew."""
        self.settle()
        self.page.reload()

    def settle(self) -> None:
        """Wait until the page is on no way of its own."""
        self.page.wait_for_function(SETTLED)

    def sit(self, variant: str, **options: object) -> Page:
        """Sit down at a table against bots: one tap."""
        last = {"variant": variant, "options": options, "level": "rules", "pace": "quick"}
        self.context.add_init_script(f"localStorage.setItem('bela.last', {json.dumps(json.dumps(last))})")
        self.open()
        self.page.click("[data-action=play]")
        self.page.wait_for_selector(".table")
        return self.page

    def part(self, name: str) -> Any:
        """What the page knows of a part of the table."""
        return self.page.evaluate(PART, name)

    def wait_table(self, condition: str, arg: object = None) -> None:
        """Wait until the table that the page knows meets a condition, a function of its parts and of the argument.

        The parts are at hand then: a promise would be taken for a condition that is met.
        """
        self.page.evaluate("import('/static/js/table.js').then((it) => void (window.known = it))")
        self.page.wait_for_function(f"(arg) => ({condition})(window.known, arg)", arg=arg)

    def path(self) -> str:
        """Where the page is, as its address has it."""
        return str(self.page.evaluate("location.pathname"))

    def asked(self) -> str:
        """What is asked, once something is."""
        return str(self.page.wait_for_function(ASKED).json_value())

    def now(self) -> str | None:
        """What is asked just now."""
        found = self.page.evaluate(ASKED)
        return None if found is None else str(found)

    def fault_free(self) -> bool:
        """Whether the page had nothing to complain about, but for cut lines and what only secure contexts do."""
        return [fault for fault in self.faults if not EXPECTED.search(fault)] == []

    def close(self) -> None:
        """Close the browser."""
        self.context.close()
