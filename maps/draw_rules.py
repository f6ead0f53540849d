"""Writes the automapping rules that come with Tessera: ``python maps/draw_rules.py`` writes maps/rules and their list.

On a layer *Plan* a designer paints walls, rock or water roughly, with the full tile of each; Tiled then lays tiles with
the right edges and corners on the layers *Walls* and *Water* (Map > AutoMap). Both layers are cleared before that.
"""

from __future__ import annotations

import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER.parent)]

from game.app.games.skirmish.dungeon_tiles import BLOBS, NUMBERS, SIZE, WAYS, E, N, S, W  # noqa: E402

Cell = tuple[int, int]

#: Rules in a row of a rule map, and squares from one to the next.
ACROSS, APART = 8, 4
#: The corner of each two sides.
CORNERS = {N | E: (1, -1), S | E: (1, 1), S | W: (-1, 1), N | W: (-1, -1)}


def blob_rules(family: str) -> list[tuple[str, dict[Cell, bool]]]:
    """Return for each shape of a square in a mass its tile, and which squares around have to be of the mass, or must
    not be. What does not matter is left out."""
    rules = []
    for mask in BLOBS:
        around = {way: bool(mask & bit) for bit, way in WAYS.items() if 0 in way}
        for sides, corner in CORNERS.items():
            if mask & sides == sides:
                bit = next(bit for bit, way in WAYS.items() if way == corner)
                around[corner] = bool(mask & bit)
        rules.append((f"{family}_0_{mask}", around))
    return rules


def edge_rules(family: str) -> list[tuple[str, dict[Cell, bool]]]:
    """Return the same for tiles that look at their four sides only, counted N, E, S, W as 1, 2, 4, 8."""
    sides = ((0, -1), (1, 0), (0, 1), (-1, 0))
    return [(f"{family}_{mask}", {way: bool(mask >> at & 1) for at, way in enumerate(sides)}) for mask in range(16)]


def layer(number: int, name: str, tiles: dict[Cell, int], size: Cell) -> str:
    """Return one layer of a rule map."""
    rows = (",".join(str(tiles.get((x, y), -1) + 1) for x in range(size[0])) for y in range(size[1]))
    opening = f' <layer id="{number}" name="{name}" width="{size[0]}" height="{size[1]}">\n  <data encoding="csv">\n'
    return opening + ",\n".join(rows) + "\n</data>\n </layer>\n"


def document(full: str, output: str, rules: list[tuple[str, dict[Cell, bool]]], *, clears: bool) -> str:
    """Return a rule map: each rule is a little island of the layer *regions*. ``clears``: what was laid before is taken
    away first."""
    size = ACROSS * APART, -(-len(rules) // ACROSS) * APART
    regions: dict[Cell, int] = {}
    wanted: dict[Cell, int] = {}
    barred: dict[Cell, int] = {}
    laid: dict[Cell, int] = {}
    for number, (tile, around) in enumerate(rules):
        x, y = number % ACROSS * APART + 1, number // ACROSS * APART + 1
        regions[x, y] = wanted[x, y] = NUMBERS[full]
        laid[x, y] = NUMBERS[tile]
        for (dx, dy), is_mass in around.items():
            regions[x + dx, y + dy] = NUMBERS[full]
            (wanted if is_mass else barred)[x + dx, y + dy] = NUMBERS[full]
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down"'
        f' width="{size[0]}" height="{size[1]}" tilewidth="{SIZE}" tileheight="{SIZE}" infinite="0"'
        ' nextlayerid="5" nextobjectid="1">\n'
        f' <properties>\n  <property name="DeleteTiles" type="bool" value="{str(clears).lower()}"/>\n'
        '  <property name="MatchOutsideMap" type="bool" value="true"/>\n'
        '  <property name="OverflowBorder" type="bool" value="true"/>\n </properties>\n'
        ' <tileset firstgid="1" source="../tilesets/dungeon.tsx"/>\n'
    )
    named = (("regions", regions), ("input_Plan", wanted), ("inputnot_Plan", barred), (f"output_{output}", laid))
    layers = (layer(number, name, tiles, size) for number, (name, tiles) in enumerate(named, 1))
    return text + "".join(layers) + "</map>\n"


#: File, the tile that is painted on the plan, the layer that is laid, the rules.
RULES = (
    ("walls", "wall_0_255", "Walls", blob_rules("wall")),
    ("rock", "rock_0_255", "Walls", blob_rules("rock")),
    ("shores", "water_15", "Water", edge_rules("water")),
    ("rails", "rail_15", "Walls", edge_rules("rail")),
)


def main() -> None:
    """Write the rules and their list."""
    cleared: set[str] = set()
    for file, full, output, rules in RULES:
        path = FOLDER / "rules" / f"{file}.tmx"
        path.parent.mkdir(exist_ok=True)
        path.write_text(document(full, output, rules, clears=output not in cleared), encoding="utf-8")
        cleared.add(output)
    (FOLDER / "rules.txt").write_text("".join(f"rules/{file}.tmx\n" for file, *_ in RULES), encoding="utf-8")


if __name__ == "__main__":
    main()
