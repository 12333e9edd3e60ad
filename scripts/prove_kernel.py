"""Run the compiled texts of search and bots under the address and undefined-behaviour sanitizers.

prove_kernel.py            5,000 endings, whole deals, play-outs and 5,000 tasks of random words; the bots at 500 turns,
                           and 5,000 calls with something wrong in them
prove_kernel.py --short    a tenth of each

They are built anew into a folder of their own. Exit code 1 when a sanitizer speaks up, when one cannot be built, or
when the two texts of the search differ. Where there is no compiler nothing is done, which counts as failure when
BELA_REQUIRE_COMPILED is set.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

import env

ROOT = env.ROOT
NAMES = ("solve", "bots")
"""The modules that have a compiled text."""
FLAGS = ["-std=c++17", "-O1", "-g", "-fPIC", "-shared", "-pthread"]
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
RUNTIMES = ("libasan.so", "libubsan.so")


def main() -> int:
    """Build, run, and tell; the number returned is the exit code."""
    compiler = shutil.which("g++")
    if compiler is None:
        print("no g++ here")
        return int(bool(os.environ.get("BELA_REQUIRE_COMPILED")))
    number = "500" if "--short" in sys.argv else "5000"
    with tempfile.TemporaryDirectory() as folder:
        builds = {name: Path(folder) / f"{name}{sysconfig.get_config_var('EXT_SUFFIX')}" for name in NAMES}
        if sum(build(compiler, name, target) for name, target in builds.items()):
            return 1
        solve, bots = map(str, builds.values())
        runs = (["oracle.sanitized", solve, number], ["oracle.bots_sanitized", solve, bots, number])
        return int(sum(run(compiler, words) != 0 for words in runs) > 0)


def build(compiler: str, name: str, target: Path) -> int:
    """Build one text; the compiler's exit status."""
    source = ROOT / "src" / "bela" / name / "cpp" / "module.cpp"
    include = f"-I{sysconfig.get_path('include')}"
    return subprocess.call([compiler, *FLAGS, *SANITIZERS, include, str(source), "-o", str(target)])


def run(compiler: str, words: list[str]) -> int:
    """Start a Python with the sanitizers in it that runs a module, which puts the builds to work."""
    found = [subprocess.check_output([compiler, f"-print-file-name={name}"], text=True).strip() for name in RUNTIMES]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    settings = {"LD_PRELOAD": " ".join(found), "ASAN_OPTIONS": "detect_leaks=0", "PYTHONPATH": path}
    return subprocess.call([sys.executable, "-m", *words], cwd=ROOT, env={**os.environ, **settings})


if __name__ == "__main__":
    sys.exit(main())
