"""The Croatian announcements: C-12 to C-19 and C-28."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bela.cards import Card, Mask, Rank
from bela.deal.state import Board
from bela.melds import FOUR_POINTS, Bela, Meld, Run, total_points
from bela.rules.model import Rules
from bela.rules.words import (
    AnnounceWhen,
    BelaCall,
    BelaInContest,
    BelotMode,
    CardReuse,
    ContestUnit,
    Criterion,
    SeatPriority,
    WinnerScores,
)
from ledger.mutant import Mutant, Patch, becomes, mutant, rules
from ledger.mutants.scottish_announcing import either_card, in_trick_order, pair_of_spades, says_itself
from ledger.mutants.scottish_play import SUMS, summed

Held = Mapping[int, Sequence[Meld | Bela]]


def worth(rank: Rank, points: int) -> tuple[Patch, ...]:
    """Four cards of that rank count so much."""
    changed = {**FOUR_POINTS, rank: points}
    return becomes("melds:FOUR_POINTS", changed), becomes("melds:FOUR_RANKS", tuple(changed))


def round_the_corner(runs_in: Callable[[Mask], tuple[Run, ...]]) -> Callable[[Mask], tuple[Run, ...]]:
    """King, ace and seven of a suit are a run as well."""

    def runs(cards: Mask) -> tuple[Run, ...]:
        corners = (
            Run(Card(8 * suit + Rank.ACE), 3) for suit in range(4) if cards >> 8 * suit & 0b11000001 == 0b11000001
        )
        return (*runs_in(cards), *(run for run in corners if run not in runs_in(cards)))

    return runs


def by_sides(contest_winner: Callable[[Rules, Board, Held], int | None]) -> Callable[[Rules, Board, Held], int | None]:
    """What partners announce is compared as one sum."""

    def winner(sound: Rules, board: Board, melds: Held) -> int | None:
        sums = [0] * sound.sides
        for seat, held in melds.items():
            sums[sound.side_of(seat)] += total_points(sound, held)
        best = {seat: held for seat, held in melds.items() if sums[sound.side_of(seat)] == max(sums)}
        return contest_winner(sound, board, best)

    return winner


def nothing_shown(_rules: Rules, board: Board) -> tuple[int, ...]:
    """Nobody shows what they announced."""
    return board.won[:0]


MUTANTS: tuple[Mutant, ...] = (
    mutant("C-12", "Announcing follows one's own first card.", rules(announce_when=AnnounceWhen.WITH_FIRST_CARD)),
    mutant("C-12", "Announcements are not added.", becomes(SUMS, summed("cards", "bela", "capot"))),
    mutant("C-12", "Announcements are not shown.", becomes("deal.steps.showing:due", nothing_shown)),
    mutant("C-13", "Three cards count 10.", rules(run_values=(10, 50, 100))),
    mutant("C-13", "Four cards count 40.", rules(run_values=(20, 40, 100))),
    mutant("C-13", "Five cards count 50.", rules(run_values=(20, 50, 50))),
    mutant("C-13", "Runs go by the order of the trick.", Patch("melds:_runs_in_byte", in_trick_order)),
    mutant("C-13", "Runs go round the corner.", Patch("melds:runs_in", round_the_corner)),
    mutant("C-14", "Four jacks count 100.", *worth(Rank.JACK, 100)),
    mutant("C-14", "Four nines count 100.", *worth(Rank.NINE, 100)),
    mutant("C-14", "Four tens count nothing.", *worth(Rank.TEN, 0)),
    mutant("C-14", "Four eights count 100.", *worth(Rank.EIGHT, 100)),
    mutant("C-15", "The Bela counts 10.", becomes("melds:BELA_POINTS", 10)),
    mutant(
        "C-15", "King or queen of trumps alone are a Bela.", becomes("deal.steps.playing:may_say_bela", either_card)
    ),
    mutant("C-15", "The pair of spades is the Bela, whatever is trumps.", becomes("melds:bela_mask", pair_of_spades)),
    mutant("C-15", "The Bela counts though nobody says it.", Patch("deal.steps.playing:apply", says_itself)),
    mutant("C-15", "The Bela may be said with the first card only.", rules(bela_call=BelaCall.FIRST_CARD)),
    mutant("C-16", "The Bela cannot be announced at the start.", rules(bela_call=BelaCall.EITHER)),
    mutant("C-16", "The Bela has no part in the contest.", rules(bela_in_contest=BelaInContest.NEVER)),
    mutant("C-17", "A card counts once.", rules(card_reuse=CardReuse.ONCE)),
    mutant(
        "C-18",
        "At equal points the player farther from the forehand scores.",
        rules(seat_priority=SeatPriority.DEALER_FIRST),
    ),
    mutant("C-18", "At equal points nobody scores.", rules(contest_order=(Criterion.POINTS, Criterion.NOBODY))),
    mutant("C-19", "Eight cards of a suit are a run like others.", rules(belot=BelotMode.OFF)),
    mutant("C-19", "Only eight trumps win the game.", rules(belot=BelotMode.TRUMP_ONLY)),
    mutant(
        "C-28", "What partners announce is compared as a sum.", Patch("deal.steps.ranking:contest_winner", by_sides)
    ),
    mutant("C-28", "A partner of the winner scores nothing.", rules(winner_scores=WinnerScores.BEST_ONLY)),
    mutant("C-28", "The best single announcement decides.", rules(contest_unit=ContestUnit.BEST_SINGLE)),
    mutant("X-16", "The dealer comes first among equals.", rules(seat_priority=SeatPriority.DEALER_FIRST)),
)
