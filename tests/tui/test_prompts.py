"""Everything that a person is asked, answered with keys and with the mouse."""

from __future__ import annotations

from dataclasses import replace

from bela.cards import Suit
from bela.deal.state import Phase
from bela.i18n import LANGUAGES
from bela.rules.variants import house, variant
from driver.bots import loud, tame
from tui.looks import bidding, board, discarding, told
from tui.stage import AT_ONCE, Setting, Stage, on_stage

FOUR = variant("croatian_4")


# ---------------------------------------------------------------- trumps
def test_trumps_are_named_by_the_key_before_the_choice() -> None:
    async def scene(stage: Stage) -> None:
        assert "4  Name hearts" in stage.text
        await stage.press("4")
        assert board(stage).trump is Suit.HEARTS

    on_stage(bidding(), scene)


def test_trumps_are_named_with_arrows_and_enter() -> None:
    async def scene(stage: Stage) -> None:
        await stage.press("down", "down", "down", "up", "down", "enter")
        assert board(stage).trump is Suit.DIAMONDS

    on_stage(bidding(), scene)


def test_enter_names_nothing_until_somebody_points() -> None:
    async def scene(stage: Stage) -> None:
        turn = stage.game.table.turn
        await stage.press("enter", "enter")
        assert stage.game.table.turn == turn
        await stage.press("down", "g", "g", "enter")
        assert stage.game.table.turn > turn

    on_stage(replace(bidding(), manner=replace(AT_ONCE, language=LANGUAGES[0])), scene)


def test_what_was_pointed_at_is_not_pointed_at_in_the_next_question() -> None:
    """The second round of the bidding has the same choices as the first."""

    async def scene(stage: Stage) -> None:
        await stage.press("down", "enter")
        await stage.until(lambda: board(stage).bidding.round == 2 and stage.table.asked is not None)
        turn = stage.game.table.turn
        await stage.press("enter")
        assert stage.game.table.turn == turn

    on_stage(Setting(house("scottish_2"), dealer=1, hands={0: "7h 8h 9h"}, turned="Kc", bot=tame), scene)


def test_trumps_are_named_with_the_mouse() -> None:
    async def scene(stage: Stage) -> None:
        await stage.click_on("Name spades")
        assert board(stage).trump is Suit.SPADES

    on_stage(bidding(), scene)


def test_a_key_that_stands_before_nothing_does_nothing() -> None:
    """FR-68."""

    async def scene(stage: Stage) -> None:
        before, turn = stage.text, stage.game.table.turn
        await stage.press("6", "0", "z", "left", "ctrl+z", "f9", "delete")
        assert (stage.text, stage.game.table.turn) == (before, turn)

    on_stage(bidding(), scene)


def test_an_offer_to_throw_the_deal_in_is_made_and_answered() -> None:
    async def scene(stage: Stage) -> None:
        assert "Schmeiss" in stage.text
        await stage.click_on("Schmeiss: offer")
        assert "The deal is thrown in and not played." in stage.text

    on_stage(Setting(variant("clobyosh_2"), dealer=1, hands={0: "7h 8h"}, turned="9c", bot=tame), scene)


# ---------------------------------------------------------------- exchange and discard
def test_the_seven_is_exchanged() -> None:
    async def scene(stage: Stage) -> None:
        await stage.press("2")
        assert board(stage).phase is Phase.EXCHANGE
        assert "Give the seven for the king of clubs" in told(stage)
        await stage.press("2")
        assert "You exchange the seven of clubs for the king of clubs." in told(stage)

    on_stage(Setting(variant("scottish_2"), dealer=1, hands={0: "7c 8h 9h"}, turned="Kc", bot=tame), scene)


def test_two_cards_are_picked_by_their_keys_and_laid_away_with_enter() -> None:
    async def scene(stage: Stage) -> None:
        await stage.press("4")
        assert stage.notice == "Pick 2 cards to lay away."
        await stage.press("1", "2", "2", "a", "4")
        assert stage.notice.startswith("Enter lays the 2 cards away")
        cards = stage.table.asked
        assert cards is not None
        expected = {cards.cards()[0], cards.cards()[10]}
        await stage.press("enter")
        hand = stage.game.view.deal
        assert hand is not None
        assert hand.hand is not None
        assert {card for card in expected if hand.hand.laid >> card & 1} == expected

    on_stage(discarding(), scene)


def test_cards_are_laid_away_with_arrows_and_with_the_mouse() -> None:
    async def scene(stage: Stage) -> None:
        await stage.press("4", "right", "space")
        await stage.click_on("A♣", "Hand")
        await stage.click_on("Lay away")
        assert "You lay away" in stage.text
        assert board(stage).phase is not Phase.DISCARD

    on_stage(discarding(), scene)


# ---------------------------------------------------------------- announcing
def test_the_dialogue_is_led_step_by_step() -> None:
    rules = variant("scottish_2")
    hands = {0: "7h 8h 9h 7s 8s 9d", 1: "Jh Qh Kh 7d 8d 9s"}

    async def scene(stage: Stage) -> None:
        await stage.press("2")
        await stage.until(lambda: board(stage).phase is Phase.ANNOUNCING)
        assert "Announce 20" in stage.text
        await stage.press("2")
        said = stage.game.follower.told(stage.table.voice)
        assert "You announce 20." in said
        assert 'You say "from the nine".' in said

    on_stage(Setting(rules, dealer=1, hands=hands, turned="9c", bot=loud), scene)


def test_of_declarations_every_choice_is_offered_and_taken_with_the_mouse() -> None:
    async def scene(stage: Stage) -> None:
        await stage.press("4")
        assert "Declare nothing" in stage.text
        assert "Declare 50" in stage.text
        await stage.click_on("Declare 50")
        assert "You declare 50." in stage.text

    on_stage(bidding({0: "7s 8s 9s Ts Ah Kh Kd Ac"}), scene)


def test_further_runs_are_shown_in_the_second_trick() -> None:
    rules = variant("scottish_2")
    hands = {0: "Ah Kh Qh As Ks Qs"}

    async def scene(stage: Stage) -> None:
        await stage.press("2")
        await stage.until(lambda: "Show nothing more" in stage.text, lambda count: count - 1)
        await stage.click_on("Show a run")
        assert "You show" in stage.text

    on_stage(Setting(rules, dealer=1, hands=hands, turned="9c", bot=tame), scene)
