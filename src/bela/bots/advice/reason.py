"""The reasons that there are, as codes; each is a statement about the view that is true where it is given."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bela.cards import Card, Suit


class Why(StrEnum):
    """Why an action is a good one."""

    ONLY = "only"
    """There is nothing else to do."""

    # ---------------------------------------------------------------- a card to a trick
    BELA = "bela"
    """The Bela is said with it."""
    FEEDS = "feeds"
    """The partner's trick is safe, and the card brings ``points`` to it."""
    FOR_PARTNER = "for_partner"
    """The trick is the partner's so far, and the card brings ``points`` to it."""
    HOPES = "hopes"
    """The partner is still to play and may well take the trick, to which the card brings ``points``."""
    AGAINST_MAKER = "against_maker"
    """The trick is so far that of another opponent of the maker, and the card brings ``points`` to it."""
    PARTNER_HAS = "partner_has"
    """The trick is the partner's so far, and no legal card has fewer points."""
    LAST_LOW = "last_low"
    """Nobody plays after it, and of the cards that take the trick, with ``points`` in it, it is the lowest."""
    TAKES = "takes"
    """Nobody plays after it, and it takes the trick, with ``points`` in it."""
    SURE = "sure"
    """No opponent who is still to play can beat it; ``points`` are in the trick with it."""
    RUFFS = "ruffs"
    """The lowest trump that takes the trick of another suit so far, with ``points`` in it."""
    LEADS_TRICK = "leads_trick"
    """It is the best card of the trick so far, with ``points`` in it."""
    GUARDS = "guards"
    """Another legal card, no dearer, guards the ten of ``suit``."""
    VOID = "void"
    """It is the last card of ``suit`` in a hand that has trumps besides."""
    NO_WAY = "no_way"
    """No legal card takes the trick, and none has fewer points."""
    KEEPS = "keeps"
    """``card`` may be played as well, and no higher card of its suit is with others."""
    LETS_GO = "lets_go"
    """A legal card would hold the trick, in which there are ``points`` so far; this one does not."""
    PAYS = "pays"
    """Others take the trick with it, and its ``points``; a legal card has fewer."""
    COSTS = "costs"
    """It has ``points``, which are lost if others take the trick."""

    # ---------------------------------------------------------------- a card that is led
    DRAWS_SURELY = "draws_surely"
    """The makers lead a trump that no other beats, while opponents may hold some."""
    DRAWS_TRUMPS = "draws_trumps"
    """The makers lead a trump, while opponents may hold some."""
    HIGHEST = "highest"
    """Nobody has a higher card of ``suit``."""
    PARTNER_RUFFS = "partner_ruffs"
    """The partner has no card of ``suit`` and may hold trumps."""
    ONE_HIGHER = "one_higher"
    """Of its suit others can hold but one higher card: ``card``."""
    LOW_LEAD = "low_lead"
    """No legal card has fewer points."""

    LONGEST = "longest"
    """It is of ``suit``, of which there are ``n`` in hand, and of no other more."""

    # ---------------------------------------------------------------- calls
    MUST_CHOOSE = "must_choose"
    """A suit must be chosen; of ``suit`` there are ``n`` in hand, with ``points``."""
    BEHIND = "behind"
    """The hand alone would pass; an opponent is ahead and near the end."""
    NEARLY_HOME = "nearly_home"
    """The hand alone would pass; a made deal would bring the side home, or nearly."""
    JACK_NINE = "jack_nine"
    """The two highest trumps are in hand, and ``n`` in all."""
    JACK_ACE = "jack_ace"
    """The highest trump is in hand, and an ace of another suit; ``n`` trumps in all."""
    LONG = "long"
    """Half a suit or more: ``n`` of ``suit``, with ``points``."""
    TRUMPS = "trumps"
    """``n`` of ``suit`` in hand, with ``points``."""
    FEW_TRUMPS = "few_trumps"
    """The same, of a suit that is not chosen."""
    DEALER_MUST = "dealer_must"
    """If everybody passes, an opponent who deals must choose."""

    # ---------------------------------------------------------------- the rest
    SCORES = "scores"
    """``points`` are announced."""
    NOTHING_MORE = "nothing_more"
    """Nothing that may be said announces any points."""
    DETAIL = "detail"
    """It describes an announcement that was made."""
    SWAP = "swap"
    """``card`` comes for the seven."""
    KEEP_RUN = "keep_run"
    """With ``card`` for the seven the hand would announce fewer points."""
    KEEP_SEVEN = "keep_seven"
    """The hand is no stronger with ``card`` for the seven."""
    LAYS_VOID = "lays_void"
    """All cards of ``suit`` in hand are laid away."""
    LAYS_POINTS = "lays_points"
    """``points`` are laid away, and count for the maker."""
    DISCARD = "discard"
    """``points`` are laid away."""


@dataclass(frozen=True)
class Reason:
    """A reason, and the figures in it; None for those that it does not have."""

    why: Why
    suit: Suit | None = None
    card: Card | None = None
    points: int | None = None
    n: int | None = None
