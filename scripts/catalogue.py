#!/usr/bin/env python3
"""The catalogues of words: ``check`` and ``compile`` them, ``extract`` the keys, print what is ``missing``."""

from __future__ import annotations

import sys

import env

if __name__ == "__main__":
    env.ensure("dev")
    sys.exit(env.run([str(env.PYTHON), str(env.ROOT / "scripts" / "catalogues.py"), *sys.argv[1:]]))
