"""Every byte to every seat and watcher over whole matches, and worlds in which unseen cards are swapped."""

from __future__ import annotations

import itertools
import random
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from bela.apps.web.game.state import Purpose, Round
from bela.cards import Card, cards_of, cards_text
from bela.deal import actions as a
from bela.deal.decide import act, legal_for
from bela.deal.errors import IllegalAction
from bela.deal.notation import action_text
from bela.deal.start import deal_from, lay_out
from bela.deal.state import Deal
from bela.rules.model import Rules
from bela.rules.variants import VARIANTS
from support.play import Story, played_on
from support.worlds import Outcome, Twins, live_on, moved_on, other_opening, random_twins
from web.fakes import in_loop
from web.recorded import Knowledge
from web.sitting import Club, Guest, asked, club

report = pytest.mark.report
BACK = 0.1
"""How often somebody looks again."""
PAIRS = 5
"""Worlds that are compared, in each variant."""


@report("FR-51", "FR-52")
@pytest.mark.parametrize("variant", VARIANTS)
@in_loop
async def test_no_message_of_a_match_names_a_card_that_its_receiver_may_not_know(variant: str, tmp_path: Path) -> None:
    rng, hidden = random.Random(variant), 0
    async with club(tmp_path) as found:
        guests = await found.table(variant, VARIANTS[variant].seats, start=False, options={"target": 150})
        for guest in guests:
            await guest.anew(fair=True, told=True)
        watcher = await Guest(found, guests[0].code, None, None).come(told=True)
        everybody = [*guests, watcher]
        table = guests[0].table
        assert table is not None
        knowing = [Knowledge(table.room, one.seat) for one in everybody]
        await guests[0].send("start")
        while (asked_now := await asked(guests)) is not None:
            await asked_now.do(rng.choice(asked_now.legal))
            found.hear(everybody)
            for one, knowledge in zip(everybody, knowing, strict=True):
                assert knowledge.leaks(one.heard) == []
                hidden += knowledge.hidden.bit_count()
                one.heard.clear()
            if rng.random() < BACK:
                await look_again(rng.choice(everybody), knowing)
    assert hidden > 500


async def look_again(guest: Guest, knowing: list[Knowledge]) -> None:
    """Come back: what is told then is no more than was told before."""
    await guest.anew(after=max(0, guest.seq - 3), told=True, fair=guest.token is not None)
    knowledge = next(one for one in knowing if one.seat == guest.seat)
    assert knowledge.leaks(guest.heard) == []


# ---------------------------------------------------------------- swapped worlds
class Worlds:
    """Tables that are the same in everything but where some unseen cards lie."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.pack: tuple[Card, ...] = ()
        self._chance = random.Random(0)
        patch.setattr(Round, "outcome", lambda held, _table, rules: self._outcome(held, rules))
        patch.setattr(secrets, "token_hex", lambda size=32: self._chance.randbytes(size).hex())
        patch.setattr(secrets, "token_urlsafe", lambda size=32: self._chance.randbytes(size).hex())
        patch.setattr(secrets, "choice", self._chance.choice)

    def _outcome(self, held: Round, rules: Rules) -> tuple[tuple[Card, ...], int]:
        return (self.pack if held.purpose is Purpose.DEAL and self.pack else tuple(cards_of(rules.pack))), 0

    async def begun(self, found: Club, variant: str) -> tuple[list[Guest], Guest]:
        """A table with its first deal; the same every time."""
        self._chance.seed(variant)
        guests = await found.table(variant, VARIANTS[variant].seats, options={"target": 301})
        watcher = await Guest(found, guests[0].code, None, None).come(told=True)
        await asked(guests)
        return guests, watcher

    async def lived(
        self, folder: Path, variant: str, pack: tuple[Card, ...], actions: list[str], observer: int | None
    ) -> list[tuple[int, bytes]]:
        """All that an observer is told in a deal from that pack, and when."""
        async with club(folder) as found:
            self.pack = pack
            guests, watcher = await self.begun(found, variant)
            for action in actions:
                guest = await asked(guests)
                assert guest is not None
                await found.clock.pass_by(700)
                assert (await guest.do(action))["t"] == "update"
            found.hear([*guests, watcher])
            one = watcher if observer is None else guests[observer]
            await one.anew(told=True)
            return list(zip(one.times, one.heard, strict=True))


def swapped(pack: tuple[Card, ...], pair: tuple[Card, Card]) -> tuple[Card, ...]:
    other = {pair[0]: pair[1], pair[1]: pair[0]}
    return tuple(other.get(card, card) for card in pack)


def other_actions(twins: Twins) -> Iterator[a.Action]:
    """The actions by which the other world goes the same way."""
    deal, _ = other_opening(twins)
    for step in twins.story.steps[: twins.steps]:
        found = moved_on(deal, step, twins.cards)
        assert found is not None
        yield next(action for action in candidates(deal, step.action) if reaches(deal, step.seat, action, found[0]))
        deal = found[0]


def candidates(deal: Deal, action: a.Action) -> list[a.Action]:
    assert deal.board.to_act is not None
    return [action, *legal_for(deal, deal.board.to_act)]


def reaches(deal: Deal, seat: int, action: a.Action, wanted: Deal) -> bool:
    try:
        return act(deal, seat, action)[0] == wanted
    except IllegalAction:
        return False


@report("FR-51", "FR-52")
@pytest.mark.parametrize("variant", VARIANTS)
@in_loop
async def test_swapping_unseen_cards_changes_no_byte_and_no_time(
    variant: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, worlds, compared = random.Random(variant), Worlds(monkeypatch), 0
    folders = (tmp_path / str(number) for number in itertools.count())
    async with club(next(folders)) as found:
        guests, _ = await worlds.begun(found, variant)
        dealer, rules = guests[0].parts["deal"]["dealer"], guests[0].table.room.state.rules  # type: ignore[union-attr]
    while compared < PAIRS:
        pack = tuple(rng.sample(cards_of(rules.pack), rules.pack.bit_count()))
        opening, dealt = deal_from(rules, lay_out(rules, pack, dealer), dealer)
        story = Story(opening, dealt, tuple(one for one in played_on(opening, rng) if type(one.action) is not a.Claim))
        twins = random_twins(story, rng)
        if twins is None or live_on(twins) is not Outcome.SAME:
            continue
        one = [action_text(step.action) for step in story.steps[: twins.steps]]
        other = [action_text(action) for action in other_actions(twins)]
        first = await worlds.lived(next(folders), variant, pack, one, twins.observer)
        second = await worlds.lived(next(folders), variant, swapped(pack, twins.cards), other, twins.observer)
        assert first == second, (cards_text(twins.cards), twins.observer, one)
        compared += 1
