#!/usr/bin/env python3
"""How many tables one server process carries: four scripted clients at each, one play a second, on one core.

python bench/serve.py                    1,000 tables for 30 seconds; beside it an echo server of the same framework
python bench/serve.py --tables 100 --seconds 5

The server runs on one core and the clients on another, over loopback. Printed are the times from a command to when
the last of the four clients has the event, the memory of an idle socket, and what was lost or came twice.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from serving.clients import Line, Measured, connected
from serving.echo import PAYLOAD
from serving.tables import prepared, tokens_of

CLIENTS = 4
HERE = "127.0.0.1"


@dataclass
class Seats:
    """The clients of one table."""

    lines: list[Line] = field(default_factory=list)
    sent_at: float = 0.0
    waiting: int = 0
    """Clients that have not had the event of the last command."""


@dataclass
class Account:
    """What was measured."""

    times: list[float] = field(default_factory=list)
    lost: int = 0
    doubled: int = 0

    def line(self, name: str, seconds: float) -> str:
        """The figures in a row."""
        times = sorted(self.times)
        half, most = (1000 * times[min(len(times) - 1, int(part * len(times)))] for part in (0.5, 0.99))
        rate = len(times) / seconds
        return (
            f"{name:<8} {rate:8.0f} plays/s   p50 {half:6.1f} ms   p99 {most:6.1f} ms   "
            f"worst {times[-1] * 1000:6.1f} ms   lost {self.lost}   doubled {self.doubled}"
        )


class Server:
    """A process that serves, on its own core."""

    def __init__(self, kind: str, *arguments: str) -> None:
        command = [sys.executable, str(Path(__file__).with_name("serving") / f"{kind}.py"), *arguments]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own programs
        assert self._process.stdout is not None  # noqa: S101 - a pipe
        self.port = int(self._process.stdout.readline())

    def memory(self) -> int:
        """Bytes that the process holds."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    def processor_time(self) -> float:
        """Seconds of the core that it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.wait()


async def measured(server: Server, hellos: list[bytes], tables: int, seconds: float) -> tuple[Account, float, float]:
    """Play; what was measured, the memory of an idle socket, and how much of the core was used."""
    before = server.memory()
    lines = await connected(HERE, server.port, hellos)
    await asyncio.sleep(2.0)
    memory = (server.memory() - before) / len(lines)
    measuring = Measured(lines, tables, CLIENTS)
    await measuring.warm_up(3.0)
    used, began = server.processor_time(), time.perf_counter()
    await measuring.run(seconds)
    took = time.perf_counter() - began
    share = (server.processor_time() - used) / took
    account = Account(measuring.times, measuring.lost, measuring.doubled)
    for line in lines:
        line.close()
    return account, memory, share


def main() -> None:
    """Measure both, and print them."""
    parser = argparse.ArgumentParser(description="How many tables one server process carries.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30.0)
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {1})
    with tempfile.TemporaryDirectory() as folder:
        prepared(Path(folder), asked.tables)
        for name, server, hellos in (
            ("echo", Server("echo", str(CLIENTS)), [b"%d" % number for number in range(asked.tables * CLIENTS)]),
            ("bela", Server("bela_server", folder), tokens_of(asked.tables)),
        ):
            account, memory, share = asyncio.run(measured(server, hellos, asked.tables, asked.seconds))
            server.end()
            print(account.line(name, asked.seconds), f"  core {share:4.0%}   idle socket {memory / 1000:5.1f} KB")
    print(f"{asked.tables} tables, {asked.tables * CLIENTS} sockets; an echo has {PAYLOAD} bytes")


if __name__ == "__main__":
    main()
