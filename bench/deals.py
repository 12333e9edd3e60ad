#!/usr/bin/env python3
"""Random full deals a second on one core, beside jass-kit's arena in the same run.

Needs the extra ``bench``. Both sides choose at random among what is legal; ours deals, chooses trumps, announces, plays
and settles ``croatian_4`` through the public interface. CPU time; medians of interleaved rounds; the ratio decides.
"""

from __future__ import annotations

import argparse
import platform
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from bela.cards import cards_of
from bela.deal.decide import act, legal
from bela.deal.start import deal_from, lay_out
from bela.rules.model import Rules
from bela.rules.variants import variant


def play_deal(rules: Rules, rng: random.Random, dealer: int) -> None:
    """One deal from the shuffle to the settlement."""
    pack = cards_of(rules.pack)
    rng.shuffle(pack)
    deal, _ = deal_from(rules, lay_out(rules, pack, dealer), dealer)
    while (seat := deal.board.to_act) is not None:
        hand = deal.hands[seat]
        assert hand is not None  # noqa: S101 - every hand of a whole deal is known
        deal, _ = act(deal, seat, rng.choice(legal(rules, deal.board, hand)))


def ours(deals: int, seed: int) -> Callable[[], None]:
    """A round of ours."""
    rules, rng = variant("croatian_4"), random.Random(seed)

    def run() -> None:
        for number in range(deals):
            play_deal(rules, rng, number % rules.seats)

    return run


def theirs(deals: int) -> Callable[[], None]:
    """A round of jass-kit's arena with random agents."""
    from jass.agents.agent_random_schieber import AgentRandomSchieber  # noqa: PLC0415 - only where it is installed
    from jass.arena.arena import Arena  # noqa: PLC0415 - as above

    def run() -> None:
        arena = Arena(nr_games_to_play=deals, print_every_x_games=deals + 1)
        agent = AgentRandomSchieber()
        arena.set_players(agent, agent, agent, agent)
        arena.play_all_games()

    return run


def rate(run: Callable[[], None], deals: int) -> float:
    """Deals a second of CPU time."""
    start = time.process_time()
    run()
    return deals / (time.process_time() - start)


def processor() -> str:
    """The processor's name."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    runs = {"bela croatian_4": ours(options.deals, options.seed), "jass-kit arena": theirs(options.deals)}
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(options.rounds):
        for name, run in runs.items():
            rates[name].append(rate(run, options.deals))
    ratio = statistics.median(us / them for us, them in zip(*rates.values(), strict=True))
    print(f"{processor()}, Python {platform.python_version()}, {options.rounds} rounds of {options.deals} deals")
    for name, found in rates.items():
        print(f"{name:<18} {statistics.median(found):8.0f} deals/s")
    print(f"{'ratio':<18} {ratio:8.2f}")


if __name__ == "__main__":
    main()
