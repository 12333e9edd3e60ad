"""The JSON Schema of all messages and request bodies, made from the shapes."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from bela.apps.web.protocol import commands, messages, settings

SHAPES: dict[str, Any] = {
    "hello": commands.Hello,
    "command": commands.Wish,
    "message": messages.Message,
    "new_table": settings.NewTable,
    "rules_asked": settings.RulesAsked,
    "guest": settings.Guest,
    "password": settings.Password,
    "login": settings.Login,
}
"""By name: what a client opens with, what it says then, what the server says, and the bodies of requests."""


def schema() -> dict[str, Any]:
    """One JSON Schema, which holds each shape under its name in ``properties``."""
    shapes, parts = msgspec.json.schema_components(SHAPES.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "bela protocol, version 1",
        "properties": dict(zip(SHAPES, shapes, strict=True)),
        "$defs": parts,
    }


def schema_text() -> str:
    """The same as the text of the file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
