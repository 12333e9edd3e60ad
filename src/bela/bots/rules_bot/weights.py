"""The figures by which the bot judges cards: card points, or chances and shares from 0 to 1."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """What cards and tricks are thought to be worth. ``WEIGHTS`` was tuned by play of the bot against itself."""

    # what players bring to a trick
    later_base: float = 3.0
    """A trick that is taken some time later, whoever plays to it."""
    later_each: float = 2.5
    """The same, for each of the others."""
    duck: float = 1.0
    """A player still to play to this trick, which the other side takes."""
    feed: float = 2.0
    """A partner still to play to a trick that this side takes."""
    feed_other: float = 3.0
    """Another player still to play to a trick that their side takes."""

    # the chance that a card kept takes a trick
    master: float = 0.5
    """The highest plain card left, if nobody trumps it."""
    safe_master: float = 0.75
    """The same when no trump is left to beat it."""
    second: float = 0.4
    """A guarded plain card that one other beats."""
    third: float = 0.15
    """A plain card that one other beats, unguarded, or two, guarded."""
    trump_guarded: float = 0.8
    """A trump in company of as many others as there are that beat it."""
    trump_low: float = 0.6
    """Another trump that somebody may beat."""

    # what becomes of cards that take no trick
    lost_alone: float = 0.3
    """The share of their points that is lost without a partner who may take them."""
    lost_partner: float = 0.25
    """The same beside a partner."""
    guard: float = 1.0
    """What a card is worth that guards a counting card."""
    void: float = 1.5
    """What it is worth to be rid of a suit."""

    # leading
    cash: float = 3.0
    """What it gains to lead the highest card left of a plain suit while it holds."""
    draw: float = 3.0
    """What the makers gain for each trump that a lead of trumps draws from opponents."""
    command: float = 8.0
    """The same besides, if no trump can beat the lead."""
    defend: float = 4.0
    """What it costs the opponents of the makers to lead trumps."""

    # who takes the trick
    retake: float = 0.3
    """How much of a chance to beat the card that holds a trick is left against one that has beaten it."""

    # three players: what a point of a rival is worth
    co_defender: float = -0.3
    """To an opponent of the maker, a point of the other opponent."""
    lesser_rival: float = -0.6
    """To the maker, a point of the opponent who has fewer."""


WEIGHTS = Weights()
