"""Lays out the tables of Crawler: ``python maps/draw_crawler_tables.py`` writes maps/crawler/*.tmx. After that the maps
are Tiled's: open, draw, save.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).resolve().parent
#: Tiles across and down, and the side of a tile in pixels.
WIDE, HIGH, SIDE = 30, 17, 64
#: Stone under the earth, and in the light of the party's lamps.
_DARK, _LIT = "#8f97aa", "#b4ad9f"
#: Pixels that an area keeps from its rim, and those of the uppermost from the map's edge, for what is written on them.
_INSET, _TOP = 12, 26

Box = tuple[int, int, int, int]


class Place(NamedTuple):
    """An area of the table, in whole tiles, and the tileset and ground under it."""

    class_name: str
    holds: str
    box: Box
    tileset: str
    ground: str = "place"
    title: str = ""
    room: int = 0


class Plan(NamedTuple):
    """A table: its file, what is said of it, and its places. ``under`` is the tileset of what lies between them."""

    file: str
    title: str
    about: str
    under: str
    tint: str
    places: tuple[Place, ...]


def camp() -> Plan:
    """The encounter on bare rock, the party's half on its own cloth; decks at the left, Quests at the right."""
    rock, cloth = "stone_hall", "war_cloth"
    return Plan(
        "the_camp.tmx",
        "The Camp",
        "Bare rock above, where the dungeon comes; below it the cloth that the party has spread out.",
        rock,
        _DARK,
        (
            Place("CardPile", "dungeon deck", (0, 0, 3, 4), rock, title="Dungeon"),
            Place("CardPile", "dungeon grave", (0, 4, 3, 4), rock, title="Dungeon Grave"),
            Place("CardPile", "crawler grave", (0, 9, 3, 4), cloth, title="Crawler Grave"),
            Place("CardPile", "crawler deck", (0, 13, 3, 4), cloth, title="Crawler"),
            Place("CardRow", "encounter", (3, 0, 23, 6), rock, "zone", "Encounter", 5),
            Place("CardRow", "responses", (3, 6, 23, 3), rock, "place", "Response row"),
            Place("CardRow", "marching order", (3, 9, 23, 5), cloth, "zone", "Marching order", 5),
            Place("CardRow", "permanents", (3, 14, 23, 3), cloth, "place", "Permanents"),
            *(Place("CardSlot", f"quest {n}", (26, 6 * n - 6, 4, 5), cloth) for n in (1, 2, 3)),
        ),
    )


def crypt() -> Plan:
    """All of stone; Quests and the dungeon's cards at the left, the party's at the right."""
    rock = "stone_hall"
    return Plan(
        "the_crypt.tmx",
        "The Crypt",
        "A crypt of pale slabs with rims of brass: the dungeon's cards at the left, the party's at the right.",
        rock,
        _LIT,
        (
            Place("CardPile", "dungeon deck", (0, 0, 3, 4), rock, title="Dungeon"),
            Place("CardPile", "dungeon grave", (0, 4, 3, 4), rock, title="Dungeon Grave"),
            Place("CardPile", "crawler grave", (27, 9, 3, 4), rock, title="Crawler Grave"),
            Place("CardPile", "crawler deck", (27, 13, 3, 4), rock, title="Crawler"),
            Place("CardRow", "encounter", (3, 0, 24, 6), rock, "zone", "Encounter", 5),
            Place("CardRow", "responses", (3, 6, 24, 3), rock, "place", "Response row"),
            Place("CardRow", "marching order", (3, 9, 24, 5), rock, "zone", "Marching order", 5),
            Place("CardRow", "permanents", (3, 14, 24, 3), rock, "place", "Permanents"),
            Place("CardSlot", "quest 1", (0, 9, 3, 4), rock),
            Place("CardSlot", "quest 2", (0, 13, 3, 4), rock),
            Place("CardSlot", "quest 3", (27, 0, 3, 4), rock),
        ),
    )


def table(plan: Plan, draw: Any, numbers: dict[str, int]) -> str:
    """A table's map; ``draw`` is the script of the other tables, ``numbers`` are those of a tileset's tiles."""
    sets = tuple(dict.fromkeys((plan.under, *(place.tileset for place in plan.places))))
    first = {name: 1 + draw.TILES * order for order, name in enumerate(sets)}
    ground = {(x, y): first[plan.under] - 1 + numbers[f"table_{(x * 7 + y * 5 + x * y) % 4}"]
              for y in range(HIGH) for x in range(WIDE)}  # fmt: skip
    spread: dict[tuple[int, int], int] = {}
    rims: dict[tuple[int, int], int] = {}
    objects = []
    for number, place in enumerate(plan.places, 1):
        left, top, wide, high = place.box
        for y in range(top, top + high):
            for x in range(left, left + wide):
                tile = first[place.tileset] - 1 + numbers[f"{place.ground}_{(x * 3 + y * 5 + x * y) % 4}"]
                (ground if place.tileset == plan.under else spread)[x, y] = tile
                rim = draw.rim_of(x, y, place.box)
                if rim:
                    rims[x, y] = first[place.tileset] - 1 + numbers[rim]
        said = {"holds": place.holds, "room": place.room or "", "title": place.title}
        words = "".join(
            f'<property name="{name}"{" type=" + chr(34) + "int" + chr(34) if name == "room" else ""} value="{value}"/>'
            for name, value in said.items()
            if value
        )
        upper = top * SIDE + (_INSET if top else _TOP)
        objects.append(
            f'  <object id="{number}" type="{place.class_name}" x="{left * SIDE + _INSET}" y="{upper}"'
            f' width="{wide * SIDE - 2 * _INSET}" height="{(top + high) * SIDE - _INSET - upper}">'
            f"<properties>{words}</properties></object>"
        )
    layers = [_layer(1, "Ground", ground, plan.tint), _layer(2, "Cloth", spread), _layer(3, "Rims", rims)]
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<map version="1.10" tiledversion="1.10.2" class="CrawlerTable" orientation="orthogonal"'
            f' renderorder="right-down" width="{WIDE}" height="{HIGH}" tilewidth="{SIDE}" tileheight="{SIDE}"'
            f' infinite="0" nextlayerid="5" nextobjectid="{len(objects) + 1}">',
            f' <properties>\n  <property name="about" value="{plan.about}"/>',
            '  <property name="author" value="Tessera"/>',
            f'  <property name="title" value="{plan.title}"/>\n </properties>',
            *(f' <tileset firstgid="{first[name]}" source="../tilesets/{name}.tsx"/>' for name in sets),
            *layers,
            ' <objectgroup id="4" name="Places">',
            *objects,
            " </objectgroup>\n</map>\n",
        ]
    )


def _layer(number: int, name: str, tiles: dict[tuple[int, int], int], tint: str = "") -> str:
    rows = [",".join(str(tiles.get((x, y), 0)) for x in range(WIDE)) for y in range(HIGH)]
    data = ",\n".join(rows)
    tinted = f' tintcolor="{tint}"' if tint else ""
    return (
        f' <layer id="{number}" name="{name}" width="{WIDE}" height="{HIGH}"{tinted}>\n'
        f'  <data encoding="csv">\n{data}\n  </data>\n </layer>'
    )


def main() -> None:
    """Write both tables."""
    sys.path[:0] = [str(FOLDER)]
    import draw_tables

    spec = importlib.util.spec_from_file_location("table_tiles", FOLDER / "tilesets" / "draw_tables.py")
    assert spec is not None and spec.loader is not None
    tiles = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tiles)
    (FOLDER / "crawler").mkdir(exist_ok=True)
    for plan in (camp(), crypt()):
        text = table(plan, draw_tables, tiles.NUMBERS)
        (FOLDER / "crawler" / plan.file).write_text(text, encoding="utf-8")
    print("2 tables are written.")


if __name__ == "__main__":
    main()
