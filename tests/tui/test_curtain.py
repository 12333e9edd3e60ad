"""Several people at one keyboard: nobody sees anything of another's hand."""

from __future__ import annotations

import pytest

from bela.apps.tui.cloth import Cloth
from bela.apps.tui.page import Curtain
from bela.cards import Mask, cards_of
from bela.deal.state import Board
from bela.match import Stage as At
from bela.rules.variants import house
from tui.stage import Setting, Stage, on_stage, wild

SEATED = [("croatian_4", (0, 2)), ("scottish_2", (0, 1)), ("croatian_3", (0, 1, 2)), ("barlinnie_4", (1, 2, 3))]


def hidden_from(stage: Stage) -> Mask:
    """The cards that the person at the screen may not know."""
    match, viewer = stage.game.table.match, stage.game.viewer
    assert match.deal is not None
    open_to_all = _open(match.deal.board)
    others = [hand.cards for hand in match.deal.hands if hand is not None and hand.seat != viewer]
    return sum(cards & ~open_to_all for cards in others)


def _open(board: Board) -> Mask:
    shown = [meld.mask for melds in board.contest.shown for meld in melds or ()]
    mask = sum({1 << card for card in (board.turned, board.up) if card is not None})
    for cards in (*board.played, *shown):
        mask |= cards
    return mask


@pytest.mark.parametrize(("name", "people"), SEATED)
def test_no_card_of_another_hand_is_ever_on_the_screen(name: str, people: tuple[int, ...]) -> None:
    """FR-52: not in a hand, not on the table, and not in what is left of the talk."""
    pick = wild(5)
    seen: set[int | None] = set()

    async def scene(stage: Stage) -> None:
        while stage.game.view.hall.number < 2 and not stage.game.table.match.over:
            match = stage.game.table.match
            if match.deal is not None and match.hall.stage is At.DEAL and not isinstance(stage.page, Curtain):
                seen.add(stage.game.viewer)
                voice, text = stage.table.voice, " ".join(stage.text.split())
                for card in cards_of(hidden_from(stage)):
                    assert voice.short(card) not in text, stage.text
                    assert str(voice.card(card)) not in text, stage.text
            await stage.answer(pick)
        assert seen == set(people)

    on_stage(Setting(house(name), people=people, size=(120, 40), dealer=1), scene)


def test_the_curtain_hides_everything_and_only_its_own_key_lifts_it() -> None:
    async def scene(stage: Stage) -> None:
        curtain = stage.page
        assert isinstance(curtain, Curtain)
        before = stage.text
        assert "you are asked" in before
        assert not set("♣♦♥♠") & set(before)
        await stage.press("enter", "space", "escape", "9", "l", "s", "h")
        assert stage.text == before
        await stage.press(str(curtain.number))
        assert set("♣♦♥♠") & set(stage.text)

    on_stage(Setting(house("croatian_4"), people=(0, 2)), scene)


def test_the_curtain_falls_when_the_next_person_is_asked() -> None:
    async def scene(stage: Stage) -> None:
        asked: list[int | None] = []
        while len(asked) < 4:
            if isinstance(stage.page, Curtain):
                await stage.answer(wild(1))
                asked.append(stage.game.viewer)
            else:
                await stage.answer(lambda _count: 0)
        assert asked == [1, 0, 1, 0]

    on_stage(Setting(house("scottish_2"), people=(0, 1), dealer=0), scene)


@pytest.mark.parametrize(
    ("name", "people", "columns"),
    [("croatian_4", (0, 2), "P1+P2 E+W"), ("croatian_4", (1, 2), "W+P2 P1+N"), ("scottish_2", (0, 1), "Pla.1 Pla.2")],
)
def test_every_seat_has_one_name_for_all_the_people(name: str, people: tuple[int, ...], columns: str) -> None:
    """The names at the table, those in the talk, and those above the columns of the score."""

    async def scene(stage: Stage) -> None:
        names: set[tuple[str, ...]] = set()
        heads: set[str] = set()
        seen: set[int | None] = set()
        while seen != set(people):
            await stage.answer(lambda _count: 0)
            if isinstance(stage.page, Curtain):
                continue
            seen.add(stage.game.viewer)
            names.add(tuple(seat.name for seat in stage.table.query_one(Cloth).scene.seats))
            heads.add(" ".join(stage.rows[1][50:].split()))
        assert heads == {columns}
        (only,) = names
        assert [only[seat] for seat in people] == [f"Player {number + 1}" for number in range(len(people))]
        assert len(set(only)) == len(only)

    on_stage(Setting(house(name), people=people, dealer=people[0]), scene)


def test_with_several_people_everybody_is_asked_so_that_the_asking_tells_nothing() -> None:
    """One who cannot exchange the seven is asked as well."""

    async def scene(stage: Stage) -> None:
        await stage.until(lambda: "Leave the turned card" in stage.text, lambda _count: 1)
        assert stage.table.asked is not None
        assert len(stage.table.asked.legal) == 1

    on_stage(Setting(house("scottish_2"), people=(0, 1), dealer=1, hands={0: "8c 8h", 1: "7c"}, turned="Kc"), scene)
