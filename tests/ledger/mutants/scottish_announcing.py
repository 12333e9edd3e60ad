"""The Scottish announcements: S-15 to S-27, and what stands of them among the silent points."""

from __future__ import annotations

from collections.abc import Callable

from bela.cards import BIT, SUIT_OF, Card, Mask, Suit, mask_of, parse_cards
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.flow import Flow
from bela.deal.state import Board, Claimed, Hand, Phase
from bela.deal.steps.ranking import held_runs
from bela.deal.steps.showing import further_runs
from bela.deal.steps.words import Verdict, standing, verdict
from bela.melds import Run, bela_mask
from bela.rules.model import Rules
from bela.rules.tables import PLAIN_ORDER
from bela.rules.words import AnnounceWhen, BelaCall, Criterion, SeatPriority, ShownWhen, WinnerScores
from ledger.mutant import Mutant, Patch, becomes, mutant, rules

Words = Callable[..., tuple[a.Action, ...]]
LENGTH, TOP, TRUMP, SEAT = Criterion.LENGTH, Criterion.TOP, Criterion.TRUMP, Criterion.SEAT
FIVES = (20, 50)


def no_silence(first_words: Words) -> Words:
    """Whoever holds a run must announce it."""
    return lambda *asked: first_words(*asked)[1:] or first_words(*asked)


def says_itself(apply: Callable[[Flow, int, a.Action], None]) -> Callable[[Flow, int, a.Action], None]:
    """The Bela counts though its owner does not say it."""

    def applied(flow: Flow, seat: int, action: a.Action) -> None:
        before = flow.board
        apply(flow, seat, action)
        pair = 0 if before.trump is None else bela_mask(before.trump)
        if flow.board.bela is None and flow.board.played[seat] & pair == pair:
            flow.emit(e.BelaSaid(seat))

    return applied


def in_trick_order(runs_in_byte: Callable[[int], object]) -> Callable[[int], object]:
    """Runs go by the order in which cards take tricks."""
    return lambda byte: runs_in_byte(sum(1 << place for place, rank in enumerate(PLAIN_ORDER) if byte >> rank & 1))


def plain_runs(board: Board, hand: Hand) -> tuple[Run, ...]:
    """The runs outside trumps."""
    return tuple(run for run in held_runs(board, hand) if SUIT_OF[run.top] is not board.trump)


def asked_again(after_card: Callable[[Flow, int], None]) -> Callable[[Flow, int], None]:
    """Everybody is asked in the second trick as well."""

    def after(flow: Flow, seat: int) -> None:
        if len(flow.board.tricks) == 1:
            flow.ask(Phase.ANNOUNCING, seat)
        else:
            after_card(flow, seat)

    return after


def either_card(_rules: Rules, board: Board, _hand: Hand, card: Card) -> bool:
    """King or queen of trumps alone are a Bela."""
    return board.trump is not None and board.bela is None and bool(bela_mask(board.trump) & BIT[card])


def pair_of_spades(_trump: Suit) -> Mask:
    """King and queen of spades, whatever is trumps."""
    return mask_of(parse_cards("Ks Qs"))


def only_more(_rules: Rules, board: Board, seat: int, points: int) -> bool:
    """Whoever cannot say more than what stands has lost."""
    return points <= standing(board, seat, Claimed(points))[1][0].points


def anything(*_asked: object) -> bool:
    """However little may be announced."""
    return False


def second_at_most(lost: Callable[..., bool]) -> Callable[..., bool]:
    """Only the second player may say as much as the first."""
    return lambda rules, board, seat, points: (
        lost(rules, board, seat, points) or (board.contest.asked > 1 and only_more(rules, board, seat, points))
    )


def partners_too(rules: Rules, board: Board, seat: int, points: int) -> bool:
    """A partner may say as much, like a rival."""
    seats, said = standing(board, seat, Claimed(points))
    return verdict(rules, board, seats, said) is Verdict.OWNER


def never_level(answers: Words) -> Words:
    """A rival cannot say that theirs is the same."""
    return lambda *asked: tuple(word for word in answers(*asked) if word != a.Same())


def both_score(outcome: Callable[[Rules, Board], e.Won]) -> Callable[[Rules, Board], e.Won]:
    """The loser scores what they said as well."""

    def won(rules: Rules, board: Board) -> e.Won:
        award = [0] * rules.sides
        for seat, said in enumerate(board.contest.said):
            award[rules.side_of(seat)] += 0 if said is None else said.points
        return e.Won(outcome(rules, board).winner, tuple(award))

    return won


def all_shown(apply_show: Callable[[Flow, int, a.Action], None]) -> Callable[[Flow, int, a.Action], None]:
    """Every further run is shown, whatever its owner wants."""
    return lambda flow, seat, _action: apply_show(flow, seat, a.Show(all_further(flow, seat)))


def all_further(flow: Flow, seat: int) -> tuple[Run, ...]:
    """Every run besides the winning one."""
    hand = flow.hand(seat)
    return () if hand is None else further_runs(flow.rules, flow.board, hand)


def longest_lose(rival: int | None, owner: int | None) -> Verdict | None:
    """The lesser of two wins."""
    rival, owner = rival or 0, owner or 0
    return Verdict.RIVAL if rival < owner else Verdict.OWNER if rival > owner else None


MUTANTS: tuple[Mutant, ...] = (
    mutant("S-15", "Whoever holds a run must announce it.", Patch("deal.steps.dialogue:_first_words", no_silence)),
    mutant("S-15", "The Bela counts though nobody says it.", Patch("deal.steps.playing:apply", says_itself)),
    mutant("S-16", "Runs go by the order of the trick.", Patch("melds:_runs_in_byte", in_trick_order)),
    mutant("S-16", "Trumps make no run.", becomes("deal.steps.ranking:held_runs", plain_runs)),
    mutant(
        "S-16", "All are asked in the second trick as well.", Patch("deal.steps.announcing:after_card", asked_again)
    ),
    mutant("S-17", "The length of a run does not matter.", rules(contest_order=(TOP, TRUMP, SEAT))),
    mutant("S-17", "The lesser run wins.", becomes("deal.steps.words:_than", longest_lose)),
    mutant("S-18", "Three cards count 10.", rules(run_values=(10, 50, 50))),
    mutant("S-18", "Four cards count 40.", rules(run_values=(20, 40, 50))),
    mutant("S-18", "Five cards count 100.", rules(run_values=(20, 50, 100))),
    mutant("S-19", "A run counts without a trick.", rules(announced_needs_trick=False)),
    mutant("S-20", "The Bela counts 10.", becomes("melds:BELA_POINTS", 10)),
    mutant(
        "S-20", "King or queen of trumps alone are a Bela.", becomes("deal.steps.playing:may_say_bela", either_card)
    ),
    mutant("S-20", "The pair of spades is the Bela, whatever is trumps.", becomes("melds:bela_mask", pair_of_spades)),
    mutant("S-21", "The Bela may be said with either card.", rules(bela_call=BelaCall.EITHER)),
    mutant("S-22", "Runs are announced before a card is led.", rules(announce_when=AnnounceWhen.BEFORE_FIRST_TRICK)),
    mutant("S-23", "An equal run cannot be announced.", becomes("deal.steps.dialogue:_lost", only_more)),
    mutant("S-23", "A lesser run may be announced.", becomes("deal.steps.dialogue:_lost", anything)),
    mutant("S-24", "The top card is not asked for.", rules(contest_order=(LENGTH, TRUMP, SEAT))),
    mutant("S-24", "Nobody can answer that theirs is the same.", Patch("deal.steps.dialogue:_answers", never_level)),
    mutant("S-25", "The suit is not asked for.", rules(contest_order=(LENGTH, TOP, SEAT))),
    mutant("S-25", "Of level runs that of the dealer wins.", rules(seat_priority=SeatPriority.DEALER_FIRST)),
    mutant("S-26", "Only the winning run scores.", rules(winner_scores=WinnerScores.BEST_ONLY)),
    mutant("S-26", "The loser scores as well.", Patch("deal.steps.dialogue:outcome", both_score)),
    mutant("S-27", "The run that lost is shown as well.", rules(losers_shown=True)),
    mutant("S-27", "The winning run is shown in the first trick.", rules(shown_when=ShownWhen.BEFORE_FIRST_TRICK)),
    mutant("S-27", "Every run of the winner is shown and scores.", Patch("deal.steps.showing:apply_show", all_shown)),
    mutant("X-15", "Lengths are not compared between fifties.", becomes("deal.steps.words:lengths_differ", anything)),
    mutant("X-15", "Top cards come before lengths.", rules(contest_order=(TOP, LENGTH, TRUMP, SEAT))),
    mutant("X-24", "A third player must say more.", Patch("deal.steps.dialogue:_lost", second_at_most)),
    mutant("X-24", "A partner may say as much.", becomes("deal.steps.dialogue:_lost", partners_too)),
    mutant("X-24", "Its owner states a detail again and again.", becomes("deal.steps.dialogue:_stated", anything)),
    mutant(
        "X-24",
        "A partner of the winner does not show.",
        becomes("deal.steps.showing:scores", lambda _, board, seat: seat == board.contest.winner),
    ),
)
