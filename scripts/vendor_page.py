#!/usr/bin/env python3
"""Fetch the browser's libraries, fonts and classic courts from their npm packages, as the page ships them.

Needed only to move to another version. It writes ``SHA256SUMS`` in each folder, to which a test holds the files.
A browser without a bundler needs paths where npm writes package names, so those imports are rewritten; nothing else is.
"""

from __future__ import annotations

import hashlib
import io
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

STATIC = Path(__file__).resolve().parent.parent / "src" / "bela" / "apps" / "web" / "static"
PYODIDE = STATIC / "python" / "pyodide"
TESTS = Path(__file__).resolve().parent.parent / "tests" / "page" / "vendor"

SCRIPTS = {
    "preact@11.2.0": {
        "dist/preact.mjs": "preact.js",
        "hooks/dist/hooks.mjs": "preact-hooks.js",
        "LICENSE": "preact.LICENSE",
    },
    "@preact/signals-core@1.14.5": {"dist/signals-core.mjs": "signals-core.js", "LICENSE": "signals-core.LICENSE"},
    "@preact/signals@2.11.4": {"dist/signals.mjs": "signals.js", "LICENSE": "signals.LICENSE"},
    "htm@3.1.1": {"dist/htm.mjs": "htm.js", "LICENSE": "htm.LICENSE"},
    "lean-qr@2.7.4": {"index.mjs": "lean-qr.js", "LICENSE": "lean-qr.LICENSE"},
}
FONTS = {
    "@fontsource/alegreya@5.3.0": {
        "files/alegreya-latin-700-normal.woff2": "alegreya-latin-700.woff2",
        "files/alegreya-latin-ext-700-normal.woff2": "alegreya-latin-ext-700.woff2",
        "LICENSE": "alegreya.LICENSE",
    },
    "@fontsource/alegreya-sans@5.3.0": {
        **{
            f"files/alegreya-sans-{subset}-{weight}-normal.woff2": f"alegreya-sans-{subset}-{weight}.woff2"
            for subset in ("latin", "latin-ext")
            for weight in (400, 700)
        },
        "LICENSE": "alegreya-sans.LICENSE",
    },
}
COURTS = {
    "@heruka_urgyen/react-playing-cards@0.5.0": {
        f"src/images/2color/{rank}{suit}.svg": f"{rank}{suit.lower()}.svg" for rank in "JQK" for suit in "CDHS"
    },
}
PYTHON = {
    "pyodide@314.0.7": {
        **{name: name for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")},
    },
    "axe-core@4.14.1": {"LICENSE": "pyodide.LICENSE"},  # the same licence, of which pyodide's package has no text
}
MESSAGES = "msgspec-0.23.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
PROVERS = {"axe-core@4.14.1": {"axe.min.js": "axe.min.js", "LICENSE": "axe-core.LICENSE"}}

FOLDERS = {
    STATIC / "vendor": SCRIPTS,
    STATIC / "fonts": FONTS,
    STATIC / "decks" / "classic": COURTS,
    PYODIDE: PYTHON,
    TESTS: PROVERS,
}

PATHS = {
    b"preact": b"./preact.js",
    b"preact/hooks": b"./preact-hooks.js",
    b"@preact/signals-core": b"./signals-core.js",
}


def main() -> int:
    """Fetch everything."""
    for folder, packages in FOLDERS.items():
        folder.mkdir(parents=True, exist_ok=True)
        sums = [line for package, files in packages.items() for line in fetched(folder, package, files)]
        sums += wheel(folder) if folder == PYODIDE else []
        (folder / "SHA256SUMS").write_text("\n".join([*sorted(sums), ""]), encoding="utf-8")
    (PYODIDE.parent / "bytes.js").write_text(sizes(), encoding="utf-8")
    return 0


def sizes() -> str:
    """How large the files are for which somebody waits, as a script: it tells how much is still to come."""
    large = (path for path in sorted(PYODIDE.iterdir()) if path.suffix in {".wasm", ".zip"})
    lines = "".join(f'  "{path.name}": {path.stat().st_size},\n' for path in large)
    head = "/** The sizes of the large files of Pyodide, written by scripts/vendor_page.py. */"
    return f"{head}\nexport const BYTES = {{\n{lines}}};\n"


def fetched(folder: Path, package: str, files: dict[str, str]) -> list[str]:
    """Write the files of a package into the folder; gives their lines for SHA256SUMS."""
    contents = unpacked(package)
    lines = []
    for source, name in files.items():
        data = with_paths(contents[f"package/{source}"]) if name.endswith(".js") else contents[f"package/{source}"]
        (folder / name).write_bytes(data)
        lines.append(f"{hashlib.sha256(data).hexdigest()}  {name}  {package}/{source}")
    return lines


def wheel(folder: Path) -> list[str]:
    """Write what reads and writes the messages of a table in the page, with its licence; gives their lines."""
    _, version, python, _, platform = MESSAGES.removesuffix(".whl").split("-")
    with tempfile.TemporaryDirectory() as place:
        wanted = [
            "--platform",
            platform,
            "--python-version",
            python.removeprefix("cp"),
            "--only-binary=:all:",
            "--no-deps",
        ]
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", place, *wanted, f"msgspec=={version}"]
        subprocess.run(command, check=True)
        data = (Path(place) / MESSAGES).read_bytes()
    licence = f"msgspec-{version}.dist-info/licenses/LICENSE"
    text = zipfile.ZipFile(io.BytesIO(data)).read(licence)
    (folder / MESSAGES).write_bytes(data)
    (folder / "msgspec.LICENSE").write_bytes(text)
    source = f"msgspec@{version}/{MESSAGES}"
    return [
        f"{hashlib.sha256(data).hexdigest()}  {MESSAGES}  {source}",
        f"{hashlib.sha256(text).hexdigest()}  msgspec.LICENSE  {source}/{licence}",
    ]


def unpacked(package: str) -> dict[str, bytes]:
    """The files of a package by their paths."""
    with tempfile.TemporaryDirectory() as place:
        command = ["npm", "pack", "--silent", package]
        name = subprocess.run(command, cwd=place, check=True, capture_output=True, text=True).stdout.split()[-1]
        with tarfile.open(fileobj=io.BytesIO((Path(place) / name).read_bytes())) as archive:
            files = [(member, archive.extractfile(member)) for member in archive.getmembers() if member.isfile()]
            return {member.name: file.read() for member, file in files if file is not None}


def with_paths(data: bytes) -> bytes:
    """A script whose imports name files, and which does not point to a map that is not shipped."""
    named = re.sub(rb'from"([^".]+)"', lambda found: b'from"' + PATHS[found[1]] + b'"', data)
    ended = re.sub(rb"\n?//# sourceMappingURL=.*\n?$", b"", named)
    return ended if ended.endswith(b"\n") else ended + b"\n"


if __name__ == "__main__":
    sys.exit(main())
