"""Where the sources are silent: the rules X, but for those that stand with what they are about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bela.cards import Card, Mask
from bela.deal import events as e
from bela.deal.errors import IllegalAction
from bela.deal.flow import Flow
from bela.deal.state import Board, Hand, Phase
from bela.deal.steps import ending
from bela.deal.steps.playing import may_say_bela
from bela.melds import Run, bela_mask, run_points
from bela.rules.model import Rules
from bela.rules.words import (
    BothReached,
    Capot3,
    FailRecipient3,
    FailRecipientLevel,
    FalseClaim,
    Make3,
    NextDealer,
    TieMode,
    TurnupAfterTrump,
)
from bela.scoring import Settlement
from bela.scoring.shares import Sides
from bela.standing import Standing
from ledger.mutant import Mutant, Patch, becomes, every_table, mutant, rules
from ledger.mutants.croatian_announcing import round_the_corner
from ledger.mutants.scottish_play import led_by


def maker_of(board: Board) -> int:
    """The seat that chose trumps."""
    return board.dealer if board.maker is None else board.maker


def maker_first(next_card: Callable[[Flow], None]) -> Callable[[Flow], None]:
    """The maker leads to the first trick."""

    def asked(flow: Flow) -> None:
        next_card(flow)
        board = flow.board
        if not board.trick and not board.tricks and board.phase is Phase.PLAY:
            flow.emit(e.Asked(Phase.PLAY, maker_of(board)))

    return asked


def makers_too(sound: Rules, board: Board, side: int) -> bool:
    """Whoever has just won a trick may claim."""
    return not board.trick and bool(board.tricks) and sound.side_of(board.tricks[-1].winner) == side


def at_any_time(sound: Rules, board: Board, side: int) -> bool:
    """Whoever did not choose trumps may claim at any time."""
    return sound.side_of(maker_of(board)) != side


def with_hanging(sound: Rules, board: Board, side: int) -> bool:
    """What hangs counts for a claim."""
    return board.scores[side] + ending.proved(sound, board)[side] + board.hanging >= sound.target


def in_pieces(runs_in: Callable[[Mask], tuple[Run, ...]]) -> Callable[[Mask], tuple[Run, ...]]:
    """Part of a run is a run as well."""

    def runs(cards: Mask) -> tuple[Run, ...]:
        found = runs_in(cards)
        return (*found, *(Run(run.top, run.length - 1) for run in found if run.length > 3))

    return runs


def more_for_six(sound: Rules, length: int) -> int:
    """Six and more cards count 50 more than five."""
    return run_points(sound, length) + 50 * (length > 5)


def only_the_last(settle_played: Callable[..., Settlement]) -> Callable[..., Settlement]:
    """Only what the last tie left hangs."""

    def settled(*asked: object) -> Settlement:
        settlement = settle_played(*asked)
        return replace(settlement, hanging=sum(settlement.hung))

    return settled


def nothing_hangs(settle_void: Callable[..., Settlement]) -> Callable[..., Settlement]:
    """What hangs lapses with a void deal."""
    return lambda sound, _hanging: settle_void(sound, 0)


def into_the_next(after_game: Callable[..., Standing]) -> Callable[..., Standing]:
    """What hangs goes on into the next game."""
    return lambda sound, standing, winner: replace(after_game(sound, standing, winner), hanging=standing.hanging)


def last_in_turn(in_turn: Callable[..., Sides]) -> Callable[..., Sides]:
    """An odd point goes to the last in turn."""
    return lambda *asked: in_turn(*asked)[::-1]


def winners_only(bela_points: Callable[..., tuple[int, ...]]) -> Callable[..., tuple[int, ...]]:
    """The Bela counts only for a side that has not lost the announcing."""

    def points(sound: Rules, board: Board) -> tuple[int, ...]:
        winner = board.contest.winner
        lost = winner is not None and board.bela is not None and sound.side_of(winner) != sound.side_of(board.bela)
        return (0,) * sound.sides if lost else bela_points(sound, board)

    return points


def not_in_a_run(sound: Rules, board: Board, hand: Hand, card: Card) -> bool:
    """Cards that were announced in a run are no Bela."""
    pair = 0 if board.trump is None else bela_mask(board.trump)
    announced = any(meld.mask & pair for meld in hand.declared)
    return not announced and may_say_bela(sound, board, hand, card)


def maker_after_tie(winners_of_deal: Callable[..., Sides]) -> Callable[..., Sides]:
    """After a tie the maker deals."""
    return lambda sound, maker, settlement: (
        (maker,) if settlement.winner is None else winners_of_deal(sound, maker, settlement)
    )


def whoever_asks(deal_act: Callable[[Flow, int, object], None]) -> Callable[[Flow, int, object], None]:
    """Whoever speaks acts for the seat whose turn it is."""
    return lambda flow, seat, action: deal_act(flow, seat if flow.board.to_act is None else flow.board.to_act, action)


def mute(act: Callable[..., object]) -> Callable[..., object]:
    """Nobody is told what would be right."""

    def acted(*asked: object) -> object:
        try:
            return act(*asked)
        except IllegalAction as error:
            error.legal = ()
            raise

    return acted


def each_alone(sound: Rules) -> Rules:
    """Nobody has a partner."""
    return replace(sound, partners=False)


MUTANTS: tuple[Mutant, ...] = (
    mutant(
        "X-01",
        "The maker leads to the first trick.",
        Patch("deal.steps.announcing:begin", led_by(maker_of)),
        Patch("deal.steps.tricks:next_card", maker_first),
    ),
    mutant("X-02", "The last trick counts nothing.", rules(last_trick=0)),
    mutant("X-03", "The makers may say dosta as well.", becomes("deal.steps.ending:may_claim", makers_too)),
    mutant("X-03", "Dosta may be said at any time.", becomes("deal.steps.ending:may_claim", at_any_time)),
    mutant("X-04", "The winner of a deal deals the next.", rules(next_dealer=NextDealer.DEAL_WINNER)),
    mutant("X-05", "The maker wins when both reach the target.", rules(both_reached=BothReached.MAKER)),
    mutant("X-05", "The opponent wins when both reach the target.", rules(both_reached=BothReached.OPPONENT_FIRST)),
    mutant("X-06", "The maker must have more than each.", rules(make_3=Make3.EACH)),
    mutant("X-07", "Any card may be played.", becomes("deal.steps.playing:check", lambda *_: None)),
    mutant("X-07", "Anybody may act out of turn.", Patch("deal.decide:_apply", whoever_asks)),
    mutant("X-07", "A refusal does not say what would be right.", Patch("deal.decide:act", mute)),
    mutant("X-08", "Part of a run may be announced.", Patch("melds:runs_in", in_pieces)),
    mutant("X-08", "Six cards count more than five.", becomes("melds:run_points", more_for_six)),
    mutant("X-08", "Ace and seven join.", Patch("melds:runs_in", round_the_corner)),
    mutant("X-09", "Only what the last tie left hangs.", Patch("scoring.settle:settle_played", only_the_last)),
    mutant("X-09", "What hangs lapses with a void deal.", Patch("scoring.settle:settle_void", nothing_hangs)),
    mutant("X-09", "What hangs goes on into the next game.", Patch("standing.steps:after_game", into_the_next)),
    mutant(
        "X-10", "The first of level opponents gets all.", rules(fail_recipient_level=FailRecipientLevel.FIRST_IN_TURN)
    ),
    mutant("X-10", "An odd point goes to the last in turn.", Patch("scoring.shares:in_turn", last_in_turn)),
    mutant("X-11", "A tied maker of three has failed.", rules(tie_3=TieMode.FAIL)),
    mutant("X-11", "A tied maker of three loses the sum.", rules(tie_3=TieMode.HALF)),
    mutant("X-12", "What hangs counts for a claim.", becomes("deal.steps.ending:reaches", with_hanging)),
    mutant("X-12", "A claim that falls short loses the game.", rules(false_claim=FalseClaim.LOSE_GAME)),
    mutant("X-14", "Each of the four plays alone.", every_table(each_alone)),
    mutant("X-14", "The turned card goes face down.", rules(turnup_after_trump=TurnupAfterTrump.FACE_DOWN)),
    mutant("X-14", "Three more cards each are dealt.", rules(later=(3,))),
    mutant("X-17", "The Bela is lost with the announcing.", Patch("deal.steps.ending:bela_points", winners_only)),
    mutant("X-17", "The cards of a run are no Bela.", becomes("deal.steps.playing:may_say_bela", not_in_a_run)),
    mutant("X-19", "The seven may be exchanged when another suit is trumps.", rules(seven_requires_turned_suit=False)),
    mutant("X-20", "After a tie the maker deals.", Patch("standing.dealers:winners_of_deal", maker_after_tie)),
    mutant("X-21", "The two opponents get the 90 together.", rules(capot_3=Capot3.OPPONENTS_TOO)),
    mutant("X-23", "A Bela counts without a trick.", rules(bela_needs_trick=False)),
    mutant(
        "X-25",
        "The better opponent gets all that a failed maker loses.",
        rules(fail_recipient_3=FailRecipient3.HIGHEST),
    ),
    mutant("X-25", "What a failed maker loses is lost.", rules(fail_recipient_3=FailRecipient3.NOBODY)),
)
