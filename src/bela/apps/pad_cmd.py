"""``bela pad``: the score pad for people who play with real cards."""

from bela.apps.pad import book_cmds, out_cmds
from bela.apps.pad.group import pad

__all__ = ["book_cmds", "out_cmds", "pad"]
