"""One deal of each variant in text: what may be said at every turn, in the order listed, and what was said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bela.cards import Card, cards_text, parse_cards
from bela.deal import actions as a
from bela.deal.decide import act, legal_for
from bela.deal.notation import action_text, parse_said
from bela.deal.start import deal_from, lay_out
from bela.deal.state import Deal
from bela.rules.variants import VARIANTS, variant
from support.dealing import pack_for, random_cards
from support.play import played_on

FILE = Path(__file__).resolve().parent.parent / "deal" / "order.txt"
TRIES = 300
"""Of so many deals the one is kept that has most kinds of actions in it, those that no other variant had first."""


@dataclass(frozen=True)
class Course:
    """A deal as it was dealt and what was said and played in it."""

    name: str
    dealer: int
    pack: tuple[Card, ...]
    said: tuple[tuple[int, a.Action], ...]

    def opening(self) -> Deal:
        """The deal before its first call."""
        rules = variant(self.name)
        return deal_from(rules, lay_out(rules, self.pack, self.dealer), self.dealer)[0]


def read() -> list[Course]:
    """The deals of the file."""
    sections = FILE.read_text(encoding="utf-8").strip().split("\n\n")
    return [_course(section.splitlines()) for section in sections]


def _course(lines: Sequence[str]) -> Course:
    (name, dealer, pack), turns = lines[0].split(", "), lines[1:]
    said = tuple(_said(line.partition(" | ")[0]) for line in turns)
    return Course(name, int(dealer.removeprefix("dealer ")), parse_cards(pack.removeprefix("pack ")), said)


def _said(text: str) -> tuple[int, a.Action]:
    seat, action = parse_said(text)
    assert seat is not None
    assert not isinstance(action, a.Draw | a.Pack | a.Cut)
    return seat, action


def written(course: Course) -> str:
    """The deal as text: how it was dealt, then each turn with all that might have been said."""
    head = f"{course.name}, dealer {course.dealer}, pack {cards_text(course.pack)}"
    return "\n".join([head, *_turns(course.opening(), course.said)])


def _turns(deal: Deal, said: Iterable[tuple[int, a.Action]]) -> Iterator[str]:
    for seat, action in said:
        listed = ", ".join(map(action_text, legal_for(deal, seat)))
        yield f"{seat}:{action_text(action)} | {listed}"
        deal, _ = act(deal, seat, action)


def chosen() -> Iterator[Course]:
    """A deal of each variant."""
    had: set[type] = set()
    for name in VARIANTS:
        courses = [random_course(name, seed) for seed in range(TRIES)]
        ranked = [(len(kinds(course) - had), len(kinds(course))) for course in courses]
        best = courses[ranked.index(max(ranked))]
        had |= kinds(best)
        yield best


def random_course(name: str, seed: int) -> Course:
    """A deal played at random; the same for the same seed."""
    rules, rng = VARIANTS[name], Random(seed)
    dealer = rng.randrange(rules.seats)
    pack = pack_for(rules, random_cards(rules, rng, dealer), dealer)
    steps = played_on(Course(name, dealer, pack, ()).opening(), rng)
    return Course(name, dealer, pack, tuple((step.seat, step.action) for step in steps))


def kinds(course: Course) -> set[type]:
    """The kinds of actions in a deal."""
    return {type(action) for _, action in course.said}


def write() -> None:
    """Write the file anew."""
    FILE.write_text("\n\n".join(map(written, chosen())) + "\n", encoding="utf-8", newline="\n")
