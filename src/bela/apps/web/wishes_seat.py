"""Sitting down, more tokens, and hints."""

from __future__ import annotations

from bela.apps.telling.advised import as_good, why
from bela.apps.web.botting import view_in
from bela.apps.web.casting import encode
from bela.apps.web.client import Client
from bela.apps.web.draw.saying import key_voice, lines
from bela.apps.web.draw.you import action_part
from bela.apps.web.game import entries as e
from bela.apps.web.people import Person, digest_of, new_token
from bela.apps.web.protocol import commands as c
from bela.apps.web.protocol.messages import Answer
from bela.apps.web.refusing import NotDoneError
from bela.apps.web.room import Room
from bela.apps.web.thinking import Asked, Question
from bela.apps.web.wishes import free_seats, fresh
from bela.match import Stage as MatchStage


async def join(room: Room, client: Client, person: Person, command: c.Join) -> bytes | None:
    """Sit down, or move before a match; whoever sits already gets another token for their own seat."""
    async with room.lock:
        room.names[person.id] = person.name
        mine, token = room.state.seat_of(person.id), new_token()
        seat = _wanted(room, mine, command.seat)
        left = mine if mine is not None and mine != seat else None
        member = (person.id, room.now())
        entry: e.AnyEntry = e.Sat(at=room.now(), seat=seat, person=person.id, token=digest_of(token), left=left)
        if mine == seat:
            entry = e.Ticketed(at=room.now(), seat=seat, token=digest_of(token))
        client.token = digest_of(token)
        try:
            await room.happen(entry, member=member)
        except BaseException:
            client.token = None
            raise
        answer = room.snapshot(client, ack=command.id, token=token)
        if not client.lasting:
            return answer
        client.send(answer)
        return None


def _wanted(room: Room, mine: int | None, seat: int | None) -> int:
    """The seat that somebody gets. Raises NotDoneError."""
    free = free_seats(room)
    if mine is not None and (seat is None or seat == mine or room.running):
        return mine
    if seat is not None and seat >= room.state.rules.seats:
        raise NotDoneError("no_such_seat", free=free)
    if room.running:
        raise NotDoneError("match_running", free=[])
    if seat is not None:
        if seat not in free:
            raise NotDoneError("seat_taken", free=free)
        return seat
    open_first = sorted(free, key=lambda one: (not room.state.chairs[one].is_open, one))
    if not open_first:
        raise NotDoneError("table_full", free=[])
    return open_first[0]


async def ticket(room: Room, client: Client, command: c.Ticket) -> bytes:
    """Another token for one's own seat."""
    async with room.lock:
        seat, token = room.seat_of(client), new_token()
        if seat is None:
            raise NotDoneError("not_seated")
        await room.happen(e.Ticketed(at=room.now(), seat=seat, token=digest_of(token)))
        return encode(Answer(ack=command.id, seat_token=token))


async def hint(room: Room, client: Client, command: c.Hint) -> bytes:
    """What a strong player would do, who sees no more than the person, and why; only against bots."""
    seat, state = room.seat_of(client), room.state
    if seat is None:
        raise NotDoneError("not_seated")
    if not state.alone:
        raise NotDoneError("not_alone")
    fresh(room, command.state)
    if state.match is None or state.match.hall.stage is not MatchStage.DEAL or state.to_act != seat:
        raise NotDoneError("not_now")
    view, level = view_in(state, seat), room.house.adviser
    question = Question((), Asked(level, state.settings.style, view), f"{state.seed}/hint/{state.turn}", hint=True)
    advice = (await room.house.thinkers.ask(question)).advice
    if advice is None:
        raise NotDoneError("not_now")
    voice = key_voice(state.rules, seat)
    told = lines([*as_good(voice, view.board, advice), why(voice, advice.reason)])
    part = action_part(state.rules, view.board, seat, advice.best, told=True)
    return encode(Answer(ack=command.id, hint=part, level=level, why=told))
