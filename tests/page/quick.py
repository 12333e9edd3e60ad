"""``bela serve`` with quick bots that take no time at all: what the tests of the page play against."""

from __future__ import annotations

from bela.apps.cli import main
from bela.apps.web import botting
from bela.apps.web.game import due

if __name__ == "__main__":
    due.PACE["quick"] = 1
    botting.QUANTUM = 10  # they need longer than that pace leaves them
    main()
