"""Write tests/deal/order.txt anew: the order in which legal actions are listed, along one deal of each variant."""

from __future__ import annotations

import sys
from pathlib import Path

# what the tests share lies among them, and is not installed
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support import order

if __name__ == "__main__":
    order.write()
