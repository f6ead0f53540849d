"""What a board of squares shows, as plain records. They know no rules."""

from __future__ import annotations

import msgspec

from game.app.maps.picture import MapPicture
from game.geometry.squares import Cell
from game.ui.art.palette import Rgb


class FigureShown(msgspec.Struct, frozen=True):
    """A piece: ``piece`` is its number, ``key`` names its picture, ``cell`` is the upper left of its ``size`` by
    ``size`` squares. In a game where pieces have health, ``health`` is the share of it that is left, an arc over
    the base, and ``health_words`` stand behind the name. ``leans``: it is used up for now, and leans. ``pips`` are
    cards attached to it; ``active``: it acts; ``spent``: it has had its turn."""

    piece: int
    key: str
    name: str
    seat: int
    cell: Cell
    size: int = 1
    health: float | None = None
    health_words: str = ""
    leans: bool = False
    pips: int = 0
    active: bool = False
    spent: bool = False


class GroundShown(msgspec.Struct, frozen=True):
    """The ground of a board of ``columns`` by ``rows`` squares, named at the edges by ``column_names`` and
    ``row_names`` (none: without names). From below: a plain ``colour`` (None: the picture's background, or stone),
    ``colours`` of single squares, the tiles of a map's ``picture``, and ``lines`` from the middle of one square to that
    of another. Between squares that are not ``closed`` a faint line is drawn; beside ``walls`` the ground is in the
    shade, unless the picture brings shadows. Where a side ``starts``, what the picture has in that side's usual colour
    is shown in the colour of its first seat."""

    columns: int
    rows: int
    picture: MapPicture | None = None
    colour: Rgb | None = None
    colours: dict[Cell, Rgb] = {}
    lines: tuple[tuple[Cell, Cell], ...] = ()
    closed: frozenset[Cell] = frozenset()
    walls: frozenset[Cell] = frozenset()
    column_names: tuple[str, ...] = ()
    row_names: tuple[str, ...] = ()
    starts: dict[Cell, int] = {}

    def is_open(self, cell: Cell) -> bool:
        """Return whether a square lies on the board and is not closed."""
        return 0 <= cell[0] < self.columns and 0 <= cell[1] < self.rows and cell not in self.closed
