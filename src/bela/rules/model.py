"""Rules: everything in which one table may differ from another, as one frozen value.

The fields after ``law`` carry the names of the option file and are documented there. An option whose question does not
arise holds the first value listed for it, which leaves the game as it is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from bela.rules.law import ANYTHING_ELSE, Code, Law

if TYPE_CHECKING:
    from bela.cards import Mask, Suit
    from bela.rules import words as w
    from bela.rules.tables import Tables

Packets = tuple[int, ...]


@dataclass(frozen=True)
class Rules:
    """The rules of one table. Make one with ``bela.rules.variants.house``; change one with ``dataclasses.replace``."""

    name: str
    """The variant that it started from, by its name: a label, never asked for."""
    seats: int
    partners: bool
    """Whether seats that are two apart play for one side."""
    pack: Mask
    """The cards in play: any subset of the 32."""
    first: Packets
    """The packets, each so many cards to every seat, that are looked at before trumps are chosen."""
    later: Packets
    """The packets that follow once trumps are chosen, or lie face down until then."""
    closed: bool
    """Whether the later packets are dealt face down at the start instead of from the stock once trumps are chosen."""
    turned: bool
    """Whether a card is turned up."""
    talon: int
    """Cards left over for the maker, who lays as many away."""
    law: Law = field(hash=False, compare=False, repr=False)
    """The ledger id behind each refusal."""

    first_dealer: w.FirstDealer
    next_dealer: w.NextDealer
    void_deal_dealer: w.VoidDealDealer
    next_game_dealer: w.NextGameDealer
    turnup_position: w.TurnupPosition
    turnup_after_trump: w.TurnupAfterTrump
    bidding: w.BiddingMode
    round2_turned_suit: w.Round2TurnedSuit
    all_pass: w.AllPass
    schmeiss: w.SchmeissMode
    schmeiss_who: w.SchmeissWho
    schmeiss_refused_maker: w.SchmeissRefusedMaker
    seven_exchange: w.SevenExchange
    seven_source: w.SevenSource
    seven_requires_turned_suit: bool
    discard_points: w.DiscardPoints
    discard_restriction: w.DiscardRestriction
    must_beat: w.MustBeat
    must_overtrump: bool
    must_undertrump: bool
    partner_exemption: w.PartnerExemption
    low_trump_lead: w.LowTrumpLead
    fours: bool
    run_values: tuple[int, int, int]
    """Points of a run of three, of four, of five and more."""
    belot: w.BelotMode
    card_reuse: w.CardReuse
    announce_when: w.AnnounceWhen
    announce_how: w.AnnounceHow
    contest_unit: w.ContestUnit
    contest_order: tuple[w.Criterion, ...]
    seat_priority: w.SeatPriority
    winner_scores: w.WinnerScores
    contest_sides_3: w.ContestSides3
    announced_needs_trick: bool
    unconfirmed_go_to: w.UnconfirmedGoTo
    shown_when: w.ShownWhen
    losers_shown: bool
    bela_call: w.BelaCall
    bela_in_contest: w.BelaInContest
    bela_needs_trick: bool
    bela_survives_fail: bool
    last_trick: int
    capot_bonus: int
    capot_3: w.Capot3
    make_3: w.Make3
    fail_transfer: w.FailTransfer
    fail_recipient_3: w.FailRecipient3
    fail_recipient_level: w.FailRecipientLevel
    tie: w.TieMode
    tie_3: w.TieMode
    hanging_at_game_end: w.HangingAtGameEnd
    target: int
    end_mode: w.EndMode
    maker_may_claim: bool
    false_claim: w.FalseClaim
    both_reached: w.BothReached
    unclaimed_at_deal_end: w.UnclaimedAtDealEnd
    match_wins: int
    direction: w.Direction

    @cached_property
    def sides(self) -> int:
        """How many sides write down points: one a seat, or two with partners."""
        return 2 if self.partners else self.seats

    @cached_property
    def hand_size(self) -> int:
        """Cards that every seat plays with."""
        return sum(self.first) + sum(self.later)

    @cached_property
    def tables(self) -> tuple[Tables, ...]:
        """The integer tables of card play, one for each suit as trumps."""
        from bela.rules.tables import make_tables  # noqa: PLC0415 - the tables are made from this class

        return make_tables(self)

    def side_of(self, seat: int) -> int:
        """The side for which a seat plays."""
        return seat % self.sides

    def in_turn(self, dealer: int) -> tuple[int, ...]:
        """The seats in turn, from the forehand to the dealer."""
        return tuple((dealer + step) % self.seats for step in range(1, self.seats + 1))

    def rule_behind(self, code: Code) -> str:
        """The ledger id that a refusal with this code names."""
        return self.law.get(code, ANYTHING_ELSE)

    def trump_tables(self, trump: Suit) -> Tables:
        """The tables of card play with that suit as trumps."""
        return self.tables[trump]
