"""What clients want done at a table; each way of doing it holds the lock, and raises where it does nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import json

from bela.apps.web.checking import check_settings
from bela.apps.web.client import Client
from bela.apps.web.drive import Drive
from bela.apps.web.game import entries as e
from bela.apps.web.game.setup import rules_of
from bela.apps.web.game.state import Stage
from bela.apps.web.protocol import commands as c
from bela.apps.web.protocol.messages import Ack, Phrase
from bela.apps.web.refusing import NotDoneError, illegal
from bela.apps.web.room import Room
from bela.apps.web.wishes_fair import commit, share
from bela.deal.errors import IllegalAction
from bela.deal.notation import NotationError, parse_action
from bela.match import Stage as MatchStage

Reply = bytes | None
PHRASES = (
    "hello",
    "good_luck",
    "well_played",
    "nice_trick",
    "thanks",
    "sorry",
    "oops",
    "one_moment",
    "hurry_up",
    "good_game",
    "again",
    "goodbye",
)
"""What can be said at a table; the words are in the catalogue under ``phrase.``."""


async def done(room: Room, drive: Drive, client: Client, command: c.Wish) -> Reply:
    """Do what a command asks; gives what its client alone is told. Raises NotDoneError, CannotKeepError."""
    async with room.lock:
        seat = room.seat_of(client)
        before = None if seat is None else room.done.get((seat, command.id))
        if before is not None:
            return json.encode(Ack(ack=command.id, seq=before, again=True))
        if isinstance(command, c.Say | c.Mute | c.Ping):
            return _talk(room, client, command)
        if seat is None:
            raise NotDoneError("not_seated")
        return await _DOERS[type(command)](room, drive, client, seat, command)


# ---------------------------------------------------------------- talk
def _talk(room: Room, client: Client, command: c.Say | c.Mute | c.Ping) -> Reply:
    seat = room.seat_of(client)
    if isinstance(command, c.Ping):
        return ack(room, command)
    if seat is None:
        raise NotDoneError("not_seated")
    if isinstance(command, c.Mute):
        (client.muted.add if command.on else client.muted.discard)(command.seat)
        return ack(room, command)
    if command.phrase not in PHRASES:
        raise NotDoneError("no_such_phrase")
    data = json.encode(Phrase(seat=seat, phrase=command.phrase))
    for other in room.clients:
        if seat not in other.muted:
            other.send(data)
    return ack(room, command)


def ack(room: Room, command: c.Command) -> bytes:
    """That it was done."""
    return json.encode(Ack(ack=command.id, seq=room.seq))


# ---------------------------------------------------------------- the game
async def _do(room: Room, drive: Drive, client: Client, seat: int, command: c.Do) -> Reply:
    _in_game(room)
    await drive.act_in_place()
    fresh(room, command.state)
    try:
        action = parse_action(command.action)
    except NotationError as error:
        raise NotDoneError("not_an_action", reason=error.code) from error
    entry = e.Acted(at=room.now(), cid=command.id, by=seat, seat=seat, action=command.action)
    try:
        return await room.happen(*_come_back(room, seat), entry, asker=client, cid=command.id)
    except IllegalAction as error:
        raise illegal(room.state, action, error) from error


def _come_back(room: Room, seat: int) -> list[e.AnyEntry]:
    """Whoever does something sits in their seat again."""
    return [] if room.state.chairs[seat].plays else [e.CameBack(at=room.now(), seat=seat)]


def _in_game(room: Room) -> None:
    state = room.state
    if state.stage is not Stage.RUNNING or state.match is None:
        raise NotDoneError("not_now")


def fresh(room: Room, state: int) -> None:
    """See that the client knows the table as it is. Raises NotDoneError."""
    if state != room.state.turn:
        raise NotDoneError("stale", state=room.state.turn)


async def _back(room: Room, _drive: Drive, client: Client, seat: int, command: c.TakeBack) -> Reply:
    _alone(room)
    fresh(room, command.state)
    if not room.state.settings.take_back or not room.state.moments:
        raise NotDoneError("not_now")
    entry = e.TakenBack(at=room.now(), cid=command.id, by=seat, seat=seat)
    return await room.happen(entry, asker=client, cid=command.id)


async def _again(room: Room, _drive: Drive, client: Client, seat: int, command: c.Again) -> Reply:
    _alone(room)
    fresh(room, command.state)
    state = room.state
    dealt = state.dealt
    dealing = state.match is not None and state.match.hall.stage is MatchStage.CUT
    if not state.settings.take_back or dealt is None or dealt.cut is None or dealing:
        raise NotDoneError("not_now")
    entry = e.DealtAgain(at=room.now(), cid=command.id, by=seat, seat=seat)
    return await room.happen(entry, asker=client, cid=command.id)


def _alone(room: Room) -> None:
    if not room.state.alone:
        raise NotDoneError("not_alone")


async def _here(room: Room, _drive: Drive, client: Client, seat: int, command: c.Back) -> Reply:
    if room.state.chairs[seat].plays:
        return ack(room, command)
    entry = e.CameBack(at=room.now(), cid=command.id, by=seat, seat=seat)
    return await room.happen(entry, asker=client, cid=command.id)


# ---------------------------------------------------------------- the table
def _host(room: Room, seat: int) -> None:
    if room.state.host_seat != seat:
        raise NotDoneError("not_host")
    if room.running:
        raise NotDoneError("match_running")


async def _set_bot(room: Room, _drive: Drive, client: Client, seat: int, command: c.SetBot) -> Reply:
    _host(room, seat)
    check_level(room, command.level)
    if command.seat >= room.state.rules.seats:
        raise NotDoneError("no_such_seat", free=free_seats(room))
    if room.state.chairs[command.seat].person is not None:
        raise NotDoneError("seat_taken", free=free_seats(room))
    entry = e.BotSet(at=room.now(), cid=command.id, by=seat, seat=command.seat, level=command.level)
    return await room.happen(entry, asker=client, cid=command.id)


def check_level(room: Room, level: str | None) -> None:
    """See that there is such a bot. Raises NotDoneError."""
    if level is not None and level not in room.house.levels:
        raise NotDoneError("no_such_level")


def free_seats(room: Room) -> list[int]:
    """The seats where somebody may sit down."""
    chairs = room.state.chairs
    return [] if room.running else [seat for seat, chair in enumerate(chairs) if chair.person is None]


async def _settings(room: Room, _drive: Drive, client: Client, seat: int, command: c.SetUp) -> Reply:
    _host(room, seat)
    check_settings(room.house.levels, command.settings)
    seats = rules_of(command.settings).seats
    if any(other >= seats for other in room.state.persons):
        raise NotDoneError("table_full", free=[])
    entry = e.Set(at=room.now(), cid=command.id, by=seat, settings=command.settings)
    reply = await room.happen(entry, asker=client, cid=command.id)
    for other in room.clients:
        if room.seat_of(other) is None:
            other.send(room.snapshot(other))
    return reply


async def _start(room: Room, _drive: Drive, client: Client, seat: int, command: c.Begin) -> Reply:
    _host(room, seat)
    start = e.Started(at=room.now(), cid=command.id, by=seat)
    return await room.happen(*_come_back(room, seat), start, asker=client, cid=command.id)


async def _rematch(room: Room, _drive: Drive, client: Client, seat: int, command: c.Rematch) -> Reply:
    state = room.state
    if state.stage is not Stage.OVER:
        raise NotDoneError("not_now")
    wish = e.Wished(at=room.now(), cid=command.id, by=seat, seat=seat, swap=command.swap)
    waiting = [one for one in state.persons if one != seat and room.is_here(one) and not state.wishes[one]]
    start = [] if waiting else [e.Started(at=room.now(), swap=state.swap or command.swap)]
    return await room.happen(*_come_back(room, seat), wish, *start, asker=client, cid=command.id)


async def _leave(room: Room, _drive: Drive, client: Client, seat: int, command: c.Leave) -> Reply:
    if room.running:
        entry: e.AnyEntry = e.WentAway(at=room.now(), cid=command.id, by=seat, seat=seat)
    else:
        entry = e.Stood(at=room.now(), cid=command.id, by=seat, seat=seat)
    return await room.happen(entry, asker=client, cid=command.id)


_DOERS: dict[type, Callable[[Room, Drive, Client, int, Any], Awaitable[Reply]]] = {
    c.Do: _do,
    c.TakeBack: _back,
    c.Again: _again,
    c.Back: _here,
    c.SetBot: _set_bot,
    c.SetUp: _settings,
    c.Begin: _start,
    c.Rematch: _rematch,
    c.Leave: _leave,
    c.Commit: commit,
    c.Share: share,
}
