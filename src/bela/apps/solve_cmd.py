"""`bela solve`: what best play brings with all cards known, for a position or over many deals."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

import click

from bela.apps.choosing import choose_rules
from bela.apps.language import interface_words, lang_option
from bela.apps.refused import RefusedError
from bela.apps.solving import Sample, position_in
from bela.apps.watching import any_seed
from bela.cards import CARD_TEXT
from bela.i18n import Translator
from bela.solve import Position, best_line, card_values, values
from bela.solve.statistics import Summary, points_in, summary

WORDS = interface_words()
CHUNK = 32
"""Deals that are solved between two moves of the progress bar."""


@click.command("solve", help=WORDS.t("solve.help"))
@click.argument("what", metavar="FILE|VARIANT")
@click.option("--at", type=click.IntRange(0), help=WORDS.t("solve.help.at"))
@click.option("--line", "with_line", is_flag=True, help=WORDS.t("solve.help.line"))
@click.option("--capot", is_flag=True, help=WORDS.t("solve.help.capot"))
@click.option("--deals", type=click.IntRange(1), help=WORDS.t("solve.help.deals"))
@click.option("--seed", type=click.IntRange(0), help=WORDS.t("solve.help.seed"))
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=WORDS.t("cli.option"))
@click.option("--threads", type=click.IntRange(1, 256), help=WORDS.t("solve.help.threads"))
@click.option("--json", "as_json", is_flag=True, help=WORDS.t("solve.help.json"))
@lang_option
def solve(  # noqa: PLR0913 - one parameter for each option
    *,
    what: str,
    at: int | None,
    with_line: bool,
    capot: bool,
    deals: int | None,
    seed: int | None,
    options: tuple[str, ...],
    threads: int | None,
    as_json: bool,
    lang: str,
) -> None:
    """Solve a position, or deals by chance."""
    words = interface_words(lang)
    if deals is None:
        if seed is not None or options:
            raise RefusedError(words.t("solve.only_with_deals"))
        found = solved(position_in(words, Path(what), at), with_line=with_line, capot=capot)
        click.echo(json.dumps(found) if as_json else "\n".join(told(words, found)))
        return
    if at is not None or with_line:
        raise RefusedError(words.t("solve.only_with_a_file"))
    rules = choose_rules(words, what, options, None)
    sample = Sample(rules, deals, any_seed() if seed is None else seed)
    statistics(words, sample, threads or os.cpu_count() or 1, capot=capot, as_json=as_json)


# ---------------------------------------------------------------- one position
def solved(position: Position, *, with_line: bool, capot: bool) -> dict[str, object]:
    """What is to be told of a position: points of the side to act from here on, the last trick's included."""
    rules = position.rules
    by_card = card_values(position, capot=capot)
    cards = sorted(by_card, key=lambda card: (-by_card[card], card))
    found: dict[str, object] = {
        "side": rules.side_of(position.to_act),
        "value": by_card[cards[0]],
        "cards": [{"card": CARD_TEXT[card], "value": by_card[card]} for card in cards],
    }
    if rules.sides > 2:  # noqa: PLR2004 - no two sides
        found["alone"] = True
    if with_line:
        found["line"] = [CARD_TEXT[card] for card in best_line(position, capot=capot)]
    return found


def told(words: Translator, found: dict[str, object]) -> Iterator[str]:
    """The same for people."""
    key = "solve.alone" if "alone" in found else "solve.value"
    yield words.t(key, side=found["side"], value=found["value"])
    cards = found["cards"]
    assert isinstance(cards, list)  # noqa: S101 - as it was put in
    for each in cards:
        yield words.t("solve.card", card=each["card"], value=each["value"])
    if isinstance(line := found.get("line"), list):
        yield words.t("solve.line", cards=" ".join(line))


# ---------------------------------------------------------------- many deals
def statistics(words: Translator, sample: Sample, threads: int, *, capot: bool, as_json: bool) -> None:
    """Solve a sample, and write what its values look like together."""
    positions = list(sample.positions())
    found = summary(solve_all(words, positions, threads, capot=capot), list(map(points_in, positions)))
    if as_json:
        click.echo(json.dumps({"variant": sample.rules.name, "seed": sample.seed, **asdict(found)}))
    else:
        click.echo("\n".join(summed_up(words, sample, found)))


def solve_all(words: Translator, positions: Sequence[Position], threads: int, *, capot: bool) -> list[int]:
    """The values for the forehand's side, or for the forehand alone; a bar tells a person how far it is."""
    found: list[int] = []
    quiet = not sys.stderr.isatty()
    label = words.t("solve.progress")
    with click.progressbar(length=len(positions), label=label, file=sys.stderr, hidden=quiet) as bar:
        for start in range(0, len(positions), CHUNK):
            chunk = positions[start : start + CHUNK]
            found += values(chunk, capot=capot, threads=threads)
            bar.update(len(chunk))
    return found


def summed_up(words: Translator, sample: Sample, found: Summary) -> Iterator[str]:
    """What the values look like together, for people."""
    alone = sample.rules.sides > 2  # noqa: PLR2004 - no two sides
    key = "solve.deals_alone" if alone else "solve.deals"
    yield words.t(key, number=found.number, variant=sample.rules.name, seed=sample.seed)
    mean, error = (words.number(value, ".2f") for value in (found.mean, found.error))
    yield words.t("solve.mean", mean=mean, error=error, deviation=words.number(found.deviation, ".1f"))
    low, middle, high = found.quartiles
    yield words.t("solve.quartiles", least=found.least, low=low, middle=middle, high=high, most=found.most)
    half, everything = (words.number(100 * share, ".1f") for share in (found.over_half, found.everything))
    yield words.t("solve.shares", half=half, all=everything)
