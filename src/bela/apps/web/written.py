"""The matches of a table as records, from its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from bela.apps.web.fair import FAIR, SCHEME
from bela.apps.web.game import entries as e
from bela.apps.web.game.fold import apply, opened
from bela.apps.web.game.state import Chair, Round, Stage, State
from bela.deal import actions as a
from bela.deal.notation import action_text, parse_action
from bela.match import act
from bela.record import Header, Player, Record, Said, Start, begin, ending_of, entries_for
from bela.rules.model import Rules

PERSON = "person"
"""The field of a record in which a fair round stands."""


@dataclass
class Written:
    """One match of a table, as far as it was played."""

    number: int
    at: int
    rules: Rules
    chairs: tuple[Chair, ...]
    """As it began."""
    played: tuple[Chair, ...] = ()
    """As it ended, or as it is: some come later."""
    dealer: int | None = None
    dealer_round: Round | None = None
    said: list[tuple[int | None, str]] = field(default_factory=list)
    rounds: dict[int, Round] = field(default_factory=dict)
    """By the place of an action of chance: the round that it follows from."""
    over: bool = False
    undone: int = 0
    """How often something was taken back, or dealt again."""


def matches_of(code: str, bodies: Sequence[bytes]) -> tuple[State, list[Written]]:
    """A table as it is now, and its matches in order."""
    first, *rest = map(e.read_entry, bodies)
    assert isinstance(first, e.Made)  # noqa: S101 - a log begins with it
    state, found = opened(code, first), list[Written]()
    for entry in rest:
        before = state
        state, _ = apply(state, entry)
        if isinstance(entry, e.Started):
            found.append(Written(state.number, entry.at, state.rules, state.chairs, state.chairs))
        elif found:
            _note(found[-1], before, state, entry)
    return state, found


def _note(written: Written, before: State, after: State, entry: e.AnyEntry) -> None:
    if not written.over:
        written.played = after.chairs
    match entry:
        case e.DealerChosen(dealer=dealer):
            written.dealer, written.dealer_round = dealer, before.round
        case e.Acted(seat=seat, action=action):
            if seat is None and before.round is not None:
                written.rounds[len(written.said)] = before.round
            written.said.append((seat, action))
        case e.TakenBack():
            written.undone += 1
            del written.said[after.said :]
        case e.DealtAgain():
            written.undone += 1
            del written.said[after.said - 2 :]
            written.said += _dealt(after)
        case _:
            return
    written.over = after.stage is Stage.OVER


def _dealt(state: State) -> list[tuple[int | None, str]]:
    dealt = state.dealt
    assert dealt is not None  # noqa: S101 - dealt again
    assert dealt.cut is not None  # noqa: S101 - as above
    return [(None, action_text(dealt.pack)), (None, action_text(dealt.cut))]


# ---------------------------------------------------------------- records
def record_of(written: Written, state: State, names: Mapping[str, str], published: Sequence[Round]) -> Record:
    """The record of a match, with the secrets of the rounds that may be told."""
    told = {held.number for held in published}
    header = Header(
        rules=written.rules,
        players=tuple(_player(chair, names) for chair in written.chairs),
        dealer=written.dealer,
        date=datetime.fromtimestamp(written.at / 1000, UTC).date().isoformat(),
        extra=_extra(written, state.code, told),
    )
    match, entries = begin(header), list[Any]()
    for place, (seat, text) in enumerate(written.said):
        action = parse_action(text)
        held = written.rounds.get(place)
        if isinstance(action, a.Draw) and held is written.rounds.get(place - 1):
            held = None  # a round stands with the first card drawn in it
        entries += [_with_round(one, held, state.code, told) for one in entries_for(match, seat, action)]
        match, _ = act(match, seat, action)
    return Record(header, tuple(entries), ending_of(match) if match.over else None)


def _player(chair: Chair, names: Mapping[str, str]) -> Player:
    if chair.person is None:
        return Player(kind=chair.level or "")
    return Player(names.get(chair.person, ""), PERSON)


def _extra(written: Written, code: str, told: set[int]) -> dict[str, Any]:
    held = written.dealer_round
    extra: dict[str, Any] = {"undone": written.undone} if written.undone else {}
    if held is not None and held.number in told:
        extra[FAIR] = {"commitment": held.published(code), **fair_data(held, code)}
    return extra


def _with_round(entry: Any, held: Round | None, code: str, told: set[int]) -> Any:  # noqa: ANN401 - any entry
    """The entry with what its chance follows from: a deal's stands with its start."""
    if held is None:
        return entry
    data = {FAIR: fair_data(held, code)} if held.number in told else {}
    match entry:
        case Start():
            return replace(entry, commitment=held.published(code), extra=data)
        case Said(action=a.Draw()):
            whole = {FAIR: {"commitment": held.published(code), **data[FAIR]}} if data else {}
            return replace(entry, extra=whole)
        case _:
            return entry


def fair_data(held: Round, code: str) -> dict[str, Any]:
    """A round with its secrets, as it stands in a record."""
    return {
        "scheme": SCHEME,
        "table": code,
        "round": held.number,
        "secret": held.secret,
        "salt": held.salt,
        "hashes": {str(seat): text for seat, text in held.hashes},
        "shares": {str(one.seat): one.share for one in held.shares},
        "cuts": {str(one.seat): one.cut for one in held.shares if one.cut is not None},
    }
