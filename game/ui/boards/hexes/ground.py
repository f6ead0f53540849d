"""The battlefield as a lit diorama: the table and the slab's shadow on it, prisms from the back row to the front one,
inlays, ruins, and the lamp's light over all.

``paint`` paints any rectangle of the plane at any of the camera's zooms, the same pixels whatever the rectangle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import msgspec
import numpy as np
import pygame

from game.geometry.hexes import DIRECTIONS, Hex, neighbours
from game.ui.art.palette import THEMES, darker
from game.ui.boards.hexes import inlays, prisms, stone
from game.ui.boards.hexes.battlefield import Battlefield
from game.ui.boards.hexes.materials import WATER_TONE, Material, Pixels, material_of, middle_tone
from game.ui.boards.hexes.projection import CORNERS, LIFT, Projection
from game.ui.boards.shared.camera import SQUARE
from game.ui.boards.shared.wood import multiply, wood

#: Pixels a hex, and hexes beyond the board, in the picture of the slab's shadow.
_ROUGH, _BEYOND = 8, 6
_COARSE = 16
#: What is seen in the hair's breadth between two tops.
_GAP = (24, 20, 16)

#: What lies on a top, the lowest first, as functions of the pixels of a hex.
Layers = list[Callable[[int], pygame.Surface]]
Plan = tuple[list[tuple[Hex | None, int]], Layers]


class HexGround:
    """What lies under the figures. ``theme`` is walnut or projector; ``projection`` says from where it is seen."""

    def __init__(self, battlefield: Battlefield, projection: Projection, *, theme: str = "walnut") -> None:
        self.battlefield, self.projection, self.theme = battlefield, projection, theme
        terrain = battlefield.terrain
        self.water = frozenset(column.at for column in terrain.columns if column.kind.flows)
        self._start_of = {place: zone for zone, places in enumerate(battlefield.starts) for place in places}
        self._scoring = frozenset(battlefield.scoring)
        self.map_look = battlefield.map_look
        order = projection.order
        #: In quarters of a hex, for finding what touches a rectangle: everything that belongs to a place.
        self._boxes = [self._box(place) for place in order]
        self._walls: dict[Hex, list[tuple[int, int, int]]] = {}
        for edge, height in terrain.wall_tops.items():
            self._stand_wall(*edge, height)
        columns = terrain.by_place.values()
        #: Top and pillar of each place, as the board is turned.
        self._heights = {projection.turned(column.at): (column.top, column.pillar) for column in columns}
        self._plans: dict[Hex, Plan] = {}
        self._standing: dict[tuple[Hex, int], list[tuple[pygame.Surface, tuple[float, float]]]] = {}
        self._own_tops: dict[tuple[Hex, int], pygame.Surface | None] = {}
        self._shadow = self._slab_shadow()

    def _box(self, place: Hex) -> pygame.Rect:
        x, y = self.projection.spot(place)
        terrain = self.projection.terrain
        tall = terrain.by_place[place].pillar
        for neighbour in neighbours(place):
            edge = (min(place, neighbour), max(place, neighbour))
            if edge in terrain.wall_tops:
                tall = max(tall, terrain.wall_tops[edge] - terrain.top(place))
        high = 5 + tall if tall else 2
        drop = terrain.top(place) - self.projection.floor
        return pygame.Rect(round(x * 4) - 3, round(y * 4) - high, 6, high + 3 + drop)

    def _stand_wall(self, a: Hex, b: Hex, top: int) -> None:
        """Note a wall with the place behind it: the edge of that place, from which level, up to which."""
        back, front = sorted((a, b), key=lambda place: self.projection.turned(place)[::-1])
        (q, r), (s, t) = self.projection.turned(back), self.projection.turned(front)
        terrain = self.projection.terrain
        low = min(terrain.top(a), terrain.top(b))
        self._walls.setdefault(back, []).append((DIRECTIONS.index((s - q, t - r)), low, top))

    # --- painting ---

    def paint(self, target: pygame.Surface, area: pygame.Rect, px: int, frame: int = 0) -> None:
        """Paint ``area`` (pixels of the plane at ``px`` a hex) on all of the target, with the water of a frame."""
        if self._covers(area, px):
            target.fill(_GAP)
        else:
            self._paint_table(target, area, px)
        row: int | None = None
        standing: list[Hex] = []
        for place in self.places_in(area, px):
            if self.projection.turned(place)[1] != row:
                self._stand(target, area, px, standing)
                row, standing = self.projection.turned(place)[1], []
            self._paint_prism(target, area, px, place, frame)
            standing.append(place)
        self._stand(target, area, px, standing)
        multiply(target, self._light(area, px))

    def parts(self, area: pygame.Rect, px: int) -> Iterator[None]:
        """Draw the pictures that an area is painted with, one each time, and keep them."""
        wood(self.theme)
        yield
        for place in self.places_in(area, px):
            column = self.projection.terrain.by_place[place]
            around, layers = self._plan(place)
            number = prisms.cut_of(place)
            for edge in (1, 2):
                for level in range(around[edge][1], column.top):
                    prisms.side(edge, level, number, px)
                    yield
            if place in self.water:
                prisms.water_top(0, self.projection.spot(place), px)
            else:
                prisms.top(self._material(place), number, px)
            yield
            for layer in layers:
                layer(px)
                yield

    def _covers(self, area: pygame.Rect, px: int) -> bool:
        """Return whether the board covers a small rectangle wholly: so do the spaces at its corners."""
        if max(area.size) > px:
            return False
        corners = (area.topleft, area.topright, area.bottomleft, area.bottomright)
        return all(self.projection.place_at((x / px, y / px)) is not None for x, y in corners)

    def rough(self, px: int) -> pygame.Surface:
        """Return the whole board in flat colours, for what is seen only for a moment."""
        projection = self.projection
        picture = pygame.Surface((round(projection.columns * px), round(projection.rows * px)))
        picture.fill(THEMES[self.theme].table)
        for place in projection.order:
            x, y = projection.spot(place)
            deep = (projection.top(place) - projection.floor) * LIFT
            tone = WATER_TONE if place in self.water else middle_tone(self._material(place))
            top = [((x + dx) * px, (y + dy) * px) for dx, dy in CORNERS]
            side = [((x + CORNERS[n][0]) * px, (y + CORNERS[n][1] + deep) * px) for n in (1, 2, 3)]
            pygame.draw.polygon(picture, darker(tone, 0.35), [top[3], top[0], *side])
            pygame.draw.polygon(picture, tone, top)
        return picture

    def places_in(self, area: pygame.Rect, px: int) -> Iterator[Hex]:
        """Yield all places of which anything may lie in a rectangle of the plane, from the back to the front."""
        quarter = px // 4
        near = pygame.Rect(area.left // quarter - 1, area.top // quarter - 1, 0, 0)
        near.width, near.height = area.width // quarter + 3, area.height // quarter + 3
        for number in near.collidelistall(self._boxes):
            yield self.projection.order[number]

    def neighbour_tops(self, place: Hex) -> list[tuple[Hex | None, int]]:
        """Return the six neighbours as the turned board counts them, each with its top (None and the floor: none)."""
        projection = self.projection
        q, r = projection.turned(place)
        around = [projection.unturned((q + dq, r + dr)) for dq, dr in DIRECTIONS]
        return [(one if one in projection.terrain.by_place else None, projection.top(one)) for one in around]

    def _plan(self, place: Hex) -> Plan:
        """Return what surrounds a place and what lies on it; found out once."""
        if place not in self._plans:
            around = self.neighbour_tops(place)
            self._plans[place] = (around, self._on_top(place, around))
        return self._plans[place]

    def _paint_prism(self, target: pygame.Surface, area: pygame.Rect, px: int, place: Hex, frame: int) -> None:
        column = self.projection.terrain.by_place[place]
        x, y = self.projection.spot(place)
        left, up = round(x * px) - area.left, round(y * px) - area.top
        around, layers = self._plan(place)
        number = prisms.cut_of(place)
        for edge, aside in ((1, left), (2, left - px // 2)):
            for level in range(around[edge][1], column.top):
                lower = up + px // 4 + round((column.top - level - 1) * px * LIFT)
                target.blit(prisms.side(edge, level, number, px), (aside, lower))
        corner = (left - px // 2, up - px // 2)
        if place in self.water:
            target.blit(prisms.water_top(frame, (x, y), px), corner)
        else:
            target.blit(prisms.top(self._material(place), number, px), corner)
        own = self._own_top(place, px)
        if own is not None:
            target.blit(own, corner)
        for layer in layers:
            target.blit(layer(px), corner)

    def _own_top(self, place: Hex, px: int) -> pygame.Surface | None:
        """Return the map's own ground tile, as it lies on a space's top."""
        if self.map_look is None or place not in self.map_look.tops:
            return None
        key = (place, px)
        if key not in self._own_tops:
            self._own_tops[key] = self.map_look.ground(place, px, self.projection.sixths)
        return self._own_tops[key]

    def _decorations(self, place: Hex, px: int) -> list[tuple[pygame.Surface, tuple[float, float]]]:
        """Return what the map's designer has put on a space to look at."""
        if self.map_look is None or place not in self.map_look.tops:
            return []
        key = (place, px)
        if key not in self._standing:
            self._standing[key] = self.map_look.pieces(place, px)
        return self._standing[key]

    def _material(self, place: Hex) -> Material:
        """Return what the map's designer has painted; without a map a ground is what its row says, low land beside
        water is a beach, and all other land is what its level is."""
        column = self.projection.terrain.by_place[place]
        painted = self.map_look.material(place, column.level) if self.map_look is not None else None
        if painted is not None:
            return painted
        made = column.kind.materials
        if made:
            named: Material = msgspec.convert(made[min(column.level, len(made)) - 1], Material)
            return named
        if column.level <= 1 and any(neighbour in self.water for neighbour in neighbours(place)):
            return "sand"
        return material_of(column.level)

    def _owner_of(self, zone: int) -> int | None:
        """Return the seat whose colour a starting zone has; None for one that is nobody's, or everybody's."""
        starts, owners = self.battlefield.starts, self.battlefield.owners
        if len(starts) < 2:
            return None
        owner = zone if owners is None else dict(enumerate(owners)).get(zone, -1)
        return owner if owner >= 0 else None

    def _on_top(self, place: Hex, around: list[tuple[Hex | None, int]]) -> Layers:
        """Return what lies on a top, the lowest first: inlays, shade, shores, rims."""
        own = self.projection.terrain.top(place)
        layers: Layers = []
        if place in self._start_of:
            zone = self._start_of[place]
            outer = [n for n, (one, _) in enumerate(around) if one is None or self._start_of.get(one) != zone]
            layers += inlays.start_inlays(self._owner_of(zone), outer)
        if place in self._scoring:
            layers += inlays.scoring_inlays([n for n, (one, _) in enumerate(around) if one not in self._scoring])
        higher = [(n, top - own) for n, (_, top) in enumerate(around) if top > own]
        if higher:
            layers.append(partial(prisms.hollow, higher))
        casters = self._casters_of(place)
        if casters:
            layers.append(partial(prisms.shade, casters))
        if place in self.water:
            shore = [n for n, (one, _) in enumerate(around) if one not in self.water]
            return [*layers, partial(prisms.foam, shore)] if shore else layers
        thick = 1.0 if self.theme == "walnut" else 1.6
        drops = {own - top for one, top in around if top < own}
        for drop in sorted(drops):
            edges = [n for n, (_, top) in enumerate(around) if own - top == drop]
            layers.append(partial(prisms.rim, edges, drop, thick=thick))
        lit = [n for n, (_, top) in enumerate(around) if top < own and n in (3, 4, 5)]
        if lit:
            layers.append(partial(prisms.crest, lit))
        return layers

    def _casters_of(self, place: Hex) -> tuple[prisms.Caster, ...]:
        """Return what throws its shadow on a top: higher ground and pillars towards the light."""
        projection, terrain = self.projection, self.projection.terrain
        own, (q, r) = terrain.top(place), projection.turned(place)
        casters: list[prisms.Caster] = []
        for dq, dr, dx, dy in prisms.TOWARDS_LIGHT:
            top, pillar = self._heights.get((q + dq, r + dr), (own, 0))
            if top > own and prisms.falls_on(dx, dy, min(top - own, 9)):
                casters.append((dx, dy, min(top - own, 9), 1.0))
            if pillar and top + pillar > own and prisms.falls_on(dx, dy, min(top + pillar - own, 9)):
                casters.append((dx, dy, min(top + pillar - own, 9), 0.46))
        column = terrain.by_place[place]
        if column.pillar:
            casters.append((0.0, 0.0, min(column.pillar, 9), 0.46))
        return tuple(casters)

    def _stand(self, target: pygame.Surface, area: pygame.Rect, px: int, places: list[Hex]) -> None:
        """Draw the ruins of one row, over everything behind it."""
        for place in places:
            for picture, at in self.pieces_of(place, px):
                target.blit(picture, (at[0] - area.left, at[1] - area.top))

    def pieces_of(self, place: Hex, px: int) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """Return the ruins that belong to a place, each with its corner in pixels of the plane: its pillar, then walls
        on its edges to the right and in front."""
        column = self.projection.terrain.by_place[place]
        pieces = []
        for picture, (dx, dy) in self._decorations(place, px):
            x, y = self.projection.spot(place)
            pieces.append((picture, (round((x + dx) * px), round((y + dy) * px))))
        if column.pillar:
            picture, (dx, dy) = stone.pillar(column.pillar, px)
            x, y = self.projection.spot(place)
            pieces.append((picture, (round((x + dx) * px), round((y + dy) * px))))
        for edge, low, top in self._walls.get(place, ()):
            picture, (dx, dy) = stone.wall(edge, top - low, px)
            x, y = self.projection.spot(place, low)
            pieces.append((picture, (round((x + dx) * px), round((y + dy) * px))))
        return pieces

    # --- the table and the light ---

    def _paint_table(self, target: pygame.Surface, area: pygame.Rect, px: int) -> None:
        planks = wood(self.theme)
        scale = SQUARE / px
        cut = pygame.Rect(0, 0, max(1, round(area.width * scale)), max(1, round(area.height * scale)))
        left, up = round(area.left * scale), round(area.top * scale)
        piece = target if px == SQUARE else pygame.Surface(cut.size)
        side = planks.get_width()
        for x in range(-(left % side), cut.width, side):
            for y in range(-(up % side), cut.height, side):
                piece.blit(planks, (x, y))
        if piece is not target:
            pygame.transform.smoothscale(piece, target.get_size(), target)
        rough = _ROUGH / px
        xs = ((area.left + (np.arange(area.width // 8) + 0.5) * 8) * rough + _BEYOND * _ROUGH).astype(int)
        ys = ((area.top + (np.arange(area.height // 8) + 0.5) * 8) * rough + _BEYOND * _ROUGH).astype(int)
        wide, high = self._shadow.shape
        if xs.size and ys.size:
            multiply(target, self._shadow[np.ix_(np.clip(xs, 0, wide - 1), np.clip(ys, 0, high - 1))])

    def _slab_shadow(self) -> Pixels:
        """Return how much light the slab leaves the table: its shadow falls to the lower right."""
        wide = round((self.projection.columns + 2 * _BEYOND) * _ROUGH)
        high = round((self.projection.rows + 2 * _BEYOND) * _ROUGH)
        shape = pygame.Surface((wide, high))
        shape.fill((255, 255, 255))
        for place in self.projection.order:
            x, y = self.projection.flat(place)
            tall = (self.projection.top(place) - self.projection.floor) * LIFT
            for part in (0.25, 0.6 + 0.5 * tall):
                middle = ((x + part + _BEYOND) * _ROUGH, (y + 0.65 * part + _BEYOND) * _ROUGH)
                pygame.draw.circle(shape, (62, 62, 62), middle, 0.58 * _ROUGH)
        soft = pygame.transform.box_blur(pygame.transform.box_blur(shape, 3), 4)
        light: Pixels = pygame.surfarray.array_red(soft).astype(np.float32) / np.float32(255)
        return light

    def _light(self, area: pygame.Rect, px: int) -> Pixels:
        """Return a lamp over the upper left of the board's middle; the table beyond lies in the dark."""
        across, down = max(2, area.width // _COARSE), max(2, area.height // _COARSE)
        xs = (area.left + (np.arange(across, dtype=np.float32) + 0.5) * (area.width / across)) / px
        ys = (area.top + (np.arange(down, dtype=np.float32) + 0.5) * (area.height / down)) / px
        wide, high = self.projection.columns, self.projection.rows
        away = np.hypot((xs[:, None] - wide * 0.44) / (wide / 2 + 5), (ys[None, :] - high * 0.42) / (high / 2 + 5))
        depth = 0.36 if self.theme == "walnut" else 0.2
        light: Pixels = np.clip(1.04 - depth * np.clip(away, 0, 1.5) ** 2.2, 0.3, 1).astype(np.float32)
        return light
