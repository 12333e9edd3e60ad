#!/usr/bin/env python3
"""Kill a server at random moments, start it again, and see that nothing is lost that anybody was told of.

python scripts/prove_serve_kill.py            200 kills; writes docs/proofs/serve_kill.json
python scripts/prove_serve_kill.py --short    4 kills; is the written result about the sources as they are now?

Exit code 1 when anything was lost or differs, or when the written result is out of date.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from typing import IO, cast

import proofs
import serve_players as p
from bela.apps.web.game import entries as e
from bela.apps.web.game.due import PACE
from bela.apps.web.protocol.parts import PresencePart
from bela.apps.web.room import House, Room
from bela.apps.web.serving import Wanted, listening, serve
from bela.apps.web.snapshot import parts_of
from bela.apps.web.store.database import NAME
from support.sources import ROOT

RESULT = ROOT / "docs" / "proofs" / "serve_kill.json"
FULL_RUN, SHORT_RUN = 200, 4
SEED = 501
SHORTEST, LONGEST = 0.02, 0.5
"""Seconds between the moment when all are connected and the end of the server."""
PATIENCE = 60
"""Seconds after which whoever could not play on is taken to be stuck, however busy the machine is."""
BOTS_TAKE = 3
"""Milliseconds that bots take in this proof, about, so that they move all the time."""
SOURCES = tuple(
    f"src/bela/apps/web/{name}.py"
    for name in (
        "botting",
        "drive",
        "hall",
        "room",
        "snapshot",
        "sockets",
        "wishes",
        "wishes_fair",
        "game/due",
        "game/entries",
        "game/fold",
        "game/rounds",
        "game/seating",
        "game/state",
        "store/database",
        "store/store",
        "store/syncing",
    )
)


# ---------------------------------------------------------------- the process that is killed
def be_killed(folder: Path) -> None:
    """Be the server."""
    PACE["quick"] = BOTS_TAKE
    listener = listening("127.0.0.1", 0)
    port = listener.getsockname()[1]
    serve(Wanted("127.0.0.1", port, folder), listener, lambda: print(port, flush=True))


def started(folder: Path) -> subprocess.Popen[str]:
    """A server in a process of its own."""
    command = [sys.executable, __file__, "--child", str(folder)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


async def play_and_kill(folder: Path, players: list[p.Player], wait: Awaitable[object]) -> None:
    """Start a server, let everybody come and play while something is awaited, and kill it."""
    with started(folder) as server:
        port = int(cast("IO[str]", server.stdout).readline())
        try:
            await asyncio.gather(*(player.come(port) for player in players))
            playing = [asyncio.create_task(player.play()) for player in players]
            await wait
        finally:
            server.kill()
        await asyncio.gather(*playing)


async def played_on(players: list[p.Player], wrong: list[str]) -> None:
    """Wait until everybody has had something acknowledged once more; who could not is written down."""
    waiting = {asyncio.create_task(player.acknowledged()): player for player in players}
    _, stuck = await asyncio.wait(waiting, timeout=PATIENCE)
    for task in stuck:
        task.cancel()
        wrong.append(f"{waiting[task].code}: seat {waiting[task].seat} could not play on")


# ---------------------------------------------------------------- what is left
def examined(folder: Path, players: list[p.Player], counts: Counter[str]) -> list[str]:
    """What is wrong with what the server left."""
    with sqlite3.connect(folder / NAME) as database:
        rows = database.execute("SELECT code, seq, body FROM log ORDER BY code, seq").fetchall()
    database.close()
    logs: dict[str, list[bytes]] = {}
    wrong = []
    for code, seq, body in rows:
        log = logs.setdefault(code, [])
        log.append(body)
        if seq != len(log):
            wrong.append(f"{code}: entry {seq} stands at place {len(log)}")
    return [*wrong, *(fault for player in players for fault in _examined(player, logs[player.code], counts))]


def _examined(player: p.Player, log: list[bytes], counts: Counter[str]) -> list[str]:
    """What one player was told and is not so."""
    wrong = []
    found = Counter(
        (entry.by, entry.cid) for entry in map(e.read_entry, log) if entry.cid and not isinstance(entry, e.CameBack)
    )
    for cid in player.done:
        counts["acknowledgements looked up"] += 1
        if found[player.seat, cid] != 1:
            wrong.append(f"{player.code}: {cid} of seat {player.seat} is kept {found[player.seat, cid]} times")
    if player.asked is not None:
        counts[f"under way and {'kept' if found[player.seat, player.asked['id']] else 'not kept'}"] += 1
    if len(log) < player.seq:
        wrong.append(f"{player.code}: {player.seq} was told and {len(log)} are kept")
        return wrong
    return [*wrong, *_differences(player, log[: player.seq], counts)]


def _differences(player: p.Player, log: list[bytes], counts: Counter[str]) -> list[str]:
    """Where a table as its log tells it is another than the one that the player saw."""
    room = Room.woken(cast("House", None), player.code, log)
    parts = parts_of(room.state, {}, PresencePart([], 0), player.seat, tell=False)
    counts[f"in {room.state.match.hall.stage.value if room.state.match else 'the beginning'}"] += 1
    mine = json.loads(json.dumps(player.parts))
    seen = {name: p.as_data(getattr(parts, name)) for name in ("match", "deal", "you")}
    return [
        f"{player.code}: {name} differs for seat {player.seat}" for name, part in seen.items() if mine[name] != part
    ]


async def kill_many(kills: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Kill a server so many times; what was counted and all that went wrong."""
    rng, counts, wrong = random.Random(seed), Counter({"kills": 0}), list[str]()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        await p.prepare(folder)
        players = p.players()
        for number in range(kills):
            await play_and_kill(folder, players, asyncio.sleep(rng.uniform(SHORTEST, LONGEST)))
            wrong += [f"kill {number}: {fault}" for fault in examined(folder, players, counts)]
            counts["kills"] += 1
        await play_and_kill(folder, players, played_on(players, wrong))
        wrong += examined(folder, players, Counter())
        counts["sent again"] = sum(player.again for player in players)
        counts["matches"] = sum(player.matches for player in players)
    return counts, wrong


# ---------------------------------------------------------------- the result
def write(counts: Counter[str], wrong: list[str], seed: int) -> None:
    """Write the result file."""
    told = {"kills": counts["kills"], "seed": seed, "differences": len(wrong), "counts": dict(sorted(counts.items()))}
    proofs.write(RESULT, SOURCES, told)


def main() -> int:
    """Do what the command line asks; the number returned is the exit code."""
    parser = argparse.ArgumentParser(description="Kill servers at random moments, and see what is left.")
    parser.add_argument("--short", action="store_true", help=f"{SHORT_RUN} kills, write nothing")
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    if not asked.short:
        proofs.refuse_unsaved(SOURCES)
    elif outdated := proofs.changed(RESULT, SOURCES):
        print(*outdated, sep="\n")
        return 1
    counts, wrong = asyncio.run(kill_many(SHORT_RUN if asked.short else FULL_RUN, asked.seed))
    print(*wrong, dict(counts), f"differences: {len(wrong)}", sep="\n")
    if not asked.short:
        write(counts, wrong, asked.seed)
    return 1 if wrong else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        be_killed(Path(sys.argv[2]))
    else:
        sys.exit(main())
