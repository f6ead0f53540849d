"""The camera: which part of the board the window shows, and how large."""

from __future__ import annotations

import pygame

from game.geometry.squares import Cell

#: Pixels along a square at zoom 1.
SQUARE = 64

#: The least and the most pixels along a square, and how much a step of the zoom changes them.
LEAST, MOST, STEP = 16, 192, 1.18


class Camera:
    """Looks at a board of ``columns`` by ``rows`` squares through ``area``."""

    def __init__(self, columns: int, rows: int, area: pygame.Rect) -> None:
        self.columns, self.rows, self.area = columns, rows, area
        self.side = SQUARE
        self.centre = (columns / 2, rows / 2)
        self.fit()

    def fit(self) -> None:
        """Show the whole board as large as it goes. ``side`` is pixels along a square."""
        whole = min((self.area.width - 16) // self.columns, (self.area.height - 16) // self.rows)
        self.side = max(LEAST, min(MOST, whole))
        self.centre = (self.columns / 2, self.rows / 2)

    def corner(self, cell: tuple[float, float]) -> tuple[float, float]:
        """Where a square's upper left corner is in the window; fractions of squares are allowed."""
        side = self.side
        x = self.area.centerx + (cell[0] - self.centre[0]) * side
        y = self.area.centery + (cell[1] - self.centre[1]) * side
        return x, y

    def rect(self, cell: tuple[float, float], size: int = 1) -> pygame.Rect:
        """The window's pixels of a square, or of a block of squares."""
        x, y = self.corner(cell)
        return pygame.Rect(round(x), round(y), self.side * size, self.side * size)

    def cell_at(self, place: tuple[int, int]) -> Cell | None:
        """The square under a place in the window, or None off the board."""
        if not self.area.collidepoint(place):
            return None
        x = (place[0] - self.area.centerx) / self.side + self.centre[0]
        y = (place[1] - self.area.centery) / self.side + self.centre[1]
        if 0 <= x < self.columns and 0 <= y < self.rows:
            return int(x), int(y)
        return None

    def zoom(self, by: int, place: tuple[int, int]) -> None:
        """Zoom by steps; what is under ``place`` stays there."""
        x = (place[0] - self.area.centerx) / self.side + self.centre[0]
        y = (place[1] - self.area.centery) / self.side + self.centre[1]
        self.side = max(LEAST, min(MOST, round(self.side * STEP**by)))
        self.centre = (
            x - (place[0] - self.area.centerx) / self.side,
            y - (place[1] - self.area.centery) / self.side,
        )
        self._clamp()

    def pan(self, dx: float, dy: float) -> None:
        """Move the view by pixels."""
        self.centre = (self.centre[0] - dx / self.side, self.centre[1] - dy / self.side)
        self._clamp()

    def look_at(self, cell: tuple[float, float]) -> None:
        """Centre a square."""
        self.centre = (cell[0] + 0.5, cell[1] + 0.5)
        self._clamp()

    def follow(self, cell: tuple[float, float]) -> None:
        """Centre a square if it is out of the window."""
        if not self.area.inflate(-self.side, -self.side).collidepoint(self.rect(cell).center):
            self.look_at(cell)

    def _clamp(self) -> None:
        x = min(max(self.centre[0], 0), self.columns)
        y = min(max(self.centre[1], 0), self.rows)
        self.centre = (x, y)
