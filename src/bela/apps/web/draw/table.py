"""The table, its clock and its fair rounds, as everybody may see them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bela.apps.web.clockwork import PER
from bela.apps.web.draw.words import card_texts
from bela.apps.web.fair import Share
from bela.apps.web.game.due import deadline
from bela.apps.web.game.state import Chair, Purpose, Round, Stage, State
from bela.apps.web.protocol.parts import ClockPart, FairPart, RoundPart, SeatPart, TablePart
from bela.cards import CARDS, cards_of
from bela.deal.start import lay_out
from bela.deal.state import Layout
from bela.i18n import family_of
from bela.match import Stage as MatchStage
from bela.rules.house import save_house
from bela.rules.model import Rules
from bela.rules.options import options_of

Names = Mapping[str, str]
"""By person: the name."""


def table_part(state: State, names: Names) -> TablePart:
    """What holds for the table."""
    rules = state.rules
    return TablePart(
        code=state.code,
        stage=state.stage.value,
        match=state.number,
        settings=state.settings,
        rules=dict(options_of(rules)),
        house=save_house(rules, state.settings.title),
        family=family_of(rules),
        direction=rules.direction.value,
        seats=seat_parts(state.chairs, names),
        played=seat_parts(state.played, names) if state.stage is Stage.OVER else None,
        sides=sides_of(rules),
        host=state.host_seat,
        wishes=list(state.wishes or (False,) * rules.seats),
        alone=state.alone,
    )


def sides_of(rules: Rules) -> list[list[int]]:
    """By side: its seats."""
    return [[seat for seat in range(rules.seats) if rules.side_of(seat) == side] for side in range(rules.sides)]


def seat_parts(chairs: Iterable[Chair], names: Names) -> list[SeatPart]:
    """Who sits there, by seat."""
    return [_seat(chair, names) for chair in chairs]


def _seat(chair: Chair, names: Names) -> SeatPart:
    if chair.person is None:
        return SeatPart("open" if chair.level is None else "bot", None, chair.level)
    return SeatPart("person" if chair.level is None else "away", names.get(chair.person, ""), chair.level)


def clock_part(state: State) -> ClockPart:
    """Who has how much time."""
    seat = state.to_act
    runs = seat is not None and state.chairs[seat].plays and state.settings.clock != "none"
    return ClockPart(
        kind=state.settings.clock,
        paused=state.paused_at is not None,
        seat=seat if runs else None,
        per=PER[state.settings.clock],
        deadline=deadline(state, seat) if runs and seat is not None else None,
        left=list(state.times.left),
    )


# ---------------------------------------------------------------- fair rounds
def fair_part(state: State) -> FairPart | None:
    """The round under way, or the one that the deal on the table came from; with the last that may be published."""
    held = state.round or next(reversed(state.shown), None)
    if held is None:
        return None
    step = "done" if held.done and held.committed else "share" if held.committed else "commit"
    published = revealed(state)
    return FairPart(
        round=held.number,
        purpose=held.purpose.value,
        step=step,
        commitment=held.published(state.code),
        asked=list(held.asked),
        givers=list(held.givers),
        hashes={str(seat): text for seat, text in held.hashes},
        cutter=held.cutter,
        cards=state.rules.pack.bit_count(),
        last=round_part(state, published[-1]) if published else None,
    )


def revealed(state: State) -> list[Round]:
    """The rounds of this match whose secrets may be told by now."""
    if state.settings.reveal == "match" and state.stage is not Stage.OVER:
        return []
    shown = list(state.shown)
    running = shown and shown[-1].purpose is Purpose.DEAL and _a_deal_goes_on(state)
    return shown[:-1] if running else shown


def _a_deal_goes_on(state: State) -> bool:
    return state.match is not None and state.match.hall.stage is MatchStage.DEAL


def round_part(state: State, held: Round) -> RoundPart:
    """A round with its secrets."""
    pack, cut = held.outcome(state.code, state.rules)
    deals = [one for one in state.shown if one.purpose is Purpose.DEAL]
    deal = deals.index(held) + 1 if held in deals else None
    return RoundPart(
        round=held.number,
        purpose=held.purpose.value,
        commitment=held.published(state.code),
        secret=held.secret,
        salt=held.salt,
        hashes={str(seat): text for seat, text in held.hashes},
        shares={str(one.seat): one.share for one in held.shares},
        cutter=held.cutter,
        cut=_chosen(held.shares),
        order=card_texts(cards_of(state.rules.pack)),
        pack=card_texts(pack),
        deal=deal,
        slots=None if deal is None else slots(state, deal, cut),
    )


def _chosen(shares: tuple[Share, ...]) -> int | None:
    return next((one.cut for one in shares if one.cut is not None), None)


def slots(state: State, deal: int, cut: int) -> dict[str, object] | None:
    """Which places of the pack, once cut, became whose cards: a pack of numbers is dealt as the real one was."""
    past = () if state.match is None else state.match.hall.past
    dealer = next((one.dealer for one in past if one.number == deal), None)
    return None if dealer is None else {"dealer": dealer, "cut": cut, **places(state.rules, dealer)}


def places(rules: Rules, dealer: int) -> dict[str, object]:
    """By seat the places of the first and the later cards, of the turned card and of the cards left over."""
    layout: Layout = lay_out(rules, CARDS[: rules.pack.bit_count()], dealer)
    return {
        "first": [cards_of(cards or 0) for cards in layout.first],
        "later": [cards_of(cards or 0) for cards in layout.later],
        "turned": layout.turned,
        "talon": cards_of(layout.talon or 0),
    }
