"""The camera over a board: which part of the table is seen, and how large.

Places on the board are measured in squares, fractions included: (0, 0) is the upper left corner of the first square.
A square is 64 pixels wide at zoom 1. Zooms are steps of whole pixels a square, so that nothing is ever scaled in a
frame and all edges meet.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from game.geometry.squares import Cell

#: Pixels along a square at zoom 1.
SQUARE = 64
#: Pixels along a square at each zoom: far enough away for a whole board in a small window, up to 3x.
STEPS = (*range(16, 34, 2), 36, 38, *range(40, 68, 4), 72, 80, *range(96, 208, 16))
#: Squares of bare table that may be seen beyond the board's edge.
MARGIN = 1.5
#: The share of a high board that is seen at first, where the whole of it would be small.
MOST_SEEN = 0.75
#: Squares need not be larger than when this many fill the height of the view.
LARGE_ENOUGH = 16
#: Squares a second that a held key or the view's rim pans at zoom 1.
PAN_SPEED = 14.0
#: Pixels that the pointer moves with a button held before it is a drag and not a click.
DRAG_START = 6
#: Seconds between the two presses of a double click, and pixels between them.
DOUBLE_CLICK, DOUBLE_REACH = 0.35, 6
#: Pixels at the rim of the view that pan, and after how many seconds.
EDGE, EDGE_WAIT = 10, 0.25

Point = tuple[float, float]
_NOWHERE: Point = (0.0, 0.0)


class Camera:
    """Looks at a board of ``columns`` by ``rows`` squares through ``rect`` of the screen. ``free`` is the part of it
    that nothing else covers: the middle of the view is its middle, and what is to be seen is brought there.

    ``edge_pans``: the rim of the view pans too; ``smooth``: the camera glides when it follows (else it jumps)."""

    #: Pixels of a square at each step of the zoom.
    steps: tuple[int, ...] = STEPS
    #: Squares of bare table, across and down, that the whole board asks for around it.
    air = 0.6
    #: The share of the view's width that the whole board has to fill; one that fills less is begun nearer.
    fills = 0.0

    def __init__(self, columns: float, rows: float, rect: pygame.Rect) -> None:
        self.columns, self.rows = columns, rows
        self.rect = pygame.Rect(rect)
        self.free = pygame.Rect(rect)
        #: Pixels of the free part, at its right edge, that are a column in which panels come and go.
        self.column = 0
        #: Where such panels lie now.
        self.covered = pygame.Rect(0, 0, 0, 0)
        #: Pixels of the free part, across and down from its upper left corner, that lie under a panel.
        self.corner = (0, 0)
        self.edge_pans = True
        self.smooth = True
        self._step = self.steps.index(SQUARE)
        self._centre: Point = (columns / 2, rows / 2)
        self._goal: Point | None = None
        #: What was in the middle before the view went by itself to where something happens; None: it has not.
        self._home: Point | None = None
        self._held: dict[int, Point] = {}
        self._edge = _NOWHERE
        self._edge_time = 0.0
        self._pointer: Point = (-1.0, -1.0)
        self._grip: Point | None = None
        self._dragging = False
        self._clock = 0.0
        self._last_press: tuple[float, Point] | None = None
        self.clamp()

    @property
    def square_px(self) -> int:
        return self.steps[self._step]

    @property
    def zoom(self) -> float:
        """Return the zoom, 0.25 to 3; 1 is 64 pixels a square."""
        return self.square_px / SQUARE

    @property
    def centre(self) -> Point:
        """Return the place of the board, in squares, in the middle of the view."""
        return self._centre

    @property
    def heading(self) -> Point:
        """Return the place that is in the middle of the view, or will be once it has come to rest."""
        return self._goal or self._centre

    @property
    def origin(self) -> tuple[int, int]:
        """Return the screen pixel of the board's upper left corner."""
        px = self.square_px
        return round(self.free.centerx - self._centre[0] * px), round(self.free.centery - self._centre[1] * px)

    @property
    def is_moving(self) -> bool:
        """Return whether the view changes by itself: gliding, or panned by a key or the rim."""
        return self._goal is not None or bool(self._held) or self._edge != _NOWHERE

    def at(self, place: Point) -> tuple[int, int]:
        """Return the screen pixel of a place on the board."""
        px, (left, top) = self.square_px, self.origin
        return round(left + place[0] * px), round(top + place[1] * px)

    def above(self, place: Point, squares: float) -> Point:
        """Return the place that is seen a number of squares above another one."""
        return place[0], place[1] - squares

    def seen_cell(self, cell: Cell, size: int = 1) -> Cell:
        """Return where the upper left of a space is seen."""
        return cell

    def place_at(self, pos: Point) -> Point:
        """Return the place on the board, in squares, under a screen pixel; it may lie beyond the board."""
        px, (left, top) = self.square_px, self.origin
        return (pos[0] - left) / px, (pos[1] - top) / px

    def cell_at(self, pos: Point) -> Cell | None:
        """Return the square under a screen pixel; None outside the view or the board."""
        if not self.rect.collidepoint(pos):
            return None
        x, y = self.place_at(pos)
        cell = (math.floor(x), math.floor(y))
        return cell if 0 <= cell[0] < self.columns and 0 <= cell[1] < self.rows else None

    def rect_of(self, cell: Cell, size: int = 1) -> pygame.Rect:
        """Return the screen rectangle of a space: ``size`` squares along each side, ``cell`` its upper left."""
        px, (left, top), (x, y) = self.square_px, self.origin, self.seen_cell(cell, size)
        return pygame.Rect(left + x * px, top + y * px, px * size, px * size)

    def figure_rect(self, cell: Cell, size: int = 1) -> pygame.Rect:
        """Return the screen rectangle of a space with a figure on it."""
        return self.rect_of(cell, size)

    def rect_ahead(self, cell: Cell, size: int = 1) -> pygame.Rect:
        """Return the screen rectangle of a space with a figure on it once the view has come to rest."""
        return self._seen_of(self.figure_rect(cell, size), self.heading)

    def middle_of(self, cell: Cell, size: int = 1) -> tuple[int, int]:
        return self.rect_of(cell, size).center

    def beside(self, cell: Cell, way: tuple[int, int]) -> Cell:
        """Return the space beside another on the screen, to the right and down; at the rim the same one."""
        x, y = cell[0] + way[0], cell[1] + way[1]
        return min(max(x, 0), int(self.columns) - 1), min(max(y, 0), int(self.rows) - 1)

    def middle_cell(self) -> Cell:
        return int(self.columns) // 2, int(self.rows) // 2

    def has_room_for(self, spaces: Iterable[tuple[Cell, int]]) -> bool:
        """Return whether all of those spaces could be seen at once at this zoom."""
        rects = [self.rect_of(cell, size) for cell, size in spaces]
        around = rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)
        return around.width <= self.seen.width and around.height <= self.seen.height

    @property
    def seen(self) -> pygame.Rect:
        """Return the part of the view without the column in which panels come and go, if any lies there now."""
        free = self.free
        return pygame.Rect(free.x, free.y, free.width - self._covered_width, free.height)

    @property
    def _covered_width(self) -> int:
        return self.free.right - self.covered.left if self.covered.width else 0

    def sees(self, cell: Cell, size: int = 1, *, of: Point | None = None) -> bool:
        """Return whether a space lies wholly in the view, uncovered; ``of``: in the view around that place."""
        return self._is_bare(self._seen_of(self.rect_of(cell, size), of or self._centre))

    def _is_bare(self, rect: pygame.Rect) -> bool:
        """Return whether a rectangle lies in the view and under no panel."""
        is_covered = rect.colliderect(self.covered) or self.is_under_corner(rect)
        return bool(self.free.contains(rect)) and not is_covered

    def _seen_of(self, rect: pygame.Rect, middle: Point) -> pygame.Rect:
        """Return where a rectangle of the screen is seen when that place is in the middle."""
        px, (x, y) = self.square_px, self._centre
        return rect.move(round((x - middle[0]) * px), round((y - middle[1]) * px))

    @property
    def sees_all(self) -> bool:
        """Return whether the whole board has room in the view."""
        px, free = self.square_px, self.free
        return self.columns * px <= free.width and self.rows * px <= free.height

    def look_through(self, rect: pygame.Rect, free: pygame.Rect | None = None) -> None:
        """Use a part of the screen that nothing covers in ``free`` (None: as before, or all); the middle stays."""
        if free is None:
            free = self.free if rect == self.rect else rect
        if (rect, free) != (self.rect, self.free):
            self.rect, self.free = pygame.Rect(rect), pygame.Rect(free)
            self.clamp()

    def fit(self) -> None:
        """Show the whole board as large as it goes where nothing covers it, or its middle at the smallest zoom."""
        self._zoom_within(min(self.free.width / (self.columns + self.air), self.free.height / (self.rows + self.air)))
        self.centre_on((self.columns / 2, self.rows / 2))

    def _zoom_within(self, largest: float) -> bool:
        """Take the nearest zoom of at most that many pixels per square. Return True when that is nearer than before."""
        before = self._step
        self._step = max((step for step, px in enumerate(self.steps) if px <= largest), default=0)
        return self._step > before

    def draw_near(self, most: int = 0) -> bool:
        """Look nearer than at the whole board where nothing covers it: as near as has all of it in the view, under what
        covers the rim as well; and where that leaves much of the view's width bare, as near as leaves most of its
        height in sight. Spaces are at most that many pixels wide then (0: as large as they go). Return True when
        that is nearer than the whole board."""
        self.fit()
        view, free = self.rect, self.free
        if self.square_px * LARGE_ENOUGH >= view.height:
            return False
        largest = min(view.width / (self.columns + self.air), view.height / (self.rows + self.air))
        if self.columns * largest < view.width * self.fills:
            largest = max(largest, min(free.width / (self.columns + self.air), free.height / (self.rows * MOST_SEEN)))
        if not self._zoom_within(min(largest, most or largest)):
            return False
        # The middle of the board is in the middle of the view, as far as that shows all of it.
        px = self.square_px
        middle = (self.columns / 2, self.rows / 2)
        if self.rows * px <= view.height and self.columns * px <= view.width:
            middle = middle[0] + (free.centerx - view.centerx) / px, middle[1] + (free.centery - view.centery) / px
            # The far side comes out from under what covers the upper rim, as far as the near one stays in the view.
            spare = (view.height - self.rows * px) / 2
            middle = middle[0], middle[1] - min(spare, max(0.0, free.top - view.top - spare)) / px
        self.centre_on(middle)
        return True

    def zoom_to(self, zoom: float, at: Point | None = None) -> None:
        """Zoom to the nearest step; the place under the pixel ``at`` (the middle by default) stays there."""
        step = min(range(len(self.steps)), key=lambda n: abs(self.steps[n] - zoom * SQUARE))
        self.zoom_by(step - self._step, at)

    def zoom_by(self, steps: int, at: Point | None = None) -> None:
        """Zoom by a number of steps (below 0: out) at the pixel ``at``."""
        middle = self.free.center
        pos = at if at is not None else middle
        place = self.place_at(pos)
        self._step = max(0, min(len(self.steps) - 1, self._step + steps))
        px = self.square_px
        self.centre_on((place[0] + (middle[0] - pos[0]) / px, place[1] + (middle[1] - pos[1]) / px))

    def pan(self, dx: float, dy: float) -> None:
        """Move the view by pixels: to the right and down."""
        px = self.square_px
        self.centre_on((self._centre[0] + dx / px, self._centre[1] + dy / px))

    def centre_on(self, place: Point) -> None:
        """Bring a place of the board to the middle at once."""
        self._goal = self._home = None
        self._centre = place
        self.clamp()

    def glide_to(self, place: Point) -> None:
        """Bring a place of the board to the middle, smoothly."""
        self._home = None
        goal = self._clamped(place)
        if self.smooth:
            self._goal = goal if math.dist(goal, self._centre) > 0.01 else None
        else:
            self._goal, self._centre = None, goal

    def stay(self) -> None:
        """Stay where the view has gone: it is where the player looks from now on."""
        self._home = None

    def come_back(self, spaces: Iterable[tuple[Cell, int]]) -> None:
        """Go back to where the player looked before the view went to what happens, if all is seen from there."""
        home = self._home
        if home is not None and all(self.sees(*space, of=home) for space in spaces):
            self.glide_to(home)

    def _go(self, place: Point) -> None:
        """Bring a place to the middle, to come back from it later."""
        home = self._home or self.heading
        self.glide_to(place)
        self._home = home

    def follow(self, spaces: Iterable[tuple[Cell, int]]) -> bool:
        """Go to where something happens, if any of those spaces is out of view: no further than it takes to see them
        all, or to their middle. True when the view moves."""
        middle = self.heading
        rects = [self._seen_of(self.rect_of(cell, size), middle) for cell, size in spaces]
        seen, px = self.seen, self.square_px
        if all(map(self._is_bare, rects)):
            return False
        around = rects[0].unionall(rects[1:])
        air = px // 3
        wanted = around.inflate(2 * air, 2 * air)
        inside = wanted.clamp(seen)
        if wanted.width > seen.width or wanted.height > seen.height:
            inside.center = seen.center
        elif any(self.is_under_corner(rect.move(inside.x - wanted.x, inside.y - wanted.y)) for rect in rects):
            inside = self._beside_corner(wanted)
        self._go((middle[0] + (wanted.x - inside.x) / px, middle[1] + (wanted.y - inside.y) / px))
        return True

    def is_under_corner(self, rect: pygame.Rect) -> bool:
        """Return whether the panel at the upper left corner covers any of a rectangle."""
        return self.corner[0] > 0 and bool(rect.colliderect(self.free.topleft, self.corner))

    def _beside_corner(self, wanted: pygame.Rect) -> pygame.Rect:
        """Return where a rectangle goes so that it is seen at the side of the covered corner or below it, whichever is
        nearer; as it is clamped where it has room in neither."""
        seen, (across, down) = self.seen, self.corner
        rooms = (
            pygame.Rect(seen.x + across, seen.y, seen.width - across, seen.height),
            pygame.Rect(seen.x, seen.y + down, seen.width, seen.height - down),
        )
        places = [wanted.clamp(room) for room in rooms if room.width >= wanted.width and room.height >= wanted.height]
        return min(places, key=lambda place: math.dist(place.topleft, wanted.topleft), default=wanted.clamp(seen))

    def clamp(self) -> None:
        """Keep the board in view."""
        self._centre = self._clamped(self._centre)

    def _clamped(self, place: Point) -> Point:
        px, (across, down) = self.square_px, self.corner
        return (
            _between(place[0], self.free.width / px / 2, self.columns, (across / px, self._covered_width / px)),
            _between(place[1], self.free.height / px / 2, self.rows, (down / px, 0)),
        )

    def update(self, seconds: float) -> None:
        """Glide and pan for that long."""
        self._clock += seconds
        if self._goal is not None:
            share = 1 - math.exp(-9 * seconds)
            x, y = self._centre
            self._centre = (x + (self._goal[0] - x) * share, y + (self._goal[1] - y) * share)
            if math.dist(self._goal, self._centre) * self.square_px < 0.5:
                self._centre, self._goal = self._goal, None
        pushes = list(self._held.values())
        if self._edge != _NOWHERE:
            self._edge_time += seconds
            pushes += [self._edge] if self._edge_time >= EDGE_WAIT else []
        if pushes:
            distance = PAN_SPEED * SQUARE * seconds
            there = self._centre
            self.pan(sum(push[0] for push in pushes) * distance, sum(push[1] for push in pushes) * distance)
            if self._centre == there and not self._held:
                self._edge = _NOWHERE  # There is no more of the board in that direction.

    def event(self, event: pygame.Event) -> bool:
        """Take a wheel turn, a drag, a pan key or a double click. True when the event was the camera's alone: the
        release that ends a drag, for one, is not a click."""
        match event.type:
            case pygame.MOUSEWHEEL:
                # A wheel's event names no place; the pointer is where its last event was.
                pos = event.dict.get("pos", self._pointer)
                if not self.rect.collidepoint(pos):
                    return False
                self.zoom_by(event.y, pos)
                return True
            case pygame.MOUSEBUTTONDOWN:
                self._press(event)
            case pygame.MOUSEMOTION:
                return self._move_pointer(event)
            case pygame.MOUSEBUTTONUP:
                dragged, self._dragging, self._grip = self._dragging, False, None
                return dragged
            case pygame.KEYUP if event.key in self._held:
                del self._held[event.key]
                return True
            case pygame.WINDOWLEAVE | pygame.WINDOWFOCUSLOST:
                self.let_go()
        return False

    def hold(self, key: int, way: Point) -> None:
        """Pan that way until the key is let go."""
        self._held[key] = way

    def let_go(self) -> None:
        """Forget held keys, a drag and the rim, as when something else takes the window."""
        self._held.clear()
        self._edge, self._edge_time = _NOWHERE, 0.0
        self._dragging, self._grip = False, None

    def _press(self, event: pygame.Event) -> None:
        self._pointer = event.pos
        if event.button not in (1, 2, 3) or not self.rect.collidepoint(event.pos):
            return
        self._grip, self._dragging = event.pos, False
        if event.button != 1:
            return
        last, self._last_press = self._last_press, (self._clock, event.pos)
        if last and self._clock - last[0] <= DOUBLE_CLICK and math.dist(last[1], event.pos) <= DOUBLE_REACH:
            self.glide_to(self.place_at(event.pos))
            self._last_press = None

    def _move_pointer(self, event: pygame.Event) -> bool:
        self._pointer = event.pos
        if self._grip is None:
            self._feel_edge(event.pos)
            return False
        if not self._dragging and math.dist(self._grip, event.pos) < DRAG_START:
            return False
        self._dragging = True
        self.pan(self._grip[0] - event.pos[0], self._grip[1] - event.pos[1])
        self._grip = event.pos
        return True

    def _feel_edge(self, pos: Point) -> None:
        push = _NOWHERE
        if self.edge_pans and self.rect.collidepoint(pos):
            push = (
                float(pos[0] >= self.rect.right - EDGE) - float(pos[0] < self.rect.left + EDGE),
                float(pos[1] >= self.rect.bottom - EDGE) - float(pos[1] < self.rect.top + EDGE),
            )
        if push != self._edge:
            self._edge, self._edge_time = push, 0.0


def _between(middle: float, half_view: float, length: float, under: tuple[float, float]) -> float:
    """Return a place so that the view keeps to the board and its margin; the board's middle if all of it is seen.
    ``under`` are the squares at both ends of the view that panels cover: the board may begin or end beside those."""
    low, high = half_view - max(MARGIN, under[0]), length + max(MARGIN, under[1]) - half_view
    if half_view > length / 2 + MARGIN:
        low, high = (
            (min(low, length / 2) if under[0] else length / 2),
            (max(high, length / 2) if under[1] else length / 2),
        )
    return max(low, min(high, middle))
