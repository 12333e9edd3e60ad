"""What a test looks at."""

from __future__ import annotations

from bela.deal.state import Board, Phase
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


def playing(hands: dict[int, str] | None = None) -> Setting:
    """The person leads to the first trick, or follows where the hands say so."""
    return Setting(FOUR, dealer=3, hands=hands or {0: "Jh 9h Kh Qh 8s Ac 7d 8d"}, bot=tame)


async def to_play(stage: Stage) -> None:
    """Name hearts, declare nothing."""
    await stage.press("4")
    await stage.until(lambda: board(stage).phase is Phase.PLAY)


def discarding() -> Setting:
    """The person names trumps and gets the two cards that were left over."""
    return Setting(variant("croatian_3"), dealer=2, hands={0: "Jh 9h Ah 7s 8s Ac"}, bot=tame)
