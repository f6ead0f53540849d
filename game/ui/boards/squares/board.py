"""A board of squares on the screen: ground, marks, miniatures and motions in the order in which they lie."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.app.maps.picture import MapPicture
from game.geometry.squares import Cell, SquareGrid
from game.ui.art.palette import THEMES
from game.ui.boards.shared.camera import Camera
from game.ui.boards.shared.motion import Motion
from game.ui.boards.shared.timeline import Spaces, Timeline
from game.ui.boards.squares.chunks import ChunkStore
from game.ui.boards.squares.edge_names import draw_square_names
from game.ui.boards.squares.figures import Miniatures
from game.ui.boards.squares.ground import Ground
from game.ui.boards.squares.overlays import Overlays
from game.ui.boards.squares.records import CreatureShown


class SquareBoardView:
    """Draws the squares of a ``grid`` as a map's ``picture`` shows them; ``theme`` is walnut or projector.

    ``camera``, ``overlays``, ``miniatures`` and ``timeline`` are open to the scene. A game's screen sets what stands
    there with ``show`` and plays what happens with ``play_motions``."""

    def __init__(self, grid: SquareGrid, picture: MapPicture, *, theme: str = "walnut", text_px: int = 15) -> None:
        self.theme = theme
        self.overlays = Overlays(text_px=text_px)
        self.miniatures = Miniatures(text_px=text_px)
        self.camera = Camera(grid.width, grid.height, pygame.Rect(0, 0, 1280, 720))
        self.timeline = Timeline(self.camera)
        #: It is seen from one side alone, pieces have spaces of their own, and nothing lies beside them.
        self.turning = self.apart = self.board_cards = None
        self._time = 0.0
        self._awaited: tuple[CreatureShown, ...] | None = None
        self._lay(grid, picture)

    def _lay(self, grid: SquareGrid, picture: MapPicture) -> None:
        self.chunks = ChunkStore(Ground(grid, picture, theme=self.theme))

    def show_ground(self, grid: SquareGrid, picture: MapPicture) -> None:
        """Another ground from now on, as when a tile was laid; the view stays where it is as well as it can."""
        self._lay(grid, picture)
        self.camera.columns, self.camera.rows = grid.width, grid.height
        self.camera.clamp()

    def show(self, creatures: Sequence[CreatureShown] | None) -> None:
        """Show these from now on; None: hold nothing, as behind the curtain. Ends what still plays, unless it is its
        beginning that is shown again."""
        if self.timeline.is_playing:
            if creatures is not None and {one.piece: one for one in creatures} == self.timeline.before:
                return
            self.timeline.finish()
        self._awaited = None
        if creatures is None:
            self.timeline.forget()
            self.overlays.clear()
            self.miniatures.forget()
        else:
            self.miniatures.show(creatures)

    def play_motions(
        self,
        full_motion: Sequence[Motion],
        reduced_motion: Callable[[], Iterable[Motion]],
        spaces: Callable[[], Spaces],
        creatures: Sequence[CreatureShown],
    ) -> bool:
        """Play motions from what stands to these ``creatures``, who are shown when it is over; ``reduced_motion``
        stands in where motion is reduced, and the camera follows to the ``spaces``. False when there was nothing to
        watch."""
        self._awaited = tuple(creatures)
        after = {creature.piece: creature for creature in creatures}
        if not self.timeline.begin(full_motion, reduced_motion, spaces, before=self.miniatures.creatures, after=after):
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
            self.miniatures.show(awaited)

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
            self._arrive()

    @property
    def has_moving_tiles(self) -> bool:
        """Has the map animated tiles?"""
        return self.chunks.ground.tiles.is_animated

    @property
    def is_at_rest(self) -> bool:
        """Whether another frame would look the same as the last one: never, while tiles of the map move."""
        if self.has_moving_tiles:
            return False
        is_at_rest = not self.camera.is_moving and not self.timeline.is_playing
        return is_at_rest and self.chunks.is_complete and self.miniatures.is_complete

    def cell_at(self, pos: tuple[float, float]) -> Cell | None:
        """The square under a screen pixel."""
        return self.camera.cell_at(pos)

    def piece_at(self, pos: tuple[float, float]) -> int | None:
        """The piece under a screen pixel."""
        return self.miniatures.piece_at(pos, self.camera)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, *, whole: bool = False) -> None:
        """Draw the board in a part of the screen, and cover all of it. ``whole``: with everything finished at once,
        as for a picture, instead of a little a frame."""
        self.camera.look_through(rect)
        clip = surface.get_clip()
        surface.set_clip(rect)
        self.chunks.draw(surface, self.camera, self.overlays, whole=whole)
        self.overlays.draw_under(surface, self.camera)
        # Below whatever stands and is said: a name at the edge hides no figure and no name of one.
        draw_square_names(surface, self.camera, THEMES[self.theme], self.overlays.text_px)
        poses = self.timeline.poses()
        after = self._awaited or ()
        self.miniatures.draw(surface, self.camera, poses, {one.piece: one for one in after}, whole=whole)
        self.overlays.draw(surface, self.camera)
        if not poses:
            self.miniatures.draw_label(surface, self.camera)
        self.timeline.draw_on_board(surface)
        surface.set_clip(clip)

    def draw_over_all(self, surface: pygame.Surface) -> None:
        """Draw cards and coins that fly over the panels; call it after these are drawn."""
        self.timeline.draw_over_all(surface)
