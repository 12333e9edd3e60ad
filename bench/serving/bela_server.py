"""The server under measurement: on one core, at a port that it prints."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from bela.apps.web.serving import Wanted, listening, serve

if __name__ == "__main__":
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {0})
    listener = listening("127.0.0.1", 0)
    port = listener.getsockname()[1]
    serve(Wanted("127.0.0.1", port, Path(sys.argv[1])), listener, lambda: print(port, flush=True))
