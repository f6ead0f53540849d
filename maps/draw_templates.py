"""Writes the object templates that come with Tessera: ``python maps/draw_templates.py`` writes maps/templates/*.tx.

In Tiled they are dragged from the project view on to an object layer, with class and properties already said.
"""

from __future__ import annotations

import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER.parent), str(FOLDER / "tilesets")]

from highland_names import EDGES, RUINS, WALL  # noqa: E402

from game.app.games.arena.map_words import GLYPH, GLYPH_PLACE, RUIN_WALL, SCORING_ZONE, START_ZONE, ZONE  # noqa: E402
from game.app.games.factions.map_words import (  # noqa: E402
    SEAT,
    TABLE_CAPITAL,
    TABLE_DECK,
    TABLE_GRAVEYARD,
    TABLE_HAND,
    TABLE_LOCATIONS,
    TABLE_STACK,
    TABLE_ZONE,
    ZONE_NUMBER,
)
from game.app.games.skirmish.map_words import START_AREA  # noqa: E402
from game.app.maps.card_table import CARD_CLASSES  # noqa: E402
from game.app.scenarios.words import SCENARIO_CLASSES  # noqa: E402


def template(name: str, class_name: str, shape: str, word: str = "", value: str = "", kind: str = "") -> str:
    """Return an object template: ``shape`` is what stands in the element, ``kind`` the property's, a choice of the
    project."""
    said = f' propertytype="{kind}"' if kind[:1].isupper() else f' type="{kind}"' if kind else ""
    words = f'  <properties>\n   <property name="{word}"{said} value="{value}"/>\n  </properties>\n' if word else ""
    opening, _, inner = shape.partition(">")
    called = f' name="{name}"' if name else ""
    object_ = " ".join(part for part in (f' <object{called} type="{class_name}"', opening) if part)
    body = f"{object_}>\n{words}{inner} </object>\n" if words or inner else f"{object_}/>\n"
    tileset = RUIN_SET if "gid=" in shape else ""
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<template>\n{tileset}{body}</template>\n'


RUIN_SET = ' <tileset firstgid="1" source="../tilesets/ruins.tsx"/>\n'
POINT = ">  <point/>\n"
AREA = 'width="256" height="256">'


def templates() -> dict[str, str]:
    """Return every template by its file's name."""
    found = {}
    for side in ("1", "2"):
        found[f"skirmish/start_area_{side}"] = template(
            f"Start area {side}", START_AREA.name, AREA, "side", side, "StartSide"
        )
    for zone in ZONE.values[1:]:
        found[f"arena/start_zone_{zone}"] = template(
            f"Start zone {zone}", START_ZONE.name, AREA, "zone", zone, ZONE.name
        )
    found["arena/scoring_zone"] = template("Scoring zone", SCORING_ZONE.name, AREA)
    for glyph in GLYPH.values[1:]:
        found[f"arena/glyph_{glyph}"] = template(f"{glyph} glyph", GLYPH_PLACE.name, POINT, "glyph", glyph, GLYPH.name)
    for edge in EDGES:
        gid = RUINS.index(f"wall_{edge}_0") + 1
        shape = f'gid="{gid}" width="64" height="128">'
        found[f"arena/ruin_wall_{edge}"] = template("Ruin", RUIN_WALL.name, shape, "height", str(WALL), "int")
    sizes = ((TABLE_CAPITAL, 90, 120), (TABLE_DECK, 100, 140), (TABLE_GRAVEYARD, 100, 140), (TABLE_HAND, 300, 140))
    for each, width, height in sizes:
        for side in SEAT.values[1:]:
            shape = f'width="{width}" height="{height}">'
            file = f"factions/{each.name.removeprefix('Table').lower()}_{side}"
            found[file] = template(f"{each.name} {side}", each.name, shape, "side", side, SEAT.name)
    for each, width, height in ((TABLE_ZONE, 340, 440), (TABLE_LOCATIONS, 340, 110)):
        for zone in ZONE_NUMBER.values[1:]:
            shape = f'width="{width}" height="{height}">'
            file = f"factions/{each.name.removeprefix('Table').lower()}_{zone}"
            found[file] = template(f"{each.name} {zone}", each.name, shape, "zone", zone, ZONE_NUMBER.name)
    found["factions/stack"] = template("Stack", TABLE_STACK.name, 'width="300" height="140">')
    sizes_of_cards = {"CardHand": (600, 100), "CardPile": (100, 140), "CardRow": (800, 220), "CardSlot": (160, 220),
                      "CardStack": (160, 600), "CardZone": (340, 440)}  # fmt: skip
    for each in CARD_CLASSES:
        width, height = sizes_of_cards[each.name]
        name = each.name.removeprefix("Card")
        found[f"cards/{name.lower()}"] = template(name, each.name, f'width="{width}" height="{height}">')
    for each in SCENARIO_CLASSES:
        if "object" in each.used_on:
            shape = AREA if each.name == "Region" else POINT
            found[f"scenario/{each.name.lower()}"] = template("", each.name, shape)
    return found


def main() -> None:
    """Write every template."""
    for name, text in templates().items():
        path = FOLDER / "templates" / f"{name}.tx"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("../tilesets", "../../tilesets"), encoding="utf-8")


if __name__ == "__main__":
    main()
