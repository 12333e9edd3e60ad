#!/usr/bin/env python3
"""Write the JSON Schema of the network protocol anew, when its shapes were meant to change."""

from __future__ import annotations

import env
from bela.apps.web.protocol.schema import schema_text

TARGET = env.ROOT / "src" / "bela" / "apps" / "web" / "protocol.json"

if __name__ == "__main__":
    TARGET.write_text(schema_text(), encoding="utf-8", newline="\n")
    env.say(f"Written: {TARGET}")
