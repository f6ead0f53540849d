"""Lays out the maps that come with Tessera: ``python maps/draw_maps.py`` writes maps/skirmish/**.tmx.

Each plan is a board's upper half; what its signs are is told in game/app/games/skirmish/tiling.py. The lower
half is like it after a half turn, so that both sides find the same ground. After that the maps are Tiled's: open, draw,
save.
"""

from __future__ import annotations

import sys
from pathlib import Path
from xml.sax.saxutils import quoteattr

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER.parent)]

from plans import BOARDS, TILES, Plan  # noqa: E402

from game.app.games.skirmish.dungeon_tiles import NAMES, NUMBERS, SIZE  # noqa: E402
from game.app.games.skirmish.tiling import LAYERS, Tiles, tile_layers  # noqa: E402


def csv_layer(number: int, name: str, tiles: Tiles, width: int, height: int) -> str:
    """Return one tile layer, a row of the board in each line."""
    rows = (
        ",".join(str(NUMBERS[tiles[x, y]] + 1 if (x, y) in tiles else 0) for x in range(width)) for y in range(height)
    )
    opening = f' <layer id="{number}" name="{name}" width="{width}" height="{height}">\n  <data encoding="csv">\n'
    return opening + ",\n".join(rows) + "\n</data>\n </layer>\n"


def document(plan: Plan, class_name: str, tileset: str) -> str:
    """Return the whole map file."""
    rows, starts = plan.whole(), plan.start_areas()
    width, height = len(rows[0]), len(rows)
    layers = tile_layers(rows, starts, plan.seed)
    for (x, y), name in plan.whole_decoration().items():
        layers["Dressing"][x, y] = name
    words = (("about", plan.about), ("author", "Tessera"), ("title", plan.title))
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<map version="1.10" tiledversion="1.10.2" class="{class_name}" orientation="orthogonal"'
        f' renderorder="right-down" width="{width}" height="{height}" tilewidth="{SIZE}" tileheight="{SIZE}"'
        f' infinite="0" nextlayerid="{len(LAYERS) + 1}" nextobjectid="1">\n <properties>\n'
    )
    text += "".join(f'  <property name="{word}" value={quoteattr(value)}/>\n' for word, value in words)
    text += f' </properties>\n <tileset firstgid="1" source="{tileset}"/>\n'
    kept = [name for name in LAYERS if layers[name]]
    for number, name in enumerate(kept, 1):
        text += csv_layer(number, name, layers[name], width, height)
    return text + "</map>\n"


def main() -> None:
    """Write every map."""
    for plan in BOARDS:
        path = FOLDER / "skirmish" / f"{plan.file}.tmx"
        path.write_text(document(plan, "SkirmishBoard", "../tilesets/dungeon.tsx"), encoding="utf-8")
    for plan in TILES:
        path = FOLDER / "skirmish" / "tiles" / f"{plan.file}.tmx"
        path.write_text(document(plan, "SkirmishTileMap", "../../tilesets/dungeon.tsx"), encoding="utf-8")
    print(f"{len(BOARDS)} boards and {len(TILES)} board tiles of {len(NAMES)} kinds of tiles are written.")


if __name__ == "__main__":
    main()
