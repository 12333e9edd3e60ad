"""Fair deals: how pack and cut follow from the server's secret and every person's share.

All that is hashed is text, so that it can be checked anywhere: see docs/fair-deals.md.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

FAIR = "fair"
"""The field of a record under which a round stands."""
SCHEME = "bela-fair-1"
SECRET_BYTES, SALT_BYTES = 32, 16
NO_CUT = "-"
WORD = 2**32
Item = TypeVar("Item")


@dataclass(frozen=True)
class Share:
    """What one person's device gave."""

    seat: int
    share: str
    """256 bits in hexadecimal digits."""
    cut: int | None = None
    """Of the seat that cuts: how many cards."""


def digest(*parts: object) -> str:
    """SHA-256 of texts with a slash between them, as hexadecimal digits."""
    return sha256("/".join(map(str, (SCHEME, *parts))).encode()).hexdigest()


def new_secret() -> tuple[str, str]:
    """A secret and its salt, from the system's own source."""
    return secrets.token_hex(SECRET_BYTES), secrets.token_hex(SALT_BYTES)


def commitment(table: str, number: int, secret: str, salt: str) -> str:
    """What is published before anybody gives a share."""
    return digest("secret", table, number, secret, salt)


def share_hash(table: str, number: int, given: Share) -> str:
    """What a device publishes before it gives its share."""
    return digest("share", table, number, given.seat, given.share, cut_text(given.cut))


def cut_text(cut: int | None) -> str:
    """A cut as it is hashed."""
    return NO_CUT if cut is None else str(cut)


def seed_of(table: str, number: int, secret: str, shares: Sequence[Share]) -> str:
    """What all chance of a round follows from: the secret and all shares, by seat."""
    given = (f"{one.seat}:{one.share}:{cut_text(one.cut)}" for one in sorted(shares, key=lambda one: one.seat))
    return digest("seed", table, number, secret, *given)


class Stream:
    """Numbers that follow from a seed: 32 bits at a time, eight from each digest."""

    def __init__(self, seed: str) -> None:
        self._words = _words(seed)

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, each as likely: what would favour some is passed over."""
        ceiling = WORD - WORD % limit
        return next(word for word in self._words if word < ceiling) % limit

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """The items in an order, each as likely: from the last place on, each changes with one not behind it."""
        row = list(items)
        for place in range(len(row) - 1, 0, -1):
            other = self.below(place + 1)
            row[place], row[other] = row[other], row[place]
        return tuple(row)


def _words(seed: str) -> Iterator[int]:
    block = 0
    while True:
        data = sha256(f"{seed}/{block}".encode()).digest()
        yield from (int.from_bytes(data[at : at + 4], "big") for at in range(0, len(data), 4))
        block += 1
