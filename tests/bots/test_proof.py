"""The proof of the bots: that it finds what it looks for, and that what is written down was clean."""

from __future__ import annotations

import json
from random import Random

import pytest

from bela.bots import RulesBot
from bela.bots.rules_bot.playing import plays
from bela.bots.worlds import engine
from bela.cards import SUIT_OF
from bela.deal.actions import Action
from bela.deal.fold import view_of
from bela.deal.state import Deal, Phase, View
from oracle import bots_foolish, bots_policy, bots_proof, bots_secrets

needs_kernel = pytest.mark.skipif(engine.KERNEL is None, reason="the compiled text was not built")


class Spendthrift(RulesBot):
    """Plays the dearest card of the suit that the rules bot would play."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action:
        action = super().choose(view, legal, rng)
        if view.board.phase is not Phase.PLAY or view.board.trump is None:
            return action
        points, cards = view.rules.tables[view.board.trump].points, plays(legal)
        suit = SUIT_OF[next(card for card, play in cards.items() if play == action)]
        return cards[max((card for card in cards if SUIT_OF[card] is suit), key=points.__getitem__)]


def leaky(deal: Deal, seat: int | None) -> View:
    """A view that gives the hand of the next seat for one's own."""
    return view_of(deal, None if seat is None else (seat + 1) % deal.rules.seats)


def test_swapped_cards_change_nothing() -> None:
    assert bots_secrets.secrets("croatian_2", "expert:time=0.1", 10, seed=1).faults == []


def test_a_bot_that_sees_what_it_may_not_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_secrets, "view_of", leaky)
    assert bots_secrets.secrets("croatian_4", "random", 60, seed=1).faults == []  # chance looks at no hand
    assert bots_secrets.secrets("croatian_4", "rules", 60, seed=1).faults


@needs_kernel
def test_foolish_cards_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bots_foolish.foolish("croatian_4", "medium", 60, seed=1).faults == []
    monkeypatch.setattr(bots_foolish, "make_bot", lambda _: Spendthrift())
    assert bots_foolish.foolish("croatian_4", "medium", 60, seed=1).faults


@needs_kernel
def test_a_compiled_twin_that_plays_otherwise_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bots_policy.policy("croatian_3", 60, seed=1).faults == []
    monkeypatch.setattr(bots_policy, "BOT", Spendthrift())
    assert bots_policy.policy("croatian_3", 60, seed=1).faults


def test_what_is_written_down_was_clean_and_no_less_than_was_asked() -> None:
    result = json.loads(bots_proof.RESULT.read_text(encoding="utf-8"))
    assert result["faults"] == 0
    for part in bots_proof.PARTS:
        assert result[part]["positions"] >= 10_000
    assert min(result[bots_proof.FOOLISH]["counts"]["bot"].values()) >= 10_000


def test_the_work_is_shared_out_whole() -> None:
    run = bots_proof.Run(secrets=700, foolish=100, policy=30)
    found = list(bots_proof.jobs(run, seed=1))
    numbers = {part: sum(int(job.asked[-2]) for job in found if job.part == part) for part in bots_proof.PARTS}
    assert numbers == {bots_proof.SECRETS: 700, bots_proof.FOOLISH: 300, bots_proof.POLICY: 30}
