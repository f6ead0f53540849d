"""A board of squares on the screen: ground, marks, miniatures and motions in the order in which they lie."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence

import pygame

from game.geometry.squares import Cell
from game.ui.art.palette import THEMES
from game.ui.boards.shared.board import SharedBoard
from game.ui.boards.shared.edge_names import EdgeNames
from game.ui.boards.shared.motion import Motion
from game.ui.boards.shared.poses import Pose
from game.ui.boards.shared.timeline import Spaces, Timeline
from game.ui.boards.squares.camera import SquareCamera
from game.ui.boards.squares.chunks import ChunkStore
from game.ui.boards.squares.edge_names import draw_square_names
from game.ui.boards.squares.figures import Miniatures
from game.ui.boards.squares.ground import Ground
from game.ui.boards.squares.overlays import Overlays
from game.ui.boards.squares.records import FigureShown, GroundShown
from game.ui.boards.squares.turn import Turn


class SquareBoardView(SharedBoard[Sequence[FigureShown], SquareCamera]):
    """Draws the squares of a ``ground``; ``theme`` is walnut or projector.

    ``camera``, ``overlays``, ``miniatures`` and ``timeline`` are open to the scene. A game's screen sets what stands
    there with ``show`` and plays what happens with ``play_motions``."""

    camera: SquareCamera
    overlays: Overlays
    miniatures: Miniatures
    turning: Quarters
    apart: None = None
    board_cards: None = None

    def __init__(self, ground: GroundShown, *, theme: str = "walnut", text_px: int = 15) -> None:
        self.theme = theme
        self.overlays = Overlays(text_px=text_px)
        self.miniatures = Miniatures(text_px=text_px)
        self.turning = Quarters(self)
        self.camera = SquareCamera(Turn(ground.columns, ground.rows), pygame.Rect(0, 0, 1280, 720))
        self.timeline = Timeline(self.camera)
        self._time = 0.0
        self._names = EdgeNames()
        #: As it lies.
        self._ground = ground
        self.chunks = ChunkStore(Ground(ground, theme=theme))

    def show_ground(self, ground: GroundShown) -> None:
        """Show another ground from now on, as when a tile was laid; the view stays where it is as well as it can."""
        turn = Turn(ground.columns, ground.rows, self.camera.turn.quarters)
        self._ground = ground
        self.camera.turn, (self.camera.columns, self.camera.rows) = turn, turn.size
        self.camera.clamp()
        self._paint()

    def rotate(self, quarters: int) -> None:
        """Turn the view clockwise by a number of quarters of a circle; what plays is finished."""
        self.finish()
        turn = self.camera.turn
        self.camera.look_at(Turn(turn.columns, turn.rows, (turn.quarters + quarters) % 4))
        self._paint()

    def _paint(self) -> None:
        """Show the ground, its marks and the pieces from where they are seen now."""
        turn = self.camera.turn
        self.chunks = ChunkStore(Ground(self._ground, quarters=turn.quarters, theme=self.theme))
        self.overlays.look_at(turn)
        self.miniatures.lay_again()

    def show(self, figures: Sequence[FigureShown] | None) -> None:
        """Show these from now on; None: hold nothing, as behind the curtain."""
        self._show(figures)

    def _lay(self, shown: Sequence[FigureShown]) -> None:
        self.miniatures.show(shown)

    def _clear(self) -> None:
        self.miniatures.forget()

    def _is_beginning(self, shown: Sequence[FigureShown]) -> bool:
        return {one.piece: one for one in shown} == self.timeline.before

    def play_motions(
        self,
        full_motion: Sequence[Motion],
        reduced_motion: Callable[[], Iterable[Motion]],
        spaces: Callable[[], Spaces],
        figures: Sequence[FigureShown],
    ) -> bool:
        """Play motions from what stands to these ``figures``, who are shown when it is over; ``reduced_motion``
        stands in where motion is reduced, and the camera follows to the ``spaces``. False when there was nothing to
        watch."""
        after = {figure.piece: figure for figure in figures}
        return self._play(
            tuple(figures),
            lambda: self.timeline.begin(
                full_motion, reduced_motion, spaces, before=self.miniatures.figures, after=after
            ),
        )

    def indicate(self, by: Sequence[int], at: Sequence[int | Cell], way: Sequence[Cell]) -> None:
        """Mark who acts, and pieces or squares that are aimed at, or the way of a move."""
        doers = [space for space in map(self._space_of, by) if space is not None]
        aims = [space for one in at if (space := self._space_of(one)) is not None]
        size = doers[0][1] if doers else 1
        self.overlays.show_selection(doers[0] if doers else None)
        self.overlays.show_targets(aims)
        self.overlays.show_path(way, size)
        self.camera.follow([*doers, *aims, *((cell, size) for cell in way[-1:])])

    def _space_of(self, one: int | Cell) -> tuple[Cell, int] | None:
        """Return the space of a piece, or a square as a space; None without such a piece."""
        if not isinstance(one, int):
            return one, 1
        figure = self.miniatures.figures.get(one)
        return (figure.cell, figure.size) if figure is not None else None

    def update(self, seconds: float) -> None:
        if self.has_moving_tiles:
            self._time += seconds
            self.chunks.move_tiles(int(self._time * 1000))
        super().update(seconds)

    @property
    def has_moving_tiles(self) -> bool:
        return self.chunks.ground.tiles.is_animated

    @property
    def is_at_rest(self) -> bool:
        """Return whether another frame would look the same as the last one: never, while tiles of the map move."""
        return super().is_at_rest and self.chunks.is_complete and not self.has_moving_tiles

    def _fixed(self) -> Hashable:
        if not self.chunks.is_complete:
            return None
        shown = (self.miniatures.version, self.miniatures.selected)
        return (id(self.chunks), self.chunks.version, self.overlays.version, self.overlays.text_px, shown)

    def _parts(self, poses: Mapping[int, Pose]) -> Mapping[Hashable, pygame.Rect] | None:
        marks = self.overlays.parts(self.camera)
        if marks is None:
            return None
        self.miniatures.kept_free = self.overlays.placement
        return {**marks, **self.miniatures.parts(self.camera, poses, self._after)}

    @property
    def _after(self) -> dict[int, FigureShown]:
        """Return who stands there when the current batch is over."""
        return {one.piece: one for one in self._awaited or ()}

    def paint_ahead(self) -> None:
        self.chunks.paint_roughly()

    def _draw(self, surface: pygame.Surface, *, whole: bool) -> None:
        self.chunks.draw(surface, self.camera, self.overlays, whole=whole)
        self.overlays.draw_under(surface, self.camera)
        text_px = self.overlays.text_px
        # Below whatever stands and is said: a name at the edge hides no figure and no name of one.
        draw_square_names(surface, self.camera, self._names, self.chunks.ground.shown, THEMES[self.theme], text_px)
        poses = self.timeline.poses()
        self.miniatures.draw(surface, self.camera, poses, self._after, whole=whole)
        self.overlays.draw(surface, self.camera)
        if not poses:
            self.miniatures.kept_free = self.overlays.placement
            self.miniatures.draw_label(surface, self.camera)

    def name_rect(self) -> pygame.Rect | None:
        """Return where the piece that is pointed at is named, with the verdict on a line of sight to it."""
        self.miniatures.kept_free = self.overlays.placement
        named, verdict = super().name_rect(), self.overlays.sight_tag(self.camera)
        return named.union(verdict) if named is not None and verdict is not None else named or verdict


class Quarters:
    """The sides from which a board of squares is seen."""

    words = "Turns the view by a quarter of a circle."
    half = 2

    def __init__(self, view: SquareBoardView) -> None:
        self._view = view

    @property
    def turned(self) -> int:
        return self._view.camera.turn.quarters

    def turn(self, steps: int) -> None:
        """Turn the view clockwise by a number of quarters of a circle; what plays is finished."""
        self._view.rotate(steps)
