"""From the cutting for the deal to complete hands, in sentences."""

from __future__ import annotations

from typing import assert_never

from bela.apps.telling.hands import in_order
from bela.apps.telling.voice import Voice
from bela.cards import Mask, Rank, Suit, make_card
from bela.deal import actions as a
from bela.deal import events as e
from bela.deal.state import Board
from bela.match import MatchView
from bela.match import events as m


def _board(after: MatchView) -> Board:
    assert after.deal is not None  # noqa: S101 - told of a deal only
    return after.deal.board


def _trump(after: MatchView) -> Suit:
    trump = _board(after).trump
    assert trump is not None  # noqa: S101 - told once trumps are chosen
    return trump


def drawn(voice: Voice, event: m.Drawn, _after: MatchView) -> list[str]:
    """A seat cut a card for the deal."""
    return [voice.of(event.seat, "event.drawn", card=voice.card(event.card))]


def draw_again(voice: Voice, event: m.DrawAgain, _after: MatchView) -> list[str]:
    """The best cards were equal."""
    return [voice.words.t("event.draw_again", names=voice.seats(event.seats))]


def dealer_found(voice: Voice, event: m.DealerFound, _after: MatchView) -> list[str]:
    """The dealer of the first deal."""
    return [voice.of(event.dealer, "event.dealer_found")]


def new_game(voice: Voice, _event: m.NewGame, after: MatchView) -> list[str]:
    """Another game of the match."""
    return ["", voice.words.t("event.new_game", number=after.hall.game)]


def pack_cut(voice: Voice, _event: m.PackCut, after: MatchView) -> list[str]:
    """A deal begins."""
    dealer = after.hall.standing.dealer
    assert dealer is not None  # noqa: S101 - nobody cuts before the dealer is found
    cutter = after.hall.cutter
    assert cutter is not None  # noqa: S101 - the same
    told = voice.of(dealer, "event.deal_begins", number=after.hall.number)
    return ["", told, voice.of(cutter, "event.pack_cut")]


def dealt(voice: Voice, event: e.Dealt, _after: MatchView) -> list[str]:
    """The cards are out; one is turned up."""
    told = [voice.words.t("event.turned", card=voice.card(event.turned))] if event.turned is not None else []
    if event.hanging:
        told.append(voice.words.n("event.hanging", event.hanging))
    return told


def got(voice: Voice, event: e.Got, after: MatchView) -> list[str]:
    """The reader's own cards."""
    key = "event.got_first" if event.first else "event.got_more"
    return [voice.words.t(key, cards=_cards(voice, event.cards, _board(after).trump))]


def _cards(voice: Voice, cards: Mask, trump: Suit | None) -> str:
    return ", ".join(voice.short(card) for card in in_order(cards, trump))


def called(voice: Voice, event: e.Called, after: MatchView) -> list[str]:
    """A word spoken while trumps are chosen."""
    call = event.call
    match call:
        case a.Pass():
            return [voice.of(event.seat, "event.pass")]
        case a.Take():
            turned = _board(after).turned
            assert turned is not None  # noqa: S101 - only a turned suit is taken
            return [voice.of(event.seat, "event.take", card=voice.card(turned))]
        case a.Name(suit):
            return [voice.of(event.seat, "event.name", suit=voice.suit(suit))]
        case a.Schmeiss():
            return [voice.of(event.seat, "event.schmeiss")]
        case a.Agree():
            return [voice.of(event.seat, "event.agree")]
        case a.Refuse():
            return [voice.of(event.seat, "event.refuse")]
    assert_never(call)


def trump_fixed(voice: Voice, event: e.TrumpFixed, _after: MatchView) -> list[str]:
    """Trumps are chosen."""
    return [voice.of(event.maker, "event.trump_fixed", suit=voice.suit(event.trump))]


def completed(voice: Voice, event: e.Completed, after: MatchView) -> list[str]:
    """The hands are complete: where the turned card has gone."""
    turned = _board(after).turned
    if event.seat is None or turned is None:
        return []
    return [voice.of(event.seat, "event.turned_falls", card=voice.card(turned))]


def talon_taken(voice: Voice, event: e.TalonTaken, _after: MatchView) -> list[str]:
    """The maker took the cards left over."""
    return [voice.of_many(event.seat, "event.talon_taken", event.cards)]


def kept(voice: Voice, event: e.Kept, _after: MatchView) -> list[str]:
    """A seat did not exchange the seven."""
    return [voice.of(event.seat, "event.kept")]


def swapped(voice: Voice, event: e.Swapped, after: MatchView) -> list[str]:
    """A seat exchanged the seven."""
    turned = _board(after).turned
    assert turned is not None  # noqa: S101 - there is no exchange without a turned card
    seven = make_card(Rank.SEVEN, _trump(after))
    return [voice.of(event.seat, "event.swapped", seven=voice.card(seven), card=voice.card(turned))]


def laid_away(voice: Voice, event: e.LaidAway, _after: MatchView) -> list[str]:
    """Somebody else laid cards away; of the reader's own, the cards are told."""
    return [] if event.seat == voice.me else [voice.of_many(event.seat, "event.laid_away", event.cards)]


def laid(voice: Voice, event: e.Laid, after: MatchView) -> list[str]:
    """What the reader laid away."""
    return [voice.words.t("event.laid", cards=_cards(voice, event.cards, _board(after).trump))]
