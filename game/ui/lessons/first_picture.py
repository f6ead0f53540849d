"""What the first picture of a table takes, bit by bit: a single frame has no time for all of it."""

from __future__ import annotations

from collections.abc import Iterator

from game.ui.table.drawing import Drawing


class FirstPicture:
    """Draws what a table's first picture is put together of, and keeps it, a part each frame; and again when another
    size is asked for."""

    def __init__(self, drawing: Drawing) -> None:
        self._drawing = drawing
        self._drawn_for: object = None
        self._parts: Iterator[None] = iter(())

    def gets_ready(self) -> bool:
        """Draw one more part; return whether there was none left."""
        app = self._drawing.app
        wanted = (app.size, app.look, app.scale, app.least_target)
        if wanted != self._drawn_for:
            self._drawn_for, self._parts = wanted, drawing_ahead(self._drawing)
            # The frame in which the table is laid out does enough, and gives back what was there before.
            return False
        return next(self._parts, self) is self


def drawing_ahead(drawing: Drawing) -> Iterator[None]:
    """Draw and keep what takes longest of a table's first picture, a part each time."""
    drawing.cache.begin(drawing.app.size, drawing.app)
    drawing.keep_panels()
    yield
    board = drawing.following.board
    if board is not None:
        board.camera.look_through(drawing.laying.layout.board)
        board.paint_ahead()
        yield
