"""The compiled search. It is optional: without a compiler the rest installs, and the search runs in Python."""

import sys
from pathlib import Path

from setuptools import Extension, setup

HERE = Path("src", "bela", "solve", "cpp")
UNIX = sys.platform != "win32"

setup(
    ext_modules=[
        Extension(
            "bela.solve._kernel",
            sources=[str(HERE / "module.cpp")],
            depends=[str(path) for path in sorted(HERE.glob("*.hpp"))],
            extra_compile_args=["-std=c++17", "-O3", "-pthread", "-fvisibility=hidden", "-fno-tree-slp-vectorize"]
            if UNIX
            else ["/std:c++17", "/O2"],
            extra_link_args=["-pthread"] if UNIX else [],
            optional=True,
        )
    ]
)
