"""Who sits where, what a key acts on, and claims between two deals."""

from __future__ import annotations

import pytest
from textual.events import Key

from bela.apps.tui.account_page import AccountPage
from bela.apps.tui.cloth import Cloth
from bela.rules.variants import house, variant
from driver.bots import tame
from tui.looks import board, playing, to_play
from tui.stage import Setting, Stage, on_stage


def over(stage: Stage) -> bool:
    """Whether the match is over."""
    return stage.game.table.match.over


@pytest.mark.parametrize(("direction", "side"), [("counterclockwise", "east"), ("clockwise", "west")])
def test_the_next_player_sits_where_play_goes_and_the_partner_opposite(direction: str, side: str) -> None:
    """FR-70: seen from seat 1."""

    async def scene(stage: Stage) -> None:
        places = [seat.place for seat in stage.table.query_one(Cloth).scene.seats]
        assert (places[1], places[2], places[3]) == ("south", side, "north")
        west = next(row for row in (row[:50] for row in stage.rows[1:17]) if "West" in row)
        assert west.index("West") < west.index("East")

    on_stage(Setting(house("croatian_4", direction=direction), people=(1,), dealer=0, bot=tame), scene)


def test_dealer_and_maker_are_named_as_such() -> None:
    async def scene(stage: Stage) -> None:
        assert stage.text.count("(dealer)") == 1
        assert "(maker)" not in stage.text
        await stage.press("4")
        assert "You  (maker)" in stage.text
        assert "♥ hearts" in stage.text

    on_stage(playing(), scene)


def test_a_key_acts_on_the_hand_as_it_is_shown() -> None:
    """FR-69: pressed twice at once, it plays the card of that place and no second one out of turn."""

    async def scene(stage: Stage) -> None:
        await to_play(stage)
        asked = stage.table.asked
        assert asked is not None
        first = asked.cards()[0]
        stage.app.post_message(Key("1", "1"))
        stage.app.post_message(Key("1", "1"))
        await stage.settle()
        hand = stage.game.view.deal
        assert hand is not None
        assert hand.hand is not None
        mine = board(stage).played[0]
        assert mine >> first & 1
        assert mine.bit_count() + hand.hand.cards.bit_count() == 8

    on_stage(playing(), scene)


def test_cards_are_sorted_by_suit_and_again_once_trumps_are_known() -> None:
    async def scene(stage: Stage) -> None:
        def hand() -> list[str]:
            return stage.rows[-3].replace("┃", "│").replace("│", " ").split()

        assert hand() == ["8♠", "K♥", "Q♥", "J♥", "9♥", "A♣"]
        await stage.press("4")
        assert hand() == ["J♥", "9♥", "K♥", "Q♥", "A♣", "8♦", "7♦", "8♠"]

    on_stage(playing(), scene)


def test_a_game_is_claimed_between_two_deals() -> None:
    """The last moment for it is the account."""
    rules = house("croatian_2", target=101, end_mode="claim", unclaimed_at_deal_end="must_claim", match_wins=1)
    hands = {0: "Jh 9h Ah Th Kh Qh As Ac Ad Ts"}

    async def scene(stage: Stage) -> None:
        await stage.press("2")
        await stage.until(lambda: isinstance(stage.page, AccountPage))
        assert stage.game.view.hall.standing.scores[0] >= 101
        assert not over(stage)
        await stage.press("c", "2", "enter")
        assert over(stage)
        assert "You won the match." in stage.text

    on_stage(Setting(rules, dealer=1, hands=hands, turned="7h", bot=tame), scene)


def test_a_claim_that_falls_short_is_told_on_a_page_of_its_own() -> None:
    async def scene(stage: Stage) -> None:
        await stage.until(lambda: isinstance(stage.page, AccountPage))
        await stage.press("c", "2")
        assert "(X-07)" in stage.text or "(S-" in stage.text or "(C-" in stage.text
        await stage.press("enter")
        assert isinstance(stage.page, AccountPage)

    on_stage(Setting(variant("croatian_4"), dealer=3, bot=tame), scene)


def test_keys_named_at_the_bottom_can_be_clicked() -> None:
    async def scene(stage: Stage) -> None:
        await stage.click_on("score", "#keys")
        assert "No deal has been written down yet." in stage.text
        await stage.click("#text", 3, 3)
        await stage.click_on("hint", "#keys")
        assert stage.notice.startswith("A strong player would choose: ")

    on_stage(playing(), scene)
