"""Card play with all cards known: exact values, best lines, play-outs, and what would be written down.

The search exists in two texts that find the same in the same number of steps: Python to read, in ``bela.solve.plain``,
and C++, in ``bela/solve/cpp``, which is compiled where the system can. Both walk the tables that the rules make.
"""

from bela.solve.ask import card_values, card_values_of, reaches, value, values
from bela.solve.engine import backend
from bela.solve.faults import Fault, PositionError
from bela.solve.line import Outcome, best_line, play_line
from bela.solve.playouts import Policy, playout, playouts
from bela.solve.position import Played, Position, play, position_of
from bela.solve.written import SoFar, so_far, written, written_after

__all__ = [
    "Fault",
    "Outcome",
    "Played",
    "Policy",
    "Position",
    "PositionError",
    "SoFar",
    "backend",
    "best_line",
    "card_values",
    "card_values_of",
    "play",
    "play_line",
    "playout",
    "playouts",
    "position_of",
    "reaches",
    "so_far",
    "value",
    "values",
    "written",
    "written_after",
]
