"""What the first picture of a table takes, bit by bit: a single frame has no time for all of it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.app.demo.positions import read_begun, shown_match
from game.ui.games.game_ui import screen_for
from game.ui.scenes.by_name import load_ahead
from game.ui.table.scene import TableScene


class FirstPicture:
    """Draws what a table's first picture is put together of, and keeps it, a part each frame; and again when another
    size is asked for."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._drawn_for: object = None
        self._parts: Iterator[None] = iter(())

    def gets_ready(self) -> bool:
        """Draw one more part; return whether there was none left."""
        app = self._scene.app
        wanted = (app.size, app.look, app.scale, app.least_target)
        if wanted != self._drawn_for:
            self._drawn_for, self._parts = wanted, self._draw()
            # The frame in which the table is laid out does enough, and gives back what was there before.
            return False
        return next(self._parts, self) is self

    def _draw(self) -> Iterator[None]:
        drawing, board = self._scene.drawing, self._scene.following.board
        drawing.cache.begin(self._scene.app.size, self._scene.app)
        drawing.keep_panels()
        yield
        if board is not None:
            board.camera.look_through(self._scene.laying.layout.board)
            board.paint_ahead()
            yield


def meeting(path: Path, theme: str, pages: Sequence[str]) -> Iterator[None]:
    """Load what a position needs before it is shown for the first time, a part each time: its file, the program for
    its game, its maps, and the pages that can be opened over it, all of which are kept."""
    with contextlib.suppress(ValueError):
        begun = read_begun(path)
        yield
        match = shown_match(begun)
        screen = screen_for(match, theme)
        yield
        screen.show(match.view(0).table)
        screen.show(None)
    for name in pages:
        yield
        load_ahead(name)
