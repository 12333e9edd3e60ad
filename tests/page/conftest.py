"""A browser and a server for the tests of the page.

Without Chromium the tests that need it are left out; with BELA_REQUIRE_PAGE in the environment, as in CI, they fail.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from page.serving import served

if TYPE_CHECKING:
    from page.person import Person

CHROMIUM = Path("/usr/bin/chromium")


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """The system's Chromium."""
    if not os.environ.get("BELA_REQUIRE_PAGE"):
        if not CHROMIUM.exists():
            pytest.skip("there is no Chromium")
        pytest.importorskip("playwright.sync_api")
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - not installed everywhere

    with sync_playwright() as running:
        # no sandbox: in CI everything runs as root; the rule gives an address that is no secure context
        arguments = ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP 192.0.2.7 127.0.0.1"]
        found = running.chromium.launch(executable_path=str(CHROMIUM), args=arguments)
        yield found
        found.close()


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server."""
    with served(tmp_path_factory.mktemp("served")) as found:
        yield found


@pytest.fixture
def unused_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture
def sit_down(browser: Any, port: int) -> Iterator[Callable[..., Person]]:
    """Opens browsers, each a person of its own, and closes them."""
    from page.person import Person  # noqa: PLC0415 - needs Playwright

    people: list[Person] = []

    def one(origin: str = "", **settings: Any) -> Person:
        size, more, worker = settings.pop("size", (390, 844)), settings.pop("more", {}), settings.pop("worker", False)
        people.append(Person(browser, origin or f"http://127.0.0.1:{port}", settings, size, more, worker))
        return people[-1]

    yield one
    for person in people:
        person.close()


@pytest.fixture
def ana(sit_down: Callable[..., Person]) -> Person:
    """Somebody with a new book of the score pad."""
    from page import padding  # noqa: PLC0415 - needs Playwright

    person = sit_down()
    person.open("/pad/")
    padding.begin(person)
    return person
