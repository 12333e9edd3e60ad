"""A small two-player game with its equilibrium, and what strategies lose in it: the exploitability meter.

The game: a pack of three suits, one of them trumps; two equal hands, the rest of the pack unseen; seat 0 leads first;
cards are played by the rules of ``croatian_2``; the last trick counts ten. What is played for is the difference of card
points.
"""

from __future__ import annotations

import ctypes
from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, Self

import meter_kernel as kernel
from bela.cards import CARD_TEXT, Card, Cards, Mask, Suit, cards_of, cards_text, mask_of
from bela.rules.variants import variant
from bela.solve.kit import Kit, make_kit

if TYPE_CHECKING:
    from types import TracebackType

RULES = variant("croatian_2")
TRUMP = Suit.CLUBS
"""Of four trumps J A T Q; the plain suits are diamonds and hearts."""
PACK: Mask = Cards.parse("Jc Ac Tc Qc Jd Ad Td Qd Jh Ah Th Qh")
HAND = 4
SMALL_PACK: Mask = Cards.parse("Jc Ac Tc Jd Ad Td Jh Ah Th")
SMALL_HAND = 3

Strategy = Callable[[bool, Mask, tuple[Card, ...]], Mapping[Card, float]]
"""Whether the seat is the one that led first, its hand now, the cards played so far; gives a probability by card."""


Chooser = Callable[[bool, Mask, tuple[Card, ...], int], Card]
"""The same with a seed at the end; gives the card."""


class Turn(NamedTuple):
    """A turn at which there is a choice."""

    leader: bool
    hand: Mask
    line: tuple[Card, ...]
    cards: tuple[Card, ...]
    """What may be played."""


class Solved(NamedTuple):
    """How far the solution has come, in points; the leader's side of the difference."""

    value: float
    leader_can: float
    """What the best answer to the average strategy gets in the leader's seat: no less than the value."""
    leader_must: float
    """What the leader keeps against the best answer: no more than the value."""

    @property
    def exploitability(self) -> float:
        """What a best answer gains over the value at most, on average over the seats."""
        return (self.leader_can - self.leader_must) / 2


class Verdict(NamedTuple):
    """What a strategy is worth, in points of difference; by seat, the leader first."""

    losses: tuple[float, float]
    """How much less than the equilibrium it takes from an equilibrium."""
    exploits: tuple[float, float]
    """How much more than the value the best answer takes from it."""

    @property
    def loss(self) -> float:
        """The mean over both seats."""
        return sum(self.losses) / 2

    @property
    def exploitability(self) -> float:
        """The mean over both seats."""
        return sum(self.exploits) / 2


class Count(NamedTuple):
    """Turns after so many cards: all, those with a choice, and these with twins in the plain suits counted once."""

    turns: int
    choices: int
    apart: int


class StrategyError(ValueError):
    """A strategy gave something that is no choice among the cards that may be played."""


class UnsolvedError(RuntimeError):
    """A strategy is to be judged before there is anything to judge it by."""


class GameError(ValueError):
    """A pack or hands of which no game can be made; says what would be right."""


def averaged(choose: Chooser, seeds: int) -> Strategy:
    """What a bot with whims does on average over the seeds 0 to ``seeds - 1``."""

    def strategy(leader: bool, hand: Mask, line: tuple[Card, ...]) -> Mapping[Card, float]:  # noqa: FBT001 - as Strategy
        chosen = Counter(choose(leader, hand, line, seed) for seed in range(seeds))
        return {card: times / seeds for card, times in chosen.items()}

    return strategy


class Meter:
    """A game, solved as far as asked. Use it as a context manager; it holds memory outside Python."""

    def __init__(self, pack: Mask = PACK, hand: int = HAND) -> None:
        """Take a pack of clubs, which are trumps, and of as many diamonds as hearts; and the size of the hands.

        Raises GameError.
        """
        check(pack, hand)
        self._rounds = 0
        self._library = kernel.load()
        self._meter = self._library.meter_open(self.kit.packed, self.kit.inside(pack), hand)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._library.meter_close(self._meter)

    @cached_property
    def kit(self) -> Kit:
        """The rules of card play as tables, trumps in the lowest byte."""
        return make_kit(RULES.tables[TRUMP])

    @property
    def depths(self) -> int:
        """Cards before the last trick, which plays itself."""
        return int(self._library.meter_depths(self._meter))

    # ------------------------------------------------------------ the equilibrium
    def solve(self, rounds: int) -> Solved:
        """Go on with so many rounds of CFR+. What is judged later is judged by the average strategy so far."""
        found = kernel.Three()
        self._library.meter_solve(self._meter, rounds, found)
        self._rounds += rounds
        return Solved(found[0], found[1], -found[2])

    # ------------------------------------------------------------ strategies
    def judge(self, strategy: Strategy) -> Verdict:
        """Ask a strategy at every turn to which its own play may lead, and say what it is worth.

        Each turn is asked about once, and stands for its twin in the other plain suit as well.
        Raises StrategyError when an answer is no distribution over the cards that may be played. Raises UnsolvedError.
        """
        self._library.meter_forget(self._meter)
        for depth in range(self.depths):
            chances = array("d", bytes(0))
            for turn in self.turns(depth):
                chances.extend(self._row(turn, strategy(turn.leader, turn.hand, turn.line)))
            self._library.meter_tell(self._meter, (ctypes.c_double * len(chances)).from_buffer(chances))
        return self._verdict()

    def judge_compiled(self, function: int, data: int | None = None) -> Verdict:
        """The same for a compiled strategy, by its address: ``meter::Strategy`` in bench/meter/turns.hpp."""
        self._library.meter_gather(self._meter, function, data)
        return self._verdict()

    def judge_sampling(self, worlds: int = 0, seeds: int = 1, mix: float = 0, seed: int = 0) -> Verdict:
        """Plain sampled worlds, drawn with repetition; 0 looks once at each that there is."""
        manner = kernel.Manner(worlds=worlds, seeds=seeds, mix=mix, seed=seed)
        self._library.meter_sampling(self._meter, ctypes.byref(manner))
        return self._verdict()

    def judge_step(self, manner: kernel.Manner) -> Verdict:
        """One step beyond sampled worlds (src/bela/bots/cpp/step.hpp)."""
        self._library.meter_step(self._meter, ctypes.byref(manner))
        return self._verdict()

    def judge_equilibrium(self) -> Verdict:
        """The average strategy itself: how far the solution is from being one."""
        self._library.meter_equilibrium(self._meter)
        return self._verdict()

    def turns(self, depth: int) -> Iterator[Turn]:
        """The turns after so many cards to which the strategy told so far leads; to be used up before the next call."""
        asked = ctypes.POINTER(kernel.Asked)()
        number = self._library.meter_ask(self._meter, depth, ctypes.byref(asked))
        card = self.kit.card
        for each in asked[:number]:
            numbers = [place for place in range(32) if each.hand >> place & 1]
            yield Turn(
                leader=each.seat == 0,
                hand=mask_of([card[place] for place in numbers]),
                line=tuple(card[place] for place in each.line[: each.length]),
                cards=tuple(card[place] for place in each.cards[: each.number]),
            )

    def counts(self) -> tuple[Count, ...]:
        """By cards played: how many turns there are to which what was last judged leads."""
        found = []
        for depth in range(self.depths):
            self._library.meter_ask(self._meter, depth, ctypes.byref(ctypes.POINTER(kernel.Asked)()))
            tally = kernel.Tally()
            self._library.meter_tally(self._meter, ctypes.byref(tally))
            found.append(Count(tally.all, tally.choices, tally.apart))
        return tuple(found)

    def forget(self) -> None:
        """Have nothing told: all cards are as likely, so that every turn is led to."""
        self._library.meter_forget(self._meter)

    def _row(self, turn: Turn, given: Mapping[Card, float]) -> list[float]:
        chances = [given.get(card, 0.0) for card in turn.cards]
        if min(chances) < 0 or abs(sum(chances) - 1) > TOLERANCE or not {*given} <= {*turn.cards}:
            answer = {CARD_TEXT[card]: chance for card, chance in given.items()}
            raise StrategyError(
                f"of {cards_text(turn.cards)} in {turn} a strategy made {answer}; they must sum up to 1"
            )
        return chances + [0.0] * (kernel.MOST_CHOICES - len(chances))

    def _verdict(self) -> Verdict:
        if not self._rounds:
            raise UnsolvedError("there is no equilibrium to judge by: call solve first")
        losses, exploits = kernel.Pair(), kernel.Pair()
        self._library.meter_judge(self._meter, losses, exploits)
        return Verdict((losses[0], losses[1]), (exploits[0], exploits[1]))


TOLERANCE = 1e-9
HANDS = range(2, 5)


def check(pack: Mask, hand: int) -> None:
    """Whether there is such a game. Raises GameError."""
    diamonds, hearts = (pack >> 8 * suit & 0xFF for suit in (Suit.DIAMONDS, Suit.HEARTS))
    if diamonds != hearts or pack & Suit.SPADES.mask:
        raise GameError(f"the pack {cards_text(cards_of(pack))} needs the same diamonds as hearts, and no spades")
    if hand not in HANDS or not 2 * hand <= pack.bit_count() <= kernel.MOST_CARDS:
        raise GameError(
            f"two hands of {hand} from {pack.bit_count()} cards: take hands of 2 to 4 from at most 12 cards"
        )
