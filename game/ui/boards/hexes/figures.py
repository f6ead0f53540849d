"""The figures and glyphs on the battlefield: in the order of their rows, behind what stands before them, but never out
of sight: what a cliff or a ruin hides of a figure shows through as a pale shape with a dotted outline.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence

import msgspec
import pygame

from game.geometry.hexes import Hex
from game.ui.art.lighting import silhouette
from game.ui.art.palette import OUTLINE, lighter
from game.ui.art.tones import seat_colour
from game.ui.boards.hexes.cover import cover_before
from game.ui.boards.hexes.ground import HexGround
from game.ui.boards.hexes.inlays import GlyphShown, glyph
from game.ui.boards.hexes.projection import FIGURE_RISES, HexCamera, Projection
from game.ui.boards.hexes.tokens import FigureShown, anchor, look_of, miniature, size
from game.ui.boards.shared.changes import around
from game.ui.boards.shared.name_tags import name_tag, tag_place
from game.ui.boards.shared.poses import AT_REST, Pose, posed

#: Miniatures drawn again in one frame; the others are stretched for that frame.
A_FRAME = 3

Point = tuple[float, float]


class _Placed(msgspec.Struct, frozen=True):
    """A finished picture in its place: pixels of the plane. ``number`` is the piece, 0 for a glyph; ``order`` sorts
    from the back to the front; ``solid`` is where it can be pointed at, ``front`` what of that nothing hides."""

    order: tuple[int, int, int]
    number: int
    picture: pygame.Surface
    at: tuple[int, int]
    solid: pygame.mask.Mask | None
    front: pygame.mask.Mask | None = None


class HexFigures:
    """Draws what stands on the battlefield. ``hovered`` shows its name; ``text_px`` is the size of labels.
    ``is_complete`` is False while some miniatures are stretched from another zoom's."""

    def __init__(self, ground: HexGround, *, text_px: int = 15) -> None:
        self.ground = ground
        self.text_px = text_px
        self.hovered: int | None = None
        self.selected: int | None = None
        self.is_complete = True
        #: Grows whenever other figures are shown.
        self.version = 0
        self.figures: dict[int, FigureShown] = {}
        self.glyphs: tuple[GlyphShown, ...] = ()
        self._at_rest: tuple[int, list[_Placed]] | None = None
        self._parts: dict[tuple[object, int], _Placed] = {}
        self._last: dict[int, pygame.Surface] = {}

    def look_at(self, ground: HexGround) -> None:
        """Look at the ground from another side."""
        self.ground = ground
        self._at_rest = None
        self._parts.clear()

    def show(self, figures: Sequence[FigureShown], glyphs: Sequence[GlyphShown]) -> None:
        """Draw these from now on."""
        now = {figure.piece: figure for figure in figures}
        if now == self.figures and tuple(glyphs) == self.glyphs:
            return
        self.figures, self.glyphs = now, tuple(glyphs)
        self.version += 1
        self._at_rest = None
        wanted = {*now.values(), *self.glyphs}
        self._parts = {key: part for key, part in self._parts.items() if key[0] in wanted}
        self._last = {number: picture for number, picture in self._last.items() if number in now}

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(self.figures)

    def piece_at(self, pos: Point, camera: HexCamera) -> int | None:
        """Return the figure under a screen pixel: the foremost that is seen there, else the one on the space there."""
        if not camera.rect.collidepoint(pos):
            return None
        left, top = camera.origin
        if self._at_rest is not None and self._at_rest[0] == camera.square_px:
            for placed in reversed(self._at_rest[1]):
                spot = (round(pos[0]) - left - placed.at[0], round(pos[1]) - top - placed.at[1])
                if placed.solid is not None and _holds(placed.solid, spot):
                    return placed.number
        place = camera.cell_at(pos)
        return next((one.piece for one in self.figures.values() if place in one.spaces), None)

    def space_at(self, pos: Point, camera: HexCamera) -> Hex | None:
        """Return the space of the figure whose picture lies in front of everything at a screen pixel; of two the nearer
        one. None where the ground is seen, or a figure only shines through it."""
        if not camera.rect.collidepoint(pos) or self._at_rest is None or self._at_rest[0] != camera.square_px:
            return None
        left, top = camera.origin
        for placed in reversed(self._at_rest[1]):
            spot = (round(pos[0]) - left - placed.at[0], round(pos[1]) - top - placed.at[1])
            figure = self.figures.get(placed.number)
            if figure is not None and placed.front is not None and _holds(placed.front, spot):
                spot_of = self.ground.projection.spot
                return min(figure.spaces, key=lambda place: math.dist(camera.at(spot_of(place)), pos))
        return None

    def draw(
        self,
        surface: pygame.Surface,
        camera: HexCamera,
        poses: Mapping[int, Pose],
        after: Mapping[int, FigureShown],
        *,
        whole: bool = False,
    ) -> None:
        """Draw all that stands. ``poses`` by piece; one whose pose says so looks as in ``after``. ``whole``: draw every
        miniature again at once."""
        resting = self._stand(camera.square_px, whole=whole)
        left, top = camera.origin
        if not poses:
            surface.fblits([(one.picture, (left + one.at[0], top + one.at[1])) for one in resting])
            return
        waiting = self._moving(poses, after)
        run: list[tuple[pygame.Surface, tuple[int, int]]] = []
        for placed in resting:
            while waiting and waiting[0][0] < placed.order:
                surface.fblits(run)
                run = []
                self._draw_moving(surface, camera, *waiting.pop(0)[1:])
            if placed.number not in poses:
                run.append((placed.picture, (left + placed.at[0], top + placed.at[1])))
        surface.fblits(run)
        for _, figure, shown, pose in waiting:
            self._draw_moving(surface, camera, figure, shown, pose)

    def _moving(
        self, poses: Mapping[int, Pose], after: Mapping[int, FigureShown]
    ) -> list[tuple[tuple[int, int, int], FigureShown, FigureShown, Pose]]:
        """Return who does not stand still, from the back to the front: as it stood, and as it is shown."""
        found = []
        for number, pose in poses.items():
            figure = self.figures.get(number) or after.get(number)
            if figure is not None and pose.fade < 1:
                shown = after.get(number, figure) if pose.after else figure
                found.append((_order(self.ground.projection, figure.spaces, number), figure, shown, pose))
        return sorted(found, key=lambda entry: entry[0])

    def parts(
        self, camera: HexCamera, poses: Mapping[int, Pose], after: Mapping[int, FigureShown]
    ) -> dict[Hashable, pygame.Rect]:
        """Return figures that move, and the label of the one pointed at, by what is seen of them, each with its place
        on the screen."""
        found: dict[Hashable, pygame.Rect] = {}
        for _, figure, shown, pose in self._moving(poses, after):
            look = look_of(shown, _back(self.ground.projection, shown.spaces))
            (wide, high), (ax, ay) = size(look, camera.square_px), anchor(look, camera.square_px)
            # It leans and grows around its anchor: this is the distance to its farthest corner.
            reach = max(math.hypot(x, y) for x in (ax, wide - ax) for y in (ay, high - ay)) * max(1.0, pose.scale)
            found["pose", figure.piece, pose] = around(self._spot(camera, figure, pose), reach)
        pointed = self.figures.get(self.hovered) if self.hovered is not None and not poses else None
        if pointed is not None:
            found["label", pointed] = self._label(camera, pointed)[1]
        return found

    def _spot(self, camera: HexCamera, figure: FigureShown, pose: Pose) -> tuple[int, int]:
        """Return where a figure is now: a pose carries it from where it stood."""
        x, y = self.ground.projection.middle(figure.spaces)
        return camera.at((x + pose.dx, y + pose.dy - pose.lift))

    def picture_of(self, piece: int) -> pygame.Surface | None:
        """Return how a figure looks where it stands; None for one that was not drawn yet."""
        return self._last.get(piece)

    def name_rect(self, camera: HexCamera) -> pygame.Rect | None:
        """Return where the figure under the pointer is named; None where none is."""
        figure = self.figures.get(self.hovered) if self.hovered is not None else None
        return self._label(camera, figure)[1] if figure is not None else None

    def draw_label(self, surface: pygame.Surface, camera: HexCamera) -> None:
        """Name the figure under the pointer."""
        figure = self.figures.get(self.hovered) if self.hovered is not None else None
        if figure is not None:
            surface.blit(*self._label(camera, figure))

    def _label(self, camera: HexCamera, figure: FigureShown) -> tuple[pygame.Surface, pygame.Rect]:
        label = name_tag(figure.name, f"{figure.left}/{figure.life}", figure.seat, self.text_px)
        x, y = camera.at(self.ground.projection.middle(figure.spaces))
        own = pygame.Rect(x - 1, y - round(camera.square_px * FIGURE_RISES), 2, round(camera.square_px * 1.46))
        return label, tag_place(label.get_size(), own, self._boxes(camera, figure.piece), camera.seen)

    def _boxes(self, camera: HexCamera, but: int) -> list[pygame.Rect]:
        """Return where the other figures are seen."""
        left, top = camera.origin
        resting = self._at_rest[1] if self._at_rest is not None else ()
        figures = [one for one in resting if one.number and one.number != but]
        return [one.picture.get_rect(topleft=(left + one.at[0], top + one.at[1])) for one in figures]

    def _draw_moving(
        self, surface: pygame.Surface, camera: HexCamera, figure: FigureShown, shown: FigureShown, pose: Pose
    ) -> None:
        """Draw a figure on its way, in front of everything."""
        px, spot = camera.square_px, self._spot(camera, figure, pose)
        look = look_of(shown, _back(self.ground.projection, shown.spaces))
        picture, (ax, ay) = miniature(look, px), anchor(look, px)
        if pose is AT_REST:
            surface.blit(picture, (spot[0] - ax, spot[1] - ay))
            return
        turned = posed(picture, pose)
        off = pygame.Vector2(picture.get_width() / 2 - ax, picture.get_height() / 2 - ay) * pose.scale
        surface.blit(turned, turned.get_rect(center=spot + off.rotate(pose.lean)))

    def _stand(self, px: int, *, whole: bool) -> list[_Placed]:
        """Return everything as it stands still, from the back to the front; kept until something changes."""
        if self._at_rest is not None and self._at_rest[0] == px and self.is_complete:
            return self._at_rest[1]
        self.is_complete = True
        room = len(self.figures) + len(self.glyphs) if whole else A_FRAME
        found = []
        items: list[GlyphShown | FigureShown] = [*self.glyphs, *self.figures.values()]
        for item in items:
            part = self._parts.get((item, px))
            if part is None and room > 0:
                room -= 1
                part = self._place_glyph(item, px) if isinstance(item, GlyphShown) else self._place(item, px)
                self._parts[item, px] = part
            elif part is None:
                self.is_complete = False
                part = self._stretched(item, px) if isinstance(item, FigureShown) else None
            if part is not None:
                found.append(part)
        if len(self._parts) > 4 * (len(found) + 8):
            self._parts = {key: part for key, part in self._parts.items() if key[1] == px}
        found.sort(key=lambda placed: placed.order)
        self._at_rest = (px, found)
        return found

    def _place(self, figure: FigureShown, px: int) -> _Placed:
        projection = self.ground.projection
        look = look_of(figure, _back(projection, figure.spaces))
        picture, (ax, ay) = miniature(look, px), anchor(look, px)
        self._last[figure.piece] = picture
        x, y = projection.middle(figure.spaces)
        at = (round(x * px) - ax, round(y * px) - ay)
        solid = pygame.mask.from_surface(picture, 200)
        rows = [projection.turned(place)[1] for place in figure.spaces]
        cover = cover_before(self.ground, pygame.Rect(at, picture.get_size()), min(rows), figure.spaces, px)
        shown = _behind(picture, cover, solid, figure.seat) if cover is not None else picture
        # Only what is not empty is copied in every frame.
        tight = shown.get_bounding_rect()
        solid = pygame.mask.from_surface(picture.subsurface(tight), 200)
        front = solid.copy()
        if cover is not None:
            front.erase(pygame.mask.from_surface(cover.subsurface(tight), 127), (0, 0))
        at = (at[0] + tight.x, at[1] + tight.y)
        order = _order(projection, figure.spaces, figure.piece)
        return _Placed(order, figure.piece, shown.subsurface(tight), at, solid, front)

    def _place_glyph(self, shown: GlyphShown, px: int) -> _Placed:
        projection = self.ground.projection
        picture = glyph(shown.kind, px, face_up=shown.face_up)
        x, y = projection.spot(shown.at)
        at = (round(x * px) - picture.get_width() // 2, round(y * px) - picture.get_height() // 2)
        row = projection.turned(shown.at)[1]
        cover = cover_before(self.ground, pygame.Rect(at, picture.get_size()), row, (shown.at,), px)
        if cover is not None:
            picture = picture.copy()
            picture.blit(cover, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        return _Placed((row, -1, 0), 0, picture, at, None)

    def _stretched(self, figure: FigureShown, px: int) -> _Placed | None:
        """Return a figure's last picture, brought to another zoom for the time being."""
        last = self._last.get(figure.piece)
        if last is None:
            return None
        projection = self.ground.projection
        look = look_of(figure, _back(projection, figure.spaces))
        ax, ay = anchor(look, px)
        share = 2 * ax / last.get_width()
        picture = pygame.transform.scale(last, (2 * ax, round(last.get_height() * share)))
        x, y = projection.middle(figure.spaces)
        at = (round(x * px) - ax, round(y * px) - ay)
        return _Placed(_order(projection, figure.spaces, figure.piece), figure.piece, picture, at, None)


def _holds(solid: pygame.mask.Mask, spot: tuple[int, int]) -> bool:
    wide, high = solid.get_size()
    return 0 <= spot[0] < wide and 0 <= spot[1] < high and bool(solid.get_at(spot))


def _back(projection: Projection, spaces: Sequence[Hex]) -> Point:
    """Return the way from a body's front space to its other one, on the plane."""
    if len(spaces) < 2:
        return 0.0, 0.0
    (x, y), (u, v) = projection.flat(spaces[0]), projection.flat(spaces[1])
    return u - x, v - y


def _order(projection: Projection, spaces: Sequence[Hex], number: int) -> tuple[int, int, int]:
    """Return the place in the order of drawing: figures further to the front are drawn over those further back."""
    q, r = max((projection.turned(place) for place in spaces), key=lambda place: place[1])
    return r, q, number


def _behind(picture: pygame.Surface, cover: pygame.Surface, solid: pygame.mask.Mask, seat: int) -> pygame.Surface:
    """Return a miniature partly behind something: what is hidden shows through palely, with a dotted outline."""
    seen = picture.copy()
    seen.blit(cover, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    ghost = picture.copy()
    ghost.blit(silhouette(cover, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    ghost.fill((255, 255, 255, 105), special_flags=pygame.BLEND_RGBA_MULT)
    seen.blit(ghost, (0, 0))
    tone = lighter(seat_colour(seat), 0.35)
    thick = max(1.5, picture.get_width() / 60)
    hidden = [spot for spot in solid.outline() if cover.get_at(spot).a > 127]
    step = max(2, round(thick * 3))
    for spot in hidden[::step]:
        pygame.draw.aacircle(seen, OUTLINE, spot, thick + 1)
    for spot in hidden[::step]:
        pygame.draw.aacircle(seen, tone, spot, thick)
    return seen
