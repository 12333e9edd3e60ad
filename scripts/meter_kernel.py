"""The compiled part of the exploitability meter: built on demand from bench/meter, and called as it lies in memory."""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CODE = ROOT / "bench" / "meter"
SHARED = ROOT / "src" / "bela" / "solve" / "cpp"
BOTS = ROOT / "src" / "bela" / "bots" / "cpp"
BUILT = ROOT / "build" / "meter"
FLAGS = ["-std=c++17", "-O3", "-Wall", "-Wextra", "-fPIC", "-shared"]

MOST_CARDS = 12
MOST_CHOICES = 4


class Asked(ctypes.Structure):
    """A turn at which there is a choice, in the numbers of the kit."""

    _fields_ = (
        ("hand", ctypes.c_uint32),
        ("seat", ctypes.c_uint8),
        ("length", ctypes.c_uint8),
        ("number", ctypes.c_uint8),
        ("line", ctypes.c_uint8 * MOST_CARDS),
        ("cards", ctypes.c_uint8 * MOST_CHOICES),
    )


class Tally(ctypes.Structure):
    """Turns to which a strategy leads: all, those with a choice, and these without twins in the other plain suit."""

    _fields_ = (("all", ctypes.c_int64), ("choices", ctypes.c_int64), ("apart", ctypes.c_int64))


class Manner(ctypes.Structure):
    """How a compiled player is set up; 0 worlds, inner worlds or cards ahead set no bound."""

    _fields_ = (
        ("worlds", ctypes.c_int),
        ("inner", ctypes.c_int),
        ("ahead", ctypes.c_int),
        ("seeds", ctypes.c_int),
        ("model", ctypes.c_double),
        ("play", ctypes.c_double),
        ("anchor", ctypes.c_double),
        ("mix", ctypes.c_double),
        ("seed", ctypes.c_uint64),
    )


Pair = ctypes.c_double * 2
Three = ctypes.c_double * 3


def sources() -> list[Path]:
    """Everything that is compiled."""
    return sorted([*CODE.iterdir(), SHARED / "kit.hpp", BOTS / "pair.hpp", BOTS / "step.hpp"])


def compiler() -> str | None:
    """The command that compiles C++; None where there is none."""
    return shutil.which(os.environ.get("CXX", "g++"))


@lru_cache(maxsize=1)
def load() -> ctypes.CDLL:
    """The compiled part, built where that has not happened. Leaves with a message when there is no compiler."""
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources())).hexdigest()[:16]
    target = BUILT / f"meter-{digest}.so"
    if not target.exists():
        build(target)
    return typed(ctypes.CDLL(str(target)))


def build(target: Path) -> None:
    """Compile into a file of its own first, so that nobody loads half of it."""
    command = compiler()
    if command is None:
        sys.exit("the meter is C++: install g++, or name a compiler in CXX")
    target.parent.mkdir(parents=True, exist_ok=True)
    rough = target.with_suffix(f".{os.getpid()}")
    subprocess.run([command, *FLAGS, f"-I{SHARED}", str(CODE / "meter.cpp"), "-o", str(rough)], check=True)
    rough.replace(target)


def typed(library: ctypes.CDLL) -> ctypes.CDLL:
    """The library, with what its functions take and give."""
    meter, numbers = ctypes.c_void_p, ctypes.POINTER(ctypes.c_double)
    turns = ctypes.POINTER(ctypes.POINTER(Asked))
    for name, gives, takes in (
        ("open", meter, (ctypes.c_char_p, ctypes.c_uint32, ctypes.c_int)),
        ("close", None, (meter,)),
        ("depths", ctypes.c_int, (meter,)),
        ("solve", None, (meter, ctypes.c_int, numbers)),
        ("forget", None, (meter,)),
        ("ask", ctypes.c_int64, (meter, ctypes.c_int, turns)),
        ("tally", None, (meter, ctypes.POINTER(Tally))),
        ("tell", None, (meter, numbers)),
        ("gather", None, (meter, ctypes.c_void_p, ctypes.c_void_p)),
        ("sampling", None, (meter, ctypes.POINTER(Manner))),
        ("step", None, (meter, ctypes.POINTER(Manner))),
        ("equilibrium", None, (meter,)),
        ("judge", None, (meter, numbers, numbers)),
    ):
        function = getattr(library, f"meter_{name}")
        function.restype, function.argtypes = gives, takes
    return library
