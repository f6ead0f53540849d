"""A battlefield of hexes on the screen: ground, water, marks, figures and motions in the order in which they lie."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

import pygame
from msgspec.structs import replace

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
from game.ui.boards.shared.board import SharedBoard
from game.ui.boards.shared.edge_names import EdgeNames
from game.ui.boards.shared.poses import Pose

Figures = tuple[Sequence[FigureShown], Sequence[GlyphShown]]


class HexBoardView(SharedBoard[Figures, HexCamera]):
    """Draws a battlefield; ``theme`` is walnut or projector.

    ``camera``, ``overlays``, ``miniatures`` and ``timeline`` are open to the scene. A game's screen sets what stands
    with ``show`` and plays what happens with ``play_records``."""

    camera: HexCamera
    timeline: HexTimeline
    overlays: HexOverlays
    miniatures: HexFigures
    turning: Sixths
    apart: None = None
    board_cards: None = None

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
        self._names = hex_names(self.camera, battlefield.stagger)
        self._names_laid = EdgeNames()
        self._time = 0.0
        #: The moment of the water that was drawn last, where all of it was ready; -1 where it was not.
        self._drawn_moment = -1

    # --- what stands ---

    def show(self, figures: Sequence[FigureShown] | None, glyphs: Sequence[GlyphShown] = ()) -> None:
        """Show these from now on; None: hold nothing, as behind the curtain."""
        self._show((figures, glyphs) if figures is not None else None)

    def _lay(self, shown: Figures) -> None:
        self.miniatures.show(*shown)

    def _clear(self) -> None:
        self.miniatures.hovered = self.miniatures.selected = None
        self.miniatures.show((), ())

    def _is_beginning(self, shown: Figures) -> bool:
        return {one.piece: one for one in shown[0]} == self.timeline.before

    def rotate(self, sixths: int) -> None:
        """Turn the view clockwise by a number of sixths of a circle; what plays is finished."""
        self.finish()
        self.projection = Projection(self.battlefield.terrain, self.projection.sixths + sixths)
        self.camera.look_at(self.projection)
        self._paint()
        self._names = hex_names(self.camera, self.battlefield.stagger)

    def give_zones(self, owners: tuple[int, ...]) -> None:
        """Paint the starting zones in the colours of the seats that they belong to, -1 for nobody's."""
        if owners != self.battlefield.owners:
            self.battlefield = replace(self.battlefield, owners=owners)
            self._paint()

    def _paint(self) -> None:
        ground = HexGround(self.battlefield, self.projection, theme=self.theme)
        self.chunks.look_at(ground)
        self.miniatures.look_at(ground)
        self.overlays.look_at(ground)

    # --- what happens ---

    def play_records(
        self, records: Sequence[Record], figures: Sequence[FigureShown], glyphs: Sequence[GlyphShown] | None = None
    ) -> bool:
        """Play records from what stands to ``figures``, which are shown when it is over; ``glyphs`` stay as they are
        unless given. False when there was nothing to watch."""
        self.finish()
        shown = (tuple(figures), self.miniatures.glyphs if glyphs is None else tuple(glyphs))
        after = {figure.piece: figure for figure in figures}
        return self._play(shown, lambda: self.timeline.play(records, self.miniatures.figures, after))

    def indicate(self, by: Sequence[int], at: Sequence[int | Hex], way: Sequence[Hex]) -> None:
        """Mark who acts, and figures or spaces that are aimed at, or the way of a move."""
        doers = [spaces for spaces in map(self._spaces_of, by) if spaces]
        aims = [spaces for spaces in map(self._spaces_of, at) if spaces]
        self.overlays.show_acting(doers)
        self.overlays.show_targets(aims)
        self.overlays.show_path(way)
        self.camera.follow([(place, 1) for spaces in (*doers, *aims, way[-1:]) for place in spaces])

    def _spaces_of(self, one: int | Hex) -> tuple[Hex, ...]:
        """Return the spaces of a figure, or one space; none without such a figure."""
        if not isinstance(one, int):
            return (one,)
        figure = self.miniatures.figures.get(one)
        return figure.spaces if figure is not None else ()

    # --- the scene's own ---

    def cell_at(self, pos: tuple[float, float]) -> Hex | None:
        """Return the space pointed at: a figure that stands higher hides the ground behind it, and is meant there."""
        return self.miniatures.space_at(pos, self.camera) or self.camera.cell_at(pos)

    def ground_at(self, pos: tuple[float, float]) -> Hex | None:
        return self.camera.cell_at(pos)

    @property
    def show_levels(self) -> bool:
        return self.overlays.shows_levels

    @show_levels.setter
    def show_levels(self, shown: bool) -> None:
        self.overlays.show_levels(shown=shown)

    def update(self, seconds: float) -> None:
        self._time += 0.0 if self.timeline.reduced else seconds
        super().update(seconds)

    @property
    def is_at_rest(self) -> bool:
        """Return whether another frame would look the same as the last one; False once water in view has moved on."""
        still = self.timeline.reduced or self._drawn_moment == self._moment or not self.chunks.sees_water(self.camera)
        return super().is_at_rest and still and self.chunks.is_complete

    @property
    def _moment(self) -> int:
        return int(self._time * WATER_SPEED) % WATER_FRAMES

    def _fixed(self) -> Hashable:
        sees_water = self.chunks.sees_water(self.camera)
        if not self.chunks.is_complete or (sees_water and self._drawn_moment < 0):
            return None
        moment = self._moment if sees_water else 0
        marks = (self.overlays.version, self.overlays.text_px, self.overlays.selection)
        return (self.projection.sixths, self.miniatures.version, marks, moment)

    def _parts(self, poses: Mapping[int, Pose]) -> Mapping[Hashable, pygame.Rect] | None:
        marks = self.overlays.parts(self.camera)
        if marks is None:
            return None
        return {**marks, **self.miniatures.parts(self.camera, poses, self.timeline.after)}

    def paint_ahead(self) -> None:
        self.chunks.paint_roughly()

    def _draw(self, surface: pygame.Surface, *, whole: bool) -> None:
        self.chunks.draw(surface, self.camera, self.overlays, whole=whole)
        moment = self._moment
        ready = self.chunks.draw_water(surface, self.camera, self.overlays, moment, whole=whole)
        self._drawn_moment = moment if ready else -1
        self.overlays.draw_under(surface, self.camera)
        # Below whatever stands and is said: a name at the edge hides no figure and no name of one.
        theme, text_px = THEMES[self.theme], self.overlays.text_px
        draw_hex_names(surface, self.camera, self._names_laid, self._names, theme, text_px)
        poses = self.timeline.poses()
        self.miniatures.draw(surface, self.camera, poses, self.timeline.after, whole=whole)
        self.overlays.draw(surface, self.camera)
        if not poses:
            self.miniatures.draw_label(surface, self.camera)


class Sixths:
    """The sides from which a battlefield is seen."""

    words = "Turns the view by a sixth of a circle."
    half = 3

    def __init__(self, view: HexBoardView) -> None:
        self._view = view

    @property
    def turned(self) -> int:
        return self._view.projection.sixths

    def turn(self, steps: int) -> None:
        """Turn the view clockwise by a number of sixths of a circle; what plays is finished."""
        self._view.rotate(steps)
