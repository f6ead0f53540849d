"""A battlefield of hexes on the screen: ground, water, marks, figures and motions in the order in which they lie."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.geometry.hexes import Hex
from game.ui.art.palette import THEMES
from game.ui.boards.hexes.battlefield import Battlefield
from game.ui.boards.hexes.chunks import HexChunks
from game.ui.boards.hexes.edge_names import draw_hex_names, hex_names
from game.ui.boards.hexes.figures import HexFigures
from game.ui.boards.hexes.ground import HexGround
from game.ui.boards.hexes.inlays import GlyphShown
from game.ui.boards.hexes.materials import WATER_FRAMES, WATER_SPEED
from game.ui.boards.hexes.overlays import HexOverlays
from game.ui.boards.hexes.projection import HexCamera, Projection
from game.ui.boards.hexes.records import Record
from game.ui.boards.hexes.timeline import HexTimeline
from game.ui.boards.hexes.tokens import FigureShown

Figures = tuple[Sequence[FigureShown], Sequence[GlyphShown]]


class HexBoardView:
    """Draws a battlefield; ``theme`` is walnut or projector.

    ``camera``, ``overlays``, ``miniatures`` and ``timeline`` are open to the scene. A game's screen sets what stands
    with ``show`` and plays what happens with ``play_records``."""

    def __init__(self, battlefield: Battlefield, *, theme: str = "walnut", text_px: int = 15) -> None:
        self.theme = theme
        self.battlefield = battlefield
        self.projection = Projection(battlefield.terrain)
        ground = HexGround(battlefield, self.projection, theme=theme)
        self.camera = HexCamera(self.projection, pygame.Rect(0, 0, 1280, 720))
        self.chunks = HexChunks(ground)
        self.overlays = HexOverlays(ground, text_px=text_px)
        self.miniatures = HexFigures(ground, text_px=text_px)
        self.timeline = HexTimeline(self.camera)
        self.timeline.stage.text_px = text_px
        self.turning = Sixths(self)
        #: Figures have spaces of their own, and nothing lies beside them.
        self.apart = self.board_cards = None
        self._awaited: Figures | None = None
        self._names = hex_names(self.camera, battlefield.stagger)
        self._time = 0.0

    # --- what stands ---

    def show(self, figures: Sequence[FigureShown] | None, glyphs: Sequence[GlyphShown] = ()) -> None:
        """Show these from now on; None: hold nothing, as behind the curtain. Ends what still plays, unless it is its
        beginning that is shown again."""
        if self.timeline.is_playing:
            if figures is not None and {one.piece: one for one in figures} == self.timeline.before:
                return
            self.timeline.finish()
        self._awaited = None
        if figures is None:
            self.timeline.forget()
            self.overlays.clear()
            self.miniatures.hovered = self.miniatures.selected = None
        self.miniatures.show(figures or (), glyphs if figures is not None else ())

    def rotate(self, sixths: int) -> None:
        """Turn the view by so many sixths of a circle, clockwise; what plays is finished."""
        self.finish()
        self._look(self.projection.sixths + sixths)

    def _look(self, sixths: int) -> None:
        self.projection = Projection(self.battlefield.terrain, sixths)
        ground = HexGround(self.battlefield, self.projection, theme=self.theme)
        self.camera.look_at(self.projection)
        self.chunks.look_at(ground)
        self.miniatures.look_at(ground)
        self.overlays.look_at(ground)
        self._names = hex_names(self.camera, self.battlefield.stagger)

    # --- what happens ---

    def play_records(
        self, records: Sequence[Record], figures: Sequence[FigureShown], glyphs: Sequence[GlyphShown] | None = None
    ) -> bool:
        """Play records from what stands to ``figures``, which are shown when it is over; ``glyphs`` stay as they are
        unless given. False when there was nothing to watch."""
        self.finish()
        self._awaited = (tuple(figures), self.miniatures.glyphs if glyphs is None else tuple(glyphs))
        after = {figure.piece: figure for figure in figures}
        if not self.timeline.play(records, self.miniatures.figures, after):
            self._arrive()
        return self.timeline.is_playing

    def finish(self) -> None:
        """Jump to the end of the batch that plays."""
        if self.timeline.is_playing:
            self.timeline.finish()
        self._arrive()

    def _arrive(self) -> None:
        """Show what the batch came to."""
        if self._awaited is not None:
            awaited, self._awaited = self._awaited, None
            self.miniatures.show(*awaited)

    # --- the scene's own ---

    @property
    def show_levels(self) -> bool:
        """Whether each space shows the number of its level."""
        return self.overlays.shows_levels

    @show_levels.setter
    def show_levels(self, shown: bool) -> None:
        self.overlays.show_levels(shown=shown)

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
        self._time += 0.0 if self.timeline.reduced else seconds
        self.camera.update(seconds)
        if self.timeline.is_playing and not self.timeline.update(seconds):
            self._arrive()

    @property
    def is_at_rest(self) -> bool:
        """Whether another frame would look the same as the last one: never, while water moves in view."""
        is_at_rest = not self.camera.is_moving and not self.timeline.is_playing
        water = not self.timeline.reduced and self.chunks.sees_water(self.camera)
        return is_at_rest and not water and self.chunks.is_complete and self.miniatures.is_complete

    def place_at(self, pos: tuple[float, float]) -> Hex | None:
        """The space that is seen under a screen pixel: its top, its side or its pillar."""
        return self.camera.cell_at(pos)

    def piece_at(self, pos: tuple[float, float]) -> int | None:
        """The figure under a screen pixel."""
        return self.miniatures.piece_at(pos, self.camera)

    cell_at = place_at

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, *, whole: bool = False) -> None:
        """Draw the board in a part of the screen, and cover all of it. ``whole``: with everything finished at once,
        as for a picture, instead of a little a frame."""
        self.camera.look_through(rect)
        clip = surface.get_clip()
        surface.set_clip(rect)
        self.chunks.draw(surface, self.camera, self.overlays, whole=whole)
        frame = int(self._time * WATER_SPEED) % WATER_FRAMES
        self.chunks.draw_water(surface, self.camera, self.overlays, frame, whole=whole)
        self.overlays.draw_under(surface, self.camera)
        # Below whatever stands and is said: a name at the edge hides no figure and no name of one.
        draw_hex_names(surface, self.camera, self._names, THEMES[self.theme], self.overlays.text_px)
        poses = self.timeline.poses()
        self.miniatures.draw(surface, self.camera, poses, self.timeline.after, whole=whole)
        self.overlays.draw(surface, self.camera)
        if not poses:
            self.miniatures.draw_label(surface, self.camera)
        self.timeline.draw_on_board(surface)
        surface.set_clip(clip)

    def draw_over_all(self, surface: pygame.Surface) -> None:
        """Draw cards that fly over the panels; call it after these are drawn."""
        self.timeline.draw_over_all(surface)


class Sixths:
    """The sides from which a battlefield is seen."""

    words = "Turns the view by a sixth of a circle."

    def __init__(self, view: HexBoardView) -> None:
        self._view = view

    def turn(self, steps: int) -> None:
        """Turn the view by so many sixths of a circle, clockwise; what plays is finished."""
        self._view.rotate(steps)
