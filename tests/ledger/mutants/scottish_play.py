"""Play, score, claims, games: S-28 to S-40."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bela.cards import BIT, CARDS, SUIT_OF, Mask, Suit
from bela.deal import events as e
from bela.deal.flow import Flow
from bela.deal.state import Board, Phase, changed
from bela.rules.law import Code
from bela.rules.model import Rules
from bela.rules.tables import Row, strength
from bela.rules.words import EndMode, FailTransfer, LowTrumpLead, NextGameDealer, TieMode
from bela.scoring import Points, Result, Tally
from bela.scoring.count import Count
from bela.scoring.judge import Verdict
from bela.scoring.shares import added, negated
from ledger.mutant import Make, Mutant, Patch, becomes, mutant, rules


def without(*codes: Code) -> Patch:
    """Nobody has those duties in play."""

    def rows(follow_row: Callable[..., Row]) -> Callable[..., Row]:
        return lambda *asked, **exempt: tuple(rung for rung in follow_row(*asked, **exempt) if rung[2] not in codes)

    return Patch("rules.tables:follow_row", rows)


def led_by(leader: Callable[[Board], int]) -> Make:
    """Somebody else leads to the first trick."""

    def beginning(begin: Callable[[Flow], None]) -> Callable[[Flow], None]:
        def begun(flow: Flow) -> None:
            begin(flow)
            if flow.board.phase is Phase.PLAY and not flow.board.trick and not flow.board.tricks:
                flow.emit(e.Asked(Phase.PLAY, leader(flow.board)))

        return begun

    return beginning


def same_leader(trick_taken: Callable[[Board, e.TrickTaken], Board]) -> Callable[[Board, e.TrickTaken], Board]:
    """Whoever led to a trick leads to the next."""
    return lambda board, event: changed(trick_taken(board, event), leader=board.leader, to_act=board.leader)


def suit_by_suit(trump: Suit) -> tuple[Mask, ...]:
    """A trump takes no trick from another suit."""
    power = strength(trump)
    return tuple(
        sum(BIT[other] for other in CARDS if power[other] > power[card] and SUIT_OF[other] is SUIT_OF[card])
        for card in CARDS
    )


def winner_takes_all(judge: Callable[..., Verdict]) -> Callable[..., Verdict]:
    """When the maker makes the deal the opponents write down nothing."""

    def judged(sound: Rules, tally: Tally, count: Count, need: int) -> Verdict:
        verdict = judge(sound, tally, count, need)
        lost = tuple(0 if side == tally.maker_side else points for side, points in enumerate(count.sums))
        return replace(verdict, moved=negated(lost)) if verdict.result is Result.MADE else verdict

    return judged


def nothing_lost(sound: Rules, *_asked: object) -> Points:
    """A failed maker writes down their sum."""
    return (0,) * sound.sides


def to_the_maker(deal_winner: Callable[..., int | None]) -> Callable[..., int | None]:
    """Every deal that is not tied counts as won by the maker."""

    def won(sound: Rules, tally: Tally, result: Result, own: Points, *, must_know: bool) -> int | None:
        winner = deal_winner(sound, tally, result, own, must_know=must_know)
        return None if winner is None else tally.maker_side

    return won


def to_the_richest(win_by_claim: Callable[[Flow, int], None]) -> Callable[[Flow, int], None]:
    """A claim gives the game to the side that has most."""

    def win(flow: Flow, side: int) -> None:
        scores = flow.board.scores
        win_by_claim(flow, max(range(len(scores)), key=lambda each: (scores[each], each == side)))

    return win


def summed(*parts: str) -> property:
    """A sum of some of what counts."""
    return property(lambda count: added(*(getattr(count, part) for part in parts)))


SUMS = "scoring.count:Count.sums"

MUTANTS: tuple[Mutant, ...] = (
    mutant("S-28", "Nobody need follow suit.", without(Code.MUST_FOLLOW)),
    mutant("S-28", "Nobody need trump.", without(Code.MUST_TRUMP, Code.MUST_OVERTRUMP)),
    mutant("S-29", "Nobody need beat a trump that is led.", without(Code.MUST_BEAT_TRUMP)),
    mutant("S-30", "Any trump may be led.", rules(low_trump_lead=LowTrumpLead.OFF)),
    mutant("S-31", "The dealer leads.", Patch("deal.steps.announcing:begin", led_by(lambda board: board.dealer))),
    mutant("S-31", "The leader of a trick leads again.", Patch("deal.fold:_trick_taken", same_leader)),
    mutant("S-31", "A trump takes no plain card.", becomes("rules.tables:over_masks", suit_by_suit)),
    mutant("S-32", "The last trick counts nothing.", rules(last_trick=0)),
    mutant("S-32", "The last trick counts 20.", rules(last_trick=20)),
    mutant("S-33", "Who loses to the maker writes down nothing.", Patch("scoring.judge:judge", winner_takes_all)),
    mutant("S-33", "Runs are not counted.", becomes(SUMS, summed("cards", "bela", "capot"))),
    mutant("S-33", "The Bela is not counted.", becomes(SUMS, summed("cards", "announced", "capot"))),
    mutant("S-34", "A failed maker loses nothing.", becomes("scoring.fail:forfeit", nothing_lost)),
    mutant("S-34", "A failed maker keeps all but cards.", rules(fail_transfer=FailTransfer.CARDS_ONLY)),
    mutant("S-35", "A tied maker has failed.", rules(tie=TieMode.FAIL)),
    mutant("S-35", "A tied maker loses the sum.", rules(tie=TieMode.HALF)),
    mutant("S-35", "What hangs goes to the next maker.", Patch("scoring.judge:deal_winner", to_the_maker)),
    mutant("S-36", "A game goes to 601.", rules(target=601)),
    mutant("S-37", "Every deal is played out.", rules(end_mode=EndMode.END_OF_DEAL)),
    mutant("S-38", "A run counts for a claim without a trick.", rules(announced_needs_trick=False)),
    mutant(
        "S-39", "A claim gives the game to whoever has most.", Patch("deal.steps.ending:win_by_claim", to_the_richest)
    ),
    mutant("S-40", "One game is a match.", rules(match_wins=1)),
    mutant("S-40", "The next dealer of a game is cut for.", rules(next_game_dealer=NextGameDealer.CUT)),
    mutant("S-40", "The next dealer of a game goes by the turn.", rules(next_game_dealer=NextGameDealer.ROTATE)),
)
