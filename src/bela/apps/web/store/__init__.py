"""What is kept on disk: tables as logs, and people.

The store itself needs a disk and its database, so it is read when it is wanted: a table in a browser has neither.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bela.apps.web.store.kept import CannotKeepError, Write

if TYPE_CHECKING:
    from bela.apps.web.store.store import Store

__all__ = ["CannotKeepError", "Store", "Write"]


def __getattr__(name: str) -> Any:  # noqa: ANN401 - a class
    if name != "Store":
        raise AttributeError(name)
    from bela.apps.web.store.store import Store  # noqa: PLC0415 - see above

    return Store
