"""Arena's written positions on drawn battlefields: both directions between a document and a map."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import quoteattr

import msgspec

from game.app.scenarios.cards import DrawnCard
from game.app.scenarios.written import Document, MomentKind, card_of, defaults_of, record_of
from game.geometry.hexes import Stagger, from_axial, to_axial
from game.rules.arena.positions.documents import BoardDocument, write_board
from game.rules.arena.positions.reading import load_position
from game.rules.arena.state.board import Board
from game.rules.arena.state.table import Table, field
from game.tiled.hex_cells import HexCells

#: A hex's box and side in pixels, and tiles of the highlands and their ruins by their numbers.
_BOX, _SIDE = (64, 56), 28
_GRASS, _WATER, _GLYPHS = 7, 19, {"power": 27, "toughness": 28, "move": 29, "knowledge": 30, "random": 31}
_SCORING, _STARTS, _RUINS = 26, {"1": 23, "2": 24, "any": 25}, 33


def _stagger(document: Document) -> Stagger:
    drawn = document["map"]
    return Stagger(drawn.get("axis", "y"), drawn.get("index", "odd"))


def _draw(document: Document) -> list[DrawnCard]:
    stagger = _stagger(document)
    return [card_of(one, "", to_axial(stagger, *one["at"]), leave=("at",)) for one in document.pop("figures", ())]


def _write(cards: Sequence[DrawnCard], document: Document) -> None:
    stagger = _stagger(document)
    document["figures"] = [
        {**record_of(card), "at": list(from_axial(stagger, card.space)), "seat": card.seat} for card in cards
    ]


def _numbers(table: Table, cards: Sequence[DrawnCard]) -> tuple[int, ...]:
    by_space = {one.spaces[0]: one.id for one in field(table)}
    return tuple(by_space[card.space] for card in cards)


def _map_of(board: Board) -> Document:
    document: Document = msgspec.to_builtins(write_board(board))
    return document


def _draw_board(written: Document) -> str:
    """Return a map file on which a written battlefield lies, plain: grass and water, and what stands on them."""
    rows, mode = written["rows"], written.get("mode", "duel")
    width, height = len(rows[0]), len(rows)
    levels = {
        (x, y): int(sign, 36) if isinstance(sign, str) else sign
        for y, row in enumerate(rows)
        for x, sign in enumerate(row)
        if sign not in (".", " ", None)
    }
    left, top = written.get("origin", (0, 0))
    water = {(x - left, y - top) for x, y in written.get("water", ())}
    layers: list[tuple[str, str, dict[tuple[int, int], int]]] = []
    for level in sorted(set(levels.values())):
        ground = {at: _WATER if at in water else _GRASS for at, high in levels.items() if high == level}
        said = f'<properties><property name="level" type="int" value="{level}"/></properties>'
        layers.append((f'Level {level}" class="ArenaLevel', said, ground))
    zones = ("any",) if mode == "melee" else ("1", "2")
    marks = {(x - left, y - top): _SCORING for x, y in written.get("scoring", ())}
    for zone, area in zip(zones, written.get("starts", ()), strict=False):
        marks |= {(x - left, y - top): _STARTS[zone] for x, y in area}
    glyphs = {(one["at"][0] - left, one["at"][1] - top): one.get("kind", "random") for one in written.get("glyphs", ())}
    pillars = {(one["at"][0] - left, one["at"][1] - top): _RUINS for one in written.get("pillars", ())}
    layers.append(("Zones", "", marks))
    layers.append(("Glyphs", "", {at: _GLYPHS[kind] for at, kind in glyphs.items()}))
    layers.append(("Pillars", "", pillars))
    text = (
        '<map version="1.10" tiledversion="1.10.2" class="ArenaBattlefield" orientation="hexagonal"'
        f' renderorder="right-down" width="{width}" height="{height}" tilewidth="{_BOX[0]}" tileheight="{_BOX[1]}"'
        f' infinite="0" hexsidelength="{_SIDE}" staggeraxis="{written.get("axis", "y")}"'
        f' staggerindex="{written.get("index", "odd")}" nextlayerid="99" nextobjectid="999">\n <properties>\n'
        f'  <property name="mode" propertytype="ArenaMode" value={quoteattr(mode)}/>\n'
        f'  <property name="title" value={quoteattr(written.get("name", "Written battlefield"))}/>\n </properties>\n'
        ' <tileset firstgid="1" source="tilesets/highlands.tsx"/>\n'
        f' <tileset firstgid="{_RUINS}" source="tilesets/ruins.tsx"/>\n'
    )
    for number, (name, said, tiles) in enumerate(layers, 1):
        if tiles:
            lines = (",".join(str(tiles.get((x, y), 0)) for x in range(width)) for y in range(height))
            text += f' <layer id="{number}" name="{name}" width="{width}" height="{height}">{said}\n'
            text += '  <data encoding="csv">\n' + ",\n".join(lines) + "\n</data>\n </layer>\n"
    return text + _walls(written, (width, height), (left, top)) + "</map>\n"


def _walls(written: Document, size: tuple[int, int], origin: tuple[int, int]) -> str:
    """Return the layer of walls, each on the middle of the edge between its two spaces."""
    hexes = HexCells(size, _BOX, _SIDE, Stagger(written.get("axis", "y"), written.get("index", "odd")))
    text = ""
    for number, wall in enumerate(written.get("walls", ()), 1):
        ends = [hexes.middle((x - origin[0], y - origin[1])) for x, y in wall["between"]]
        x, y = ((ends[0][axis] + ends[1][axis]) / 2 for axis in (0, 1))
        text += f'  <object id="{number}" class="RuinWall" x="{x:g}" y="{y:g}"><properties>'
        text += f'<property name="height" type="int" value="{wall.get("height", 4)}"/></properties>'
        text += '<polyline points="-2,0 2,0"/></object>\n'
    return f' <objectgroup id="90" name="Walls">\n{text} </objectgroup>\n' if text else ""


MOMENTS = MomentKind(
    game="arena",
    draw=_draw,
    write=_write,
    load=load_position,
    list_of="colour",
    numbers=_numbers,
    map_of=_map_of,
    draw_board=_draw_board,
    map_defaults=defaults_of(BoardDocument),
)
