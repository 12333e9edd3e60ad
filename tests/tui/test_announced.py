"""What was announced stays to be seen, also after the match was left and gone on with."""

from __future__ import annotations

from bela.apps.telling.announced import announced
from bela.apps.telling.voice import Voice
from bela.apps.tui.following import Follower
from bela.deal.state import Phase
from bela.rules.variants import variant
from driver.bots import loud, tame
from tui.looks import board
from tui.stage import Setting, Stage, on_stage

DIALOGUE = {0: "7h 8h 9h 7s 8s 9d", 1: "Jh Qh Kh 7d 8d 9s"}


def afresh(stage: Stage) -> list[str]:
    """What is told by somebody who has heard nothing and sees the table alone."""
    follower = Follower(stage.game.table.view(0))
    return announced(Voice.at(stage.game.table.match.rules, 0, language="en", signs=True), follower.view)


def test_declarations_and_who_won_are_on_the_page_of_the_last_trick() -> None:
    async def scene(stage: Stage) -> None:
        await stage.press("4")
        await stage.click_on("Declare 50")
        await stage.until(lambda: bool(board(stage).tricks))
        told = afresh(stage)
        assert "You declare 50." in told
        assert "You have the best announcement: 50 points." in told
        await stage.press("l")
        shown = " ".join(stage.text.split())
        assert shown.index("The last trick") < shown.index("You declare 50.")
        assert all(line in shown for line in told)

    on_stage(Setting(variant("croatian_4"), dealer=3, hands={0: "7s 8s 9s Ts Ah Kh Kd Ac"}, bot=tame), scene)


def test_the_words_of_the_dialogue_are_told_again() -> None:
    async def scene(stage: Stage) -> None:
        await stage.press("2")
        await stage.until(lambda: board(stage).phase is Phase.ANNOUNCING)
        await stage.press("2")
        await stage.until(lambda: board(stage).contest.settled)
        told, before = afresh(stage), stage.game.follower.told(stage.table.voice)
        assert "You announce 20." in told
        assert 'You say "from the nine".' in told
        assert not {line for line in told if "best announcement" not in line} - set(before)
        assert told[-1].endswith(f"best announcement: {sum(board(stage).contest.award)} points.")

    on_stage(Setting(variant("scottish_2"), dealer=1, hands=DIALOGUE, turned="9c", bot=loud), scene)


def test_a_bela_is_told_once_it_was_said() -> None:
    async def scene(stage: Stage) -> None:
        await stage.press("4")
        await stage.until(lambda: board(stage).phase is Phase.PLAY)
        assert not any("Bela" in line for line in afresh(stage))
        await stage.press("3", "2")
        assert 'You say "Bela".' in afresh(stage)

    on_stage(Setting(variant("croatian_4"), dealer=3, hands={0: "Jh 9h Kh Qh 8s Ac 7d 8d"}, bot=tame), scene)
