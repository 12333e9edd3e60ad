"""What runs in a page is whole: with the archive alone, every module of it can be imported and every bot made."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

from bela.apps.site.core import core_archive

PROGRAM = """
import importlib, pkgutil
import bela.apps.inpage
from bela.bots import BOTS, get_bot
from bela.bots.learned import every
for module in pkgutil.iter_modules(bela.apps.inpage.__path__):
    importlib.import_module(f"bela.apps.inpage.{module.name}")
assert all(get_bot(name) for name in BOTS) and every()
print(bela.__file__)
"""


def test_the_archive_needs_nothing_of_the_package_beside_it(tmp_path: Path) -> None:
    with zipfile.ZipFile(BytesIO(core_archive())) as archive:
        archive.extractall(tmp_path)
    alone = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", PROGRAM]
    found = subprocess.run(  # noqa: S603 - the program above
        command, cwd=tmp_path, env=alone, capture_output=True, text=True, check=False, encoding="utf-8"
    )
    assert found.stderr == ""
    assert Path(found.stdout.strip()).is_relative_to(tmp_path)
