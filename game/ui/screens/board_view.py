"""What the table asks of a board on the screen, whatever lies on it.

Every board has the parts that a ``BoardView`` names. What only some boards have stands in objects of their own, which
are None where a board has nothing of the kind: a side to be turned to (``Turning``), pieces that share a space
(``PiecesApart``), and cards or piles that lie there beside pieces (``BoardCards``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

import pygame

from game.core.events import Event
from game.geometry.squares import Cell
from game.ui.boards.shared.camera import Camera
from game.ui.boards.shared.changes import BoardLook
from game.ui.boards.shared.timeline import Timeline
from game.ui.screens.items import Item

ToldT = TypeVar("ToldT", contravariant=True)


class Turning(Protocol):
    """A board that can be seen from other sides, or laid out in other ways."""

    @property
    def words(self) -> str:
        """Return what one step does, in words."""

    @property
    def turned(self) -> int:
        """Return the number of steps from where it began."""

    @property
    def half(self) -> int:
        """Return as many steps as show the board from its other side; 0 where that is no matter of turning."""

    def turn(self, steps: int) -> None:
        """Turn by a number of steps, forward or back."""


class PiecesApart(Protocol):
    """A board on which many pieces share a space: pointing at one is something else than pointing at its space."""

    def spot_of(self, piece: int) -> pygame.Rect | None:
        """Return the screen rectangle of a piece; None without such a piece."""

    def frame_of(self, piece: int) -> pygame.Rect | None:
        """Return the screen rectangle that a frame around a piece goes around; None without such a piece."""

    def open_frames(self) -> list[pygame.Rect]:
        """Return those of all pieces that do not lie face down."""

    def foretold(self) -> list[pygame.Rect]:
        """Return those of the pieces on which it is told what would become of them."""
        ...


class BoardCards(Protocol):
    """What lies on a board besides pieces and spaces: cards of a stack, locations, piles. ``has_stack``: what is being
    answered lies there as cards, so that no window has to show it."""

    @property
    def has_stack(self) -> bool: ...
    @property
    def piles(self) -> tuple[Item, ...]: ...

    @property
    def items(self) -> tuple[Item, ...]:
        """Return all that can be looked at: of the stack, locations, piles."""

    def at(self, pos: tuple[int, int]) -> Item | None:
        """Return what lies under a screen pixel."""

    def spot_of(self, item: Item) -> pygame.Rect | None:
        """Return the screen rectangle of a card of the stack; None for what does not lie there."""

    def pile_rect(self, item: Item) -> pygame.Rect | None:
        """Return the screen rectangle of a pile; None for what is none."""

    def point_at(self, item: Item | None) -> None:
        """Show what belongs to the item that is pointed at; None: to none."""


class Pieces(Protocol):
    """The pieces on a board; ``hovered`` is the number of the one that is named."""

    hovered: int | None

    @property
    def numbers(self) -> Sequence[int]: ...


class Marking(Protocol):
    """What is marked on a board by the table itself; a game's screen knows its own board's marks."""

    # Boards name them in ways of their own: boards of cards take numbers of pieces, too.
    def show_targets(self, spaces: Iterable[Any], /) -> None:
        """Show brackets around these, each a space with its size."""


class BoardView(Protocol):
    """A board on the screen. ``SquareBoardView``, ``HexBoardView`` and the boards of cards are such."""

    @property
    def camera(self) -> Camera: ...
    @property
    def timeline(self) -> Timeline: ...
    @property
    def miniatures(self) -> Pieces: ...
    @property
    def overlays(self) -> Marking: ...
    @property
    def turning(self) -> Turning | None: ...
    @property
    def apart(self) -> PiecesApart | None: ...
    @property
    def board_cards(self) -> BoardCards | None: ...

    def indicate(self, by: Sequence[int], at: Sequence[int | Cell], way: Sequence[Cell], /) -> None:
        """Mark which pieces act and what is aimed at, or a move's way, in view; with nothing given, unmark."""

    def finish(self) -> None:
        """Jump to the end of the current batch."""

    def update(self, seconds: float) -> None:
        """Let time pass."""

    @property
    def is_at_rest(self) -> bool:
        """Return whether another frame would look the same as the last one."""

    def look(self) -> BoardLook | None:
        """Return what is seen now, to compare with what was drawn before; None where all is to be drawn again."""

    def paint_ahead(self) -> None:
        """Paint and keep what takes longest of the first picture, as the camera sees it."""

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, *, whole: bool = False) -> None:
        """Draw the board in a part of the screen, and cover all of it, or what the clip of the surface lets through."""

    def event(self, event: pygame.Event) -> bool:
        """Pass an event to the camera. Return True when it was for the camera alone."""

    def fit(self, rect: pygame.Rect, free: pygame.Rect | None = None) -> None:
        """Show the whole board in a part of the screen; nothing covers its ``free`` part (None: all of it)."""

    def set_text(self, px: int) -> None:
        """Set the size of words on the board, in pixels."""

    def cell_at(self, pos: tuple[float, float]) -> Cell | None:
        """Return the space under a screen pixel."""

    def ground_at(self, pos: tuple[float, float]) -> Cell | None:
        """Return the space whose ground lies under a screen pixel, whatever figure of another space hides it there."""

    def piece_at(self, pos: tuple[float, float]) -> int | None:
        """Return the piece under a screen pixel."""

    def picture_of(self, piece: int) -> pygame.Surface | None:
        """Return how a piece looks where it stands; None for one that was not drawn yet."""

    def word_rects(self) -> list[pygame.Rect]:
        """Return where words are that no arrow crosses."""

    def name_rect(self) -> pygame.Rect | None:
        """Return where the piece that is pointed at is named; None where none is."""


class MatchBoard(BoardView, Protocol[ToldT]):
    """A board that is given the tables of a match, of the type that its game has."""

    def show_table(self, table: ToldT) -> None: ...

    def forget(self) -> None:
        """Hold nothing, as behind the curtain."""

    def play(self, batch: Sequence[Event], before: ToldT, after: ToldT, /) -> bool:
        """Play a batch of events between two tables; False when there was nothing to watch."""
