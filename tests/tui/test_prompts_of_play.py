"""Cards, claims and hints: what a person is asked while cards are played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bela.apps.tui.hand import Hand
from bela.apps.tui.manner import Tempo
from bela.cards import parse_card
from bela.deal import actions as a
from bela.deal.state import Phase
from bela.rules.variants import house, variant
from driver.bots import loud, tame
from tui.looks import bidding, board, playing, to_play
from tui.stage import AT_ONCE, Setting, Stage, on_stage

FOUR = variant("croatian_4")


def test_a_card_is_played_by_its_key() -> None:
    async def scene(stage: Stage) -> None:
        await to_play(stage)
        await stage.press("1")
        assert board(stage).played[0] == 1 << parse_card("Jh")

    on_stage(playing(), scene)


def test_a_card_is_played_with_arrows_and_enter() -> None:
    async def scene(stage: Stage) -> None:
        await to_play(stage)
        await stage.press("right", "enter")
        assert board(stage).played[0] == 1 << parse_card("9h")

    on_stage(playing(), scene)


def test_a_card_is_played_with_the_mouse() -> None:
    async def scene(stage: Stage) -> None:
        await to_play(stage)
        await stage.click_on("A♣", "Hand")
        assert board(stage).played[0] == 1 << parse_card("Ac")

    on_stage(playing(), scene)


def test_the_bela_may_be_said_or_kept_silent() -> None:
    for key, said in (("1", None), ("2", 0)):

        async def scene(stage: Stage, key: str = key, said: int | None = said) -> None:
            await to_play(stage)
            await stage.press("3")
            assert stage.notice.startswith("Do you say Bela with it?")
            await stage.press("escape")
            assert stage.notice.startswith("Your card")
            await stage.press("3", key)
            assert board(stage).bela == said
            assert board(stage).played[0] == 1 << parse_card("Kh")

        on_stage(playing(), scene)


def test_enter_does_not_choose_whether_the_bela_is_said() -> None:
    async def scene(stage: Stage) -> None:
        await to_play(stage)
        await stage.press("right", "right", "enter", "enter", "enter")
        assert stage.notice.startswith("Do you say Bela with it?")
        assert not board(stage).trick
        await stage.press("down", "down", "enter")
        assert board(stage).bela == 0

    on_stage(playing(), scene)


def test_enter_plays_no_card_right_after_the_question_and_keys_of_cards_do() -> None:
    """Somebody who pressed Enter once too often has not seen what it would play."""

    async def scene(stage: Stage) -> None:
        now = [100.0]
        stage.table.clock = lambda: now[0]
        await to_play(stage)
        stage.app.become(replace(AT_ONCE, tempo=Tempo.BRISK))
        await stage.press("enter", "space")
        assert not board(stage).trick
        now[0] += 2 * Tempo.BRISK.grace
        await stage.press("enter")
        assert board(stage).trick

    on_stage(playing(), scene)


def test_the_bela_is_said_with_the_mouse() -> None:
    async def scene(stage: Stage) -> None:
        await to_play(stage)
        await stage.click_on("Q♥", "Hand")
        await stage.click_on("and say Bela")
        assert board(stage).bela == 0

    on_stage(playing(), scene)


def test_a_card_that_may_not_be_played_is_refused_with_the_rule() -> None:
    """FR-10: those that stand up are those that may be played, and the others have no key on them."""

    async def scene(stage: Stage) -> None:
        await stage.until(lambda: board(stage).phase is Phase.PLAY and stage.table.asked is not None)
        asked = stage.table.asked
        assert asked is not None
        playable = {action.card for action in asked.legal if isinstance(action, a.Play)}
        up = {held.card for held in stage.table.query_one(Hand).scene.cards if held.up}
        assert up == playable != set(asked.cards())
        turn = stage.game.table.turn
        refused = next(place for place, card in enumerate(asked.cards()) if card not in playable)
        await stage.press(str(refused + 1))
        assert stage.notice == "You must follow suit: spades were led. (C-20)"
        assert stage.game.table.turn == turn

    on_stage(Setting(FOUR, dealer=0, hands={0: "7h 8h 9h 7c 8c Qs 7d 8d", 1: "Ac Tc"}, bot=loud), scene)


# ---------------------------------------------------------------- claims and hints
def test_a_claim_is_made_on_a_key_once_it_is_confirmed() -> None:
    rules = house("scottish_2", target=101, match_wins=1)

    async def scene(stage: Stage) -> None:
        await stage.press("2")
        await stage.until(lambda: bool(board(stage).tricks))
        await stage.press("c")
        assert "Do you claim the game?" in stage.text
        await stage.press("1")
        assert board(stage).claimed_by is None
        await stage.press("c", "2")
        assert "(S-37)" in stage.text or "(X-07)" in stage.text

    on_stage(Setting(rules, dealer=1, hands={0: "Ah Kh Qh"}, turned="9c", bot=tame), scene)


@pytest.mark.parametrize(("name", "rule"), [("croatian_4_club", "no game is claimed"), ("scottish_2", "once play has")])
def test_where_nobody_may_claim_that_is_said_at_once(name: str, rule: str) -> None:
    async def scene(stage: Stage) -> None:
        turn = stage.game.table.turn
        await stage.press("c")
        assert rule in stage.notice
        assert stage.notice.endswith(")")
        assert (stage.page, stage.game.table.turn) == (stage.table, turn)

    on_stage(Setting(house(name, first_dealer="low_cut"), dealer=1, bot=tame), scene)


def test_a_hint_is_a_sentence_and_changes_nothing() -> None:
    async def scene(stage: Stage) -> None:
        turn = stage.game.table.turn
        await stage.press("h")
        first = stage.notice
        await stage.press("h")
        assert first == stage.notice
        assert first.startswith("A strong player would choose: ")
        assert stage.game.table.turn == turn

    on_stage(bidding(), scene)
