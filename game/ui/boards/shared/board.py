"""The base of every board on the screen: a camera, marks, pieces and a timeline, and what a batch leaves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

import pygame

from game.geometry.squares import Cell
from game.ui.boards.shared.camera import Camera
from game.ui.boards.shared.changes import BoardLook
from game.ui.boards.shared.poses import Pose
from game.ui.boards.shared.timeline import Timeline

ShownT = TypeVar("ShownT")
CameraT = TypeVar("CameraT", bound=Camera)
SeenByT = TypeVar("SeenByT", bound=Camera, contravariant=True)


class ShownMarks(Protocol):
    """The marks on a board: the part that all boards share."""

    text_px: int

    def clear(self) -> None: ...


class ShownPieces(Protocol[SeenByT]):
    """The pieces on a board with a kind of camera: the part that all boards share."""

    text_px: int

    @property
    def is_complete(self) -> bool: ...
    def piece_at(self, pos: tuple[float, float], camera: SeenByT, /) -> int | None: ...
    def picture_of(self, piece: int, /) -> pygame.Surface | None: ...
    def name_rect(self, camera: SeenByT, /) -> pygame.Rect | None: ...


class SharedBoard(ABC, Generic[ShownT, CameraT]):
    """The base class of boards. A subclass makes the parts ``camera``, ``overlays``, ``miniatures`` and ``timeline``,
    which the scene may use. ``ShownT`` is all that a board shows at a time."""

    camera: CameraT
    timeline: Timeline
    overlays: ShownMarks
    miniatures: ShownPieces[CameraT]
    #: By default a board is seen from one side only, pieces have spaces of their own, and no cards lie next to them.
    turning: object = None
    apart: object = None
    board_cards: object = None

    #: What is shown when the current batch is over.
    _awaited: ShownT | None = None

    # --- what a board of one kind does its own way ---

    @abstractmethod
    def _lay(self, shown: ShownT) -> None:
        """Show this state of the match."""

    @abstractmethod
    def _clear(self) -> None:
        """Drop all pieces, and point at none."""

    @abstractmethod
    def _is_beginning(self, shown: ShownT) -> bool:
        """Return whether this is what the current batch began with."""

    @abstractmethod
    def _draw(self, surface: pygame.Surface, *, whole: bool) -> None:
        """Draw everything below the pieces that fly over the board; draw nothing outside of it."""

    @abstractmethod
    def _fixed(self) -> Hashable:
        """Return what is seen apart from parts and motions, to compare; None where no two frames look alike."""

    @abstractmethod
    def _parts(self, poses: Mapping[int, Pose]) -> Mapping[Hashable, pygame.Rect] | None:
        """Return what comes, goes and moves over the board apart from motions, by its look, with its rectangle on the
        screen; None where that is not known. ``poses`` are those of the moving pieces."""

    @abstractmethod
    def indicate(self, by: Sequence[int], at: Sequence[int | Cell], way: Sequence[Cell]) -> None:
        """Mark who acts, and the targets or the way of a move, and bring them into view; with nothing given, remove the
        mark. It replaces the mark before."""

    @abstractmethod
    def paint_ahead(self) -> None:
        """Paint and keep what takes longest of the first picture, as the camera sees it."""

    # --- what stands, and what happens ---

    def _show(self, shown: ShownT | None) -> None:
        """Show this state; None: nothing, as behind the curtain. This ends the current batch, unless the state is the
        batch's beginning."""
        if self.timeline.is_playing:
            if shown is not None and self._is_beginning(shown):
                return
            self.timeline.finish()
        self._awaited = None
        if shown is not None:
            self._lay(shown)
            return
        self.timeline.forget()
        self.overlays.clear()
        self._clear()

    def _play(self, after: ShownT, begin: Callable[[], bool]) -> bool:
        """Let the timeline ``begin`` a batch that ends in this state; False when there was nothing to watch."""
        self._awaited = after
        if not begin():
            self._arrive()
        return self.timeline.is_playing

    def finish(self) -> None:
        """Jump to the end of the current batch."""
        if self.timeline.is_playing:
            self.timeline.finish()
        self._arrive()

    def _arrive(self) -> None:
        """Show the state at the end of the batch."""
        if self._awaited is not None:
            awaited, self._awaited = self._awaited, None
            self._lay(awaited)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.camera.update(seconds)
        if self.timeline.is_playing and not self.timeline.update(seconds):
            self._arrive()

    @property
    def is_at_rest(self) -> bool:
        """Return whether another frame would look the same as the last one."""
        return not self.camera.is_moving and not self.timeline.is_playing and self.miniatures.is_complete

    def poses(self) -> dict[int, Pose]:
        return self.timeline.poses()

    def look(self) -> BoardLook | None:
        """Return the current look, to be compared with the one drawn before; None where everything must be drawn again.
        A gliding camera, or one that waits at the rim of the view, counts as moved only when its view has changed."""
        if not self.miniatures.is_complete:
            return None
        poses = self.poses()
        fixed, moving = self._fixed(), self.timeline.parts()
        parts = self._parts(poses) if fixed is not None and moving is not None else None
        if parts is None or moving is None:
            return None
        view = (self.camera.square_px, self.camera.origin, tuple(self.camera.rect))
        batch = (self.timeline.batches, self.timeline.is_playing, frozenset(poses))
        return BoardLook((view, batch, fixed), {**parts, **moving})

    # --- the scene's own ---

    def set_text(self, px: int) -> None:
        """Set the size of words on the board, in pixels."""
        self.overlays.text_px = self.miniatures.text_px = self.timeline.stage.text_px = px

    def fit(self, rect: pygame.Rect, free: pygame.Rect | None = None) -> None:
        """Show the whole board in a part of the screen; nothing covers its ``free`` part (None: all of it)."""
        self.camera.look_through(rect, free if free is not None else rect)
        self.camera.fit()

    def event(self, event: pygame.Event) -> bool:
        """Pass an event to the camera. Return True when it was for the camera alone."""
        return self.camera.event(event)

    def cell_at(self, pos: tuple[float, float]) -> tuple[int, int] | None:
        return self.camera.cell_at(pos)

    def ground_at(self, pos: tuple[float, float]) -> tuple[int, int] | None:
        return self.cell_at(pos)

    def piece_at(self, pos: tuple[float, float]) -> int | None:
        return self.miniatures.piece_at(pos, self.camera)

    def picture_of(self, piece: int) -> pygame.Surface | None:
        """Return how a piece looks where it stands; None for one that was not drawn yet."""
        return self.miniatures.picture_of(piece)

    def word_rects(self) -> list[pygame.Rect]:
        """Return where words stand that no arrow may cross: the name of the piece under the pointer."""
        name = self.name_rect()
        return [] if name is None else [name]

    def name_rect(self) -> pygame.Rect | None:
        """Return where the piece that is pointed at is named; None where none is."""
        return self.miniatures.name_rect(self.camera)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, *, whole: bool = False) -> None:
        """Draw the board in a part of the screen, and cover all of it. ``whole``: finish everything at once, as for a
        picture, instead of a little each frame."""
        self.camera.look_through(rect)
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        self._draw(surface, whole=whole)
        self.timeline.draw_on_board(surface)
        surface.set_clip(clip)

    def draw_over_all(self, surface: pygame.Surface) -> None:
        """Draw cards and coins that fly over the panels; call it after these are drawn."""
        self.timeline.draw_over_all(surface)
