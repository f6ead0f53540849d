"""Lays out tables of cards from plans in whole tiles; ``draw_crawler_tables.py`` and ``draw_heroes_tables.py`` have
the plans of a game each.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).resolve().parent
#: Tiles across, and the side of a tile in pixels.
WIDE, SIDE = 30, 64
#: Stone under the earth, and in the light of lamps.
DARK, LIT = "#8f97aa", "#b4ad9f"
#: Pixels that an area keeps from its rim, and those of the uppermost from the map's edge, for what is written on them.
_INSET, _TOP = 12, 26
#: What the map says of a property that is no text.
_KINDS = {"room": ' type="int"', "side": ' propertytype="CardSide"'}

Box = tuple[int, int, int, int]


class Place(NamedTuple):
    """An area of the table, in whole tiles, and the tileset and ground under it; ``side`` is 0 for nobody's own."""

    class_name: str
    holds: str
    box: Box
    tileset: str
    ground: str = "place"
    title: str = ""
    room: int = 0
    side: int = 0


class Plan(NamedTuple):
    """A table: its class, its file, what is said of it, how many tiles it is high, and its places. ``under`` is the
    tileset of what lies between them."""

    map_class: str
    file: str
    title: str
    about: str
    high: int
    under: str
    tint: str
    places: tuple[Place, ...]


def table(plan: Plan, draw: Any, numbers: dict[str, int]) -> str:
    """Return a table's map; ``draw`` is the script of the first tables, ``numbers`` are those of a tileset's tiles."""
    sets = tuple(dict.fromkeys((plan.under, *(place.tileset for place in plan.places))))
    first = {name: 1 + draw.TILES * order for order, name in enumerate(sets)}
    ground = {(x, y): first[plan.under] - 1 + numbers[f"table_{(x * 7 + y * 5 + x * y) % 4}"]
              for y in range(plan.high) for x in range(WIDE)}  # fmt: skip
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
        said = {"holds": place.holds, "room": place.room or "", "side": place.side or "", "title": place.title}
        words = "".join(
            f'<property name="{name}"{_KINDS.get(name, "")} value="{value}"/>' for name, value in said.items() if value
        )
        upper = top * SIDE + (_INSET if top else _TOP)
        name = f"{place.holds} {place.side or ''}".rstrip()
        objects.append(
            f'  <object id="{number}" name="{name}" type="{place.class_name}" x="{left * SIDE + _INSET}" y="{upper}"'
            f' width="{wide * SIDE - 2 * _INSET}" height="{(top + high) * SIDE - _INSET - upper}">'
            f"<properties>{words}</properties></object>"
        )
    layers = [
        _layer(1, "Ground", ground, plan.high, plan.tint),
        _layer(2, "Cloth", spread, plan.high),
        _layer(3, "Rims", rims, plan.high),
    ]
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<map version="1.10" tiledversion="1.10.2" class="{plan.map_class}" orientation="orthogonal"'
            f' renderorder="right-down" width="{WIDE}" height="{plan.high}" tilewidth="{SIDE}" tileheight="{SIDE}"'
            f' infinite="0" nextlayerid="5" nextobjectid="{len(objects) + 1}">',
            f' <properties>\n  <property name="about" value="{plan.about}"/>',
            '  <property name="author" value="Tessera"/>',
            '  <property name="places" propertytype="CardPlaces" value="shared"/>',
            f'  <property name="title" value="{plan.title}"/>\n </properties>',
            *(f' <tileset firstgid="{first[name]}" source="../tilesets/{name}.tsx"/>' for name in sets),
            *layers,
            ' <objectgroup id="4" name="Places">',
            *objects,
            " </objectgroup>\n</map>\n",
        ]
    )


def _layer(number: int, name: str, tiles: dict[tuple[int, int], int], high: int, tint: str = "") -> str:
    rows = [",".join(str(tiles.get((x, y), 0)) for x in range(WIDE)) for y in range(high)]
    data = ",\n".join(rows)
    tinted = f' tintcolor="{tint}"' if tint else ""
    return (
        f' <layer id="{number}" name="{name}" width="{WIDE}" height="{high}"{tinted}>\n'
        f'  <data encoding="csv">\n{data}\n  </data>\n </layer>'
    )


def write(game: str, plans: tuple[Plan, ...]) -> None:
    """Write the tables of a game."""
    sys.path[:0] = [str(FOLDER)]
    import draw_tables

    spec = importlib.util.spec_from_file_location("table_tiles", FOLDER / "tilesets" / "draw_tables.py")
    assert spec is not None and spec.loader is not None
    tiles = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tiles)
    (FOLDER / game).mkdir(exist_ok=True)
    for plan in plans:
        text = table(plan, draw_tables, tiles.NUMBERS)
        (FOLDER / game / plan.file).write_text(text, encoding="utf-8")
    print(f"{len(plans)} tables are written.")
