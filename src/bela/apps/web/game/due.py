"""What is to happen next without anybody's doing: it follows from the state, and from nothing hidden."""

from __future__ import annotations

import random
from dataclasses import dataclass

from bela.apps.pacing import thinking_time
from bela.apps.web.clockwork import PER
from bela.apps.web.game.state import Purpose, Round, Stage, State
from bela.deal import actions as a
from bela.match import Match
from bela.match import Stage as MatchStage
from bela.table.claims import seats_to_ask

PACE = {"slow": 1800, "normal": 1000, "quick": 350}
"""By how much the seconds are multiplied that bots take over a move, to give milliseconds; and what chance takes."""
DRAWING = 0.6
LOOK_AT_TRICK = 1.2
LOOK_AT_RESULT = 4.0
"""In the same measure: how long a finished trick, and the account of a deal, stay in view where nobody is asked."""
COMMIT_WITHIN = {"none": None, "relaxed": 90_000, "brisk": 30_000}
SHARE_WITHIN = 15_000
"""Milliseconds for a device to answer in a fair round; without a clock, people have all the time to cut."""


@dataclass(frozen=True)
class OpenRound:
    """A fair round is needed."""

    purpose: Purpose
    cutter: int | None


@dataclass(frozen=True)
class AwaitShares:
    """Shares are awaited; those who have given none by then are left out of the next round."""

    until: int | None


@dataclass(frozen=True)
class ChooseDealer:
    """Chance names the dealer."""

    dealer: int
    delay: int


@dataclass(frozen=True)
class Chance:
    """Chance acts."""

    action: a.Chance
    delay: int


@dataclass(frozen=True)
class AskBots:
    """Bots are asked: these whether they claim, and that one for its move."""

    claims: tuple[int, ...]
    seat: int | None
    delay: int


@dataclass(frozen=True)
class AwaitPerson:
    """A person is asked; by then a legal action is taken in their place."""

    seat: int
    until: int | None


Due = OpenRound | AwaitShares | ChooseDealer | Chance | AskBots | AwaitPerson


def due(state: State) -> tuple[Due, ...]:  # noqa: PLR0911 - one line for each stage
    """What is to happen next: nothing, one thing, or bots that may claim while a person is asked."""
    if state.stage is not Stage.RUNNING or state.paused_at is not None:
        return ()
    if state.match is None:
        return (_in_round(state, Purpose.DEALER, None),)
    match state.match.hall.stage:
        case MatchStage.DRAW:
            return (_in_round(state, Purpose.DRAW, None),)
        case MatchStage.PACK:
            return (_in_round(state, Purpose.DEAL, state.match.hall.cutter),)
        case MatchStage.CUT:
            return (_in_round(state, Purpose.DEAL, None),)
        case MatchStage.DEAL:
            return _in_deal(state, state.match)
        case MatchStage.OVER:
            return ()


# ---------------------------------------------------------------- rounds
def _in_round(state: State, purpose: Purpose, cutter: int | None) -> Due:
    held = state.round
    broken = held is not None and any(not gives(state, seat) for seat in held.asked)
    if held is None or broken or held.purpose is not purpose:
        return OpenRound(purpose, cutter if cutter is not None and gives(state, cutter) else None)
    if not held.done or not held.committed:
        return AwaitShares(_until(state, held))
    return _outcome(state, held)


def _until(state: State, held: Round) -> int | None:
    if held.committed:
        return held.shared_at + SHARE_WITHIN
    within = COMMIT_WITHIN[state.settings.clock]
    return None if within is None else held.at + within


def _outcome(state: State, held: Round) -> Due:
    """What the round was for."""
    if state.match is None:
        return ChooseDealer(held.stream(state.code).below(state.rules.seats), _delay(state, DRAWING))
    pack, cut = held.outcome(state.code, state.rules)
    hall = state.match.hall
    match hall.stage:
        case MatchStage.DRAW:
            taken = drawn_in_round(state)
            lying = [card for card in pack if card not in dict(hall.drawn).values()]
            seat = hall.drawing[len(hall.drawn)]
            return Chance(a.Draw(seat, lying[taken % len(lying)]), _delay(state, DRAWING))
        case MatchStage.PACK:
            pause = LOOK_AT_RESULT if hall.number and not held.givers else 0
            return Chance(a.Pack(pack), _delay(state, pause))
        case _:
            return Chance(a.Cut(cut), _delay(state, DRAWING if held.cutter is None else 0))


def drawn_in_round(state: State) -> int:
    """How many cards were cut before those that lie there now: after equal cards the drawing goes on from there."""
    assert state.match is not None  # noqa: S101 - cards are drawn in a match
    return max(0, state.said - state.drawing_from - len(state.match.hall.drawn))


def gives(state: State, seat: int) -> bool:
    """Whether a seat's device gives its share to the next round."""
    chair = state.chairs[seat]
    return chair.plays and chair.gives


def givers(state: State, without: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The seats that give a share to the next round."""
    return tuple(seat for seat in range(state.rules.seats) if gives(state, seat) and seat not in without)


# ---------------------------------------------------------------- in a deal
def _in_deal(state: State, match: Match) -> tuple[Due, ...]:
    seat = match.to_act
    claims = _claiming_bots(state, match)
    if seat is not None and not state.chairs[seat].plays:
        return (AskBots(claims, seat, _thinking(state, match)),)
    asked = (AskBots(claims, None, _delay(state, 1)),) if claims else ()
    return asked if seat is None else (*asked, AwaitPerson(seat, deadline(state, seat)))


def _claiming_bots(state: State, match: Match) -> tuple[int, ...]:
    return tuple(seat for seat in seats_to_ask(match) if not state.chairs[seat].plays)


def deadline(state: State, seat: int) -> int | None:
    """When the clock of the seat that is asked runs out."""
    if state.settings.clock == "none":
        return None
    return state.times.asked_at + PER[state.settings.clock] + state.times.left[seat]


# ---------------------------------------------------------------- how long it takes
def _thinking(state: State, match: Match) -> int:
    """How long a bot takes: by what everybody sees, and by a seed that knows no card."""
    board = None if match.deal is None else match.deal.board
    trick_lies = board is not None and not board.trick and bool(board.tricks)
    thinks = round(PACE[state.settings.pace] * thinking_time(state.seed, state.turn, board))
    return thinks + _delay(state, LOOK_AT_TRICK * trick_lies)


def _delay(state: State, measure: float) -> int:
    whim = random.Random(f"{state.seed}/{state.turn}").uniform(0.75, 1.25)  # noqa: S311 - no card depends on it
    return round(PACE[state.settings.pace] * measure * whim)
