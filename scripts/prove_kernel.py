"""Run the compiled search under the address and undefined-behaviour sanitizers.

prove_kernel.py            5,000 endings, whole deals, play-outs and 5,000 tasks of random words
prove_kernel.py --short    500 of each

It is built anew into a folder of its own. Exit code 1 when a sanitizer speaks up, when it cannot be built, or when the
two texts differ. Where there is no compiler nothing is done, which counts as failure when BELA_REQUIRE_COMPILED is set.
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
CODE = ROOT / "src" / "bela" / "solve" / "cpp"
FLAGS = ["-std=c++17", "-O1", "-g", "-fPIC", "-shared", "-pthread"]
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
RUNTIMES = ("libasan.so", "libubsan.so")


def main() -> int:
    """Build, run, and tell; the number returned is the exit code."""
    compiler = shutil.which("g++")
    if compiler is None:
        print("no g++ here")
        return int(bool(os.environ.get("BELA_REQUIRE_COMPILED")))
    number = 500 if "--short" in sys.argv else 5_000
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / f"_kernel{sysconfig.get_config_var('EXT_SUFFIX')}"
        include = sysconfig.get_path("include")
        built = subprocess.call(
            [compiler, *FLAGS, *SANITIZERS, f"-I{include}", str(CODE / "module.cpp"), "-o", str(target)]
        )
        return built or run(compiler, target, number)


def run(compiler: str, target: Path, number: int) -> int:
    """Start a Python with the sanitizers in it that puts the build to work."""
    found = [subprocess.check_output([compiler, f"-print-file-name={name}"], text=True).strip() for name in RUNTIMES]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    settings = {"LD_PRELOAD": " ".join(found), "ASAN_OPTIONS": "detect_leaks=0", "PYTHONPATH": path}
    command = [sys.executable, "-m", "oracle.sanitized", str(target), str(number)]
    return subprocess.call(command, cwd=ROOT, env={**os.environ, **settings})


if __name__ == "__main__":
    sys.exit(main())
