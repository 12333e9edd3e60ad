"""The hand: cards that may be played stand up from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rich.style import Style
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from bela.apps.tui.canvas import Canvas
from bela.apps.tui.faces import Face, Painter, Size
from bela.cards import Card

RAISED = 1
"""Rows by which a card stands up."""


@dataclass(frozen=True)
class Held:
    """One card of the hand."""

    card: Card
    rank: str
    sign: str
    label: str
    """What is pressed to choose it; nothing while it cannot be chosen."""
    up: bool
    """Whether it stands up: it may be played, or is picked to be laid away."""
    shaded: bool
    """Whether it may not be played while others may."""


@dataclass(frozen=True)
class HandScene:
    """What is to be seen of a hand."""

    cards: tuple[Held, ...] = ()
    backs: int = 0
    """Cards of the hand that nobody has looked at yet."""
    asked: bool = False
    """Whether a card is to be chosen."""


class Hand(Widget, can_focus=True):
    """The cards of the person at the screen, to be chosen with keys or mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "point(-1)", show=False),
        Binding("right", "point(1)", show=False),
        Binding("enter", "choose(True)", show=False),
        Binding("space", "choose(False)", show=False),
    ]

    class Chosen(Message):
        """A card was chosen, allowed or not."""

        def __init__(self, card: Card, *, final: bool = False, by_pointing: bool = False) -> None:
            super().__init__()
            self.card = card
            self.by_pointing = by_pointing
            """Whether it is the one that was pointed at, by nobody perhaps, and not one that was named."""
            self.final = final
            """Whether Enter was pressed, which also ends the picking of several cards."""

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self.painter = painter
        self.scene = HandScene()
        self.pointed: Card | None = None
        """The card that Enter chooses."""
        self._canvas: Canvas | None = None

    def show(self, scene: HandScene, painter: Painter) -> None:
        """Show this from now on."""
        asked_anew = scene.asked and not self.scene.asked
        self.scene, self.painter = scene, painter
        cards = [held.card for held in scene.cards]
        if asked_anew or self.pointed not in cards:
            standing = [held.card for held in scene.cards if held.up]
            self.pointed = next(iter(standing or cards), None)
        self._redraw()

    @property
    def pitch(self) -> int:
        """Columns from one card to the next: apart where there is room for it, else they touch or overlap."""
        count = len(self.scene.cards) + self.scene.backs
        wide = self.painter.size.columns
        if count * (wide + 1) <= self.size.width + 1:
            return wide + 1
        return wide if count * wide <= self.size.width else max(3, (self.size.width - wide) // max(1, count - 1))

    @property
    def start(self) -> int:
        """The column of the first card; the hand lies in the middle."""
        count = len(self.scene.cards) + self.scene.backs
        spread = (count - 1) * self.pitch + self.painter.size.columns if count else 0
        return max(0, (self.size.width - spread) // 2)

    def place_at(self, x: int, y: int) -> int | None:
        """Which card lies at that place of the widget."""
        place, rest = divmod(x - self.start, self.pitch)
        if place == len(self.scene.cards) and self.pitch < self.painter.size.columns:
            place, rest = place - 1, rest + self.pitch
        inside = 0 <= place < len(self.scene.cards) and rest < self.painter.size.columns
        return place if inside and 0 <= y <= self.painter.size.rows else None

    def action_point(self, step: int) -> None:
        """Point at the next card or the one before."""
        cards = [held.card for held in self.scene.cards]
        if self.scene.asked and self.pointed is not None:
            self.pointed = cards[(cards.index(self.pointed) + step) % len(cards)]
            self._redraw()

    def action_choose(self, final: bool) -> None:  # noqa: FBT001 - as a key binding can say it
        """Choose the card that is pointed at."""
        if self.scene.asked and self.pointed is not None:
            self.post_message(self.Chosen(self.pointed, final=final, by_pointing=True))

    def on_click(self, event: Click) -> None:
        """Choose the card that was clicked on."""
        place = self.place_at(event.x, event.y)
        if place is not None and self.scene.asked:
            event.stop()
            self.choose(place)

    def choose(self, place: int) -> None:
        """Point at the card at that place as it is shown now, and choose it."""
        self.pointed = self.scene.cards[place].card
        self._redraw()
        self.post_message(self.Chosen(self.pointed))

    def on_resize(self) -> None:
        """Draw again for the new width."""
        self._redraw()

    def _redraw(self) -> None:
        self._canvas = None
        self.refresh()

    def _drawn(self) -> Canvas:
        canvas = Canvas(self.size.width, self.size.height, self._ground())
        for place, held in enumerate(self.scene.cards):
            face = Face(
                held.card,
                held.rank,
                held.sign,
                label=held.label,
                pointed=self.scene.asked and held.card == self.pointed,
                shaded=held.shaded,
            )
            self.painter.card(canvas, self.start + place * self.pitch, RAISED * (not held.up), face)
        for place in range(len(self.scene.cards), len(self.scene.cards) + self.scene.backs):
            self.painter.back(canvas, self.start + place * self.pitch, RAISED)
        return canvas

    def _ground(self) -> Style:
        return Style(bgcolor=self.background_colors[1].rich_color)

    def render_line(self, y: int) -> Strip:
        """One row of the widget."""
        if self._canvas is None or (self._canvas.width, self._canvas.height) != self.size:
            self._canvas = self._drawn()
        return self._canvas.strip(y)


def rows_of(size: Size) -> int:
    """How many rows a hand of such cards takes."""
    return size.rows + RAISED
