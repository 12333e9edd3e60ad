"""The sources of a proof, by their digests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[2]
CHOOSING = ("base", "claiming", "level", "making", "random_bot", "style", "thinking_bot")
COMPILED = (ROOT / "src" / "bela" / folder / "cpp" for folder in ("bots", "solve"))
BOTS = (
    *(f"src/bela/bots/{name}.py" for name in CHOOSING),
    *(f"src/bela/bots/{name}" for name in ("learned", "learned/weights.json", "rules_bot", "worlds")),
    "src/bela/solve",
    *(path.relative_to(ROOT).as_posix() for folder in COMPILED for path in sorted(folder.iterdir())),
)
"""What the choices of bots follow from, besides the rules; no bot takes advice."""


def digests(names: Iterable[str], root: Path = ROOT) -> dict[str, str]:
    """The digest of each file or folder that is named; line ends do not matter."""
    return {name: digest(root / name) for name in names}


def digest(place: Path) -> str:
    """Of a file what stands in it; of a folder that of every file of a kind that is written by hand."""
    if place.is_file():
        return sha256(plain(place)).hexdigest()
    lines = (f"{path.relative_to(place).as_posix()} {digest(path)}\n" for path in sorted(written(place)))
    return sha256("".join(lines).encode()).hexdigest()


def written(folder: Path) -> Iterator[Path]:
    """The files of a folder that are written by hand."""
    return (path for path in folder.rglob("*") if path.suffix in {".py", ".toml"})


def plain(file: Path) -> bytes:
    """What stands in a file, with plain line ends."""
    return file.read_bytes().replace(b"\r\n", b"\n")


def stale(names: Iterable[str], result: Mapping[str, object], root: Path = ROOT) -> list[str]:
    """The sources that have changed since the result was written."""
    named = result["sources"]
    if not isinstance(named, dict):
        raise TypeError("the proof's 'sources' must name a digest for each file")
    return [name for name, found in digests(names, root).items() if named.get(name) != found]
