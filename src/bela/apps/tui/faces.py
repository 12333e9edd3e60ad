"""What cards look like: boxes with a rank and a suit, in two sizes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rich.cells import cell_len
from rich.style import Style

from bela.apps.tui.canvas import Canvas
from bela.apps.tui.manner import Manner
from bela.apps.tui.palette import Palette
from bela.cards import SUIT_OF, Card


class Size(Enum):
    """Columns and rows of a card."""

    SMALL = (6, 3)
    LARGE = (8, 5)

    @property
    def columns(self) -> int:
        """How wide a card is."""
        return self.value[0]

    @property
    def rows(self) -> int:
        """How high a card is."""
        return self.value[1]


Edges = tuple[str, str, str, str, str, str]
"""Corner, bar and corner at the top; the sides; the corners at the bottom."""


@dataclass(frozen=True)
class Boxes:
    """The characters that cards are drawn with."""

    thin: Edges
    thick: Edges
    """Round a card that is pointed at, or that takes the trick."""
    back: str
    """A card seen from behind."""
    turn: str
    """Before the seat that is asked."""


DRAWN = Boxes(("╭", "─", "╮", "│", "╰", "╯"), ("┏", "━", "┓", "┃", "┗", "┛"), "▮", "▶")
PLAIN = Boxes(("+", "-", "+", "|", "+", "+"), ("#", "=", "#", "#", "#", "#"), "%", ">")


def boxes(manner: Manner) -> Boxes:
    """The edges that the terminal can show."""
    return PLAIN if manner.plain else DRAWN


@dataclass(frozen=True)
class Face:
    """One card as it is to be seen."""

    card: Card
    rank: str
    sign: str
    label: str = ""
    """What is pressed to choose it."""
    pointed: bool = False
    shaded: bool = False


@dataclass(frozen=True)
class Painter:
    """Draws cards on a canvas."""

    palette: Palette
    boxes: Boxes
    size: Size

    def card(self, canvas: Canvas, x: int, y: int, face: Face) -> None:
        """Draw a card with its upper left corner there."""
        style = self.palette.edge(shaded=face.shaded)
        self._box(canvas, x, y, face, style)
        ink = self.palette.card(SUIT_OF[face.card], shaded=face.shaded)
        inner = self.size.columns - 2
        if self.size is Size.SMALL:
            canvas.put(x + 1 + (inner - cell_len(face.rank + face.sign)) // 2, y + 1, face.rank + face.sign, ink)
            return
        canvas.put(x + 2, y + 1, face.rank, ink)
        canvas.put(x + 1 + (inner - cell_len(face.sign)) // 2, y + 2, face.sign, ink)
        canvas.right(x + inner, y + 3, face.rank, ink)

    def _box(self, canvas: Canvas, x: int, y: int, face: Face, style: Style) -> None:
        left, bar, right, side, low_left, low_right = self.boxes.thick if face.pointed else self.boxes.thin
        inner = self.size.columns - 2
        canvas.put(x, y, left + bar * inner + right, style)
        for row in range(1, self.size.rows - 1):
            canvas.put(x, y + row, side + " " * inner + side, style)
        canvas.put(x, y + self.size.rows - 1, low_left + face.label.center(inner, bar) + low_right, style)

    def back(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw a card that is not known."""
        left, bar, right, side, low_left, low_right = self.boxes.thin
        inner = self.size.columns - 2
        canvas.put(x, y, left + bar * inner + right, self.palette.cloth)
        for row in range(1, self.size.rows - 1):
            canvas.put(x, y + row, side + self.boxes.back * inner + side, self.palette.cloth)
        canvas.put(x, y + self.size.rows - 1, low_left + bar * inner + low_right, self.palette.cloth)
