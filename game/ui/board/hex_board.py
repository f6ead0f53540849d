"""A battlefield of hexes on the screen."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.geometry.hexes import Hex
from game.rules.arena.board import Board
from game.ui.board.hex_chunks import HexChunks
from game.ui.board.hex_figures import HexFigures
from game.ui.board.hex_ground import HexGround
from game.ui.board.hex_inlays import GlyphShown
from game.ui.board.hex_materials import WATER_FRAMES, WATER_SPEED
from game.ui.board.hex_overlays import HexOverlays
from game.ui.board.hex_projection import HexCamera, Projection
from game.ui.board.hex_tokens import Standing


class HexBoardView:
    """Draws a battlefield; ``theme`` is walnut or projector."""

    def __init__(self, board: Board, *, theme: str = "walnut", text_px: int = 15) -> None:
        self.board, self.theme = board, theme
        self.projection = Projection(board.terrain)
        self.camera = HexCamera(self.projection, pygame.Rect(0, 0, 1280, 720))
        self.chunks = HexChunks(HexGround(board, self.projection, theme=theme))
        self.overlays = HexOverlays(self.chunks.ground, text_px=text_px)
        self.miniatures = HexFigures(self.chunks.ground, text_px=text_px)
        self._time = 0.0

    def show(self, figures: Sequence[Standing] | None, glyphs: Sequence[GlyphShown] = ()) -> None:
        """Show these from now on; None: hold nothing, as behind the curtain."""
        self.miniatures.show(figures or (), glyphs if figures is not None else ())

    @property
    def show_levels(self) -> bool:
        """Whether each space shows the number of its level."""
        return self.overlays.shows_levels

    @show_levels.setter
    def show_levels(self, shown: bool) -> None:
        self.overlays.show_levels(shown=shown)

    def rotate(self, sixths: int) -> None:
        """Turn the view by so many sixths of a circle, clockwise."""
        self.projection = Projection(self.board.terrain, self.projection.sixths + sixths)
        self.camera.look_at(self.projection)
        self.chunks.look_at(HexGround(self.board, self.projection, theme=self.theme))
        self.miniatures.look_at(self.chunks.ground)
        self.overlays.look_at(self.chunks.ground)

    def fit(self, rect: pygame.Rect) -> None:
        """Show the whole board in a part of the screen."""
        self.camera.look_through(rect)
        self.camera.fit()

    def event(self, event: pygame.Event) -> bool:
        """Let the camera have an event. True when it was the camera's alone."""
        return self.camera.event(event)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._time += seconds
        self.camera.update(seconds)

    def place_at(self, pos: tuple[float, float]) -> Hex | None:
        """The space that is seen under a screen pixel: its top, its side or its pillar."""
        return self.camera.cell_at(pos)

    def piece_at(self, pos: tuple[float, float]) -> int | None:
        """The figure under a screen pixel."""
        return self.miniatures.piece_at(pos, self.camera)

    cell_at = place_at
    creature_at = piece_at

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, *, whole: bool = False) -> None:
        """Draw the board in a part of the screen, and cover all of it."""
        self.camera.look_through(rect)
        clip = surface.get_clip()
        surface.set_clip(rect)
        self.chunks.draw(surface, self.camera, self.overlays, whole=whole)
        frame = int(self._time * WATER_SPEED) % WATER_FRAMES
        self.chunks.draw_water(surface, self.camera, self.overlays, frame, whole=whole)
        self.overlays.draw_under(surface, self.camera)
        self.miniatures.draw(surface, self.camera, {}, {}, whole=whole)
        self.overlays.draw(surface, self.camera)
        self.miniatures.draw_label(surface, self.camera)
        surface.set_clip(clip)
