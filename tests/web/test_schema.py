"""The schema and the page of the protocol say what the code does."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from bela.apps.web.casting import WHY
from bela.apps.web.draw.events import _FIELDS
from bela.apps.web.game import entries as e
from bela.apps.web.protocol import commands as c
from bela.apps.web.protocol.schema import schema_text
from bela.apps.web.refusing import STATUS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_schema_is_made_from_the_shapes_as_they_are() -> None:
    assert (files("bela.apps.web") / "protocol.json").read_text(encoding="utf-8") == schema_text()


def test_the_page_names_every_command() -> None:
    tags = {str(shape.__struct_config__.tag) for shape in c.Wish.__args__}
    assert {tag for tag in tags if f"| `{tag}` |" not in PAGE} == set()


def test_the_page_names_every_event() -> None:
    names = {name for name, _ in _FIELDS.values()}
    assert {name for name in names if f"`{name}`" not in PAGE} == set()


def test_the_page_names_every_reason_to_refuse() -> None:
    source = ROOT / "src" / "bela" / "apps" / "web"
    code = "\n".join(path.read_text(encoding="utf-8") for path in source.rglob("*.py"))
    raised = set(re.findall(r'(?:NotDoneError|PersonError|Error)\((?:code=)?"(\w+)"', code)) | set(STATUS)
    assert {name for name in raised if f"`{name}`" not in PAGE} == set()


def test_every_entry_has_a_name_for_why_it_is_told() -> None:
    assert {*WHY, e.Acted, e.Made} == {*e.AnyEntry.__args__}
