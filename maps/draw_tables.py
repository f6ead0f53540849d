"""Lays out the tables that come with Tessera: ``python maps/draw_tables.py`` writes maps/factions/*.tmx. After that the
maps are Tiled's: open, draw, save.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parent
#: Tiles across and down, and the side of a tile in pixels.
WIDE, HIGH, SIDE = 30, 15, 64
#: Tiles in each tileset of tables, for the next one's numbers.
TILES = 24
#: Stone in the light of one lamp, so that what stands on it is brighter than the floor.
_LAMPLIGHT = "#8b93a3"


class Item(NamedTuple):
    """An object over whole tiles, and the ground under it. ``word`` and ``value`` tell it from others of its class."""

    class_name: str
    word: str
    value: int
    ground: str
    box: tuple[int, int, int, int]

    @property
    def type_of_word(self) -> str:
        """Return what the project file calls the kind of its word."""
        return "FactionsZone" if self.word == "zone" else "FactionsSide"


def items(*, is_hall: bool) -> list[Item]:
    """Return all places of a table. On the cloth the piles lie at the left, and locations above the zones."""
    piles, zones = (25, 0) if is_hall else (0, 5)
    zone_top, place_top = (1, 12) if is_hall else (3, 1)
    found = [Item("TableZone", "zone", n, "zone", (zones + 5 * n - 5, zone_top, 5, 11)) for n in range(1, 6)]
    found += [Item("TableLocations", "zone", n, "place", (zones + 5 * n - 5, place_top, 5, 2)) for n in range(1, 6)]
    for side, top, hand in ((1, 12, 14), (2, 0, 0)):
        found.append(Item("TableDeck", "side", side, "place", (piles, top, 2, 3)))
        found.append(Item("TableGraveyard", "side", side, "place", (piles + 3, top, 2, 3)))
        found.append(Item("TableHand", "side", side, "place", (zones, hand, 25, 1)))
    capital_rows = {1: zone_top + 9, 2: zone_top + 1}
    found += [
        Item("TableCapital", "side", side, "", (zones + (1 if side == 1 else 21), row, 3, 2))
        for side, row in capital_rows.items()
    ]
    found.append(Item("TableStack", "", 0, "place", (piles, 3, 5, 9)))
    return found


def rim_of(x: int, y: int, box: tuple[int, int, int, int]) -> str:
    """Return on which sides of a place a tile lies, as the rims are called."""
    left, top, wide, high = box
    up_and_down = ("n" if y == top else "") + ("s" if y == top + high - 1 else "")
    return up_and_down + ("w" if x == left else "") + ("e" if x == left + wide - 1 else "")


def table(title: str, about: str, tileset: str, numbers: dict[str, int], *, is_hall: bool) -> str:
    """Return a table's map."""
    ground = {(x, y): f"table_{(x * 7 + y * 5 + x * y) % 4}" for y in range(HIGH) for x in range(WIDE)}
    rims: dict[tuple[int, int], str] = {}
    objects = []
    for number, item in enumerate(items(is_hall=is_hall), 1):
        left, top, wide, high = item.box
        for y in range(top, top + high):
            for x in range(left, left + wide):
                if item.ground:
                    ground[x, y] = f"{item.ground}_{(x * 3 + y * 5 + x * y) % 4}"
                rim = rim_of(x, y, item.box)
                if rim:
                    rims[x, y] = rim
        said = f'<property name="{item.word}" propertytype="{item.type_of_word}" value="{item.value}"/>'
        words = f"<properties>{said}</properties>" if item.word else ""
        name = f"{item.class_name.removeprefix('Table').lower()} {item.value or ''}".rstrip()
        objects.append(
            f'  <object id="{number}" name="{name}" type="{item.class_name}" x="{left * SIDE}" y="{top * SIDE}"'
            f' width="{wide * SIDE}" height="{high * SIDE}">{words}</object>'
        )
    layers = [_layer(1, "Ground", ground, numbers, _LAMPLIGHT if is_hall else ""), _layer(2, "Rims", rims, numbers)]
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<map version="1.10" tiledversion="1.10.2" class="FactionsTable" orientation="orthogonal"'
            f' renderorder="right-down" width="{WIDE}" height="{HIGH}" tilewidth="{SIDE}" tileheight="{SIDE}"'
            f' infinite="0" nextlayerid="4" nextobjectid="{len(objects) + 1}">',
            f' <properties>\n  <property name="about" value="{about}"/>\n  <property name="author" value="Tessera"/>',
            '  <property name="places" propertytype="CardPlaces" value="shared"/>',
            f'  <property name="title" value="{title}"/>\n </properties>',
            f' <tileset firstgid="1" source="../tilesets/{tileset}.tsx"/>',
            *layers,
            ' <objectgroup id="3" name="Places">',
            *objects,
            " </objectgroup>\n</map>\n",
        ]
    )


def _layer(number: int, name: str, tiles: dict[tuple[int, int], str], numbers: dict[str, int], tint: str = "") -> str:
    rows = [",".join(str(numbers.get(tiles.get((x, y), ""), 0)) for x in range(WIDE)) for y in range(HIGH)]
    data = ",\n".join(rows)
    tinted = f' tintcolor="{tint}"' if tint else ""
    return (
        f' <layer id="{number}" name="{name}" width="{WIDE}" height="{HIGH}"{tinted}>\n'
        f'  <data encoding="csv">\n{data}\n  </data>\n </layer>'
    )


def main() -> None:
    """Write both tables."""
    spec = importlib.util.spec_from_file_location("table_tiles", FOLDER / "tilesets" / "draw_tables.py")
    assert spec is not None and spec.loader is not None
    tiles = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tiles)
    (FOLDER / "factions").mkdir(exist_ok=True)
    about = "Slabs of pale stone set in a dark floor, with rims of brass."
    hall = table("The Stone Hall", about, "stone_hall", tiles.NUMBERS, is_hall=True)
    (FOLDER / "factions" / "stone_hall.tmx").write_text(hall, encoding="utf-8")
    about = "A commander's cloth, dyed and stitched, spread out before the battle."
    cloth = table("The War Cloth", about, "war_cloth", tiles.NUMBERS, is_hall=False)
    (FOLDER / "factions" / "war_cloth.tmx").write_text(cloth, encoding="utf-8")
    print("2 tables are written.")


if __name__ == "__main__":
    main()
