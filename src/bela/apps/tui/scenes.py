"""From a view to what is drawn of it."""

from __future__ import annotations

from dataclasses import dataclass

from bela.apps.telling.hands import in_order
from bela.apps.telling.voice import Voice, places
from bela.apps.tui.cloth import ClothScene, Seat
from bela.apps.tui.faces import Face
from bela.apps.tui.hand import HandScene, Held
from bela.apps.tui.keys import label_of
from bela.cards import Card, Mask
from bela.deal import actions as a
from bela.deal.state import Board, Phase, View
from bela.match import MatchView, Stage


@dataclass(frozen=True)
class Sight:
    """Who looks at what, and says it how."""

    voice: Voice
    view: MatchView
    bottom: int
    """The seat at the bottom."""
    resting: bool
    """Whether the last finished trick is being looked at."""

    @property
    def deal(self) -> View | None:
        """The deal that is on the table."""
        return self.view.deal


def face(voice: Voice, card: Card, *, pointed: bool = False) -> Face:
    """A card as the voice shows it."""
    return Face(card, voice.rank_short(card), voice.suit_short_of(card), pointed=pointed)


# ---------------------------------------------------------------- the table
def cloth_scene(sight: Sight) -> ClothScene:
    """The table."""
    deal = sight.deal
    if deal is None:
        return ClothScene(tuple(_seat(sight, None, seat) for seat in range(sight.voice.rules.seats)))
    board = deal.board
    return ClothScene(
        seats=tuple(_seat(sight, board, seat) for seat in range(sight.voice.rules.seats)),
        trumps=trump_lines(sight.voice, board),
        turned=None if board.up is None else face(sight.voice, board.up),
        caption=sight.voice.words.t("tui.turned"),
        last=() if sight.resting else last_trick_lines(sight.voice, board),
    )


def _seat(sight: Sight, board: Board | None, seat: int) -> Seat:
    asked = sight.view.to_act == seat and not sight.resting
    return Seat(
        place=places(sight.voice.rules, sight.bottom)[seat],
        name=sight.voice.names[seat],
        marks=_marks(sight.voice, board, seat),
        cards=0 if board is None else board.counts[seat],
        asked=asked,
        played=None if board is None else _played(sight, board, seat),
    )


def _marks(voice: Voice, board: Board | None, seat: int) -> tuple[str, ...]:
    """Dealer and maker."""
    if board is None:
        return ()
    dealer = [voice.words.t("tui.dealer")] * (board.dealer == seat)
    maker = [voice.words.t("tui.maker")] * (board.maker == seat)
    return tuple(f"({mark})" for mark in (*dealer, *maker))


def _played(sight: Sight, board: Board, seat: int) -> Face | None:
    """The card of a seat in the trick that is looked at."""
    resting = sight.resting and bool(board.tricks)
    leader, cards = (board.tricks[-1].leader, board.tricks[-1].cards) if resting else (board.leader, board.trick)
    place = (seat - leader) % sight.voice.rules.seats
    if place >= len(cards):
        return None
    return face(sight.voice, cards[place], pointed=resting and board.tricks[-1].winner == seat)


def trump_lines(voice: Voice, board: Board) -> tuple[str, ...]:
    """What trumps are."""
    if board.trump is None:
        return ()
    return (f"{voice.suit_short(board.trump)} {voice.suit(board.trump)}", voice.words.t("tui.trumps"))


def last_trick_lines(voice: Voice, board: Board) -> tuple[str, ...]:
    """The last trick and who took it."""
    if not board.tricks:
        return ()
    last = board.tricks[-1]
    return (voice.words.t("tui.last_trick"), " ".join(map(voice.short, last.cards)), voice.names[last.winner])


# ---------------------------------------------------------------- the hand
def hand_scene(sight: Sight, legal: tuple[a.Action, ...], picked: Mask) -> HandScene:
    """The hand of the person at the screen."""
    deal = sight.deal
    if deal is None or deal.hand is None or sight.view.hall.stage is not Stage.DEAL:
        return HandScene()
    board, cards = deal.board, in_order(deal.hand.cards, deal.board.trump)
    asked = bool(legal) and board.phase in (Phase.PLAY, Phase.DISCARD)
    open_cards = {action.card for action in legal if isinstance(action, a.Play)} if board.phase is Phase.PLAY else set()
    held = tuple(
        Held(
            card,
            sight.voice.rank_short(card),
            sight.voice.suit_short_of(card),
            label=label_of(place) if asked and (board.phase is Phase.DISCARD or card in open_cards) else "",
            up=card in open_cards or bool(picked >> card & 1),
            shaded=asked and board.phase is Phase.PLAY and card not in open_cards,
        )
        for place, card in enumerate(cards)
    )
    return HandScene(held, backs=max(0, board.counts[deal.hand.seat] - len(cards)), asked=asked)


# ---------------------------------------------------------------- single lines
def head_line(voice: Voice, view: MatchView, *, resting: bool = False) -> str:
    """Which game, which deal, which trick: the one that is played, or the finished one that is looked at."""
    words = voice.words
    name = words.t(f"variant.{voice.rules.name}")
    if view.deal is None or view.hall.stage is not Stage.DEAL:
        return name
    trick = len(view.deal.board.tricks) + (not resting)
    return words.t("tui.head", variant=name, deal=view.hall.number, trick=trick)


def rest_line(voice: Voice, view: MatchView) -> str:
    """Who took the trick that is looked at."""
    assert view.deal is not None  # noqa: S101 - a trick was taken in it
    taken = voice.of(view.deal.board.tricks[-1].winner, "event.trick_taken")
    return f"{taken} {voice.words.t('tui.any_key')}"


def waiting_line(voice: Voice, view: MatchView) -> str:
    """Who is waited for."""
    return "" if view.to_act is None else voice.words.t("tui.waiting", who=voice.names[view.to_act])
