"""The table: seats round a green cloth, and the cards that lie on it."""

from __future__ import annotations

from dataclasses import dataclass

from textual.strip import Strip
from textual.widget import Widget

from bela.apps.tui.canvas import Canvas
from bela.apps.tui.faces import Face, Painter, Size

LARGEST = (96, 32)
"""Columns and rows of the largest cloth: seats further apart would be lost from sight."""
ROOMY = 22
"""Rows from which on there is room for large cards."""


@dataclass(frozen=True)
class Seat:
    """One seat as it is to be seen."""

    place: str
    """Where it is: south is at the bottom."""
    name: str
    marks: tuple[str, ...]
    """Dealer, maker."""
    cards: int
    """How many it holds."""
    asked: bool
    played: Face | None
    """Its card in the trick."""


@dataclass(frozen=True)
class ClothScene:
    """What is to be seen on the table."""

    seats: tuple[Seat, ...] = ()
    trumps: tuple[str, ...] = ()
    """Lines about trumps."""
    turned: Face | None = None
    """A card that lies face up beside the trick."""
    caption: str = ""
    """What that card is."""
    last: tuple[str, ...] = ()
    """Lines about the last trick."""


class Cloth(Widget):
    """The table, seen from the seat at the bottom."""

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self.painter = painter
        self.scene = ClothScene()
        self._canvas: Canvas | None = None

    def show(self, scene: ClothScene, painter: Painter) -> None:
        """Show this from now on."""
        self.scene, self.painter = scene, painter
        self._canvas = None
        self.refresh()

    def on_resize(self) -> None:
        """Draw again for the new size."""
        self._canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One row of the widget."""
        if self._canvas is None or (self._canvas.width, self._canvas.height) != self.size:
            self._canvas = drawn(self.scene, self.painter, self.size.width, self.size.height)
        return self._canvas.strip(y)


def size_for(rows: int) -> Size:
    """How large cards can be on a cloth with so many rows."""
    return Size.LARGE if rows >= ROOMY else Size.SMALL


def drawn(scene: ClothScene, painter: Painter, width: int, height: int) -> Canvas:
    """The cloth with everything on it; in a large window with a rail round it."""
    wide, high = min(width, LARGEST[0]), min(height, LARGEST[1])
    cloth = _cloth(scene, painter, wide, high)
    room = Canvas(width, height, painter.palette.rail)
    room.lay((width - wide) // 2, (height - high) // 2, cloth)
    return room


def _cloth(scene: ClothScene, painter: Painter, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height, painter.palette.cloth)
    for seat in scene.seats:
        _label(canvas, painter, seat)
        if seat.played is not None:
            painter.card(canvas, *_spot(canvas, painter.size, seat.place), seat.played)
    _corner(canvas, painter, scene)
    for row, line in enumerate(scene.trumps):
        canvas.right(width - 2, 1 + row, line, painter.palette.name if row == 0 else painter.palette.quiet)
    for row, line in enumerate(scene.last, start=height - 1 - len(scene.last)):
        canvas.right(width - 2, row, line, painter.palette.quiet)
    return canvas


def _corner(canvas: Canvas, painter: Painter, scene: ClothScene) -> None:
    """The turned card in the upper left corner."""
    if scene.turned is not None:
        painter.card(canvas, 2, 1, scene.turned)
        canvas.put(2, 1 + painter.size.rows, scene.caption, painter.palette.quiet)


def _spot(canvas: Canvas, size: Size, place: str) -> tuple[int, int]:
    """Where the card of a seat lies: its upper left corner."""
    left, top = (canvas.width - size.columns) // 2, (canvas.height - 2 * size.rows) // 2
    aside, half = size.columns + 2, size.rows // 2 + 1
    return {
        "south": (left, top + size.rows),
        "north": (left, top),
        "west": (left - aside, top + half),
        "east": (left + aside, top + half),
    }[place]


def _label(canvas: Canvas, painter: Painter, seat: Seat) -> None:
    """Name, marks and cards of a seat, at the edge where it sits."""
    name = f"{painter.boxes.turn} {seat.name}" if seat.asked else seat.name
    style = painter.palette.turn if seat.asked else painter.palette.name
    backs = painter.boxes.back * seat.cards
    middle, marks = canvas.height // 2, " ".join(seat.marks)
    quiet = painter.palette.quiet
    match seat.place:
        case "west":
            for row, (line, look) in enumerate(
                [(name, style), *((mark, quiet) for mark in seat.marks), (backs, quiet)]
            ):
                canvas.put(2, middle - 1 + row, line, look)
        case "east":
            for row, (line, look) in enumerate(
                [(name, style), *((mark, quiet) for mark in seat.marks), (backs, quiet)]
            ):
                canvas.right(canvas.width - 2, middle - 1 + row, line, look)
        case "north":
            canvas.centred(canvas.width // 2, 0, f"{name}  {marks}".rstrip(), style)
            canvas.centred(canvas.width // 2, 1, backs, quiet)
        case _:
            canvas.centred(canvas.width // 2, canvas.height - 1, f"{name}  {marks}".rstrip(), style)
