"""The figures of strength as a table and as a picture, which is drawn here, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from bela.apps.provenance import processor

__all__ = ["faults", "line", "page", "picture", "processor", "text_of"]

Figures = Mapping[str, Any]
Row = Mapping[str, Any]

BEGIN, END = "<!-- figures: scripts/strength.py writes what follows -->", "<!-- end of the figures -->"
NEW = f"""# Strength

How strong the bots are, measured by [the arena](arena.md).

{BEGIN}
{END}
"""


# ---------------------------------------------------------------- words
def line(row: Row) -> str:
    """One contest in a line."""
    first, second = row["bots"]
    return f"{row['variant']:16} {first} - {second}: {interval(row)} %, {row['matches']} matches, {mark(row)}"


def interval(row: Row) -> str:
    """The share and its interval, in percent."""
    return f"{percent(row['share'])} ({percent(row['low'])} to {percent(row['high'])})"


def percent(share: float) -> str:
    """A share, in percent."""
    return f"{100 * share:.1f}"


def mark(row: Row) -> str:
    """Whether the goal was reached."""
    if row["reached"]:
        return "reached"
    return "missed" if row["clear"] else "not clear"


def faults(row: Row) -> int:
    """How often the bots failed."""
    return sum(sum(bot["faults"].values()) for bot in row["decisions"])


def milliseconds(row: Row, place: int) -> str:
    """The median and the 99 % quantile of a card, in milliseconds of the processor."""
    play = row["decisions"][place]["decisions"]["play"]
    return f"{play['median_ms']:.3g} / {play['p99_ms']:.3g}"


# ---------------------------------------------------------------- the page
def text_of(path: Path) -> str:
    """The page as it is, or a new one."""
    return path.read_text(encoding="utf-8") if path.exists() else NEW


def page(figures: Figures, text: str, image: str) -> str:
    """The page with its figures; what people wrote round them stays."""
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    return "\n".join([before + BEGIN, "", *told(figures, image), END]) + after


def told(figures: Figures, image: str) -> Iterator[str]:
    """The figures in Markdown."""
    rows = figures["rows"]
    yield f"![The share of matches that each level wins from the one below, by variant]({image})\n"
    yield from about(figures)
    yield "\n## Each level against the one below\n"
    yield from table([row for row in rows if row["step"]])
    yield "\n## The yardsticks\n"
    yield from table([row for row in rows if not row["step"]])
    yield ""


def about(figures: Figures) -> Iterator[str]:
    """How the figures came about."""
    yield f"Commit `{figures['commit']}`, seed {figures['seed']}, Python {figures['python']}, {figures['processor']}."
    yield f"Levels, the weakest first: {', '.join(figures['levels'])}; the arena called each `{figures['as']}`."
    yield "Times are of the processor, for a card: the median, and within what 99 of 100 stay."
    if figures["left"]:
        yield f"Contests that are still to be played: {figures['left']}."


def table(rows: Sequence[Row]) -> Iterator[str]:
    """Contests as a table."""
    yield "| variant | stronger | weaker | matches | won, % (95 %) | goal, % | | ms a card: stronger | weaker |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for row in rows:
        low, high = (f"{100 * bound:.0f}" for bound in row["goal"])
        stronger, weaker = (milliseconds(row, place) for place in (0, 1))
        cells = (row["variant"], *row["bots"], row["matches"], interval(row), f"{low} to {high}", mark(row))
        yield f"| {' | '.join(map(str, (*cells, stronger, weaker)))} |"


# ---------------------------------------------------------------- the picture
LEFT, TOP, WIDE, HIGH, GAP, MARGIN = 132, 64, 190, 24, 30, 14
"""The place for names, that above the panels, a panel's width, a row's height, between panels, round all. In pixels."""
NARROWEST = 640
"""What the legend needs."""

STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #24292f }
  .small { font-size: 11px; fill: #57606a }
  .grid { stroke: #d0d7de; stroke-width: 1 }
  .goal { fill: #0969da; fill-opacity: .14 }
  .span { stroke: #0550ae; stroke-width: 2 }
  .dot { fill: #0550ae; stroke: #0550ae; stroke-width: 2 }
  .missed { fill: #ffffff }
  .paper { fill: #ffffff }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .small { fill: #9198a1 }
    .grid { stroke: #3d444d }
    .goal { fill: #4493f8; fill-opacity: .2 }
    .span, .dot { stroke: #79c0ff }
    .dot { fill: #79c0ff }
    .missed, .paper { fill: #0d1117 }
  }
"""


def picture(figures: Figures) -> str:
    """A panel for each step between levels, a row for each variant: the share won, its interval, and the goal."""
    rows = [row for row in figures["rows"] if row["step"]]
    variants = list(dict.fromkeys(row["variant"] for row in figures["rows"]))
    steps = list(dict.fromkeys(tuple(row["bots"]) for row in rows))
    width = max(MARGIN + LEFT + len(steps) * (WIDE + GAP) + MARGIN, NARROWEST)
    height = TOP + len(variants) * HIGH + 44
    drawn = [*frame(width, height), *names(variants)]
    for place, step in enumerate(steps):
        drawn += panel(place, step, variants, [row for row in rows if tuple(row["bots"]) == step])
    return "\n".join([*drawn, *legend(height), "</svg>", ""])


def frame(width: int, height: int) -> Iterator[str]:
    """The sheet."""
    title = "Matches won by each level from the one below, in percent"
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{title}">'
    yield f"<style>{STYLE}</style>"
    yield f'<rect class="paper" width="{width}" height="{height}"/>'
    yield text(MARGIN, 24, title)


def names(variants: Sequence[str]) -> Iterator[str]:
    """The variants, one below the other."""
    for place, name in enumerate(variants):
        yield text(MARGIN, row_at(place) + 4, name)


def panel(place: int, step: tuple[str, str], variants: Sequence[str], rows: Sequence[Row]) -> Iterator[str]:
    """What one level wins from the one below."""
    left = MARGIN + LEFT + place * (WIDE + GAP)
    yield text(left, TOP - 12, f"{step[0]} - {step[1]}")
    bottom = TOP + len(variants) * HIGH
    for share in (0, 25, 50, 75, 100):
        across = x(left, share / 100)
        yield f'<line class="grid" x1="{across}" y1="{TOP}" x2="{across}" y2="{bottom}"/>'
        yield f'<text class="small" x="{across}" y="{bottom + 15}" text-anchor="middle">{share}</text>'
    for row in rows:
        yield from dot(left, row_at(variants.index(row["variant"])), row)


def dot(left: int, y: int, row: Row) -> Iterator[str]:
    """A share with its interval, on its goal; hollow where the goal was not reached."""
    low, high = (x(left, bound) for bound in row["goal"])
    yield f'<rect class="goal" x="{low}" y="{y - HIGH // 2 + 2}" width="{high - low:.1f}" height="{HIGH - 4}"/>'
    yield f'<line class="span" x1="{x(left, row["low"])}" y1="{y}" x2="{x(left, row["high"])}" y2="{y}"/>'
    kind = "dot" if row["reached"] else "dot missed"
    yield f'<circle class="{kind}" cx="{x(left, row["share"])}" cy="{y}" r="4"/>'


def legend(height: int) -> Iterator[str]:
    """What the signs mean."""
    y = height - 10
    yield f'<rect class="goal" x="{MARGIN}" y="{y - 10}" width="18" height="12"/>'
    yield f'<text class="small" x="{MARGIN + 24}" y="{y}">the goal; a dot is the share, its line the 95 % interval, '
    yield "a hollow dot one that does not reach the goal</text>"


def row_at(place: int) -> int:
    """The middle of a row."""
    return TOP + place * HIGH + HIGH // 2


def x(left: int, share: float) -> float:
    """Where a share is in a panel."""
    return round(left + share * WIDE, 1)


def text(across: float, y: float, words: str) -> str:
    """Words, which hold no sign that means something in XML."""
    return f'<text x="{across}" y="{y}">{words}</text>'
