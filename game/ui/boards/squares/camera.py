"""The camera over a board of squares, which may be turned by quarters of a circle."""

from __future__ import annotations

import pygame

from game.geometry.squares import Cell
from game.ui.boards.shared.camera import Camera, Point
from game.ui.boards.squares.turn import Turn


class SquareCamera(Camera):
    """Squares and places of the board are those of the board as it lies; ``columns``, ``rows``, ``centre`` and what the
    view is moved to are those of the board as it is seen."""

    def __init__(self, turn: Turn, rect: pygame.Rect) -> None:
        self.turn = turn
        super().__init__(*turn.size, rect)

    def look_at(self, turn: Turn) -> None:
        """Look at the board from another side: at all of it, where all was in view and its squares are no smaller so;
        else what is in the middle stays there as well as it can."""
        saw_all, middle, before = self.sees_all, turn.point(self.turn.back.point(self.centre)), self._step
        self.turn = turn
        self.columns, self.rows = turn.size
        if saw_all:
            self.fit()
        if not saw_all or self._step < before:
            self._step = before
            self.centre_on(middle)

    def at(self, place: Point) -> tuple[int, int]:
        return super().at(self.turn.point(place))

    def above(self, place: Point, squares: float) -> Point:
        return self.turn.back.point(super().above(self.turn.point(place), squares))

    def seen_cell(self, cell: Cell, size: int = 1) -> Cell:
        return self.turn.cell(cell, size)

    def cell_at(self, pos: Point) -> Cell | None:
        seen = super().cell_at(pos)
        return self.turn.back.cell(seen) if seen is not None else None

    def beside(self, cell: Cell, way: tuple[int, int]) -> Cell:
        return self.turn.back.cell(super().beside(self.turn.cell(cell), way))

    def middle_cell(self) -> Cell:
        return self.turn.back.cell(super().middle_cell())
