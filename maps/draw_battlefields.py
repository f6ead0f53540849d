"""Lays out the battlefields that come with Tessera: ``python maps/draw_battlefields.py`` writes maps/arena/*.tmx.

Levels are groups of layers, each moved up by the height of a level: its ground, and over it the inlays of zones and
the glyphs. Ruins stand above all. After that the maps are Tiled's: open, draw, save.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from xml.sax.saxutils import quoteattr

import numpy as np

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER.parent), str(FOLDER / "tilesets")]

from battlefield_plans import BATTLEFIELDS, Battlefield, Cell  # noqa: E402
from highland_names import COLUMNS, EDGES, HEIGHT, HIGHLANDS, KINDS, LIFT, RUIN, RUINS, SIDE, WIDTH  # noqa: E402

from game.geometry.hexes import Stagger  # noqa: E402
from game.tiled.hex_cells import HexCells  # noqa: E402

FIRST_RUIN = 1 + -(-len(HIGHLANDS) // COLUMNS) * COLUMNS
NUMBERS = {name: 1 + place for place, name in enumerate(HIGHLANDS)}
NUMBERS |= {name: FIRST_RUIN + place for place, name in enumerate(RUINS)}
#: Lower levels lie in a shade, so that heights tell themselves apart.
TINTS = {1: "#c8c8c8", 2: "#e0e0e0", 3: "#f0f0f0"}


class Writer:
    """A map file on the way: lines, and numbers for layers and objects."""

    def __init__(self, plan: Battlefield) -> None:
        self.plan = plan
        self.size = (len(plan.rows[0]), len(plan.rows))
        self.hexes = HexCells(self.size, (WIDTH, HEIGHT), SIDE, Stagger())
        self.chance = np.random.default_rng(sum(map(ord, plan.file)))
        self.lines: list[str] = []
        self.layers = self.objects = 0

    def text(self) -> str:
        """Return the whole map file."""
        plan, (width, height) = self.plan, self.size
        highest = max(map(plan.level, plan.cells()))
        ground = self._terrains()
        for level in range(1, highest + 1):
            self._level(level, ground)
        for level in range(1, highest + 1):
            self._ruins(level)
        words = (("about", plan.about), ("author", "Tessera"), ("mode", plan.mode), ("title", plan.title))
        head = [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<map version="1.10" tiledversion="1.10.2" class="ArenaBattlefield" orientation="hexagonal"'
            f' renderorder="right-down" width="{width}" height="{height}" tilewidth="{WIDTH}" tileheight="{HEIGHT}"'
            f' infinite="0" hexsidelength="{SIDE}" staggeraxis="y" staggerindex="odd" backgroundcolor="#231f1c"'
            f' nextlayerid="{self.layers + 1}" nextobjectid="{self.objects + 1}">',
            " <properties>",
        ]
        for word, value in words:
            kind = ' propertytype="ArenaMode"' if word == "mode" else ""
            head.append(f'  <property name="{word}"{kind} value={quoteattr(value)}/>')
        head += [" </properties>", ' <tileset firstgid="1" source="../tilesets/highlands.tsx"/>']
        head += [f' <tileset firstgid="{FIRST_RUIN}" source="../tilesets/ruins.tsx"/>']
        return "\n".join([*head, *self.lines, "</map>", ""])

    # --- ground ---

    def _terrains(self) -> dict[Cell, str]:
        """Return the kind of ground of each space: rock from level 3, sand round water and here and there, otherwise
        grass."""
        plan = self.plan
        kinds = {}
        for cell in plan.cells():
            around = [near for near in self.hexes.around(cell) if plan.level(near)]
            if plan.is_water(cell):
                kinds[cell] = "water"
            elif plan.level(cell) > 2:
                kinds[cell] = "rock"
            elif plan.level(cell) == 1 and any(map(plan.is_water, around)):
                kinds[cell] = "sand"
            else:
                kinds[cell] = "grass"
        return kinds

    def _level(self, level: int, ground: dict[Cell, str]) -> None:
        plan = self.plan
        here = [cell for cell in plan.cells() if plan.level(cell) == level]
        tiles: dict[Cell, str] = {}
        for cell in plan.cells():
            if plan.level(cell) >= level:
                kind = ground[cell] if plan.level(cell) == level else "rock" if plan.level(cell) > 2 else "grass"
                tiles[cell] = self._other(kind, tiles, cell)
        zones = {cell: f"start_{zone}" for zone, cells in plan.starts.items() for cell in cells}
        zones |= dict.fromkeys(plan.scoring, "scoring")
        self._open_group(f"Level {level}", level)
        inner = [f'   <properties>\n    <property name="level" type="int" value="{level}"/>\n   </properties>']
        tint = f' tintcolor="{TINTS[level]}"' if level in TINTS else ""
        self._tiles("Ground", tiles, f' class="ArenaLevel"{tint}', inner)
        self._tiles("Zones", {cell: zones[cell] for cell in here if cell in zones})
        self._tiles("Glyphs", {cell: f"glyph_{plan.glyphs[cell]}" for cell in here if cell in plan.glyphs})
        self.lines.append(" </group>")

    def _other(self, kind: str, tiles: dict[Cell, str], cell: Cell) -> str:
        """Return a tile of the kind that none of the neighbours laid before has."""
        taken = {tiles.get(near) for near in self.hexes.around(cell)}
        free = [name for name in (f"{kind}_{i}" for i in range(KINDS[kind])) if name not in taken]
        return str(self.chance.choice(free))

    # --- ruins ---

    def _ruins(self, level: int) -> None:
        """Pillars and walls whose foot is on the level, in layers by turns, so that nearer ones hide what is behind."""
        plan = self.plan
        feet = [(self.hexes.middle(cell)[1], [cell]) for cell in plan.pillars if plan.level(cell) == level]
        for one, other in plan.walls:
            if max(plan.level(one), plan.level(other)) == level:
                foot = (self.hexes.middle(one)[1] + self.hexes.middle(other)[1]) / 2
                feet.append((foot, [one, other]))
        if not feet:
            return
        self._open_group(f"Ruins on level {level}", level)
        for count, group in groupby(sorted(feet), key=lambda entry: len(entry[1])):
            standing = [cells for _, cells in group]
            if count == 1:
                self._tiles("Pillars", {cell: f"pillar_{number % 2}" for number, (cell,) in enumerate(standing)})
                continue
            self.layers += 1
            self.lines.append(f'  <objectgroup id="{self.layers}" name="Walls">')
            for number, (one, other) in enumerate(standing):
                self._wall((one, other), number)
            self.lines.append("  </objectgroup>")
        self.lines.append(" </group>")

    def _wall(self, pair: tuple[Cell, Cell], number: int) -> None:
        (ax, ay), (bx, by) = sorted((self.hexes.middle(cell) for cell in pair), key=lambda at: (at[1], at[0]))
        edge = EDGES[0] if ay == by else EDGES[1] if bx > ax else EDGES[2]
        x, y = (ax + bx) / 2, (ay + by) / 2
        self.objects += 1
        self.lines.append(
            f'   <object id="{self.objects}" gid="{NUMBERS[f"wall_{edge}_{number % 2}"]}"'
            f' x="{x:g}" y="{y:g}" width="{RUIN[0]}" height="{RUIN[1]}"/>'
        )

    # --- layers ---

    def _open_group(self, name: str, level: int) -> None:
        self.layers += 1
        moved = f' offsetx="0" offsety="{-LIFT * (level - 1)}"' if level > 1 else ""
        self.lines.append(f' <group id="{self.layers}" name="{name}"{moved}>')

    def _tiles(self, name: str, tiles: dict[Cell, str], attributes: str = "", inner: Sequence[str] = ()) -> None:
        if not tiles:
            return
        self.layers += 1
        width, height = self.size
        said = f'  <layer id="{self.layers}" name="{name}"{attributes} width="{width}" height="{height}">'
        self.lines += [said, *inner, '   <data encoding="csv">']
        rows = (
            ",".join(str(NUMBERS[tiles[x, y]] if (x, y) in tiles else 0) for x in range(width)) for y in range(height)
        )
        self.lines += [",\n".join(rows), "   </data>", "  </layer>"]


def main() -> None:
    """Write every battlefield."""
    (FOLDER / "arena").mkdir(exist_ok=True)
    for plan in BATTLEFIELDS:
        (FOLDER / "arena" / f"{plan.file}.tmx").write_text(Writer(plan).text(), encoding="utf-8")
    print(f"{len(BATTLEFIELDS)} battlefields are written.")


if __name__ == "__main__":
    main()
