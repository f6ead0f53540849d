"""What lies and stands on a battlefield's spaces, painted as tiles or drawn as objects: pillars, walls, glyphs, start
zones and scoring spaces.

An object counts in the grid of its own layer: a layer that is moved up to show a level moves its grid with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from game.app.games.arena.map_words import GLYPH, GLYPH_PLACE, RUIN_WALL, SCORING_ZONE, START_ZONE, ZONE
from game.tiled.cells import Cell
from game.tiled.hex_cells import HexCells
from game.tiled.objects import Shape
from game.tiled.problems import Findings, article, expected
from game.tiled.shapes import holds, middle, stretches
from game.tiled.source import Layer, Source

#: The words that mean nothing when a tile or object does not say.
_EMPTY = ("none", "0", "False", "false")


class Marks(msgspec.Struct):
    """All marks by hex; walls by the two hexes between which they stand, the smaller first."""

    pillars: dict[Cell, int] = {}
    glyphs: dict[Cell, str] = {}
    scoring: set[Cell] = set()
    starts: dict[str, set[Cell]] = {}
    walls: dict[tuple[Cell, Cell], int] = {}


def read_marks(
    source: Source, cells: list[dict[Cell, int]], hexes: HexCells, spaces: frozenset[Cell], findings: Findings
) -> Marks:
    """Return the marks of a map; ``spaces`` are its hexes with ground. A mark on no space is an error, and left out."""
    reading = _Reading(source, hexes, spaces, Marks())
    for layer, here in reversed(list(zip(source.layers, cells, strict=True))):
        about = findings.inside(layer=layer.name)
        if layer.kind == "tiles":
            for cell in sorted(here, key=lambda cell: (cell[1], cell[0])):
                reading.take_tile(cell, here[cell], about)
        for shape in layer.shapes:
            reading.take_object(layer, shape, about.inside(item=shape.title))
    return reading.marks


class _Reading(msgspec.Struct):
    source: Source
    hexes: HexCells
    spaces: frozenset[Cell]
    marks: Marks
    #: Hexes whose zone is settled: on each the topmost start tile counts.
    zoned: set[Cell] = set()

    def take_tile(self, cell: Cell, gid: int, findings: Findings) -> None:
        """Note what a tile says; on each hex the topmost tile with a word counts for it."""
        words = self.source.tiles[gid].properties
        said = {
            word: str(words[word])
            for word in ("glyph", "pillar", "scoring", "start")
            if str(words.get(word, "none")) not in _EMPTY
        }
        if said and cell not in self.spaces:
            text = (
                f"the {' and '.join(said)} here lies on no space; ground is expected beneath it, on a layer of a level"
            )
            findings.error("mark_no_space", text, self._as_tiled(cell))
            return
        if "glyph" in said:
            self.marks.glyphs.setdefault(cell, said["glyph"])
        if "pillar" in said and said["pillar"].isdigit():
            self.marks.pillars.setdefault(cell, int(said["pillar"]))
        if said.get("scoring") in ("True", "true"):
            self.marks.scoring.add(cell)
        if "start" in said and cell not in self.zoned:
            self.zoned.add(cell)
            self.marks.starts.setdefault(said["start"], set()).add(cell)

    def take_object(self, layer: Layer, shape: Shape, findings: Findings) -> None:
        """Note what an object says, by its class or that of the tile that it shows."""
        tile = self.source.tiles.get(shape.gid)
        class_name = shape.class_name or (tile.class_name if tile else "")
        takers: dict[str, Callable[[Shape, Findings], None]] = {
            GLYPH_PLACE.name: self._take_glyph,
            RUIN_WALL.name: self._take_wall,
            SCORING_ZONE.name: self._take_scoring,
            START_ZONE.name: self._take_start,
        }
        if class_name in takers:
            takers[class_name](shape, findings)

    def _as_tiled(self, cell: Cell) -> Cell:
        return cell[0] + self.source.origin[0], cell[1] + self.source.origin[1]

    def _in_window(self, point: tuple[float, float]) -> tuple[float, float]:
        """Return a point of the map as Tiled counts, from the corner of the window that is the board."""
        (x, y), (at_x, at_y) = self.hexes.middle(self.source.origin), self.hexes.middle((0, 0))
        return point[0] - x + at_x, point[1] - y + at_y

    def _word(self, shape: Shape, word: str) -> str:
        tile = self.source.tiles.get(shape.gid)
        inherited = tile.properties.get(word, "none") if tile else "none"
        return str(shape.properties.get(word, inherited) if shape.class_name else inherited)

    # --- areas ---

    def _covered(self, shape: Shape, findings: Findings) -> Iterator[Cell]:
        """Yield the spaces whose middle lies inside the shape."""
        if shape.kind not in ("rectangle", "polygon", "ellipse"):
            drawn = f"{article(shape.kind)} {shape.kind}"
            findings.error("zone_shape", f"a rectangle, ellipse or polygon is expected, not {drawn}")
            return
        found = False
        for cell in sorted(self.spaces, key=lambda cell: (cell[1], cell[0])):
            x, y = self.hexes.middle(self._as_tiled(cell))
            if holds(shape, x, y):
                found = True
                yield cell
        if not found:
            findings.warning("zone_empty", "this area covers the middle of no space")

    def _take_start(self, shape: Shape, findings: Findings) -> None:
        zone = self._word(shape, "zone")
        if zone in _EMPTY:
            findings.error("zone", f'a start zone has a property "zone"; {expected(ZONE.values[1:], "")}')
            return
        self.marks.starts.setdefault(zone, set()).update(self._covered(shape, findings))

    def _take_scoring(self, shape: Shape, findings: Findings) -> None:
        self.marks.scoring.update(self._covered(shape, findings))

    # --- points and edges ---

    def _take_glyph(self, shape: Shape, findings: Findings) -> None:
        kind = self._word(shape, "glyph")
        if kind in _EMPTY:
            findings.error("glyph_kind", f'a glyph has a property "glyph"; {expected(GLYPH.values[1:], "")}')
            return
        point = self._in_window(middle(shape, self.source.tiles.get(shape.gid)))
        cell = self.hexes.at(point)
        if cell is None or cell not in self.spaces:
            at = self._as_tiled(self.hexes.nearest(point) if cell is None else cell)
            findings.error("mark_no_space", "this glyph lies on no space; ground is expected beneath it", at)
            return
        self.marks.glyphs.setdefault(cell, kind)

    def _take_wall(self, shape: Shape, findings: Findings) -> None:
        if shape.kind == "polyline":
            points = stretches(shape)
        elif shape.gid:
            points = (middle(shape, self.source.tiles.get(shape.gid)),)
        else:
            drawn = f"{article(shape.kind)} {shape.kind}"
            findings.error("wall_shape", f"a line or a tile is expected for a ruin's wall, not {drawn}")
            return
        height = self._word(shape, "height")
        if not height.isdigit() or int(height) < 1:
            findings.error("wall_height", f'a wall\'s "height" is a whole number of levels above 0, not "{height}"')
            return
        for point in points:
            self._stand(self._in_window(point), int(height), findings)

    def _stand(self, point: tuple[float, float], height: int, findings: Findings) -> None:
        """Put a wall on the edge whose middle is at the point."""
        edge = self.hexes.edge_at(point)
        at = self._as_tiled(self.hexes.nearest(point))
        if edge is None:
            text = "a wall stands on the edge between two spaces: its middle is expected on the middle of an edge"
            alike = self.hexes.edges_alike(point)
            if alike is not None:
                towards, or_towards = (f"space {x},{y}" for x, y in map(self._as_tiled, alike))
                text += f"; it is about as near to the edge towards {towards} as to that towards {or_towards}"
            findings.error("wall_off_edge", text, at)
            return
        if not self.spaces.issuperset(edge):
            findings.error("wall_no_space", "a wall stands between two spaces; there is none on one side", at)
            return
        one, other = sorted(edge)
        self.marks.walls[one, other] = max(height, self.marks.walls.get((one, other), 0))
