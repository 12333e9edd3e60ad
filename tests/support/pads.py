"""Score pads for tests, in few words."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

from bela.melds import BELA_POINTS
from bela.pad.book import Book, changed, open_book
from bela.pad.change import Correct, Enter, Insert, Redo, Remove, Undo
from bela.pad.count import read_written
from bela.pad.faults import PadError
from bela.pad.form import read_form
from bela.pad.model import Entry, OpenClaim, Written
from bela.pad.offers import kinds
from bela.record import Header
from bela.referee.counts import deal_points, deal_sums
from bela.rules.model import Rules
from bela.rules.variants import house
from bela.scoring import Kind, Points

IDS = count(1)


def new_id() -> str:
    """An id that nothing has yet."""
    return f"t{next(IDS)}"


def opened(name: str, dealer: int | None = 0, **options: object) -> Book:
    """A book of a table with some options changed."""
    return open_book(Header(house(name, **options), dealer=dealer))


def entered(book: Book, **form: Any) -> Book:  # noqa: ANN401 - whatever a form holds
    """The book with one more row."""
    return changed(book, Enter(new_id(), read_written(book.rules, form)))


def corrected(book: Book, place: int, **form: Any) -> Book:  # noqa: ANN401 - the same
    """The book with the row at that place, from 1, written anew."""
    return changed(book, Correct(new_id(), book.rows[place - 1].id, read_written(book.rules, form)))


def removed(book: Book, place: int) -> Book:
    """The book without the row at that place."""
    return changed(book, Remove(new_id(), book.rows[place - 1].id))


def inserted(book: Book, place: int, **form: Any) -> Book:  # noqa: ANN401 - the same
    """The book with a row before the one at that place."""
    return changed(book, Insert(new_id(), book.rows[place - 1].id, read_written(book.rules, form)))


def undone(book: Book) -> Book:
    """The book with the last change taken back."""
    return changed(book, Undo(new_id()))


def redone(book: Book) -> Book:
    """The book with what was taken back done again."""
    return changed(book, Redo(new_id()))


def refusal(book: Book, **form: Any) -> PadError:  # noqa: ANN401 - the same
    """Why a row is refused."""
    try:
        entered(book, **form)
    except PadError as fault:
        return fault
    raise AssertionError(form)


# ---------------------------------------------------------------- by chance
def random_written(rules: Rules, rng: Random) -> Written:
    """Something that may stand on a sheet, if not everywhere."""
    if rng.random() < 1 / 15:
        return OpenClaim(rng.randrange(rules.seats))
    while True:
        try:
            return random_entry(rules, rng)
        except PadError:
            continue


def random_entry(rules: Rules, rng: Random) -> Entry:
    """A deal by chance. Raises PadError for one that cannot be."""
    kind = rng.choice((*[Kind.PLAYED] * 9, *kinds(rules)))
    dealer = rng.choice((None, None, None, *range(rules.seats)))
    margins = {"dealer": dealer, "note": rng.choice(("", "", "štiglja?")), "date": rng.choice(("", "", "2026-02-28"))}
    maker = (
        {"maker": rng.randrange(rules.seats)} if rng.random() < 2 / 3 else {"maker_side": rng.randrange(rules.sides)}
    )
    if kind in (Kind.VOID, Kind.BELOT):
        return read_form(rules, {"kind": kind.value, **maker, **margins} if kind is Kind.BELOT else {"kind": "void"})
    tricks = random_tricks(rules, rng)
    form = {"kind": kind.value, **maker, **margins, "tricks": list(tricks)}
    form |= {"card_points": random_points(rules, kind, tricks, rng), **random_melds(rules, rng)}
    form |= {"claimed_by": rng.randrange(rules.sides)} if kind is Kind.CLAIMED and rng.random() < 1 / 2 else {}
    return read_form(rules, {**form, "trump": rng.choice(("", "c", "d", "h", "s"))})


def random_tricks(rules: Rules, rng: Random) -> Points:
    """Tricks taken, now and then all by one side."""
    if rng.random() < 1 / 8:
        taker = rng.randrange(rules.sides)
        return tuple(int(side == taker) for side in range(rules.sides))
    return (1,) * rules.sides


def random_points(rules: Rules, kind: Kind, tricks: Points, rng: Random) -> list[int]:
    """Card points that may go with such tricks."""
    least, most = deal_points(rules)
    sums = [points for points in range(least, most + 1) if deal_sums(rules) >> points & 1]
    left = rng.randint(0, most) if kind is Kind.CLAIMED else rng.choice(sums)
    takers = [side for side, own in enumerate(tricks) if own]
    points = dict.fromkeys(range(rules.sides), 0)
    for side in takers[:-1]:
        points[side] = rng.choice((rng.randint(0, left), left // 2))
        left -= points[side]
    points[takers[-1]] = left
    return list(points.values())


def random_melds(rules: Rules, rng: Random) -> dict[str, Any]:
    """Announcements and Bela, told in any of the ways."""
    seat = rng.randrange(rules.seats)
    melds = rng.sample(("/3", "/4", "/5", "Kh/3", "Ah/5", "4xJ", "4xT", "20"), rng.choice((0, 0, 1, 1, 2)))
    who = {"seat": seat} if rng.random() < 1 / 2 else {"side": rules.side_of(seat)}
    form: dict[str, Any] = {"announcements": [{**who, "what": what} for what in melds]}
    if rng.random() < 1 / 4:
        form |= {"bela": [BELA_POINTS * (side == 0) for side in range(rules.sides)]}
    return form | (
        {"bela_by": rng.choice((0, rules.sides % rules.seats))} if "bela" in form and rng.random() < 1 / 2 else {}
    )


def random_book(rules: Rules, rng: Random, rows: int) -> Book:
    """A book with so many rows at most; what cannot stand where it would is left out."""
    book = open_book(Header(rules, dealer=rng.choice((None, *range(rules.seats)))))
    for _ in range(rows):
        try:
            book = changed(book, Enter(new_id(), random_written(rules, rng)))
        except PadError:
            continue
    return book
