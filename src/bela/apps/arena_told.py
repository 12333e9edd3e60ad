"""What came of a run of the arena, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bela.apps.telling.table_rules import departures, written
from bela.apps.version import version_line
from bela.arena import Estimate, Measure, Series, Sprt, Until, Verdict
from bela.arena.clock import Clocks, Kind
from bela.arena.plan import rules_in
from bela.arena.series import QUANTILES
from bela.i18n import Translator

if TYPE_CHECKING:
    from bela.apps.arena_run import Outcome


def as_data(outcome: Outcome) -> dict[str, object]:
    """The outcome as one object: the header, and the series."""
    fair = {"fair": outcome.series.plan.fair} if outcome.series.plan.measure is Measure.MATCHES else {}
    return {**outcome.header, **outcome.series.data(), **fair, "interrupted": outcome.interrupted}


def told(words: Translator, outcome: Outcome) -> Iterator[str]:
    """The outcome in lines."""
    series = outcome.series
    yield from heading(words, series)
    if series.estimate is not None:
        yield result(words, series, series.estimate)
        yield from test_result(words, series)
        yield from times(words, series)
        yield from faults(words, series)
    yield version_line(words, str(outcome.header["search"]), str(outcome.header["thinking"]))
    if outcome.interrupted:
        yield words.t("arena.interrupted" if outcome.out is None else "arena.interrupted_kept", file=outcome.out)


def heading(words: Translator, series: Series) -> Iterator[str]:
    """What was played."""
    plan = series.plan
    yield words.t("arena.heading", variant=plan.rules.name, first=plan.first, second=plan.second, seed=plan.seed)
    changed = departures(rules_in(plan.house))
    if changed:
        yield words.t("arena.options", options=", ".join(f"{name}={written(value)}" for name, value in changed.items()))
    if plan.frozen:
        yield words.t("arena.frozen")
    games = len(series.values) * len(plan.lineups)
    key = "arena.deals" if plan.measure is Measure.DEALS else "arena.matches"
    yield words.t(key, pairs=len(series.values), games=games, deals=series.deals)


def result(words: Translator, series: Series, estimate: Estimate) -> str:
    """The figure and its interval."""
    plan = series.plan
    mean, low, high = (figure(words, plan.measure, value) for value in (estimate.mean, estimate.low, estimate.high))
    if plan.measure is Measure.DEALS and estimate.pairs == 1:
        return words.t("arena.points_of_one", bot=plan.first, mean=mean)
    if plan.measure is Measure.DEALS:
        return words.t("arena.points", bot=plan.first, mean=mean, low=low, high=high)
    fair = figure(words, plan.measure, plan.fair)
    return words.t("arena.share", bot=plan.first, mean=mean, low=low, high=high, fair=fair)


def figure(words: Translator, measure: Measure, value: float) -> str:
    """Points with their sign, or a share in percent."""
    return words.number(value, "+.2f") if measure is Measure.DEALS else words.number(100 * value, ".1f")


def short(words: Translator, series: Series) -> str:
    """What is known so far, for the end of a progress bar."""
    estimate = series.estimate
    if estimate is None or estimate.pairs == 1:
        return ""
    measure = series.plan.measure
    low, mean, high = (figure(words, measure, value) for value in (estimate.low, estimate.mean, estimate.high))
    return f"{mean} ({low} .. {high})"


def test_result(words: Translator, series: Series) -> Iterator[str]:
    """What the test says that was to end the run."""
    match series.stop:
        case Sprt(low, high):
            keys = {None: "arena.sprt_open", Verdict.LOW: "arena.sprt_low", Verdict.HIGH: "arena.sprt_high"}
            yield words.t(keys[series.verdict], low=words.number(low, "g"), high=words.number(high, "g"))
        case Until(low, high):
            keys = {None: "arena.until_open", Verdict.LOW: "arena.until_outside", Verdict.HIGH: "arena.until_inside"}
            shares = {"low": words.number(100 * low, "g"), "high": words.number(100 * high, "g")}
            yield words.t(keys[series.verdict], **shares)
        case _:
            pass


# ---------------------------------------------------------------- the bots
def of_bots(series: Series) -> Iterator[tuple[str, Clocks]]:
    """Each bot with its clocks; two of one name are told apart by what they are called on the command line."""
    names = (series.plan.first, series.plan.second)
    marks = ("A: {}", "B: {}") if names[0] == names[1] else ("{}", "{}")
    return zip((mark.format(name) for mark, name in zip(marks, names, strict=True)), series.clocks, strict=True)


def times(words: Translator, series: Series) -> Iterator[str]:
    """How long the bots took to decide."""
    yield words.t("arena.times")
    for name, clocks in of_bots(series):
        for kind, label in kinds(words):
            if found := clocks.timing(kind):
                spans = {share: milliseconds(words, found.quantile(value)) for share, value in QUANTILES.items()}
                mean = milliseconds(words, found.mean)
                yield words.t("arena.time", bot=name, kind=label, count=found.number, mean=mean, **spans)


def kinds(words: Translator) -> list[tuple[Kind, str]]:
    """The kinds of decisions, and what they are called."""
    calling, play, other = words.t("phase.bidding"), words.t("phase.play"), words.t("arena.other")
    return [(Kind.CALLING, calling), (Kind.PLAY, play), (Kind.OTHER, other)]


def milliseconds(words: Translator, seconds: float) -> str:
    """A time with three digits that count."""
    value = seconds * 1000
    return words.number(value, ".0f" if value >= 100 else "#.3g")  # noqa: PLR2004 - three digits


def faults(words: Translator, series: Series) -> Iterator[str]:
    """Which bots failed, how often and how."""
    for name, clocks in of_bots(series):
        if clocks.faults:
            kinds = ", ".join(f"{error} {number}" for error, number in clocks.faults.most_common())
            yield words.t("arena.faults", bot=name, count=clocks.faults.total(), faults=kinds)
