"""Shares for fair deals."""

from __future__ import annotations

from bela.apps.web.client import Client
from bela.apps.web.drive import Drive
from bela.apps.web.fair import Share, share_hash
from bela.apps.web.game import entries as e
from bela.apps.web.game.state import Round
from bela.apps.web.protocol import commands as c
from bela.apps.web.refusing import NotDoneError
from bela.apps.web.room import Room

Reply = bytes | None


async def commit(room: Room, drive: Drive, client: Client, seat: int, command: c.Commit) -> Reply:
    """The hash of a share. Who gives one again has lost the share, and the round begins anew."""
    held = _round(room, seat, command.round)
    if seat in dict(held.hashes):
        if not held.committed:
            raise NotDoneError("not_now")
        return await drive.reopen(client, command.id, seat)
    entry = e.Committed(at=room.now(), cid=command.id, by=seat, seat=seat, hash=command.hash)
    return await room.happen(entry, asker=client, cid=command.id)


async def share(room: Room, _drive: Drive, client: Client, seat: int, command: c.Share) -> Reply:
    """The share itself, which is what its hash said."""
    held = _round(room, seat, command.round)
    if not held.committed or seat not in held.asked:
        raise NotDoneError("not_now")
    given = Share(seat, command.share, command.cut)
    cards = room.state.rules.pack.bit_count()
    right_cut = command.cut is None if seat != held.cutter else command.cut is not None and command.cut < cards
    if not right_cut or share_hash(room.state.code, held.number, given) != dict(held.hashes)[seat]:
        raise NotDoneError("bad_share")
    entry = e.Shared(at=room.now(), cid=command.id, by=seat, seat=seat, share=command.share, cut=command.cut)
    return await room.happen(entry, asker=client, cid=command.id)


def _round(room: Room, seat: int, number: int) -> Round:
    held = room.state.round
    if held is None or held.number != number or held.done or seat not in held.givers:
        raise NotDoneError("not_now")
    return held
