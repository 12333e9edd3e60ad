"""Announcing: all that can score, and only what is true."""

from __future__ import annotations

from bela.deal import actions as a
from bela.melds import total_points
from bela.rules.model import Rules


def choose_words(rules: Rules, legal: tuple[a.Action, ...]) -> a.Action:
    """The word that claims most: the legal ones are true, and the greatest stands last among equals."""
    return max(reversed(legal), key=lambda action: _claims(rules, action))


def _claims(rules: Rules, action: a.Action) -> tuple[int, int]:
    match action:
        case a.Declare(melds, bela):
            return (total_points(rules, melds), bela)
        case a.Show(runs):
            return (len(runs), 0)
        case a.Silent() | a.Good():
            return (-1, 0)
        case _:
            return (0, 0)
