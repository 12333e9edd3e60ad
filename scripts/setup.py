#!/usr/bin/env python3
"""Make or renew .venv with the package and all development tools in it."""

from __future__ import annotations

import env

if __name__ == "__main__":
    env.ensure("dev")
    env.say(f"Ready: {env.VENV}")
