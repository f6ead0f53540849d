"""A board of squares on the screen: ground, marks, miniatures and motions in the order in which they lie."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.app.maps.picture import MapPicture
from game.core.events import Event
from game.geometry.squares import Cell
from game.rules.skirmish.board import Board
from game.rules.skirmish.table import Table
from game.ui.art.palette import THEMES
from game.ui.boards.shared.camera import Camera
from game.ui.boards.shared.edge_names import draw_square_names
from game.ui.boards.shared.miniatures import Miniatures
from game.ui.boards.shared.timeline import Timeline
from game.ui.boards.squares.chunks import ChunkStore
from game.ui.boards.squares.ground import Ground
from game.ui.boards.squares.overlays import Overlays


class SquareBoardView:
    """Draws a board from its map's ``picture``, or dressed in stone without one; ``theme`` is walnut or projector.

    ``camera``, ``overlays``, ``miniatures`` and ``timeline`` are open to the scene. Events come by ``play``; between
    batches ``show`` sets the table."""

    def __init__(
        self, board: Board, picture: MapPicture | None = None, *, theme: str = "walnut", text_px: int = 15
    ) -> None:
        self.theme = theme
        self.overlays = Overlays(text_px=text_px)
        self.miniatures = Miniatures(text_px=text_px)
        self.camera = Camera(board.grid.width, board.grid.height, pygame.Rect(0, 0, 1280, 720))
        self.timeline = Timeline(self.camera)
        self._time = 0.0
        self._lay(board, picture)

    def _lay(self, board: Board, picture: MapPicture | None) -> None:
        self.board = board
        self.chunks = ChunkStore(Ground(board, picture, theme=self.theme))

    def show_board(self, board: Board, picture: MapPicture | None = None) -> None:
        """Another board from now on, as when a tile was laid; the view stays where it is as well as it can."""
        self._lay(board, picture)
        self.camera.columns, self.camera.rows = board.grid.width, board.grid.height
        self.camera.clamp()

    def show(self, table: Table | None) -> None:
        """Show this table from now on, on its board; None: hold nothing (behind the curtain). Ends what still plays."""
        if self.timeline.is_playing:
            if table is self.timeline.before:
                return  # It is what is shown while the batch plays.
            self.timeline.finish()
        if table is None:
            self.timeline.forget()
            self.overlays.clear()
        elif table.board is not self.board and table.board != self.board:
            self.show_board(table.board)
        self.miniatures.show(table)

    def play(self, batch: Sequence[Event], before: Table, after: Table) -> bool:
        """Play a batch of events; its table is shown when it is over. False when there was nothing to watch."""
        self.show(before)
        if not self.timeline.play(batch, before, after):
            self.show(after)
        return self.timeline.is_playing

    def finish(self) -> None:
        """Jump to the end of the batch that plays."""
        if self.timeline.is_playing:
            self.timeline.finish()
            self.show(self.timeline.after)

    def set_text(self, px: int) -> None:
        """The size of words on the board, in pixels."""
        self.overlays.text_px = self.miniatures.text_px = self.timeline.stage.text_px = px

    def fit(self, rect: pygame.Rect) -> None:
        """Show the whole board in a part of the screen."""
        self.camera.look_through(rect)
        self.camera.fit()

    def event(self, event: pygame.Event) -> bool:
        """Let the camera have an event. True when it was the camera's alone."""
        return self.camera.event(event)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.camera.update(seconds)
        if self.has_moving_tiles:
            self._time += seconds
            self.chunks.move_tiles(int(self._time * 1000))
        if self.timeline.is_playing and not self.timeline.update(seconds):
            self.show(self.timeline.after)

    @property
    def has_moving_tiles(self) -> bool:
        """Has the map animated tiles?"""
        return self.chunks.ground.tiles.is_animated

    @property
    def is_calm(self) -> bool:
        """Whether another frame would look the same as the last one: never, while tiles of the map move."""
        if self.has_moving_tiles:
            return False
        still = not self.camera.is_moving and not self.timeline.is_playing
        return still and self.chunks.is_complete and self.miniatures.is_complete

    def cell_at(self, pos: tuple[float, float]) -> Cell | None:
        """The square under a screen pixel."""
        return self.camera.cell_at(pos)

    def creature_at(self, pos: tuple[float, float]) -> int | None:
        """The creature under a screen pixel."""
        return self.miniatures.creature_at(pos, self.camera)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, *, whole: bool = False) -> None:
        """Draw the board in a part of the screen, and cover all of it. ``whole``: with everything finished at once,
        as for a picture, instead of a little a frame."""
        self.camera.look_through(rect)
        clip = surface.get_clip()
        surface.set_clip(rect)
        self.chunks.draw(surface, self.camera, self.overlays, whole=whole)
        self.overlays.draw_under(surface, self.camera)
        poses = self.timeline.poses()
        after = self.timeline.after if self.timeline.is_playing else None
        self.miniatures.draw(surface, self.camera, poses, after, whole=whole)
        self.overlays.draw(surface, self.camera)
        if not poses:
            self.miniatures.draw_label(surface, self.camera)
        draw_square_names(surface, self.camera, THEMES[self.theme], self.overlays.text_px)
        self.timeline.draw_on_board(surface)
        surface.set_clip(clip)

    def draw_over_all(self, surface: pygame.Surface) -> None:
        """Draw cards and coins that fly over the panels; call it after these are drawn."""
        self.timeline.draw_over_all(surface)
