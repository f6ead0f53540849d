"""What is shown over the board: where a piece can go, what it sees, what it may aim at.

Marks on squares are painted into the ground's chunks once (see ``chunks``); lines, brackets and tags are few and are
drawn over the miniatures.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence

import numpy as np
import pygame
from numpy.typing import NDArray

from game.geometry.sight import SightReport
from game.geometry.squares import Cell, footprint
from game.ui.art.tones import REACH, tones
from game.ui.boards.shared.camera import Camera
from game.ui.boards.shared.marks import struck_badge, struck_place
from game.ui.boards.shared.region_names import region_names
from game.ui.boards.squares import ground_marks as marks
from game.ui.boards.squares import line_marks as lines
from game.ui.boards.squares.turn import Turn

Space = tuple[Cell, int]
_AS_IT_LIES = Turn(0, 0)


class Overlays:
    """All that is shown at the moment. Every setter takes plain squares and is free when nothing changes; None or
    nothing takes the overlay away. ``shows_costs``: what each square of the reach costs is written on it."""

    def __init__(self, *, turn: Turn = _AS_IT_LIES, text_px: int = 15) -> None:
        self.version = 0
        self.text_px = text_px
        self._turn = turn
        self._reach: dict[Cell, int] = {}
        self._reach_area: frozenset[Cell] = frozenset()
        self._shows_costs = False
        self._threatened: frozenset[Cell] = frozenset()
        self._area: frozenset[Cell] = frozenset()
        self._placement: frozenset[Cell] = frozenset()
        self._placement_seat = 0
        self._seen: dict[Cell, int] = {}
        self._regions: tuple[tuple[str, frozenset[Cell]], ...] = ()
        self._marked: frozenset[Cell] = frozenset()
        self._path: tuple[Cell, ...] = ()
        self._path_size = 1
        self._path_cost: int | None = None
        self._sight: tuple[SightReport, Space, str] | None = None
        self._targets: tuple[Space, ...] = ()
        self._struck: tuple[Space, ...] = ()
        self._is_threat = False
        self._selection: Space | None = None
        self._hover: Space | None = None

    def clear(self) -> None:
        """Take everything away."""
        version = self.version
        Overlays.__init__(self, turn=self._turn, text_px=self.text_px)
        self.version = version + 1

    def look_at(self, turn: Turn) -> None:
        """Mark the board as it is seen now: it has been turned."""
        if turn != self._turn:
            self._turn = turn
            self._count_marked()

    def show_reach(self, costs: Mapping[Cell, int] | None, size: int = 1, *, is_threat: bool = False) -> None:
        """Show where a body of that size can go (``Reach.costs``); an enemy's reach is a threat, and looks like one."""
        area = frozenset(square for cell in costs or () for square in footprint(cell, size))
        self._change(_reach=dict(costs or {}), _reach_area=area, _is_threat=is_threat)

    def show_costs(self, *, shown: bool) -> None:
        """Write what each square costs on the reach, or do not."""
        self._change(_shows_costs=shown)

    def show_threatened(self, cells: Iterable[Cell] = ()) -> None:
        """Show squares on which a move would stop."""
        self._change(_threatened=frozenset(cells))

    def show_area(self, cells: Iterable[Cell] = ()) -> None:
        """Show squares that an effect would cover."""
        self._change(_area=frozenset(cells))

    def show_placement(self, cells: Iterable[Cell] = (), seat: int = 0) -> None:
        """Show squares on which a seat may place a piece."""
        self._change(_placement=frozenset(cells), _placement_seat=seat)

    def show_seen(self, seen: NDArray[np.uint8] | None, walls: Iterable[Cell] = ()) -> None:
        """Show what is seen of every square: array [y, x] of 0 nothing, 1 cover, 2 clear; ``walls`` stay unmarked."""
        found: dict[Cell, int] = {}
        if seen is not None:
            closed = frozenset(walls)
            height, width = seen.shape
            squares = ((x, y) for y in range(height) for x in range(width))
            found = {(x, y): int(seen[y, x]) for x, y in squares if (x, y) not in closed}
        self._change(_seen=found)

    def show_regions(self, regions: Iterable[tuple[str, Iterable[Cell]]] = ()) -> None:
        """Outline parts of the board, each with its name."""
        self._change(_regions=tuple((name, frozenset(cells)) for name, cells in regions))

    def show_path(self, path: Sequence[Cell] = (), size: int = 1, cost: int | None = None) -> None:
        """Show the way of a move, its first square included, with what it costs."""
        self._path, self._path_size, self._path_cost = tuple(path), size, cost

    def show_sight(self, report: SightReport | None, target: Space = ((0, 0), 1), words: str = "") -> None:
        """Show the line of sight to a space, a square and a size, with ``words`` for what is seen of it."""
        self._sight = (report, target, words) if report is not None else None

    def show_targets(self, spaces: Iterable[Space] = ()) -> None:
        self._targets = tuple(spaces)

    def show_struck(self, spaces: Iterable[Space] = ()) -> None:
        """Show spaces of those who could be attacked, from where a piece could go."""
        self._struck = tuple(spaces)

    def show_selection(self, space: Space | None) -> None:
        self._selection = space

    def show_hover(self, space: Space | None) -> None:
        self._hover = space

    @property
    def placement(self) -> frozenset[Cell]:
        return self._placement

    def sight_tag(self, camera: Camera) -> pygame.Rect | None:
        """Return where the verdict on a line of sight stands; None where none is shown."""
        if self._sight is None:
            return None
        return lines.sight_label(camera, *self._sight, self.text_px)[1]

    def _change(self, **values: object) -> None:
        if any(getattr(self, name) != value for name, value in values.items()):
            for name, value in values.items():
                setattr(self, name, value)
            self._count_marked()

    def _count_marked(self) -> None:
        parts = (self._reach_area, self._threatened, self._area, self._placement, self._seen)
        outlined = (cells for _, cells in self._regions)
        self._marked = self._as_seen(cell for part in (*parts, *outlined) for cell in part)
        self.version += 1

    def _as_seen(self, cells: Iterable[Cell]) -> frozenset[Cell]:
        """Return where squares of the board are seen."""
        return frozenset(map(self._turn.cell, cells) if self._turn.quarters else cells)

    def _numbers_as_seen(self, numbers: Mapping[Cell, int]) -> Mapping[Cell, int]:
        """Return the numbers of squares by where these are seen."""
        turn = self._turn
        return {turn.cell(cell): number for cell, number in numbers.items()} if turn.quarters else numbers

    def marks_in(self, area: pygame.Rect) -> bool:
        """Return whether any square in ``area`` (squares as they are seen) is marked."""
        if not self._marked:
            return False
        return any(cell in self._marked for cell in _cells(area))

    def mark_ground(self, target: pygame.Surface, area: pygame.Rect, px: int) -> None:
        """Paint the marks on the ground of ``area`` (squares as they are seen), whose corner is the target's own."""
        near = list(_cells(area))

        def at(cell: Cell) -> tuple[int, int]:
            return (cell[0] - area.x) * px, (cell[1] - area.y) * px

        for _, cells in self._regions:
            marks.paint_outline(target, self._as_seen(cells), near, at, px, tones().region)
        reach = self._as_seen(self._reach_area)
        if self._seen:
            marks.paint_seen(target, self._numbers_as_seen(self._seen), near, at, px)
        if self._placement:
            marks.paint_placement(target, self._as_seen(self._placement), near, at, px, self._placement_seat)
        if reach:
            marks.paint_reach(target, reach, near, at, px, is_threat=self._is_threat)
        if self._threatened:
            marks.paint_hatch(target, self._as_seen(self._threatened), near, at, px)
        if reach:
            tone = tones().threat if self._is_threat else REACH
            marks.paint_outline(target, reach, near, at, px, tone, dashed=self._is_threat)
        if self._area:
            marks.paint_area(target, self._as_seen(self._area), near, at, px)
        if self._shows_costs:
            marks.paint_costs(target, self._numbers_as_seen(self._reach), near, at, px)

    def parts(self, camera: Camera) -> dict[Hashable, pygame.Rect] | None:
        """Return what is drawn over the ground and the miniatures, by what it shows, each with its place on the screen;
        None while lines of sight lie anywhere."""
        if self._sight is not None:
            return None
        found: dict[Hashable, pygame.Rect] = {("region", name): place for name, _, place in self._region_names(camera)}
        if self._hover is not None:
            found["hover", self._hover] = camera.rect_of(*self._hover)
        if self._selection is not None:
            found["selection", self._selection] = camera.rect_of(*self._selection).inflate(4, 4)
        beyond = 2 * max(2, camera.square_px // 12) + 4
        for space in self._targets:
            found["target", space] = camera.rect_of(*space).inflate(beyond, beyond)
        for space in self._struck:
            found["struck", space] = struck_place(camera.rect_of(*space))
        if len(self._path) > 1:
            shown = (self._path, self._path_size, self._path_cost)
            found["path", shown] = lines.path_area(camera, *shown, self.text_px)
        return found

    def draw_under(self, surface: pygame.Surface, camera: Camera) -> None:
        """Draw what lies under the miniatures: names of regions, and the square under the pointer."""
        for _, label, place in self._region_names(camera):
            surface.blit(label, place)
        if self._hover is not None:
            lines.draw_frame(surface, camera, *self._hover)

    def _region_names(self, camera: Camera) -> list[tuple[str, pygame.Surface, pygame.Rect]]:
        return region_names(camera, self._regions, self.text_px, camera.rect_of)

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        """Draw what lies over the miniatures: the path, targets, the chosen space, the line of sight."""
        if self._selection is not None:
            lines.draw_selection(surface, camera, *self._selection)
        for cell, size in self._targets:
            lines.draw_brackets(surface, camera, cell, size)
        if len(self._path) > 1:
            lines.draw_path(surface, camera, self._path, self._path_size, self._path_cost, self.text_px)
        for cell, size in self._struck:
            rect = camera.rect_of(cell, size)
            surface.blit(struck_badge(min(rect.size)), struck_place(rect))
        if self._sight is not None:
            lines.draw_sight(surface, camera, *self._sight, self.text_px)


def _cells(area: pygame.Rect) -> Iterable[Cell]:
    return ((x, y) for y in range(area.top, area.bottom) for x in range(area.left, area.right))
