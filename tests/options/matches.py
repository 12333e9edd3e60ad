"""What a match does with the cards cut and the packs that a script hands it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bela.cards import CARD_TEXT, parse_cards
from bela.deal.errors import IllegalAction
from bela.deal.notation import parse_action
from bela.match import Match, act, legal, open_match, view_of
from bela.rules.words import FirstDealer

if TYPE_CHECKING:
    from options.scene import Outcome, Probe, Table


def chance(match: Match, *moves: str) -> Match:
    """The match after moves of chance. Raises IllegalAction."""
    for move in moves:
        match, _ = act(match, None, parse_action(move))
    return match


def said(match: Match, *words: str) -> Match:
    """The match after the seats that were asked have said these words. Raises IllegalAction."""
    for word in words:
        match, _ = act(match, match.to_act, parse_action(word))
    return match


def dealer_found(named: int, *draws: str) -> Probe:
    """Who deals first: the seat that the table names where the rules leave it to the table, else by the cards cut."""

    def probe(table: Table) -> Outcome:
        rules = table.rules
        if rules.first_dealer is FirstDealer.RANDOM:
            return open_match(rules, dealer=named).hall.standing.dealer
        return chance(open_match(rules), *draws).hall.standing.dealer

    return probe


def accepted(pack: str) -> Probe:
    """Whether the pack is one that may be dealt, and how many of its cards no hand receives; else the code."""

    def probe(table: Table) -> Outcome:
        try:
            match = chance(open_match(table.rules, dealer=0), f"pack {pack}", "cut 0")
        except IllegalAction as error:
            return error.code.value
        return len(parse_cards(pack)) - match.rules.seats * match.rules.hand_size

    return probe


def turned(pack: str) -> Probe:
    """The card that is turned up."""

    def probe(table: Table) -> Outcome:
        match = chance(open_match(table.rules, dealer=0), f"pack {pack}", "cut 0")
        assert match.deal is not None
        assert match.deal.board.turned is not None
        return CARD_TEXT[match.deal.board.turned]

    return probe


def turned_card_after(pack: str, *words: str) -> Probe:
    """Where everybody knows the turned card to be after these words."""

    def probe(table: Table) -> Outcome:
        match = said(chance(open_match(table.rules, dealer=0), f"pack {pack}", "cut 0"), *words)
        view = view_of(match, None).deal
        assert view is not None
        if view.board.turned_to is not None:
            return f"in the hand of seat {view.board.turned_to}"
        return "face down" if view.board.up is None else f"{CARD_TEXT[view.board.up]} open on the table"

    return probe


def games_at_the_end(pack: str) -> Probe:
    """Games won by each side once the match is over, when everybody always does the last thing listed."""

    def probe(table: Table) -> Outcome:
        match = open_match(table.rules, dealer=0)
        while not match.over:
            match = chance(match, f"pack {pack}", "cut 0")
            match = _played_out(match)
        return match.hall.standing.games

    return probe


def _played_out(match: Match) -> Match:
    while match.to_act is not None:
        match, _ = act(match, match.to_act, legal(match, match.to_act)[-1])
    return match
