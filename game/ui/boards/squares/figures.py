"""Draws the figures on a board of squares: tokens in the order of their rows, in their current poses, with a label on
hover.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence

import msgspec
import pygame

from game.geometry.squares import Cell, footprint
from game.ui.art.icons import outlined_icon
from game.ui.art.lighting import soft_shadow
from game.ui.art.palette import INK, OUTLINE
from game.ui.art.shelf import Shelf
from game.ui.art.tokens import token, token_margin
from game.ui.boards.shared.camera import Camera
from game.ui.boards.shared.changes import around
from game.ui.boards.shared.name_tags import name_tag, tag_place
from game.ui.boards.shared.poses import Pose, posed
from game.ui.boards.squares.records import FigureShown

#: Share of a square left free around a token's base.
GAP = 0.06
#: Tokens drawn again in one frame; the others are stretched for that frame.
A_FRAME = 6

_SHELF = Shelf()


class Look(msgspec.Struct, frozen=True):
    """All that a token shows of its figure; figures with equal looks share a picture."""

    key: str
    seat: int
    size: int
    health: float | None
    leans: bool
    pips: int
    active: bool
    spent: bool
    selected: bool


class _Placed(msgspec.Struct, frozen=True):
    """A token that stands still: ``at`` is from the board's corner in pixels."""

    row: tuple[int, int]
    piece: int
    picture: pygame.Surface
    at: tuple[int, int]


class Miniatures:
    """Draws figures. ``hovered`` shows its name, ``selected`` a dashed ring; ``text_px`` is the size
    of labels in pixels. ``is_complete`` is False while some tokens are drawn from another zoom's picture."""

    def __init__(self, *, text_px: int = 15) -> None:
        self.figures: dict[int, FigureShown] = {}
        self.hovered: int | None = None
        #: Squares that no name may cover.
        self.kept_free: frozenset[Cell] = frozenset()
        self.selected: int | None = None
        self.text_px = text_px
        self.is_complete = True
        #: Grows whenever other figures are shown.
        self.version = 0
        self._shown: dict[int, tuple[Look, int, pygame.Surface]] = {}
        #: All tokens at rest, with the zoom and selection that they were drawn for.
        self._at_rest: tuple[tuple[int, int | None], list[_Placed]] | None = None

    def show(self, figures: Sequence[FigureShown]) -> None:
        """Draw these from now on."""
        now = {figure.piece: figure for figure in figures}
        if now == self.figures:
            return
        self.figures, self._at_rest = now, None
        self.version += 1
        self._shown = {number: shown for number, shown in self._shown.items() if number in now}

    def lay_again(self) -> None:
        """Place the figures again on a board that has been turned."""
        self._at_rest = None
        self.version += 1

    def forget(self) -> None:
        """Drop all figures, as behind the curtain."""
        self.show(())
        self.hovered = self.selected = None

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(self.figures)

    def piece_at(self, pos: tuple[float, float], camera: Camera) -> int | None:
        """Return the figure whose space is under a screen pixel, or None."""
        cell = camera.cell_at(pos)
        if cell is None:
            return None
        return next((one.piece for one in self.figures.values() if cell in footprint(one.cell, one.size)), None)

    def look_of(self, figure: FigureShown) -> Look:
        """Return what the figure's token shows."""
        return Look(
            figure.key,
            figure.seat,
            figure.size,
            figure.health,
            figure.leans,
            figure.pips,
            figure.active,
            figure.spent,
            figure.piece == self.selected,
        )

    def draw(
        self,
        surface: pygame.Surface,
        camera: Camera,
        poses: Mapping[int, Pose] | None = None,
        after: Mapping[int, FigureShown] | None = None,
        *,
        hidden: Collection[int] = (),
        whole: bool = False,
    ) -> None:
        """Draw all figures in view. ``poses`` by figure; one whose pose says so is shown as it is
        ``after``wards. ``hidden`` figures are left out; ``whole``: draw every token again at once."""
        moving = self._moving(camera, poses or {}, after or {})
        left, top = camera.origin
        run: list[tuple[pygame.Surface, tuple[int, int]]] = []
        for placed in self._stand(camera, whole=whole):
            while moving and moving[0][0] < placed.row:
                surface.fblits(run)
                run = []
                self._draw_moving(surface, camera, *moving.pop(0)[1:], hidden=hidden)
            if placed.piece not in hidden and (poses is None or placed.piece not in poses):
                run.append((placed.picture, (left + placed.at[0], top + placed.at[1])))
        surface.fblits(run)
        for _, figure, pose in moving:
            self._draw_moving(surface, camera, figure, pose, hidden=hidden)

    def parts(
        self, camera: Camera, poses: Mapping[int, Pose], after: Mapping[int, FigureShown]
    ) -> dict[Hashable, pygame.Rect]:
        """Return figures that move, and the label of the one pointed at, by what is seen of them, each with its place
        on the screen."""
        found: dict[Hashable, pygame.Rect] = {}
        for _, figure, pose in self._moving(camera, poses, after):
            diameter = _diameter(figure.size, camera.square_px)
            x, y = self._middle(camera, figure, pose)
            # Leaning it reaches as far as its corners; in the air it throws a shadow to its lower right.
            reach = (diameter / 2 + token_margin(diameter)) * 1.42 * max(1.0, pose.scale)
            lift, away = round(pose.lift * camera.square_px), round(diameter * 0.25 * pose.lift)
            place = around((x, y - lift), reach)
            if pose.lift:
                place.union_ip(around((x + away, y + away), diameter / 2 + max(4, diameter // 8)))
            found["pose", figure.piece, pose] = place
        pointed = self.figures.get(self.hovered) if self.hovered is not None and not poses else None
        label = self._label(camera, pointed) if pointed is not None else None
        if pointed is not None and label is not None:
            found["label", pointed] = label[1]
        return found

    def picture_of(self, piece: int) -> pygame.Surface | None:
        """Return how a figure looks where it stands; None for one that was not drawn yet."""
        shown = self._shown.get(piece)
        return shown[2] if shown is not None else None

    def name_rect(self, camera: Camera) -> pygame.Rect | None:
        """Return where the figure under the pointer is named; None where none is."""
        figure = self.figures.get(self.hovered) if self.hovered is not None else None
        label = self._label(camera, figure) if figure is not None else None
        return label[1] if label is not None else None

    def draw_label(self, surface: pygame.Surface, camera: Camera) -> None:
        """Name the figure under the pointer."""
        figure = self.figures.get(self.hovered) if self.hovered is not None else None
        label = self._label(camera, figure) if figure is not None else None
        if label is not None:
            surface.blit(*label)

    def _stand(self, camera: Camera, *, whole: bool) -> list[_Placed]:
        """Return all figures at rest, those further down last; kept until something changes."""
        key = (camera.square_px, self.selected)
        if self._at_rest is not None and self._at_rest[0] == key:
            return self._at_rest[1]
        found: list[_Placed] = []
        room = len(self.figures) if whole else A_FRAME
        left, top = camera.origin
        self.is_complete = True
        for figure in sorted(self.figures.values(), key=lambda one: _row(camera, one)):
            room, picture = self._picture_of(figure, camera.square_px, room)
            box = picture.get_rect(center=camera.middle_of(figure.cell, figure.size))
            found.append(_Placed(_row(camera, figure), figure.piece, picture, (box.left - left, box.top - top)))
        self._at_rest = (key, found) if self.is_complete else None
        return found

    def _moving(
        self, camera: Camera, poses: Mapping[int, Pose], after: Mapping[int, FigureShown]
    ) -> list[tuple[tuple[int, int], FigureShown, Pose]]:
        """Return the moving figures as they are shown, those further down last."""
        found = []
        for number, pose in poses.items():
            was = self.figures.get(number)
            figure = after[number] if number in after and (was is None or pose.after) else was
            if figure is not None and pose.fade < 1:
                found.append((_row(camera, figure), figure, pose))
        return sorted(found, key=lambda entry: entry[0])

    def _middle(self, camera: Camera, figure: FigureShown, pose: Pose) -> tuple[int, int]:
        """Return where a figure is on the ground: a moving one keeps its old square to the end; its pose tells more."""
        spot, half = self.figures.get(figure.piece, figure).cell, figure.size / 2
        return camera.at((spot[0] + half + pose.dx, spot[1] + half + pose.dy))

    def _draw_moving(
        self, surface: pygame.Surface, camera: Camera, figure: FigureShown, pose: Pose, *, hidden: Collection[int]
    ) -> None:
        px = camera.square_px
        middle, diameter = self._middle(camera, figure, pose), _diameter(figure.size, px)
        if figure.piece in hidden:
            return
        look = self.look_of(figure)
        picture = posed(_picture(look, diameter), pose)
        if pose.lift:
            _draw_cast(surface, middle, diameter, pose.lift)
            middle = (middle[0], round(middle[1] - pose.lift * px))
        surface.blit(picture, picture.get_rect(center=middle))

    def _picture_of(self, figure: FigureShown, px: int, left: int) -> tuple[int, pygame.Surface]:
        """Return the figure's token, stretched from another zoom's when none is left to be drawn again in this frame;
        and how many are left then."""
        diameter = _diameter(figure.size, px)
        look = self.look_of(figure)
        shown = self._shown.get(figure.piece)
        if shown is not None and shown[:2] == (look, diameter):
            return left, shown[2]
        if shown is not None and left <= 0:
            self.is_complete = False
            side = diameter + 2 * token_margin(diameter)
            return left, pygame.transform.scale(shown[2], (side, side))
        picture = _picture(look, diameter)
        self._shown[figure.piece] = (look, diameter, picture)
        return left - 1, picture

    def _label(self, camera: Camera, figure: FigureShown) -> tuple[pygame.Surface, pygame.Rect] | None:
        """Return the name on a label with the seat's edge, where it hides no other token; None where it would lie over
        squares to choose from."""
        label = name_tag(figure.name, figure.health_words, figure.seat, self.text_px)
        others = [camera.rect_of(one.cell, one.size) for one in self.figures.values() if one is not figure]
        box = camera.rect_of(figure.cell, figure.size)
        # Its banner hangs below its square.
        box.height += round(camera.square_px * 0.1)
        free = [camera.rect_of(cell, 1) for cell in self.kept_free]
        place = tag_place(label.get_size(), box, (*others, *free), camera.seen)
        return (label, place) if place.collidelist(free) == -1 else None


def _row(camera: Camera, figure: FigureShown) -> tuple[int, int]:
    """Return the place in the order of drawing: figures further down are drawn over those further up."""
    x, y = camera.seen_cell(figure.cell, figure.size)
    return y + figure.size, x


#: Pixels of a square below which tokens are drawn larger than their squares, to stay recognisable.
SMALL = 30


def _diameter(size: int, px: int) -> int:
    """Return the pixels across the base of a figure's token: where squares are small it is larger than its own."""
    if px < SMALL:
        return round(size * px + px * 0.18)
    return size * px - 2 * max(1, round(px * GAP))


def _picture(look: Look, diameter: int) -> pygame.Surface:
    """Return the token of a look; a spent one is darker and has a tick."""

    def plain() -> pygame.Surface:
        return token(
            look.key,
            look.seat,
            diameter,
            size=look.size,
            health=look.health,
            tapped=look.leans,
            pips=look.pips,
            active=look.active,
            selected=look.selected,
        )

    if not look.spent:
        return plain()

    def spent() -> pygame.Surface:
        picture = plain().copy()
        picture.fill((168, 164, 172, 255), special_flags=pygame.BLEND_RGBA_MULT)
        margin = token_margin(diameter)
        tick = outlined_icon("check", max(9, round(diameter / look.size * 0.3)), INK, OUTLINE)
        picture.blit(tick, tick.get_rect(center=(margin + diameter * 0.84, margin + diameter * 0.2)))
        return picture

    return _SHELF.keep((look, diameter), spent)


def _draw_cast(surface: pygame.Surface, middle: tuple[int, int], diameter: int, lift: float) -> None:
    """Draw the shadow that a token in the air throws: the higher, the further away."""

    def draw() -> pygame.Surface:
        disc = pygame.Surface((diameter, diameter), pygame.SRCALPHA)
        pygame.draw.circle(disc, (0, 0, 0), (diameter / 2, diameter / 2), diameter / 2)
        return soft_shadow(disc, max(4, diameter // 8), 110)

    cast = _SHELF.keep(("cast", diameter), draw)
    away = round(diameter * 0.25 * lift)
    surface.blit(cast, cast.get_rect(center=(middle[0] + away, middle[1] + away)))
