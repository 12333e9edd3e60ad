"""The rows of a sheet as bits: some three bytes for a deal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bela.cards import CARDS, SUITS
from bela.melds import BELA_POINTS, FOUR_RANKS, Four, Run
from bela.pad.bits import Coder, code_date, flag, maybe, small, text_of
from bela.pad.contest import contested, rivals_among
from bela.pad.faults import PadError, PadFault
from bela.pad.model import Announcement, AnyRun, Entry, OpenClaim, Owner, What, Worth, Written, announced
from bela.pad.points import total
from bela.referee.counts import total_fixed
from bela.scoring import Kind, Tally
from bela.standing import NOBODY

if TYPE_CHECKING:
    from bela.rules.model import Rules
    from bela.scoring import Points

KINDS = (Kind.PLAYED, Kind.VOID, Kind.BELOT, Kind.CLAIMED)
OPEN_CLAIM = len(KINDS)
KIND_BITS, SEAT_BITS, WHAT_BITS, RANK_BITS, LENGTH_BITS, CARD_BITS, WINNER_BITS = 3, 2, 2, 3, 3, 5, 3
NOTHING = Entry(Tally.void(0, None))


def code_row(coder: Coder, rules: Rules, written: Written | None) -> Written:
    """A row; see ``bits``."""
    if isinstance(written, OpenClaim):
        coder.number(OPEN_CLAIM, KIND_BITS)
        return OpenClaim(coder.number(written.seat, SEAT_BITS))
    entry = written or NOTHING
    number = coder.number(KINDS.index(entry.tally.kind), KIND_BITS)
    if number == OPEN_CLAIM:
        return OpenClaim(coder.number(0, SEAT_BITS))
    if number > OPEN_CLAIM:
        raise PadError(PadFault.NEWER_LINK, "kind")
    return _code_entry(coder, rules, KINDS[number], entry)


def _code_entry(coder: Coder, rules: Rules, kind: Kind, entry: Entry) -> Entry:
    dealer = maybe(coder, entry.tally.dealer, SEAT_BITS)
    maker = None if kind is Kind.VOID else code_owner(coder, rules, Owner(entry.tally.maker_side, entry.maker))
    if maker is None:
        found = Entry(Tally.void(rules.sides, dealer))
    elif kind is Kind.BELOT:
        found = Entry(Tally.belot(rules.sides, dealer, maker.side), maker.seat)
    else:
        found = _code_counted(coder, rules, kind, (entry, maker, dealer))
    return _code_margins(coder, found, entry)


def code_owner(coder: Coder, rules: Rules, owner: Owner) -> Owner:
    """A seat, or a side where that is all that is known."""
    seat = maybe(coder, owner.seat, SEAT_BITS)
    side = coder.number(max(owner.side, 0), SEAT_BITS) if seat is None else rules.side_of(seat)
    if side >= rules.sides or (seat or 0) >= rules.seats:
        raise PadError(PadFault.DAMAGED_LINK)
    return Owner(side, seat)


def _code_margins(coder: Coder, found: Entry, entry: Entry) -> Entry:
    """What stands beside the figures."""
    trump = maybe(coder, entry.trump, SEAT_BITS)
    date, note = ("", "")
    if flag(coder, entry.date or entry.note):
        date, note = code_date(coder, entry.date), text_of(coder, entry.note)
    return Entry(
        found.tally,
        found.maker,
        None if trump is None else SUITS[trump],
        found.announcements,
        found.announced_by,
        found.bela_by,
        found.claimer,
        date,
        note,
    )


# ---------------------------------------------------------------- figures
def _code_counted(coder: Coder, rules: Rules, kind: Kind, told: tuple[Entry, Owner, int | None]) -> Entry:
    entry, maker, dealer = told
    tally = entry.tally
    points = _code_points(coder, rules, kind, tally.card_points)
    tricks = _code_tricks(coder, rules, tally.tricks)
    announcements = tuple(_code_announcement(coder, rules, one) for one in coder.several(entry.announcements))
    rivals = rivals_among(rules, maker.side, announcements)
    announced_by = _code_winner(coder, entry.announced_by) if rivals else entry.announced_by
    bela = _code_bela(coder, rules, entry)
    winner = maybe(coder, tally.winner, SEAT_BITS)
    belas = tuple(BELA_POINTS * (bela is not None and side == bela.side) for side in range(rules.sides))
    counting = announced(rules, () if rivals else announcements)
    found = Tally(kind, dealer, maker.side, points, counting, belas, tricks, winner)
    seat = None if bela is None else bela.seat
    return Entry(found, maker.seat, None, announcements, announced_by, seat, entry.claimer)


def code_against_bela(coder: Coder, rules: Rules, written: Written) -> Written:
    """The row, with whose announcements count where a Bela said at the start may have beaten those of one side."""
    if isinstance(written, OpenClaim):
        return written
    told = (rules, written.tally.maker_side, written.announcements)
    if rivals_among(*told) or not contested(*told, written.bela):
        return written
    announced_by = _code_winner(coder, written.announced_by)
    return replace(written, announced_by=announced_by, tally=replace(written.tally, announced=(0,) * rules.sides))


def code_claimer(coder: Coder, written: Written) -> Written:
    """The row, with the side that claimed, where that decides who has won."""
    if isinstance(written, OpenClaim) or written.tally.kind is not Kind.CLAIMED:
        return written
    return replace(written, claimer=maybe(coder, written.claimer, SEAT_BITS))


def _code_winner(coder: Coder, side: int | None) -> int | None:
    """The side whose announcements are said to count, or NOBODY."""
    found = maybe(coder, None if side is None else side - NOBODY, WINNER_BITS)
    return None if found is None else found + NOBODY


def _code_points(coder: Coder, rules: Rules, kind: Kind, points: Points) -> Points:
    """Card points; the last side's follow where the deal has a fixed total."""
    fixed = kind is Kind.PLAYED and total_fixed(rules)
    width = total(rules).bit_length()
    row = points or (0,) * rules.sides
    said = tuple(coder.number(own, width) for own in row[: rules.sides - fixed])
    return (*said, total(rules) - sum(said)) if fixed else said


def _code_tricks(coder: Coder, rules: Rules, tricks: Points) -> Points:
    some = (1,) * rules.sides
    if flag(coder, tricks == some):
        return some
    return tuple(small(coder, own) for own in tricks or some)


def _code_bela(coder: Coder, rules: Rules, entry: Entry) -> Owner | None:
    row = entry.tally.bela
    if not flag(coder, any(row)):
        return None
    return code_owner(coder, rules, Owner(row.index(max(row)) if row else 0, entry.bela_by))


# ---------------------------------------------------------------- announcements
def _code_announcement(coder: Coder, rules: Rules, one: Announcement | None) -> Announcement:
    owner = code_owner(coder, rules, Owner(0) if one is None else one.owner)
    return Announcement(owner, _code_what(coder, Worth(0) if one is None else one.what))


def _code_what(coder: Coder, what: What) -> What:
    kinds = (Worth, AnyRun, Four, Run)
    kind = kinds[coder.number(kinds.index(type(what)), WHAT_BITS)]
    if kind is Worth:
        return Worth(small(coder, what.points if isinstance(what, Worth) else 0))
    if kind is Four:
        place = coder.number(FOUR_RANKS.index(what.rank) if isinstance(what, Four) else 0, RANK_BITS)
        return Four(FOUR_RANKS[place % len(FOUR_RANKS)])
    length = 1 + coder.number(what.length - 1 if isinstance(what, Run | AnyRun) else 0, LENGTH_BITS)
    if kind is AnyRun:
        return AnyRun(length)
    return Run(CARDS[coder.number(what.top if isinstance(what, Run) else 0, CARD_BITS)], length)
