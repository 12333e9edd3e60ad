"""Count the ways of playing cards from seeded deals, and hold them to the frozen tables in tests/perft.

python scripts/perft.py            recount every line with the engine and with the naive statement
python scripts/perft.py --short    the naive statement only where there are few sequences
python scripts/perft.py --write    freeze anew, once both have counted the same

Exit code 1 when a count differs; nothing is written then.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

# the oracle lies among the tests, which are not installed
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from oracle import frozen
from oracle.naive_play import VARIANTS

FEW = 2_000


def main() -> int:
    """Do what the command line asks; the number returned is the exit code."""
    asked = arguments()
    take = frozen.count_afresh if asked.write else frozen.read
    lines = {name: take(name) for name in VARIANTS}
    up_to = FEW if asked.short else frozen.MOST
    wrong = [text for name, found in lines.items() for text in frozen.wrong_lines(name, found, up_to)]
    print(*wrong, f"lines: {sum(map(len, lines.values()))}, wrong: {len(wrong)}", sep="\n")
    if asked.write and not wrong:
        freeze(lines)
    return 1 if wrong else 0


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Count the ways of playing cards, and compare with the frozen tables.")
    parser.add_argument("--short", action="store_true", help=f"count naively only up to {FEW} sequences")
    parser.add_argument("--write", action="store_true", help="freeze the counts anew")
    return parser.parse_args()


def freeze(lines: dict[str, list[frozen.Line]]) -> None:
    """Write every table."""
    for name, found in lines.items():
        frozen.write(name, found)


if __name__ == "__main__":
    sys.exit(main())
