"""What a test looks at."""

from __future__ import annotations

from bela.deal.state import Board
from bela.rules.variants import variant
from driver.bots import tame
from tui.stage import Setting, Stage

FOUR = variant("croatian_4")


def board(stage: Stage) -> Board:
    """The table as everybody sees it."""
    deal = stage.game.view.deal
    assert deal is not None
    return deal.board


def told(stage: Stage) -> str:
    """What stands beside the table, in one line."""
    return " ".join(text for row in stage.rows if (text := row[50:].strip()))


def bidding(hands: dict[int, str] | None = None) -> Setting:
    """The person is the first to be asked."""
    return Setting(FOUR, dealer=3, hands=hands or {0: "Jh 9h Ah 7s 8s Ac 7d 8d"}, bot=tame)
