"""How a deal came out, and why, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bela.apps.telling.voice import Voice
from bela.deal.state import Board
from bela.match import Past
from bela.pad.explain import Reason, Told
from bela.pad.explain import reasons as coded

OF_PLAYERS = frozenset(
    {
        "bela_kept",
        "claim_false",
        "claim_good",
        "failed",
        "failed_level",
        "made",
        "made_level",
        "tied_all_hang",
        "tied_half",
        "tied_maker_hangs",
    }
)
"""The reasons that speak of one player; where only the side is known there are other words for them."""
OF_COUNTS = frozenset({"hanging"})
"""Those with a number that chooses the form of the sentence."""
OF_SIDES = frozenset(
    {
        "announced_beaten",
        "announced_void",
        "belot",
        "capot",
        "ended_by_false_claim",
        "ended_by_itself",
        "gains",
        "lost_to_nobody",
        "not_played",
        "paid",
        "passed_out",
        "thrown_in",
    }
)


def reasons(voice: Voice, board: Board, past: Past) -> Iterator[str]:
    """Why the sums became what is written down, sentence by sentence."""
    told = Told(past.maker, thrown_in=board.bidding.offered_by is not None, claimed_by=board.claimed_by)
    yield from (reason_sentence(voice, reason) for reason in coded(voice.rules, past, told))


def reason_sentence(voice: Voice, reason: Reason) -> str:
    """One reason in words."""
    key = f"result.{reason.code}"
    side = "" if reason.side is None else voice.side(reason.side)
    if reason.code in OF_COUNTS:
        return voice.words.n(key, reason.figures["n"])
    if reason.code not in OF_PLAYERS:
        return voice.words.t(key, side=side, **reason.figures)
    if reason.seat is None:
        return voice.words.t(f"{key}.side", side=side, **reason.figures)
    return voice.of(reason.seat, key, side=side, **reason.figures)
