"""The form of position documents, and boards that are written as rows of text."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.positions import PositionError
from game.core.state import Outcome
from game.geometry.squares import Cell, SquareGrid
from game.rules.skirmish.chapters import AnyStep
from game.rules.skirmish.state.board import MOST, Board, BoardTile
from game.rules.skirmish.state.board_building import PlacedTile
from game.rules.skirmish.state.options import SkirmishOptions
from game.rules.skirmish.state.table import Action, Activation, Shielding


class BoardDocument(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A board: rows of ``#`` wall, ``^`` slow, ``.`` open, ``1`` and ``2`` start areas, unless in ``starts``."""

    rows: tuple[str, ...]
    name: str = "Written board"
    starts: tuple[tuple[Cell, ...], ...] = ()
    source: str = ""


class AttachedDocument(msgspec.Struct, forbid_unknown_fields=True):
    """A card under a creature, and the seat that brought it."""

    card: str
    owner: int


class PieceDocument(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A creature on the board. ``seat`` controls it; ``owner`` brought its card (by default the same seat)."""

    name: str
    at: Cell
    seat: int | None = None
    owner: int | None = None
    damage: int = 0
    tapped: bool = False
    attached: tuple[str | AttachedDocument, ...] = ()
    block: int = 0


class SeatDocument(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat's cards and gold. Decks have their top card first; ``rest`` is every card not named elsewhere, shuffled
    by the seed. ``shuffled`` is false only before the first hands are dealt."""

    faction: Literal["drow", "crown"] | None = None
    name: str = ""
    hand: tuple[str, ...] = ()
    reserve: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    graveyard: tuple[str, ...] = ()
    actions: Literal["rest"] | tuple[str, ...] = "rest"
    creatures: Literal["rest"] | tuple[str, ...] = "rest"
    vault: int | None = None
    supply: int | None = None
    points: int = 0
    shuffled: bool = True


class TurnDocument(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Whose turn it is and how far it has come. Pieces are called by their number in ``pieces``, or by a name that
    only one of them has. ``active`` is the one whose activation it is, ``moved`` how much speed it has used,
    ``stopped_by`` the enemies that have ended its movement."""

    seat: int = 0
    number: int = 1
    phase: Literal["setup", "refresh", "action", "deploy", "over"] = "action"
    activated: tuple[int | str, ...] = ()
    active: int | str | None = None
    moved: int = 0
    stopped_by: tuple[int | str, ...] = ()


class PendingDocument(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What lies between two answers when the rules are in the middle of something: the engine's own records, as the
    program writes them; nobody is expected to write this by hand."""

    agenda: tuple[AnyStep, ...] = ()
    stack: tuple[Action, ...] = ()
    shielded: tuple[Shielding, ...] = ()
    unwilling: tuple[tuple[int, int], ...] = ()
    activated: tuple[int, ...] = ()
    active: Activation | None = None
    tiles: tuple[BoardTile, ...] = ()
    laid: tuple[PlacedTile, ...] = ()
    outcome: Outcome | None = None


class PositionDocument(SkirmishOptions, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole position. ``map`` is rows of text or an object (a file name is resolved before this is read)."""

    map: tuple[str, ...] | BoardDocument
    game: str = "skirmish"
    seats: tuple[SeatDocument, ...] = ()
    pieces: tuple[PieceDocument, ...] = ()
    turn: TurnDocument = msgspec.field(default_factory=TurnDocument)
    ending: bool = False
    seed: int = 0
    drawn: int = 0
    next_id: int = 0
    next_decision: int = 1
    pending: PendingDocument | None = None


def read_board(written: tuple[str, ...] | BoardDocument) -> Board:
    """Return a board from its rows. Raises PositionError."""
    place = "map.rows" if isinstance(written, BoardDocument) else "map"
    drawn = written if isinstance(written, BoardDocument) else BoardDocument(written)
    if not 1 <= len(drawn.rows) <= MOST or any(len(row) > MOST for row in drawn.rows):
        raise PositionError(f"{place}: 1 to {MOST} rows of at most {MOST} squares are expected")
    try:
        grid = SquareGrid(tuple(row.replace("1", ".").replace("2", ".") for row in drawn.rows))
    except ValueError as error:
        raise PositionError(f"{place}: {error}") from error
    starts = drawn.starts or _drawn_starts(drawn.rows, grid)
    if len(starts) != 2:
        raise PositionError(f"map.starts: squares of 2 sides are expected, not of {len(starts)}")
    for side, area in enumerate(starts):
        for number, cell in enumerate(area):
            if grid.blocks(cell):
                raise PositionError(f"map.starts[{side}][{number}]: {blocked_text(grid, cell)}")
    return Board(drawn.name, grid, starts, drawn.source)


def _drawn_starts(rows: tuple[str, ...], grid: SquareGrid) -> tuple[tuple[Cell, ...], ...]:
    """Return the squares marked 1 and 2; without any mark, what is open in the two columns at each end."""
    marked = tuple(tuple(cell for cell in grid.cells() if rows[cell[1]][cell[0]] == mark) for mark in "12")
    if any(marked):
        return marked
    columns = ((0, 1), (grid.width - 2, grid.width - 1))
    return tuple(tuple(cell for cell in grid.cells() if cell[0] in ends and not grid.blocks(cell)) for ends in columns)


def blocked_text(grid: SquareGrid, cell: Cell) -> str:
    """Return why nothing can stand on a square: by its kind of ground, or off the board."""
    what = f"is {grid.terrain(cell).name}" if grid.inside(cell) else f"lies off the board of {grid.width}x{grid.height}"
    return f"square ({cell[0]}, {cell[1]}) {what}"
