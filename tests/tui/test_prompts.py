"""Everything that a person is asked, answered with keys and with the mouse."""

from __future__ import annotations

from bela.apps.tui.hand import Hand
from bela.cards import Suit, parse_card
from bela.deal import actions as a
from bela.deal.state import Board, Phase
from bela.rules.variants import house, variant
from driver.bots import loud, tame
from tui.stage import Setting, Stage, on_stage

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


# ---------------------------------------------------------------- trumps
def test_trumps_are_named_by_the_key_before_the_choice() -> None:
    async def scene(stage: Stage) -> None:
        assert "4  Name hearts" in stage.text
        await stage.press("4")
        assert board(stage).trump is Suit.HEARTS

    on_stage(bidding(), scene)


def test_trumps_are_named_with_arrows_and_enter() -> None:
    async def scene(stage: Stage) -> None:
        await stage.press("down", "down", "up", "down", "enter")
        assert board(stage).trump is Suit.DIAMONDS

    on_stage(bidding(), scene)


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


def discarding() -> Setting:
    """The person names trumps and gets the two cards that were left over."""
    return Setting(variant("croatian_3"), dealer=2, hands={0: "Jh 9h Ah 7s 8s Ac"}, bot=tame)


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


# ---------------------------------------------------------------- cards
def playing(hands: dict[int, str] | None = None) -> Setting:
    """The person leads to the first trick, or follows where the hands say so."""
    return Setting(FOUR, dealer=3, hands=hands or {0: "Jh 9h Kh Qh 8s Ac 7d 8d"}, bot=tame)


async def to_play(stage: Stage) -> None:
    """Name hearts, declare nothing."""
    await stage.press("4")
    await stage.until(lambda: board(stage).phase is Phase.PLAY)


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
        await stage.until(lambda: board(stage).phase is Phase.PLAY)
        await stage.press("c")
        assert "Do you claim the game?" in stage.text
        await stage.press("1")
        assert board(stage).claimed_by is None
        await stage.press("c", "2")
        assert "(S-37)" in stage.text or "(X-07)" in stage.text

    on_stage(Setting(rules, dealer=1, hands={0: "Ah Kh Qh"}, turned="9c", bot=tame), scene)


def test_a_hint_is_a_sentence_and_changes_nothing() -> None:
    async def scene(stage: Stage) -> None:
        turn = stage.game.table.turn
        await stage.press("h")
        first = stage.notice
        await stage.press("h")
        assert first == stage.notice
        assert first.startswith('The bot "rules" would choose: ')
        assert stage.game.table.turn == turn

    on_stage(bidding(), scene)
