"""What is kept on disk: tables as logs, and people."""

from bela.apps.web.store.store import CannotKeepError, Store, Write

__all__ = ["CannotKeepError", "Store", "Write"]
