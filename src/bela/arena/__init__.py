"""The arena: bots against bots over mirrored deals and matches, with figures that say how sure they are.

The unit is a pair: the same cards, the same dealer and the same streams of chance, played once with the first bot on
either side; where every seat plays for itself, once for every place. What comes of a pair depends on the seed and on
the number of the pair, and on nothing else.
"""

from bela.arena.bots import BotSettingError, make_bot
from bela.arena.figures import Estimate, mean_estimate, share_estimate
from bela.arena.pair import Pair, play_pair
from bela.arena.plan import Alone, Measure, Plan
from bela.arena.run import WorkersLostError, play_pairs
from bela.arena.series import Series
from bela.arena.stopping import Sprt, Stop, Until, Verdict

__all__ = [
    "Alone",
    "BotSettingError",
    "Estimate",
    "Measure",
    "Pair",
    "Plan",
    "Series",
    "Sprt",
    "Stop",
    "Until",
    "Verdict",
    "WorkersLostError",
    "make_bot",
    "mean_estimate",
    "play_pair",
    "play_pairs",
    "share_estimate",
]
