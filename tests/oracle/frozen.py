"""Frozen counts of card play: one line for each seeded deal and depth, which stands by itself.

A line is ``deal | trump | leader | hands by seat, parted by / | depth in cards | count``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from bela.cards import CARD_TEXT, cards_of, mask_of, parse_cards, parse_suit
from bela.rules.variants import variant
from oracle.engine import engine_perft
from oracle.naive_perft import perft
from oracle.naive_play import VARIANTS, suit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bela.rules.model import Rules

FOLDER = Path(__file__).parents[1] / "perft"
FULL_DEALS, SHORT_DEALS = 2, 6
SHORT_HAND = {2: 6, 3: 4, 4: 4}
MOST = 50_000
HEAD = """\
# {name}: how many different sequences of so many cards can be played from the first lead on.
# deal | trump | leader | hands by seat | depth in cards | count
"""


@dataclass(frozen=True)
class Line:
    """One deal, a depth, and how many sequences of so many cards there are."""

    deal: int
    trump: str
    leader: int
    hands: tuple[str, ...]
    depth: int
    count: int

    def __str__(self) -> str:
        hands = " / ".join(self.hands)
        return f"{self.deal} | {self.trump} | {self.leader} | {hands} | {self.depth} | {self.count}"


def parse_line(text: str) -> Line:
    """Read a line. Raises ValueError when it has not six parts."""
    deal, trump, leader, hands, depth, count = (part.strip() for part in text.split("|"))
    return Line(int(deal), trump, int(leader), tuple(hand.strip() for hand in hands.split("/")), int(depth), int(count))


def read(name: str) -> list[Line]:
    """The frozen lines of a variant."""
    texts = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [parse_line(text) for text in texts if text and not text.startswith("#")]


def write(name: str, lines: list[Line]) -> None:
    """Freeze the lines of a variant."""
    FOLDER.mkdir(exist_ok=True)
    text = HEAD.format(name=name) + "".join(f"{line}\n" for line in lines)
    (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")


def count_afresh(name: str) -> list[Line]:
    """The lines of a variant, counted by the engine."""
    rules = variant(name)
    numbers = range(1, FULL_DEALS + SHORT_DEALS + 1)
    return [line for number in numbers for line in lines_of(deal(name, rules, number), rules)]


def deal(name: str, rules: Rules, number: int) -> Line:
    """A seeded deal: the first ones of full hands, the others of hands short enough to be played to the end."""
    rng = Random(f"{name} {number}")
    trump, pack = rng.choice("cdhs"), [CARD_TEXT[card] for card in cards_of(rules.pack)]
    size = rules.hand_size if number <= FULL_DEALS else SHORT_HAND[rules.seats]
    wanted = size * rules.seats
    cards = rng.sample(pack, wanted) if number <= FULL_DEALS else rich_in_trumps(pack, trump, wanted, rng)
    hands = tuple(" ".join(cards[start : start + size]) for start in range(0, wanted, size))
    return Line(number, trump, rng.randrange(rules.seats), hands, 0, 1)


def rich_in_trumps(pack: list[str], trump: str, wanted: int, rng: Random) -> list[str]:
    """So many cards, half of them trumps: short hands by chance alone hardly ever overtrump."""
    trumps = rng.sample([card for card in pack if suit(card) == trump], wanted // 2)
    plain = rng.sample([card for card in pack if suit(card) != trump], wanted - wanted // 2)
    return rng.sample(trumps + plain, wanted)


def lines_of(start: Line, rules: Rules) -> Iterator[Line]:
    """The deal at every depth, until the cards are played or there are too many sequences."""
    for depth in range(1, sum(len(hand.split()) for hand in start.hands) + 1):
        line = replace(start, depth=depth)
        line = replace(line, count=engine_count(line, rules))
        if line.count > MOST:
            return
        yield line


def engine_count(line: Line, rules: Rules) -> int:
    """The line's count by the engine."""
    hands = [mask_of(parse_cards(hand)) for hand in line.hands]
    return engine_perft(rules, hands, line.leader, parse_suit(line.trump), line.depth)


def naive_count(line: Line, name: str) -> int:
    """The line's count by the naive statement."""
    return perft([hand.split() for hand in line.hands], line.leader, line.trump, VARIANTS[name], line.depth)


def wrong_lines(name: str, lines: list[Line], naive_up_to: int) -> Iterator[str]:
    """The lines that the engine counts differently, or the naive statement, asked only up to so many sequences."""
    rules = variant(name)
    for line in lines:
        engine = engine_count(line, rules)
        naive = naive_count(line, name) if line.count <= naive_up_to else line.count
        if (engine, naive) != (line.count, line.count):
            yield f"{name}: engine {engine}, naive {naive}, frozen {line}"
