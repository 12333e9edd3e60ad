"""The compiled texts. They are optional: without a compiler the rest installs, and what they do is done in Python."""

import sys
from pathlib import Path

from setuptools import Extension, setup

SOLVE, BOTS = (Path("src", "bela", name, "cpp") for name in ("solve", "bots"))
UNIX = sys.platform != "win32"
FLAGS = ["-std=c++17", "-O3", "-pthread", "-fvisibility=hidden"] if UNIX else ["/std:c++17", "/O2"]


def extension(name: str, folders: list[Path], flags: list[str]) -> Extension:
    """A module of one source, ``module.cpp`` in the first folder; ``flags`` are told to compilers that know them."""
    return Extension(
        name,
        sources=[str(folders[0] / "module.cpp")],
        depends=[str(path) for folder in folders for path in sorted(folder.glob("*.hpp"))],
        extra_compile_args=FLAGS + (flags if UNIX else []),
        extra_link_args=["-pthread"] if UNIX else [],
        optional=True,
    )


setup(
    ext_modules=[
        extension("bela.solve._kernel", [SOLVE], ["-fno-tree-slp-vectorize"]),
        # nothing contracted: sums must come out as they do in Python, to the last bit
        extension("bela.bots._kernel", [BOTS, SOLVE], ["-ffp-contract=off"]),
    ]
)
